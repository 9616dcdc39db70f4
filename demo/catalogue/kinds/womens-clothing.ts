import type { Department, Kind } from '../kind.ts';

type Option = NonNullable<Kind['option']>;

const sizes: Option = {
  name: ['Size', '尺码'],
  values: ['S', 'M', 'L', 'XL', 'XXL'],
};
const plusSizes: Option = {
  name: ['Size', '尺码'],
  values: ['M', 'L', 'XL', 'XXL', '3XL', '4XL'],
};

export const womensClothing: Department = {
  slug: 'womens-clothing',
  name: ["Women's Clothing", '女装'],
  emoji: '👗',
  groups: [
    {
      slug: 'womens-dresses',
      name: ['Dresses', '连衣裙'],
      kinds: [
        {
          id: 'womens-maxi-dress',
          leaf: ['Maxi Dresses', '长裙'],
          emoji: '👗',
          prop: '🌴',
          titles: [
            ['{pattern} Maxi Dress for Women, {cut}, {occasion} Wear', '{pattern}{cut}女士长款连衣裙{occasion}穿搭'],
            ['{cut} Long Dress, {pattern} Summer Dress with {detail}', '{cut}{detail}{pattern}夏季长裙女'],
            ["Women's {pattern} Long Dress with {detail}, {cut}", '{pattern}连衣裙女{detail}{cut}长裙'],
          ],
          words: {
            pattern: [
              ['Floral Print', '碎花'],
              ['Bohemian', '波西米亚'],
              ['Polka Dot', '波点'],
              ['Plain', '纯色'],
              ['Tie-Dye', '扎染'],
            ],
            cut: [
              ['High Waist', '高腰'],
              ['Loose Fit', '宽松'],
              ['A-Line', 'A字'],
              ['Wrap Front', '裹身'],
            ],
            detail: [
              ['Side Slit', '侧开叉'],
              ['Ruffle Hem', '荷叶边'],
              ['Side Pockets', '带口袋'],
              ['Tie Belt', '系带'],
              ['Tiered Skirt', '蛋糕裙摆'],
            ],
            occasion: [
              ['Beach Holiday', '海边度假'],
              ['Everyday', '日常'],
              ['Church', '礼拜'],
              ['Weekend', '周末休闲'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Chiffon', '雪纺'],
                ['Viscose', '粘胶纤维'],
                ['Polyester', '聚酯纤维'],
                ['Cotton blend', '棉混纺'],
              ],
            ],
            [
              ['Sleeve length', '袖长'],
              [
                ['Sleeveless', '无袖'],
                ['Short sleeve', '短袖'],
                ['Long sleeve', '长袖'],
              ],
            ],
            [
              ['Neckline', '领型'],
              [
                ['V-neck', 'V领'],
                ['Round neck', '圆领'],
                ['Square neck', '方领'],
              ],
            ],
            [
              ['Lining', '里布'],
              [
                ['Lined', '有内衬'],
                ['Unlined', '无内衬'],
              ],
            ],
          ],
          colours: ['black', 'white', 'red', 'yellow', 'blue', 'army'],
          option: sizes,
          yuan: [28, 98],
          grams: [260, 520],
          box: [32, 25, 4],
          alsoCalled: ['summer dress', 'long dress', 'boho dress'],
        },
        {
          id: 'womens-shirt-dress',
          leaf: ['Shirt Dresses', '衬衫裙'],
          emoji: '👗',
          prop: '💼',
          titles: [
            ["Women's {fabric} Shirt Dress, {fit}, {detail}", '{fabric}衬衫裙女{fit}{detail}连衣裙'],
            ['{season} {fabric} Button-Up Dress, {detail}, {fit}', '{season}{fabric}单排扣{detail}{fit}连衣裙'],
          ],
          words: {
            fabric: [
              ['Cotton Linen', '棉麻'],
              ['Denim', '牛仔'],
              ['Striped Cotton', '条纹棉'],
              ['Satin', '缎面'],
              ['Cotton Poplin', '纯棉府绸'],
            ],
            fit: [
              ['Loose Fit', '宽松'],
              ['Slimming Waist', '收腰显瘦'],
              ['Straight Cut', '直筒'],
            ],
            detail: [
              ['with Tie Belt', '系腰带'],
              ['Turn-Down Collar', '翻领'],
              ['with Two Pockets', '双口袋'],
              ['Roll-Up Sleeves', '卷袖'],
            ],
            season: [
              ['Summer', '夏季'],
              ['Spring', '春季'],
              ['Autumn', '秋季'],
              ['New Season', '当季新款'],
            ],
          },
          attributes: [
            [
              ['Dress length', '裙长'],
              [
                ['Above the knee', '短裙'],
                ['Knee length', '及膝'],
                ['Mid-calf', '中长款'],
              ],
            ],
            [
              ['Sleeve length', '袖长'],
              [
                ['Short sleeve', '短袖'],
                ['Three-quarter sleeve', '七分袖'],
                ['Long sleeve', '长袖'],
              ],
            ],
            [
              ['Style', '风格'],
              [
                ['Commuter', '通勤'],
                ['Casual', '休闲'],
                ['Korean', '韩版'],
              ],
            ],
          ],
          colours: ['white', 'sky', 'navy', 'beige', 'army', 'black'],
          option: sizes,
          yuan: [32, 89],
          grams: [280, 480],
          box: [32, 25, 4],
          alsoCalled: ['button dress', 'office dress', 'work dress'],
        },
        {
          id: 'womens-evening-dress',
          leaf: ['Evening Dresses', '晚礼服'],
          emoji: '👗',
          prop: '✨',
          titles: [
            ['{neck} {fabric} Evening Gown, {occasion} Dress, {cut}', '{fabric}{neck}晚礼服{occasion}{cut}长裙'],
            ['Elegant {fabric} {occasion} Dress, {neck}, {cut}', '高级感{fabric}{occasion}礼服裙{neck}{cut}'],
          ],
          words: {
            neck: [
              ['Off-Shoulder', '一字肩'],
              ['V-Neck', 'V领'],
              ['One-Shoulder', '斜肩'],
              ['Halter Neck', '挂脖'],
              ['Spaghetti Strap', '吊带'],
            ],
            fabric: [
              ['Sequin', '亮片'],
              ['Satin', '缎面'],
              ['Lace', '蕾丝'],
              ['Tulle', '网纱'],
              ['Velvet', '丝绒'],
            ],
            occasion: [
              ['Wedding Guest', '婚礼宾客'],
              ['Matric Dance', '毕业舞会'],
              ['Bridesmaid', '伴娘'],
              ['Party', '派对'],
              ['Banquet', '宴会'],
            ],
            cut: [
              ['Mermaid Hem', '鱼尾'],
              ['High Slit', '高开叉'],
              ['Full Skirt', '大摆'],
              ['Slim Fit', '修身'],
            ],
          },
          attributes: [
            [
              ['Back', '后背款式'],
              [
                ['Zip back', '后拉链'],
                ['Lace-up back', '绑带'],
                ['Open back', '露背'],
              ],
            ],
            [
              ['Lining', '里布'],
              [
                ['Fully lined', '全里布'],
                ['Half lined', '半里布'],
              ],
            ],
            [
              ['Bust padding', '胸垫'],
              [
                ['With sewn-in pads', '带胸垫'],
                ['Without pads', '无胸垫'],
              ],
            ],
          ],
          colours: ['black', 'wine', 'gold', 'silver', 'navy', 'rosegold', 'green'],
          option: sizes,
          yuan: [68, 260],
          grams: [450, 1100],
          box: [36, 28, 7],
          alsoCalled: ['matric dance dress', 'gown', 'prom dress', 'formal dress'],
        },
        {
          id: 'womens-african-print-dress',
          leaf: ['African Print Dresses', '非洲印花连衣裙'],
          emoji: '🥻',
          prop: '🌺',
          titles: [
            ['{print} African Dress for Women, {sleeve}, {cut}', '{print}非洲风女装连衣裙{sleeve}{cut}'],
            ['{cut} {print} Dress with {extra}, {sleeve}', '{print}{cut}连衣裙{sleeve}{extra}'],
            ['African Traditional {print} Dress, {cut}, with {extra}', '非洲民族风{print}{cut}连衣裙{extra}'],
          ],
          words: {
            print: [
              ['Wax Print', '蜡染印花'],
              ['Shweshwe Style', '蓝印花布风'],
              ['Dashiki Print', '达西基印花'],
              ['Kente Pattern', '肯特纹'],
              ['Geometric Print', '几何印花'],
            ],
            sleeve: [
              ['Flared Sleeve', '喇叭袖'],
              ['Short Sleeve', '短袖'],
              ['Batwing Sleeve', '蝙蝠袖'],
              ['Puff Sleeve', '泡泡袖'],
            ],
            cut: [
              ['Plus Size', '大码'],
              ['A-Line', 'A字'],
              ['Full-Length', '长款'],
              ['Swing Hem', '大摆'],
            ],
            extra: [
              ['Matching Headwrap', '配头巾'],
              ['Waist Belt', '配腰带'],
              ['Side Pockets', '带侧口袋'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Cotton', '纯棉'],
                ['Polyester', '聚酯纤维'],
                ['Cotton and polyester', '涤棉'],
              ],
            ],
            [
              ['Printing', '印花工艺'],
              [
                ['Digital print', '数码印花'],
                ['Batik print', '蜡染'],
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
              ['Occasion', '适用场合'],
              [
                ['Wedding', '婚礼'],
                ['Church', '礼拜'],
                ['Heritage day', '民族节日'],
                ['Everyday', '日常'],
              ],
            ],
          ],
          colours: ['blue', 'orange', 'red', 'yellow', 'green', 'multi'],
          option: plusSizes,
          yuan: [45, 138],
          grams: [320, 620],
          box: [33, 26, 5],
          alsoCalled: ['shweshwe dress', 'ankara dress', 'dashiki', 'traditional dress'],
        },
      ],
    },
    {
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
    },
    {
      slug: 'womens-bottoms',
      name: ['Trousers & Skirts', '裤装半裙'],
      kinds: [
        {
          id: 'womens-wide-leg-trousers',
          leaf: ['Wide-Leg Trousers', '阔腿裤'],
          emoji: '👖',
          prop: '🌼',
          titles: [
            ['{fit} {fabric} Wide-Leg Trousers for Women, {waist}, {season}', '{season}{fabric}阔腿裤女{waist}{fit}'],
            ["Women's {fabric} Palazzo Pants, {waist}, {fit}", '{fabric}女士阔腿长裤{waist}{fit}'],
          ],
          words: {
            fit: [
              ['Loose Fit', '宽松'],
              ['Soft Drape', '垂感'],
              ['Casual', '休闲'],
              ['Slimming', '显瘦'],
            ],
            fabric: [
              ['Cotton Linen', '棉麻'],
              ['Ice Silk', '冰丝'],
              ['Chiffon', '雪纺'],
              ['Suit Fabric', '西装面料'],
              ['Knitted', '针织'],
            ],
            waist: [
              ['High Waist', '高腰'],
              ['Elastic Waist', '松紧腰'],
              ['Drawstring Waist', '抽绳腰'],
              ['Paper Bag Waist', '花苞腰'],
            ],
            season: [
              ['Summer', '夏季'],
              ['Autumn', '秋季'],
              ['Spring', '春季'],
            ],
          },
          attributes: [
            [
              ['Length', '裤长'],
              [
                ['Nine-tenths', '九分裤'],
                ['Full length', '长裤'],
              ],
            ],
            [
              ['Pattern', '图案'],
              [
                ['Plain', '纯色'],
                ['Pinstripe', '细条纹'],
              ],
            ],
            [
              ['Pockets', '口袋'],
              [
                ['Two side pockets', '两侧口袋'],
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
          colours: ['black', 'beige', 'grey', 'camel', 'white', 'army'],
          option: sizes,
          yuan: [19, 65],
          grams: [260, 450],
          box: [30, 24, 4],
          alsoCalled: ['palazzo pants', 'wide pants', 'ladies trousers'],
        },
        {
          id: 'womens-jeans',
          leaf: ["Women's Jeans", '女士牛仔裤'],
          emoji: '👖',
          titles: [
            ["Women's {cut} Jeans, {waist}, {detail}", '{cut}牛仔裤女{waist}{detail}'],
            ['{waist} {cut} Denim Jeans for Women, {wash}, {detail}', '{wash}{waist}{cut}牛仔裤女{detail}'],
          ],
          words: {
            cut: [
              ['Skinny', '小脚'],
              ['Straight Leg', '直筒'],
              ['Wide Leg', '阔腿'],
              ['Bootcut', '微喇'],
              ['Mom Fit', '老爹'],
            ],
            waist: [
              ['High Waist', '高腰'],
              ['Mid Waist', '中腰'],
              ['Stretch Waist', '弹力腰'],
            ],
            detail: [
              ['Ripped Knee', '破洞'],
              ['Raw Hem', '毛边'],
              ['Bum Lifting', '提臀'],
              ['Slimming', '显瘦'],
              ['Big Pockets', '大口袋'],
            ],
            wash: [
              ['Vintage Wash', '复古水洗'],
              ['Stone Wash', '石磨水洗'],
              ['Enzyme Wash', '酵素洗'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['98% cotton, 2% elastane', '98%棉 2%氨纶'],
                ['Cotton', '纯棉'],
                ['Cotton and polyester', '涤棉'],
              ],
            ],
            [
              ['Length', '裤长'],
              [
                ['Nine-tenths', '九分裤'],
                ['Full length', '长裤'],
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
                ['Spring and autumn', '春秋'],
              ],
            ],
          ],
          colours: ['blue', 'sky', 'navy', 'black', 'grey'],
          option: {
            name: ['Waist', '腰围'],
            values: ['26', '27', '28', '29', '30', '31', '32'],
          },
          yuan: [32, 98],
          grams: [450, 750],
          box: [32, 26, 5],
          alsoCalled: ['denims', 'ladies jeans', 'denim pants'],
        },
        {
          id: 'womens-skirt',
          leaf: ['Skirts', '半身裙'],
          emoji: '👗',
          prop: '🎀',
          titles: [
            ['{waist} {cut} Skirt for Women, {fabric}, {length}', '{fabric}{waist}{cut}半身裙女{length}'],
            ["Women's {fabric} {cut} Skirt, {length}, {waist}", '女士{fabric}{cut}裙{length}{waist}'],
          ],
          words: {
            waist: [
              ['High Waist', '高腰'],
              ['Elastic Waist', '松紧腰'],
              ['Side Zip', '侧拉链'],
            ],
            cut: [
              ['Pleated', '百褶'],
              ['A-Line', 'A字'],
              ['Pencil', '包臀'],
              ['Ruffle Hem', '荷叶边'],
            ],
            fabric: [
              ['Satin', '缎面'],
              ['Denim', '牛仔'],
              ['Cotton Linen', '棉麻'],
              ['Corduroy', '灯芯绒'],
              ['Faux Leather', 'PU皮'],
            ],
            length: [
              ['Mid-Calf', '中长款'],
              ['Knee Length', '及膝'],
              ['Mini', '短款'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['Regular', '常规'],
                ['Thin', '薄款'],
              ],
            ],
            [
              ['Lining', '里布'],
              [
                ['With safety shorts', '带安全裤'],
                ['Lined', '有内衬'],
                ['Unlined', '无内衬'],
              ],
            ],
            [
              ['Style', '风格'],
              [
                ['College', '学院风'],
                ['Commuter', '通勤'],
                ['Sweet', '甜美'],
              ],
            ],
          ],
          colours: ['black', 'beige', 'brown', 'pink', 'navy', 'grey'],
          option: sizes,
          yuan: [18, 62],
          grams: [200, 420],
          box: [29, 23, 3],
          alsoCalled: ['midi skirt', 'pencil skirt', 'pleated skirt'],
        },
      ],
    },
    {
      slug: 'womens-outerwear',
      name: ['Coats & Jackets', '女士外套'],
      kinds: [
        {
          id: 'womens-puffer-jacket',
          leaf: ["Women's Puffer Jackets", '女士棉服'],
          emoji: '🧥',
          prop: '❄️',
          titles: [
            ["Women's {length} Puffer Jacket, {feature}, {style}", '{style}{length}棉服女{feature}外套'],
            ['{style} Winter Padded Coat for Women, {length}, {feature}', '冬季{style}女士棉衣{length}{feature}'],
          ],
          words: {
            length: [
              ['Short', '短款'],
              ['Mid-Length', '中长款'],
              ['Knee-Length', '过膝长款'],
            ],
            feature: [
              ['Hooded', '连帽'],
              ['with Faux Fur Collar', '仿毛领'],
              ['Stand Collar', '立领'],
              ['with Belt', '系腰带'],
              ['Windproof', '防风'],
            ],
            style: [
              ['Korean Style', '韩版'],
              ['Loose Fit', '宽松'],
              ['Glossy', '亮面'],
              ['Lightweight', '轻薄'],
            ],
          },
          attributes: [
            [
              ['Filling', '填充物'],
              [
                ['Polyester wadding', '聚酯棉'],
                ['Cotton wadding', '棉花'],
                ['White duck down', '白鸭绒'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '聚酯纤维'],
                ['Fleece', '抓绒'],
              ],
            ],
            [
              ['Closure', '门襟'],
              [
                ['Zip', '拉链'],
                ['Zip and press studs', '拉链加暗扣'],
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
          colours: ['black', 'beige', 'pink', 'army', 'grey', 'wine'],
          option: sizes,
          yuan: [58, 198],
          grams: [650, 1400],
          box: [40, 32, 12],
          alsoCalled: ['winter jacket', 'puffer', 'padded coat'],
        },
        {
          id: 'womens-blazer',
          leaf: ['Blazers', '女士西装'],
          emoji: '🧥',
          prop: '💼',
          titles: [
            ["Women's {fit} Blazer, {button}, {feature}", '{fit}西装外套女{button}{feature}'],
            ['{style} Suit Jacket for Women, {fit}, {button}', '{style}女士小西装{fit}{button}'],
          ],
          words: {
            fit: [
              ['Slim Fit', '修身'],
              ['Loose Fit', '宽松'],
              ['Cropped', '短款'],
              ['Longline', '中长款'],
            ],
            button: [
              ['Double-Breasted', '双排扣'],
              ['Single Button', '一粒扣'],
              ['Two Button', '两粒扣'],
              ['Open Front', '无扣开襟'],
            ],
            feature: [
              ['with Shoulder Pads', '带垫肩'],
              ['Notched Lapel', '平驳领'],
              ['with Flap Pockets', '翻盖口袋'],
              ['Three-Quarter Sleeve', '七分袖'],
            ],
            style: [
              ['Office', '职业'],
              ['Korean', '韩版'],
              ['British Check', '英伦格纹'],
              ['Casual', '休闲'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Polyester and viscose', '聚酯纤维/粘纤'],
                ['Wool blend', '羊毛混纺'],
                ['Polyester', '聚酯纤维'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Fully lined', '全里布'],
                ['Half lined', '半里布'],
                ['Unlined', '无里布'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['Spring and autumn', '春秋'],
                ['All seasons', '四季'],
              ],
            ],
          ],
          colours: ['black', 'beige', 'grey', 'navy', 'brown'],
          option: sizes,
          yuan: [48, 165],
          grams: [420, 800],
          box: [36, 28, 6],
          alsoCalled: ['suit jacket', 'office jacket', 'ladies blazer'],
        },
        {
          id: 'womens-denim-jacket',
          leaf: ["Women's Denim Jackets", '女士牛仔外套'],
          emoji: '🧥',
          prop: '⭐',
          titles: [
            ["Women's {fit} Denim Jacket, {detail}, {style}", '{style}{fit}牛仔外套女{detail}'],
            ['{style} Jean Jacket for Women, {fit}, {detail}', '{style}牛仔夹克女{detail}{fit}'],
          ],
          words: {
            fit: [
              ['Cropped', '短款'],
              ['Oversized', '宽松大版'],
              ['Slim Fit', '修身'],
              ['Boyfriend Fit', 'BF风'],
            ],
            detail: [
              ['Ripped', '破洞'],
              ['Embroidered Back', '后背刺绣'],
              ['Pearl Studs', '钉珠'],
              ['Four Pockets', '四口袋'],
              ['Fleece Lined', '加绒'],
            ],
            style: [
              ['Vintage Wash', '复古水洗'],
              ['Korean Style', '韩版'],
              ['Street Style', '街头风'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Cotton denim', '纯棉牛仔布'],
                ['Stretch denim', '弹力牛仔布'],
              ],
            ],
            [
              ['Collar', '领型'],
              [
                ['Turn-down collar', '翻领'],
                ['Stand collar', '立领'],
              ],
            ],
            [
              ['Closure', '门襟'],
              [
                ['Metal buttons', '金属扣'],
                ['Zip', '拉链'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['Spring and autumn', '春秋'],
                ['Autumn', '秋季'],
              ],
            ],
          ],
          colours: ['blue', 'sky', 'navy', 'black', 'white'],
          option: sizes,
          yuan: [42, 118],
          grams: [520, 850],
          box: [34, 28, 7],
          alsoCalled: ['jean jacket', 'denim top'],
        },
      ],
    },
    {
      slug: 'womens-underwear-sleepwear',
      name: ["Women's Underwear & Sleepwear", '女士内衣家居服'],
      kinds: [
        {
          id: 'womens-bra',
          leaf: ['Bras', '文胸'],
          emoji: '👙',
          prop: '🌹',
          titles: [
            ['{fabric} {support} Bra, {feature}, {closure}', '{fabric}{support}文胸{feature}{closure}内衣女'],
            ["Women's {support} Bra, {fabric}, {feature}", '女士{support}内衣{fabric}{feature}胸罩'],
          ],
          words: {
            fabric: [
              ['Lace', '蕾丝'],
              ['Seamless', '无痕'],
              ['Soft Cotton', '柔软棉质'],
              ['Ice Silk', '冰丝'],
            ],
            support: [
              ['Wireless', '无钢圈'],
              ['Push-Up', '聚拢'],
              ['Full Cup', '全罩杯'],
              ['Light Padded', '薄款'],
            ],
            feature: [
              ['Breathable', '透气'],
              ['Side Smoothing', '收副乳'],
              ['Anti-Sag', '防下垂'],
              ['Wide Straps', '宽肩带'],
            ],
            closure: [
              ['Front Closure', '前扣'],
              ['Three-Row Back Hooks', '后背三排扣'],
              ['Removable Straps', '可拆肩带'],
            ],
          },
          attributes: [
            [
              ['Composition', '成分'],
              [
                ['Nylon and elastane', '锦纶/氨纶'],
                ['Polyester and elastane', '聚酯纤维/氨纶'],
              ],
            ],
            [
              ['Cup thickness', '模杯厚度'],
              [
                ['Thin', '薄模杯'],
                ['Medium', '中模杯'],
                ['Thin top, thick base', '上薄下厚'],
              ],
            ],
            [
              ['Pads', '胸垫'],
              [
                ['Fixed', '固定'],
                ['Removable', '可拆卸'],
              ],
            ],
          ],
          colours: ['black', 'beige', 'pink', 'wine', 'grey', 'white'],
          option: {
            name: ['Size', '尺码'],
            values: ['34B', '36B', '38B', '36C', '38C', '40C', '42D'],
          },
          yuan: [11, 48],
          grams: [90, 180],
          box: [22, 16, 6],
          alsoCalled: ['brassiere', 'lingerie', 'ladies underwear'],
        },
        {
          id: 'womens-pyjamas',
          leaf: ["Women's Pyjamas", '女士睡衣'],
          emoji: '👘',
          prop: '🌙',
          titles: [
            ["Women's {fabric} Pyjama Set, {pattern}, {piece}", '{fabric}睡衣女{pattern}{piece}家居服套装'],
            ['{pattern} {fabric} Sleepwear for Women, {piece}, {detail}', '{pattern}{fabric}家居服女{piece}{detail}'],
          ],
          words: {
            fabric: [
              ['Ice Silk', '冰丝'],
              ['Knitted Cotton', '针织棉'],
              ['Cotton Gauze', '棉纱布'],
              ['Modal', '莫代尔'],
              ['Satin', '缎面'],
            ],
            pattern: [
              ['Cartoon', '卡通'],
              ['Check', '格子'],
              ['Plain', '纯色'],
              ['Floral', '碎花'],
            ],
            piece: [
              ['Two Piece', '两件套'],
              ['Top and Shorts', '上衣短裤'],
              ['Top and Trousers', '上衣长裤'],
            ],
            detail: [
              ['Button Front', '开衫'],
              ['Lace Trim', '蕾丝边'],
              ['Loose Fit', '宽松'],
              ['with Chest Pads', '带胸垫'],
            ],
          },
          attributes: [
            [
              ['Sleeve length', '袖长'],
              [
                ['Short sleeve', '短袖'],
                ['Long sleeve', '长袖'],
              ],
            ],
            [
              ['Collar', '领型'],
              [
                ['Round neck', '圆领'],
                ['Turn-down collar', '翻领'],
                ['V-neck', 'V领'],
              ],
            ],
            [
              ['Waist', '腰型'],
              [
                ['Elastic', '松紧腰'],
                ['Elastic with drawstring', '松紧抽绳'],
              ],
            ],
          ],
          colours: ['pink', 'lilac', 'sky', 'grey', 'wine', 'mint'],
          option: plusSizes,
          unit: 50,
          yuan: [22, 79],
          grams: [280, 650],
          box: [32, 25, 6],
          alsoCalled: ['pjs', 'sleepwear', 'nightwear', 'pajamas'],
        },
        {
          id: 'womens-shapewear',
          leaf: ['Shapewear', '塑身衣'],
          emoji: '🩱',
          prop: '✨',
          titles: [
            ['{cut} Shapewear for Women, {control}, {feature}', '{cut}塑身衣女{control}{feature}'],
            ['{control} {cut} Body Shaper, {feature}', '{control}{cut}塑形内衣{feature}'],
          ],
          words: {
            cut: [
              ['High Waist', '高腰'],
              ['Full Body', '连体'],
              ['Mid-Thigh', '中腿'],
              ['Open Bust', '无胸托'],
            ],
            control: [
              ['Tummy Control', '收腹'],
              ['Bum Lifting', '提臀'],
              ['Waist Cinching', '束腰'],
              ['After-Birth Support', '产后收腹'],
            ],
            feature: [
              ['Seamless', '无痕'],
              ['Breathable Mesh', '透气网纱'],
              ['with Hooks and Zip', '排扣拉链'],
              ['All-Day Comfort', '久穿舒适'],
            ],
          },
          attributes: [
            [
              ['Composition', '成分'],
              [
                ['90% nylon, 10% elastane', '90%锦纶 10%氨纶'],
                ['Nylon and elastane', '锦纶/氨纶'],
              ],
            ],
            [
              ['Firmness', '塑形强度'],
              [
                ['Light', '轻压'],
                ['Medium', '中压'],
                ['Firm', '强压'],
              ],
            ],
            [
              ['Gusset', '裆部'],
              [
                ['Cotton', '纯棉'],
                ['Open with hooks', '开裆挂扣'],
              ],
            ],
          ],
          colours: ['black', 'beige', 'brown'],
          option: plusSizes,
          yuan: [14, 68],
          grams: [110, 320],
          box: [24, 18, 4],
          alsoCalled: ['body shaper', 'girdle', 'step-in', 'waist trainer'],
        },
      ],
    },
    {
      slug: 'womens-active-swimwear',
      name: ["Women's Active & Swimwear", '女士运动泳装'],
      kinds: [
        {
          id: 'womens-yoga-set',
          leaf: ['Gym & Yoga Sets', '瑜伽服套装'],
          emoji: '🎽',
          prop: '🌿',
          titles: [
            ["Women's {piece} {activity} Set, {feature}, {fabric}", '{activity}服套装女{piece}{feature}{fabric}'],
            ['{fabric} {activity} Wear for Women, {piece}, {feature}', '{fabric}女士{activity}服{piece}{feature}'],
          ],
          words: {
            piece: [
              ['Two Piece', '两件套'],
              ['Three Piece', '三件套'],
              ['Bra and Leggings', '文胸长裤'],
            ],
            activity: [
              ['Yoga', '瑜伽'],
              ['Gym', '健身'],
              ['Running', '跑步'],
              ['Sports', '运动'],
            ],
            feature: [
              ['High Waist', '高腰'],
              ['Quick Dry', '速干'],
              ['Cross Back', '美背'],
              ['Bum Lifting', '提臀'],
            ],
            fabric: [
              ['Seamless Knit', '无缝针织'],
              ['Ribbed', '螺纹'],
              ['Brushed Nylon', '磨毛锦纶'],
              ['Double-Sided Brushed', '双面磨毛'],
            ],
          },
          attributes: [
            [
              ['Composition', '成分'],
              [
                ['Nylon and elastane', '锦纶/氨纶'],
                ['Polyester and elastane', '聚酯纤维/氨纶'],
              ],
            ],
            [
              ['Stretch', '弹力'],
              [
                ['Four-way stretch', '四面弹'],
                ['High stretch', '高弹'],
              ],
            ],
            [
              ['Pads', '胸垫'],
              [
                ['Removable', '可拆卸'],
                ['Fixed', '固定一体'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'lilac', 'teal', 'wine', 'army', 'pink'],
          option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL'] },
          unit: 50,
          yuan: [32, 110],
          grams: [280, 520],
          box: [30, 22, 5],
          alsoCalled: ['gym wear', 'activewear', 'workout clothes'],
        },
        {
          id: 'womens-leggings',
          leaf: ['Leggings', '打底裤'],
          emoji: '👖',
          prop: '⚡',
          titles: [
            ["Women's {waist} Leggings for {use}, {feature}", '{use}打底裤女{waist}{feature}'],
            ['{feature} {length} Leggings for {use}, {waist}', '{feature}{length}紧身裤女{use}{waist}'],
          ],
          words: {
            waist: [
              ['High Waist', '高腰'],
              ['Tummy Control', '收腹'],
              ['Cross Waist', '交叉腰'],
              ['Wide Waistband', '宽腰头'],
            ],
            feature: [
              ['Bum Lifting', '提臀'],
              ['Fleece Lined', '加绒'],
              ['Squat Proof', '不透肉'],
              ['Quick Dry', '速干'],
            ],
            use: [
              ['Gym', '健身'],
              ['Yoga', '瑜伽'],
              ['Running', '跑步'],
              ['Everyday Wear', '日常外穿'],
            ],
            length: [
              ['Full-Length', '长款'],
              ['Ankle-Length', '九分'],
              ['Cropped', '七分'],
            ],
          },
          attributes: [
            [
              ['Composition', '成分'],
              [
                ['Nylon and elastane', '锦纶/氨纶'],
                ['Polyester and elastane', '聚酯纤维/氨纶'],
                ['Cotton and elastane', '棉/氨纶'],
              ],
            ],
            [
              ['Pockets', '口袋'],
              [
                ['Side phone pockets', '侧边手机袋'],
                ['Hidden waist pocket', '腰部暗袋'],
                ['No pockets', '无口袋'],
              ],
            ],
            [
              ['Pattern', '图案'],
              [
                ['Plain', '纯色'],
                ['Mesh panel', '网纱拼接'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'navy', 'wine', 'army', 'purple'],
          option: sizes,
          yuan: [12, 49],
          grams: [160, 350],
          box: [26, 18, 3],
          alsoCalled: ['tights', 'gym tights', 'yoga pants'],
        },
        {
          id: 'womens-swimsuit',
          leaf: ["Women's Swimsuits", '女士泳衣'],
          emoji: '🩱',
          prop: '🏖️',
          titles: [
            ["Women's {piece} Swimsuit, {pattern}, {feature}", '{piece}泳衣女{pattern}{feature}'],
            ['{pattern} {piece} Swimwear for {place}, {feature}', '{pattern}{piece}游泳衣女{place}{feature}'],
          ],
          words: {
            piece: [
              ['One-Piece', '连体'],
              ['Two-Piece', '分体'],
              ['Bikini', '比基尼'],
              ['Skirted', '裙式'],
            ],
            pattern: [
              ['Plain', '纯色'],
              ['Tropical Print', '热带印花'],
              ['Striped', '条纹'],
              ['Leopard Print', '豹纹'],
            ],
            feature: [
              ['Slimming', '显瘦'],
              ['Halter Neck', '挂脖'],
              ['Ruffle Trim', '荷叶边'],
              ['Cross Back', '交叉美背'],
            ],
            place: [
              ['the Beach', '海边'],
              ['Hot Springs', '温泉'],
              ['the Pool', '泳池'],
            ],
          },
          attributes: [
            [
              ['Composition', '成分'],
              [
                ['82% nylon, 18% elastane', '82%锦纶 18%氨纶'],
                ['Polyester and elastane', '聚酯纤维/氨纶'],
              ],
            ],
            [
              ['Pads', '胸垫'],
              [
                ['Removable pads', '可拆胸垫'],
                ['Fixed pads', '固定胸垫'],
              ],
            ],
            [
              ['Support', '托型'],
              [
                ['Wireless', '无钢托'],
                ['Soft wire', '软钢托'],
              ],
            ],
          ],
          colours: ['black', 'red', 'blue', 'pink', 'yellow', 'teal'],
          option: plusSizes,
          yuan: [22, 78],
          grams: [140, 320],
          box: [25, 20, 4],
          alsoCalled: ['swimming costume', 'cozzie', 'bikini', 'bathing suit'],
        },
      ],
    },
  ],
};
