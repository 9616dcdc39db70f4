import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const mensJacketsWorkwear: Group = {
  slug: 'mens-jackets-workwear',
  name: ['Jackets & Workwear', '夹克工装'],
  kinds: [
    {
      id: 'mens-puffer-jacket',
      leaf: ["Men's Puffer Jackets", '男士棉服'],
      emoji: '🧥',
      prop: '⛄',
      titles: [
        ["Men's {weight} {style} Puffer Jacket, {feature}", '{style}{weight}棉服男{feature}'],
        ['{style} Winter Padded Jacket for Men, {feature}, {weight}', '冬季{style}男士棉衣{feature}{weight}'],
      ],
      words: {
        weight: [
          ['Thick', '加厚'],
          ['Lightweight', '轻薄'],
          ['Mid-Weight', '中厚'],
        ],
        feature: [
          ['Hooded', '连帽'],
          ['Stand Collar', '立领'],
          ['Windproof', '防风'],
          ['Water Repellent', '防泼水'],
          ['Detachable Hood', '可拆卸帽'],
        ],
        style: [
          ['Street', '潮流'],
          ['Korean', '韩版'],
          ['Business', '商务'],
          ['Outdoor', '户外'],
        ],
      },
      attributes: [
        [
          ['Filling', '填充物'],
          [
            ['Polyester wadding', '聚酯棉'],
            ['Down-like cotton', '羽绒棉'],
            ['Cotton wadding', '棉花'],
          ],
        ],
        [
          ['Shell', '面料'],
          [
            ['Polyester', '聚酯纤维'],
            ['Nylon', '锦纶'],
          ],
        ],
        [
          ['Length', '衣长'],
          [
            ['Short', '短款'],
            ['Regular', '常规'],
            ['Mid-length', '中长款'],
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
      colours: ['black', 'navy', 'army', 'grey', 'wine'],
      option: sizes,
      yuan: [62, 210],
      grams: [700, 1400],
      box: [40, 32, 12],
      alsoCalled: ['winter jacket', 'puffer', 'padded jacket'],
    },
    {
      id: 'mens-bomber-jacket',
      leaf: ['Bomber Jackets', '飞行员夹克'],
      emoji: '🧥',
      prop: '🏍️',
      titles: [
        ["Men's {fabric} Bomber Jacket, {detail}, {fit}", '{fabric}飞行员夹克男{detail}{fit}'],
        ['{style} {fabric} Jacket for Men, {fit}, {detail}', '{style}{fabric}夹克男{fit}{detail}'],
      ],
      words: {
        fabric: [
          ['Faux Leather', 'PU皮'],
          ['Nylon', '尼龙'],
          ['Faux Suede', '仿麂皮'],
          ['Twill', '斜纹'],
        ],
        detail: [
          ['Stand Collar', '立领'],
          ['Ribbed Cuffs', '罗纹袖口'],
          ['Embroidered', '刺绣'],
          ['Zip Sleeve Pocket', '袖臂拉链袋'],
        ],
        fit: [
          ['Slim Fit', '修身'],
          ['Loose Fit', '宽松'],
          ['Regular Fit', '常规版'],
        ],
        style: [
          ['Biker', '机车'],
          ['Baseball', '棒球'],
          ['Casual', '休闲'],
          ['Military Style', '军旅风'],
        ],
      },
      attributes: [
        [
          ['Lining', '里料'],
          [
            ['Polyester', '聚酯纤维'],
            ['Quilted', '绗缝里'],
            ['Fleece', '抓绒'],
          ],
        ],
        [
          ['Closure', '门襟'],
          [
            ['Zip', '拉链'],
            ['Press studs', '按扣'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Spring and autumn', '春秋'],
            ['Autumn and winter', '秋冬'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'army', 'navy', 'camel'],
      option: sizes,
      yuan: [55, 178],
      grams: [550, 1000],
      box: [36, 30, 8],
      alsoCalled: ['leather jacket', 'baseball jacket', 'biker jacket'],
    },
    {
      id: 'mens-windbreaker',
      leaf: ['Windbreakers', '冲锋衣'],
      emoji: '🧥',
      prop: '⛰️',
      titles: [
        ["Men's {activity} Windbreaker, {feature}, {build}", '{activity}冲锋衣男{feature}{build}'],
        ['{build} Outdoor Jacket for {activity}, {feature}', '{build}男士户外外套{activity}{feature}'],
      ],
      words: {
        activity: [
          ['Hiking', '徒步'],
          ['Cycling', '骑行'],
          ['Fishing', '钓鱼'],
          ['Mountain Climbing', '登山'],
        ],
        feature: [
          ['Waterproof', '防水'],
          ['Hooded', '连帽'],
          ['Breathable', '透气'],
          ['Wear-Resistant', '耐磨'],
        ],
        build: [
          ['Single-Layer', '单层'],
          ['Fleece Lined', '抓绒内里'],
          ['Three-in-One', '三合一'],
          ['Softshell', '软壳'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Polyester', '聚酯纤维'],
            ['Nylon', '锦纶'],
          ],
        ],
        [
          ['Water resistance', '防水指数'],
          [
            ['3000 mm', '3000mm'],
            ['5000 mm', '5000mm'],
            ['8000 mm', '8000mm'],
          ],
        ],
        [
          ['Pockets', '口袋'],
          [
            ['Two zip pockets', '两个拉链袋'],
            ['Four pockets', '四个口袋'],
          ],
        ],
        [
          ['Reflective trim', '反光条'],
          [
            ['Yes', '有'],
            ['No', '无'],
          ],
        ],
      ],
      colours: ['black', 'orange', 'blue', 'army', 'grey', 'red'],
      option: sizes,
      yuan: [42, 188],
      grams: [300, 1100],
      box: [34, 28, 7],
      alsoCalled: ['anorak', 'rain jacket', 'softshell'],
    },
    {
      id: 'mens-work-overalls',
      leaf: ['Work Overalls', '工作服'],
      emoji: '🦺',
      titles: [
        ['{build} Work Overalls for {trade}, {feature}, {fabric}', '{trade}工作服{build}{feature}{fabric}'],
        ["Men's {fabric} Workwear for {trade}, {build}, {feature}", '男士{fabric}劳保服{build}{feature}{trade}'],
      ],
      words: {
        build: [
          ['Two-Piece', '上下套装'],
          ['One-Piece', '连体'],
          ['Bib and Brace', '背带'],
        ],
        trade: [
          ['Mechanics', '汽修'],
          ['Construction', '建筑工地'],
          ['Factory Work', '工厂车间'],
          ['Mining', '矿山'],
          ['Farm Work', '农场'],
        ],
        feature: [
          ['Reflective Strips', '反光条'],
          ['Hard Wearing', '耐磨'],
          ['Multi Pocket', '多口袋'],
          ['Anti-Static', '防静电'],
        ],
        fabric: [
          ['Poly-Cotton', '涤棉'],
          ['Thick Cotton', '加厚纯棉'],
          ['Denim', '牛仔'],
        ],
      },
      attributes: [
        [
          ['Fabric weight', '克重'],
          [
            ['200 g/m²', '200克'],
            ['240 g/m²', '240克'],
            ['280 g/m²', '280克'],
          ],
        ],
        [
          ['Closure', '门襟'],
          [
            ['Zip', '拉链'],
            ['Buttons', '纽扣'],
            ['Press studs', '按扣'],
          ],
        ],
        [
          ['Logo service', '定制'],
          [
            ['Printing to order', '可印字'],
            ['Embroidery to order', '可刺绣'],
            ['None', '不支持定制'],
          ],
        ],
      ],
      colours: ['navy', 'orange', 'grey', 'blue', 'army'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', '3XL', '4XL'] },
      unit: 50,
      yuan: [38, 118],
      grams: [700, 1200],
      box: [36, 28, 8],
      alsoCalled: ['conti suit', 'overall', 'boiler suit', 'work suit'],
    },
    {
      id: 'rain-suit',
      edition: 2,
      leaf: ['Raincoats & Rain Suits', '雨衣雨裤'],
      emoji: '🧥',
      prop: '🌧️',
      titles: [
        ['{style} {material} Rain Suit, {feature}', '{style}{material}雨衣套装{feature}'],
        ['{feature} Raincoat for {use}, {material}, {style}', '{feature}雨衣{use}{material}{style}'],
      ],
      words: {
        style: [
          ['Adult', '成人'],
          ['Hooded', '连帽'],
          ['Two-Piece', '分体'],
        ],
        material: [
          ['PVC', 'PVC'],
          ['Polyester', '涤纶'],
          ['Rubberised', '橡胶'],
          ['Nylon', '尼龙'],
        ],
        feature: [
          ['Reflective Strip', '反光条'],
          ['Double-Layer', '双层'],
          ['Storm Flap', '防风门襟'],
          ['Heavy Duty', '加厚'],
        ],
        use: [
          ['Motorcycle', '摩托车'],
          ['Farm Work', '农用'],
          ['Security Guards', '保安'],
          ['Fishing', '钓鱼'],
        ],
      },
      attributes: [
        [
          ['Seams', '接缝'],
          [
            ['Heat sealed', '热压'],
            ['Taped', '压胶'],
          ],
        ],
        [
          ['Pockets', '口袋'],
          [
            ['Two', '两个'],
            ['None', '无'],
          ],
        ],
      ],
      colours: ['navy', 'yellow', 'black', 'army', 'orange'],
      option: { name: ['Size', '尺码'], values: ['L', 'XL', 'XXL', '3XL', '4XL'] },
      unit: 50,
      yuan: [22, 118],
      grams: [450, 1300],
      box: [34, 26, 6],
      alsoCalled: ['reënjas', 'reënpak', 'rain gear', 'capa de chuva'],
    },
  ],
};
