import type { Department } from '../kind.ts';

export const furnitureStorage: Department = {
  slug: 'furniture-storage',
  name: ['Furniture & Storage', '家具收纳'],
  emoji: '🛋️',
  groups: [
    {
      slug: 'chairs-and-stools',
      name: ['Chairs & Stools', '椅凳'],
      kinds: [
        {
          id: 'office-chair',
          leaf: ['Office Chairs', '办公椅'],
          emoji: '💺',
          prop: '💻',
          titles: [
            ['{style} Office Chair with {feature} for {place}', '{place}{style}办公椅带{feature}'],
            [
              '{style} Height-Adjustable Computer Chair with {feature}, {place} Seating',
              '{style}可升降电脑椅 {feature} {place}座椅',
            ],
          ],
          words: {
            style: [
              ['Ergonomic Mesh', '人体工学网布'],
              ['High-Back Swivel', '高背旋转'],
              ['Reclining Executive', '可躺老板'],
              ['Padded Leatherette', '加厚皮艺'],
              ['Breathable', '透气'],
            ],
            feature: [
              ['Lumbar Support', '护腰靠垫'],
              ['Adjustable Headrest', '可调头枕'],
              ['Flip-Up Armrests', '可翻转扶手'],
              ['Retractable Footrest', '伸缩搁脚'],
            ],
            place: [
              ['Home Study', '家用书房'],
              ['Reception', '公司前台'],
              ['Meeting Room', '会议室'],
              ['Call Centre', '客服中心'],
            ],
          },
          attributes: [
            [
              ['Load capacity', '承重'],
              [
                ['120 kg', '120kg'],
                ['136 kg', '136kg'],
                ['150 kg', '150kg'],
              ],
            ],
            [
              ['Base', '椅脚'],
              [
                ['Nylon five-star base', '尼龙五星脚'],
                ['Chromed steel base', '电镀钢制脚'],
              ],
            ],
            [
              ['Gas lift', '气杆'],
              [
                ['Class 3', '三级气杆'],
                ['Class 4', '四级气杆'],
              ],
            ],
            [['Assembly', '安装方式'], [['Self-assembly, tools included', '自行组装，附工具']]],
          ],
          colours: ['black', 'grey', 'white', 'navy', 'pink'],
          yuan: [98, 360],
          grams: [9000, 16000],
          box: [66, 58, 30],
          alsoCalled: ['desk chair', 'typist chair', 'swivel chair'],
        },
        {
          id: 'folding-stool',
          leaf: ['Folding Stools', '折叠凳'],
          emoji: '🪑',
          prop: '🏕️',
          titles: [
            ['{style} Folding Stool with {feature} for {use}', '{use}{style}折叠凳带{feature}'],
            ['{style} Foldable Step Stool with {feature} for {use}', '{style}折叠小板凳 {feature} {use}专用'],
          ],
          words: {
            style: [
              ['Portable Plastic', '便携塑料'],
              ['Thickened', '加厚'],
              ['Lightweight', '轻便'],
              ['Space-Saving', '省空间'],
              ['Heavy-Duty', '承重型'],
            ],
            feature: [
              ['Carry Handle', '手提把手'],
              ['Non-Slip Feet', '防滑脚垫'],
              ['Textured Top', '防滑凳面'],
              ['Safety Lock', '安全锁扣'],
            ],
            use: [
              ['Camping', '露营'],
              ['Fishing', '钓鱼'],
              ['Kitchen', '厨房'],
              ['Bathroom', '浴室'],
              ['Train Travel', '火车出行'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PP plastic', 'PP塑料'],
                ['Reinforced nylon', '加强尼龙'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['80 kg', '80kg'],
                ['120 kg', '120kg'],
                ['150 kg', '150kg'],
              ],
            ],
            [
              ['Folded thickness', '折叠厚度'],
              [
                ['4 cm', '4cm'],
                ['5 cm', '5cm'],
              ],
            ],
          ],
          colours: ['blue', 'green', 'pink', 'white', 'orange', 'grey'],
          option: { name: ['Height', '高度'], values: ['22 cm', '27 cm', '32 cm', '39 cm'] },
          yuan: [7, 29],
          grams: [450, 1500],
          box: [38, 30, 6],
          alsoCalled: ['bankie', 'camp stool', 'step stool'],
        },
        {
          id: 'bar-stool',
          leaf: ['Bar Stools', '吧台椅'],
          emoji: '🪑',
          prop: '🍷',
          titles: [
            ['{style} Bar Stool with {feature} for {place}', '{place}{style}吧台椅带{feature}'],
            ['{style} High Counter Chair with {feature} for {place}', '{style}高脚凳 {feature}设计 {place}用'],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Industrial', '工业风'],
              ['Modern Minimalist', '现代简约'],
              ['Light Luxury', '轻奢'],
              ['Retro', '复古'],
            ],
            feature: [
              ['Swivel Seat', '旋转座面'],
              ['Backrest', '靠背'],
              ['Footrest Ring', '脚踏圈'],
              ['Padded Seat', '软包坐垫'],
            ],
            place: [
              ['Kitchen Island', '厨房岛台'],
              ['Coffee Shop', '咖啡店'],
              ['Till Point', '收银台'],
              ['Home Bar', '家庭酒吧'],
            ],
          },
          attributes: [
            [
              ['Seat material', '座面材质'],
              [
                ['PU leather', 'PU皮'],
                ['Velvet', '绒布'],
                ['PP plastic', 'PP塑料'],
              ],
            ],
            [
              ['Frame', '支架'],
              [
                ['Powder-coated steel', '喷塑钢管'],
                ['Chromed steel', '电镀钢'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['120 kg', '120kg'],
                ['150 kg', '150kg'],
              ],
            ],
          ],
          colours: ['black', 'white', 'grey', 'green', 'camel'],
          option: { name: ['Seat height', '座高'], values: ['65 cm', '75 cm'] },
          yuan: [46, 168],
          grams: [4500, 8500],
          box: [46, 44, 24],
          alsoCalled: ['kitchen stool', 'counter stool'],
        },
        {
          id: 'bean-bag',
          leaf: ['Bean Bags & Lazy Sofas', '懒人沙发'],
          emoji: '🛋️',
          prop: '🎮',
          titles: [
            ['{material} Bean Bag Chair with {feature} for {place}', '{material}豆袋懒人沙发带{feature} {place}适用'],
            [
              '{style} Lazy Sofa with {feature}, {material} Lounger for {place}',
              '{style}懒人沙发 {material}躺椅 {feature} {place}用',
            ],
            ['{style} {material} Bean Bag for {place}', '{place}{style}{material}豆袋'],
          ],
          words: {
            style: [
              ['Round', '圆形'],
              ['Single-Seat', '单人'],
              ['Teardrop', '水滴形'],
              ['High-Back', '高靠背'],
            ],
            material: [
              ['Corduroy', '灯芯绒'],
              ['Linen-Look', '仿麻'],
              ['Waterproof Oxford', '防水牛津布'],
              ['Leather-Look', '科技布'],
            ],
            feature: [
              ['Washable Cover', '可拆洗外套'],
              ['Side Pocket', '侧边口袋'],
              ['Carry Handle', '提手'],
            ],
            place: [
              ['Living Room', '客厅'],
              ['Bedroom', '卧室'],
              ['Balcony', '阳台'],
              ['TV Corner', '电视角'],
            ],
          },
          attributes: [
            [
              ['Filling', '填充物'],
              [
                ['EPS beads', 'EPS颗粒'],
                ['Shredded foam', '碎海绵'],
                ['Cover only, no filling', '仅外套不含填充'],
              ],
            ],
            [
              ['Closure', '闭合方式'],
              [
                ['Double zip', '双拉链'],
                ['Child-safe zip', '儿童安全拉链'],
              ],
            ],
            [
              ['Care', '洗涤方式'],
              [
                ['Machine wash cover', '外套可机洗'],
                ['Wipe clean', '擦拭清洁'],
              ],
            ],
          ],
          colours: ['grey', 'camel', 'navy', 'pink', 'army', 'beige'],
          option: { name: ['Size', '尺寸'], values: ['60 x 70 cm', '80 x 90 cm', '90 x 110 cm'] },
          yuan: [32, 150],
          grams: [900, 4800],
          box: [50, 40, 30],
          alsoCalled: ['beanbag chair', 'pouffe', 'lazy chair'],
        },
      ],
    },
    {
      slug: 'tables-and-desks',
      name: ['Tables & Desks', '桌子'],
      kinds: [
        {
          id: 'folding-table',
          leaf: ['Folding Tables', '折叠桌'],
          emoji: '🍽️',
          prop: '🏕️',
          titles: [
            ['{style} Folding Table with {feature} for {use}', '{use}{style}折叠桌带{feature}'],
            ['{style} Foldable Table with {feature} for {use}', '{style}可折叠桌子 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Suitcase-Style', '手提箱式'],
              ['Aluminium Roll-Top', '铝合金蛋卷'],
              ['Moulded Plastic', '吹塑'],
              ['Reinforced', '加固'],
            ],
            feature: [
              ['Adjustable Legs', '可调节桌腿'],
              ['Carry Handle', '提手'],
              ['Non-Slip Feet', '防滑脚套'],
              ['Quick-Lock Frame', '快锁支架'],
            ],
            use: [
              ['Camping', '露营'],
              ['Market Stalls', '摆摊'],
              ['Garden Parties', '庭院聚会'],
              ['Picnics', '野餐'],
              ['Catering', '宴会餐饮'],
            ],
          },
          attributes: [
            [
              ['Load capacity', '承重'],
              [
                ['30 kg', '30kg'],
                ['80 kg', '80kg'],
                ['150 kg', '150kg'],
              ],
            ],
            [
              ['Leg material', '桌腿材质'],
              [
                ['Steel tube', '钢管'],
                ['Aluminium tube', '铝管'],
              ],
            ],
            [['Weatherproof', '防水防晒'], [['Yes', '是']]],
          ],
          colours: ['white', 'black', 'brown', 'beige'],
          option: {
            name: ['Table top', '桌面尺寸'],
            values: ['60 x 40 cm', '90 x 60 cm', '120 x 60 cm', '180 x 74 cm'],
          },
          yuan: [28, 165],
          grams: [2200, 10500],
          box: [92, 62, 8],
          alsoCalled: ['trestle table', 'camping table', 'braai table'],
        },
        {
          id: 'computer-desk',
          leaf: ['Computer Desks', '电脑桌'],
          emoji: '🖥️',
          prop: '🪑',
          titles: [
            ['{style} Computer Desk with {feature} for {place}', '{place}{style}电脑桌带{feature}'],
            ['{style} Study Desk with {feature}, {place} Furniture', '{style}学习办公书桌 {feature} {place}家具'],
          ],
          words: {
            style: [
              ['Minimalist', '简约'],
              ['Steel-and-Wood', '钢木'],
              ['L-Shaped Corner', 'L型转角'],
              ['Carbon-Look', '碳纤维纹'],
              ['Compact', '小户型'],
            ],
            feature: [
              ['Bookshelf', '书架'],
              ['Drawer', '抽屉'],
              ['Cable Tray', '理线槽'],
              ['Keyboard Tray', '键盘托'],
              ['Headphone Hook', '耳机挂钩'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Home Office', '家庭办公'],
              ['Student Room', '学生宿舍'],
              ['Small Office', '小型办公室'],
            ],
          },
          attributes: [
            [
              ['Board', '板材'],
              [
                ['MDF', '密度板'],
                ['Particle board', '刨花板'],
                ['Melamine-faced board', '三聚氰胺板'],
              ],
            ],
            [
              ['Board thickness', '板厚'],
              [
                ['12 mm', '12mm'],
                ['15 mm', '15mm'],
                ['18 mm', '18mm'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['60 kg', '60kg'],
                ['100 kg', '100kg'],
              ],
            ],
          ],
          colours: ['white', 'black', 'brown', 'camel'],
          option: { name: ['Desk width', '桌面宽度'], values: ['80 cm', '100 cm', '120 cm', '140 cm'] },
          yuan: [65, 280],
          grams: [9000, 21000],
          box: [122, 54, 10],
          alsoCalled: ['study desk', 'workstation', 'gaming desk'],
        },
        {
          id: 'coffee-table',
          leaf: ['Coffee Tables', '茶几'],
          emoji: '☕',
          prop: '🛋️',
          titles: [
            ['{style} {top} Coffee Table with {feature}', '{style}{top}茶几带{feature}'],
            ['{style} Living Room Tea Table, {top} Top with {feature}', '{style}客厅茶桌 {top}台面 {feature}'],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Light Luxury', '轻奢'],
              ['Round', '圆形'],
              ['Modern', '现代'],
              ['Compact', '小户型'],
            ],
            top: [
              ['Marble-Look', '仿大理石'],
              ['Sintered Stone', '岩板'],
              ['Tempered Glass', '钢化玻璃'],
              ['Wood-Grain', '木纹'],
            ],
            feature: [
              ['Metal Legs', '金属脚'],
              ['Storage Shelf', '储物层'],
              ['Hidden Drawer', '隐藏抽屉'],
              ['Smooth Castors', '静音脚轮'],
            ],
          },
          attributes: [
            [
              ['Shape', '摆放形式'],
              [
                ['Single table', '单个'],
                ['Nesting pair', '子母组合'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['30 kg', '30kg'],
                ['50 kg', '50kg'],
                ['80 kg', '80kg'],
              ],
            ],
            [
              ['Assembly', '安装'],
              [
                ['Simple assembly', '简易组装'],
                ['Assembled', '整装'],
              ],
            ],
          ],
          colours: ['white', 'black', 'grey', 'gold', 'brown'],
          option: { name: ['Width', '直径/宽度'], values: ['50 cm', '60 cm', '80 cm'] },
          yuan: [48, 260],
          grams: [5500, 18000],
          box: [84, 64, 14],
          alsoCalled: ['lounge table', 'side table', 'tea table'],
        },
      ],
    },
    {
      slug: 'bedroom-furniture',
      name: ['Bedroom Furniture', '卧室家具'],
      kinds: [
        {
          id: 'fabric-wardrobe',
          leaf: ['Fabric Wardrobes', '布衣柜'],
          emoji: '🚪',
          prop: '👗',
          titles: [
            ['{style} Fabric Wardrobe with {feature} for {place}', '{place}{style}布衣柜带{feature}'],
            [
              '{style} Portable Clothes Cupboard with {feature}, {place} Storage',
              '{style}简易衣橱 {feature} {place}收纳',
            ],
          ],
          words: {
            style: [
              ['Thick Steel-Frame', '加粗钢管'],
              ['Dustproof Zip-Up', '防尘拉链'],
              ['Heavy-Duty', '承重型'],
              ['Easy-Assembly', '免工具安装'],
              ['Double-Rail', '双挂杆'],
            ],
            feature: [
              ['Roll-Up Doors', '卷帘门'],
              ['Side Pockets', '侧边口袋'],
              ['Open Shelves', '开放层架'],
              ['Hanging Rod', '挂衣杆'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Rented Flat', '出租房'],
              ['Student Room', '学生宿舍'],
              ['Guest Room', '客房'],
            ],
          },
          attributes: [
            [
              ['Cover', '面料'],
              [
                ['Oxford cloth', '牛津布'],
                ['Non-woven fabric', '无纺布'],
              ],
            ],
            [
              ['Tube diameter', '钢管直径'],
              [
                ['16 mm', '16mm'],
                ['19 mm', '19mm'],
                ['25 mm', '25mm'],
              ],
            ],
            [
              ['Load per shelf', '单层承重'],
              [
                ['10 kg', '10kg'],
                ['20 kg', '20kg'],
              ],
            ],
          ],
          colours: ['grey', 'brown', 'navy', 'pink', 'wine', 'beige'],
          option: { name: ['Width', '宽度'], values: ['75 cm', '105 cm', '130 cm', '170 cm'] },
          yuan: [32, 138],
          grams: [3500, 9500],
          box: [76, 26, 14],
          alsoCalled: ['cupboard', 'closet', 'zip-up wardrobe'],
        },
        {
          id: 'folding-bed',
          leaf: ['Folding Beds', '折叠床'],
          emoji: '🛏️',
          prop: '🌙',
          titles: [
            ['{style} Folding Bed with {feature} for {use}', '{use}{style}折叠床带{feature}'],
            ['{style} Single Foldaway Bed with {feature} for {use}', '{style}单人折叠床 {feature} 适合{use}'],
          ],
          words: {
            style: [
              ['Reinforced Steel', '加固钢架'],
              ['Portable', '便携'],
              ['No-Assembly', '免安装'],
              ['All-Season', '四季通用'],
              ['Recliner-Style', '躺椅式'],
            ],
            feature: [
              ['Breathable Mesh', '透气网布'],
              ['Padded Mattress', '加厚床垫'],
              ['Adjustable Headrest', '可调靠头'],
              ['Carry Bag', '收纳袋'],
            ],
            use: [
              ['Office Naps', '办公室午休'],
              ['Overnight Guests', '待客留宿'],
              ['Hospital Stays', '医院陪护'],
              ['Camping', '露营'],
            ],
          },
          attributes: [
            [
              ['Load capacity', '承重'],
              [
                ['150 kg', '150kg'],
                ['200 kg', '200kg'],
                ['300 kg', '300kg'],
              ],
            ],
            [
              ['Frame', '床架'],
              [
                ['Square steel tube', '方形钢管'],
                ['Round steel tube', '圆形钢管'],
              ],
            ],
            [
              ['Fold', '折叠方式'],
              [
                ['Two-fold', '两折'],
                ['Three-fold', '三折'],
                ['Four-fold', '四折'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'navy', 'army'],
          option: { name: ['Width', '宽度'], values: ['60 cm', '68 cm', '75 cm'] },
          yuan: [58, 210],
          grams: [5500, 12500],
          box: [96, 68, 16],
          alsoCalled: ['stretcher', 'camp bed', 'sleeper bed'],
        },
        {
          id: 'bedside-table',
          leaf: ['Bedside Tables', '床头柜'],
          emoji: '🗄️',
          prop: '🌙',
          titles: [
            ['{style} {make} Bedside Table with {feature}', '{style}{make}床头柜带{feature}'],
            ['{style} {make} Bedside Cabinet, Bedroom Nightstand with {feature}', '卧室{style}边柜 {make}款 {feature}'],
          ],
          words: {
            style: [
              ['Modern', '现代'],
              ['Nordic', '北欧'],
              ['Light Luxury', '轻奢'],
              ['Slim', '窄款'],
              ['Minimalist', '简约'],
            ],
            make: [
              ['Two-Drawer', '双抽'],
              ['Three-Drawer', '三抽'],
              ['Drawer-and-Shelf', '一抽一格'],
              ['Single-Drawer', '单抽'],
            ],
            feature: [
              ['USB Charging', 'USB充电口'],
              ['Metal Legs', '金属脚'],
              ['Soft-Close Runners', '静音滑轨'],
              ['Key Lock', '钥匙锁'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['MDF', '密度板'],
                ['Pine', '松木'],
                ['Particle board', '刨花板'],
              ],
            ],
            [
              ['Finish', '表面工艺'],
              [
                ['Matt lacquer', '哑光烤漆'],
                ['Wood-grain film', '木纹贴皮'],
              ],
            ],
            [
              ['Assembly', '安装'],
              [
                ['Assembled', '整装'],
                ['Flat-packed', '平板包装自装'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'brown', 'black', 'camel'],
          option: { name: ['Width', '宽度'], values: ['30 cm', '40 cm', '50 cm'] },
          yuan: [39, 188],
          grams: [5000, 14000],
          box: [54, 44, 18],
          alsoCalled: ['pedestal', 'nightstand'],
        },
      ],
    },
    {
      slug: 'racks-and-shelves',
      name: ['Racks & Shelves', '置物架'],
      kinds: [
        {
          id: 'metal-storage-rack',
          leaf: ['Metal Storage Racks', '金属货架'],
          emoji: '📦',
          prop: '🔩',
          titles: [
            ['{style} {finish} Steel Storage Rack for {place}', '{place}{style}{finish}钢制置物架'],
            [
              '{finish} Steel Shelving Unit, {style} Multi-Tier Rack for {place}',
              '{finish}钢制层架 {style}多层货架 {place}收纳',
            ],
          ],
          words: {
            style: [
              ['Adjustable', '可调节'],
              ['Heavy-Duty', '重型'],
              ['Boltless', '免螺丝'],
              ['Movable', '可移动'],
              ['Thickened', '加厚'],
            ],
            finish: [
              ['Rustproof', '防锈'],
              ['Powder-Coated', '喷塑'],
              ['Chromed', '镀铬'],
              ['Galvanised', '镀锌'],
            ],
            place: [
              ['Kitchen and Garage', '厨房车库'],
              ['Warehouse', '仓库'],
              ['Spaza Shop', '小卖部'],
              ['Storeroom', '储藏室'],
              ['Supermarket', '超市'],
            ],
          },
          attributes: [
            [
              ['Load per shelf', '单层承重'],
              [
                ['50 kg', '50kg'],
                ['100 kg', '100kg'],
                ['150 kg', '150kg'],
              ],
            ],
            [
              ['Shelf depth', '层板深度'],
              [
                ['30 cm', '30cm'],
                ['40 cm', '40cm'],
                ['50 cm', '50cm'],
              ],
            ],
            [
              ['Steel thickness', '钢材厚度'],
              [
                ['0.5 mm', '0.5mm'],
                ['0.7 mm', '0.7mm'],
              ],
            ],
            [['Edge', '边角'], [['Rounded, cut-proof', '圆角防割手']]],
          ],
          colours: ['black', 'white', 'silver', 'blue'],
          option: {
            name: ['Tiers', '层数'],
            values: [
              ['3 tiers', '三层'],
              ['4 tiers', '四层'],
              ['5 tiers', '五层'],
            ],
          },
          yuan: [36, 195],
          grams: [4500, 18000],
          box: [102, 42, 10],
          alsoCalled: ['shelving', 'garage rack', 'stockroom shelf'],
        },
        {
          id: 'shoe-rack',
          leaf: ['Shoe Racks', '鞋架'],
          emoji: '👟',
          prop: '🗄️',
          titles: [
            ['{style} {material} Shoe Rack with {feature}', '{style}{material}鞋架带{feature}'],
            ['{style} {material} Shoe Shelf with {feature} for {place}', '{place}{style}鞋架 {material} {feature}'],
            ['{material} Shoe Organiser, {style} Rack for {place}', '{material}鞋子收纳架 {place}{style}鞋架'],
          ],
          words: {
            style: [
              ['Multi-Tier', '多层'],
              ['Space-Saving', '省空间'],
              ['Stackable', '可叠加'],
              ['Narrow', '窄款'],
            ],
            material: [
              ['Bamboo', '楠竹'],
              ['Metal Tube', '钢管'],
              ['Plastic', '塑料'],
              ['Carbon Steel', '碳钢'],
            ],
            feature: [
              ['Dust Cover', '防尘罩'],
              ['Flat Top', '置物台面'],
              ['Boot Space', '靴子位'],
              ['Umbrella Holder', '雨伞架'],
            ],
            place: [
              ['Entrance Hall', '玄关'],
              ['Dormitory', '宿舍'],
              ['Doorway', '门口'],
            ],
          },
          attributes: [
            [
              ['Holds', '容量'],
              [
                ['8 pairs', '8双'],
                ['12 pairs', '12双'],
                ['20 pairs', '20双'],
              ],
            ],
            [
              ['Load per tier', '单层承重'],
              [
                ['5 kg', '5kg'],
                ['10 kg', '10kg'],
              ],
            ],
            [
              ['Assembly', '安装'],
              [
                ['No tools needed', '免工具安装'],
                ['Screws included', '附螺丝'],
              ],
            ],
          ],
          colours: ['black', 'white', 'grey', 'brown'],
          option: {
            name: ['Tiers', '层数'],
            values: [
              ['3 tiers', '三层'],
              ['4 tiers', '四层'],
              ['6 tiers', '六层'],
              ['8 tiers', '八层'],
            ],
          },
          yuan: [9, 78],
          grams: [800, 5200],
          box: [62, 28, 10],
          alsoCalled: ['takkie rack', 'shoe shelf', 'shoe stand'],
        },
        {
          id: 'floating-shelf',
          leaf: ['Wall Shelves', '墙上置物架'],
          emoji: '🖼️',
          prop: '🪴',
          titles: [
            ['{style} {material} Wall Shelf for {place}', '{place}{style}{material}墙上置物架'],
            [
              '{style} {material} Floating Shelf with {feature} for {place}',
              '{style}一字隔板 {material} {feature} {place}用',
            ],
          ],
          words: {
            style: [
              ['Simple', '简约'],
              ['Nordic', '北欧'],
              ['Space-Saving', '省空间'],
              ['Rustic', '复古'],
            ],
            material: [
              ['Solid Wood', '实木'],
              ['Wrought Iron', '铁艺'],
              ['Acrylic', '亚克力'],
              ['Aluminium', '铝合金'],
            ],
            feature: [
              ['Guard Rail', '护栏'],
              ['Hooks', '挂钩'],
              ['Rounded Corners', '圆角'],
              ['Side Panels', '侧挡板'],
            ],
            place: [
              ['Living Room', '客厅'],
              ['Bathroom', '浴室'],
              ['Kitchen', '厨房'],
              ['Bedside', '床头'],
              ['Study', '书房'],
            ],
          },
          attributes: [
            [
              ['Mounting', '安装方式'],
              [
                ['Screws', '螺丝固定'],
                ['Strong adhesive', '强力胶贴'],
                ['Screws or adhesive', '螺丝胶贴两用'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['5 kg', '5kg'],
                ['10 kg', '10kg'],
                ['15 kg', '15kg'],
              ],
            ],
            [
              ['Depth', '深度'],
              [
                ['12 cm', '12cm'],
                ['15 cm', '15cm'],
                ['20 cm', '20cm'],
              ],
            ],
          ],
          colours: ['white', 'black', 'brown', 'gold'],
          option: { name: ['Length', '长度'], values: ['30 cm', '40 cm', '60 cm', '80 cm'] },
          yuan: [8, 52],
          grams: [500, 2400],
          box: [64, 18, 6],
          alsoCalled: ['ledge', 'picture shelf', 'wall rack'],
        },
        {
          id: 'kitchen-trolley',
          leaf: ['Storage Trolleys', '置物小推车'],
          emoji: '🛒',
          prop: '🍳',
          titles: [
            ['{style} Storage Trolley with {feature} for {place}', '{place}{style}收纳小推车带{feature}'],
            ['{style} Multi-Tier Rolling Cart with {feature} for {place}', '{style}多层移动置物架 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Slim', '夹缝'],
              ['Mesh-Basket', '网篮'],
              ['Foldable', '折叠'],
              ['Thickened Steel', '加厚铁艺'],
              ['Wide-Handle', '宽把手'],
            ],
            feature: [
              ['Lockable Wheels', '刹车轮'],
              ['Side Hooks', '侧挂钩'],
              ['Removable Tray', '可拆托盘'],
              ['Hanging Cups', '挂杯'],
            ],
            place: [
              ['Kitchen', '厨房'],
              ['Beauty Salon', '美容院'],
              ['Bathroom', '卫生间'],
              ['Nursery', '婴儿房'],
              ['Snack Corner', '零食角'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Carbon steel', '碳钢'],
                ['PP plastic', 'PP塑料'],
                ['Steel and ABS', '钢+ABS'],
              ],
            ],
            [
              ['Wheels', '轮子'],
              [
                ['360-degree silent castors', '360度静音万向轮'],
                ['Two locking castors', '两只刹车轮'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['15 kg', '15kg'],
                ['30 kg', '30kg'],
                ['45 kg', '45kg'],
              ],
            ],
          ],
          colours: ['white', 'black', 'mint', 'pink', 'grey'],
          option: {
            name: ['Tiers', '层数'],
            values: [
              ['3 tiers', '三层'],
              ['4 tiers', '四层'],
              ['5 tiers', '五层'],
            ],
          },
          yuan: [22, 96],
          grams: [1800, 5600],
          box: [46, 36, 12],
          alsoCalled: ['utility cart', 'vegetable rack', 'salon trolley'],
        },
      ],
    },
    {
      slug: 'storage-boxes',
      name: ['Storage Boxes & Drawers', '收纳箱柜'],
      kinds: [
        {
          id: 'plastic-storage-box',
          leaf: ['Plastic Storage Boxes', '塑料收纳箱'],
          emoji: '🗃️',
          prop: '🧸',
          titles: [
            ['{style} Plastic Storage Box with {feature} for {use}', '{style}塑料收纳箱带{feature} 装{use}'],
            ['{style} Household Storage Bin with {feature} for {use}', '家用{style}整理箱 {feature} {use}收纳'],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Moisture-Proof', '防潮'],
              ['Stackable', '可叠放'],
              ['Folding', '折叠'],
              ['Front-Opening', '前开式'],
            ],
            feature: [
              ['Wheels', '滑轮'],
              ['Clip-Lock Lid', '卡扣盖'],
              ['Carry Handles', '提手'],
              ['Dustproof Lid', '防尘盖'],
            ],
            use: [
              ['Clothes', '衣服'],
              ['Toys', '玩具'],
              ['Blankets', '被子'],
              ['Books', '书本'],
              ['Car Boot Items', '后备箱杂物'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PP plastic', 'PP塑料'],
                ['PET plastic', 'PET塑料'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['20 kg', '20kg'],
                ['40 kg', '40kg'],
                ['75 kg', '75kg'],
              ],
            ],
            [['Smell', '气味'], [['Odour-free new material', '全新料无异味']]],
          ],
          colours: ['clear', 'white', 'blue', 'pink', 'grey'],
          option: { name: ['Capacity', '容量'], values: ['20 L', '35 L', '55 L', '80 L', '120 L'] },
          yuan: [9, 62],
          grams: [700, 3800],
          box: [56, 40, 32],
          alsoCalled: ['kist', 'storage tub', 'crate'],
        },
        {
          id: 'fabric-storage-basket',
          leaf: ['Storage Baskets', '布艺收纳筐'],
          emoji: '🧺',
          titles: [
            ['{style} {material} Storage Basket for {use}', '{style}{material}收纳筐 {use}收纳'],
            [
              '{material} Storage Bin with {feature}, {style} Basket for {use}',
              '{material}收纳篮带{feature} {style}{use}收纳',
            ],
          ],
          words: {
            style: [
              ['Foldable', '可折叠'],
              ['Durable', '耐用'],
              ['Nordic', '北欧风'],
              ['Self-Standing', '直立'],
            ],
            material: [
              ['Cotton-Linen', '棉麻'],
              ['Woven Cotton Rope', '棉绳编织'],
              ['Oxford Cloth', '牛津布'],
              ['Felt', '毛毡'],
            ],
            feature: [
              ['Leather Handles', '皮提手'],
              ['Drawstring Cover', '束口防尘'],
              ['Waterproof Lining', '防水内衬'],
            ],
            use: [
              ['Laundry', '脏衣'],
              ['Toys', '玩具'],
              ['Snacks', '零食'],
              ['Blankets', '毛毯'],
              ['Baby Items', '婴儿用品'],
            ],
          },
          attributes: [
            [
              ['Shape', '形状'],
              [
                ['Round', '圆形'],
                ['Rectangular', '长方形'],
                ['Square', '正方形'],
              ],
            ],
            [
              ['Care', '清洁'],
              [
                ['Hand wash', '可手洗'],
                ['Wipe clean', '擦拭'],
              ],
            ],
            [
              ['Pattern', '图案'],
              [
                ['Plain', '纯色'],
                ['Stripes', '条纹'],
                ['Letter print', '字母印花'],
              ],
            ],
          ],
          colours: ['beige', 'grey', 'pink', 'navy', 'camel'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [5, 34],
          grams: [180, 850],
          box: [38, 30, 6],
          alsoCalled: ['washing basket', 'laundry hamper', 'toy basket'],
        },
        {
          id: 'drawer-cabinet',
          leaf: ['Drawer Cabinets', '抽屉收纳柜'],
          emoji: '🗄️',
          prop: '🧦',
          titles: [
            ['{style} Drawer Cabinet with {feature} for {use}', '{style}抽屉式收纳柜带{feature} {use}收纳'],
            [
              '{style} Multi-Layer Storage Tower with {feature}, {use} Organiser',
              '{style}多层抽屉柜 {feature} {use}整理柜',
            ],
          ],
          words: {
            style: [
              ['Thickened Plastic', '加厚塑料'],
              ['Slim', '夹缝'],
              ['Self-Assembly', '组装'],
              ['Wood-Top', '木面板'],
              ['Mobile', '可移动'],
            ],
            feature: [
              ['Silent Castors', '静音滑轮'],
              ['Child Lock', '儿童锁'],
              ['See-Through Drawers', '透明抽屉'],
              ['Flat Top', '平整台面'],
            ],
            use: [
              ['Underwear', '内衣'],
              ['Baby Clothes', '宝宝衣物'],
              ['Toy', '玩具'],
              ['Stationery', '文具'],
              ['Kitchen', '厨房'],
            ],
          },
          attributes: [
            [
              ['Frame', '柜体'],
              [
                ['PP plastic', 'PP塑料'],
                ['Steel frame', '钢架'],
              ],
            ],
            [
              ['Load per drawer', '单抽承重'],
              [
                ['8 kg', '8kg'],
                ['15 kg', '15kg'],
              ],
            ],
            [
              ['Drawer runner', '抽屉滑轨'],
              [
                ['Smooth slide', '顺滑导轨'],
                ['Anti-drop stop', '防掉落限位'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'pink', 'clear', 'blue'],
          option: {
            name: ['Drawers', '层数'],
            values: [
              ['3 drawers', '三抽'],
              ['4 drawers', '四抽'],
              ['5 drawers', '五抽'],
            ],
          },
          yuan: [25, 148],
          grams: [2200, 8800],
          box: [48, 40, 28],
          alsoCalled: ['chest of drawers', 'drawer tower', 'tallboy'],
        },
      ],
    },
    {
      slug: 'hangers-and-mirrors',
      name: ['Hangers, Coat Stands & Mirrors', '衣架镜子'],
      kinds: [
        {
          id: 'clothes-hanger',
          leaf: ['Clothes Hangers', '衣架'],
          emoji: '👔',
          prop: '🪝',
          titles: [
            ['{feature} {material} Clothes Hangers for {use}', '{feature}{material}衣架 {use}专用'],
            [
              '{material} Hangers for {use}, {feature}, Wholesale for {place}',
              '{use}{material}衣撑 {feature} {place}批发',
            ],
          ],
          words: {
            feature: [
              ['Non-Slip', '防滑'],
              ['No-Shoulder-Mark', '无痕'],
              ['Space-Saving', '省空间'],
              ['Wide-Shoulder', '宽肩'],
            ],
            material: [
              ['Flocked Velvet', '植绒'],
              ['PVC-Coated Wire', '浸塑铁丝'],
              ['Solid Wood', '实木'],
              ['Thick Plastic', '加厚塑料'],
              ['Stainless Steel', '不锈钢'],
            ],
            use: [
              ['Shirts', '衬衫'],
              ['Suits', '西装'],
              ['Dresses', '连衣裙'],
              ['Coats', '大衣'],
              ['Jackets', '夹克'],
            ],
            place: [
              ['Clothing Shops', '服装店'],
              ['Home Wardrobes', '家用衣柜'],
              ['Hotels', '酒店'],
            ],
          },
          attributes: [
            [
              ['Hook', '挂钩'],
              [
                ['360-degree swivel', '360度旋转'],
                ['Fixed', '固定'],
              ],
            ],
            [
              ['Width', '宽度'],
              [
                ['30 cm', '30cm'],
                ['40 cm', '40cm'],
                ['45 cm', '45cm'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['3 kg', '3kg'],
                ['5 kg', '5kg'],
                ['10 kg', '10kg'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'pink', 'white', 'blue', 'beige'],
          option: {
            name: ['Pack', '包装'],
            values: [
              ['10 pieces', '10个装'],
              ['20 pieces', '20个装'],
              ['50 pieces', '50个装'],
            ],
          },
          yuan: [6, 48],
          grams: [400, 2800],
          box: [44, 24, 10],
          unit: 40,
          alsoCalled: ['coat hangers', 'wardrobe hangers'],
        },
        {
          id: 'coat-stand',
          leaf: ['Coat Stands & Clothes Rails', '衣帽架'],
          emoji: '🧥',
          prop: '🪝',
          titles: [
            ['{style} {material} Coat Stand with {feature} for {place}', '{place}{style}{material}衣帽架带{feature}'],
            [
              '{style} {material} Clothes Rail with {feature}, {place} Garment Rack',
              '{style}{material}落地挂衣架 {feature} {place}用',
            ],
          ],
          words: {
            style: [
              ['Floor-Standing', '落地'],
              ['Simple', '简易'],
              ['Sturdy', '加固'],
              ['Multi-Purpose', '多功能'],
            ],
            material: [
              ['Metal', '金属'],
              ['Solid Wood', '实木'],
              ['Bamboo', '竹制'],
              ['Carbon Steel', '碳钢'],
            ],
            feature: [
              ['Shoe Shelf', '鞋架'],
              ['Hat Hooks', '帽钩'],
              ['Lockable Wheels', '刹车轮'],
              ['Storage Basket', '收纳篮'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Entrance Hall', '玄关'],
              ['Boutique', '服装店'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Load capacity', '承重'],
              [
                ['20 kg', '20kg'],
                ['40 kg', '40kg'],
                ['60 kg', '60kg'],
              ],
            ],
            [
              ['Base', '底座'],
              [
                ['Weighted round base', '加重圆底座'],
                ['Four-foot base', '四脚底座'],
              ],
            ],
            [
              ['Assembly', '安装'],
              [
                ['Assembles in 10 minutes', '10分钟组装'],
                ['No tools needed', '免工具'],
              ],
            ],
          ],
          colours: ['black', 'white', 'brown', 'gold'],
          option: { name: ['Height', '高度'], values: ['150 cm', '165 cm', '175 cm'] },
          yuan: [19, 98],
          grams: [1800, 6500],
          box: [88, 22, 10],
          alsoCalled: ['hat stand', 'clothes rail', 'garment rack'],
        },
        {
          id: 'standing-mirror',
          leaf: ['Full-Length Mirrors', '全身镜'],
          emoji: '🪞',
          titles: [
            ['{style} Full-Length Mirror with {feature} for {place}', '{place}{style}全身镜带{feature}'],
            [
              '{style} Dressing Mirror with {feature}, Floor-Standing for {place}',
              '{style}穿衣镜 {feature} {place}落地镜',
            ],
          ],
          words: {
            style: [
              ['Arched', '拱形'],
              ['Slim-Frame', '细边框'],
              ['Retro Carved', '复古雕花'],
              ['Oval', '椭圆形'],
              ['Wavy', '波浪形'],
            ],
            feature: [
              ['Folding Stand', '折叠支架'],
              ['LED Light Strip', 'LED灯带'],
              ['Polished Edge', '精磨边'],
              ['Shatterproof Film', '防爆膜'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Clothing Shop', '服装店'],
              ['Hallway', '走廊'],
              ['Hair Salon', '美发店'],
              ['Dance Studio', '舞蹈室'],
            ],
          },
          attributes: [
            [
              ['Glass', '镜面'],
              [
                ['4 mm HD silver mirror', '4mm高清银镜'],
                ['5 mm HD silver mirror', '5mm高清银镜'],
              ],
            ],
            [
              ['Frame edge', '框边'],
              [
                ['Rounded corners', '圆角'],
                ['Wrapped in soft trim', '软包边'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Foam and wooden frame', '泡沫木架'],
                ['Foam and carton', '泡沫纸箱'],
              ],
            ],
          ],
          colours: ['black', 'white', 'gold', 'brown', 'pink'],
          option: { name: ['Size', '尺寸'], values: ['30 x 120 cm', '40 x 150 cm', '50 x 160 cm', '60 x 170 cm'] },
          yuan: [28, 175],
          grams: [3200, 12000],
          box: [162, 54, 8],
          alsoCalled: ['dressing mirror', 'long mirror', 'cheval mirror'],
        },
      ],
    },
  ],
};
