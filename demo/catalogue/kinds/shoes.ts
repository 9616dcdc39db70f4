import type { Department, Kind } from '../kind.ts';

type Option = NonNullable<Kind['option']>;

const womensSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 36', 'EU 37', 'EU 38', 'EU 39', 'EU 40', 'EU 41'],
};
const mensSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44', 'EU 45'],
};
const unisexSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 36', 'EU 38', 'EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44'],
};
const kidsSizes: Option = {
  name: ['Size', '尺码'],
  values: ['EU 26', 'EU 28', 'EU 30', 'EU 32', 'EU 34', 'EU 36'],
};

export const shoes: Department = {
  slug: 'shoes',
  name: ['Shoes', '鞋靴'],
  emoji: '👟',
  groups: [
    {
      slug: 'womens-shoes',
      name: ["Women's Shoes", '女鞋'],
      kinds: [
        {
          id: 'womens-high-heels',
          leaf: ['High Heels', '高跟鞋'],
          emoji: '👠',
          titles: [
            ["Women's {toe} High Heels, {heel}, {upper}, {occasion} Wear", '{toe}{heel}高跟鞋女{upper}{occasion}'],
            ['{upper} {occasion} Court Shoes, {toe}, {heel}', '{upper}女士单鞋{occasion}{toe}{heel}'],
          ],
          words: {
            toe: [
              ['Pointed Toe', '尖头'],
              ['Round Toe', '圆头'],
              ['Square Toe', '方头'],
            ],
            heel: [
              ['Stiletto Heel', '细跟'],
              ['Block Heel', '粗跟'],
              ['Flared Heel', '酒杯跟'],
            ],
            upper: [
              ['Patent', '漆皮'],
              ['Faux Suede', '绒面'],
              ['Satin', '缎面'],
              ['Glitter', '亮片'],
              ['Matt Faux Leather', '哑光皮面'],
            ],
            occasion: [
              ['Office', '职业通勤'],
              ['Wedding', '婚礼'],
              ['Party', '派对'],
              ['Matric Dance', '毕业舞会'],
            ],
          },
          attributes: [
            [
              ['Heel height', '跟高'],
              [
                ['5 cm', '5cm'],
                ['7 cm', '7cm'],
                ['9 cm', '9cm'],
              ],
            ],
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['TPR', 'TPR'],
              ],
            ],
            [
              ['Lining', '内里'],
              [
                ['Microfibre', '超纤'],
                ['PU', 'PU'],
              ],
            ],
            [
              ['Fastening', '闭合方式'],
              [
                ['Slip-on', '套脚'],
                ['Ankle strap', '踝带'],
              ],
            ],
          ],
          colours: ['black', 'red', 'silver', 'gold', 'beige', 'wine'],
          option: womensSizes,
          unit: 20,
          yuan: [32, 118],
          grams: [550, 850],
          box: [29, 19, 10],
          alsoCalled: ['heels', 'stilettos', 'court shoes', 'pumps'],
        },
        {
          id: 'womens-flats',
          leaf: ['Flats & Pumps', '平底单鞋'],
          emoji: '🥿',
          titles: [
            ["Women's {toe} Flat Pumps, {upper}, {detail}", '{toe}平底单鞋女{upper}{detail}'],
            ['{feature} {upper} Ballet Flats for Women, {toe}, {detail}', '{feature}{upper}芭蕾鞋女{toe}{detail}'],
          ],
          words: {
            toe: [
              ['Round Toe', '圆头'],
              ['Pointed Toe', '尖头'],
              ['Square Toe', '方头'],
            ],
            upper: [
              ['Soft Leather', '软皮'],
              ['Knitted', '飞织'],
              ['Faux Suede', '绒面'],
              ['Patent', '漆皮'],
            ],
            detail: [
              ['with Bow', '蝴蝶结'],
              ['with Metal Buckle', '金属扣'],
              ['Mary Jane Strap', '玛丽珍一字带'],
              ['Plain', '素面简约'],
            ],
            feature: [
              ['Foldable', '可折叠'],
              ['Non-Slip', '防滑'],
              ['Breathable', '透气'],
              ['Soft Sole', '软底'],
            ],
          },
          attributes: [
            [
              ['Heel height', '跟高'],
              [
                ['1 cm', '1cm'],
                ['2 cm', '2cm'],
              ],
            ],
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['TPR', 'TPR'],
                ['Tendon rubber', '牛筋'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['Spring and autumn', '春秋'],
                ['Summer', '夏季'],
              ],
            ],
          ],
          colours: ['black', 'beige', 'pink', 'silver', 'brown', 'red'],
          option: womensSizes,
          unit: 20,
          yuan: [18, 68],
          grams: [350, 550],
          box: [28, 17, 9],
          alsoCalled: ['pumps', 'ballerinas', 'flat shoes'],
        },
        {
          id: 'womens-sandals',
          leaf: ["Women's Sandals", '女士凉鞋'],
          emoji: '👡',
          titles: [
            ["Women's {sole} Sandals, {strap}, {upper}", '{sole}凉鞋女{strap}{upper}'],
            ['{style} Summer Sandals for Women, {sole}, {strap}', '{style}夏季女士凉鞋{sole}{strap}'],
          ],
          words: {
            sole: [
              ['Wedge', '坡跟'],
              ['Platform', '厚底'],
              ['Flat', '平底'],
              ['Block Heel', '粗跟'],
            ],
            strap: [
              ['Ankle Strap', '一字扣带'],
              ['Cross Straps', '交叉绑带'],
              ['T-Strap', 'T字带'],
              ['Elastic Strap', '松紧带'],
            ],
            upper: [
              ['Woven', '编织'],
              ['Faux Leather', 'PU皮'],
              ['Rhinestone', '水钻'],
              ['Beaded', '串珠'],
            ],
            style: [
              ['Bohemian', '波西米亚'],
              ['Roman', '罗马'],
              ['Holiday', '度假'],
              ['Elegant', '优雅'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['PU', 'PU'],
                ['EVA', 'EVA'],
              ],
            ],
            [
              ['Toe', '鞋头'],
              [
                ['Open toe', '露趾'],
                ['Peep toe', '鱼嘴'],
              ],
            ],
            [
              ['Insole', '鞋垫'],
              [
                ['PU', 'PU'],
                ['Soft foam', '软垫'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'beige', 'gold', 'white', 'camel'],
          option: womensSizes,
          unit: 20,
          yuan: [22, 78],
          grams: [450, 800],
          box: [30, 19, 10],
          alsoCalled: ['wedges', 'strappy sandals', 'platform sandals'],
        },
        {
          id: 'womens-ankle-boots',
          leaf: ["Women's Ankle Boots", '女士短靴'],
          emoji: '👢',
          prop: '🍂',
          titles: [
            ["Women's {upper} Ankle Boots, {heel}, {closure}", '{upper}短靴女{heel}{closure}'],
            ['{season} Ankle Boots for Women, {heel}, {upper}, {lining}', '{season}女士短靴{heel}{upper}{lining}'],
          ],
          words: {
            upper: [
              ['Faux Suede', '绒面'],
              ['Faux Leather', 'PU皮'],
              ['Patent', '漆皮'],
              ['Stretch Knit', '弹力针织'],
            ],
            heel: [
              ['Block Heel', '粗跟'],
              ['Flat Sole', '平底'],
              ['Platform Sole', '厚底'],
              ['Mid Heel', '中跟'],
            ],
            closure: [
              ['Side Zip', '侧拉链'],
              ['Lace-Up', '系带'],
              ['Slip-On', '一脚蹬'],
              ['Back Zip', '后拉链'],
            ],
            season: [
              ['Autumn Winter', '秋冬'],
              ['Winter', '冬季'],
              ['Autumn', '秋季'],
            ],
            lining: [
              ['Fleece Lined', '加绒'],
              ['Short Plush Lining', '短绒里'],
              ['Thin Lining', '单里'],
            ],
          },
          attributes: [
            [
              ['Toe', '鞋头'],
              [
                ['Round toe', '圆头'],
                ['Pointed toe', '尖头'],
                ['Square toe', '方头'],
              ],
            ],
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['TPR', 'TPR'],
              ],
            ],
            [
              ['Shaft height', '筒高'],
              [
                ['10 cm', '10cm'],
                ['13 cm', '13cm'],
                ['16 cm', '16cm'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'camel', 'beige', 'wine'],
          option: womensSizes,
          unit: 20,
          yuan: [42, 148],
          grams: [750, 1200],
          box: [32, 24, 12],
          alsoCalled: ['booties', 'ankle boots', 'Chelsea boots'],
        },
      ],
    },
    {
      slug: 'mens-shoes',
      name: ["Men's Shoes", '男鞋'],
      kinds: [
        {
          id: 'mens-formal-shoes',
          leaf: ["Men's Formal Shoes", '男士皮鞋'],
          emoji: '👞',
          prop: '💼',
          titles: [
            ["Men's {upper} {style} Shoes, {toe}, {occasion} Wear", '{upper}{style}皮鞋男{toe}{occasion}'],
            [
              '{occasion} Formal Shoes for Men, {style}, {upper}, {feature}',
              '{occasion}男士正装皮鞋{style}{upper}{feature}',
            ],
          ],
          words: {
            upper: [
              ['Patent Leather', '漆皮'],
              ['Cow Leather', '牛皮'],
              ['Faux Leather', 'PU皮'],
              ['Microfibre Leather', '超纤皮'],
            ],
            style: [
              ['Oxford', '牛津'],
              ['Derby', '德比'],
              ['Brogue', '布洛克'],
              ['Monk Strap', '孟克'],
            ],
            toe: [
              ['Pointed Toe', '尖头'],
              ['Round Toe', '圆头'],
              ['Square Toe', '方头'],
            ],
            occasion: [
              ['Business', '商务'],
              ['Wedding', '婚礼'],
              ['Office', '通勤'],
            ],
            feature: [
              ['Breathable', '透气'],
              ['Non-Slip', '防滑'],
              ['Hidden Heel', '内增高'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['TPR', 'TPR'],
                ['Tendon rubber', '牛筋'],
              ],
            ],
            [
              ['Lining', '内里'],
              [
                ['Pigskin', '猪皮'],
                ['PU', 'PU'],
                ['Breathable mesh', '透气网布'],
              ],
            ],
            [
              ['Construction', '制作工艺'],
              [
                ['Cemented', '胶粘'],
                ['Stitched', '缝制'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'wine'],
          option: mensSizes,
          unit: 20,
          yuan: [45, 168],
          grams: [800, 1200],
          box: [32, 21, 12],
          alsoCalled: ['leather shoes', 'dress shoes', 'church shoes'],
        },
        {
          id: 'mens-loafers',
          leaf: ['Loafers', '乐福鞋'],
          emoji: '👞',
          prop: '☀️',
          titles: [
            ["Men's {upper} Loafers, {detail}, {feature}", '{upper}乐福鞋男{detail}{feature}'],
            ['{style} Slip-On Shoes for Men, {upper}, {feature}', '{style}一脚蹬男鞋{upper}{feature}'],
            ['{style} {upper} Loafers for Men, {detail}', '{style}{upper}男士乐福鞋{detail}'],
          ],
          words: {
            upper: [
              ['Soft Leather', '软皮'],
              ['Faux Suede', '仿麂皮'],
              ['Canvas', '帆布'],
              ['Woven', '编织'],
            ],
            detail: [
              ['Horsebit Buckle', '马衔扣'],
              ['Tassel', '流苏'],
              ['Penny Strap', '横带装饰'],
              ['Hand Stitched', '手工缝线'],
            ],
            feature: [
              ['Soft Sole', '软底'],
              ['Breathable', '透气'],
              ['Lightweight', '轻便'],
              ['Non-Slip', '防滑'],
            ],
            style: [
              ['Driving', '驾车'],
              ['Business Casual', '商务休闲'],
              ['British', '英伦'],
              ['Summer', '夏季'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Rubber studs', '豆豆橡胶底'],
                ['TPR', 'TPR'],
                ['EVA', 'EVA'],
              ],
            ],
            [
              ['Lining', '内里'],
              [
                ['PU', 'PU'],
                ['Cotton', '棉布'],
                ['Pigskin', '猪皮'],
              ],
            ],
            [
              ['Toe', '鞋头'],
              [
                ['Round toe', '圆头'],
                ['Square toe', '方头'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'navy', 'camel', 'grey'],
          option: mensSizes,
          unit: 20,
          yuan: [32, 118],
          grams: [550, 900],
          box: [31, 20, 11],
          alsoCalled: ['mocs', 'moccasins', 'slip-ons', 'driving shoes'],
        },
        {
          id: 'mens-desert-boots',
          leaf: ['Vellies & Desert Boots', '沙漠靴'],
          emoji: '🥾',
          prop: '🌵',
          titles: [
            ["Men's {upper} Desert Boots, {sole}, {style}", '{upper}沙漠靴男{sole}{style}'],
            ['{style} {upper} Vellies for Men, {height}, {sole}', '{style}{upper}男士工装短靴{height}{sole}'],
          ],
          words: {
            upper: [
              ['Suede', '反绒皮'],
              ['Cow Leather', '牛皮'],
              ['Nubuck', '磨砂皮'],
              ['Faux Suede', '仿麂皮'],
            ],
            sole: [
              ['Rubber Sole', '橡胶底'],
              ['Crepe Sole', '生胶底'],
              ['Non-Slip Sole', '防滑底'],
            ],
            style: [
              ['Vintage', '复古'],
              ['Outdoor', '户外'],
              ['British Style', '英伦'],
              ['Casual', '休闲'],
            ],
            height: [
              ['Ankle Height', '中帮'],
              ['High Cut', '高帮'],
              ['Low Cut', '低帮'],
            ],
          },
          attributes: [
            [
              ['Lining', '内里'],
              [
                ['Unlined', '无里'],
                ['Pigskin', '猪皮'],
                ['Short plush', '短绒'],
              ],
            ],
            [
              ['Eyelets', '鞋眼'],
              [
                ['2 pairs', '2对'],
                ['3 pairs', '3对'],
                ['4 pairs', '4对'],
              ],
            ],
            [
              ['Toe', '鞋头'],
              [
                ['Round toe', '圆头'],
                ['Moccasin toe', '马克线鞋头'],
              ],
            ],
          ],
          colours: ['camel', 'brown', 'beige', 'grey', 'black'],
          option: mensSizes,
          unit: 20,
          yuan: [48, 168],
          grams: [800, 1250],
          box: [33, 22, 12],
          alsoCalled: ['vellies', 'veldskoen', 'velskoene', 'chukka boots'],
        },
      ],
    },
    {
      slug: 'sports-shoes',
      name: ['Takkies & Sports Shoes', '运动鞋'],
      kinds: [
        {
          id: 'running-shoes',
          leaf: ['Running Shoes', '跑步鞋'],
          emoji: '👟',
          prop: '⚡',
          titles: [
            ['{who} Running Shoes, {upper}, {feature}', '{who}跑步鞋{upper}{feature}'],
            ['{upper} Running Shoes for {use}, {feature}, {sole}', '{upper}跑鞋{use}{feature}{sole}'],
          ],
          words: {
            who: [
              ["Men's and Women's", '男女款'],
              ['Unisex', '男女同款'],
              ['Adult', '成人'],
            ],
            upper: [
              ['Fly Knit', '飞织'],
              ['Breathable Mesh', '透气网面'],
              ['Seamless Knit', '无缝针织'],
              ['Woven Mesh', '编织网布'],
            ],
            feature: [
              ['Lightweight', '轻便'],
              ['Shock Absorbing', '减震'],
              ['Non-Slip', '防滑'],
              ['Wear-Resistant', '耐磨'],
            ],
            use: [
              ['Road Running', '路跑'],
              ['Marathons', '马拉松'],
              ['Gym Training', '健身训练'],
              ['Trail Running', '越野跑'],
            ],
            sole: [
              ['Air Cushion Sole', '气垫底'],
              ['Popcorn Foam Sole', '爆米花底'],
              ['Rubber Sole', '橡胶底'],
            ],
          },
          attributes: [
            [
              ['Fastening', '闭合方式'],
              [
                ['Lace-up', '系带'],
                ['Slip-on with laces', '套脚系带'],
              ],
            ],
            [
              ['Insole', '鞋垫'],
              [
                ['EVA', 'EVA'],
                ['PU foam', 'PU泡棉'],
                ['Memory foam', '记忆棉'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['All seasons', '四季'],
                ['Spring and summer', '春夏'],
              ],
            ],
          ],
          colours: ['black', 'white', 'grey', 'blue', 'red', 'green'],
          option: unisexSizes,
          unit: 20,
          yuan: [35, 138],
          grams: [550, 850],
          box: [32, 21, 12],
          alsoCalled: ['takkies', 'trainers', 'running takkies', 'sneakers'],
        },
        {
          id: 'canvas-takkies',
          leaf: ['Canvas Takkies', '帆布鞋'],
          emoji: '👟',
          prop: '🎨',
          titles: [
            ['{cut} Canvas Takkies, {style}, {sole}', '{cut}帆布鞋{style}{sole}'],
            ['{who} {cut} Canvas Sneakers, {pattern}, {style}', '{who}{cut}帆布鞋{pattern}{style}'],
          ],
          words: {
            cut: [
              ['Low-Top', '低帮'],
              ['High-Top', '高帮'],
              ['Slip-On', '一脚蹬'],
            ],
            style: [
              ['Classic', '经典款'],
              ['Korean Style', '韩版'],
              ['Skate Style', '滑板风'],
              ['Vintage', '复古'],
            ],
            sole: [
              ['Vulcanised Rubber Sole', '硫化橡胶底'],
              ['Platform Sole', '厚底'],
              ['Soft Non-Slip Sole', '软底防滑'],
            ],
            who: [
              ["Men's and Women's", '男女款'],
              ['Unisex', '男女同款'],
              ['Adult', '成人'],
            ],
            pattern: [
              ['Plain', '纯色'],
              ['Hand-Painted', '手绘'],
              ['Colour Block', '拼色'],
              ['Star Pattern', '星星图案'],
            ],
          },
          attributes: [
            [
              ['Upper', '鞋面'],
              [
                ['Cotton canvas', '棉帆布'],
                ['Washed denim', '水洗牛仔布'],
              ],
            ],
            [
              ['Insole', '鞋垫'],
              [
                ['EVA', 'EVA'],
                ['Cotton', '棉布'],
              ],
            ],
            [
              ['Toe', '鞋头'],
              [
                ['Rubber toe cap', '橡胶包头'],
                ['Plain toe', '无包头'],
              ],
            ],
          ],
          colours: ['white', 'black', 'red', 'navy', 'yellow', 'pink'],
          option: unisexSizes,
          unit: 20,
          yuan: [16, 58],
          grams: [500, 800],
          box: [31, 20, 11],
          alsoCalled: ['takkies', 'tekkies', 'sneakers', 'plimsolls'],
        },
        {
          id: 'basketball-shoes',
          leaf: ['Basketball Shoes', '篮球鞋'],
          emoji: '👟',
          prop: '🏀',
          titles: [
            ['{cut} Basketball Shoes, {feature}, {sole}', '{cut}篮球鞋{feature}{sole}'],
            ['{who} {court} Basketball Boots, {cut}, {feature}', '{who}{court}篮球鞋{cut}{feature}'],
          ],
          words: {
            cut: [
              ['High-Top', '高帮'],
              ['Mid-Top', '中帮'],
              ['Low-Top', '低帮'],
            ],
            feature: [
              ['Good Grip', '防滑'],
              ['Shock Absorbing', '减震'],
              ['Breathable', '透气'],
              ['Wear-Resistant', '耐磨'],
            ],
            sole: [
              ['Squeaky Grip Sole', '啾啾音底'],
              ['Air Cushion Sole', '气垫底'],
              ['Rubber Sole', '橡胶底'],
            ],
            who: [
              ["Men's", '男士'],
              ['Youth', '青少年'],
              ['Student', '学生'],
            ],
            court: [
              ['Indoor', '室内'],
              ['Outdoor', '室外'],
              ['Match', '实战'],
            ],
          },
          attributes: [
            [
              ['Upper', '鞋面'],
              [
                ['Synthetic leather', '合成革'],
                ['Mesh and TPU', '网布+TPU'],
                ['Knitted', '飞织'],
              ],
            ],
            [
              ['Fastening', '闭合方式'],
              [
                ['Lace-up', '系带'],
                ['Lace and strap', '系带加魔术贴'],
              ],
            ],
            [
              ['Insole', '鞋垫'],
              [
                ['EVA', 'EVA'],
                ['PU foam', 'PU泡棉'],
              ],
            ],
          ],
          colours: ['black', 'white', 'red', 'blue', 'purple', 'multi'],
          option: mensSizes,
          unit: 20,
          yuan: [55, 198],
          grams: [800, 1200],
          box: [34, 23, 13],
          alsoCalled: ['high-tops', 'basketball takkies', 'basketball sneakers'],
        },
        {
          id: 'soccer-boots',
          leaf: ['Soccer Boots', '足球鞋'],
          emoji: '👟',
          prop: '⚽',
          titles: [
            ['{who} Soccer Boots, {stud}, {cut}', '{who}足球鞋{stud}{cut}'],
            ['{cut} Football Boots for {ground}, {stud}, {feature}', '{cut}足球鞋{ground}{stud}{feature}'],
          ],
          words: {
            who: [
              ['Adult and Youth', '成人青少年'],
              ['Unisex', '男女同款'],
              ['Match', '比赛'],
            ],
            stud: [
              ['Long Studs', '长钉'],
              ['Moulded Studs', '一体成型钉'],
              ['Short Studs', '短钉'],
            ],
            cut: [
              ['Low-Cut', '低帮'],
              ['Mid-Cut', '中帮'],
              ['High-Cut', '高帮'],
            ],
            ground: [
              ['Grass Pitches', '天然草地'],
              ['Training', '训练'],
              ['League Matches', '联赛'],
            ],
            feature: [
              ['Lightweight', '轻量'],
              ['Wear-Resistant', '耐磨'],
              ['Good Grip', '抓地力强'],
            ],
          },
          attributes: [
            [
              ['Upper', '鞋面'],
              [
                ['PU', 'PU'],
                ['Knitted', '飞织'],
                ['Microfibre', '超纤'],
              ],
            ],
            [
              ['Sole', '鞋底'],
              [
                ['TPU', 'TPU'],
                ['Rubber', '橡胶'],
              ],
            ],
            [
              ['Fastening', '闭合方式'],
              [
                ['Lace-up', '系带'],
                ['Covered laces', '隐藏式系带'],
              ],
            ],
          ],
          colours: ['black', 'green', 'orange', 'blue', 'white', 'red'],
          option: {
            name: ['Size', '尺码'],
            values: ['EU 33', 'EU 35', 'EU 37', 'EU 39', 'EU 40', 'EU 41', 'EU 42', 'EU 43', 'EU 44'],
          },
          unit: 20,
          yuan: [38, 128],
          grams: [500, 800],
          box: [31, 20, 11],
          alsoCalled: ['soccer togs', 'football boots', 'cleats', 'rugby boots'],
        },
      ],
    },
    {
      slug: 'slops-slippers',
      name: ['Slops & Slippers', '拖鞋凉拖'],
      kinds: [
        {
          id: 'flip-flops',
          leaf: ['Slops', '人字拖'],
          emoji: '🩴',
          prop: '🏖️',
          titles: [
            ['{who} {material} Slops, {feature}, {pattern}', '{who}{material}人字拖{feature}{pattern}'],
            ['{pattern} Flip-Flops for {place}, {material}, {feature}', '{pattern}人字拖鞋{place}{material}{feature}'],
          ],
          words: {
            who: [
              ["Men's and Women's", '男女款'],
              ['Unisex', '男女同款'],
              ['Adult', '成人'],
            ],
            material: [
              ['EVA', 'EVA'],
              ['Rubber', '橡胶'],
              ['PVC', 'PVC'],
            ],
            feature: [
              ['Non-Slip', '防滑'],
              ['Thick Sole', '厚底'],
              ['Lightweight', '轻便'],
              ['Quick Dry', '速干'],
            ],
            pattern: [
              ['Plain', '纯色'],
              ['Printed', '印花'],
              ['Striped', '条纹'],
              ['Camouflage', '迷彩'],
            ],
            place: [
              ['the Beach', '沙滩'],
              ['Home and Bathroom', '居家浴室'],
              ['Everyday Wear', '日常外穿'],
            ],
          },
          attributes: [
            [
              ['Strap', '鞋带'],
              [
                ['PVC', 'PVC'],
                ['Rubber', '橡胶'],
                ['Woven fabric', '织带'],
              ],
            ],
            [
              ['Sole thickness', '鞋底厚度'],
              [
                ['1.5 cm', '1.5cm'],
                ['2 cm', '2cm'],
                ['3 cm', '3cm'],
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
          colours: ['black', 'blue', 'pink', 'yellow', 'green', 'white'],
          option: unisexSizes,
          unit: 20,
          yuan: [5, 28],
          grams: [180, 380],
          box: [30, 14, 7],
          alsoCalled: ['slops', 'plakkies', 'flip-flops', 'thongs'],
        },
        {
          id: 'slide-sandals',
          leaf: ['Slides', '一字拖'],
          emoji: '🩴',
          prop: '🚿',
          titles: [
            ['{who} Slides, {sole}, {feature}', '{who}一字拖{sole}{feature}'],
            ['{style} {place} Slides, {sole}, {feature}', '{style}凉拖鞋{sole}{feature}{place}'],
          ],
          words: {
            who: [
              ["Men's and Women's", '男女款'],
              ['Unisex', '男女同款'],
              ["Couples'", '情侣'],
            ],
            sole: [
              ['Thick Cloud Sole', '踩屎感厚底'],
              ['Soft EVA Sole', 'EVA软底'],
              ['Massage Sole', '按摩底'],
            ],
            feature: [
              ['Non-Slip', '防滑'],
              ['Odour Resistant', '防臭'],
              ['Waterproof', '防水'],
              ['Silent', '静音'],
            ],
            style: [
              ['Minimalist', '简约'],
              ['Sports', '运动'],
              ['Cartoon', '卡通'],
              ['Letter Print', '字母'],
            ],
            place: [
              ['Bathroom', '浴室'],
              ['Indoor and Outdoor', '室内外两穿'],
              ['Poolside', '泳池'],
            ],
          },
          attributes: [
            [
              ['Upper', '鞋面'],
              [
                ['EVA', 'EVA'],
                ['PVC', 'PVC'],
              ],
            ],
            [
              ['Sole thickness', '鞋底厚度'],
              [
                ['3 cm', '3cm'],
                ['4 cm', '4cm'],
                ['4.5 cm', '4.5cm'],
              ],
            ],
            [
              ['Drain holes', '漏水孔'],
              [
                ['With drain holes', '有漏水孔'],
                ['Without', '无'],
              ],
            ],
          ],
          colours: ['black', 'white', 'beige', 'pink', 'mint', 'grey', 'lilac'],
          option: {
            name: ['Size', '尺码'],
            values: ['EU 36-37', 'EU 38-39', 'EU 40-41', 'EU 42-43', 'EU 44-45'],
          },
          unit: 20,
          yuan: [7, 35],
          grams: [220, 450],
          box: [30, 18, 9],
          alsoCalled: ['push-ins', 'slides', 'shower shoes', 'mules'],
        },
        {
          id: 'house-slippers',
          leaf: ['House Slippers', '棉拖鞋'],
          emoji: '🥿',
          prop: '🏠',
          titles: [
            ['{who} {upper} House Slippers, {feature}, {back}', '{who}{upper}居家棉拖鞋{feature}{back}'],
            ['Winter {upper} Slippers, {pattern}, {back}, {feature}', '冬季{upper}棉拖{pattern}{back}{feature}'],
          ],
          words: {
            who: [
              ["Men's and Women's", '男女款'],
              ['Unisex', '男女同款'],
              ["Couples'", '情侣'],
            ],
            upper: [
              ['Plush', '毛绒'],
              ['Coral Fleece', '珊瑚绒'],
              ['Corduroy', '灯芯绒'],
              ['Knitted', '针织'],
            ],
            feature: [
              ['Non-Slip', '防滑'],
              ['Thick Sole', '厚底'],
              ['Warm', '保暖'],
              ['Silent', '静音'],
            ],
            back: [
              ['Open Back', '半包'],
              ['Closed Back', '包跟'],
              ['Bootie Style', '短靴款'],
            ],
            pattern: [
              ['Plain', '纯色'],
              ['Bear Pattern', '小熊图案'],
              ['Rabbit Pattern', '兔子图案'],
              ['Check', '格子'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['EVA', 'EVA'],
                ['TPR', 'TPR'],
                ['PVC', 'PVC'],
              ],
            ],
            [
              ['Lining', '内里'],
              [
                ['Short plush', '短绒'],
                ['Faux fur', '仿皮毛'],
                ['Cotton', '棉'],
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
          colours: ['grey', 'pink', 'camel', 'beige', 'navy', 'lilac'],
          option: {
            name: ['Size', '尺码'],
            values: ['EU 36-37', 'EU 38-39', 'EU 40-41', 'EU 42-43', 'EU 44-45'],
          },
          unit: 20,
          yuan: [9, 38],
          grams: [250, 480],
          box: [30, 20, 10],
          alsoCalled: ['stokies', 'winter slippers', 'indoor shoes'],
        },
      ],
    },
    {
      slug: 'work-outdoor-boots',
      name: ['Work & Outdoor Boots', '劳保户外靴'],
      kinds: [
        {
          id: 'safety-boots',
          leaf: ['Safety Boots', '劳保鞋'],
          emoji: '🥾',
          prop: '⛑️',
          titles: [
            ['{toe} Safety {cut}, {protect}, {feature}', '{toe}劳保{cut}{protect}{feature}'],
            ['{feature} Safety {cut} for {trade}, {toe}, {protect}', '{feature}{trade}安全{cut}{toe}{protect}'],
          ],
          words: {
            toe: [
              ['Steel Toe', '钢包头'],
              ['Composite Toe', '塑钢包头'],
              ['Wide Steel Toe', '加宽钢包头'],
            ],
            cut: [
              ['Boots', '靴'],
              ['Shoes', '鞋'],
              ['Ankle Boots', '中帮靴'],
            ],
            protect: [
              ['Puncture-Proof', '防刺穿'],
              ['Oil Resistant', '耐油'],
              ['Electrically Insulated', '绝缘'],
            ],
            feature: [
              ['Non-Slip', '防滑'],
              ['Breathable', '透气'],
              ['Waterproof', '防水'],
              ['Lightweight', '轻便'],
            ],
            trade: [
              ['Construction', '建筑工地'],
              ['Mining', '矿山'],
              ['Welding', '焊工'],
              ['Warehouse Work', '仓储'],
            ],
          },
          attributes: [
            [
              ['Upper', '鞋面'],
              [
                ['Cow leather', '牛皮'],
                ['Microfibre leather', '超纤皮'],
                ['PU', 'PU'],
              ],
            ],
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['Double density PU', '双密度PU'],
              ],
            ],
            [
              ['Midsole', '中底'],
              [
                ['Kevlar cloth', '凯夫拉'],
                ['EVA', 'EVA'],
              ],
            ],
            [
              ['Lining', '内里'],
              [
                ['Mesh', '网布'],
                ['Fleece', '绒里'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'camel', 'grey'],
          option: mensSizes,
          unit: 20,
          yuan: [38, 148],
          grams: [1000, 1700],
          box: [34, 25, 13],
          alsoCalled: ['work boots', 'steel toe boots', 'safety shoes'],
        },
        {
          id: 'gumboots',
          leaf: ['Gumboots', '雨靴'],
          emoji: '👢',
          prop: '☔',
          titles: [
            ['{who} {material} Gumboots, {height}, {feature}', '{who}{material}雨靴{height}{feature}'],
            ['{height} Rain Boots for {use}, {material}, {feature}', '{height}水鞋{use}{material}{feature}'],
          ],
          words: {
            who: [
              ["Men's and Women's", '男女款'],
              ['Unisex', '男女同款'],
              ['Adult', '成人'],
            ],
            material: [
              ['PVC', 'PVC'],
              ['Rubber', '橡胶'],
              ['EVA', 'EVA'],
            ],
            height: [
              ['Knee-High', '高筒'],
              ['Mid-Calf', '中筒'],
              ['Ankle', '低筒'],
            ],
            feature: [
              ['Non-Slip', '防滑'],
              ['Acid and Alkali Resistant', '耐酸碱'],
              ['Fleece Lined', '加绒'],
              ['Wear-Resistant', '耐磨'],
            ],
            use: [
              ['Farm Work', '农田'],
              ['Fishing', '钓鱼'],
              ['Car Washing', '洗车'],
              ['Food Factories', '食品厂'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Tendon rubber', '牛筋'],
                ['Deep tread rubber', '深纹橡胶'],
              ],
            ],
            [
              ['Toe', '鞋头'],
              [
                ['Plain toe', '普通鞋头'],
                ['Steel toe', '钢包头'],
              ],
            ],
            [
              ['Insole', '鞋垫'],
              [
                ['Removable', '可拆卸'],
                ['Fixed', '固定'],
              ],
            ],
          ],
          colours: ['black', 'green', 'white', 'yellow', 'navy'],
          option: unisexSizes,
          unit: 20,
          yuan: [16, 65],
          grams: [900, 1900],
          box: [38, 28, 13],
          alsoCalled: ['gumboots', 'wellies', 'wellingtons', 'rain boots'],
        },
        {
          id: 'hiking-boots',
          leaf: ['Hiking Boots', '登山鞋'],
          emoji: '🥾',
          prop: '⛰️',
          titles: [
            ['{who} Hiking Boots, {cut}, {feature}', '{who}登山鞋{cut}{feature}'],
            ['{feature} Outdoor Boots for {use}, {cut}, {upper}', '{feature}户外鞋{use}{cut}{upper}'],
          ],
          words: {
            who: [
              ["Men's and Women's", '男女款'],
              ['Unisex', '男女同款'],
              ['Adult', '成人'],
            ],
            cut: [
              ['High-Top', '高帮'],
              ['Mid-Top', '中帮'],
              ['Low-Top', '低帮'],
            ],
            feature: [
              ['Waterproof', '防水'],
              ['Non-Slip', '防滑'],
              ['Wear-Resistant', '耐磨'],
              ['Warm Lined', '保暖内里'],
            ],
            use: [
              ['Mountain Climbing', '登山'],
              ['Trekking', '徒步'],
              ['Camping', '露营'],
              ['Hunting', '狩猎'],
            ],
            upper: [
              ['Suede Leather', '反绒皮'],
              ['Cow Leather', '牛皮'],
              ['Nylon and Leather', '尼龙拼皮'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['Rubber and MD foam', '橡胶+MD'],
              ],
            ],
            [
              ['Fastening', '闭合方式'],
              [
                ['Lace-up', '系带'],
                ['Quick-lock laces', '快速锁扣鞋带'],
              ],
            ],
            [
              ['Insole', '鞋垫'],
              [
                ['EVA', 'EVA'],
                ['PU foam', 'PU泡棉'],
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
          colours: ['brown', 'army', 'grey', 'black', 'camel'],
          option: unisexSizes,
          unit: 20,
          yuan: [58, 198],
          grams: [900, 1400],
          box: [34, 24, 13],
          alsoCalled: ['hikers', 'trekking boots', 'outdoor boots'],
        },
      ],
    },
    {
      slug: 'kids-shoes',
      name: ["Children's Shoes", '童鞋'],
      kinds: [
        {
          id: 'kids-school-shoes',
          leaf: ['School Shoes', '学生皮鞋'],
          emoji: '👞',
          prop: '🎒',
          titles: [
            ['{who} School Shoes, {fastening}, {upper}', '{who}学生皮鞋{fastening}{upper}'],
            ['{upper} School Uniform Shoes, {fastening}, {feature}, {toe}', '{upper}校鞋{fastening}{feature}{toe}'],
          ],
          words: {
            who: [
              ["Boys'", '男童'],
              ["Girls'", '女童'],
              ["Children's", '儿童'],
            ],
            fastening: [
              ['Lace-Up', '系带'],
              ['Hook and Loop Strap', '魔术贴'],
              ['Buckle Strap', '搭扣'],
            ],
            upper: [
              ['Genuine Leather', '真皮'],
              ['Microfibre Leather', '超纤皮'],
              ['Faux Leather', 'PU皮'],
            ],
            feature: [
              ['Non-Slip', '防滑'],
              ['Hard Wearing', '耐磨'],
              ['Soft Sole', '软底'],
              ['Scuff Resistant', '耐刮'],
            ],
            toe: [
              ['Round Toe', '圆头'],
              ['Square Toe', '方头'],
              ['Wide Toe', '宽头'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['TPR', 'TPR'],
                ['Tendon rubber', '牛筋'],
              ],
            ],
            [
              ['Lining', '内里'],
              [
                ['Pigskin', '猪皮'],
                ['Breathable mesh', '透气网布'],
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
          colours: ['black', 'brown', 'navy'],
          option: {
            name: ['Size', '尺码'],
            values: ['EU 28', 'EU 30', 'EU 32', 'EU 34', 'EU 36', 'EU 38', 'EU 40'],
          },
          unit: 20,
          yuan: [28, 88],
          grams: [450, 800],
          box: [28, 18, 10],
          alsoCalled: ['skoolskoene', 'uniform shoes', 'black school shoes'],
        },
        {
          id: 'kids-takkies',
          leaf: ["Children's Takkies", '儿童运动鞋'],
          emoji: '👟',
          prop: '🚀',
          titles: [
            ['{who} {upper} Takkies, {fastening}, {feature}', '{who}{upper}运动鞋{fastening}{feature}'],
            ['{style} Sneakers for Kids, {upper}, {fastening}', '{style}儿童运动鞋{upper}{fastening}'],
            ['{who} {style} Sports Shoes, {feature}, {upper}', '{who}{style}休闲鞋{feature}{upper}'],
          ],
          words: {
            who: [
              ["Boys'", '男童'],
              ["Girls'", '女童'],
              ["Children's", '儿童'],
            ],
            upper: [
              ['Breathable Mesh', '透气网面'],
              ['Fly Knit', '飞织'],
              ['Faux Leather', 'PU皮'],
            ],
            fastening: [
              ['Hook and Loop', '魔术贴'],
              ['Elastic Laces', '松紧鞋带'],
              ['Quick-Lock Laces', '旋钮扣'],
            ],
            feature: [
              ['Soft Sole', '软底'],
              ['Non-Slip', '防滑'],
              ['Lightweight', '轻便'],
              ['Shock Absorbing', '减震'],
            ],
            style: [
              ['Cartoon', '卡通'],
              ['Running', '跑步'],
              ['Chunky', '老爹'],
              ['Colour Block', '撞色'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['EVA', 'EVA'],
                ['TPR', 'TPR'],
              ],
            ],
            [
              ['Lining', '内里'],
              [
                ['Mesh', '网布'],
                ['Cotton', '棉布'],
              ],
            ],
            [
              ['Age range', '适用年龄'],
              [
                ['3 to 8 years', '3-8岁'],
                ['4 to 12 years', '4-12岁'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'blue', 'black', 'green', 'red'],
          option: kidsSizes,
          unit: 20,
          yuan: [22, 78],
          grams: [350, 600],
          box: [27, 18, 10],
          alsoCalled: ['takkies', 'tekkies', 'kids sneakers', 'trainers'],
        },
        {
          id: 'baby-first-shoes',
          leaf: ["Babies' First Shoes", '学步鞋'],
          emoji: '🧦',
          prop: '🐣',
          titles: [
            ['{upper} Baby First Walker Shoes, {feature}, {pattern}', '{upper}宝宝学步鞋{feature}{pattern}'],
            [
              '{pattern} Toddler Shoes, {upper}, {fastening}, {feature}',
              '{pattern}婴幼儿软底鞋{upper}{fastening}{feature}',
            ],
          ],
          words: {
            upper: [
              ['Soft Leather', '软皮'],
              ['Cotton', '纯棉'],
              ['Breathable Mesh', '透气网面'],
              ['Knitted', '针织'],
            ],
            feature: [
              ['Non-Slip', '防滑'],
              ['Anti-Drop', '不易掉'],
              ['Wide Toe', '宽头'],
              ['Flexible Sole', '易弯折底'],
            ],
            pattern: [
              ['Cartoon', '卡通'],
              ['Plain', '纯色'],
              ['Bear Pattern', '小熊图案'],
              ['Rabbit Pattern', '兔子图案'],
            ],
            fastening: [
              ['Hook and Loop', '魔术贴'],
              ['Elastic Opening', '松紧口'],
              ['Slip-On', '套脚'],
            ],
          },
          attributes: [
            [
              ['Sole', '鞋底'],
              [
                ['Rubber', '橡胶'],
                ['Soft TPR', '软TPR'],
                ['Dotted fabric', '点胶布底'],
              ],
            ],
            [
              ['Season', '季节'],
              [
                ['Spring and autumn', '春秋'],
                ['Summer', '夏季'],
                ['All seasons', '四季'],
              ],
            ],
            [
              ['Age range', '适用年龄'],
              [
                ['6 to 18 months', '6-18个月'],
                ['1 to 3 years', '1-3岁'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'sky', 'beige', 'grey', 'yellow'],
          option: { name: ['Inner length', '内长'], values: ['11 cm', '12 cm', '13 cm', '14 cm', '15 cm'] },
          unit: 20,
          yuan: [12, 48],
          grams: [120, 260],
          box: [20, 13, 8],
          alsoCalled: ['booties', 'pre-walkers', 'baby takkies'],
        },
      ],
    },
  ],
};
