import type { Department } from '../kind.ts';

export const bagsLuggage: Department = {
  slug: 'bags-luggage',
  name: ['Bags & Luggage', '箱包皮具'],
  emoji: '🧳',
  groups: [
    {
      slug: 'womens-handbags',
      name: ["Women's Handbags", '女包'],
      kinds: [
        {
          id: 'womens-tote-bag',
          leaf: ['Tote Bags', '托特包'],
          emoji: '👜',
          prop: '📖',
          titles: [
            ['{style} {material} Tote Bag with {feature} for Women', '{style}{material}托特包女{feature}'],
            [
              'Large {material} Shoulder Tote, {style} Handbag with {feature}',
              '{material}大容量单肩包 {style}手提包 {feature}',
            ],
          ],
          words: {
            style: [
              ['Korean-Style', '韩版'],
              ['Minimalist', '简约'],
              ['Retro', '复古'],
              ['Commuter', '通勤'],
            ],
            material: [
              ['Canvas', '帆布'],
              ['PU Leather', 'PU皮'],
              ['Corduroy', '灯芯绒'],
              ['Nylon', '尼龙'],
            ],
            feature: [
              ['Zip Closure', '拉链款'],
              ['Inner Pocket', '带内袋'],
              ['Small Matching Purse', '带子母包'],
              ['Wide Straps', '宽肩带'],
            ],
          },
          attributes: [
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Cotton', '棉布'],
                ['Unlined', '无里布'],
              ],
            ],
            [
              ['Bag size', '箱包大小'],
              [
                ['Medium', '中号'],
                ['Large', '大号'],
              ],
            ],
            [
              ['Closure', '开袋方式'],
              [
                ['Zip', '拉链'],
                ['Magnetic snap', '磁扣'],
                ['Open top', '敞口'],
              ],
            ],
            [
              ['Hardness', '硬度'],
              [
                ['Soft', '软'],
                ['Medium soft', '中偏软'],
              ],
            ],
          ],
          colours: ['black', 'beige', 'brown', 'army', 'pink', 'navy'],
          yuan: [9, 58],
          grams: [220, 650],
          box: [36, 30, 6],
          alsoCalled: ['shopper bag', 'shoulder bag'],
        },
        {
          id: 'womens-crossbody-bag',
          leaf: ['Crossbody Bags', '斜挎小包'],
          emoji: '👜',
          prop: '👒',
          titles: [
            ['{style} {shape} Crossbody Bag with {feature} for Women', '{style}{shape}斜挎包女{feature}'],
            [
              "Women's {style} Sling Bag, {shape} Shoulder Bag with {feature}",
              '女士{style}单肩斜挎 {shape}小包 {feature}',
            ],
          ],
          words: {
            style: [
              ['Trendy', '时尚'],
              ['Quilted', '菱格'],
              ['Crocodile-Pattern', '鳄鱼纹'],
              ['Retro', '复古'],
              ['Lightweight', '轻便'],
            ],
            shape: [
              ['Small Square', '小方'],
              ['Saddle', '马鞍'],
              ['Bucket', '水桶'],
              ['Half-Moon', '半月'],
            ],
            feature: [
              ['Chain Strap', '链条肩带'],
              ['Adjustable Strap', '可调肩带'],
              ['Magnetic Flap', '磁扣翻盖'],
              ['Tassel Charm', '流苏挂饰'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PU leather', 'PU皮'],
                ['Nylon', '尼龙'],
                ['Microfibre leather', '超纤皮'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Flannelette', '绒布'],
              ],
            ],
            [
              ['Number of straps', '肩带数'],
              [
                ['Single', '单根'],
                ['Double', '双根'],
              ],
            ],
          ],
          colours: ['black', 'white', 'brown', 'wine', 'green', 'pink'],
          yuan: [10, 52],
          grams: [200, 480],
          box: [24, 18, 9],
          alsoCalled: ['sling bag', 'side bag', 'shoulder bag'],
        },
        {
          id: 'evening-clutch-bag',
          leaf: ['Evening Clutches', '晚宴手拿包'],
          emoji: '👛',
          prop: '✨',
          titles: [
            ['{material} {occasion} Clutch with {feature}', '{occasion}{material}手拿包{feature}'],
            ['Elegant {material} Hand Purse, {feature}, {occasion} Bag', '优雅{material}手包 {feature} {occasion}包'],
          ],
          words: {
            material: [
              ['Rhinestone', '水钻'],
              ['Sequin', '亮片'],
              ['Pearl-Beaded', '珍珠串珠'],
              ['Satin', '缎面'],
              ['Velvet', '丝绒'],
            ],
            feature: [
              ['Detachable Chain', '可拆链条'],
              ['Crystal Clasp', '水晶扣'],
              ['Metal Frame', '金属框架'],
            ],
            occasion: [
              ['Wedding', '婚礼'],
              ['Party', '派对'],
              ['Banquet', '宴会'],
              ['Matric Dance', '毕业舞会'],
            ],
          },
          attributes: [
            [
              ['Shape', '款式'],
              [
                ['Box', '盒形'],
                ['Envelope', '信封'],
                ['Dumpling', '饺子形'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Satin', '绸缎'],
                ['Polyester', '涤纶'],
              ],
            ],
            [
              ['Chain length', '链条长度'],
              [
                ['40 cm', '40厘米'],
                ['110 cm', '110厘米'],
                ['120 cm', '120厘米'],
              ],
            ],
          ],
          colours: ['gold', 'silver', 'black', 'wine', 'blue', 'rosegold'],
          yuan: [16, 88],
          grams: [250, 600],
          box: [23, 14, 8],
          alsoCalled: ['clutch purse', 'evening bag'],
        },
        {
          id: 'womens-handbag-set',
          leaf: ['Handbag Sets', '子母包套装'],
          emoji: '👜',
          prop: '👛',
          titles: [
            ['{style} {material} Handbag Set with {feature} for Women', '{style}{material}子母包套装女{feature}'],
            [
              "Women's {material} Matching Bag Set, {style} Top-Handle Bag with {feature}",
              '女士{material}手提包多件套 {style}包 {feature}',
            ],
          ],
          words: {
            style: [
              ['Elegant', '优雅'],
              ['Embossed', '压花'],
              ['Printed', '印花'],
              ['Fashionable', '时尚'],
              ['African-Print', '非洲印花'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Faux Suede', '仿麂皮'],
              ['Patent Leather', '漆皮'],
            ],
            feature: [
              ['Scarf Charm', '丝巾挂饰'],
              ['Long Strap', '长肩带'],
              ['Gold-Tone Hardware', '金色五金'],
              ['Card Pouch', '卡包'],
            ],
          },
          attributes: [
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Synthetic leather', '合成革'],
              ],
            ],
            [
              ['Closure', '开袋方式'],
              [
                ['Zip', '拉链'],
                ['Clasp', '锁扣'],
              ],
            ],
            [
              ['Inner structure', '内部结构'],
              [
                ['Zip pocket and phone pocket', '拉链暗袋+手机袋'],
                ['Card slots', '证件袋'],
              ],
            ],
          ],
          colours: ['black', 'red', 'brown', 'blue', 'beige', 'purple'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['3-piece set', '三件套'],
              ['4-piece set', '四件套'],
              ['6-piece set', '六件套'],
            ],
          },
          yuan: [32, 98],
          grams: [900, 1600],
          box: [36, 28, 16],
          unit: 50,
          alsoCalled: ['ladies bag set', 'mother and daughter bags'],
        },
      ],
    },
    {
      slug: 'backpacks-and-school-bags',
      name: ['Backpacks & School Bags', '双肩包书包'],
      kinds: [
        {
          id: 'school-backpack',
          leaf: ['School Bags', '学生书包'],
          emoji: '🎒',
          prop: '✏️',
          titles: [
            ['{style} School Bag with {feature} for {use}', '{use}{style}书包 {feature}'],
            ['{style} {use} Backpack, Waterproof Oxford with {feature}', '{use}{style}双肩包 防水牛津布 {feature}'],
          ],
          words: {
            style: [
              ['Cartoon', '卡通'],
              ['Multi-Compartment', '多隔层'],
              ['Spine-Protecting', '护脊减负'],
              ['Lightweight', '轻便'],
              ['Gradient', '渐变'],
            ],
            feature: [
              ['Reflective Strips', '反光条'],
              ['Side Bottle Pockets', '侧水杯袋'],
              ['Lunch Bag and Pencil Case', '配饭盒袋笔袋'],
              ['Wide Opening', '大开口'],
            ],
            use: [
              ['Primary School', '小学生'],
              ['High School', '中学生'],
              ['Preschool', '幼儿园'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Oxford cloth', '牛津布'],
                ['Nylon', '尼龙'],
                ['Polyester', '涤纶'],
              ],
            ],
            [
              ['Back system', '背负系统'],
              [
                ['Breathable padding', '透气海绵背垫'],
                ['Curved S-shape straps', 'S型肩带'],
              ],
            ],
            [
              ['Waterproof', '防水性能'],
              [
                ['Water-repellent', '防泼水'],
                ['Waterproof', '防水'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'pink', 'purple', 'red', 'navy'],
          option: {
            name: ['Size', '尺码'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [18, 85],
          grams: [450, 950],
          box: [42, 30, 10],
          alsoCalled: ['schoolbag', 'rucksack', 'book bag'],
        },
        {
          id: 'laptop-backpack',
          leaf: ['Laptop Backpacks', '电脑双肩包'],
          emoji: '🎒',
          prop: '💻',
          titles: [
            ['{style} Laptop Backpack with {feature} for {use}', '{use}{style}电脑双肩包{feature}'],
            [
              "Men's {style} {use} Backpack, Laptop Compartment and {feature}",
              '男士{style}{use}背包 电脑夹层 {feature}',
            ],
          ],
          words: {
            style: [
              ['Anti-Theft', '防盗'],
              ['Waterproof', '防水'],
              ['Expandable', '可扩容'],
              ['Slim', '轻薄'],
            ],
            feature: [
              ['USB Charging Port', 'USB充电口'],
              ['Combination Lock', '密码锁'],
              ['Luggage Strap', '拉杆固定带'],
              ['Shoe Compartment', '独立鞋仓'],
            ],
            use: [
              ['Business', '商务'],
              ['Travel', '旅行'],
              ['College', '大学生'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Oxford cloth', '牛津布'],
                ['Nylon', '尼龙'],
                ['TPU-coated fabric', 'TPU面料'],
              ],
            ],
            [
              ['Capacity', '容量'],
              [
                ['20-35 L', '20-35L'],
                ['36-55 L', '36-55L'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Nylon', '尼龙'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'navy', 'army'],
          option: {
            name: ['Laptop size', '适用电脑'],
            values: [
              ['14 inch', '14寸'],
              ['15.6 inch', '15.6寸'],
              ['17 inch', '17寸'],
            ],
          },
          yuan: [28, 118],
          grams: [650, 1300],
          box: [46, 32, 10],
          alsoCalled: ['computer bag', 'work backpack'],
        },
        {
          id: 'mini-fashion-backpack',
          leaf: ['Fashion Backpacks', '时尚小背包'],
          emoji: '🎒',
          prop: '🎀',
          titles: [
            ['{style} {material} Mini Backpack with {feature} for Ladies', '{style}{material}迷你双肩包女{feature}'],
            [
              "Ladies' {material} Backpack, {style} Casual Bag with {feature}",
              '女士{material}背包 {style}休闲包 {feature}',
            ],
          ],
          words: {
            style: [
              ['Quilted', '菱格'],
              ['Cute', '可爱'],
              ['College-Style', '学院风'],
              ['Anti-Theft', '防盗'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Nylon', '尼龙'],
              ['Canvas', '帆布'],
              ['Oxford Cloth', '牛津布'],
            ],
            feature: [
              ['Plush Pendant', '毛绒挂件'],
              ['Three-Way Straps', '三背肩带'],
              ['Front Pocket', '前置口袋'],
              ['Back Zip', '后背拉链'],
            ],
          },
          attributes: [
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Cotton', '棉'],
              ],
            ],
            [
              ['Closure', '开袋方式'],
              [
                ['Zip', '拉链'],
                ['Drawstring', '抽带'],
              ],
            ],
            [
              ['Size', '尺寸'],
              [
                ['25 x 28 x 12 cm', '25x28x12厘米'],
                ['22 x 24 x 10 cm', '22x24x10厘米'],
              ],
            ],
          ],
          colours: ['black', 'beige', 'pink', 'lilac', 'brown', 'green'],
          yuan: [15, 62],
          grams: [300, 600],
          box: [30, 26, 8],
          alsoCalled: ['small backpack', 'ladies rucksack'],
        },
      ],
    },
    {
      slug: 'suitcases-and-travel',
      name: ['Suitcases & Travel', '行李旅行箱包'],
      kinds: [
        {
          id: 'hard-shell-suitcase',
          leaf: ['Hard Suitcases', '拉杆箱'],
          emoji: '🧳',
          prop: '✈️',
          titles: [
            ['{style} {material} Suitcase with {feature}', '{style}{material}拉杆箱{feature}'],
            [
              '{material} Trolley Case, {style} Travel Luggage with {feature}',
              '{material}行李箱 {style}旅行箱 {feature}',
            ],
          ],
          words: {
            style: [
              ['Scratch-Resistant', '耐磨'],
              ['Expandable', '可扩展'],
              ['Lightweight', '轻便'],
              ['Retro', '复古'],
              ['Multifunctional', '多功能'],
            ],
            material: [
              ['ABS', 'ABS'],
              ['Polycarbonate', 'PC'],
              ['Aluminium-Frame', '铝框'],
            ],
            feature: [
              ['Silent Spinner Wheels', '静音万向轮'],
              ['Combination Lock', '密码锁'],
              ['Cup Holder', '带杯架'],
              ['USB Charging Port', 'USB充电口'],
            ],
          },
          attributes: [
            [
              ['Wheels', '滚轮'],
              [
                ['Four double spinner wheels', '四轮双排万向轮'],
                ['Detachable spinner wheels', '可拆万向轮'],
              ],
            ],
            [
              ['Trolley handle', '拉杆'],
              [
                ['Aluminium alloy', '铝合金'],
                ['Iron', '铁'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Nylon', '尼龙'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'rosegold', 'navy', 'mint', 'wine'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['20 inch cabin', '20寸登机'],
              ['24 inch', '24寸'],
              ['28 inch', '28寸'],
              ['Set of 3', '三件套'],
            ],
          },
          yuan: [68, 260],
          grams: [2600, 6500],
          box: [66, 44, 28],
          alsoCalled: ['travel case', 'trolley bag', 'luggage'],
        },
        {
          id: 'travel-duffel-bag',
          leaf: ['Duffel Bags', '旅行袋'],
          emoji: '🧳',
          prop: '👟',
          titles: [
            ['{style} {use} Duffel Bag with {feature}', '{style}{use}手提袋{feature}'],
            ['Large {use} Tog Bag, {style} Holdall with {feature}', '大容量{use}包 {style}行李袋 {feature}'],
          ],
          words: {
            style: [
              ['Foldable', '可折叠'],
              ['Waterproof', '防水'],
              ['Lightweight', '轻便'],
              ['Heavy-Duty', '加厚耐用'],
            ],
            use: [
              ['Travel', '旅行'],
              ['Gym', '健身'],
              ['Sports', '运动'],
              ['Weekend', '周末短途'],
            ],
            feature: [
              ['Shoe Compartment', '独立鞋位'],
              ['Dry and Wet Separation', '干湿分离'],
              ['Trolley Sleeve', '可套拉杆'],
              ['Shoulder Strap', '带肩带'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Oxford cloth', '牛津布'],
                ['Nylon', '尼龙'],
                ['Canvas', '帆布'],
              ],
            ],
            [
              ['Carrying', '背提方式'],
              [
                ['Hand and shoulder', '手提单肩'],
                ['Three-way carry', '三用背法'],
              ],
            ],
            [
              ['Waterproof', '防水性能'],
              [
                ['Water-repellent', '防泼水'],
                ['Not waterproof', '不防水'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'pink', 'navy', 'army'],
          option: { name: ['Capacity', '容量'], values: ['30 L', '45 L', '65 L'] },
          yuan: [14, 75],
          grams: [350, 1100],
          box: [40, 28, 8],
          alsoCalled: ['tog bag', 'gym bag', 'holdall'],
        },
        {
          id: 'packing-cube-set',
          leaf: ['Packing Cubes', '旅行收纳袋'],
          emoji: '🧳',
          prop: '👕',
          titles: [
            ['{style} {material} Packing Cube Set for {use}', '{style}{material}收纳袋套装 {use}用'],
            ['{style} Luggage Organiser Bags, {material} Set for {use}', '{style}行李分装袋 {material}套装 {use}收纳'],
          ],
          words: {
            style: [
              ['Compression', '压缩'],
              ['Waterproof', '防水'],
              ['Printed', '印花'],
              ['Portable', '便携'],
            ],
            material: [
              ['Polyester', '涤纶'],
              ['Mesh', '网格'],
              ['Oxford Cloth', '牛津布'],
            ],
            use: [
              ['Travel', '旅行'],
              ['Business Trips', '出差'],
              ['Boarding School', '住校'],
              ['Wardrobe Storage', '衣柜'],
            ],
          },
          attributes: [
            [
              ['Closure', '开合方式'],
              [
                ['Two-way zip', '双拉链'],
                ['Single zip', '单拉链'],
              ],
            ],
            [
              ['Includes', '套装内容'],
              [
                ['Clothes, shoe and toiletry bags', '衣物鞋子洗漱袋'],
                ['Clothes bags in graded sizes', '大小衣物袋'],
              ],
            ],
            [
              ['Care', '洗护'],
              [
                ['Machine washable', '可机洗'],
                ['Hand wash', '手洗'],
              ],
            ],
          ],
          colours: ['grey', 'navy', 'pink', 'black', 'beige'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['6-piece set', '六件套'],
              ['7-piece set', '七件套'],
              ['8-piece set', '八件套'],
            ],
          },
          yuan: [12, 38],
          grams: [300, 650],
          box: [32, 24, 5],
          unit: 50,
          alsoCalled: ['suitcase organisers', 'travel organiser set'],
        },
        {
          id: 'suitcase-cover',
          leaf: ['Suitcase Covers', '行李箱保护套'],
          emoji: '🧳',
          prop: '🌈',
          titles: [
            ['{style} {material} Suitcase Cover, {feature}', '{style}{material}行李箱套 {feature}'],
            [
              '{feature} Luggage Protector, {style} {material} Trolley Case Sleeve',
              '{feature}箱套 {style}{material}拉杆箱保护套',
            ],
          ],
          words: {
            style: [
              ['World-Map', '世界地图'],
              ['Animal-Print', '动物印花'],
              ['Plain', '纯色'],
              ['Cartoon', '卡通'],
            ],
            material: [
              ['Elastic Spandex', '弹力'],
              ['Thick Polyester', '加厚涤纶'],
              ['Oxford Cloth', '牛津布'],
            ],
            feature: [
              ['Dustproof', '防尘'],
              ['Scratchproof', '防刮'],
              ['Washable', '可水洗'],
              ['Wear-Resistant', '耐磨'],
            ],
          },
          attributes: [
            [
              ['Closure', '闭合方式'],
              [
                ['Bottom zip', '底部拉链'],
                ['Hook-and-loop and buckle', '魔术贴+插扣'],
              ],
            ],
            [
              ['Print', '印花工艺'],
              [
                ['Heat transfer', '热转印'],
                ['No print', '无印花'],
              ],
            ],
            [
              ['Thickness', '厚度'],
              [
                ['Standard', '常规'],
                ['Extra thick', '加厚'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'pink', 'grey', 'red'],
          option: {
            name: ['Fits case', '适用箱号'],
            values: [
              ['18-21 inch', '18-21寸'],
              ['22-24 inch', '22-24寸'],
              ['25-28 inch', '25-28寸'],
              ['29-32 inch', '29-32寸'],
            ],
          },
          yuan: [10, 36],
          grams: [180, 420],
          box: [28, 20, 4],
          alsoCalled: ['luggage sleeve', 'travel case cover'],
        },
      ],
    },
    {
      slug: 'wallets-and-card-holders',
      name: ['Wallets & Card Holders', '钱包卡包'],
      kinds: [
        {
          id: 'womens-purse-wallet',
          leaf: ["Ladies' Wallets", '女士钱包'],
          emoji: '👛',
          prop: '🌸',
          titles: [
            ['{style} {form} Wallet for Ladies with {feature}', '{style}{form}女士钱包{feature}'],
            ["Ladies' {form} Purse, {style} PU Leather with {feature}", '女式{form}钱夹 {style}PU皮 {feature}'],
          ],
          words: {
            style: [
              ['Embossed', '压花'],
              ['Cute', '可爱'],
              ['Simple', '简约'],
              ['Crocodile-Pattern', '鳄鱼纹'],
            ],
            form: [
              ['Long', '长款'],
              ['Short', '短款'],
              ['Trifold', '三折'],
            ],
            feature: [
              ['Coin Pocket', '零钱袋'],
              ['Phone Pocket', '手机袋'],
              ['Wrist Strap', '手腕带'],
              ['Many Card Slots', '多卡位'],
            ],
          },
          attributes: [
            [
              ['Closure', '开袋方式'],
              [
                ['Zip', '拉链'],
                ['Snap button', '按扣'],
              ],
            ],
            [
              ['Card slots', '卡位数'],
              [
                ['8 slots', '8个卡位'],
                ['12 slots', '12个卡位'],
                ['24 slots', '24个卡位'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['PU leather', 'PU皮'],
              ],
            ],
          ],
          colours: ['black', 'red', 'pink', 'green', 'purple', 'beige'],
          yuan: [6, 32],
          grams: [110, 260],
          box: [20, 11, 4],
          alsoCalled: ['purse', 'money bag'],
        },
        {
          id: 'mens-leather-wallet',
          leaf: ["Men's Wallets", '男士钱包'],
          emoji: '👛',
          prop: '💵',
          titles: [
            ['{style} {material} Wallet for Men with {feature}', '{style}{material}男士钱包{feature}'],
            ["Men's {material} Billfold, {style} Design with {feature}", '男款{material}皮夹 {style}设计 {feature}'],
          ],
          words: {
            style: [
              ['Slim', '轻薄'],
              ['Vintage', '复古'],
              ['Business', '商务'],
              ['Bifold', '两折'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Genuine Cowhide', '头层牛皮'],
              ['Crazy-Horse Leather', '疯马皮'],
            ],
            feature: [
              ['RFID Blocking', '防盗刷RFID'],
              ['Zip Coin Pocket', '拉链零钱袋'],
              ['ID Window', '证件透明窗'],
              ['Anti-Loss Chain', '防丢链条'],
            ],
          },
          attributes: [
            [
              ['Layout', '样式'],
              [
                ['Horizontal', '横款'],
                ['Vertical', '竖款'],
                ['Long', '长款'],
              ],
            ],
            [
              ['Card slots', '卡位数'],
              [
                ['6 slots', '6个卡位'],
                ['10 slots', '10个卡位'],
                ['14 slots', '14个卡位'],
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
          colours: ['black', 'brown', 'camel', 'navy'],
          yuan: [7, 48],
          grams: [100, 230],
          box: [13, 11, 4],
          alsoCalled: ['billfold', 'money wallet'],
        },
        {
          id: 'card-holder-case',
          leaf: ['Card Holders', '卡包'],
          emoji: '💳',
          titles: [
            ['{style} {material} Card Holder with {feature}', '{style}{material}卡包{feature}'],
            ['{material} Bank Card Case, {style} Holder with {feature}', '{material}银行卡套 {style}卡夹 {feature}'],
          ],
          words: {
            style: [
              ['Ultra-Thin', '超薄'],
              ['Accordion', '风琴'],
              ['Pop-Up', '自动弹出'],
              ['Business', '商务'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Carbon-Fibre-Pattern', '碳纤维纹'],
              ['Aluminium', '铝合金'],
              ['Cowhide', '牛皮'],
            ],
            feature: [
              ['RFID Blocking', '防消磁RFID'],
              ['Money Clip', '钞票夹'],
              ['Key Ring', '钥匙圈'],
            ],
          },
          attributes: [
            [
              ['Capacity', '容量'],
              [
                ['5-7 cards', '5-7张卡'],
                ['8-12 cards', '8-12张卡'],
                ['20 cards', '20张卡'],
              ],
            ],
            [
              ['Closure', '闭合方式'],
              [
                ['Snap button', '按扣'],
                ['Zip', '拉链'],
                ['Open', '敞口'],
              ],
            ],
            [
              ['Logo', '定制'],
              [
                ['Logo printing accepted', '可印LOGO'],
                ['No custom work', '不支持定制'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'red', 'blue', 'pink', 'silver'],
          yuan: [3, 22],
          grams: [40, 120],
          box: [11, 9, 3],
          alsoCalled: ['bank card wallet', 'licence holder'],
        },
      ],
    },
    {
      slug: 'mens-bags-and-waist-bags',
      name: ["Men's & Waist Bags", '男包腰包'],
      kinds: [
        {
          id: 'mens-sling-chest-bag',
          leaf: ['Chest Sling Bags', '胸包'],
          emoji: '🎒',
          prop: '⌚',
          titles: [
            ["Men's {style} {material} Chest Bag with {feature}", '男士{style}{material}胸包{feature}'],
            ['{style} One-Shoulder Sling Bag, {material} with {feature}', '{style}单肩斜挎胸包 {material} {feature}'],
          ],
          words: {
            style: [
              ['Anti-Theft', '防盗'],
              ['Casual', '休闲'],
              ['Sporty', '运动'],
              ['Waterproof', '防水'],
            ],
            material: [
              ['Oxford Cloth', '牛津布'],
              ['PU Leather', 'PU皮'],
              ['Canvas', '帆布'],
              ['Nylon', '尼龙'],
            ],
            feature: [
              ['USB Port', 'USB接口'],
              ['Combination Lock', '密码锁'],
              ['Earphone Hole', '耳机孔'],
              ['Bottle Pocket', '水杯袋'],
            ],
          },
          attributes: [
            [
              ['Strap', '肩带'],
              [
                ['Adjustable webbing', '可调织带'],
                ['Removable strap', '可拆肩带'],
              ],
            ],
            [
              ['Closure', '开袋方式'],
              [
                ['Zip', '拉链'],
                ['Zip with lock', '拉链带锁'],
              ],
            ],
            [
              ['Size', '尺寸'],
              [
                ['18 x 30 x 8 cm', '18x30x8厘米'],
                ['16 x 28 x 7 cm', '16x28x7厘米'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'army', 'blue', 'brown'],
          yuan: [12, 55],
          grams: [220, 480],
          box: [30, 18, 7],
          alsoCalled: ['cross bag', 'body bag', 'sling bag'],
        },
        {
          id: 'waist-moon-bag',
          leaf: ['Moon Bags', '腰包'],
          emoji: '👝',
          prop: '🌙',
          titles: [
            ['{style} {material} Moon Bag for {use}', '{style}{material}腰包 {use}用'],
            [
              'Unisex {style} Waist Bag, {material} Belt Pouch for {use}',
              '男女通用{style}腰包 {material}贴身包 {use}款',
            ],
          ],
          words: {
            style: [
              ['Multi-Pocket', '多口袋'],
              ['Slim', '超薄'],
              ['Waterproof', '防水'],
              ['Reflective', '反光'],
            ],
            material: [
              ['Nylon', '尼龙'],
              ['PU Leather', 'PU皮'],
              ['Canvas', '帆布'],
              ['Oxford Cloth', '牛津布'],
            ],
            use: [
              ['Running', '跑步'],
              ['Cash Collection', '收银'],
              ['Market Traders', '摆摊'],
              ['Travel', '旅行'],
            ],
          },
          attributes: [
            [
              ['Belt length', '腰带长度'],
              [
                ['Up to 110 cm', '最长110厘米'],
                ['Up to 125 cm', '最长125厘米'],
              ],
            ],
            [
              ['Pockets', '口袋数'],
              [
                ['2 zip pockets', '2个拉链袋'],
                ['3 zip pockets', '3个拉链袋'],
                ['5 zip pockets', '5个拉链袋'],
              ],
            ],
            [
              ['Buckle', '扣具'],
              [
                ['Plastic quick-release', '塑料插扣'],
                ['Metal buckle', '金属扣'],
              ],
            ],
          ],
          colours: ['black', 'red', 'navy', 'camel', 'pink', 'army'],
          yuan: [6, 32],
          grams: [110, 280],
          box: [26, 14, 5],
          alsoCalled: ['moonbag', 'bum bag', 'fanny pack'],
        },
        {
          id: 'business-briefcase',
          leaf: ['Briefcases', '公文包'],
          emoji: '💼',
          titles: [
            ['{style} {material} Briefcase with {feature}', '{style}{material}公文包{feature}'],
            [
              "Men's {material} Office Bag, {style} Document Case with {feature}",
              '男士{material}办公包 {style}文件包 {feature}',
            ],
          ],
          words: {
            style: [
              ['Business', '商务'],
              ['Vintage', '复古'],
              ['Slim', '轻薄'],
              ['Large-Capacity', '大容量'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Crazy-Horse Leather', '疯马皮'],
              ['Oxford Cloth', '牛津布'],
              ['Waterproof Nylon', '防水尼龙'],
            ],
            feature: [
              ['Laptop Compartment', '电脑隔层'],
              ['Combination Lock', '密码锁'],
              ['Shoulder Strap', '可拆肩带'],
            ],
          },
          attributes: [
            [
              ['Fits laptop', '适用电脑'],
              [
                ['14 inch', '14寸'],
                ['15.6 inch', '15.6寸'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Cotton', '棉布'],
              ],
            ],
            [
              ['Handle', '提手'],
              [
                ['Soft handle', '软把'],
                ['Hard handle', '硬把'],
              ],
            ],
            [
              ['Fits paper', '可放纸张'],
              [
                ['A4', 'A4'],
                ['A3 folded', 'A3对折'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'navy', 'grey'],
          yuan: [26, 128],
          grams: [600, 1500],
          box: [40, 30, 9],
          alsoCalled: ['attaché case', 'laptop bag', 'file bag'],
        },
      ],
    },
    {
      slug: 'shopping-and-utility-bags',
      name: ['Shopping & Utility Bags', '购物袋收纳包'],
      kinds: [
        {
          id: 'woven-carrier-bag',
          leaf: ['Woven Carrier Bags', '编织袋'],
          emoji: '🛍️',
          prop: '🚌',
          titles: [
            ['{style} Woven Carrier Bag with {feature} for {use}', '{style}编织袋{feature} {use}用'],
            ['{style} Check Zip Bag, {feature}, for {use}', '{style}格子拉链蛇皮袋 {feature} {use}袋'],
          ],
          words: {
            style: [
              ['Wear-Resistant', '耐磨'],
              ['Heavy-Duty', '加厚耐用'],
              ['Waterproof', '防水'],
              ['Laminated', '覆膜'],
            ],
            feature: [
              ['Strong Zip', '结实拉链'],
              ['Reinforced Handles', '加固提手'],
              ['Moisture-Proof Lining', '防潮内层'],
            ],
            use: [
              ['Moving House', '搬家'],
              ['Bus Travel', '长途客车'],
              ['Stock Buying', '拿货'],
              ['Blanket Storage', '棉被收纳'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PP woven', 'PP编织布'],
                ['Laminated PP', '覆膜PP'],
                ['Oxford cloth', '牛津布'],
              ],
            ],
            [
              ['Load', '承重'],
              [
                ['30 kg', '30公斤'],
                ['50 kg', '50公斤'],
                ['80 kg', '80公斤'],
              ],
            ],
            [
              ['Thickness', '厚度'],
              [
                ['120 g/m²', '120克/平方米'],
                ['180 g/m²', '180克/平方米'],
              ],
            ],
          ],
          colours: ['blue', 'red', 'multi', 'black'],
          option: {
            name: ['Size', '尺寸'],
            values: ['50 x 45 x 20 cm', '60 x 50 x 25 cm', '70 x 55 x 28 cm', '100 x 60 x 35 cm'],
          },
          yuan: [2.2, 14],
          grams: [120, 420],
          box: [35, 28, 2],
          alsoCalled: ['Shangaan bag', 'Zimbabwe bag', 'China bag'],
        },
        {
          id: 'foldable-shopping-bag',
          leaf: ['Reusable Shopping Bags', '环保购物袋'],
          emoji: '🛍️',
          prop: '🍎',
          titles: [
            ['{style} {material} Shopping Bag for {use}', '{style}{material}购物袋 {use}用'],
            [
              'Reusable {material} Grocery Bag, {style} Carrier for {use}',
              '环保{material}买菜包 {style}手提袋 {use}款',
            ],
          ],
          words: {
            style: [
              ['Foldable', '可折叠'],
              ['Extra-Strong', '加厚承重'],
              ['Printed', '印花'],
              ['Lightweight', '轻便'],
            ],
            material: [
              ['Non-Woven', '无纺布'],
              ['Oxford Cloth', '牛津布'],
              ['Canvas', '帆布'],
              ['Polyester', '涤纶'],
            ],
            use: [
              ['Supermarkets', '超市'],
              ['Clothing Shops', '服装店'],
              ['Everyday Errands', '日常出行'],
              ['Promotional Gifts', '广告礼品'],
            ],
          },
          attributes: [
            [
              ['Load', '承重'],
              [
                ['10 kg', '10公斤'],
                ['15 kg', '15公斤'],
                ['20 kg', '20公斤'],
              ],
            ],
            [
              ['Print', '印刷'],
              [
                ['Screen printing', '丝印'],
                ['Heat transfer', '热转印'],
                ['Plain', '无印花'],
              ],
            ],
            [
              ['Handles', '提手'],
              [
                ['Long handles', '长提手'],
                ['Short handles', '短提手'],
              ],
            ],
          ],
          colours: ['green', 'blue', 'red', 'black', 'beige', 'multi'],
          option: {
            name: ['Size', '尺码'],
            values: [
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [1.2, 9],
          grams: [40, 180],
          box: [20, 15, 2],
          alsoCalled: ['grocery bag', 'carrier bag'],
        },
        {
          id: 'cosmetic-toiletry-bag',
          leaf: ['Toiletry & Cosmetic Bags', '洗漱化妆包'],
          emoji: '👝',
          prop: '💄',
          titles: [
            ['{style} {material} Toiletry Bag with {feature}', '{style}{material}洗漱包{feature}'],
            [
              '{material} Cosmetic Bag, {style} Travel Pouch with {feature}',
              '{material}化妆包 {style}旅行收纳包 {feature}',
            ],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Large-Capacity', '大容量'],
              ['Hanging', '可挂式'],
              ['Double-Layer', '双层'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Oxford Cloth', '牛津布'],
              ['Quilted Cotton', '绗缝棉'],
              ['Nylon', '尼龙'],
            ],
            feature: [
              ['Dry and Wet Separation', '干湿分离'],
              ['Brush Pockets', '刷位'],
              ['Carry Handle', '带提手'],
              ['Waterproof Lining', '防水内里'],
            ],
          },
          attributes: [
            [
              ['Closure', '开合方式'],
              [
                ['Zip', '拉链'],
                ['Drawstring', '抽绳'],
              ],
            ],
            [
              ['Size', '尺寸'],
              [
                ['22 x 14 x 10 cm', '22x14x10厘米'],
                ['26 x 18 x 12 cm', '26x18x12厘米'],
              ],
            ],
            [
              ['Compartments', '内部结构'],
              [
                ['One main compartment', '单层主仓'],
                ['Removable dividers', '可拆隔板'],
              ],
            ],
          ],
          colours: ['pink', 'black', 'grey', 'mint', 'lilac', 'beige'],
          yuan: [6, 36],
          grams: [120, 380],
          box: [26, 18, 6],
          alsoCalled: ['vanity bag', 'wash bag', 'make-up bag'],
        },
      ],
    },
  ],
};
