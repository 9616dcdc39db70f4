import type { Group } from '../../kind.ts';
import { womensSizes } from './sizes.ts';

export const womensShoes: Group = {
  slug: 'womens-shoes',
  name: ["Women's Shoes", '女鞋'],
  kinds: [
    {
      id: 'womens-high-heels',
      leaf: ['High Heels', '高跟鞋'],
      emoji: '👠',
      titles: [
        ["Women's {toe} High Heels, {heel}, {upper}, {occasion} Wear", '{toe}{heel}高跟鞋女{upper}{occasion}'],
        ['{upper} {occasion} Court Shoes, {toe}, {heel}', '{upper}女士单鞋{occasion}{toe}{heel}'],
      ],
      words: {
        toe: [
          ['Pointed Toe', '尖头'],
          ['Round Toe', '圆头'],
          ['Square Toe', '方头'],
        ],
        heel: [
          ['Stiletto Heel', '细跟'],
          ['Block Heel', '粗跟'],
          ['Flared Heel', '酒杯跟'],
        ],
        upper: [
          ['Patent', '漆皮'],
          ['Faux Suede', '绒面'],
          ['Satin', '缎面'],
          ['Glitter', '亮片'],
          ['Matt Faux Leather', '哑光皮面'],
        ],
        occasion: [
          ['Office', '职业通勤'],
          ['Wedding', '婚礼'],
          ['Party', '派对'],
          ['Matric Dance', '毕业舞会'],
        ],
      },
      attributes: [
        [
          ['Heel height', '跟高'],
          [
            ['5 cm', '5cm'],
            ['7 cm', '7cm'],
            ['9 cm', '9cm'],
          ],
        ],
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['TPR', 'TPR'],
          ],
        ],
        [
          ['Lining', '内里'],
          [
            ['Microfibre', '超纤'],
            ['PU', 'PU'],
          ],
        ],
        [
          ['Fastening', '闭合方式'],
          [
            ['Slip-on', '套脚'],
            ['Ankle strap', '踝带'],
          ],
        ],
      ],
      colours: ['black', 'red', 'silver', 'gold', 'beige', 'wine'],
      option: womensSizes,
      unit: 20,
      yuan: [32, 118],
      grams: [550, 850],
      box: [29, 19, 10],
      alsoCalled: ['heels', 'stilettos', 'court shoes', 'pumps'],
    },
    {
      id: 'womens-flats',
      leaf: ['Flats & Pumps', '平底单鞋'],
      emoji: '🥿',
      titles: [
        ["Women's {toe} Flat Pumps, {upper}, {detail}", '{toe}平底单鞋女{upper}{detail}'],
        ['{feature} {upper} Ballet Flats for Women, {toe}, {detail}', '{feature}{upper}芭蕾鞋女{toe}{detail}'],
      ],
      words: {
        toe: [
          ['Round Toe', '圆头'],
          ['Pointed Toe', '尖头'],
          ['Square Toe', '方头'],
        ],
        upper: [
          ['Soft Leather', '软皮'],
          ['Knitted', '飞织'],
          ['Faux Suede', '绒面'],
          ['Patent', '漆皮'],
        ],
        detail: [
          ['with Bow', '蝴蝶结'],
          ['with Metal Buckle', '金属扣'],
          ['Mary Jane Strap', '玛丽珍一字带'],
          ['Plain', '素面简约'],
        ],
        feature: [
          ['Foldable', '可折叠'],
          ['Non-Slip', '防滑'],
          ['Breathable', '透气'],
          ['Soft Sole', '软底'],
        ],
      },
      attributes: [
        [
          ['Heel height', '跟高'],
          [
            ['1 cm', '1cm'],
            ['2 cm', '2cm'],
          ],
        ],
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['TPR', 'TPR'],
            ['Tendon rubber', '牛筋'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Spring and autumn', '春秋'],
            ['Summer', '夏季'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'pink', 'silver', 'brown', 'red'],
      option: womensSizes,
      unit: 20,
      yuan: [18, 68],
      grams: [350, 550],
      box: [28, 17, 9],
      alsoCalled: ['pumps', 'ballerinas', 'flat shoes'],
    },
    {
      id: 'womens-sandals',
      leaf: ["Women's Sandals", '女士凉鞋'],
      emoji: '👡',
      titles: [
        ["Women's {sole} Sandals, {strap}, {upper}", '{sole}凉鞋女{strap}{upper}'],
        ['{style} Summer Sandals for Women, {sole}, {strap}', '{style}夏季女士凉鞋{sole}{strap}'],
      ],
      words: {
        sole: [
          ['Wedge', '坡跟'],
          ['Platform', '厚底'],
          ['Flat', '平底'],
          ['Block Heel', '粗跟'],
        ],
        strap: [
          ['Ankle Strap', '一字扣带'],
          ['Cross Straps', '交叉绑带'],
          ['T-Strap', 'T字带'],
          ['Elastic Strap', '松紧带'],
        ],
        upper: [
          ['Woven', '编织'],
          ['Faux Leather', 'PU皮'],
          ['Rhinestone', '水钻'],
          ['Beaded', '串珠'],
        ],
        style: [
          ['Bohemian', '波西米亚'],
          ['Roman', '罗马'],
          ['Holiday', '度假'],
          ['Elegant', '优雅'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['PU', 'PU'],
            ['EVA', 'EVA'],
          ],
        ],
        [
          ['Toe', '鞋头'],
          [
            ['Open toe', '露趾'],
            ['Peep toe', '鱼嘴'],
          ],
        ],
        [
          ['Insole', '鞋垫'],
          [
            ['PU', 'PU'],
            ['Soft foam', '软垫'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'beige', 'gold', 'white', 'camel'],
      option: womensSizes,
      unit: 20,
      yuan: [22, 78],
      grams: [450, 800],
      box: [30, 19, 10],
      alsoCalled: ['wedges', 'strappy sandals', 'platform sandals'],
    },
    {
      id: 'womens-ankle-boots',
      leaf: ["Women's Ankle Boots", '女士短靴'],
      emoji: '👢',
      prop: '🍂',
      titles: [
        ["Women's {upper} Ankle Boots, {heel}, {closure}", '{upper}短靴女{heel}{closure}'],
        ['{season} Ankle Boots for Women, {heel}, {upper}, {lining}', '{season}女士短靴{heel}{upper}{lining}'],
      ],
      words: {
        upper: [
          ['Faux Suede', '绒面'],
          ['Faux Leather', 'PU皮'],
          ['Patent', '漆皮'],
          ['Stretch Knit', '弹力针织'],
        ],
        heel: [
          ['Block Heel', '粗跟'],
          ['Flat Sole', '平底'],
          ['Platform Sole', '厚底'],
          ['Mid Heel', '中跟'],
        ],
        closure: [
          ['Side Zip', '侧拉链'],
          ['Lace-Up', '系带'],
          ['Slip-On', '一脚蹬'],
          ['Back Zip', '后拉链'],
        ],
        season: [
          ['Autumn Winter', '秋冬'],
          ['Winter', '冬季'],
          ['Autumn', '秋季'],
        ],
        lining: [
          ['Fleece Lined', '加绒'],
          ['Short Plush Lining', '短绒里'],
          ['Thin Lining', '单里'],
        ],
      },
      attributes: [
        [
          ['Toe', '鞋头'],
          [
            ['Round toe', '圆头'],
            ['Pointed toe', '尖头'],
            ['Square toe', '方头'],
          ],
        ],
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['TPR', 'TPR'],
          ],
        ],
        [
          ['Shaft height', '筒高'],
          [
            ['10 cm', '10cm'],
            ['13 cm', '13cm'],
            ['16 cm', '16cm'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'camel', 'beige', 'wine'],
      option: womensSizes,
      unit: 20,
      yuan: [42, 148],
      grams: [750, 1200],
      box: [32, 24, 12],
      alsoCalled: ['booties', 'ankle boots', 'Chelsea boots'],
    },
  ],
};
