import type { Department, Kind } from '../kind.ts';

type Option = NonNullable<Kind['option']>;

const sizes: Option = { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', '3XL'] };
const waists: Option = { name: ['Waist', '腰围'], values: ['29', '30', '31', '32', '33', '34', '36', '38'] };

export const mensClothing: Department = {
  slug: 'mens-clothing',
  name: ["Men's Clothing", '男装'],
  emoji: '👔',
  groups: [
    {
      slug: 'mens-tees-polos',
      name: ['T-Shirts & Polos', 'T恤POLO衫'],
      kinds: [
        {
          id: 'mens-t-shirt',
          leaf: ["Men's T-Shirts", '男士T恤'],
          emoji: '👕',
          titles: [
            ["Men's {fabric} T-Shirt, {fit}, {pattern}", '{fabric}T恤男{fit}{pattern}短袖'],
            ['{fit} {pattern} Tee for Men, {fabric}, {feature}', '{pattern}男士短袖T恤{fit}{fabric}{feature}'],
          ],
          words: {
            fabric: [
              ['Pure Cotton', '纯棉'],
              ['Combed Cotton', '精梳棉'],
              ['Mercerised Cotton', '丝光棉'],
              ['Ice Silk', '冰丝'],
            ],
            fit: [
              ['Oversized', '宽松大版'],
              ['Regular Fit', '常规版'],
              ['Slim Fit', '修身'],
              ['Drop Shoulder', '落肩'],
            ],
            pattern: [
              ['Plain', '纯色'],
              ['Letter Print', '字母印花'],
              ['Back Print', '后背印花'],
              ['Striped', '条纹'],
              ['Embroidered Logo', '刺绣标'],
            ],
            feature: [
              ['Breathable', '透气'],
              ['Anti-Wrinkle', '抗皱'],
              ['Colour-Fast', '不掉色'],
            ],
          },
          attributes: [
            [
              ['Fabric weight', '克重'],
              [
                ['180 g/m²', '180克'],
                ['220 g/m²', '220克'],
                ['240 g/m²', '240克'],
              ],
            ],
            [
              ['Neckline', '领型'],
              [
                ['Round neck', '圆领'],
                ['V-neck', 'V领'],
                ['Henley', '亨利领'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['Summer', '夏季'],
                ['Spring and summer', '春夏'],
              ],
            ],
            [
              ['Style', '风格'],
              [
                ['Street', '街头'],
                ['Basic', '基础款'],
                ['Japanese', '日系'],
              ],
            ],
          ],
          colours: ['black', 'white', 'grey', 'navy', 'army', 'beige', 'wine'],
          option: sizes,
          yuan: [10, 45],
          grams: [190, 320],
          box: [30, 24, 3],
          alsoCalled: ['tee', 'tshirt', 'crew neck'],
        },
        {
          id: 'mens-polo-shirt',
          leaf: ['Polo Shirts', 'POLO衫'],
          emoji: '👕',
          prop: '⛳',
          titles: [
            ["Men's {fabric} Polo Shirt, {sleeve}, {pattern}", '{fabric}POLO衫男{sleeve}{pattern}'],
            ['{use} Golf Shirt for Men, {fabric}, {pattern}, {sleeve}', '{use}男士POLO衫{fabric}{pattern}{sleeve}'],
          ],
          words: {
            fabric: [
              ['Piqué Cotton', '珠地棉'],
              ['Mercerised Cotton', '丝光棉'],
              ['Ice Silk', '冰丝'],
              ['Quick-Dry', '速干'],
            ],
            sleeve: [
              ['Short Sleeve', '短袖'],
              ['Long Sleeve', '长袖'],
              ['Half Sleeve', '五分袖'],
            ],
            pattern: [
              ['Plain', '纯色'],
              ['Striped', '条纹'],
              ['Contrast Collar', '撞色领'],
              ['Embroidered Chest', '胸口刺绣'],
            ],
            use: [
              ['Business', '商务'],
              ['Casual', '休闲'],
              ['Work Team', '团体工作'],
              ['Sports', '运动'],
            ],
          },
          attributes: [
            [
              ['Fit', '版型'],
              [
                ['Regular', '常规'],
                ['Slim', '修身'],
                ['Loose', '宽松'],
              ],
            ],
            [
              ['Collar', '领型'],
              [
                ['Turn-down collar', '翻领'],
                ['Zip collar', '拉链领'],
              ],
            ],
            [
              ['Logo service', '定制'],
              [
                ['Embroidery to order', '可定制刺绣'],
                ['Printing to order', '可定制印花'],
                ['None', '不支持定制'],
              ],
            ],
          ],
          colours: ['navy', 'white', 'black', 'wine', 'sky', 'green', 'grey'],
          option: sizes,
          yuan: [18, 65],
          grams: [220, 350],
          box: [30, 24, 3],
          alsoCalled: ['golf shirt', 'golfer', 'collared tee'],
        },
        {
          id: 'mens-vest',
          leaf: ["Men's Vests", '男士背心'],
          emoji: '🎽',
          titles: [
            ["Men's {use} Vest, {fabric}, {feature}", '{use}背心男{fabric}{feature}'],
            ['{fabric} Sleeveless Top for Men, {fit}, {feature}', '{fabric}男士无袖T恤{fit}{feature}'],
            ["Men's {fit} {use} Tank Top, {fabric}", '{fit}{use}男士背心{fabric}'],
          ],
          words: {
            use: [
              ['Gym', '健身'],
              ['Running', '跑步'],
              ['Basketball', '篮球'],
              ['Everyday', '日常'],
            ],
            fabric: [
              ['Cotton', '纯棉'],
              ['Quick-Dry Mesh', '速干网眼'],
              ['Ice Silk', '冰丝'],
              ['Ribbed', '螺纹'],
            ],
            feature: [
              ['Breathable', '透气'],
              ['Sweat Wicking', '吸汗'],
              ['Wide Shoulder', '宽肩'],
              ['Racer Back', '工字背'],
            ],
            fit: [
              ['Slim Fit', '修身'],
              ['Loose Fit', '宽松'],
              ['Regular Fit', '常规版'],
            ],
          },
          attributes: [
            [
              ['Neckline', '领型'],
              [
                ['Round neck', '圆领'],
                ['U-neck', 'U领'],
              ],
            ],
            [
              ['Pattern', '图案'],
              [
                ['Plain', '纯色'],
                ['Letter print', '字母印花'],
                ['Side stripe', '侧边条纹'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['Summer', '夏季'],
                ['All seasons', '四季'],
              ],
            ],
          ],
          colours: ['white', 'black', 'grey', 'navy', 'red'],
          option: sizes,
          yuan: [7, 29],
          grams: [110, 200],
          box: [26, 20, 2],
          alsoCalled: ['gym vest', 'tank top', 'singlet'],
        },
      ],
    },
    {
      slug: 'mens-shirts-suits',
      name: ['Shirts & Suits', '衬衫西服'],
      kinds: [
        {
          id: 'mens-formal-shirt',
          leaf: ['Formal Shirts', '正装衬衫'],
          emoji: '👔',
          prop: '💼',
          titles: [
            ["Men's {fabric} Formal Shirt, {fit}, {feature}", '{fabric}正装衬衫男{fit}{feature}'],
            ['{use} Dress Shirt for Men, {feature}, {fabric}, {fit}', '{use}男士衬衣{feature}{fabric}{fit}'],
          ],
          words: {
            fabric: [
              ['Bamboo Fibre', '竹纤维'],
              ['Cotton Blend', '棉混纺'],
              ['Twill', '斜纹'],
              ['Stretch', '弹力'],
              ['Poplin', '府绸'],
            ],
            fit: [
              ['Slim Fit', '修身'],
              ['Regular Fit', '常规版'],
              ['Plus Size', '大码'],
            ],
            feature: [
              ['Non-Iron', '免烫'],
              ['Anti-Wrinkle', '抗皱'],
              ['with Chest Pocket', '带胸袋'],
              ['Breathable', '透气'],
            ],
            use: [
              ['Office', '办公'],
              ['Wedding', '婚礼'],
              ['Interview', '面试'],
              ['Business', '商务'],
            ],
          },
          attributes: [
            [
              ['Sleeve length', '袖长'],
              [
                ['Long sleeve', '长袖'],
                ['Short sleeve', '短袖'],
              ],
            ],
            [
              ['Pattern', '图案'],
              [
                ['Plain', '纯色'],
                ['Fine stripe', '细条纹'],
                ['Small check', '小格纹'],
              ],
            ],
            [
              ['Collar', '领型'],
              [
                ['Classic collar', '尖领'],
                ['Spread collar', '八字领'],
                ['Button-down collar', '扣领'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['All seasons', '四季'],
                ['Spring and autumn', '春秋'],
              ],
            ],
          ],
          colours: ['white', 'sky', 'black', 'pink', 'navy', 'grey'],
          option: { name: ['Collar size', '领围'], values: ['38', '39', '40', '41', '42', '43', '44'] },
          yuan: [22, 79],
          grams: [240, 360],
          box: [32, 24, 4],
          alsoCalled: ['dress shirt', 'office shirt', 'business shirt'],
        },
        {
          id: 'mens-casual-shirt',
          leaf: ['Casual Shirts', '休闲衬衫'],
          emoji: '👕',
          prop: '🌴',
          titles: [
            ["Men's {pattern} {fabric} Shirt, {sleeve}, {season}", '{season}{pattern}{fabric}衬衫男{sleeve}'],
            ['{fit} {pattern} Casual Shirt for Men, {sleeve}, {fabric}', '{pattern}休闲衬衫男{fit}{sleeve}{fabric}'],
          ],
          words: {
            pattern: [
              ['Check', '格子'],
              ['Striped', '条纹'],
              ['Plain', '纯色'],
              ['Hawaiian Print', '夏威夷印花'],
              ['African Print', '非洲印花'],
            ],
            fabric: [
              ['Cotton', '纯棉'],
              ['Cotton Linen', '棉麻'],
              ['Oxford Cotton', '牛津纺'],
              ['Ice Silk', '冰丝'],
            ],
            sleeve: [
              ['Short Sleeve', '短袖'],
              ['Long Sleeve', '长袖'],
              ['Half Sleeve', '五分袖'],
            ],
            season: [
              ['Summer', '夏季'],
              ['Spring', '春季'],
              ['Beach Holiday', '海边度假'],
            ],
            fit: [
              ['Loose Fit', '宽松'],
              ['Slim Fit', '修身'],
              ['Regular Fit', '常规版'],
            ],
          },
          attributes: [
            [
              ['Collar', '领型'],
              [
                ['Turn-down collar', '翻领'],
                ['Stand collar', '立领'],
                ['Cuban collar', '古巴领'],
              ],
            ],
            [
              ['Pockets', '口袋'],
              [
                ['One chest pocket', '单胸袋'],
                ['Two chest pockets', '双胸袋'],
                ['No pockets', '无口袋'],
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
          colours: ['white', 'blue', 'sky', 'beige', 'red', 'green'],
          option: sizes,
          yuan: [22, 72],
          grams: [200, 340],
          box: [30, 24, 3],
          alsoCalled: ['button-up', 'holiday shirt', 'linen shirt'],
        },
        {
          id: 'mens-suit',
          leaf: ['Suits', '西服套装'],
          emoji: '👔',
          prop: '🎩',
          titles: [
            ["Men's {piece} Suit, {fit}, {button}, {occasion} Wear", '{occasion}男士西服{piece}{fit}{button}'],
            ['{pattern} {occasion} Suit for Men, {piece}, {fit}', '{occasion}西装男{pattern}{piece}{fit}'],
          ],
          words: {
            piece: [
              ['Two-Piece', '两件套'],
              ['Three-Piece', '三件套'],
              ['Four-Piece', '四件套'],
            ],
            fit: [
              ['Slim Fit', '修身'],
              ['Regular Fit', '常规版'],
              ['Korean Cut', '韩版'],
            ],
            button: [
              ['Two Button', '两粒扣'],
              ['One Button', '一粒扣'],
              ['Double-Breasted', '双排扣'],
            ],
            occasion: [
              ['Wedding', '婚礼'],
              ['Business', '商务'],
              ['Matric Dance', '毕业舞会'],
              ['Banquet', '宴会'],
            ],
            pattern: [
              ['Plain', '纯色'],
              ['Pinstripe', '细条纹'],
              ['Check', '格纹'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Polyester and viscose', '涤粘'],
                ['Wool blend', '羊毛混纺'],
                ['Stretch polyester', '弹力聚酯纤维'],
              ],
            ],
            [
              ['Lapel', '驳领'],
              [
                ['Notched lapel', '平驳领'],
                ['Peak lapel', '戗驳领'],
                ['Shawl collar', '青果领'],
              ],
            ],
            [
              ['Vent', '开衩'],
              [
                ['Double vent', '双开衩'],
                ['Single vent', '单开衩'],
                ['No vent', '不开衩'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Fully lined', '全里布'],
                ['Half lined', '半里布'],
              ],
            ],
          ],
          colours: ['black', 'navy', 'grey', 'wine', 'beige'],
          option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL', 'XXL', '3XL'] },
          unit: 50,
          yuan: [128, 420],
          grams: [1100, 1900],
          box: [45, 35, 10],
          alsoCalled: ['wedding suit', 'tuxedo', 'formal suit'],
        },
      ],
    },
    {
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
    },
    {
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
      ],
    },
    {
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
            [
              '{style} {pattern} Hooded Sweatshirt for Men, {feature}, {fit}',
              '{style}{pattern}男士连帽卫衣{feature}{fit}',
            ],
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
            [
              '{season} Sports Suit for Men, {top}, {feature}, {fabric}',
              '{season}男士休闲运动服{top}{feature}{fabric}',
            ],
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
    },
    {
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
      ],
    },
  ],
};
