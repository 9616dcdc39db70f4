import type { Group } from '../../kind.ts';
import { heights, smallHeights } from './sizes.ts';

export const girlsClothing: Group = {
  slug: 'girls-clothing',
  name: ["Girls' Clothing", '女童装'],
  kinds: [
    {
      id: 'girls-dress',
      leaf: ["Girls' Dresses", '女童连衣裙'],
      emoji: '👗',
      prop: '🦄',
      titles: [
        ["Girls' {fabric} {style} Dress, {sleeve}, {season}", '{season}女童{fabric}{style}连衣裙{sleeve}'],
        ['{style} Dress for Girls, {detail}, {fabric}, {sleeve}', '{style}裙女童{detail}{fabric}{sleeve}'],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Tulle', '网纱'],
          ['Chiffon', '雪纺'],
          ['Lace', '蕾丝'],
        ],
        style: [
          ['Princess', '公主'],
          ['Party', '派对'],
          ['Floral', '碎花'],
          ['Birthday', '生日'],
          ['Flower Girl', '花童'],
        ],
        sleeve: [
          ['Short Sleeve', '短袖'],
          ['Puff Sleeve', '泡泡袖'],
          ['Sleeveless', '无袖'],
          ['Flutter Sleeve', '飞飞袖'],
        ],
        season: [
          ['Summer', '夏季'],
          ['Spring', '春季'],
          ['New Season', '当季新款'],
        ],
        detail: [
          ['Big Bow', '大蝴蝶结'],
          ['Full Skirt', '蓬蓬裙摆'],
          ['Embroidered', '刺绣'],
          ['Peter Pan Collar', '娃娃领'],
        ],
      },
      attributes: [
        [
          ['Lining', '里布'],
          [
            ['Cotton lining', '纯棉内衬'],
            ['Polyester lining', '聚酯纤维内衬'],
            ['Unlined', '无内衬'],
          ],
        ],
        [
          ['Dress length', '裙长'],
          [
            ['Knee length', '及膝'],
            ['Mid-calf', '中长款'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['2 to 7 years', '2-7岁'],
            ['3 to 10 years', '3-10岁'],
          ],
        ],
        [
          ['Closure', '开合方式'],
          [
            ['Back zip', '后拉链'],
            ['Back buttons', '后扣'],
            ['Pull on', '套头'],
          ],
        ],
      ],
      colours: ['pink', 'white', 'lilac', 'sky', 'red', 'yellow'],
      option: heights,
      yuan: [22, 88],
      grams: [180, 420],
      box: [30, 24, 4],
      alsoCalled: ['party dress', 'princess dress', 'frock'],
    },
    {
      id: 'girls-outfit-set',
      leaf: ["Girls' Outfit Sets", '女童套装'],
      emoji: '👚',
      prop: '🎀',
      titles: [
        ["Girls' {piece} Set, {pattern}, {fabric}, {season}", '{season}女童{piece}{pattern}{fabric}'],
        ['{pattern} {fabric} Outfit for Girls, {piece}, {style}', '{pattern}{fabric}女童套装{piece}{style}'],
      ],
      words: {
        piece: [
          ['T-Shirt and Shorts', 'T恤短裤两件套'],
          ['Top and Leggings', '上衣打底裤两件套'],
          ['Top and Skirt', '上衣半裙两件套'],
        ],
        pattern: [
          ['Cartoon', '卡通'],
          ['Floral', '碎花'],
          ['Check', '格子'],
          ['Heart Print', '爱心印花'],
        ],
        fabric: [
          ['Cotton', '纯棉'],
          ['Cotton Linen', '棉麻'],
          ['Knitted', '针织'],
          ['Waffle Cotton', '华夫格棉'],
        ],
        season: [
          ['Summer', '夏季'],
          ['Spring', '春季'],
          ['Spring Summer', '春夏'],
        ],
        style: [
          ['Korean Style', '韩版'],
          ['Sporty', '运动风'],
          ['Sweet Style', '甜美风'],
        ],
      },
      attributes: [
        [
          ['Neckline', '领型'],
          [
            ['Round neck', '圆领'],
            ['Doll collar', '娃娃领'],
            ['Square neck', '方领'],
          ],
        ],
        [
          ['Sleeve length', '袖长'],
          [
            ['Short sleeve', '短袖'],
            ['Sleeveless', '无袖'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['1 to 6 years', '1-6岁'],
            ['3 to 10 years', '3-10岁'],
          ],
        ],
        [
          ['Safety class', '安全等级'],
          [
            ['Class A (infant)', 'A类'],
            ['Class B', 'B类'],
          ],
        ],
      ],
      colours: ['pink', 'yellow', 'mint', 'lilac', 'white'],
      option: smallHeights,
      unit: 50,
      yuan: [18, 62],
      grams: [180, 380],
      box: [28, 22, 4],
      alsoCalled: ['girls two piece', 'kiddies outfit', 'matching set'],
    },
    {
      id: 'girls-skirt',
      leaf: ["Girls' Skirts", '女童半身裙'],
      emoji: '👗',
      prop: '🩰',
      titles: [
        ["Girls' {fabric} {cut} Skirt, {waist}, {occasion}", '女童{fabric}{cut}半身裙{waist}{occasion}'],
        ['{cut} Skirt for Girls, {detail}, {fabric}, {waist}', '{cut}短裙女童{detail}{fabric}{waist}'],
      ],
      words: {
        fabric: [
          ['Tulle', '网纱'],
          ['Denim', '牛仔'],
          ['Cotton', '纯棉'],
          ['Twill', '斜纹'],
        ],
        cut: [
          ['Ruffled', '荷叶边'],
          ['Pleated', '百褶'],
          ['A-Line', 'A字'],
          ['Tiered', '蛋糕'],
        ],
        waist: [
          ['Elastic Waist', '松紧腰'],
          ['High Waist', '高腰'],
          ['Adjustable Waist', '可调节腰围'],
        ],
        occasion: [
          ['Dance Wear', '舞蹈'],
          ['School Wear', '校园'],
          ['Everyday Wear', '日常'],
        ],
        detail: [
          ['with Bow', '蝴蝶结'],
          ['with Safety Shorts', '带安全裤'],
          ['with Side Pockets', '带口袋'],
        ],
      },
      attributes: [
        [
          ['Lining', '里布'],
          [
            ['Cotton lining', '纯棉内衬'],
            ['Polyester lining', '聚酯纤维内衬'],
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
          ['Age range', '适用年龄'],
          [
            ['2 to 8 years', '2-8岁'],
            ['4 to 12 years', '4-12岁'],
          ],
        ],
      ],
      colours: ['pink', 'black', 'navy', 'white', 'lilac'],
      option: heights,
      yuan: [14, 45],
      grams: [120, 260],
      box: [25, 20, 3],
      alsoCalled: ['tutu', 'pleated skirt', 'ballet skirt'],
    },
    {
      id: 'school-tunic',
      edition: 2,
      leaf: ['School Dresses & Tunics', '女生校服裙'],
      emoji: '👗',
      prop: '🎒',
      titles: [
        ["Girls' School {product}, {pattern}, {material}", '女生校服{product}{pattern}{material}'],
        ['{material} School Uniform {product}, {pattern}, {feature}', '{material}校服{product}{pattern}{feature}'],
      ],
      words: {
        product: [
          ['Tunic Dress', '背心裙'],
          ['Dress', '连衣裙'],
          ['Pinafore Dress', '背带裙'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Checked', '格子'],
          ['Pleated', '百褶'],
          ['Box-Pleated', '工字褶'],
        ],
        material: [
          ['Poly Viscose', '涤粘'],
          ['Cotton Blend', '棉混纺'],
          ['Polyester', '涤纶'],
        ],
        feature: [
          ['Stain Resistant', '防污'],
          ['Elastic Waist', '松紧腰'],
          ['Name Label', '姓名标'],
        ],
      },
      attributes: [
        [
          ['Fastening', '扣合'],
          [
            ['Side zip', '侧拉链'],
            ['Buttons', '纽扣'],
          ],
        ],
        [
          ['Care', '护理'],
          [
            ['Machine wash', '可机洗'],
            ['Drip dry', '免烫'],
          ],
        ],
      ],
      colours: ['navy', 'black', 'grey', 'green', 'wine', 'sky'],
      option: { name: ['Height', '身高'], values: ['110 cm', '120 cm', '130 cm', '140 cm', '150 cm', '160 cm'] },
      yuan: [22, 78],
      grams: [220, 420],
      box: [30, 24, 4],
      alsoCalled: ['gym slip', 'school uniform dress', 'skoolrok', 'pinafore'],
    },
  ],
};
