import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const womensTops: Group = {
  slug: 'womens-tops',
  name: ['Tops & Knitwear', '上衣针织'],
  kinds: [
    {
      id: 'womens-t-shirt',
      leaf: ["Women's T-Shirts", '女士T恤'],
      emoji: '👕',
      prop: '🌸',
      titles: [
        ["Women's {fabric} T-Shirt, {fit}, {pattern}", '{fabric}T恤女{fit}{pattern}上衣'],
        ['{fit} {pattern} Tee for Women, {neck}, {fabric}', '{pattern}{neck}短袖T恤女{fit}{fabric}'],
      ],
      words: {
        fabric: [
          ['Pure Cotton', '纯棉'],
          ['Combed Cotton', '精梳棉'],
          ['Modal', '莫代尔'],
          ['Stretch Cotton', '弹力棉'],
        ],
        fit: [
          ['Oversized', '宽松大版'],
          ['Slim Fit', '修身'],
          ['Cropped', '短款'],
          ['Regular Fit', '常规版'],
        ],
        pattern: [
          ['Letter Print', '字母印花'],
          ['Plain', '纯色'],
          ['Striped', '条纹'],
          ['Cartoon Print', '卡通印花'],
          ['Embroidered', '刺绣'],
        ],
        neck: [
          ['Round Neck', '圆领'],
          ['V-Neck', 'V领'],
          ['Square Neck', '方领'],
        ],
      },
      attributes: [
        [
          ['Fabric weight', '克重'],
          [
            ['180 g/m²', '180克'],
            ['200 g/m²', '200克'],
            ['230 g/m²', '230克'],
          ],
        ],
        [
          ['Sleeve length', '袖长'],
          [
            ['Short sleeve', '短袖'],
            ['Half sleeve', '五分袖'],
          ],
        ],
        [
          ['Style', '风格'],
          [
            ['Korean', '韩版'],
            ['Street', '街头'],
            ['Basic', '基础款'],
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
      colours: ['white', 'black', 'pink', 'mint', 'lilac', 'grey', 'beige'],
      option: sizes,
      yuan: [9, 38],
      grams: [150, 260],
      box: [28, 22, 2],
      alsoCalled: ['tee', 'tshirt', 'ladies top'],
    },
    {
      id: 'womens-blouse',
      leaf: ['Blouses', '女士衬衫'],
      emoji: '👚',
      titles: [
        ['{fabric} Blouse for Women, {sleeve}, {detail}', '{fabric}衬衫女{sleeve}{detail}上衣'],
        ["Women's {occasion} {fabric} Shirt, {detail}, {sleeve}", '{occasion}{fabric}女士衬衣{detail}{sleeve}'],
      ],
      words: {
        fabric: [
          ['Chiffon', '雪纺'],
          ['Satin', '缎面'],
          ['Cotton', '纯棉'],
          ['Cotton Linen', '棉麻'],
          ['Crinkle', '褶皱'],
        ],
        sleeve: [
          ['Long Sleeve', '长袖'],
          ['Puff Sleeve', '泡泡袖'],
          ['Lantern Sleeve', '灯笼袖'],
          ['Short Sleeve', '短袖'],
        ],
        detail: [
          ['Bow Tie Neck', '蝴蝶结领'],
          ['V-Neck', 'V领'],
          ['Stand Collar', '立领'],
          ['Ruffle Front', '荷叶边'],
          ['Lace Trim', '蕾丝拼接'],
        ],
        occasion: [
          ['Office', '通勤'],
          ['Casual', '休闲'],
          ['Smart', '气质'],
        ],
      },
      attributes: [
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Small dots', '小波点'],
            ['Floral', '碎花'],
          ],
        ],
        [
          ['Fit', '版型'],
          [
            ['Loose', '宽松'],
            ['Regular', '常规'],
            ['Slim', '修身'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Spring and summer', '春夏'],
            ['Spring and autumn', '春秋'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'sky', 'beige', 'black', 'wine'],
      option: sizes,
      yuan: [19, 68],
      grams: [160, 300],
      box: [30, 23, 3],
      alsoCalled: ['ladies shirt', 'office top'],
    },
    {
      id: 'womens-jersey',
      leaf: ["Women's Jerseys", '女士毛衣'],
      emoji: '👚',
      prop: '🧶',
      titles: [
        ["Women's {knit} Knit Jersey, {neck}, {fit}", '{knit}针织毛衣女{neck}{fit}'],
        ['{fit} {neck} Sweater for Women, {knit} Knit, {season}', '{season}{neck}毛衣女{knit}{fit}'],
      ],
      words: {
        knit: [
          ['Cable', '麻花'],
          ['Ribbed', '坑条'],
          ['Chunky', '粗棒针'],
          ['Soft Fluffy', '软糯'],
          ['Striped', '条纹'],
        ],
        neck: [
          ['Polo Neck', '高领'],
          ['V-Neck', 'V领'],
          ['Round Neck', '圆领'],
          ['Half Zip', '半拉链'],
        ],
        fit: [
          ['Loose Fit', '宽松'],
          ['Cropped', '短款'],
          ['Slim Fit', '修身'],
          ['Long Line', '中长款'],
        ],
        season: [
          ['Autumn Winter', '秋冬'],
          ['Winter Warm', '冬季保暖'],
          ['Early Spring', '早春'],
        ],
      },
      attributes: [
        [
          ['Yarn', '成分'],
          [
            ['Acrylic', '腈纶'],
            ['Wool blend', '羊毛混纺'],
            ['Core-spun yarn', '包芯纱'],
            ['Mohair blend', '马海毛混纺'],
          ],
        ],
        [
          ['Sleeve length', '袖长'],
          [
            ['Long sleeve', '长袖'],
            ['Nine-tenths sleeve', '九分袖'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['Regular', '常规'],
            ['Thick', '加厚'],
          ],
        ],
      ],
      colours: ['beige', 'camel', 'grey', 'black', 'wine', 'lilac', 'navy'],
      option: {
        name: ['Size', '尺码'],
        values: [['One size', '均码'], 'M', 'L', 'XL'],
      },
      yuan: [26, 95],
      grams: [320, 650],
      box: [32, 26, 7],
      alsoCalled: ['jersey', 'sweater', 'jumper', 'pullover'],
    },
    {
      id: 'womens-hoodie',
      leaf: ["Women's Hoodies", '女士卫衣'],
      emoji: '👚',
      prop: '❄️',
      titles: [
        ['{fit} {style} Hoodie for Women, {pattern}, {feature}', '{style}{pattern}连帽卫衣女{fit}{feature}'],
        ["Women's {pattern} Hooded Sweatshirt, {feature}, {fit}", '{pattern}带帽卫衣女士{feature}{fit}上衣'],
      ],
      words: {
        fit: [
          ['Oversized', '宽松'],
          ['Cropped', '短款'],
          ['Regular Fit', '常规版'],
        ],
        style: [
          ['Korean', '韩版'],
          ['Street', '街头'],
          ['Sporty', '运动风'],
          ['College', '学院风'],
        ],
        pattern: [
          ['Letter Print', '字母印花'],
          ['Plain', '纯色'],
          ['Embroidered', '刺绣'],
          ['Colour Block', '撞色拼接'],
        ],
        feature: [
          ['Fleece Lined', '加绒'],
          ['with Drawstring', '抽绳'],
          ['with Front Pocket', '大口袋'],
          ['Full Zip', '拉链开衫'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Cotton blend', '棉混纺'],
            ['Polyester', '聚酯纤维'],
            ['French terry cotton', '毛圈棉'],
          ],
        ],
        [
          ['Fabric weight', '克重'],
          [
            ['280 g/m²', '280克'],
            ['320 g/m²', '320克'],
            ['360 g/m²', '360克'],
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
      colours: ['grey', 'black', 'pink', 'lilac', 'beige', 'green'],
      option: sizes,
      yuan: [24, 78],
      grams: [400, 750],
      box: [34, 28, 7],
      alsoCalled: ['hoody', 'sweatshirt', 'hooded top'],
    },
  ],
};
