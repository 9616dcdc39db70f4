import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const mensUnderwearSleepwear: Group = {
  slug: 'mens-underwear-sleepwear',
  name: ["Men's Underwear & Sleepwear", '男士内衣家居服'],
  kinds: [
    {
      id: 'mens-underpants',
      leaf: ["Men's Underpants", '男士内裤'],
      emoji: '🩲',
      titles: [
        ["Men's {fabric} {cut}, {feature}, {pack}", '{fabric}男士{cut}{feature}{pack}'],
        ['{feature} {cut} for Men, {fabric}, {pack}', '{feature}{cut}男{fabric}{pack}'],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Modal', '莫代尔'],
          ['Ice Silk', '冰丝'],
          ['Bamboo Fibre', '竹纤维'],
        ],
        cut: [
          ['Boxer Briefs', '平角内裤'],
          ['Briefs', '三角内裤'],
          ['Boxer Shorts', '阿罗裤'],
        ],
        feature: [
          ['Breathable', '透气'],
          ['Antibacterial', '抗菌'],
          ['Stretch', '弹力'],
          ['Mid-Waist', '中腰'],
        ],
        pack: [
          ['Pack of 3', '3条装'],
          ['Pack of 4', '4条装'],
          ['Pack of 5', '5条装'],
        ],
      },
      attributes: [
        [
          ['Waistband', '腰头'],
          [
            ['Wide elastic', '宽边松紧'],
            ['Covered elastic', '内包松紧'],
            ['Letter print elastic', '字母腰边'],
          ],
        ],
        [
          ['Pouch', '囊袋'],
          [
            ['U-shaped pouch', 'U凸囊袋'],
            ['Flat front', '平裆'],
          ],
        ],
        [
          ['Gusset', '裆部'],
          [
            ['Graphene antibacterial', '石墨烯抗菌'],
            ['Cotton', '纯棉'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'wine', 'blue', 'multi'],
      option: { name: ['Size', '尺码'], values: ['L', 'XL', 'XXL', '3XL', '4XL'] },
      unit: 40,
      yuan: [12, 48],
      grams: [140, 300],
      box: [20, 14, 5],
      alsoCalled: ['broekies', 'undies', 'boxers', 'trunks'],
    },
    {
      id: 'mens-pyjamas',
      leaf: ["Men's Pyjamas", '男士睡衣'],
      emoji: '👘',
      prop: '💤',
      titles: [
        ["Men's {fabric} Pyjamas, {pattern}, {sleeve}", '{fabric}睡衣男{pattern}{sleeve}家居服'],
        [
          '{pattern} {fabric} Sleepwear Set for Men, {collar}, {sleeve}',
          '{pattern}{fabric}男士家居服套装{collar}{sleeve}',
        ],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Modal', '莫代尔'],
          ['Satin', '缎面'],
          ['Cotton Gauze', '棉纱布'],
        ],
        pattern: [
          ['Check', '格子'],
          ['Plain', '纯色'],
          ['Striped', '条纹'],
          ['Cartoon', '卡通'],
        ],
        sleeve: [
          ['Long Sleeve and Trousers', '长袖长裤'],
          ['Short Sleeve and Shorts', '短袖短裤'],
          ['Short Sleeve and Trousers', '短袖长裤'],
        ],
        collar: [
          ['Button Front', '开衫'],
          ['Round Neck', '圆领'],
          ['Turn-Down Collar', '翻领'],
        ],
      },
      attributes: [
        [
          ['Waist', '腰型'],
          [
            ['Elastic', '松紧腰'],
            ['Elastic with drawstring', '松紧抽绳'],
          ],
        ],
        [
          ['Pockets', '口袋'],
          [
            ['Chest and side pockets', '胸袋加侧袋'],
            ['Side pockets', '侧袋'],
          ],
        ],
        [
          ['Washing', '洗涤'],
          [
            ['Machine wash', '可机洗'],
            ['Hand wash', '手洗'],
          ],
        ],
      ],
      colours: ['navy', 'grey', 'black', 'wine', 'sky'],
      option: sizes,
      unit: 50,
      yuan: [29, 89],
      grams: [350, 650],
      box: [32, 25, 6],
      alsoCalled: ['pjs', 'sleepwear', 'nightwear', 'pajamas'],
    },
    {
      id: 'mens-thermal-underwear',
      leaf: ['Thermal Underwear', '保暖内衣'],
      emoji: '👕',
      prop: '🔥',
      titles: [
        ["Men's {fabric} Thermal Underwear Set, {neck}, {feature}", '{fabric}保暖内衣男套装{neck}{feature}'],
        ['{feature} Long Johns and Top for Men, {fabric}, {neck}', '{feature}男士秋衣秋裤套装{fabric}{neck}'],
      ],
      words: {
        fabric: [
          ['Brushed Fleece', '德绒'],
          ['Cotton', '纯棉'],
          ['Modal', '莫代尔'],
          ['Wool Blend', '羊毛混纺'],
        ],
        neck: [
          ['Round Neck', '圆领'],
          ['V-Neck', 'V领'],
          ['Half Polo Neck', '半高领'],
        ],
        feature: [
          ['Self-Heating', '自发热'],
          ['Seamless', '无痕'],
          ['Thick', '加厚'],
          ['Stretch', '高弹'],
        ],
      },
      attributes: [
        [
          ['Fabric weight', '克重'],
          [
            ['200 g/m²', '200克'],
            ['260 g/m²', '260克'],
            ['320 g/m²', '320克'],
          ],
        ],
        [
          ['Fit', '版型'],
          [
            ['Close fitting', '贴身'],
            ['Regular', '常规'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Winter', '冬季'],
            ['Autumn and winter', '秋冬'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'wine'],
      option: sizes,
      unit: 50,
      yuan: [24, 85],
      grams: [350, 650],
      box: [30, 23, 6],
      alsoCalled: ['long johns', 'thermals', 'base layer'],
    },
    {
      id: 'mens-socks',
      edition: 2,
      leaf: ['Socks', '男士袜子'],
      emoji: '🧦',
      titles: [
        ["Men's {material} Socks, {style}, {feature}", '男士{material}袜子{style}{feature}'],
        ['{feature} {style} Socks for {use}, {material}', '{feature}{style}袜{use}{material}'],
      ],
      words: {
        material: [
          ['Combed Cotton', '精梳棉'],
          ['Bamboo Fibre', '竹纤维'],
          ['Wool Blend', '羊毛混纺'],
          ['Cotton', '纯棉'],
        ],
        style: [
          ['Ankle', '船袜'],
          ['Crew', '中筒'],
          ['Long', '长筒'],
          ['No-Show', '隐形'],
        ],
        feature: [
          ['Breathable', '透气'],
          ['Odour Resistant', '防臭'],
          ['Thick', '加厚'],
          ['Cushioned Sole', '毛巾底'],
        ],
        use: [
          ['Work', '上班'],
          ['Sport', '运动'],
          ['Winter', '冬季'],
        ],
      },
      attributes: [
        [
          ['Season', '季节'],
          [
            ['All seasons', '四季'],
            ['Winter', '冬季'],
          ],
        ],
        [
          ['Fits', '适合鞋码'],
          [
            ['EU 39-44 / UK 6-9.5', '39-44码'],
            ['EU 41-46 / UK 7.5-11', '41-46码'],
          ],
        ],
      ],
      colours: ['black', 'white', 'grey', 'navy', 'brown', 'multi'],
      unit: 20,
      yuan: [2, 14],
      grams: [40, 110],
      box: [18, 9, 3],
      alsoCalled: ['sokkies', 'amasokisi', 'masokisi', 'meias'],
    },
  ],
};
