import type { Group } from '../../kind.ts';
import { sizes, waists } from './sizes.ts';

export const mensBottoms: Group = {
  slug: 'mens-bottoms',
  name: ['Trousers & Shorts', '男裤'],
  kinds: [
    {
      id: 'mens-jeans',
      leaf: ["Men's Jeans", '男士牛仔裤'],
      emoji: '👖',
      prop: '🎸',
      titles: [
        ["Men's {cut} Jeans, {fabric}, {detail}", '{cut}牛仔裤男{fabric}{detail}'],
        ['{wash} {cut} Denim Jeans for Men, {detail}', '{wash}{cut}男士牛仔长裤{detail}'],
      ],
      words: {
        cut: [
          ['Slim Fit', '修身'],
          ['Straight Leg', '直筒'],
          ['Loose Fit', '宽松'],
          ['Tapered', '小脚'],
        ],
        fabric: [
          ['Stretch Denim', '弹力'],
          ['Cotton Denim', '纯棉'],
          ['Thick Denim', '加厚'],
        ],
        detail: [
          ['Ripped', '破洞'],
          ['Business Casual', '商务休闲'],
          ['Multi Pocket', '多口袋'],
          ['Hard Wearing', '耐磨'],
          ['Patchwork', '拼接'],
        ],
        wash: [
          ['Vintage Wash', '复古水洗'],
          ['Stone Wash', '石磨水洗'],
          ['Snow Wash', '雪花洗'],
        ],
      },
      attributes: [
        [
          ['Waist', '腰型'],
          [
            ['Mid waist', '中腰'],
            ['Low waist', '低腰'],
            ['High waist', '高腰'],
          ],
        ],
        [
          ['Closure', '门襟'],
          [
            ['Zip', '拉链'],
            ['Buttons', '纽扣'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['All seasons', '四季'],
            ['Autumn and winter', '秋冬'],
          ],
        ],
      ],
      colours: ['blue', 'navy', 'black', 'grey', 'sky'],
      option: waists,
      yuan: [36, 110],
      grams: [550, 850],
      box: [34, 26, 5],
      alsoCalled: ['denims', 'denim pants'],
    },
    {
      id: 'mens-chinos',
      leaf: ['Chinos', '休闲裤'],
      emoji: '👖',
      prop: '👞',
      titles: [
        ["Men's {fabric} Chino Trousers, {fit}, {feature}", '{fabric}休闲裤男{fit}{feature}'],
        ['{use} Trousers for Men, {fit}, {fabric}, {feature}', '{use}男士长裤{fit}{fabric}{feature}'],
      ],
      words: {
        fabric: [
          ['Stretch Cotton', '弹力棉'],
          ['Twill Cotton', '斜纹棉'],
          ['Cotton Linen', '棉麻'],
          ['Brushed Cotton', '磨毛棉'],
        ],
        fit: [
          ['Slim Fit', '修身'],
          ['Straight Leg', '直筒'],
          ['Tapered', '小脚'],
          ['Relaxed Fit', '宽松'],
        ],
        feature: [
          ['Anti-Wrinkle', '抗皱'],
          ['Easy Iron', '易打理'],
          ['Elastic Waist', '松紧腰'],
          ['Hard Wearing', '耐磨'],
        ],
        use: [
          ['Business', '商务'],
          ['Office', '通勤'],
          ['Weekend', '周末休闲'],
        ],
      },
      attributes: [
        [
          ['Length', '裤长'],
          [
            ['Full length', '长裤'],
            ['Ankle length', '九分裤'],
          ],
        ],
        [
          ['Pockets', '口袋'],
          [
            ['Slant pockets', '斜插袋'],
            ['Slant and welt pockets', '斜插袋加后挖袋'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['Thin', '薄款'],
            ['Regular', '常规'],
          ],
        ],
      ],
      colours: ['camel', 'beige', 'navy', 'black', 'army', 'grey'],
      option: waists,
      yuan: [28, 88],
      grams: [400, 600],
      box: [32, 25, 4],
      alsoCalled: ['longs', 'khakis', 'casual pants'],
    },
    {
      id: 'mens-cargo-pants',
      leaf: ['Cargo Pants', '工装裤'],
      emoji: '👖',
      prop: '🏕️',
      titles: [
        ["Men's {fit} Cargo Pants for {use}, {feature}", '{use}工装裤男{fit}{feature}'],
        ['{fabric} Multi-Pocket Cargo Pants for {use}, {fit}', '{fabric}多口袋工装裤男{use}{fit}'],
        ["Men's {fabric} Cargo Trousers, {feature}, {fit}", '{fabric}男士工装长裤{feature}{fit}'],
      ],
      words: {
        fit: [
          ['Loose Fit', '宽松'],
          ['Straight Leg', '直筒'],
          ['Cuffed Ankle', '束脚'],
        ],
        feature: [
          ['Six Pockets', '六口袋'],
          ['Drawstring Waist', '抽绳腰'],
          ['Zip Pockets', '拉链口袋'],
          ['Reinforced Knees', '膝部加固'],
        ],
        fabric: [
          ['Cotton Canvas', '帆布棉'],
          ['Ripstop', '防撕裂'],
          ['Twill Cotton', '斜纹棉'],
          ['Quick-Dry', '速干'],
        ],
        use: [
          ['Camping', '露营'],
          ['Work', '劳保工作'],
          ['Hiking', '徒步'],
          ['Everyday Wear', '日常'],
        ],
      },
      attributes: [
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Camouflage', '迷彩'],
          ],
        ],
        [
          ['Stretch', '弹力'],
          [
            ['No stretch', '无弹'],
            ['Slight stretch', '微弹'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['All seasons', '四季'],
            ['Spring and autumn', '春秋'],
            ['Summer', '夏季'],
          ],
        ],
      ],
      colours: ['army', 'camel', 'black', 'grey', 'navy'],
      option: sizes,
      yuan: [29, 95],
      grams: [450, 700],
      box: [32, 26, 5],
      alsoCalled: ['combat pants', 'work pants', 'utility pants'],
    },
    {
      id: 'mens-shorts',
      leaf: ["Men's Shorts", '男士短裤'],
      emoji: '🩳',
      titles: [
        ["Men's {use} Shorts, {fabric}, {feature}", '{use}短裤男{fabric}{feature}'],
        ['{fit} {fabric} Shorts for Men, {feature}', '{fabric}男士短裤{fit}{feature}'],
        ["Men's {fit} {use} Shorts, {feature}", '男士{fit}{use}短裤{feature}'],
      ],
      words: {
        use: [
          ['Beach', '沙滩'],
          ['Gym', '健身'],
          ['Casual', '休闲'],
          ['Running', '跑步'],
        ],
        fabric: [
          ['Quick-Dry', '速干'],
          ['Cotton', '纯棉'],
          ['Ice Silk', '冰丝'],
          ['Mesh', '网眼'],
        ],
        feature: [
          ['with Zip Pockets', '拉链口袋'],
          ['Drawstring Waist', '抽绳'],
          ['Elastic Waist', '松紧腰'],
          ['Side Stripe', '侧边条纹'],
        ],
        fit: [
          ['Loose Fit', '宽松'],
          ['Knee-Length', '五分'],
          ['Above-Knee', '三分'],
        ],
      },
      attributes: [
        [
          ['Lining', '里布'],
          [
            ['Mesh lining', '网里'],
            ['Unlined', '无里布'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Printed', '印花'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Summer', '夏季'],
            ['Spring and summer', '春夏'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'army', 'blue', 'camel'],
      option: sizes,
      yuan: [12, 48],
      grams: [160, 320],
      box: [27, 21, 3],
      alsoCalled: ['baggies', 'board shorts', 'gym shorts'],
    },
  ],
};
