import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const mensKnitSweatwear: Group = {
  slug: 'mens-knit-sweatwear',
  name: ['Hoodies & Jerseys', '卫衣毛衣'],
  kinds: [
    {
      id: 'mens-hoodie',
      leaf: ["Men's Hoodies", '男士卫衣'],
      emoji: '🧥',
      prop: '🛹',
      titles: [
        ["Men's {fit} Hoodie, {pattern}, {feature}", '{fit}连帽卫衣男{pattern}{feature}'],
        ['{style} {pattern} Hooded Sweatshirt for Men, {feature}, {fit}', '{style}{pattern}男士连帽卫衣{feature}{fit}'],
      ],
      words: {
        fit: [
          ['Oversized', '宽松大版'],
          ['Regular Fit', '常规版'],
          ['Slim Fit', '修身'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Letter Print', '字母印花'],
          ['Embroidered', '刺绣'],
          ['Colour Block', '撞色'],
        ],
        feature: [
          ['Fleece Lined', '加绒加厚'],
          ['Heavyweight', '重磅'],
          ['Full Zip', '拉链开衫'],
          ['Kangaroo Pocket', '袋鼠兜'],
        ],
        style: [
          ['Street', '街头'],
          ['Sports', '运动'],
          ['American Vintage', '美式复古'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Cotton', '纯棉'],
            ['Cotton and polyester', '涤棉'],
            ['French terry', '毛圈布'],
          ],
        ],
        [
          ['Fabric weight', '克重'],
          [
            ['320 g/m²', '320克'],
            ['380 g/m²', '380克'],
            ['420 g/m²', '420克'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Autumn and winter', '秋冬'],
            ['Spring and autumn', '春秋'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'army', 'white', 'brown'],
      option: sizes,
      yuan: [28, 95],
      grams: [480, 850],
      box: [36, 30, 7],
      alsoCalled: ['hoody', 'sweatshirt', 'hooded top'],
    },
    {
      id: 'mens-jersey',
      leaf: ["Men's Jerseys", '男士毛衣'],
      emoji: '🧥',
      prop: '🧶',
      titles: [
        ["Men's {pattern} Knit Jersey, {neck}, {feature}", '{pattern}针织毛衣男{neck}{feature}'],
        ['{season} {neck} Sweater for Men, {pattern} Knit, {feature}', '{season}{neck}毛衫男{pattern}{feature}'],
      ],
      words: {
        pattern: [
          ['Cable', '麻花'],
          ['Plain', '纯色'],
          ['Striped', '条纹'],
          ['Jacquard', '提花'],
        ],
        neck: [
          ['V-Neck', 'V领'],
          ['Round Neck', '圆领'],
          ['Polo Neck', '高领'],
          ['Half-Zip', '半拉链'],
        ],
        feature: [
          ['Slim Fit', '修身'],
          ['Loose Fit', '宽松'],
          ['Anti-Pilling', '抗起球'],
          ['Soft and Warm', '柔软保暖'],
        ],
        season: [
          ['Winter', '冬季'],
          ['Autumn', '秋季'],
          ['Autumn Winter', '秋冬'],
        ],
      },
      attributes: [
        [
          ['Yarn', '成分'],
          [
            ['Wool blend', '羊毛混纺'],
            ['Acrylic', '腈纶'],
            ['Cotton', '纯棉'],
            ['Core-spun yarn', '包芯纱'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['Regular', '常规'],
            ['Thick', '加厚'],
          ],
        ],
        [
          ['Gauge', '针型'],
          [
            ['7 gauge', '7针'],
            ['12 gauge', '12针'],
          ],
        ],
      ],
      colours: ['grey', 'navy', 'black', 'camel', 'wine', 'army'],
      option: sizes,
      yuan: [32, 118],
      grams: [350, 700],
      box: [33, 27, 6],
      alsoCalled: ['jersey', 'sweater', 'pullover', 'jumper'],
    },
    {
      id: 'mens-tracksuit',
      leaf: ["Men's Tracksuits", '男士运动套装'],
      emoji: '🎽',
      prop: '🏅',
      titles: [
        ["Men's {fabric} Tracksuit, {top}, {feature}", '{fabric}运动套装男{top}{feature}'],
        ['{season} Sports Suit for Men, {top}, {feature}, {fabric}', '{season}男士休闲运动服{top}{feature}{fabric}'],
      ],
      words: {
        fabric: [
          ['Cotton Blend', '棉混纺'],
          ['Knitted Polyester', '针织涤纶'],
          ['Scuba Knit', '空气层'],
          ['Quick-Dry', '速干'],
        ],
        top: [
          ['Zip Jacket and Pants', '拉链上衣长裤'],
          ['Hooded Two-Piece', '连帽两件套'],
          ['Stand Collar Two-Piece', '立领两件套'],
        ],
        feature: [
          ['Side Stripe', '侧边条纹'],
          ['Colour Block', '撞色拼接'],
          ['Loose Fit', '宽松'],
          ['Cuffed Ankle', '束脚'],
        ],
        season: [
          ['Spring', '春季'],
          ['Autumn', '秋季'],
          ['Winter', '冬季'],
        ],
      },
      attributes: [
        [
          ['Pockets', '口袋'],
          [
            ['Zip pockets', '拉链口袋'],
            ['Open pockets', '无拉链口袋'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['Regular', '常规'],
            ['Brushed inside', '内里磨毛'],
          ],
        ],
        [
          ['Logo service', '定制'],
          [
            ['Printing to order', '可定制印花'],
            ['None', '不支持定制'],
          ],
        ],
      ],
      colours: ['black', 'navy', 'grey', 'red', 'blue'],
      option: sizes,
      unit: 50,
      yuan: [45, 138],
      grams: [700, 1200],
      box: [36, 30, 8],
      alsoCalled: ['track suit', 'sweatsuit', 'jogging suit'],
    },
  ],
};
