import type { Group } from '../../kind.ts';
import { babyHeights } from './sizes.ts';

export const babyClothing: Group = {
  slug: 'baby-clothing',
  name: ['Baby Clothing', '婴儿服装'],
  kinds: [
    {
      id: 'baby-romper',
      leaf: ['Baby Rompers', '婴儿连体衣'],
      emoji: '👕',
      prop: '🍼',
      titles: [
        ['{fabric} Baby Romper, {pattern}, {sleeve}', '{fabric}婴儿连体衣{pattern}{sleeve}'],
        ['Newborn {sleeve} Babygrow, {fabric}, {feature}, {pattern}', '新生儿{sleeve}爬服{fabric}{feature}{pattern}'],
      ],
      words: {
        fabric: [
          ['Pure Cotton', '纯棉'],
          ['Organic Cotton', '有机棉'],
          ['Bamboo Fibre', '竹纤维'],
          ['Muslin Cotton', '纱布棉'],
        ],
        pattern: [
          ['Animal Print', '动物印花'],
          ['Plain', '纯色'],
          ['Striped', '条纹'],
          ['Cartoon', '卡通'],
        ],
        sleeve: [
          ['Long Sleeve', '长袖'],
          ['Short Sleeve', '短袖'],
          ['Sleeveless', '无袖'],
        ],
        feature: [
          ['Double Zip', '双向拉链'],
          ['Press Studs', '按扣'],
          ['Tagless', '无骨缝制'],
          ['Breathable', '透气'],
        ],
      },
      attributes: [
        [['Safety class', '安全等级'], [['Class A (infant)', 'A类']]],
        [
          ['Season', '季节'],
          [
            ['All seasons', '四季'],
            ['Spring and summer', '春夏'],
            ['Autumn', '秋季'],
          ],
        ],
        [
          ['Neckline', '领型'],
          [
            ['Round neck', '圆领'],
            ['Kimono neck', '和尚领'],
            ['Envelope neck', '信封领'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['0 to 12 months', '0-12个月'],
            ['3 to 24 months', '3-24个月'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'sky', 'yellow', 'mint', 'beige'],
      option: babyHeights,
      yuan: [13, 48],
      grams: [90, 200],
      box: [22, 18, 3],
      alsoCalled: ['babygrow', 'onesie', 'sleepsuit', 'bodysuit'],
    },
    {
      id: 'baby-hat-mitten-set',
      leaf: ['Baby Hats & Mittens', '婴儿帽子手套'],
      emoji: '🧤',
      prop: '🍼',
      titles: [
        ['{fabric} Baby {set}, {pattern}, {season}', '{season}{fabric}婴儿{set}{pattern}'],
        ['Newborn {set}, {pattern}, {fabric}, {feature}', '新生儿{set}{pattern}{fabric}{feature}'],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Knitted', '针织'],
          ['Soft Fleece', '柔软抓绒'],
        ],
        set: [
          ['Beanie and Mitten Set', '帽子手套套装'],
          ['Hat and Bootie Set', '帽子脚套套装'],
          ['Hat, Mitten and Bootie Set', '帽子手套脚套三件套'],
        ],
        pattern: [
          ['Bear Ears', '小熊耳朵'],
          ['Plain', '纯色'],
          ['Striped', '条纹'],
          ['Star Pattern', '星星图案'],
        ],
        season: [
          ['Autumn Winter', '秋冬'],
          ['Spring Autumn', '春秋'],
          ['Winter', '冬季'],
        ],
        feature: [
          ['Anti-Scratch', '防抓脸'],
          ['Warm', '保暖'],
          ['Stretchy', '弹力'],
        ],
      },
      attributes: [
        [['Safety class', '安全等级'], [['Class A (infant)', 'A类']]],
        [
          ['Head circumference', '头围'],
          [
            ['34 to 40 cm', '34-40cm'],
            ['40 to 46 cm', '40-46cm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Bag', '袋装'],
            ['Gift box', '礼盒装'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['0 to 3 months', '0-3个月'],
            ['0 to 6 months', '0-6个月'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'sky', 'grey', 'beige'],
      unit: 50,
      yuan: [8, 32],
      grams: [50, 150],
      box: [18, 14, 4],
      alsoCalled: ['beanie', 'booties', 'newborn hat'],
    },
    {
      id: 'baby-bib',
      leaf: ['Baby Bibs', '婴儿口水巾'],
      emoji: '🧣',
      prop: '🥕',
      titles: [
        ['{fabric} Baby Bib, {pattern}, {pack}', '{fabric}婴儿围嘴{pattern}{pack}'],
        ['{feature} Bib for Babies, {fabric}, {pattern}, {pack}', '{feature}宝宝口水巾{fabric}{pattern}{pack}'],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Muslin Gauze', '纱布'],
          ['Terry Cotton', '毛巾布'],
          ['Bamboo Fibre', '竹纤维'],
        ],
        pattern: [
          ['Animal Pattern', '动物图案'],
          ['Plain', '纯色'],
          ['Fruit Pattern', '水果图案'],
          ['Star Pattern', '星星图案'],
        ],
        feature: [
          ['Waterproof Back', '防水背层'],
          ['Super Absorbent', '强吸水'],
          ['Adjustable', '可调节'],
          ['Rotating Round', '360度旋转'],
        ],
        pack: [
          ['Pack of 3', '3条装'],
          ['Pack of 5', '5条装'],
          ['Pack of 8', '8条装'],
        ],
      },
      attributes: [
        [
          ['Fastening', '固定方式'],
          [
            ['Press studs', '按扣'],
            ['Hook and loop', '魔术贴'],
          ],
        ],
        [
          ['Layers', '层数'],
          [
            ['3 layers', '3层'],
            ['4 layers', '4层'],
            ['6 layers', '6层'],
          ],
        ],
        [['Safety class', '安全等级'], [['Class A (infant)', 'A类']]],
      ],
      colours: ['white', 'pink', 'sky', 'yellow', 'multi'],
      unit: 40,
      yuan: [9, 35],
      grams: [80, 220],
      box: [20, 15, 4],
      alsoCalled: ['dribble bib', 'drool bib', 'feeding bib'],
    },
    {
      id: 'baby-sleeping-bag',
      leaf: ['Baby Sleeping Bags', '婴儿睡袋'],
      emoji: '🛏️',
      prop: '🌙',
      titles: [
        ['{fabric} Baby Sleeping Bag, {build}, {pattern}', '{fabric}婴儿睡袋{build}{pattern}'],
        ['{season} Baby Sleep Sack, {fabric}, {build}, {pattern}', '{season}宝宝防踢被睡袋{fabric}{build}{pattern}'],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Muslin Gauze', '纱布'],
          ['Organic Cotton', '有机棉'],
          ['Knitted Cotton', '针织棉'],
        ],
        build: [
          ['Sleeveless', '背心式'],
          ['Split Leg', '分腿式'],
          ['Swaddle Style', '襁褓式'],
          ['Detachable Sleeves', '可拆袖'],
        ],
        pattern: [
          ['Bear Pattern', '小熊图案'],
          ['Cloud Pattern', '云朵图案'],
          ['Star Pattern', '星星图案'],
          ['Forest Animals', '森林动物'],
        ],
        season: [
          ['Summer', '夏季'],
          ['Winter', '冬季'],
          ['All Season', '四季通用'],
        ],
      },
      attributes: [
        [
          ['Zip', '拉链'],
          [
            ['Double zip', '双向拉链'],
            ['Side zip', '侧拉链'],
          ],
        ],
        [['Safety class', '安全等级'], [['Class A (infant)', 'A类']]],
        [
          ['Washing', '洗涤'],
          [
            ['Machine wash', '可机洗'],
            ['Hand wash', '手洗'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['0 to 18 months', '0-18个月'],
            ['6 months to 3 years', '6个月-3岁'],
          ],
        ],
      ],
      colours: ['white', 'beige', 'sky', 'pink', 'grey'],
      option: { name: ['Length', '长度'], values: ['60 cm', '70 cm', '80 cm', '90 cm', '100 cm'] },
      yuan: [28, 98],
      grams: [300, 750],
      box: [32, 25, 8],
      alsoCalled: ['sleep sack', 'swaddle', 'sleepsack'],
    },
  ],
};
