import type { Group } from '../../kind.ts';
import { smallHeights } from './sizes.ts';

export const kidsOuterwearSleepwear: Group = {
  slug: 'kids-outerwear-sleepwear',
  name: ["Children's Outerwear, School & Sleepwear", '儿童外套校服睡衣'],
  kinds: [
    {
      id: 'kids-puffer-jacket',
      leaf: ["Children's Puffer Jackets", '儿童棉服'],
      emoji: '🧥',
      prop: '🐧',
      titles: [
        ["Children's {weight} Puffer Jacket, {feature}, {pattern}", '儿童{weight}棉服{feature}{pattern}'],
        ['{pattern} Winter Jacket for {who}, {feature}, {weight}', '{pattern}冬季棉衣{who}{feature}{weight}'],
      ],
      words: {
        weight: [
          ['Thick', '加厚'],
          ['Lightweight', '轻薄'],
          ['Fleece Lined', '加绒'],
        ],
        feature: [
          ['Hooded', '连帽'],
          ['Windproof', '防风'],
          ['Stand Collar', '立领'],
          ['Water Repellent', '防泼水'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Cartoon', '卡通'],
          ['Colour Block', '撞色'],
          ['Glossy', '亮面'],
        ],
        who: [
          ['Boys and Girls', '男女童'],
          ['Boys', '男童'],
          ['Girls', '女童'],
        ],
      },
      attributes: [
        [
          ['Filling', '填充物'],
          [
            ['Polyester wadding', '聚酯棉'],
            ['Down-like cotton', '羽绒棉'],
          ],
        ],
        [
          ['Cuffs', '袖口'],
          [
            ['Elastic', '松紧袖口'],
            ['Ribbed', '罗纹袖口'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['1 to 6 years', '1-6岁'],
            ['3 to 12 years', '3-12岁'],
          ],
        ],
      ],
      colours: ['navy', 'red', 'pink', 'yellow', 'black', 'sky'],
      option: smallHeights,
      yuan: [35, 128],
      grams: [350, 750],
      box: [34, 28, 9],
      alsoCalled: ['winter jacket', 'kiddies jacket', 'puffer'],
    },
    {
      id: 'kids-raincoat',
      leaf: ["Children's Raincoats", '儿童雨衣'],
      emoji: '🧥',
      prop: '☔',
      titles: [
        ["Children's {material} Raincoat, {pattern}, {feature}", '儿童{material}雨衣{pattern}{feature}'],
        ['{pattern} Rain Poncho for {who}, {feature}, {material}', '{pattern}雨披{who}{feature}{material}'],
      ],
      words: {
        material: [
          ['EVA', 'EVA'],
          ['Waterproof Polyester', '涤纶防水'],
          ['Thick PVC', '加厚PVC'],
        ],
        pattern: [
          ['Dinosaur Print', '恐龙印花'],
          ['Cartoon Print', '卡通印花'],
          ['Plain', '纯色'],
          ['Animal Print', '动物印花'],
          ['Polka Dot', '波点'],
        ],
        feature: [
          ['with Schoolbag Space', '带书包位'],
          ['Wide Brim Hood', '大帽檐'],
          ['Reflective Strip', '反光条'],
          ['with Storage Bag', '带收纳袋'],
        ],
        who: [
          ['School Children', '学生'],
          ['Toddlers', '幼儿'],
          ['Boys and Girls', '男女童'],
        ],
      },
      attributes: [
        [
          ['Closure', '开合方式'],
          [
            ['Press studs', '按扣'],
            ['Zip', '拉链'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['0.15 mm', '0.15mm'],
            ['0.20 mm', '0.20mm'],
          ],
        ],
        [['Reusable', '是否可重复使用'], [['Yes', '是']]],
      ],
      colours: ['yellow', 'blue', 'pink', 'green', 'orange'],
      option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL'] },
      yuan: [11, 45],
      grams: [180, 400],
      box: [26, 20, 4],
      alsoCalled: ['rain jacket', 'rain suit', 'poncho'],
    },
    {
      id: 'kids-school-jersey',
      leaf: ['School Jerseys', '校服毛衣'],
      emoji: '🎒',
      prop: '🧶',
      titles: [
        ["Children's {style} School Jersey, {neck}, {yarn}", '儿童{style}校服毛衣{neck}{yarn}'],
        ['{neck} School Uniform {style} Jersey for {who}, {feature}', '{neck}校服{style}针织衫{who}{feature}'],
      ],
      words: {
        style: [
          ['Pullover', '套头'],
          ['Sleeveless', '背心'],
          ['Cardigan', '开衫'],
        ],
        neck: [
          ['V-Neck', 'V领'],
          ['Striped V-Neck', '条纹边V领'],
          ['Round Neck', '圆领'],
        ],
        yarn: [
          ['Anti-Pilling Acrylic', '抗起球腈纶'],
          ['Cotton Knit', '棉线'],
          ['Wool Blend', '羊毛混纺'],
        ],
        who: [
          ['Boys and Girls', '男女童'],
          ['Primary School', '小学生'],
          ['High School', '中学生'],
        ],
        feature: [
          ['Soft and Warm', '柔软保暖'],
          ['Hard Wearing', '耐穿'],
          ['Machine Washable', '可机洗'],
          ['Badge to Order', '可绣校徽'],
        ],
      },
      attributes: [
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
        [
          ['Season', '季节'],
          [
            ['Autumn and winter', '秋冬'],
            ['Spring and autumn', '春秋'],
          ],
        ],
      ],
      colours: ['navy', 'grey', 'wine', 'green', 'black'],
      option: { name: ['Height', '身高'], values: ['110 cm', '120 cm', '130 cm', '140 cm', '150 cm', '160 cm'] },
      yuan: [24, 72],
      grams: [220, 420],
      box: [30, 24, 5],
      alsoCalled: ['jersey', 'school sweater', 'school pullover', 'uniform jumper'],
    },
    {
      id: 'kids-pyjamas',
      leaf: ["Children's Pyjamas", '儿童睡衣'],
      emoji: '👘',
      prop: '🧸',
      titles: [
        ["Children's {fabric} Pyjamas, {pattern}, {sleeve}", '儿童{fabric}睡衣{pattern}{sleeve}'],
        ['{pattern} Pyjama Set for {who}, {fabric}, {sleeve}', '{pattern}家居服套装{who}{fabric}{sleeve}'],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Modal', '莫代尔'],
          ['Bamboo Fibre', '竹纤维'],
          ['Soft Knit', '柔软针织'],
        ],
        pattern: [
          ['Dinosaur Print', '恐龙印花'],
          ['Bear Print', '小熊印花'],
          ['Rabbit Print', '兔子印花'],
          ['Car Print', '汽车印花'],
          ['Starry Sky Print', '星空印花'],
        ],
        sleeve: [
          ['Long Sleeve', '长袖'],
          ['Short Sleeve', '短袖'],
          ['Three-Quarter Sleeve', '七分袖'],
        ],
        who: [
          ['Boys and Girls', '男女童'],
          ['Toddlers', '幼儿'],
          ['Older Children', '中大童'],
        ],
      },
      attributes: [
        [
          ['Neckline', '领型'],
          [
            ['Round neck', '圆领'],
            ['Shoulder buttons', '肩扣'],
            ['Button front', '开衫'],
          ],
        ],
        [
          ['Waist', '腰型'],
          [
            ['Regular elastic waist', '常规松紧腰'],
            ['High tummy-cover waist', '高腰护肚'],
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
      colours: ['sky', 'pink', 'yellow', 'mint', 'grey', 'lilac'],
      option: smallHeights,
      unit: 50,
      yuan: [16, 55],
      grams: [160, 350],
      box: [27, 21, 4],
      alsoCalled: ['pjs', 'sleepwear', 'pajamas'],
    },
  ],
};
