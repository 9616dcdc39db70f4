import type { Department } from '../kind.ts';

export const sportsOutdoors: Department = {
  slug: 'sports-outdoors',
  name: ['Sports & Outdoors', '运动户外'],
  emoji: '⚽',
  groups: [
    {
      slug: 'ball-sports',
      name: ['Ball Sports', '球类运动'],
      kinds: [
        {
          id: 'soccer-ball',
          leaf: ['Soccer Balls', '足球'],
          emoji: '⚽',
          titles: [
            ['{feature} {material} Soccer Ball for {use}', '{use}{feature}{material}足球'],
            ['{material} Football, {feature} Ball for {use}', '{material}足球 {feature}用球 {use}专用'],
          ],
          words: {
            feature: [
              ['Machine-Stitched', '机缝'],
              ['Thermal-Bonded', '热贴合'],
              ['Wear-Resistant', '耐磨'],
              ['Thickened', '加厚'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['PVC', 'PVC'],
              ['TPU', 'TPU'],
              ['Microfibre', '超纤'],
            ],
            use: [
              ['School Training', '校园训练'],
              ['Club Matches', '俱乐部比赛'],
              ['Street Play', '街头'],
              ['Youth Teams', '青少年球队'],
            ],
          },
          attributes: [
            [
              ['Bladder', '内胆'],
              [
                ['Butyl', '丁基橡胶'],
                ['Natural rubber', '天然橡胶'],
                ['Latex', '乳胶'],
              ],
            ],
            [
              ['Panels', '球面块数'],
              [
                ['32 panels', '32块'],
                ['12 panels', '12块'],
                ['18 panels', '18块'],
              ],
            ],
            [
              ['Suited to', '适用场地'],
              [
                ['Grass', '草地'],
                ['Hard court', '硬地'],
                ['Grass and hard ground', '草地硬地通用'],
              ],
            ],
          ],
          colours: ['white', 'yellow', 'red', 'blue', 'green'],
          option: {
            name: ['Ball size', '球号'],
            values: [
              ['Size 3', '3号'],
              ['Size 4', '4号'],
              ['Size 5', '5号'],
            ],
          },
          yuan: [11, 62],
          grams: [320, 520],
          box: [23, 23, 10],
          alsoCalled: ['diski ball', 'football'],
        },
        {
          id: 'basketball',
          leaf: ['Basketballs', '篮球'],
          emoji: '🏀',
          titles: [
            ['{feature} {material} Basketball for {use}', '{use}{feature}{material}篮球'],
            ['{feature} Basketball in {material} for {use}', '{feature}篮球 {material}材质 {use}用球'],
          ],
          words: {
            feature: [
              ['Non-Slip', '防滑'],
              ['High-Bounce', '高弹'],
              ['Wear-Resistant', '耐磨'],
            ],
            material: [
              ['Rubber', '橡胶'],
              ['PU Leather', 'PU皮'],
              ['Microfibre', '超纤'],
            ],
            use: [
              ['Indoor Courts', '室内球场'],
              ['Outdoor Courts', '室外球场'],
              ['School Training', '学校训练'],
              ['Matches', '比赛'],
            ],
          },
          attributes: [
            [
              ['Bladder', '内胆'],
              [
                ['Butyl', '丁基橡胶'],
                ['Natural rubber', '天然橡胶'],
              ],
            ],
            [
              ['Comes with', '配件'],
              [
                ['Pump needle', '气针'],
                ['Net bag and needle', '网袋和气针'],
                ['Hand pump', '打气筒'],
              ],
            ],
            [
              ['Surface', '表面'],
              [
                ['Dimpled grip', '颗粒纹'],
                ['Deep-groove grip', '深沟纹'],
              ],
            ],
          ],
          colours: ['orange', 'brown', 'white', 'blue', 'pink'],
          option: {
            name: ['Ball size', '球号'],
            values: [
              ['Size 5', '5号'],
              ['Size 6', '6号'],
              ['Size 7', '7号'],
            ],
          },
          yuan: [12, 75],
          grams: [420, 680],
          box: [25, 25, 12],
          alsoCalled: ['hoop ball', 'b-ball'],
        },
        {
          id: 'badminton-racket',
          leaf: ['Badminton Rackets', '羽毛球拍'],
          emoji: '🏸',
          titles: [
            ['{material} Badminton Racket Set with {extra} for {use}', '{use}{material}羽毛球拍套装配{extra}'],
            ['{feature} {material} Badminton Rackets with {extra}', '{feature}{material}羽毛球双拍 含{extra}'],
          ],
          words: {
            material: [
              ['Aluminium Alloy', '铝合金'],
              ['Carbon Fibre', '碳纤维'],
              ['Carbon-Aluminium', '碳铝一体'],
            ],
            feature: [
              ['Lightweight', '超轻'],
              ['Shock-Absorbing', '减震'],
              ['Durable', '耐打'],
            ],
            extra: [
              ['Carry Bag', '拍包'],
              ['Three Shuttlecocks', '三只羽毛球'],
              ['Grip Tape', '手胶'],
              ['Shuttlecocks and Bag', '羽毛球和拍包'],
            ],
            use: [
              ['Beginners', '初学者'],
              ['Family Games', '家庭娱乐'],
              ['School Sports', '学校体育'],
              ['Club Training', '俱乐部训练'],
            ],
          },
          attributes: [
            [
              ['Racket weight', '球拍重量'],
              [
                ['85 g', '85克'],
                ['95 g', '95克'],
                ['110 g', '110克'],
              ],
            ],
            [
              ['String tension', '穿线磅数'],
              [
                ['18-20 lb', '18-20磅'],
                ['22-24 lb', '22-24磅'],
              ],
            ],
            [
              ['Joint', '接头'],
              [
                ['One-piece', '一体'],
                ['Split T-joint', '分体T头'],
              ],
            ],
          ],
          colours: ['blue', 'red', 'pink', 'black', 'green'],
          option: {
            name: ['Pieces', '支数'],
            values: [
              ['2 rackets', '2支装'],
              ['4 rackets', '4支装'],
            ],
          },
          yuan: [14, 88],
          grams: [350, 900],
          box: [68, 22, 5],
          unit: 50,
          alsoCalled: ['badminton bats', 'racquets'],
        },
        {
          id: 'goalkeeper-gloves',
          leaf: ['Goalkeeper Gloves', '守门员手套'],
          emoji: '🧤',
          prop: '🥅',
          titles: [
            ['{feature} {wearer} Goalkeeper Gloves with {extra}', '{wearer}{feature}守门员手套 {extra}'],
            ['{feature} Soccer Goalie Gloves with {extra}, {wearer} Sizes', '{wearer}足球门将手套 {feature} {extra}'],
          ],
          words: {
            feature: [
              ['Breathable', '透气'],
              ['Shock-Absorbing', '缓冲'],
              ['Thickened', '加厚'],
              ['Wear-Resistant', '耐磨'],
            ],
            wearer: [
              ['Youth', '青少年'],
              ['Adult', '成人'],
              ['Junior', '少儿'],
            ],
            extra: [
              ['Finger Spines', '带护指'],
              ['Latex Palm', '乳胶掌面'],
              ['Wrist Strap', '加固护腕'],
              ['Non-Slip Grip', '防滑掌面'],
            ],
          },
          attributes: [
            [
              ['Fastening', '固定方式'],
              [
                ['Hook-and-loop strap', '魔术贴'],
                ['Elastic cuff', '弹力袖口'],
              ],
            ],
            [
              ['Sold by', '包装'],
              [
                ['One pair', '一副装'],
                ['Pair with carry bag', '一副配收纳袋'],
              ],
            ],
            [
              ['Lining', '内衬'],
              [
                ['EVA foam', 'EVA泡棉'],
                ['Mesh cloth', '网布'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'red', 'green', 'white'],
          option: { name: ['Size', '尺码'], values: ['S', 'M', 'L'] },
          yuan: [5, 42],
          grams: [120, 350],
          box: [26, 14, 6],
          unit: 20,
          alsoCalled: ['goalie gloves', 'keeper gloves'],
        },
      ],
    },
    {
      slug: 'home-fitness',
      name: ['Home Fitness', '居家健身'],
      kinds: [
        {
          id: 'dumbbell-set',
          leaf: ['Dumbbells & Weights', '哑铃'],
          emoji: '⚙️',
          prop: '⏱️',
          titles: [
            ['{style} {material} Dumbbells for {use}', '{use}{style}{material}哑铃'],
            ['{style} Hand Weights, {material} Dumbbell Pair for {use}', '{style}手铃 {material}哑铃一对 {use}用'],
          ],
          words: {
            style: [
              ['Hexagonal', '六角'],
              ['Anti-Roll', '防滚'],
              ['Non-Slip', '防滑'],
              ['Floor-Friendly', '护地'],
            ],
            material: [
              ['Rubber-Coated', '包胶'],
              ['Cast-Iron', '铸铁'],
              ['Neoprene-Dipped', '浸塑'],
              ['Cement-Filled', '环保水泥'],
            ],
            use: [
              ['Home Gyms', '家庭健身房'],
              ['Arm Training', '手臂训练'],
              ['Aerobics', '健美操'],
              ['Strength Training', '力量训练'],
            ],
          },
          attributes: [
            [
              ['Handle', '握把'],
              [
                ['Knurled steel', '滚花钢'],
                ['Foam-covered', '泡棉包裹'],
                ['PE plastic', 'PE塑料'],
              ],
            ],
            [
              ['Sold by', '包装'],
              [
                ['Pair', '一对'],
                ['Pair with box', '一对彩盒装'],
              ],
            ],
            [
              ['Suited to', '适用人群'],
              [
                ['Men and women', '男女通用'],
                ['Beginners', '初学者'],
                ['Advanced', '进阶者'],
              ],
            ],
          ],
          colours: ['black', 'pink', 'blue', 'purple'],
          option: { name: ['Weight each', '单只重量'], values: ['1 kg', '2 kg', '3 kg', '5 kg'] },
          yuan: [12, 85],
          grams: [2100, 10300],
          box: [30, 24, 14],
          unit: 20,
          alsoCalled: ['gym weights', 'hand weights'],
        },
        {
          id: 'yoga-mat',
          leaf: ['Yoga Mats', '瑜伽垫'],
          emoji: '📜',
          prop: '🪷',
          titles: [
            ['{feature} {material} Yoga Mat for {use}', '{use}{feature}{material}瑜伽垫'],
            ['{feature} Exercise Mat in {material} with {extra}', '{feature}健身垫 {material}材质 配{extra}'],
          ],
          words: {
            feature: [
              ['Non-Slip', '防滑'],
              ['Thickened', '加厚'],
              ['Odour-Free', '无异味'],
              ['Quick-Dry', '速干'],
            ],
            material: [
              ['TPE', 'TPE'],
              ['NBR Foam', 'NBR泡棉'],
              ['PVC', 'PVC'],
              ['Natural Rubber', '天然橡胶'],
            ],
            use: [
              ['Pilates', '普拉提'],
              ['Home Workouts', '居家健身'],
              ['Beginners', '初学者'],
              ['Stretching', '拉伸'],
            ],
            extra: [
              ['Carry Strap', '背带'],
              ['Mesh Bag', '网袋'],
              ['Alignment Lines', '体位线'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['6 mm', '6毫米'],
                ['8 mm', '8毫米'],
                ['10 mm', '10毫米'],
                ['15 mm', '15毫米'],
              ],
            ],
            [
              ['Surface', '表面'],
              [
                ['Double-sided grip', '双面防滑'],
                ['Wave pattern', '波浪纹'],
              ],
            ],
            [
              ['Care', '清洁'],
              [
                ['Wipe clean', '擦拭清洁'],
                ['Water washable', '可水洗'],
              ],
            ],
          ],
          colours: ['purple', 'pink', 'blue', 'black', 'mint', 'grey'],
          option: { name: ['Size', '尺寸'], values: ['173 x 61 cm', '183 x 61 cm', '183 x 80 cm'] },
          yuan: [12, 58],
          grams: [700, 1900],
          box: [62, 14, 14],
          alsoCalled: ['gym mat', 'exercise mat'],
        },
        {
          id: 'resistance-band',
          leaf: ['Resistance Bands', '弹力带'],
          emoji: '🪢',
          prop: '⏱️',
          titles: [
            ['{material} Resistance {style} for {use}', '{use}{material}{style}'],
            ['{feature} Fitness {style}, {material} Trainer for {use}', '{feature}健身{style} {material}训练带 {use}'],
          ],
          words: {
            material: [
              ['Natural Latex', '天然乳胶'],
              ['TPE', 'TPE'],
              ['Layered Latex', '多层乳胶'],
            ],
            style: [
              ['Loop Band', '弹力圈'],
              ['Tube with Handles', '手柄拉力绳'],
              ['Pull-Up Band', '引体向上带'],
            ],
            feature: [
              ['Non-Snap', '防断'],
              ['High-Stretch', '高弹'],
              ['Portable', '便携'],
            ],
            use: [
              ['Hips and Legs', '臀腿训练'],
              ['Home Workouts', '居家健身'],
              ['Stretching', '拉伸'],
              ['Back Training', '练背'],
            ],
          },
          attributes: [
            [
              ['Resistance', '阻力'],
              [
                ['10 lb', '10磅'],
                ['20 lb', '20磅'],
                ['30 lb', '30磅'],
                ['50 lb', '50磅'],
              ],
            ],
            [
              ['Comes with', '配件'],
              [
                ['Storage bag', '收纳袋'],
                ['Door anchor and bag', '门扣和收纳袋'],
                ['No accessories', '无配件'],
              ],
            ],
            [
              ['Suited to', '适用人群'],
              [
                ['Men and women', '男女通用'],
                ['Beginners', '初学者'],
              ],
            ],
          ],
          colours: ['green', 'blue', 'black', 'pink', 'purple', 'multi'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['1 piece', '单条'],
              ['3 pieces', '3条装'],
              ['5 pieces', '5条装'],
            ],
          },
          yuan: [3, 36],
          grams: [60, 600],
          box: [20, 14, 5],
          alsoCalled: ['gym bands', 'booty bands', 'stretch bands'],
        },
      ],
    },
    {
      slug: 'camping-hiking',
      name: ['Camping & Hiking', '露营徒步'],
      kinds: [
        {
          id: 'camping-tent',
          leaf: ['Camping Tents', '露营帐篷'],
          emoji: '⛺',
          titles: [
            ['{style} Camping Tent with {feature} for {use}', '{use}{style}露营帐篷 {feature}'],
            ['{style} Outdoor Tent for {use} with {feature}', '户外{style}帐篷 {feature} 适合{use}'],
          ],
          words: {
            style: [
              ['Pop-Up', '免搭速开'],
              ['Double-Layer', '双层'],
              ['Rainproof', '防雨'],
              ['Dome', '圆顶'],
              ['Cabin', '屋式'],
            ],
            feature: [
              ['Mosquito Mesh', '防蚊纱窗'],
              ['UV Coating', '防晒涂层'],
              ['Front Awning', '前厅遮阳'],
              ['Carry Bag', '配收纳袋'],
            ],
            use: [
              ['Family Trips', '家庭出游'],
              ['Beach Days', '海边沙滩'],
              ['Fishing', '钓鱼'],
              ['Church Camps', '教会营会'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['190T polyester', '190T涤纶'],
                ['210D Oxford cloth', '210D牛津布'],
                ['Silver-coated cloth', '涂银布'],
              ],
            ],
            [
              ['Waterproof rating', '防水指数'],
              [
                ['1000 mm', '1000mm'],
                ['2000 mm', '2000mm'],
                ['3000 mm', '3000mm'],
              ],
            ],
            [
              ['Poles', '支架'],
              [
                ['Fibreglass', '玻璃纤维'],
                ['Aluminium', '铝杆'],
                ['Steel spring', '弹簧钢'],
              ],
            ],
          ],
          colours: ['army', 'blue', 'orange', 'beige', 'green'],
          option: {
            name: ['Sleeps', '适用人数'],
            values: [
              ['2 people', '2人'],
              ['3-4 people', '3-4人'],
              ['5-8 people', '5-8人'],
            ],
          },
          yuan: [42, 320],
          grams: [1600, 6500],
          box: [70, 20, 18],
          alsoCalled: ['dome tent', 'pop-up tent'],
        },
        {
          id: 'sleeping-bag',
          leaf: ['Sleeping Bags', '睡袋'],
          emoji: '🛏️',
          prop: '⛺',
          titles: [
            ['{style} Sleeping Bag with {filling} Filling for {use}', '{use}{style}睡袋 {filling}填充'],
            ['{feature} {style} Camping Sleeping Bag, {filling} Filled', '{feature}{style}露营睡袋 {filling}内芯'],
          ],
          words: {
            style: [
              ['Envelope', '信封式'],
              ['Mummy', '木乃伊式'],
              ['Joinable', '可拼接'],
              ['Hooded', '带帽'],
            ],
            filling: [
              ['Hollow Cotton', '中空棉'],
              ['Silk Cotton', '丝绵'],
              ['Duck Down', '鸭绒'],
            ],
            feature: [
              ['Thickened', '加厚'],
              ['Lightweight', '轻便'],
              ['Water-Repellent', '防泼水'],
            ],
            use: [
              ['Winter Camping', '冬季露营'],
              ['School Camps', '学校夏令营'],
              ['Hiking', '徒步'],
              ['Night Vigils', '守夜'],
            ],
          },
          attributes: [
            [
              ['Shell', '面料'],
              [
                ['190T polyester', '190T涤纶'],
                ['170T pongee', '170T春亚纺'],
                ['Nylon', '尼龙'],
              ],
            ],
            [
              ['Comfort temperature', '舒适温度'],
              [
                ['15 °C', '15℃'],
                ['5 °C', '5℃'],
                ['-5 °C', '-5℃'],
              ],
            ],
            [
              ['Unfolded size', '展开尺寸'],
              [
                ['180 x 75 cm', '180x75cm'],
                ['210 x 75 cm', '210x75cm'],
                ['220 x 85 cm', '220x85cm'],
              ],
            ],
          ],
          colours: ['army', 'blue', 'orange', 'navy', 'wine'],
          option: { name: ['Filled weight', '重量'], values: ['0.95 kg', '1.3 kg', '1.8 kg'] },
          yuan: [24, 135],
          grams: [950, 2100],
          box: [38, 24, 22],
          alsoCalled: ['camp bedding', 'bedroll'],
        },
        {
          id: 'camping-chair',
          leaf: ['Camping Chairs', '户外折叠椅'],
          emoji: '🪑',
          prop: '🌅',
          titles: [
            ['{style} Folding {use} Chair with {feature}', '{use}{style}折叠椅 {feature}'],
            ['{style} Outdoor Chair with {feature}, Portable {use} Seat', '{style}户外椅 {feature} 便携{use}座椅'],
          ],
          words: {
            style: [
              ['High-Back', '高靠背'],
              ['Lightweight', '轻便'],
              ['Heavy-Duty', '加固承重'],
              ['Reclining', '可躺'],
            ],
            feature: [
              ['Cup Holder', '带杯托'],
              ['Armrests', '带扶手'],
              ['Side Pocket', '带侧袋'],
              ['Carry Bag', '带收纳袋'],
            ],
            use: [
              ['Fishing', '钓鱼'],
              ['Braai', '烧烤'],
              ['Beach', '沙滩'],
              ['Picnic', '野餐'],
            ],
          },
          attributes: [
            [
              ['Frame', '支架材质'],
              [
                ['Steel tube', '钢管'],
                ['Aluminium alloy', '铝合金'],
                ['Carbon steel', '碳钢'],
              ],
            ],
            [
              ['Load', '承重'],
              [
                ['100 kg', '100kg'],
                ['120 kg', '120kg'],
                ['150 kg', '150kg'],
              ],
            ],
            [
              ['Fabric', '面料'],
              [
                ['600D Oxford cloth', '600D牛津布'],
                ['Textilene mesh', '特斯林网布'],
                ['Canvas', '帆布'],
              ],
            ],
          ],
          colours: ['black', 'army', 'blue', 'red', 'beige'],
          option: {
            name: ['Size', '规格'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [15, 110],
          grams: [900, 4200],
          box: [90, 18, 16],
          alsoCalled: ['braai chair', 'camp chair', 'stadium chair'],
        },
        {
          id: 'hiking-backpack',
          leaf: ['Hiking Backpacks', '登山包'],
          emoji: '🎒',
          prop: '⛰️',
          titles: [
            ['{feature} {material} Hiking Backpack for {use}', '{use}{feature}{material}登山包'],
            ['{feature} Outdoor Rucksack in {material} with {extra}', '{feature}户外双肩包 {material} {extra}'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Large-Capacity', '大容量'],
              ['Foldable', '可折叠'],
              ['Breathable', '透气'],
            ],
            material: [
              ['Nylon', '尼龙'],
              ['Oxford Cloth', '牛津布'],
              ['Polyester', '涤纶'],
            ],
            use: [
              ['Mountain Trails', '登山'],
              ['Travel', '旅行'],
              ['Cycling', '骑行'],
              ['Weekend Camping', '周末露营'],
            ],
            extra: [
              ['Rain Cover', '带防雨罩'],
              ['Chest Strap', '带胸扣'],
              ['Bottle Pockets', '带水壶袋'],
            ],
          },
          attributes: [
            [
              ['Closure', '开合方式'],
              [
                ['Zip', '拉链'],
                ['Drawstring and buckle', '抽绳卡扣'],
              ],
            ],
            [
              ['Back panel', '背负系统'],
              [
                ['Air mesh', '透气网背'],
                ['Padded foam', '海绵软背'],
                ['Frame support', '支架背负'],
              ],
            ],
            [
              ['Lining', '里料'],
              [
                ['Polyester', '涤纶'],
                ['Waterproof coated', '防水涂层'],
              ],
            ],
          ],
          colours: ['black', 'army', 'blue', 'orange', 'grey', 'red'],
          option: {
            name: ['Capacity', '容量'],
            values: [
              ['30 litres', '30升'],
              ['50 litres', '50升'],
              ['70 litres', '70升'],
            ],
          },
          yuan: [22, 128],
          grams: [380, 1500],
          box: [45, 30, 10],
          alsoCalled: ['rucksack', 'trekking bag'],
        },
      ],
    },
    {
      slug: 'cycling-skating',
      name: ['Cycling & Skating', '骑行轮滑'],
      kinds: [
        {
          id: 'bicycle-helmet',
          leaf: ['Cycling Helmets', '骑行头盔'],
          emoji: '⛑️',
          prop: '🚲',
          titles: [
            ['{feature} Cycling Helmet with {extra} for {wearer}', '{wearer}{feature}骑行头盔 {extra}'],
            ['{feature} Bicycle Safety Helmet for {wearer} with {extra}', '{wearer}{feature}自行车安全帽 {extra}'],
          ],
          words: {
            feature: [
              ['Ventilated', '透气'],
              ['Lightweight', '轻量'],
              ['One-Piece Moulded', '一体成型'],
              ['Adjustable', '可调节'],
            ],
            extra: [
              ['Rear Light', '带尾灯'],
              ['Sun Visor', '带遮阳檐'],
              ['Washable Padding', '可拆洗内衬'],
              ['Insect Net', '带防虫网'],
            ],
            wearer: [
              ['Adults', '成人'],
              ['Kids', '儿童'],
              ['Commuters', '通勤'],
            ],
          },
          attributes: [
            [
              ['Shell', '外壳材质'],
              [
                ['PC', 'PC'],
                ['PVC', 'PVC'],
                ['ABS', 'ABS'],
              ],
            ],
            [
              ['Lining', '内衬'],
              [
                ['EPS foam', 'EPS泡沫'],
                ['EPS foam with pads', 'EPS泡沫加软垫'],
              ],
            ],
            [
              ['Vents', '通风孔'],
              [
                ['11', '11孔'],
                ['18', '18孔'],
                ['21', '21孔'],
              ],
            ],
          ],
          colours: ['black', 'red', 'blue', 'white', 'pink', 'green'],
          option: { name: ['Head size', '头围'], values: ['50-54 cm', '54-58 cm', '58-62 cm'] },
          yuan: [16, 78],
          grams: [280, 520],
          box: [30, 22, 17],
          alsoCalled: ['bike helmet', 'bicycle hat'],
        },
        {
          id: 'bicycle-pump',
          leaf: ['Bicycle Pumps', '自行车打气筒'],
          emoji: '🚲',
          prop: '🔧',
          titles: [
            ['{style} Bicycle Pump with {feature} for {use}', '{use}{style}自行车打气筒 {feature}'],
            [
              '{material} {style} Tyre Inflator for {use}, {feature} Included',
              '{material}{style}充气筒 {use}用 {feature}',
            ],
          ],
          words: {
            style: [
              ['High-Pressure', '高压'],
              ['Mini Portable', '迷你便携'],
              ['Floor-Standing', '落地式'],
              ['Foot-Operated', '脚踩式'],
            ],
            feature: [
              ['Pressure Gauge', '带气压表'],
              ['Ball Needle', '带球针'],
              ['Puncture Patch Kit', '带补胎工具'],
              ['Dual Valve Head', '带双气嘴'],
            ],
            material: [
              ['Aluminium', '铝合金'],
              ['Steel', '钢制'],
              ['Plastic', '塑料'],
            ],
            use: [
              ['Mountain Bikes', '山地车'],
              ['Road Bikes', '公路车'],
              ['Bicycles and Balls', '单车球类'],
            ],
          },
          attributes: [
            [
              ['Highest pressure', '最大气压'],
              [
                ['100 PSI', '100PSI'],
                ['120 PSI', '120PSI'],
                ['160 PSI', '160PSI'],
              ],
            ],
            [
              ['Valves', '适用气嘴'],
              [
                ['Schrader and Presta', '美嘴法嘴'],
                ['Schrader, Presta and Dunlop', '美嘴法嘴英嘴'],
              ],
            ],
            [
              ['Handle', '手柄'],
              [
                ['Non-slip rubber', '防滑胶'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'red', 'blue'],
          yuan: [9, 58],
          grams: [180, 1500],
          box: [60, 22, 8],
          alsoCalled: ['bike pump', 'tyre pump'],
        },
        {
          id: 'roller-skates',
          leaf: ['Roller Skates', '轮滑鞋'],
          emoji: '🛼',
          titles: [
            ['{feature} {style} Roller Skates for {wearer}', '{wearer}{feature}{style}轮滑鞋'],
            ['{feature} {style} Rink Skates with {extra} for {wearer}', '{wearer}{style}旱冰鞋 {extra} {feature}设计'],
          ],
          words: {
            feature: [
              ['Adjustable', '可调码'],
              ['Breathable', '透气'],
              ['Wear-Resistant', '耐磨'],
            ],
            style: [
              ['Inline', '直排'],
              ['Quad', '双排'],
              ['Slalom', '平花'],
            ],
            wearer: [
              ['Kids', '儿童'],
              ['Beginners', '初学者'],
              ['Teens', '青少年'],
              ['Adults', '成人'],
            ],
            extra: [
              ['Flashing Wheels', '闪光轮'],
              ['Brake Pad', '带刹车'],
              ['Protective Gear', '送护具'],
            ],
          },
          attributes: [
            [
              ['Wheels', '轮子材质'],
              [
                ['PU', 'PU轮'],
                ['PVC', 'PVC轮'],
              ],
            ],
            [
              ['Frame', '支架'],
              [
                ['Aluminium alloy', '铝合金'],
                ['Reinforced plastic', '加强塑料'],
              ],
            ],
            [
              ['Bearing', '轴承'],
              [
                ['ABEC-5', 'ABEC-5'],
                ['ABEC-7', 'ABEC-7'],
                ['608ZZ', '608ZZ'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'black', 'white', 'purple'],
          option: {
            name: ['Shoe size', '鞋码'],
            values: [
              ['S (EU 30-33)', 'S（30-33码）'],
              ['M (EU 34-37)', 'M（34-37码）'],
              ['L (EU 38-41)', 'L（38-41码）'],
            ],
          },
          yuan: [48, 198],
          grams: [1600, 3200],
          box: [38, 30, 18],
          unit: 20,
          alsoCalled: ['rollerblades', 'inline skates'],
        },
      ],
    },
    {
      slug: 'swimming-fishing',
      name: ['Swimming & Fishing', '游泳垂钓'],
      kinds: [
        {
          id: 'swimming-goggles',
          leaf: ['Swimming Goggles', '泳镜'],
          emoji: '🥽',
          prop: '💧',
          titles: [
            ['{feature} Swimming Goggles with {extra} for {wearer}', '{wearer}{feature}泳镜 {extra}'],
            ['{style} {feature} Swim Goggles with {extra}', '{style}{feature}游泳眼镜 {extra}'],
          ],
          words: {
            feature: [
              ['Anti-Fog', '防雾'],
              ['Waterproof', '防水'],
              ['High-Definition', '高清'],
            ],
            style: [
              ['Large-Frame', '大框'],
              ['Racing', '竞速'],
              ['Mirrored', '电镀'],
            ],
            extra: [
              ['Earplugs', '带耳塞'],
              ['Storage Case', '带收纳盒'],
              ['Silicone Strap', '硅胶头带'],
              ['Nose Clip', '带鼻夹'],
            ],
            wearer: [
              ['Adults', '成人'],
              ['Kids', '儿童'],
              ['Teens', '青少年'],
            ],
          },
          attributes: [
            [
              ['Lens', '镜片'],
              [
                ['PC', 'PC'],
                ['Mirrored PC', 'PC电镀'],
                ['Acrylic', '亚克力'],
              ],
            ],
            [
              ['Frame', '镜框'],
              [
                ['Silicone', '硅胶'],
                ['TPR', 'TPR'],
                ['PVC', 'PVC'],
              ],
            ],
            [
              ['UV protection', '防紫外线'],
              [
                ['UV400', 'UV400'],
                ['Yes', '是'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'pink', 'clear', 'purple'],
          yuan: [5, 38],
          grams: [70, 180],
          box: [18, 7, 5],
          alsoCalled: ['swim glasses', 'pool goggles'],
        },
        {
          id: 'inflatable-pool',
          leaf: ['Inflatable Pools', '充气泳池'],
          emoji: '🛟',
          prop: '🌊',
          titles: [
            ['{style} Inflatable {item} with {feature}', '{style}充气{item} {feature}'],
            ['{style} PVC {item} for {use} with {feature}', '{use}{style}PVC{item} {feature}'],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Foldable', '可折叠'],
              ['Cartoon', '卡通'],
              ['Family', '家庭'],
            ],
            item: [
              ['Paddling Pool', '戏水池'],
              ['Water Play Mat', '喷水垫'],
              ['Swimming Pool', '游泳池'],
            ],
            feature: [
              ['Repair Patch', '送修补片'],
              ['Foot Pump', '送脚踩泵'],
              ['Double Valves', '双气嘴'],
            ],
            use: [
              ['Backyards', '庭院'],
              ['Summer Parties', '夏日派对'],
              ['Creches', '幼儿园'],
              ['Kids', '儿童'],
            ],
          },
          attributes: [
            [
              ['PVC thickness', 'PVC厚度'],
              [
                ['0.25 mm', '0.25mm'],
                ['0.3 mm', '0.3mm'],
                ['0.4 mm', '0.4mm'],
              ],
            ],
            [
              ['Shape', '形状'],
              [
                ['Round', '圆形'],
                ['Rectangular', '长方形'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['3 years and up', '3岁以上'],
                ['6 years and up', '6岁以上'],
              ],
            ],
          ],
          colours: ['blue', 'pink', 'green', 'sky'],
          option: { name: ['Size', '尺寸'], values: ['120 cm', '150 cm', '180 cm', '210 cm'] },
          yuan: [18, 145],
          grams: [800, 4500],
          box: [36, 30, 12],
          alsoCalled: ['splash pool', 'blow-up pool', 'kiddies pool'],
        },
        {
          id: 'fishing-rod',
          leaf: ['Fishing Rods', '鱼竿'],
          emoji: '🎣',
          titles: [
            ['{style} {material} Fishing Rod for {use}', '{use}{style}{material}鱼竿'],
            ['{style} {material} Rod with {extra} for {use}', '{style}{material}钓竿 {extra} {use}用'],
          ],
          words: {
            style: [
              ['Telescopic', '伸缩'],
              ['Ultra-Light', '超轻'],
              ['Super-Hard', '超硬'],
              ['Travel', '旅行便携'],
            ],
            material: [
              ['Carbon', '碳素'],
              ['Fibreglass', '玻璃钢'],
              ['Carbon Composite', '碳纤复合'],
            ],
            extra: [
              ['Spinning Reel', '配纺车轮'],
              ['Line and Hooks', '配鱼线鱼钩'],
              ['Carry Bag', '配竿包'],
            ],
            use: [
              ['Sea Fishing', '海钓'],
              ['River Fishing', '溪流垂钓'],
              ['Dam Fishing', '水库垂钓'],
              ['Beginners', '新手'],
            ],
          },
          attributes: [
            [
              ['Action', '调性'],
              [
                ['Medium', '中调'],
                ['Fast', '快调'],
                ['Hard', '硬调'],
              ],
            ],
            [
              ['Sections', '节数'],
              [
                ['4', '4节'],
                ['5', '5节'],
                ['6', '6节'],
              ],
            ],
            [
              ['Handle', '手把'],
              [
                ['EVA foam', 'EVA泡棉'],
                ['Cork', '软木'],
                ['Rubber', '橡胶'],
              ],
            ],
          ],
          colours: ['black', 'red', 'blue', 'gold'],
          option: { name: ['Length', '长度'], values: ['2.1 m', '2.4 m', '2.7 m', '3.6 m'] },
          yuan: [15, 138],
          grams: [250, 900],
          box: [90, 10, 8],
          alsoCalled: ['fishing stick', 'rod and reel'],
        },
      ],
    },
    {
      slug: 'braai-and-picnic',
      name: ['Braai & Picnic', '烧烤野餐'],
      kinds: [
        {
          id: 'charcoal-braai-stand',
          leaf: ['Braai Stands', '烧烤炉'],
          emoji: '🔥',
          prop: '🌽',
          titles: [
            ['{style} {material} Charcoal Braai Stand with {feature}', '{style}{material}木炭烧烤炉 {feature}'],
            ['{style} {material} Barbecue Grill for {use}', '{use}{style}{material}烧烤架'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Portable', '便携'],
              ['Thickened', '加厚'],
              ['Tabletop', '桌面'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Cast Iron', '铸铁'],
              ['Cold-Rolled Steel', '冷轧钢'],
            ],
            feature: [
              ['Charcoal Tray', '带炭盆'],
              ['Height Adjustment', '可调高度'],
              ['Side Handles', '带提手'],
              ['Grill Grid', '带烤网'],
            ],
            use: [
              ['Camping', '露营'],
              ['Garden Parties', '庭院聚会'],
              ['Picnics', '野餐'],
              ['Street Food Stalls', '摆摊'],
            ],
          },
          attributes: [
            [
              ['Fuel', '燃料'],
              [
                ['Charcoal', '木炭'],
                ['Charcoal and wood', '木炭木柴'],
              ],
            ],
            [
              ['Serves', '适用人数'],
              [
                ['2-4 people', '2-4人'],
                ['4-6 people', '4-6人'],
                ['6-10 people', '6-10人'],
              ],
            ],
            [
              ['Finish', '表面处理'],
              [
                ['Heat-resistant coating', '耐高温喷涂'],
                ['Brushed', '拉丝'],
                ['Polished', '抛光'],
              ],
            ],
          ],
          colours: ['black', 'silver'],
          option: { name: ['Grill length', '炉长'], values: ['35 cm', '43 cm', '60 cm', '73 cm'] },
          yuan: [22, 168],
          grams: [1500, 7500],
          box: [62, 32, 14],
          alsoCalled: ['braai', 'barbecue', 'grill'],
        },
        {
          id: 'cooler-box',
          leaf: ['Cooler Boxes', '保温箱'],
          emoji: '🧊',
          prop: '🥤',
          titles: [
            ['{feature} {style} Cooler Box for {use}', '{use}{feature}{style}保温箱'],
            ['{style} Insulated Ice Chest, {feature} Box for {use}', '{style}冷藏箱 {feature}保冷箱 {use}用'],
          ],
          words: {
            feature: [
              ['Long-Cooling', '长效保冷'],
              ['Leakproof', '防漏'],
              ['Thick-Walled', '加厚'],
              ['Food-Grade', '食品级'],
            ],
            style: [
              ['Portable', '便携'],
              ['Wheeled', '带轮'],
              ['Shoulder-Strap', '肩带'],
            ],
            use: [
              ['Fishing', '钓鱼'],
              ['Braai and Picnic', '烧烤野餐'],
              ['Car Trips', '车载出行'],
              ['Cold-Drink Sales', '冷饮摆摊'],
              ['Beach Days', '沙滩'],
            ],
          },
          attributes: [
            [
              ['Insulation', '保温层'],
              [
                ['PU foam', 'PU发泡'],
                ['EPS foam', 'EPS泡沫'],
              ],
            ],
            [
              ['Shell', '外壳材质'],
              [
                ['PP', 'PP'],
                ['HDPE', 'HDPE'],
                ['LLDPE', 'LLDPE'],
              ],
            ],
            [
              ['Keeps cold', '保冷时间'],
              [
                ['12 hours', '12小时'],
                ['24 hours', '24小时'],
                ['48 hours', '48小时'],
              ],
            ],
          ],
          colours: ['blue', 'red', 'army', 'white', 'grey'],
          option: {
            name: ['Capacity', '容量'],
            values: [
              ['8 litres', '8升'],
              ['13 litres', '13升'],
              ['26 litres', '26升'],
              ['45 litres', '45升'],
            ],
          },
          yuan: [26, 210],
          grams: [1100, 6000],
          box: [50, 34, 34],
          alsoCalled: ['cooler bag', 'ice chest'],
        },
        {
          id: 'picnic-mat',
          leaf: ['Picnic Mats', '野餐垫'],
          emoji: '🧺',
          prop: '🍉',
          titles: [
            ['{feature} {material} Picnic Mat for {use}', '{use}{feature}{material}野餐垫'],
            ['{style} {material} Picnic Blanket, {feature} Ground Sheet', '{style}{material}野餐布 {feature}地垫'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Damp-Proof', '防潮'],
              ['Thickened', '加厚'],
              ['Machine-Washable', '可机洗'],
            ],
            material: [
              ['Oxford Cloth', '牛津布'],
              ['Acrylic Flannel', '腈纶绒'],
              ['Polyester', '涤纶'],
            ],
            style: [
              ['Foldable', '折叠'],
              ['Checked', '格子'],
              ['Bohemian', '波西米亚'],
            ],
            use: [
              ['the Beach', '沙滩'],
              ['the Park', '公园'],
              ['Camping', '露营'],
              ['Family Outings', '家庭郊游'],
            ],
          },
          attributes: [
            [
              ['Backing', '底层'],
              [
                ['PVC coating', 'PVC涂层'],
                ['PEVA film', 'PEVA膜'],
                ['Aluminium film', '铝膜'],
              ],
            ],
            [
              ['Carry', '携带方式'],
              [
                ['Built-in handle', '自带提手'],
                ['Drawstring bag', '束口袋'],
              ],
            ],
            [
              ['Seats', '适用人数'],
              [
                ['2-3 people', '2-3人'],
                ['4-6 people', '4-6人'],
              ],
            ],
          ],
          colours: ['red', 'blue', 'green', 'yellow', 'beige', 'multi'],
          option: { name: ['Size', '尺寸'], values: ['150 x 200 cm', '200 x 200 cm', '200 x 300 cm'] },
          yuan: [11, 52],
          grams: [400, 1500],
          box: [34, 22, 10],
          alsoCalled: ['picnic blanket', 'ground sheet'],
        },
      ],
    },
  ],
};
