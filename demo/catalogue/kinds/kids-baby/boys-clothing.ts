import type { Group } from '../../kind.ts';
import { heights } from './sizes.ts';

export const boysClothing: Group = {
  slug: 'boys-clothing',
  name: ["Boys' Clothing", '男童装'],
  kinds: [
    {
      id: 'boys-t-shirt',
      leaf: ["Boys' T-Shirts", '男童T恤'],
      emoji: '👕',
      prop: '🦖',
      titles: [
        ["Boys' {fabric} T-Shirt, {print}, {fit}", '男童{fabric}T恤{print}{fit}'],
        ['{print} Tee for Boys, {fabric}, {season}, {fit}', '{season}{print}短袖T恤男童{fabric}{fit}'],
      ],
      words: {
        fabric: [
          ['Cotton', '纯棉'],
          ['Combed Cotton', '精梳棉'],
          ['Quick-Dry', '速干'],
          ['Ice Silk', '冰丝'],
        ],
        print: [
          ['Dinosaur Print', '恐龙印花'],
          ['Car Print', '汽车印花'],
          ['Letter Print', '字母印花'],
          ['Space Print', '太空印花'],
          ['Football Print', '足球印花'],
        ],
        fit: [
          ['Loose Fit', '宽松'],
          ['Regular Fit', '常规版'],
          ['Drop Shoulder', '落肩'],
        ],
        season: [
          ['Summer', '夏季'],
          ['Spring Summer', '春夏'],
          ['New Season', '当季新款'],
        ],
      },
      attributes: [
        [
          ['Neckline', '领型'],
          [
            ['Round neck', '圆领'],
            ['Shoulder buttons', '肩扣领'],
          ],
        ],
        [
          ['Fabric weight', '克重'],
          [
            ['160 g/m²', '160克'],
            ['180 g/m²', '180克'],
            ['200 g/m²', '200克'],
          ],
        ],
        [
          ['Safety class', '安全等级'],
          [
            ['Class A (infant)', 'A类'],
            ['Class B', 'B类'],
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
      colours: ['white', 'blue', 'green', 'yellow', 'grey', 'navy'],
      option: heights,
      yuan: [8, 29],
      grams: [100, 180],
      box: [25, 20, 2],
      alsoCalled: ['tee', 'kiddies T-shirt', 'tshirt'],
    },
    {
      id: 'boys-tracksuit',
      leaf: ["Boys' Tracksuits", '男童运动套装'],
      emoji: '🎽',
      prop: '⚽',
      titles: [
        ["Boys' {season} Tracksuit, {top}, {pattern}", '男童{season}运动套装{top}{pattern}'],
        ['{pattern} Sports Suit for Boys, {top}, {feature}', '{pattern}运动服男童{top}{feature}'],
      ],
      words: {
        season: [
          ['Autumn', '秋季'],
          ['Winter', '冬季'],
          ['Spring', '春季'],
        ],
        top: [
          ['Hooded Two-Piece', '连帽两件套'],
          ['Zip Top and Pants', '拉链上衣长裤'],
          ['Sweatshirt and Pants', '卫衣长裤'],
        ],
        pattern: [
          ['Letter Print', '字母印花'],
          ['Colour Block', '撞色'],
          ['Side Stripe', '侧边条纹'],
          ['Plain', '纯色'],
        ],
        feature: [
          ['Elastic Waist', '松紧腰'],
          ['Cuffed Ankle', '束脚'],
          ['Soft Cotton', '柔软棉质'],
          ['Loose Fit', '宽松'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Cotton blend', '棉混纺'],
            ['French terry cotton', '毛圈棉'],
            ['Waffle cotton', '华夫格棉'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['Regular', '常规'],
            ['Fleece lined', '加绒'],
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
      colours: ['black', 'grey', 'navy', 'red', 'army'],
      option: heights,
      unit: 50,
      yuan: [28, 88],
      grams: [350, 650],
      box: [30, 24, 7],
      alsoCalled: ['track suit', 'sweatsuit', 'jogging suit'],
    },
    {
      id: 'boys-jeans',
      leaf: ["Boys' Jeans", '男童牛仔裤'],
      emoji: '👖',
      prop: '🚲',
      titles: [
        ["Boys' {cut} Jeans, {waist}, {detail}", '男童{cut}牛仔裤{waist}{detail}'],
        ['{season} {cut} Denim Pants for Boys, {detail}, {waist}', '{season}{cut}牛仔长裤男童{detail}{waist}'],
      ],
      words: {
        cut: [
          ['Straight Leg', '直筒'],
          ['Loose Fit', '宽松'],
          ['Slim Fit', '修身'],
          ['Cuffed', '束脚'],
        ],
        waist: [
          ['Elastic Waist', '松紧腰'],
          ['Adjustable Waist', '可调节腰围'],
          ['Drawstring Waist', '抽绳腰'],
        ],
        detail: [
          ['Soft Stretch', '柔软弹力'],
          ['Cargo Pockets', '工装口袋'],
          ['Ripped', '破洞'],
          ['Hard Wearing', '耐磨'],
        ],
        season: [
          ['Spring', '春季'],
          ['Autumn', '秋季'],
          ['All Season', '四季'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Cotton denim', '纯棉牛仔布'],
            ['Cotton and elastane', '棉/氨纶'],
          ],
        ],
        [
          ['Closure', '开合方式'],
          [
            ['Zip and button', '拉链纽扣'],
            ['Pull on', '套穿'],
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
      colours: ['blue', 'navy', 'black', 'grey'],
      option: heights,
      yuan: [22, 65],
      grams: [260, 450],
      box: [28, 22, 4],
      alsoCalled: ['denims', 'kiddies jeans'],
    },
    {
      id: 'school-shirt',
      edition: 2,
      leaf: ['School Shirts', '校服衬衫'],
      emoji: '👔',
      prop: '🎒',
      titles: [
        ['{who} School Shirt, {sleeve}, {material}', '{who}校服衬衫{sleeve}{material}'],
        ['{material} School Uniform Shirt, {sleeve}, {feature}', '{material}学生衬衫{sleeve}{feature}'],
      ],
      words: {
        who: [
          ["Boys'", '男生'],
          ["Girls'", '女生'],
          ['Unisex', '男女通用'],
        ],
        sleeve: [
          ['Short Sleeve', '短袖'],
          ['Long Sleeve', '长袖'],
          ['Raglan Sleeve', '插肩袖'],
        ],
        material: [
          ['Poly Cotton', '涤棉'],
          ['Cotton', '纯棉'],
          ['Easy-Care Polyester', '免烫涤纶'],
        ],
        feature: [
          ['Chest Pocket', '胸袋'],
          ['Stain Resistant', '防污'],
          ['Non-Iron', '免烫'],
          ['Stand-Up Collar', '挺括领'],
        ],
      },
      attributes: [
        [
          ['Collar', '领型'],
          [
            ['Pointed', '尖领'],
            ['Open lounge collar', '翻领'],
          ],
        ],
        [
          ['In the pack', '每包件数'],
          [
            ['1', '1件'],
            ['2', '2件'],
          ],
        ],
      ],
      colours: ['white', 'sky', 'beige', 'grey'],
      option: { name: ['Height', '身高'], values: ['110 cm', '120 cm', '130 cm', '140 cm', '150 cm', '160 cm'] },
      yuan: [14, 52],
      grams: [120, 240],
      box: [26, 20, 3],
      alsoCalled: ['skoolhemp', 'uniform shirt', 'white school shirt', 'camisa escolar'],
    },
    {
      id: 'school-trousers',
      edition: 2,
      leaf: ['School Trousers & Shorts', '校服裤'],
      emoji: '👖',
      prop: '🎒',
      titles: [
        ["Boys' School {product}, {material}, {waist}", '男生校服{product}{material}{waist}'],
        ['{waist} School Uniform {product}, {feature}, {material}', '{waist}校裤{product}{feature}{material}'],
      ],
      words: {
        product: [
          ['Trousers', '长裤'],
          ['Shorts', '短裤'],
          ['Chinos', '休闲裤'],
        ],
        material: [
          ['Poly Viscose', '涤粘'],
          ['Twill', '斜纹'],
          ['Gabardine', '华达呢'],
        ],
        waist: [
          ['Adjustable Waist', '可调腰'],
          ['Elastic Waist', '松紧腰'],
          ['Flat-Front Waist', '平腰'],
        ],
        feature: [
          ['Double Knee', '加固膝'],
          ['Stain Resistant', '防污'],
          ['Two Pockets', '双口袋'],
        ],
      },
      attributes: [
        [
          ['Care', '护理'],
          [
            ['Machine wash', '可机洗'],
            ['Drip dry', '免烫'],
          ],
        ],
        [
          ['Fastening', '扣合'],
          [
            ['Zip and hook', '拉链挂钩'],
            ['Zip and button', '拉链纽扣'],
          ],
        ],
      ],
      colours: ['grey', 'navy', 'black', 'beige'],
      option: { name: ['Height', '身高'], values: ['110 cm', '120 cm', '130 cm', '140 cm', '150 cm', '160 cm'] },
      yuan: [18, 68],
      grams: [200, 420],
      box: [30, 22, 4],
      alsoCalled: ['skoolbroek', 'grey school pants', 'school longs', 'uniform trousers'],
    },
  ],
};
