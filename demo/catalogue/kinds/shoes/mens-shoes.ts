import type { Group } from '../../kind.ts';
import { mensSizes } from './sizes.ts';

export const mensShoes: Group = {
  slug: 'mens-shoes',
  name: ["Men's Shoes", '男鞋'],
  kinds: [
    {
      id: 'mens-formal-shoes',
      leaf: ["Men's Formal Shoes", '男士皮鞋'],
      emoji: '👞',
      prop: '💼',
      titles: [
        ["Men's {upper} {style} Shoes, {toe}, {occasion} Wear", '{upper}{style}皮鞋男{toe}{occasion}'],
        [
          '{occasion} Formal Shoes for Men, {style}, {upper}, {feature}',
          '{occasion}男士正装皮鞋{style}{upper}{feature}',
        ],
      ],
      words: {
        upper: [
          ['Patent Leather', '漆皮'],
          ['Cow Leather', '牛皮'],
          ['Faux Leather', 'PU皮'],
          ['Microfibre Leather', '超纤皮'],
        ],
        style: [
          ['Oxford', '牛津'],
          ['Derby', '德比'],
          ['Brogue', '布洛克'],
          ['Monk Strap', '孟克'],
        ],
        toe: [
          ['Pointed Toe', '尖头'],
          ['Round Toe', '圆头'],
          ['Square Toe', '方头'],
        ],
        occasion: [
          ['Business', '商务'],
          ['Wedding', '婚礼'],
          ['Office', '通勤'],
        ],
        feature: [
          ['Breathable', '透气'],
          ['Non-Slip', '防滑'],
          ['Hidden Heel', '内增高'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['TPR', 'TPR'],
            ['Tendon rubber', '牛筋'],
          ],
        ],
        [
          ['Lining', '内里'],
          [
            ['Pigskin', '猪皮'],
            ['PU', 'PU'],
            ['Breathable mesh', '透气网布'],
          ],
        ],
        [
          ['Construction', '制作工艺'],
          [
            ['Cemented', '胶粘'],
            ['Stitched', '缝制'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'wine'],
      option: mensSizes,
      unit: 20,
      yuan: [45, 168],
      grams: [800, 1200],
      box: [32, 21, 12],
      alsoCalled: ['leather shoes', 'dress shoes', 'church shoes'],
    },
    {
      id: 'mens-loafers',
      leaf: ['Loafers', '乐福鞋'],
      emoji: '👞',
      prop: '☀️',
      titles: [
        ["Men's {upper} Loafers, {detail}, {feature}", '{upper}乐福鞋男{detail}{feature}'],
        ['{style} Slip-On Shoes for Men, {upper}, {feature}', '{style}一脚蹬男鞋{upper}{feature}'],
        ['{style} {upper} Loafers for Men, {detail}', '{style}{upper}男士乐福鞋{detail}'],
      ],
      words: {
        upper: [
          ['Soft Leather', '软皮'],
          ['Faux Suede', '仿麂皮'],
          ['Canvas', '帆布'],
          ['Woven', '编织'],
        ],
        detail: [
          ['Horsebit Buckle', '马衔扣'],
          ['Tassel', '流苏'],
          ['Penny Strap', '横带装饰'],
          ['Hand Stitched', '手工缝线'],
        ],
        feature: [
          ['Soft Sole', '软底'],
          ['Breathable', '透气'],
          ['Lightweight', '轻便'],
          ['Non-Slip', '防滑'],
        ],
        style: [
          ['Driving', '驾车'],
          ['Business Casual', '商务休闲'],
          ['British', '英伦'],
          ['Summer', '夏季'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Rubber studs', '豆豆橡胶底'],
            ['TPR', 'TPR'],
            ['EVA', 'EVA'],
          ],
        ],
        [
          ['Lining', '内里'],
          [
            ['PU', 'PU'],
            ['Cotton', '棉布'],
            ['Pigskin', '猪皮'],
          ],
        ],
        [
          ['Toe', '鞋头'],
          [
            ['Round toe', '圆头'],
            ['Square toe', '方头'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'navy', 'camel', 'grey'],
      option: mensSizes,
      unit: 20,
      yuan: [32, 118],
      grams: [550, 900],
      box: [31, 20, 11],
      alsoCalled: ['mocs', 'moccasins', 'slip-ons', 'driving shoes'],
    },
    {
      id: 'mens-desert-boots',
      leaf: ['Vellies & Desert Boots', '沙漠靴'],
      emoji: '🥾',
      prop: '🌵',
      titles: [
        ["Men's {upper} Desert Boots, {sole}, {style}", '{upper}沙漠靴男{sole}{style}'],
        ['{style} {upper} Vellies for Men, {height}, {sole}', '{style}{upper}男士工装短靴{height}{sole}'],
      ],
      words: {
        upper: [
          ['Suede', '反绒皮'],
          ['Cow Leather', '牛皮'],
          ['Nubuck', '磨砂皮'],
          ['Faux Suede', '仿麂皮'],
        ],
        sole: [
          ['Rubber Sole', '橡胶底'],
          ['Crepe Sole', '生胶底'],
          ['Non-Slip Sole', '防滑底'],
        ],
        style: [
          ['Vintage', '复古'],
          ['Outdoor', '户外'],
          ['British Style', '英伦'],
          ['Casual', '休闲'],
        ],
        height: [
          ['Ankle Height', '中帮'],
          ['High Cut', '高帮'],
          ['Low Cut', '低帮'],
        ],
      },
      attributes: [
        [
          ['Lining', '内里'],
          [
            ['Unlined', '无里'],
            ['Pigskin', '猪皮'],
            ['Short plush', '短绒'],
          ],
        ],
        [
          ['Eyelets', '鞋眼'],
          [
            ['2 pairs', '2对'],
            ['3 pairs', '3对'],
            ['4 pairs', '4对'],
          ],
        ],
        [
          ['Toe', '鞋头'],
          [
            ['Round toe', '圆头'],
            ['Moccasin toe', '马克线鞋头'],
          ],
        ],
      ],
      colours: ['camel', 'brown', 'beige', 'grey', 'black'],
      option: mensSizes,
      unit: 20,
      yuan: [48, 168],
      grams: [800, 1250],
      box: [33, 22, 12],
      alsoCalled: ['vellies', 'veldskoen', 'velskoene', 'chukka boots'],
    },
  ],
};
