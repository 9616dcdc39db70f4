import type { Department } from '../kind.ts';

export const stationeryParty: Department = {
  slug: 'stationery-party',
  name: ['Stationery, Packaging & Party', '文具包装派对'],
  emoji: '🎉',
  groups: [
    {
      slug: 'writing-supplies',
      name: ['Writing Supplies', '书写用品'],
      kinds: [
        {
          id: 'gel-pen',
          leaf: ['Gel & Ballpoint Pens', '中性笔圆珠笔'],
          emoji: '🖊️',
          titles: [
            ['{feature}-Ink {type} with {extra} for {use}', '{use}{feature}{type} {extra}'],
            ['{style} {type} with {feature} Ink for {use}', '{style}{type} {feature}油墨 {use}用'],
          ],
          words: {
            feature: [
              ['Quick-Dry', '速干'],
              ['Smooth', '顺滑'],
              ['Waterproof', '防水'],
            ],
            type: [
              ['Gel Pen', '中性笔'],
              ['Ballpoint Pen', '圆珠笔'],
              ['Rollerball Pen', '走珠笔'],
            ],
            style: [
              ['Retractable', '按动'],
              ['Capped', '拔帽'],
              ['Minimalist', '简约'],
            ],
            extra: [
              ['Soft Grip', '软胶握手'],
              ['Metal Clip', '金属笔夹'],
              ['Spare Refill', '送笔芯'],
            ],
            use: [
              ['Schools', '学校'],
              ['Offices', '办公'],
              ['Exams', '考试'],
            ],
          },
          attributes: [
            [
              ['Tip', '笔尖'],
              [
                ['0.5 mm', '0.5mm'],
                ['0.7 mm', '0.7mm'],
                ['1.0 mm', '1.0mm'],
              ],
            ],
            [
              ['Barrel', '笔杆'],
              [
                ['AS plastic', 'AS塑料'],
                ['ABS plastic', 'ABS塑料'],
                ['Metal', '金属'],
              ],
            ],
            [
              ['Writes', '书写长度'],
              [
                ['600 m', '600米'],
                ['1000 m', '1000米'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'red'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['1 pen', '单支'],
              ['12 pens', '12支装'],
              ['50 pens', '50支装'],
            ],
          },
          yuan: [1, 28],
          grams: [15, 650],
          box: [16, 10, 5],
          unit: 40,
          alsoCalled: ['biro', 'ball pen'],
        },
        {
          id: 'colouring-pencils',
          leaf: ['Colouring Pencils & Crayons', '彩铅蜡笔'],
          emoji: '🖍️',
          titles: [
            ['{feature} {type} Set for {use}', '{use}{feature}{type}套装'],
            ['{style} {type} Set in {packing} for {use}', '{use}{style}{type}套装 {packing}'],
          ],
          words: {
            feature: [
              ['Bright', '鲜亮'],
              ['Non-Toxic', '无毒'],
              ['Break-Resistant', '不易断'],
            ],
            type: [
              ['Colouring Pencil', '彩色铅笔'],
              ['Wax Crayon', '蜡笔'],
              ['Oil Pastel', '油画棒'],
            ],
            style: [
              ['Vivid', '鲜艳'],
              ['Student', '学生'],
              ['Jumbo', '加粗'],
            ],
            packing: [
              ['Tin', '铁盒装'],
              ['Paper Box', '纸盒装'],
              ['Roll Bag', '卷袋装'],
            ],
            use: [
              ['Kids', '儿童'],
              ['Creches', '幼儿园'],
              ['Art Class', '美术课'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Basswood', '椴木'],
                ['Wax', '蜡'],
                ['Plastic barrel', '塑料杆'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['3 years and up', '3岁以上'],
                ['6 years and up', '6岁以上'],
              ],
            ],
            [
              ['Core', '笔芯直径'],
              [
                ['3.0 mm', '3.0mm'],
                ['4.0 mm', '4.0mm'],
                ['8 mm', '8mm'],
              ],
            ],
          ],
          colours: ['multi'],
          option: {
            name: ['Colours', '色数'],
            values: [
              ['12 colours', '12色'],
              ['24 colours', '24色'],
              ['36 colours', '36色'],
              ['48 colours', '48色'],
            ],
          },
          yuan: [3, 36],
          grams: [80, 520],
          box: [20, 18, 3],
          unit: 50,
          alsoCalled: ['pencil crayons', 'crayons', 'wax crayons'],
        },
        {
          id: 'whiteboard-marker',
          leaf: ['Markers', '记号笔'],
          emoji: '✒️',
          prop: '📝',
          titles: [
            ['{style} {type} Marker for {use}', '{use}{style}{type}笔'],
            ['{style} {type} Marker Pens with {feature} for {use}', '{style}{type}笔 {feature} {use}用'],
          ],
          words: {
            style: [
              ['Dual-Tip', '双头'],
              ['Refillable', '可加墨'],
              ['Large-Capacity', '大容量'],
              ['Quick-Dry', '速干'],
            ],
            type: [
              ['Permanent', '油性记号'],
              ['Whiteboard', '白板'],
              ['Paint', '油漆'],
            ],
            feature: [
              ['Chisel Tip', '斜头'],
              ['Bullet Tip', '圆头'],
              ['Low-Odour Ink', '低味墨水'],
            ],
            use: [
              ['Warehouses', '仓库'],
              ['Classrooms', '教室'],
              ['Craft Work', '手工'],
              ['Parcel Labels', '快递'],
            ],
          },
          attributes: [
            [
              ['Ink', '墨水'],
              [
                ['Alcohol-based', '酒精性'],
                ['Oil-based', '油性'],
                ['Water-based', '水性'],
              ],
            ],
            [
              ['Line width', '线宽'],
              [
                ['1-2 mm', '1-2mm'],
                ['2-3 mm', '2-3mm'],
                ['5 mm', '5mm'],
              ],
            ],
            [
              ['Barrel', '笔杆'],
              [
                ['PP plastic', 'PP塑料'],
                ['Aluminium', '铝管'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'red', 'green'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['1 pen', '单支'],
              ['10 pens', '10支装'],
              ['12 pens', '12支装'],
            ],
          },
          yuan: [1.2, 24],
          grams: [20, 300],
          box: [15, 14, 3],
          unit: 40,
          alsoCalled: ['koki', 'koki pen', 'felt-tip marker'],
        },
      ],
    },
    {
      slug: 'office-school-paper',
      name: ['Paper & Office', '纸品办公'],
      kinds: [
        {
          id: 'notebook',
          leaf: ['Notebooks', '笔记本'],
          emoji: '📓',
          titles: [
            ['{cover} {style} Notebook for {use}', '{use}{cover}{style}笔记本'],
            ['{style} {cover} Exercise Book with {feature}', '{style}{cover}练习本 {feature}'],
          ],
          words: {
            cover: [
              ['PU Leather', 'PU皮面'],
              ['Kraft Paper', '牛皮纸'],
              ['Soft-Cover', '软抄'],
              ['Hard-Cover', '硬壳'],
            ],
            style: [
              ['Spiral', '线圈'],
              ['Thick', '加厚'],
              ['Minimalist', '简约'],
            ],
            feature: [
              ['Elastic Strap', '带绑带'],
              ['Page Marker', '带书签'],
              ['Numbered Pages', '带页码'],
            ],
            use: [
              ['School', '学生'],
              ['Meetings', '会议'],
              ['Travel Diaries', '旅行手账'],
              ['Gifts', '礼品'],
            ],
          },
          attributes: [
            [
              ['Paper', '内页纸张'],
              [
                ['70 g', '70克'],
                ['80 g', '80克'],
                ['100 g', '100克'],
              ],
            ],
            [
              ['Ruling', '内页'],
              [
                ['Lined', '横线'],
                ['Blank', '空白'],
                ['Grid', '方格'],
                ['Dotted', '点阵'],
              ],
            ],
            [
              ['Pages', '页数'],
              [
                ['80', '80页'],
                ['120', '120页'],
                ['200', '200页'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'blue', 'pink', 'grey', 'green'],
          option: { name: ['Size', '尺寸'], values: ['A6', 'A5', 'B5', 'A4'] },
          yuan: [2, 26],
          grams: [80, 550],
          box: [22, 16, 3],
          alsoCalled: ['exercise book', 'journal', 'diary'],
        },
        {
          id: 'file-folder',
          leaf: ['Files & Folders', '文件夹'],
          emoji: '📁',
          prop: '🗂️',
          titles: [
            ['{style} {material} File Folder for {use}', '{use}{style}{material}文件夹'],
            ['{style} {material} Document {item} for {use}', '{style}{material}资料{item} {use}用'],
          ],
          words: {
            style: [
              ['Multi-Layer', '多层'],
              ['Waterproof', '防水'],
              ['Thickened', '加厚'],
              ['Snap-Button', '按扣'],
            ],
            material: [
              ['PP', 'PP'],
              ['Plastic', '塑料'],
              ['PVC', 'PVC'],
            ],
            item: [
              ['Wallet', '袋'],
              ['Case', '盒'],
              ['Book', '册'],
            ],
            use: [
              ['Exam Papers', '试卷'],
              ['Invoices', '发票'],
              ['Office Use', '办公'],
              ['School Work', '学生'],
            ],
          },
          attributes: [
            [
              ['Pockets', '页数'],
              [
                ['5', '5页'],
                ['13', '13层'],
                ['24', '24页'],
              ],
            ],
            [
              ['Thickness', '厚度'],
              [
                ['0.18 mm', '0.18mm'],
                ['0.5 mm', '0.5mm'],
                ['0.8 mm', '0.8mm'],
              ],
            ],
            [
              ['Size', '规格'],
              [
                ['A4', 'A4'],
                ['A5', 'A5'],
                ['FC', 'FC'],
              ],
            ],
          ],
          colours: ['blue', 'clear', 'pink', 'black', 'green', 'yellow'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['1 piece', '单个'],
              ['10 pieces', '10个装'],
            ],
          },
          yuan: [1.5, 28],
          grams: [40, 600],
          box: [33, 24, 4],
          alsoCalled: ['document wallet', 'flip file'],
        },
        {
          id: 'stapler',
          leaf: ['Staplers', '订书机'],
          emoji: '📎',
          prop: '📄',
          titles: [
            ['{style} {item} with {feature} for {use}', '{use}{style}{item} {feature}'],
            ['{style} {material} {item} for {use}', '{use}{style}{material}{item}'],
          ],
          words: {
            style: [
              ['Effort-Saving', '省力'],
              ['Heavy-Duty', '重型'],
              ['Ergonomic', '人体工学'],
              ['Desktop', '桌面'],
            ],
            item: [
              ['Stapler', '订书机'],
              ['Rotating Stapler', '旋转订书机'],
              ['Long-Arm Stapler', '长臂订书机'],
            ],
            material: [
              ['Metal', '金属'],
              ['Steel-Core', '钢芯'],
              ['Plastic', '塑料'],
            ],
            feature: [
              ['Staple Remover', '带起钉器'],
              ['Page Gauge', '带定位尺'],
              ['Non-Slip Base', '防滑底座'],
            ],
            use: [
              ['Offices', '办公室'],
              ['Schools', '学校'],
              ['Bookbinding', '装订'],
            ],
          },
          attributes: [
            [
              ['Capacity', '装订页数'],
              [
                ['20 sheets', '20页'],
                ['50 sheets', '50页'],
                ['100 sheets', '100页'],
              ],
            ],
            [
              ['Staples', '适用钉'],
              [
                ['24/6', '24/6'],
                ['23/13', '23/13'],
                ['26/6', '26/6'],
              ],
            ],
            [
              ['Body', '机身'],
              [
                ['Metal and plastic', '金属+塑料'],
                ['All metal', '全金属'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'pink', 'grey'],
          yuan: [5, 58],
          grams: [100, 1200],
          box: [20, 8, 7],
          alsoCalled: ['paper stapler'],
        },
        {
          id: 'sticky-notes',
          leaf: ['Sticky Notes', '便利贴'],
          emoji: '🗒️',
          prop: '📌',
          titles: [
            ['{style} Sticky Notes with {feature} for {use}', '{use}{style}便利贴 {feature}'],
            ['{style} Self-Adhesive {item} for {use}', '{style}自粘{item} {use}用'],
          ],
          words: {
            style: [
              ['Transparent', '透明'],
              ['Neon', '荧光'],
              ['Cartoon', '卡通'],
              ['Kraft', '牛皮纸'],
            ],
            item: [
              ['Memo Pads', '便签本'],
              ['Page Markers', '索引贴'],
              ['Note Cards', '记事贴'],
            ],
            feature: [
              ['Strong Adhesive', '强粘'],
              ['Easy Tear-Off', '易撕'],
              ['Ruled Lines', '带横线'],
            ],
            use: [
              ['Study Notes', '学习笔记'],
              ['Office Desks', '办公桌'],
              ['Planning', '计划'],
              ['Marking Pages', '标记'],
            ],
          },
          attributes: [
            [
              ['Sheets', '张数'],
              [
                ['50', '50张'],
                ['100', '100张'],
                ['400', '400张'],
              ],
            ],
            [
              ['Paper', '纸张'],
              [
                ['80 g', '80克'],
                ['PET', 'PET'],
                ['Kraft', '牛皮纸'],
              ],
            ],
            [
              ['Adhesive', '胶水'],
              [
                ['Removable', '可移除'],
                ['Strong', '强粘'],
              ],
            ],
          ],
          colours: ['yellow', 'pink', 'sky', 'green', 'multi'],
          option: { name: ['Size', '尺寸'], values: ['51 x 38 mm', '76 x 76 mm', '76 x 127 mm'] },
          yuan: [1, 16],
          grams: [20, 280],
          box: [10, 10, 4],
          unit: 40,
          alsoCalled: ['memo stickers', 'sticky pads'],
        },
      ],
    },
    {
      slug: 'packaging-supplies',
      name: ['Packaging Supplies', '包装材料'],
      kinds: [
        {
          id: 'courier-bag',
          leaf: ['Courier Bags', '快递袋'],
          emoji: '✉️',
          prop: '📦',
          titles: [
            ['{feature} {material} Courier Bags for {use}', '{use}{feature}{material}快递袋'],
            ['{style} {feature} {material} Mailing Bags for {use}', '{style}{material}物流打包袋 {feature} {use}用'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Tear-Proof', '防撕'],
              ['Self-Sealing', '自封口'],
            ],
            material: [
              ['PE', 'PE'],
              ['Co-Extruded', '共挤膜'],
              ['Biodegradable', '可降解'],
            ],
            style: [
              ['Thickened', '加厚'],
              ['Matt', '磨砂'],
              ['Opaque', '不透光'],
            ],
            use: [
              ['Clothing Shops', '服装'],
              ['Online Sellers', '电商'],
              ['Shoe Parcels', '鞋子'],
              ['Document Parcels', '文件'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['50 microns', '5丝'],
                ['70 microns', '7丝'],
                ['100 microns', '10丝'],
              ],
            ],
            [
              ['Seal', '封口'],
              [
                ['Destructive glue', '破坏胶'],
                ['Strong self-adhesive', '强力自粘'],
              ],
            ],
            [
              ['Printing', '印刷'],
              [
                ['Plain', '无印刷'],
                ['Custom logo', '可定制LOGO'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'black', 'pink', 'green'],
          option: {
            name: ['Size, 100 bags', '尺寸（100个）'],
            values: ['17 x 30 cm', '25 x 35 cm', '28 x 42 cm', '38 x 52 cm'],
          },
          yuan: [5, 46],
          grams: [280, 2800],
          box: [40, 30, 6],
          unit: 40,
          alsoCalled: ['flyer bags', 'poly mailers'],
        },
        {
          id: 'carton-box',
          leaf: ['Carton Boxes', '纸箱'],
          emoji: '📦',
          titles: [
            ['{style} {material} Carton Boxes for {use}', '{use}{style}{material}纸箱'],
            ['{style} {material} Packing Boxes with {feature}', '{style}{material}打包箱 {feature}'],
          ],
          words: {
            style: [
              ['Extra-Hard', '特硬'],
              ['Foldable', '折叠'],
              ['Rectangular', '长方形'],
              ['Shipping', '物流'],
            ],
            material: [
              ['Three-Layer Corrugated', '三层瓦楞'],
              ['Five-Layer Corrugated', '五层瓦楞'],
              ['Kraft', '牛皮'],
            ],
            feature: [
              ['Hand Holes', '带扣手'],
              ['Damp-Proof Film', '防潮膜'],
              ['Printed Logo', '可印LOGO'],
            ],
            use: [
              ['Moving House', '搬家'],
              ['Courier Parcels', '快递'],
              ['Storage', '收纳'],
              ['Fruit Packing', '水果'],
            ],
          },
          attributes: [
            [
              ['Flute', '楞型'],
              [
                ['B flute', 'B楞'],
                ['E flute', 'E楞'],
                ['BC flute', 'BC楞'],
              ],
            ],
            [
              ['Load', '承重'],
              [
                ['10 kg', '10kg'],
                ['20 kg', '20kg'],
                ['30 kg', '30kg'],
              ],
            ],
            [
              ['Delivered', '发货状态'],
              [
                ['Flat-packed', '折叠发货'],
                ['Bundled', '捆扎发货'],
              ],
            ],
          ],
          colours: ['brown', 'white'],
          option: {
            name: ['Size, 10 boxes', '尺寸（10个）'],
            values: ['20 x 14 x 10 cm', '30 x 20 x 18 cm', '40 x 30 x 30 cm', '60 x 40 x 50 cm'],
          },
          yuan: [6, 85],
          grams: [700, 9000],
          box: [64, 46, 12],
          unit: 40,
          alsoCalled: ['cardboard boxes', 'moving boxes'],
        },
        {
          id: 'packing-tape',
          leaf: ['Packing Tape', '封箱胶带'],
          emoji: '🧻',
          prop: '📦',
          titles: [
            ['{feature} {type} Tape for {use}', '{use}{feature}{type}胶带'],
            ['{feature} {style} {type} Tape Rolls for {use}', '{style}{type}胶带卷 {feature} {use}用'],
          ],
          words: {
            feature: [
              ['High-Tack', '高粘'],
              ['Tear-Resistant', '耐撕'],
              ['Bubble-Free', '无气泡'],
            ],
            type: [
              ['BOPP Packing', 'BOPP封箱'],
              ['Kraft Paper', '牛皮纸'],
              ['Warning-Print', '警示语'],
            ],
            style: [
              ['Thickened', '加厚'],
              ['Wide', '加宽'],
              ['Silent', '静音'],
            ],
            use: [
              ['Carton Sealing', '封箱'],
              ['Warehouses', '仓库'],
              ['Courier Parcels', '快递打包'],
              ['Moving House', '搬家'],
            ],
          },
          attributes: [
            [
              ['Width', '宽度'],
              [
                ['45 mm', '45mm'],
                ['48 mm', '48mm'],
                ['60 mm', '60mm'],
              ],
            ],
            [
              ['Thickness', '厚度'],
              [
                ['40 microns', '40微米'],
                ['50 microns', '50微米'],
                ['55 microns', '55微米'],
              ],
            ],
            [
              ['Glue', '胶水'],
              [
                ['Acrylic', '丙烯酸胶'],
                ['Hot melt', '热熔胶'],
              ],
            ],
          ],
          colours: ['clear', 'brown', 'white'],
          option: { name: ['Length, 6 rolls', '长度（6卷）'], values: ['50 m', '100 m', '150 m'] },
          yuan: [7, 45],
          grams: [500, 2600],
          box: [32, 16, 11],
          unit: 40,
          alsoCalled: ['buff tape', 'sellotape', 'parcel tape'],
        },
        {
          id: 'paper-gift-bag',
          leaf: ['Paper & Gift Bags', '手提纸袋'],
          emoji: '🛍️',
          titles: [
            ['{style} {material} Gift Bags with {feature}', '{style}{material}礼品袋 {feature}'],
            ['{style} {material} Carrier Bags for {use}', '{use}{style}{material}手提袋'],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Minimalist', '简约'],
              ['Printed', '印花'],
              ['Stand-Up', '立体'],
            ],
            material: [
              ['Kraft Paper', '牛皮纸'],
              ['White Card', '白卡纸'],
              ['Laminated Paper', '覆膜纸'],
            ],
            feature: [
              ['Ribbon Handles', '丝带提手'],
              ['Cotton-Rope Handles', '棉绳提手'],
              ['Twisted-Paper Handles', '纸绳提手'],
            ],
            use: [
              ['Boutiques', '服装店'],
              ['Bakeries', '烘焙店'],
              ['Weddings', '婚礼'],
              ['Jewellery Shops', '首饰店'],
            ],
          },
          attributes: [
            [
              ['Paper weight', '克重'],
              [
                ['120 g', '120克'],
                ['150 g', '150克'],
                ['250 g', '250克'],
              ],
            ],
            [
              ['Load', '承重'],
              [
                ['3 kg', '3kg'],
                ['5 kg', '5kg'],
                ['8 kg', '8kg'],
              ],
            ],
            [
              ['Printing', '印刷'],
              [
                ['Plain', '无印刷'],
                ['Custom logo', '可定制LOGO'],
                ['Gold foil', '烫金'],
              ],
            ],
          ],
          colours: ['brown', 'white', 'pink', 'black', 'red', 'gold'],
          option: {
            name: ['Size, 10 bags', '尺寸（10个）'],
            values: ['15 x 8 x 21 cm', '21 x 11 x 27 cm', '32 x 11 x 25 cm'],
          },
          yuan: [5, 42],
          grams: [250, 1300],
          box: [34, 26, 5],
          unit: 40,
          alsoCalled: ['carrier bags', 'shopping bags'],
        },
      ],
    },
    {
      slug: 'party-decor',
      name: ['Party Decorations', '派对装饰'],
      kinds: [
        {
          id: 'party-balloons',
          leaf: ['Balloons', '气球'],
          emoji: '🎈',
          titles: [
            ['{style} {type} Balloons for {use}', '{use}{style}{type}气球'],
            ['{style} {type} Balloon Pack with {extra} for {use}', '{style}{type}气球套装 {extra} {use}用'],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Round', '圆形'],
              ['Pearl', '珠光'],
              ['Metallic', '金属色'],
            ],
            type: [
              ['Latex', '乳胶'],
              ['Arch', '拱门'],
              ['Party', '派对'],
            ],
            extra: [
              ['Hand Pump', '送打气筒'],
              ['Ribbon', '送丝带'],
              ['Balloon Strip', '送链条'],
            ],
            use: [
              ['Birthdays', '生日'],
              ['Weddings', '婚礼'],
              ['Shop Openings', '开业'],
              ['Graduations', '毕业'],
            ],
          },
          attributes: [
            [
              ['Weight each', '单个重量'],
              [
                ['1.8 g', '1.8克'],
                ['2.8 g', '2.8克'],
                ['3.2 g', '3.2克'],
              ],
            ],
            [
              ['Filling', '充气'],
              [
                ['Air or helium', '空气或氦气'],
                ['Air', '空气'],
              ],
            ],
            [
              ['Pieces', '数量'],
              [
                ['50', '50个'],
                ['100', '100个'],
              ],
            ],
          ],
          colours: ['gold', 'pink', 'red', 'white', 'blue', 'multi'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['5 inch', '5寸'],
              ['10 inch', '10寸'],
              ['12 inch', '12寸'],
            ],
          },
          yuan: [4, 32],
          grams: [80, 380],
          box: [22, 16, 5],
          unit: 40,
          alsoCalled: ['party balloons'],
        },
        {
          id: 'birthday-banner',
          leaf: ['Banners & Bunting', '拉旗横幅'],
          emoji: '🎊',
          titles: [
            ['{material} {theme} Banner for {use}', '{use}{material}{theme}拉旗'],
            ['{style} {theme} Bunting in {material} for {use}', '{style}{theme}三角旗 {material} {use}用'],
          ],
          words: {
            material: [
              ['Card', '卡纸'],
              ['Felt', '毛毡'],
              ['Glitter Paper', '闪光纸'],
            ],
            theme: [
              ['Happy Birthday', '生日快乐'],
              ['Baby Shower', '迎婴派对'],
              ['Congratulations', '祝贺'],
              ['Graduation', '毕业'],
            ],
            style: [
              ['Hanging', '挂式'],
              ['Reusable', '可重复用'],
              ['Lightweight', '轻便'],
            ],
            use: [
              ['Parties', '派对'],
              ['Halls', '会场'],
              ['Photo Walls', '拍照墙'],
            ],
          },
          attributes: [
            [
              ['Length', '长度'],
              [
                ['2 m', '2米'],
                ['3 m', '3米'],
                ['4 m', '4米'],
              ],
            ],
            [
              ['String', '绳子'],
              [
                ['Ribbon included', '含丝带'],
                ['Cotton cord', '棉绳'],
              ],
            ],
            [
              ['Assembly', '安装'],
              [
                ['Ready to hang', '免组装'],
                ['Thread it yourself', '自行穿绳'],
              ],
            ],
          ],
          colours: ['gold', 'pink', 'blue', 'multi', 'black'],
          yuan: [2, 22],
          grams: [40, 220],
          box: [24, 18, 3],
          alsoCalled: ['bunting', 'garland'],
        },
        {
          id: 'party-table-set',
          leaf: ['Party Tableware', '派对餐具'],
          emoji: '🍽️',
          prop: '🎂',
          titles: [
            ['{style} {theme} Party Tableware for {use}', '{use}{style}{theme}派对餐具'],
            ['{style} {theme} {material} Plate and Cup Set', '{style}{theme}{material}盘杯套装'],
          ],
          words: {
            style: [
              ['Biodegradable', '可降解'],
              ['Oil-Proof', '防油'],
              ['Thickened', '加厚'],
            ],
            theme: [
              ['Safari', '森林动物'],
              ['Princess', '公主'],
              ['Soccer', '足球'],
              ['Floral', '花卉'],
            ],
            material: [
              ['Paper', '纸质'],
              ['Bamboo-Pulp', '竹浆'],
              ['Cane-Pulp', '甘蔗浆'],
            ],
            use: [
              ['Kids Birthdays', '儿童生日'],
              ['Baby Showers', '迎婴派对'],
              ['Picnics', '野餐'],
            ],
          },
          attributes: [
            [
              ['Serves', '适用人数'],
              [
                ['10 guests', '10人'],
                ['16 guests', '16人'],
                ['24 guests', '24人'],
              ],
            ],
            [
              ['Contents', '内含'],
              [
                ['Plates and cups', '盘子和杯子'],
                ['Plates, cups and napkins', '盘杯纸巾'],
                ['Full set with tablecloth', '全套含桌布'],
              ],
            ],
            [
              ['Heat', '耐热'],
              [
                ['Cold food', '冷食'],
                ['Hot and cold food', '冷热食'],
              ],
            ],
          ],
          colours: ['multi', 'pink', 'blue', 'gold', 'green'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['40 pieces', '40件'],
              ['68 pieces', '68件'],
              ['115 pieces', '115件'],
            ],
          },
          yuan: [9, 58],
          grams: [250, 1200],
          box: [28, 24, 10],
          unit: 50,
          alsoCalled: ['party plates', 'disposable plates'],
        },
      ],
    },
    {
      slug: 'gift-wrapping',
      name: ['Gift Wrapping', '礼品包装'],
      kinds: [
        {
          id: 'gift-box',
          leaf: ['Gift Boxes', '礼品盒'],
          emoji: '🎁',
          titles: [
            ['{style} {material} Gift Box with {feature}', '{style}{material}礼品盒 {feature}'],
            ['{style} {material} Present Box for {use}', '{use}{style}{material}礼物盒'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Luxury', '高档'],
              ['Lid-and-Base', '天地盖'],
              ['Book-Style', '书型'],
            ],
            material: [
              ['Cardboard', '卡纸'],
              ['Kraft', '牛皮纸'],
              ['Textured-Paper', '特种纸'],
            ],
            feature: [
              ['Ribbon Bow', '带蝴蝶结'],
              ['Foam Insert', '带内衬'],
              ['Clear Window', '带透明窗'],
            ],
            use: [
              ['Perfume', '香水'],
              ['Clothing', '服装'],
              ['Jewellery', '首饰'],
              ['Wedding Favours', '伴手礼'],
            ],
          },
          attributes: [
            [
              ['Closure', '开合方式'],
              [
                ['Lift-off lid', '天地盖'],
                ['Ribbon tie', '丝带系扣'],
                ['Tuck flap', '插口'],
              ],
            ],
            [
              ['Printing', '印刷'],
              [
                ['Plain', '无印刷'],
                ['Custom logo', '可定制LOGO'],
                ['Gold foil', '烫金'],
              ],
            ],
            [
              ['Board', '纸板厚度'],
              [
                ['1 mm', '1mm'],
                ['1.5 mm', '1.5mm'],
                ['2 mm', '2mm'],
              ],
            ],
          ],
          colours: ['white', 'black', 'pink', 'red', 'brown', 'gold'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [1.5, 26],
          grams: [60, 550],
          box: [26, 20, 5],
          alsoCalled: ['present box', 'hamper box'],
        },
        {
          id: 'gift-ribbon',
          leaf: ['Ribbons & Bows', '丝带蝴蝶结'],
          emoji: '🎀',
          titles: [
            ['{material} {style} Ribbon for {use}', '{use}{material}{style}丝带'],
            ['{material} {style} Ribbon Roll with {feature} for {use}', '{material}{style}织带卷 {feature} {use}用'],
          ],
          words: {
            material: [
              ['Satin', '缎面'],
              ['Grosgrain', '罗纹'],
              ['Organza', '雪纱'],
              ['Velvet', '丝绒'],
            ],
            style: [
              ['Solid', '纯色'],
              ['Dotted', '波点'],
              ['Gold-Edge', '金边'],
            ],
            feature: [
              ['Neat Heat-Cut Edge', '热切不散边'],
              ['Plastic Spool', '配胶轴'],
              ['Soft Drape', '柔软垂感'],
            ],
            use: [
              ['Gift Wrapping', '礼品包装'],
              ['Hair Bows', '发饰'],
              ['Flower Bouquets', '花束'],
              ['Cake Boxes', '蛋糕盒'],
            ],
          },
          attributes: [
            [
              ['Roll length', '卷长'],
              [
                ['22 m', '22米'],
                ['45 m', '45米'],
                ['91 m', '91米'],
              ],
            ],
            [
              ['Composition', '成分'],
              [
                ['Polyester', '涤纶'],
                ['Nylon', '尼龙'],
              ],
            ],
            [
              ['Sides', '面'],
              [
                ['Single face', '单面'],
                ['Double face', '双面'],
              ],
            ],
          ],
          colours: ['red', 'pink', 'gold', 'white', 'navy', 'green'],
          option: { name: ['Width', '宽度'], values: ['1 cm', '2.5 cm', '4 cm'] },
          yuan: [2, 24],
          grams: [50, 380],
          box: [14, 14, 5],
          alsoCalled: ['bow ribbon', 'satin ribbon'],
        },
        {
          id: 'greeting-card',
          leaf: ['Greeting Cards', '贺卡'],
          emoji: '💌',
          titles: [
            ['{style} {theme} Greeting Card with {feature}', '{style}{theme}贺卡 {feature}'],
            ['{style} {theme} Card Set for {use} with {feature}', '{use}{style}{theme}卡片套装 {feature}'],
          ],
          words: {
            style: [
              ['Pop-Up 3D', '立体'],
              ['Foil-Stamped', '烫金'],
              ['Handmade', '手工'],
              ['Kraft', '牛皮纸'],
            ],
            theme: [
              ['Birthday', '生日'],
              ['Wedding', '婚礼'],
              ['Thank-You', '感谢'],
              ['Christmas', '圣诞'],
            ],
            feature: [
              ['Envelope', '配信封'],
              ['Sealing Sticker', '配封口贴'],
              ['Blank Insert', '配空白内页'],
            ],
            use: [
              ['Gift Shops', '礼品店'],
              ['Friends', '朋友'],
              ['Clients', '客户'],
            ],
          },
          attributes: [
            [
              ['Paper', '纸张'],
              [
                ['250 g card', '250克卡纸'],
                ['300 g card', '300克卡纸'],
                ['Pearl paper', '珠光纸'],
              ],
            ],
            [
              ['Size', '尺寸'],
              [
                ['10 x 15 cm', '10x15cm'],
                ['13 x 18 cm', '13x18cm'],
                ['15 x 15 cm', '15x15cm'],
              ],
            ],
            [
              ['Envelope', '信封'],
              [
                ['White envelope', '白色信封'],
                ['Matching envelope', '同色信封'],
              ],
            ],
          ],
          colours: ['red', 'pink', 'white', 'blue'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['1 card', '单张'],
              ['6 cards', '6张装'],
              ['12 cards', '12张装'],
            ],
          },
          yuan: [1.5, 22],
          grams: [25, 280],
          box: [19, 14, 3],
          alsoCalled: ['birthday card'],
        },
      ],
    },
    {
      slug: 'art-craft-supplies',
      name: ['Art & Craft', '美术手工'],
      kinds: [
        {
          id: 'acrylic-paint-set',
          leaf: ['Acrylic Paint Sets', '丙烯颜料'],
          emoji: '🎨',
          titles: [
            ['{feature} Acrylic Paint Set with {extra} for {use}', '{use}{feature}丙烯颜料套装 {extra}'],
            ['{style} {feature} Acrylic Paints for {use}', '{style}{feature}丙烯画颜料 {use}用'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Quick-Dry', '速干'],
              ['Non-Toxic', '无毒'],
              ['High-Pigment', '高显色'],
            ],
            style: [
              ['Tube-Packed', '管装'],
              ['Boxed', '盒装'],
              ['Student', '学生'],
            ],
            extra: [
              ['Brushes', '送画笔'],
              ['Palette', '送调色盘'],
              ['Canvas Board', '送画板'],
            ],
            use: [
              ['Canvas', '画布'],
              ['Murals', '墙绘'],
              ['Stone and Wood', '石头木头'],
              ['Art Class', '美术课'],
            ],
          },
          attributes: [
            [
              ['Tube volume', '单支容量'],
              [
                ['5 ml', '5毫升'],
                ['12 ml', '12毫升'],
                ['30 ml', '30毫升'],
              ],
            ],
            [
              ['Finish', '效果'],
              [
                ['Matt', '哑光'],
                ['Gloss', '亮光'],
              ],
            ],
            [
              ['Suited to', '适用材质'],
              [
                ['Canvas, wood, stone', '画布木头石头'],
                ['Textile and leather', '布料皮革'],
              ],
            ],
          ],
          colours: ['multi'],
          option: {
            name: ['Colours', '色数'],
            values: [
              ['12 colours', '12色'],
              ['18 colours', '18色'],
              ['24 colours', '24色'],
            ],
          },
          yuan: [8, 68],
          grams: [180, 1100],
          box: [26, 18, 4],
          unit: 50,
          special: 'liquid',
          alsoCalled: ['craft paint', 'hobby paint'],
        },
        {
          id: 'craft-scissors',
          leaf: ['Scissors', '剪刀'],
          emoji: '✂️',
          titles: [
            ['{style} {material} Scissors for {use}', '{use}{style}{material}剪刀'],
            ['{style} {material} Cutting Scissors with {feature}', '{style}{material}剪子 {feature}'],
          ],
          words: {
            style: [
              ['Non-Stick', '防粘'],
              ['Sharp', '锋利'],
              ['Comfort-Grip', '软柄'],
              ['Rust-Resistant', '防锈'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Titanium-Plated', '镀钛'],
              ['Carbon-Steel', '碳钢'],
            ],
            feature: [
              ['Blade Cover', '带刀套'],
              ['Scale Marks', '带刻度'],
              ['Soft Handle', '软胶手柄'],
            ],
            use: [
              ['Paper Craft', '手工剪纸'],
              ['Tailoring', '裁缝'],
              ['Offices', '办公'],
              ['Schools', '学生'],
            ],
          },
          attributes: [
            [
              ['Handle', '手柄'],
              [
                ['PP and TPR', 'PP+TPR'],
                ['ABS', 'ABS'],
                ['All metal', '全金属'],
              ],
            ],
            [
              ['Tip', '刀头'],
              [
                ['Rounded', '圆头'],
                ['Pointed', '尖头'],
              ],
            ],
            [
              ['Blade thickness', '刀片厚度'],
              [
                ['1.5 mm', '1.5mm'],
                ['2 mm', '2mm'],
                ['2.5 mm', '2.5mm'],
              ],
            ],
          ],
          colours: ['black', 'red', 'blue', 'pink'],
          option: { name: ['Length', '长度'], values: ['14 cm', '18 cm', '21 cm', '25 cm'] },
          yuan: [2, 26],
          grams: [45, 280],
          box: [26, 9, 2],
          alsoCalled: ['craft scissors', 'paper scissors'],
        },
        {
          id: 'sticker-sheets',
          leaf: ['Stickers', '贴纸'],
          emoji: '🏷️',
          prop: '⭐',
          titles: [
            ['{style} {theme} Stickers for {use}', '{use}{style}{theme}贴纸'],
            ['{style} {material} {theme} Sticker Pack for {use}', '{style}{material}{theme}贴画 {use}用'],
          ],
          words: {
            style: [
              ['Waterproof', '防水'],
              ['Removable', '可移除'],
              ['Glossy', '亮面'],
            ],
            theme: [
              ['Cartoon', '卡通'],
              ['Heart', '爱心'],
              ['Star', '星星'],
              ['Flower', '花朵'],
            ],
            material: [
              ['Vinyl', '乙烯基'],
              ['PVC', 'PVC'],
              ['PET', 'PET'],
            ],
            use: [
              ['Scrapbooks', '手账'],
              ['Parcels', '包裹'],
              ['Teachers', '老师'],
              ['Laptops', '电脑'],
            ],
          },
          attributes: [
            [
              ['Pieces', '数量'],
              [
                ['50', '50张'],
                ['100', '100张'],
                ['500', '500张'],
              ],
            ],
            [
              ['Shape', '形状'],
              [
                ['Die-cut', '异形'],
                ['Round', '圆形'],
                ['Square', '方形'],
              ],
            ],
            [
              ['Adhesive', '背胶'],
              [
                ['Strong', '强粘'],
                ['Removable', '可移除'],
              ],
            ],
          ],
          colours: ['multi', 'pink', 'gold'],
          option: {
            name: ['Packing', '包装'],
            values: [
              ['Sheets', '张装'],
              ['Roll', '卷装'],
              ['Bag of singles', '散张袋装'],
            ],
          },
          yuan: [1, 18],
          grams: [15, 180],
          box: [16, 12, 3],
          unit: 40,
          alsoCalled: ['labels', 'decals'],
        },
      ],
    },
  ],
};
