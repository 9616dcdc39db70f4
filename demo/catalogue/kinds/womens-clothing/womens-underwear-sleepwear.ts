import type { Group } from '../../kind.ts';
import { plusSizes } from './sizes.ts';

export const womensUnderwearSleepwear: Group = {
  slug: 'womens-underwear-sleepwear',
  name: ["Women's Underwear & Sleepwear", '女士内衣家居服'],
  kinds: [
    {
      id: 'womens-bra',
      leaf: ['Bras', '文胸'],
      emoji: '👙',
      prop: '🌹',
      titles: [
        ['{fabric} {support} Bra, {feature}, {closure}', '{fabric}{support}文胸{feature}{closure}内衣女'],
        ["Women's {support} Bra, {fabric}, {feature}", '女士{support}内衣{fabric}{feature}胸罩'],
      ],
      words: {
        fabric: [
          ['Lace', '蕾丝'],
          ['Seamless', '无痕'],
          ['Soft Cotton', '柔软棉质'],
          ['Ice Silk', '冰丝'],
        ],
        support: [
          ['Wireless', '无钢圈'],
          ['Push-Up', '聚拢'],
          ['Full Cup', '全罩杯'],
          ['Light Padded', '薄款'],
        ],
        feature: [
          ['Breathable', '透气'],
          ['Side Smoothing', '收副乳'],
          ['Anti-Sag', '防下垂'],
          ['Wide Straps', '宽肩带'],
        ],
        closure: [
          ['Front Closure', '前扣'],
          ['Three-Row Back Hooks', '后背三排扣'],
          ['Removable Straps', '可拆肩带'],
        ],
      },
      attributes: [
        [
          ['Composition', '成分'],
          [
            ['Nylon and elastane', '锦纶/氨纶'],
            ['Polyester and elastane', '聚酯纤维/氨纶'],
          ],
        ],
        [
          ['Cup thickness', '模杯厚度'],
          [
            ['Thin', '薄模杯'],
            ['Medium', '中模杯'],
            ['Thin top, thick base', '上薄下厚'],
          ],
        ],
        [
          ['Pads', '胸垫'],
          [
            ['Fixed', '固定'],
            ['Removable', '可拆卸'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'pink', 'wine', 'grey', 'white'],
      option: {
        name: ['Size', '尺码'],
        values: ['34B', '36B', '38B', '36C', '38C', '40C', '42D'],
      },
      yuan: [11, 48],
      grams: [90, 180],
      box: [22, 16, 6],
      alsoCalled: ['brassiere', 'lingerie', 'ladies underwear'],
    },
    {
      id: 'womens-pyjamas',
      leaf: ["Women's Pyjamas", '女士睡衣'],
      emoji: '👘',
      prop: '🌙',
      titles: [
        ["Women's {fabric} Pyjama Set, {pattern}, {piece}", '{fabric}睡衣女{pattern}{piece}家居服套装'],
        ['{pattern} {fabric} Sleepwear for Women, {piece}, {detail}', '{pattern}{fabric}家居服女{piece}{detail}'],
      ],
      words: {
        fabric: [
          ['Ice Silk', '冰丝'],
          ['Knitted Cotton', '针织棉'],
          ['Cotton Gauze', '棉纱布'],
          ['Modal', '莫代尔'],
          ['Satin', '缎面'],
        ],
        pattern: [
          ['Cartoon', '卡通'],
          ['Check', '格子'],
          ['Plain', '纯色'],
          ['Floral', '碎花'],
        ],
        piece: [
          ['Two Piece', '两件套'],
          ['Top and Shorts', '上衣短裤'],
          ['Top and Trousers', '上衣长裤'],
        ],
        detail: [
          ['Button Front', '开衫'],
          ['Lace Trim', '蕾丝边'],
          ['Loose Fit', '宽松'],
          ['with Chest Pads', '带胸垫'],
        ],
      },
      attributes: [
        [
          ['Sleeve length', '袖长'],
          [
            ['Short sleeve', '短袖'],
            ['Long sleeve', '长袖'],
          ],
        ],
        [
          ['Collar', '领型'],
          [
            ['Round neck', '圆领'],
            ['Turn-down collar', '翻领'],
            ['V-neck', 'V领'],
          ],
        ],
        [
          ['Waist', '腰型'],
          [
            ['Elastic', '松紧腰'],
            ['Elastic with drawstring', '松紧抽绳'],
          ],
        ],
      ],
      colours: ['pink', 'lilac', 'sky', 'grey', 'wine', 'mint'],
      option: plusSizes,
      unit: 50,
      yuan: [22, 79],
      grams: [280, 650],
      box: [32, 25, 6],
      alsoCalled: ['pjs', 'sleepwear', 'nightwear', 'pajamas'],
    },
    {
      id: 'womens-shapewear',
      leaf: ['Shapewear', '塑身衣'],
      emoji: '🩱',
      prop: '✨',
      titles: [
        ['{cut} Shapewear for Women, {control}, {feature}', '{cut}塑身衣女{control}{feature}'],
        ['{control} {cut} Body Shaper, {feature}', '{control}{cut}塑形内衣{feature}'],
      ],
      words: {
        cut: [
          ['High Waist', '高腰'],
          ['Full Body', '连体'],
          ['Mid-Thigh', '中腿'],
          ['Open Bust', '无胸托'],
        ],
        control: [
          ['Tummy Control', '收腹'],
          ['Bum Lifting', '提臀'],
          ['Waist Cinching', '束腰'],
          ['After-Birth Support', '产后收腹'],
        ],
        feature: [
          ['Seamless', '无痕'],
          ['Breathable Mesh', '透气网纱'],
          ['with Hooks and Zip', '排扣拉链'],
          ['All-Day Comfort', '久穿舒适'],
        ],
      },
      attributes: [
        [
          ['Composition', '成分'],
          [
            ['90% nylon, 10% elastane', '90%锦纶 10%氨纶'],
            ['Nylon and elastane', '锦纶/氨纶'],
          ],
        ],
        [
          ['Firmness', '塑形强度'],
          [
            ['Light', '轻压'],
            ['Medium', '中压'],
            ['Firm', '强压'],
          ],
        ],
        [
          ['Gusset', '裆部'],
          [
            ['Cotton', '纯棉'],
            ['Open with hooks', '开裆挂扣'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'brown'],
      option: plusSizes,
      yuan: [14, 68],
      grams: [110, 320],
      box: [24, 18, 4],
      alsoCalled: ['body shaper', 'girdle', 'step-in', 'waist trainer'],
    },
    {
      id: 'womens-panties',
      edition: 2,
      leaf: ['Panties', '女士内裤'],
      emoji: '🩲',
      prop: '🌸',
      titles: [
        ["Women's {material} Panties, {style}, {feature}", '女士{material}内裤{style}{feature}'],
        ['{style} {material} Panties for Women, {pattern}, {feature}', '{style}女士{material}内裤{pattern}{feature}'],
      ],
      words: {
        material: [
          ['Cotton', '纯棉'],
          ['Modal', '莫代尔'],
          ['Ice Silk', '冰丝'],
          ['Lace', '蕾丝'],
        ],
        style: [
          ['High Waist', '高腰'],
          ['Mid Waist', '中腰'],
          ['Full Brief', '大码包臀'],
          ['Boyleg', '平角'],
        ],
        feature: [
          ['Seamless', '无痕'],
          ['Breathable', '透气'],
          ['Antibacterial Crotch', '抗菌裆'],
          ['Stretch', '弹力'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Floral', '碎花'],
          ['Striped', '条纹'],
        ],
      },
      attributes: [
        [
          ['Pieces in the pack', '每包件数'],
          [
            ['3 pieces', '3条'],
            ['5 pieces', '5条'],
            ['6 pieces', '6条'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Gift box', '盒装'],
            ['Zip bag', '拉链袋'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'pink', 'white', 'wine', 'multi'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', '3XL', '4XL'] },
      unit: 40,
      yuan: [12, 48],
      grams: [90, 260],
      box: [20, 14, 4],
      alsoCalled: ['ladies panties', 'knickers', 'calcinhas'],
    },
    {
      id: 'womens-nightdress',
      edition: 2,
      leaf: ['Nightdresses', '女士睡裙'],
      emoji: '👗',
      prop: '🌜',
      titles: [
        ["Women's {material} Nightdress, {sleeve}, {pattern}", '女士{material}睡裙{sleeve}{pattern}'],
        ['{pattern} {material} Nightie, {sleeve}, {length}', '{pattern}{material}睡裙{sleeve}{length}'],
      ],
      words: {
        material: [
          ['Cotton', '纯棉'],
          ['Satin', '仿真丝'],
          ['Milk Silk', '牛奶丝'],
          ['Modal', '莫代尔'],
        ],
        sleeve: [
          ['Short Sleeve', '短袖'],
          ['Long Sleeve', '长袖'],
          ['Sleeveless', '无袖'],
          ['Strap', '吊带'],
        ],
        pattern: [
          ['Floral', '碎花'],
          ['Cartoon', '卡通'],
          ['Plain', '纯色'],
          ['Polka Dot', '波点'],
        ],
        length: [
          ['Knee Length', '及膝'],
          ['Full Length', '长款'],
          ['Mid-Calf', '中长'],
        ],
      },
      attributes: [
        [
          ['Season', '季节'],
          [
            ['Summer', '夏季'],
            ['All seasons', '四季'],
          ],
        ],
        [
          ['Collar', '领型'],
          [
            ['Round neck', '圆领'],
            ['V neck', 'V领'],
            ['Lace trim', '蕾丝领'],
          ],
        ],
      ],
      colours: ['pink', 'lilac', 'navy', 'grey', 'wine', 'sky'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', '3XL', '4XL'] },
      yuan: [14, 58],
      grams: [160, 320],
      box: [28, 22, 3],
      alsoCalled: ['nightie', 'nagrok', 'camisa de noite', 'night gown'],
    },
  ],
};
