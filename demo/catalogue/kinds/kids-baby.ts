import type { Department, Kind } from '../kind.ts';

type Option = NonNullable<Kind['option']>;

const heights: Option = {
  name: ['Height', '身高'],
  values: ['90 cm', '100 cm', '110 cm', '120 cm', '130 cm', '140 cm'],
};
const smallHeights: Option = {
  name: ['Height', '身高'],
  values: ['80 cm', '90 cm', '100 cm', '110 cm', '120 cm', '130 cm'],
};
const babyHeights: Option = {
  name: ['Height', '身高'],
  values: ['59 cm', '66 cm', '73 cm', '80 cm', '90 cm'],
};

export const kidsBaby: Department = {
  slug: 'kids-baby',
  name: ['Kids & Baby', '童装母婴'],
  emoji: '🧸',
  groups: [
    {
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
      ],
    },
    {
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
      ],
    },
    {
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
            [
              'Newborn {sleeve} Babygrow, {fabric}, {feature}, {pattern}',
              '新生儿{sleeve}爬服{fabric}{feature}{pattern}',
            ],
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
            [
              '{season} Baby Sleep Sack, {fabric}, {build}, {pattern}',
              '{season}宝宝防踢被睡袋{fabric}{build}{pattern}',
            ],
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
    },
    {
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
    },
    {
      slug: 'baby-feeding-bathing',
      name: ['Feeding & Bathing', '喂养洗护'],
      kinds: [
        {
          id: 'baby-bottle',
          leaf: ['Baby Bottles', '奶瓶'],
          emoji: '🍼',
          titles: [
            ['{material} Baby Bottle, {neck}, {feature}', '{material}婴儿奶瓶{neck}{feature}'],
            ['{stage} {neck} Feeding Bottle, {material}, {feature}', '{stage}{neck}奶瓶{material}{feature}'],
          ],
          words: {
            material: [
              ['PPSU', 'PPSU'],
              ['Borosilicate Glass', '高硼硅玻璃'],
              ['PP Plastic', 'PP塑料'],
              ['Silicone', '硅胶'],
            ],
            neck: [
              ['Wide Neck', '宽口径'],
              ['Standard Neck', '标准口径'],
              ['Extra Wide Neck', '超宽口径'],
            ],
            feature: [
              ['Anti-Colic', '防胀气'],
              ['with Handles', '带手柄'],
              ['Leak-Proof', '防漏'],
              ['Drop-Proof Cover', '防摔保护套'],
            ],
            stage: [
              ['Infant', '婴儿'],
              ['Baby', '宝宝'],
              ['Toddler', '幼儿'],
            ],
          },
          attributes: [
            [
              ['Teat', '奶嘴'],
              [
                ['Silicone, S flow', '硅胶 S号'],
                ['Silicone, M flow', '硅胶 M号'],
                ['Silicone, cross cut', '硅胶 十字孔'],
              ],
            ],
            [
              ['Sterilising', '消毒方式'],
              [
                ['Boiling and steam', '沸水/蒸汽'],
                ['Steam', '蒸汽'],
              ],
            ],
            [['BPA free', '不含双酚A'], [['Yes', '是']]],
          ],
          colours: ['clear', 'pink', 'sky', 'mint'],
          option: { name: ['Capacity', '容量'], values: ['150 ml', '180 ml', '240 ml', '300 ml'] },
          yuan: [9, 48],
          grams: [120, 320],
          box: [20, 9, 9],
          alsoCalled: ['milk bottle', 'feeding bottle', 'nursing bottle'],
        },
        {
          id: 'baby-feeding-set',
          leaf: ['Baby Feeding Sets', '婴儿餐具'],
          emoji: '🥣',
          titles: [
            ['{material} Baby Feeding Set, {shape}, {pieces}', '{material}婴儿餐具套装{shape}{pieces}'],
            [
              '{feature} Toddler Tableware, {material}, {shape}, {pieces}',
              '{feature}宝宝辅食餐具{material}{shape}{pieces}',
            ],
          ],
          words: {
            material: [
              ['Silicone', '硅胶'],
              ['Bamboo Fibre', '竹纤维'],
              ['Wheat Straw', '小麦秸秆'],
              ['Stainless Steel Lined', '不锈钢内胆'],
            ],
            shape: [
              ['Bear Shape', '小熊造型'],
              ['Divided Plate', '分格餐盘'],
              ['Elephant Shape', '大象造型'],
              ['Round Shape', '圆形'],
            ],
            feature: [
              ['Suction Base', '吸盘'],
              ['Drop-Proof', '防摔'],
              ['Dishwasher Safe', '可进洗碗机'],
              ['Non-Slip', '防滑'],
            ],
            pieces: [
              ['4-Piece', '四件套'],
              ['5-Piece', '五件套'],
              ['6-Piece', '六件套'],
            ],
          },
          attributes: [
            [
              ['Bowl lid', '碗盖'],
              [
                ['With lid', '带盖'],
                ['Without lid', '不带盖'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Colour box', '彩盒'],
                ['Gift box', '礼盒'],
              ],
            ],
            [['BPA free', '不含双酚A'], [['Yes', '是']]],
            [
              ['Age range', '适用年龄'],
              [
                ['6 months and up', '6个月以上'],
                ['1 to 6 years', '1-6岁'],
              ],
            ],
          ],
          colours: ['pink', 'sky', 'mint', 'yellow', 'grey', 'beige'],
          unit: 50,
          yuan: [19, 69],
          grams: [400, 850],
          box: [26, 22, 9],
          alsoCalled: ['baby plate and bowl', 'weaning set', 'toddler plates'],
        },
        {
          id: 'baby-bath-tub',
          leaf: ['Baby Baths', '婴儿浴盆'],
          emoji: '🛁',
          prop: '🦆',
          titles: [
            ['{build} Baby Bath Tub, {feature}, {extra}', '{build}婴儿浴盆{feature}{extra}'],
            ['{feature} Bath for {who}, {build}, {extra}', '{feature}{who}洗澡盆{build}{extra}'],
          ],
          words: {
            build: [
              ['Foldable', '折叠'],
              ['Thick Plastic', '加厚塑料'],
              ['Extra Deep', '加深'],
              ['Non-Slip', '防滑'],
            ],
            feature: [
              ['Temperature Sensing', '感温'],
              ['Space Saving', '省空间'],
              ['Sit or Lie', '可坐可躺'],
              ['Quick Drain', '快速排水'],
            ],
            extra: [
              ['with Bath Cushion', '带浴垫'],
              ['with Bath Net', '带浴网'],
              ['with Support Seat', '带浴架'],
              ['with Water Scoop', '带水勺'],
            ],
            who: [
              ['Newborns', '新生儿'],
              ['Babies and Toddlers', '婴幼儿'],
              ['Toddlers', '幼儿'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PP and TPE', 'PP+TPE'],
                ['PP plastic', 'PP塑料'],
              ],
            ],
            [
              ['Load', '承重'],
              [
                ['20 kg', '20kg'],
                ['40 kg', '40kg'],
              ],
            ],
            [
              ['Age range', '适用年龄'],
              [
                ['0 to 3 years', '0-3岁'],
                ['0 to 6 years', '0-6岁'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'sky', 'mint'],
          yuan: [32, 118],
          grams: [1600, 3200],
          box: [82, 50, 12],
          alsoCalled: ['bath tub', 'baby basin', 'foldable bath'],
        },
      ],
    },
    {
      slug: 'baby-nappies-outings',
      name: ['Nappies & Outings', '尿布外出用品'],
      kinds: [
        {
          id: 'baby-cloth-nappy',
          leaf: ['Cloth Nappies', '布尿裤'],
          emoji: '🧷',
          titles: [
            ['{build} Cloth Nappy, {pattern}, {feature}', '{build}布尿裤{pattern}{feature}'],
            [
              'Washable {build} Baby Nappy, {feature}, {pattern}, {pack}',
              '可洗{build}婴儿尿布裤{feature}{pattern}{pack}',
            ],
          ],
          words: {
            build: [
              ['Pocket Style', '口袋式'],
              ['All-in-One', '一体式'],
              ['Adjustable', '可调节'],
              ['Training', '训练'],
            ],
            pattern: [
              ['Animal Print', '动物印花'],
              ['Plain', '纯色'],
              ['Fruit Print', '水果印花'],
              ['Floral Print', '花卉印花'],
            ],
            feature: [
              ['Leak-Proof', '防侧漏'],
              ['Breathable', '透气'],
              ['Quick Dry', '速干'],
              ['Double Leg Gusset', '双层防漏边'],
            ],
            pack: [
              ['Single Piece', '单条装'],
              ['with One Insert', '配一片尿垫'],
              ['with Two Inserts', '配两片尿垫'],
            ],
          },
          attributes: [
            [
              ['Outer fabric', '外层面料'],
              [
                ['PUL waterproof fabric', 'PUL防水布'],
                ['TPU laminated knit', 'TPU复合布'],
              ],
            ],
            [
              ['Inner fabric', '内层面料'],
              [
                ['Suede cloth', '绒布'],
                ['Bamboo terry', '竹纤维毛圈'],
                ['Cotton', '纯棉'],
              ],
            ],
            [
              ['Fastening', '固定方式'],
              [
                ['Press studs', '按扣'],
                ['Hook and loop', '魔术贴'],
              ],
            ],
            [
              ['Weight range', '适用体重'],
              [
                ['3 to 15 kg', '3-15kg'],
                ['5 to 18 kg', '5-18kg'],
              ],
            ],
          ],
          colours: ['white', 'sky', 'pink', 'yellow', 'green', 'multi'],
          yuan: [9, 32],
          grams: [90, 180],
          box: [20, 16, 4],
          alsoCalled: ['nappy', 'reusable nappy', 'diaper', 'cloth diaper'],
        },
        {
          id: 'baby-nappy-bag',
          leaf: ['Nappy Bags', '妈咪包'],
          emoji: '🎒',
          prop: '🍼',
          titles: [
            ['{carry} Nappy Bag, {feature}, {capacity}', '{carry}妈咪包{feature}{capacity}'],
            ['{capacity} Mother and Baby {carry} Bag, {fabric}, {feature}', '{capacity}母婴{carry}包{fabric}{feature}'],
          ],
          words: {
            carry: [
              ['Backpack', '双肩'],
              ['Shoulder', '单肩'],
              ['Tote', '手提'],
              ['Multi-Way', '多用'],
            ],
            feature: [
              ['with Changing Mat', '带隔尿垫'],
              ['with Bottle Pockets', '带奶瓶袋'],
              ['with Pram Hooks', '带推车挂钩'],
              ['with Wet Pocket', '干湿分离'],
            ],
            capacity: [
              ['Large Capacity', '大容量'],
              ['Lightweight', '轻便'],
              ['Multi-Compartment', '多隔层'],
            ],
            fabric: [
              ['Oxford Cloth', '牛津布'],
              ['Waterproof Nylon', '防水尼龙'],
              ['Quilted', '绗缝'],
            ],
          },
          attributes: [
            [
              ['Opening', '开口方式'],
              [
                ['Zip', '拉链'],
                ['Wide frame opening', '大开口'],
              ],
            ],
            [
              ['Volume', '容积'],
              [
                ['18 L', '18升'],
                ['22 L', '22升'],
                ['28 L', '28升'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '聚酯纤维'],
                ['Foil insulated pockets', '铝箔保温袋'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'navy', 'pink', 'beige', 'green'],
          yuan: [32, 118],
          grams: [550, 950],
          box: [40, 28, 8],
          alsoCalled: ['baby bag', 'diaper bag', 'mommy bag'],
        },
        {
          id: 'baby-carrier',
          leaf: ['Baby Carriers', '婴儿背带'],
          emoji: '🧸',
          prop: '🎒',
          titles: [
            ['{build} Baby Carrier, {feature}, {season}', '{build}婴儿背带{feature}{season}'],
            ['{position} Baby Carrier, {build}, {feature}', '{position}宝宝背带{build}{feature}'],
          ],
          words: {
            build: [
              ['Hip Seat', '腰凳'],
              ['Soft Structured', '结构型'],
              ['Ergonomic', '人体工学'],
              ['Foldable', '可折叠'],
            ],
            feature: [
              ['Soft Padded', '柔软加垫'],
              ['Wide Shoulder Straps', '加宽肩带'],
              ['with Storage Pocket', '带储物袋'],
              ['with Head Support', '护头支撑'],
            ],
            season: [
              ['All Season', '四季通用'],
              ['Summer', '夏季'],
              ['Winter', '冬季'],
            ],
            position: [
              ['Front and Back', '前抱后背'],
              ['Front-Facing', '前抱式'],
              ['Multi-Position', '多功能'],
              ['Side-Carry', '横抱'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Cotton', '纯棉'],
                ['Polyester', '聚酯纤维'],
                ['Cotton and linen', '棉麻'],
              ],
            ],
            [
              ['Load', '承重'],
              [
                ['15 kg', '15kg'],
                ['20 kg', '20kg'],
              ],
            ],
            [
              ['Buckle', '卡扣'],
              [
                ['Safety buckle', '安全插扣'],
                ['Double lock buckle', '双重锁扣'],
              ],
            ],
            [
              ['Age range', '适用年龄'],
              [
                ['3 to 24 months', '3-24个月'],
                ['3 to 36 months', '3-36个月'],
              ],
            ],
          ],
          colours: ['grey', 'black', 'navy', 'pink', 'beige'],
          yuan: [38, 148],
          grams: [450, 1100],
          box: [30, 24, 14],
          alsoCalled: ['abba carrier', 'baby sling', 'hip seat', 'kangaroo pouch'],
        },
      ],
    },
  ],
};
