import type { Department } from '../kind.ts';

export const jewelleryWatches: Department = {
  slug: 'jewellery-watches',
  name: ['Jewellery & Watches', '珠宝钟表'],
  emoji: '💍',
  groups: [
    {
      slug: 'fashion-jewellery',
      name: ['Fashion Jewellery', '流行饰品'],
      kinds: [
        {
          id: 'fashion-necklace',
          leaf: ['Necklaces', '项链'],
          emoji: '📿',
          prop: '💛',
          titles: [
            ['{material} {style} Necklace with {pendant} Pendant', '{material}{style}项链{pendant}吊坠'],
            ["Women's {style} Chain, {pendant} Pendant in {material}", '女士{style}锁骨链 {pendant}吊坠 {material}'],
          ],
          words: {
            style: [
              ['Layered', '叠戴'],
              ['Snake-Bone', '蛇骨'],
              ['Figaro', '费加罗'],
              ['Dainty', '精致'],
              ['Hip-Hop', '嘻哈'],
            ],
            material: [
              ['Titanium Steel', '钛钢'],
              ['Stainless Steel', '不锈钢'],
              ['Zircon-Set Copper', '铜镶锆石'],
              ['Plated Alloy', '电镀合金'],
            ],
            pendant: [
              ['Heart', '爱心'],
              ['Cross', '十字架'],
              ['Butterfly', '蝴蝶'],
              ['Initial Letter', '字母'],
              ['Pearl', '珍珠'],
            ],
          },
          attributes: [
            [
              ['Plating', '电镀工艺'],
              [
                ['Vacuum plated', '真空电镀'],
                ['18K gold plated', '镀18K金'],
                ['Not plated', '无电镀'],
              ],
            ],
            [
              ['Skin safety', '是否过敏'],
              [
                ['Nickel-free', '无镍'],
                ['Hypoallergenic', '防过敏'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Backing card', '纸卡'],
                ['Gift box', '礼盒'],
              ],
            ],
          ],
          colours: ['gold', 'silver', 'rosegold'],
          option: { name: ['Chain length', '链长'], values: ['40 + 5 cm', '45 + 5 cm', '50 + 5 cm', '60 cm'] },
          yuan: [2.5, 28],
          grams: [15, 70],
          box: [9, 7, 2],
          alsoCalled: ['neck chain', 'pendant chain'],
        },
        {
          id: 'fashion-earrings',
          leaf: ['Earrings', '耳环'],
          emoji: '💎',
          prop: '🦋',
          titles: [
            ['{style} {form} Earrings with {detail} for Women', '{style}{form}女{detail}'],
            ["Ladies' {form} Earrings, {style} Design with {detail}", '女士{form} {style}设计 {detail}'],
          ],
          words: {
            style: [
              ['Korean-Style', '韩版'],
              ['Bohemian', '波西米亚'],
              ['Exaggerated', '夸张'],
              ['Minimalist', '简约'],
            ],
            form: [
              ['Hoop', '耳圈'],
              ['Stud', '耳钉'],
              ['Drop', '耳坠'],
              ['Clip-On', '无耳洞耳夹'],
            ],
            detail: [
              ['Rhinestones', '镶水钻'],
              ['Pearls', '镶珍珠'],
              ['Resin Beads', '树脂珠'],
              ['Zircon', '镶锆石'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Alloy', '合金'],
                ['Stainless steel', '不锈钢'],
                ['Copper', '铜'],
              ],
            ],
            [
              ['Ear post', '耳针材质'],
              [
                ['925 silver post', '925银针'],
                ['Steel post', '钢针'],
              ],
            ],
            [
              ['Weight', '重量'],
              [
                ['Light, under 10 g', '轻款10克以下'],
                ['10-20 g', '10-20克'],
              ],
            ],
          ],
          colours: ['gold', 'silver', 'black', 'white', 'multi'],
          yuan: [1.2, 18],
          grams: [10, 45],
          box: [7, 6, 2],
          unit: 20,
          alsoCalled: ['ear rings', 'hoops', 'studs'],
        },
        {
          id: 'fashion-ring',
          leaf: ['Rings', '戒指'],
          emoji: '💍',
          titles: [
            ['{style} {material} Ring with {detail}', '{style}{material}戒指{detail}'],
            ['{material} Finger Ring, {style} Band with {detail}', '{material}指环 {style}戒 {detail}'],
          ],
          words: {
            style: [
              ['Wedding', '结婚'],
              ['Couple', '情侣'],
              ["Men's", '男士'],
              ["Women's", '女士'],
              ['Vintage', '复古'],
            ],
            material: [
              ['Titanium Steel', '钛钢'],
              ['Tungsten', '钨金'],
              ['Sterling Silver', '纯银'],
              ['Stainless Steel', '不锈钢'],
            ],
            detail: [
              ['Zircon Stone', '镶锆石'],
              ['Engraved Pattern', '刻花纹'],
              ['Brushed Finish', '拉丝面'],
              ['Moissanite', '镶莫桑石'],
            ],
          },
          attributes: [
            [
              ['Band width', '戒面宽度'],
              [
                ['4 mm', '4毫米'],
                ['6 mm', '6毫米'],
                ['8 mm', '8毫米'],
              ],
            ],
            [
              ['Plating', '电镀工艺'],
              [
                ['Vacuum plated', '真空电镀'],
                ['Gold plated', '镀金'],
                ['Polished', '抛光'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Velvet box', '绒盒'],
              ],
            ],
          ],
          colours: ['silver', 'gold', 'rosegold', 'black'],
          option: { name: ['Ring size (US)', '美码戒号'], values: ['6', '7', '8', '9', '10', '11'] },
          yuan: [2, 36],
          grams: [8, 50],
          box: [6, 6, 4],
          alsoCalled: ['wedding band', 'engagement ring'],
        },
        {
          id: 'fashion-bracelet',
          leaf: ['Bracelets & Bangles', '手链手镯'],
          emoji: '📿',
          prop: '🧡',
          titles: [
            ['{style} {material} Bracelet with {detail}', '{style}{material}手链{detail}'],
            ['Unisex {style} {material} Wrist Jewellery with {detail}', '男女款{style}{material}手饰 {detail}'],
          ],
          words: {
            style: [
              ['Handmade', '手工'],
              ['Adjustable', '可调节'],
              ['Bohemian', '波西米亚'],
              ['Vintage', '复古'],
            ],
            material: [
              ['Beaded', '串珠'],
              ['Stainless Steel', '不锈钢'],
              ['Leather', '皮绳'],
              ['Natural Stone', '天然石'],
            ],
            detail: [
              ['Lucky Charm', '幸运吊饰'],
              ['Magnetic Clasp', '磁扣'],
              ['Heart Charm', '爱心挂件'],
            ],
          },
          attributes: [
            [
              ['Clasp', '扣型'],
              [
                ['Lobster clasp', '龙虾扣'],
                ['Elastic, no clasp', '弹力无扣'],
                ['Magnetic clasp', '磁扣'],
              ],
            ],
            [
              ['Bead size', '珠子大小'],
              [
                ['6 mm', '6毫米'],
                ['8 mm', '8毫米'],
                ['10 mm', '10毫米'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Backing card', '纸卡'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'gold', 'silver', 'multi', 'blue'],
          option: { name: ['Length', '长度'], values: ['17 cm', '19 cm', '21 cm'] },
          yuan: [1.5, 22],
          grams: [12, 60],
          box: [8, 6, 2],
          alsoCalled: ['bangle', 'wristband', 'arm chain'],
        },
      ],
    },
    {
      slug: 'jewellery-sets-and-boxes',
      name: ['Jewellery Sets & Boxes', '首饰套装与收纳'],
      kinds: [
        {
          id: 'bridal-jewellery-set',
          leaf: ['Jewellery Sets', '首饰套装'],
          emoji: '👑',
          prop: '💎',
          titles: [
            ['{style} {material} Jewellery Set for {occasion}', '{occasion}{style}{material}首饰套装'],
            [
              '{material} Necklace and Earrings Set, {style} Style for {occasion}',
              '{material}项链耳环套装 {style}风格 {occasion}饰品',
            ],
          ],
          words: {
            style: [
              ['African', '非洲'],
              ['Dubai', '迪拜'],
              ['Elegant', '优雅'],
              ['Luxury', '轻奢'],
            ],
            material: [
              ['Gold-Plated', '镀金'],
              ['Rhinestone', '水钻'],
              ['Pearl', '珍珠'],
              ['Zircon', '锆石'],
            ],
            occasion: [
              ['Weddings', '婚礼'],
              ['Parties', '派对'],
              ['Traditional Ceremonies', '传统仪式'],
              ['Gifting', '送礼'],
            ],
          },
          attributes: [
            [
              ['Base metal', '底材'],
              [
                ['Alloy', '合金'],
                ['Copper', '铜'],
                ['Stainless steel', '不锈钢'],
              ],
            ],
            [
              ['Necklace length', '项链长度'],
              [
                ['42 + 8 cm', '42+8厘米'],
                ['45 + 5 cm', '45+5厘米'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Gift box', '礼盒'],
                ['Polybag', 'OPP袋'],
              ],
            ],
          ],
          colours: ['gold', 'silver', 'red', 'green', 'blue'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['2-piece set', '两件套'],
              ['4-piece set', '四件套'],
            ],
          },
          yuan: [8, 68],
          grams: [60, 260],
          box: [18, 16, 4],
          unit: 50,
          alsoCalled: ['bridal set', 'necklace set'],
        },
        {
          id: 'waist-beads-anklet',
          leaf: ['Waist Beads & Anklets', '腰链脚链'],
          emoji: '📿',
          prop: '🏖️',
          titles: [
            ['{style} {material} Waist Chain with {feature}', '{style}{material}腰链{feature}'],
            [
              '{style} Body Chain, {material} Waist and Ankle Jewellery with {feature}',
              '{style}身体链 {material}腰链脚链 {feature}',
            ],
          ],
          words: {
            style: [
              ['African', '非洲'],
              ['Beach', '沙滩'],
              ['Layered', '多层'],
              ['Summer', '夏季'],
            ],
            material: [
              ['Glass Bead', '玻璃米珠'],
              ['Crystal', '水晶'],
              ['Shell', '贝壳'],
              ['Acrylic', '亚克力'],
            ],
            feature: [
              ['Elastic Cord', '弹力绳'],
              ['Extension Chain', '带延长链'],
              ['Screw Clasp', '螺丝扣'],
            ],
          },
          attributes: [
            [
              ['Bead size', '珠子大小'],
              [
                ['2 mm', '2毫米'],
                ['3 mm', '3毫米'],
                ['4 mm', '4毫米'],
              ],
            ],
            [
              ['Strands', '条数'],
              [
                ['1 strand', '1条'],
                ['3 strands', '3条'],
                ['5 strands', '5条'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Backing card', '纸卡'],
              ],
            ],
          ],
          colours: ['multi', 'gold', 'white', 'red', 'teal'],
          option: { name: ['Length', '长度'], values: ['25 cm', '80 cm', '100 cm', '120 cm'] },
          yuan: [1.8, 15],
          grams: [15, 80],
          box: [9, 7, 2],
          alsoCalled: ['belly beads', 'body chain', 'ankle chain'],
        },
        {
          id: 'jewellery-box',
          leaf: ['Jewellery Boxes', '首饰盒'],
          emoji: '🎁',
          prop: '💍',
          titles: [
            ['{style} {material} Jewellery Box with {feature}', '{style}{material}首饰盒{feature}'],
            [
              '{material} Earring and Ring Organiser, {style} Case with {feature}',
              '{material}耳环戒指收纳盒 {style}盒 {feature}',
            ],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Double-Layer', '双层'],
              ['Princess', '公主'],
              ['Minimalist', '简约'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Velvet', '绒布'],
              ['Acrylic', '亚克力'],
              ['Wooden', '木质'],
            ],
            feature: [
              ['Mirror', '带镜子'],
              ['Drawers', '抽屉式'],
              ['Lock', '带锁'],
              ['Removable Dividers', '可拆隔板'],
            ],
          },
          attributes: [
            [
              ['Lining', '内衬'],
              [
                ['Velvet', '绒布'],
                ['Suede', '麂皮绒'],
              ],
            ],
            [
              ['Compartments', '格数'],
              [
                ['6 compartments', '6格'],
                ['12 compartments', '12格'],
                ['20 compartments', '20格'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['White box', '白盒'],
                ['Colour box', '彩盒'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'black', 'green', 'grey'],
          option: {
            name: ['Size', '尺码'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [7, 58],
          grams: [180, 950],
          box: [22, 16, 10],
          alsoCalled: ['trinket box', 'ring box'],
        },
      ],
    },
    {
      slug: 'watches-and-clocks',
      name: ['Watches & Clocks', '手表钟表'],
      kinds: [
        {
          id: 'mens-wristwatch',
          leaf: ["Men's Watches", '男士手表'],
          emoji: '⌚',
          prop: '👔',
          titles: [
            ["Men's {style} {movement} Watch with {feature}", '男士{style}{movement}手表{feature}'],
            ['{style} {movement} Wristwatch for Men, {feature}', '男款{style}{movement}腕表 {feature}'],
          ],
          words: {
            style: [
              ['Business', '商务'],
              ['Sports', '运动'],
              ['Fashion', '时尚'],
              ['Waterproof', '防水'],
            ],
            movement: [
              ['Quartz', '石英'],
              ['Automatic Mechanical', '全自动机械'],
              ['Dual-Display Digital', '双显电子'],
            ],
            feature: [
              ['Calendar Display', '日历显示'],
              ['Luminous Hands', '夜光指针'],
              ['Stainless Steel Strap', '不锈钢表带'],
              ['Leather Strap', '皮表带'],
              ['Mesh Strap', '网表带'],
            ],
          },
          attributes: [
            [
              ['Dial diameter', '表盘直径'],
              [
                ['40 mm', '40毫米'],
                ['42 mm', '42毫米'],
                ['45 mm', '45毫米'],
              ],
            ],
            [
              ['Water resistance', '防水深度'],
              [
                ['30 m', '30米'],
                ['50 m', '50米'],
              ],
            ],
            [
              ['Glass', '表镜材质'],
              [
                ['Mineral glass', '矿物玻璃'],
                ['Hardened glass', '强化玻璃'],
              ],
            ],
            [
              ['Case', '表壳材质'],
              [
                ['Alloy', '合金'],
                ['Stainless steel', '不锈钢'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'gold', 'blue', 'brown'],
          yuan: [12, 138],
          grams: [80, 260],
          box: [10, 9, 7],
          special: 'magnet',
          alsoCalled: ['wrist watch', 'gents watch'],
        },
        {
          id: 'ladies-wristwatch',
          leaf: ["Ladies' Watches", '女士手表'],
          emoji: '⌚',
          prop: '🌹',
          titles: [
            ["Ladies' {style} Quartz Watch with {strap} and {dial} Dial", '女士{style}石英表 {strap} {dial}表盘'],
            ["Women's {style} Wristwatch, {dial} Dial, {strap}", '女款{style}腕表 {dial}表盘 {strap}'],
          ],
          words: {
            style: [
              ['Elegant', '优雅'],
              ['Student', '学生'],
              ['Casual', '休闲'],
              ['Minimalist', '简约'],
            ],
            strap: [
              ['Steel Strap', '钢表带'],
              ['Leather Strap', '皮表带'],
              ['Mesh Strap', '网表带'],
              ['Silicone Strap', '硅胶表带'],
            ],
            dial: [
              ['Rhinestone', '镶钻'],
              ['Roman Numeral', '罗马数字'],
              ['Starry-Sky', '星空'],
              ['Square', '方形'],
            ],
          },
          attributes: [
            [
              ['Dial diameter', '表盘直径'],
              [
                ['28 mm', '28毫米'],
                ['32 mm', '32毫米'],
                ['36 mm', '36毫米'],
              ],
            ],
            [
              ['Water resistance', '防水'],
              [
                ['Everyday splashes', '生活防水'],
                ['30 m', '30米'],
              ],
            ],
            [
              ['Buckle', '表扣'],
              [
                ['Folding clasp', '折叠扣'],
                ['Pin buckle', '针扣'],
                ['Magnetic clasp', '磁力扣'],
              ],
            ],
          ],
          colours: ['rosegold', 'gold', 'silver', 'black', 'pink', 'green'],
          option: {
            name: ['Set', '套装'],
            values: [
              ['Watch only', '单表'],
              ['Watch with bracelet', '手表配手链'],
              ['Gift box set', '礼盒套装'],
            ],
          },
          yuan: [9, 78],
          grams: [50, 180],
          box: [10, 9, 7],
          special: 'magnet',
          alsoCalled: ["women's watch", 'bracelet watch'],
        },
        {
          id: 'kids-digital-watch',
          leaf: ["Kids' Watches", '儿童手表'],
          emoji: '⌚',
          prop: '🚀',
          titles: [
            ["Kids' {style} Digital Watch with {feature}", '儿童{style}电子手表{feature}'],
            ['{style} LED Watch for {wearer}, {feature}', '{wearer}{style}LED手表 {feature}'],
          ],
          words: {
            style: [
              ['Cartoon', '卡通'],
              ['Waterproof', '防水'],
              ['Sports', '运动'],
              ['Multifunctional', '多功能'],
            ],
            feature: [
              ['Alarm and Stopwatch', '闹钟秒表'],
              ['Night Light', '夜光'],
              ['Soft Silicone Strap', '软硅胶表带'],
              ['Calendar Display', '日历显示'],
            ],
            wearer: [
              ['Boys', '男孩'],
              ['Girls', '女孩'],
              ['Primary School Pupils', '小学生'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池'],
              [
                ['Button cell', '纽扣电池'],
                ['Rechargeable', '充电电池'],
              ],
            ],
            [
              ['Strap', '表带材质'],
              [
                ['Silicone', '硅胶'],
                ['PU', 'PU'],
              ],
            ],
            [
              ['Water resistance', '防水'],
              [
                ['Everyday splashes', '生活防水'],
                ['30 m', '30米'],
                ['50 m', '50米'],
              ],
            ],
          ],
          colours: ['blue', 'pink', 'black', 'green', 'purple', 'red'],
          yuan: [4, 32],
          grams: [40, 110],
          box: [9, 8, 6],
          special: 'magnet',
          alsoCalled: ["children's watch", 'school watch'],
        },
        {
          id: 'wall-clock',
          leaf: ['Wall Clocks', '挂钟'],
          emoji: '⏰',
          prop: '🏠',
          titles: [
            ['{style} {material} Wall Clock for {place}', '{place}{style}{material}挂钟'],
            [
              'Silent {material} Quartz Clock, {style} Design for {place}',
              '静音{material}石英钟 {style}设计 {place}用',
            ],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Round', '圆形'],
              ['Creative', '创意'],
              ['Retro', '复古'],
              ['Large-Numeral', '大数字'],
            ],
            material: [
              ['Plastic', '塑料'],
              ['Wooden', '木质'],
              ['Wrought Iron', '铁艺'],
              ['Acrylic', '亚克力'],
            ],
            place: [
              ['Living Room', '客厅'],
              ['Office', '办公室'],
              ['Classroom', '教室'],
              ['Bedroom', '卧室'],
            ],
          },
          attributes: [
            [
              ['Movement', '机芯'],
              [
                ['Silent sweep', '静音扫秒'],
                ['Silent step', '静音跳秒'],
              ],
            ],
            [
              ['Battery', '电池'],
              [
                ['1 AA, not included', '1节5号电池(不含)'],
                ['1 AA, included', '1节5号电池(含)'],
              ],
            ],
            [
              ['Face', '镜面'],
              [
                ['Glass', '玻璃'],
                ['Acrylic', '亚克力'],
                ['Open face', '无镜面'],
              ],
            ],
          ],
          colours: ['black', 'white', 'gold', 'brown', 'grey'],
          option: { name: ['Diameter', '直径'], values: ['25 cm', '30 cm', '35 cm', '40 cm'] },
          yuan: [8, 72],
          grams: [400, 1500],
          box: [38, 38, 6],
          alsoCalled: ['house clock', 'quartz clock'],
        },
      ],
    },
    {
      slug: 'hair-accessories',
      name: ['Hair Accessories', '发饰'],
      kinds: [
        {
          id: 'hair-clip-claw',
          leaf: ['Hair Clips & Claws', '发夹抓夹'],
          emoji: '🎀',
          prop: '🦋',
          titles: [
            ['{style} {material} Hair Claw for {use}', '{style}{material}抓夹 {use}'],
            ['Non-Slip {material} Hair Clip, {style} Design for {use}', '防滑{material}发夹 {style}款 {use}'],
          ],
          words: {
            style: [
              ['Korean-Style', '韩版'],
              ['Butterfly', '蝴蝶'],
              ['Shark-Tooth', '鲨鱼齿'],
              ['Flower', '花朵'],
            ],
            material: [
              ['Acetate', '醋酸'],
              ['Acrylic', '亚克力'],
              ['Frosted Plastic', '磨砂塑料'],
              ['Metal', '金属'],
            ],
            use: [
              ['Thick Hair', '厚发适用'],
              ['Everyday Styling', '日常造型'],
              ['Updos', '盘发'],
            ],
          },
          attributes: [
            [
              ['Length', '长度'],
              [
                ['8 cm', '8厘米'],
                ['11 cm', '11厘米'],
                ['13 cm', '13厘米'],
              ],
            ],
            [
              ['Spring', '弹簧'],
              [
                ['Steel spring', '钢弹簧'],
                ['Plated spring', '电镀弹簧'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Backing card', '纸卡'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'beige', 'pink', 'lilac', 'mint'],
          option: {
            name: ['Pieces', '数量'],
            values: [
              ['1 piece', '1个'],
              ['Pack of 6', '6个装'],
              ['Pack of 12', '12个装'],
            ],
          },
          yuan: [1, 16],
          grams: [15, 160],
          box: [12, 8, 5],
          alsoCalled: ['crocodile clip', 'jaw clip', 'hair claw'],
        },
        {
          id: 'headband-hairband',
          leaf: ['Headbands', '发箍发带'],
          emoji: '🎀',
          prop: '👑',
          titles: [
            ['{style} {material} Headband for {use}', '{style}{material}发箍 {use}用'],
            ['Wide {material} Hairband, {style} Hoop for {use}', '宽边{material}头箍 {style}发饰 {use}款'],
          ],
          words: {
            style: [
              ['Knotted', '打结'],
              ['Padded', '加厚海绵'],
              ['Braided', '编织'],
              ['Pearl-Trimmed', '珍珠'],
            ],
            material: [
              ['Satin', '缎面'],
              ['Velvet', '丝绒'],
              ['Cotton', '棉布'],
              ['Chiffon', '雪纺'],
            ],
            use: [
              ['Everyday Wear', '日常'],
              ['Travel', '旅行'],
              ['Parties', '派对'],
              ['School', '上学'],
            ],
          },
          attributes: [
            [
              ['Width', '宽度'],
              [
                ['2 cm', '2厘米'],
                ['4 cm', '4厘米'],
                ['6 cm', '6厘米'],
              ],
            ],
            [
              ['Core', '内芯'],
              [
                ['Plastic hoop', '塑料圈'],
                ['Steel strip', '钢片'],
              ],
            ],
            [
              ['Size', '尺寸'],
              [
                ['Adults', '成人'],
                ['Adults and children', '成人儿童通用'],
              ],
            ],
          ],
          colours: ['black', 'white', 'pink', 'red', 'navy', 'camel'],
          yuan: [1.5, 12],
          grams: [20, 80],
          box: [15, 13, 4],
          alsoCalled: ['alice band', 'hair band'],
        },
        {
          id: 'scrunchie-hair-tie',
          leaf: ['Hair Ties & Scrunchies', '发圈'],
          emoji: '🎀',
          prop: '🍓',
          titles: [
            ['{style} {material} Scrunchies for {wearer}', '{wearer}{style}{material}大肠发圈'],
            ['{material} Hair Ties, {style} Ponytail Holders for {wearer}', '{material}发绳 {style}扎头圈 {wearer}款'],
          ],
          words: {
            style: [
              ['High-Elastic', '高弹力'],
              ['Seamless', '无缝'],
              ['Hair-Friendly', '不伤发'],
              ['Printed', '印花'],
            ],
            material: [
              ['Satin', '缎面'],
              ['Velvet', '丝绒'],
              ['Cotton', '纯棉'],
              ['Organza', '欧根纱'],
            ],
            wearer: [
              ['Women', '女士'],
              ['Girls', '女童'],
              ['Pupils', '学生'],
            ],
          },
          attributes: [
            [
              ['Diameter', '直径'],
              [
                ['5 cm', '5厘米'],
                ['8 cm', '8厘米'],
                ['11 cm', '11厘米'],
              ],
            ],
            [
              ['Elastic', '弹力'],
              [
                ['Strong', '强弹'],
                ['Gentle', '柔弹'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Jar', '罐装'],
                ['Backing card', '纸卡'],
              ],
            ],
          ],
          colours: ['multi', 'black', 'pink', 'brown', 'beige'],
          option: {
            name: ['Pieces', '数量'],
            values: [
              ['Pack of 5', '5个装'],
              ['Pack of 10', '10个装'],
              ['Pack of 20', '20个装'],
              ['Pack of 50', '50个装'],
            ],
          },
          yuan: [2, 18],
          grams: [25, 200],
          box: [14, 10, 4],
          unit: 40,
          alsoCalled: ['hair bobbles', 'hair elastics', 'ponytail bands'],
        },
      ],
    },
    {
      slug: 'glasses-and-sunglasses',
      name: ['Glasses & Sunglasses', '眼镜墨镜'],
      kinds: [
        {
          id: 'fashion-sunglasses',
          leaf: ['Sunglasses', '太阳镜'],
          emoji: '🕶️',
          titles: [
            ['{style} {feature} Sunglasses for {wearer}', '{wearer}{style}{feature}太阳镜'],
            ['{feature} Shades for {wearer}, {style} Design', '{wearer}{feature}墨镜 {style}款'],
          ],
          words: {
            style: [
              ['Oversized', '大框'],
              ['Retro', '复古'],
              ['Pilot', '飞行员'],
              ['Square', '方形'],
              ['Rimless', '无框'],
            ],
            feature: [
              ['Polarised', '偏光'],
              ['UV400', 'UV400防紫外线'],
              ['Gradient-Lens', '渐变镜片'],
              ['Mirrored', '反光膜'],
            ],
            wearer: [
              ['Men', '男士'],
              ['Women', '女士'],
              ['Drivers', '司机'],
            ],
          },
          attributes: [
            [
              ['Lens', '镜片材质'],
              [
                ['PC', 'PC'],
                ['TAC polarised', 'TAC偏光'],
                ['AC', 'AC'],
              ],
            ],
            [
              ['Frame material', '镜架材质'],
              [
                ['PC', 'PC'],
                ['Metal', '金属'],
                ['TR90', 'TR90'],
              ],
            ],
            [
              ['UV protection', '防紫外线'],
              [
                ['UV400', 'UV400'],
                ['Category 3', '3类'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'blue', 'silver', 'pink', 'gold'],
          yuan: [3, 38],
          grams: [40, 150],
          box: [17, 7, 6],
          alsoCalled: ['shades', 'sunnies', 'dark glasses'],
        },
        {
          id: 'reading-glasses',
          leaf: ['Reading Glasses', '老花镜'],
          emoji: '👓',
          prop: '📰',
          titles: [
            ['{style} Reading Glasses with {feature} for {wearer}', '{wearer}{style}老花镜{feature}'],
            ['{style} Presbyopic Glasses for {wearer}, {feature}', '{style}老光眼镜 {wearer}款 {feature}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Ultra-Light', '超轻'],
              ['Half-Frame', '半框'],
              ['Metal-Frame', '金属框'],
            ],
            feature: [
              ['Anti-Blue-Light Lenses', '防蓝光镜片'],
              ['Spring Hinges', '弹簧镜腿'],
              ['Carry Case', '带镜盒'],
              ['Scratch-Resistant Lenses', '耐磨镜片'],
            ],
            wearer: [
              ['Men', '男士'],
              ['Women', '女士'],
              ['Seniors', '中老年'],
            ],
          },
          attributes: [
            [
              ['Lens', '镜片材质'],
              [
                ['Resin', '树脂'],
                ['PC', 'PC'],
              ],
            ],
            [
              ['Frame material', '镜架材质'],
              [
                ['TR90', 'TR90'],
                ['Alloy', '合金'],
                ['PC', 'PC'],
              ],
            ],
            [
              ['Lens coating', '镀膜'],
              [
                ['Hard coating', '加硬膜'],
                ['Anti-blue-light', '防蓝光膜'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'silver', 'wine'],
          option: {
            name: ['Strength', '度数'],
            values: [
              ['+1.00', '100度'],
              ['+1.50', '150度'],
              ['+2.00', '200度'],
              ['+2.50', '250度'],
              ['+3.00', '300度'],
            ],
          },
          yuan: [3, 28],
          grams: [35, 130],
          box: [17, 7, 4],
          alsoCalled: ['readers', 'specs', 'spectacles'],
        },
        {
          id: 'blue-light-glasses',
          leaf: ['Blue-Light Glasses', '防蓝光眼镜'],
          emoji: '👓',
          prop: '💻',
          titles: [
            ['{style} {material} Blue-Light-Blocking Glasses for {use}', '{style}{material}防蓝光眼镜 {use}用'],
            [
              'Clear-Lens {material} Spectacle Frames, {style} Anti-Blue-Light for {use}',
              '平光{material}镜架 {style}防蓝光 {use}款',
            ],
          ],
          words: {
            style: [
              ['Round', '圆框'],
              ['Square', '方框'],
              ['Cat-Eye', '猫眼'],
              ['Retro', '复古'],
            ],
            material: [
              ['TR90', 'TR90'],
              ['Metal', '金属'],
              ['Acetate', '板材'],
            ],
            use: [
              ['Computer Work', '电脑办公'],
              ['Gaming', '电竞游戏'],
              ['Studying', '学习'],
              ['Phone Viewing', '看手机'],
            ],
          },
          attributes: [
            [
              ['Blue-light blocking', '蓝光阻隔率'],
              [
                ['30%', '30%'],
                ['40%', '40%'],
                ['50%', '50%'],
              ],
            ],
            [
              ['Frame width', '镜框宽度'],
              [
                ['138 mm', '138毫米'],
                ['142 mm', '142毫米'],
                ['145 mm', '145毫米'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Pouch and cloth', '眼镜袋+镜布'],
                ['Hard case', '镜盒'],
              ],
            ],
          ],
          colours: ['black', 'clear', 'gold', 'grey', 'pink'],
          yuan: [4, 30],
          grams: [35, 140],
          box: [17, 7, 5],
          alsoCalled: ['computer glasses', 'screen glasses'],
        },
      ],
    },
    {
      slug: 'hats-and-scarves',
      name: ['Hats & Scarves', '帽子围巾'],
      kinds: [
        {
          id: 'baseball-cap',
          leaf: ['Caps', '棒球帽'],
          emoji: '🧢',
          titles: [
            ['{style} {material} Baseball Cap with {feature}', '{style}{material}棒球帽{feature}'],
            ['Unisex {style} {material} Peaked Cap with {feature}', '男女通用{style}{material}鸭舌帽 {feature}'],
          ],
          words: {
            style: [
              ['Embroidered', '刺绣'],
              ['Sporty', '运动'],
              ['Plain', '光板'],
              ['Street-Style', '街头'],
            ],
            material: [
              ['Cotton', '纯棉'],
              ['Denim', '牛仔'],
              ['Mesh', '网眼'],
              ['Quick-Dry', '速干'],
            ],
            feature: [
              ['Curved Brim', '弯檐'],
              ['Flat Brim', '平檐'],
              ['Adjustable Strap', '可调后扣'],
            ],
          },
          attributes: [
            [
              ['Head size', '头围'],
              [
                ['56-60 cm', '56-60厘米'],
                ['58-62 cm', '58-62厘米'],
              ],
            ],
            [
              ['Crown', '帽顶'],
              [
                ['Five panels', '五片'],
                ['Six panels', '六片'],
              ],
            ],
            [
              ['Logo', '定制'],
              [
                ['Embroidery accepted', '可绣LOGO'],
                ['Printing accepted', '可印LOGO'],
              ],
            ],
          ],
          colours: ['black', 'white', 'navy', 'red', 'beige', 'army'],
          yuan: [4, 28],
          grams: [70, 130],
          box: [26, 18, 10],
          alsoCalled: ['peak cap', 'sports cap'],
        },
        {
          id: 'bucket-sun-hat',
          leaf: ['Bucket & Sun Hats', '渔夫遮阳帽'],
          emoji: '👒',
          prop: '🌞',
          titles: [
            ['{style} {material} Sun Hat for {use}', '{style}{material}遮阳帽 {use}用'],
            ['{style} {material} Bucket Hat, UV Protection for {use}', '{style}{material}渔夫帽 防晒 {use}款'],
          ],
          words: {
            style: [
              ['Wide-Brim', '大檐'],
              ['Foldable', '可折叠'],
              ['Casual', '休闲'],
              ['Breathable', '透气'],
            ],
            material: [
              ['Cotton', '纯棉'],
              ['Straw', '草编'],
              ['Canvas', '帆布'],
              ['Quick-Dry', '速干'],
            ],
            use: [
              ['the Beach', '沙滩'],
              ['Fishing', '钓鱼'],
              ['Gardening', '园艺'],
              ['Travel', '旅行'],
            ],
          },
          attributes: [
            [
              ['Brim', '帽檐宽'],
              [
                ['6 cm', '6厘米'],
                ['8 cm', '8厘米'],
                ['11 cm', '11厘米'],
              ],
            ],
            [
              ['Sun protection', '防晒指数'],
              [
                ['UPF 30+', 'UPF30+'],
                ['UPF 50+', 'UPF50+'],
              ],
            ],
            [
              ['Chin cord', '防风绳'],
              [
                ['With cord', '有'],
                ['Without cord', '无'],
              ],
            ],
          ],
          colours: ['beige', 'black', 'pink', 'army', 'navy', 'camel'],
          option: { name: ['Head size', '头围'], values: ['54-56 cm', '56-58 cm', '58-60 cm'] },
          yuan: [5, 34],
          grams: [60, 160],
          box: [30, 28, 6],
          alsoCalled: ['spotie', 'ispoti', 'fishing hat'],
        },
        {
          id: 'head-scarf-wrap',
          leaf: ['Headscarves & Doeks', '头巾'],
          emoji: '🧣',
          prop: '🌺',
          titles: [
            ['{style} {material} Headscarf for {use}', '{style}{material}头巾 {use}用'],
            ["Women's {material} Doek, {style} Head Wrap for {use}", '女士{material}包头巾 {style}头饰 {use}款'],
          ],
          words: {
            style: [
              ['African-Print', '非洲印花'],
              ['Plain-Dyed', '素色'],
              ['Embroidered', '绣花'],
              ['Tie-Dye', '扎染'],
            ],
            material: [
              ['Satin', '缎面'],
              ['Cotton', '纯棉'],
              ['Chiffon', '雪纺'],
              ['Stretch Jersey', '弹力针织'],
            ],
            use: [
              ['Church', '教堂礼拜'],
              ['Hair Protection', '护发'],
              ['Weddings', '婚礼'],
              ['Everyday Wear', '日常'],
            ],
          },
          attributes: [
            [
              ['Edge', '边缘工艺'],
              [
                ['Rolled hem', '卷边'],
                ['Overlocked', '锁边'],
              ],
            ],
            [
              ['Season', '适用季节'],
              [
                ['All year', '四季'],
                ['Summer', '夏季'],
              ],
            ],
            [
              ['Care', '洗护'],
              [
                ['Hand wash', '手洗'],
                ['Machine washable', '可机洗'],
              ],
            ],
          ],
          colours: ['green', 'black', 'red', 'purple', 'gold', 'blue'],
          option: { name: ['Size', '尺寸'], values: ['70 x 70 cm', '90 x 90 cm', '180 x 70 cm'] },
          yuan: [3, 24],
          grams: [40, 160],
          box: [20, 14, 2],
          alsoCalled: ['doek', 'dhuku', 'head wrap'],
        },
      ],
    },
  ],
};
