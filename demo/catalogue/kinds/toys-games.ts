import type { Department } from '../kind.ts';

export const toysGames: Department = {
  slug: 'toys-games',
  name: ['Toys & Games', '玩具游戏'],
  emoji: '🧸',
  groups: [
    {
      slug: 'dolls-plush',
      name: ['Dolls & Plush', '娃娃毛绒'],
      kinds: [
        {
          id: 'teddy-bear',
          leaf: ['Teddy Bears', '泰迪熊'],
          emoji: '🧸',
          titles: [
            ['{style} {material} Teddy Bear for {use}', '{use}{style}{material}泰迪熊'],
            ['{material} Plush Bear with {feature}, {style} Soft Toy', '{material}毛绒熊公仔 {feature} {style}玩偶'],
          ],
          words: {
            style: [
              ['Cuddly', '可爱'],
              ['Huggable', '抱抱'],
              ['Cartoon', '卡通'],
              ['Classic', '经典'],
            ],
            material: [
              ['Short-Pile', '短毛绒'],
              ['Rabbit-Fur-Feel', '仿兔毛'],
              ['Curly-Pile', '卷毛绒'],
            ],
            feature: [
              ['Bow Tie', '带蝴蝶结'],
              ['Knitted Jersey', '穿毛衣'],
              ['Embroidered Heart', '绣爱心'],
            ],
            use: [
              ['Birthday Gifts', '生日礼物'],
              ["Valentine's Day", '情人节'],
              ['Claw Machines', '抓娃娃机'],
              ['Baby Showers', '迎婴派对'],
            ],
          },
          attributes: [
            [
              ['Filling', '填充物'],
              [
                ['PP cotton', 'PP棉'],
                ['Down cotton', '羽绒棉'],
              ],
            ],
            [
              ['Outer fabric', '面料'],
              [
                ['Short plush', '短毛绒'],
                ['Crystal velvet', '水晶超柔'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['3 years and up', '3岁以上'],
                ['All ages', '全年龄'],
              ],
            ],
          ],
          colours: ['brown', 'beige', 'pink', 'white', 'purple'],
          option: { name: ['Height', '高度'], values: ['25 cm', '40 cm', '60 cm', '100 cm'] },
          yuan: [8, 78],
          grams: [150, 2200],
          box: [40, 30, 22],
          alsoCalled: ['teddy', 'stuffed bear'],
        },
        {
          id: 'plush-animal',
          leaf: ['Plush Animals', '毛绒动物'],
          emoji: '🐘',
          prop: '🎁',
          titles: [
            ['{style} Plush {animal} Soft Toy for {use}', '{use}{style}毛绒{animal}公仔'],
            ['{style} Stuffed {animal} with {feature}', '{style}{animal}毛绒玩具 {feature}'],
          ],
          words: {
            style: [
              ['Cute', '可爱'],
              ['Realistic', '仿真'],
              ['Sitting', '坐姿'],
              ['Floppy', '趴姿'],
            ],
            animal: [
              ['Elephant', '大象'],
              ['Lion', '狮子'],
              ['Rabbit', '兔子'],
              ['Giraffe', '长颈鹿'],
              ['Dog', '小狗'],
            ],
            feature: [
              ['Embroidered Eyes', '刺绣眼睛'],
              ['Hanging Loop', '带挂绳'],
              ['Soft Scarf', '带围巾'],
            ],
            use: [
              ['Kids', '儿童'],
              ['Gift Shops', '礼品店'],
              ['Bedtime', '睡觉安抚'],
            ],
          },
          attributes: [
            [
              ['Filling', '填充物'],
              [
                ['PP cotton', 'PP棉'],
                ['Foam beads', '泡沫粒子'],
              ],
            ],
            [
              ['Outer fabric', '面料'],
              [
                ['Crystal velvet', '水晶超柔'],
                ['Short plush', '短毛绒'],
                ['Rabbit-fur-feel plush', '兔毛绒'],
              ],
            ],
            [
              ['Washing', '清洗'],
              [
                ['Hand wash', '手洗'],
                ['Machine washable', '可机洗'],
              ],
            ],
          ],
          colours: ['grey', 'brown', 'pink', 'yellow', 'white'],
          option: { name: ['Height', '高度'], values: ['20 cm', '30 cm', '45 cm'] },
          yuan: [5, 48],
          grams: [90, 700],
          box: [32, 24, 18],
          alsoCalled: ['soft toy', 'stuffed animal'],
        },
        {
          id: 'fashion-doll',
          leaf: ['Fashion Dolls', '换装娃娃'],
          emoji: '🪆',
          prop: '👗',
          titles: [
            ['{style} Fashion Doll with {extra} for {use}', '{use}{style}换装娃娃 {extra}'],
            ['{feature} {style} Doll Gift Set with {extra}', '{feature}{style}娃娃礼盒套装 {extra}'],
          ],
          words: {
            style: [
              ['Princess', '公主'],
              ['African Princess', '非洲公主'],
              ['Bride', '新娘'],
              ['Ballerina', '芭蕾'],
            ],
            extra: [
              ['Dress and Shoes', '带裙子鞋子'],
              ['Comb and Mirror', '带梳子镜子'],
              ['Handbags', '带包包'],
              ['Braidable Hair', '可编辫长发'],
            ],
            feature: [
              ['Jointed', '多关节'],
              ['Musical', '音乐'],
              ['Long-Haired', '长发'],
            ],
            use: [
              ['Pretend Play', '过家家'],
              ['Birthday Gifts', '生日礼物'],
              ['Dress-Up Games', '换装游戏'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS and vinyl', 'ABS+搪胶'],
                ['PVC', 'PVC'],
              ],
            ],
            [
              ['Joints', '关节数'],
              [
                ['5 joints', '5关节'],
                ['11 joints', '11关节'],
                ['12 joints', '12关节'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Window box', '开窗彩盒'],
                ['Gift box', '礼盒'],
              ],
            ],
          ],
          colours: ['pink', 'purple', 'blue', 'yellow'],
          option: {
            name: ['Set', '套装'],
            values: [
              ['Single doll', '单个娃娃'],
              ['Doll with 5 outfits', '娃娃配5套服装'],
              ['Two dolls', '两个娃娃'],
            ],
          },
          yuan: [7, 56],
          grams: [180, 750],
          box: [33, 18, 7],
          alsoCalled: ['dolly', 'dress-up doll'],
        },
      ],
    },
    {
      slug: 'blocks-puzzles',
      name: ['Blocks & Puzzles', '积木拼图'],
      kinds: [
        {
          id: 'building-blocks',
          leaf: ['Building Blocks', '积木'],
          emoji: '🧱',
          titles: [
            ['{style} {theme} Building Blocks for {use}', '{use}{style}{theme}积木'],
            ['{style} Construction Bricks, {theme} Set with {extra}', '{style}拼装积木 {theme}套装 {extra}'],
          ],
          words: {
            style: [
              ['Large-Particle', '大颗粒'],
              ['Small-Particle', '小颗粒'],
              ['DIY', 'DIY'],
            ],
            theme: [
              ['City', '城市'],
              ['Castle', '城堡'],
              ['Train', '火车'],
              ['Farm', '农场'],
              ['Fire-Engine', '消防车'],
            ],
            extra: [
              ['Storage Bucket', '带收纳桶'],
              ['Base Plate', '带底板'],
              ['Picture Manual', '带图纸'],
            ],
            use: [
              ['Preschoolers', '学龄前'],
              ['Creches', '幼儿园'],
              ['Early Learning', '早教益智'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['PP plastic', 'PP塑料'],
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
              ['Packing', '包装'],
              [
                ['Bucket', '桶装'],
                ['Colour box', '彩盒'],
                ['Bag', '袋装'],
              ],
            ],
          ],
          colours: ['multi', 'pink', 'blue'],
          option: {
            name: ['Pieces', '颗粒数'],
            values: [
              ['60 pieces', '60粒'],
              ['120 pieces', '120粒'],
              ['260 pieces', '260粒'],
              ['520 pieces', '520粒'],
            ],
          },
          yuan: [9, 72],
          grams: [300, 1800],
          box: [30, 22, 12],
          alsoCalled: ['bricks', 'toy blocks'],
        },
        {
          id: 'jigsaw-puzzle',
          leaf: ['Jigsaw Puzzles', '拼图'],
          emoji: '🧩',
          titles: [
            ['{material} {theme} Jigsaw Puzzle for {use}', '{use}{material}{theme}拼图'],
            ['{material} {theme} Learning Puzzle with {feature}', '{material}{theme}益智拼图 {feature}'],
          ],
          words: {
            material: [
              ['Wooden', '木质'],
              ['Thick-Card', '厚卡纸'],
              ['EVA Foam', 'EVA泡棉'],
            ],
            theme: [
              ['Animal', '动物'],
              ['World Map', '世界地图'],
              ['Alphabet', '字母'],
              ['Dinosaur', '恐龙'],
              ['Landscape', '风景'],
            ],
            feature: [
              ['Storage Tin', '铁盒装'],
              ['Back Numbers', '背面编号'],
              ['Poster Guide', '附参考图'],
            ],
            use: [
              ['Kids', '儿童'],
              ['Classrooms', '课堂'],
              ['Family Nights', '亲子娱乐'],
            ],
          },
          attributes: [
            [
              ['Age', '适用年龄'],
              [
                ['3 years and up', '3岁以上'],
                ['5 years and up', '5岁以上'],
                ['8 years and up', '8岁以上'],
              ],
            ],
            [
              ['Finish', '工艺'],
              [
                ['Colour print', '彩色印刷'],
                ['Matt film', '覆哑膜'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Tin', '铁盒'],
                ['Colour box', '彩盒'],
                ['Shrink wrap', '热缩膜'],
              ],
            ],
          ],
          colours: ['multi'],
          option: {
            name: ['Pieces', '片数'],
            values: [
              ['24 pieces', '24片'],
              ['60 pieces', '60片'],
              ['200 pieces', '200片'],
              ['1000 pieces', '1000片'],
            ],
          },
          yuan: [3, 32],
          grams: [100, 750],
          box: [26, 18, 5],
          alsoCalled: ['puzzle'],
        },
        {
          id: 'magnetic-tiles',
          leaf: ['Magnetic Tiles', '磁力片'],
          emoji: '🧲',
          prop: '🏰',
          titles: [
            ['{style} Magnetic Tiles, {theme} Set for {use}', '{use}{style}磁力片 {theme}套装'],
            ['{style} Magnet Building {theme} Toy with {extra}', '{style}磁性拼装{theme}玩具 {extra}'],
          ],
          words: {
            style: [
              ['Translucent', '彩窗透光'],
              ['Strong-Magnet', '强磁'],
              ['Rounded-Edge', '圆角'],
            ],
            theme: [
              ['Castle', '城堡'],
              ['Marble Run', '滚珠轨道'],
              ['Vehicle', '小车'],
              ['Animal', '动物'],
            ],
            extra: [
              ['Storage Box', '带收纳盒'],
              ['Wheels', '带车轮'],
              ['Idea Booklet', '带说明书'],
            ],
            use: [
              ['Early Learning', '早教'],
              ['Kids', '儿童'],
              ['Classrooms', '课堂'],
              ['Gifts', '礼物'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS with magnets', 'ABS+磁铁'],
                ['PC with magnets', 'PC+磁铁'],
              ],
            ],
            [
              ['Edge', '封边'],
              [
                ['Ultrasonic welded', '超声波焊接'],
                ['Riveted', '铆钉加固'],
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
          colours: ['multi', 'pink'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['30 pieces', '30件'],
              ['60 pieces', '60件'],
              ['100 pieces', '100件'],
            ],
          },
          yuan: [18, 145],
          grams: [500, 3200],
          box: [32, 24, 10],
          special: 'magnet',
          alsoCalled: ['magnet blocks'],
        },
      ],
    },
    {
      slug: 'toy-vehicles',
      name: ['Toy Vehicles', '玩具车'],
      kinds: [
        {
          id: 'remote-control-car',
          leaf: ['Remote Control Cars', '遥控车'],
          emoji: '🏎️',
          prop: '🎮',
          titles: [
            ['{style} Remote Control {type} with {feature}', '{style}遥控{type} {feature}'],
            ['{style} RC {type} Toy for {use} with {feature}', '{use}{style}遥控{type}玩具 {feature}'],
          ],
          words: {
            style: [
              ['Four-Wheel-Drive', '四驱'],
              ['High-Speed', '高速'],
              ['Rechargeable', '充电'],
              ['Shockproof', '防撞'],
            ],
            type: [
              ['Stunt Car', '特技车'],
              ['Off-Road Car', '越野车'],
              ['Racing Car', '赛车'],
              ['Climbing Truck', '攀爬车'],
            ],
            feature: [
              ['LED Lights', '带灯光'],
              ['Rubber Tyres', '橡胶轮胎'],
              ['2.4 GHz Handset', '2.4G遥控器'],
            ],
            use: [
              ['Boys and Girls', '男孩女孩'],
              ['Outdoor Play', '户外'],
              ['Birthday Gifts', '生日礼物'],
            ],
          },
          attributes: [
            [
              ['Scale', '比例'],
              [
                ['1:24', '1:24'],
                ['1:18', '1:18'],
                ['1:16', '1:16'],
              ],
            ],
            [
              ['Range', '遥控距离'],
              [
                ['20 m', '20米'],
                ['30 m', '30米'],
                ['50 m', '50米'],
              ],
            ],
            [
              ['Playing time', '续航'],
              [
                ['20 minutes', '20分钟'],
                ['30 minutes', '30分钟'],
                ['45 minutes', '45分钟'],
              ],
            ],
            [
              ['Battery', '电池'],
              [
                ['3.7 V lithium', '3.7V锂电池'],
                ['4.8 V Ni-Cd', '4.8V镍镉电池'],
              ],
            ],
          ],
          colours: ['red', 'blue', 'green', 'orange', 'yellow'],
          option: {
            name: ['Batteries', '电池配置'],
            values: [
              ['One battery', '单电池'],
              ['Two batteries', '双电池'],
            ],
          },
          yuan: [22, 158],
          grams: [350, 1600],
          box: [30, 22, 15],
          special: 'magnet',
          alsoCalled: ['RC car', 'remote car'],
        },
        {
          id: 'die-cast-car',
          leaf: ['Die-Cast Cars', '合金车模'],
          emoji: '🚗',
          prop: '🏁',
          titles: [
            ['{feature} Die-Cast {type} for {use}', '{use}{feature}合金{type}'],
            ['{feature} Alloy {type} Model with {extra}', '{feature}合金{type}模型 {extra}'],
          ],
          words: {
            feature: [
              ['Pull-Back', '回力'],
              ['Free-Wheel', '滑行'],
              ['Shatterproof', '耐摔'],
            ],
            type: [
              ['Sports Car', '跑车'],
              ['Police Car', '警车'],
              ['Bakkie', '皮卡'],
              ['School Bus', '校车'],
              ['Tipper Truck', '自卸车'],
            ],
            extra: [
              ['Opening Doors', '可开门'],
              ['Sound and Lights', '声光'],
              ['Display Box', '展示盒'],
            ],
            use: [
              ['Kids', '儿童'],
              ['Collectors', '收藏'],
              ['Cake Decorating', '蛋糕装饰'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Zinc alloy and ABS', '锌合金+ABS'],
                ['Zinc alloy', '锌合金'],
              ],
            ],
            [
              ['Scale', '比例'],
              [
                ['1:64', '1:64'],
                ['1:43', '1:43'],
                ['1:32', '1:32'],
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
          colours: ['red', 'blue', 'white', 'black', 'yellow', 'silver'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['1 car', '单辆'],
              ['6 cars', '6辆装'],
              ['12 cars', '12辆装'],
            ],
          },
          yuan: [3, 46],
          grams: [60, 700],
          box: [20, 12, 7],
          alsoCalled: ['toy bakkie', 'model car', 'dinky car'],
        },
        {
          id: 'ride-on-scooter',
          leaf: ['Kids Scooters', '儿童滑板车'],
          emoji: '🛴',
          titles: [
            ['{style} Kids Scooter with {feature}', '{style}儿童滑板车 {feature}'],
            ['{style} {wheels} Kick Scooter for {use} with {feature}', '{use}{style}{wheels}踏板车 {feature}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Height-Adjustable', '可升降'],
              ['Silent', '静音'],
              ['Widened', '加宽'],
            ],
            wheels: [
              ['Three-Wheel', '三轮'],
              ['Two-Wheel', '两轮'],
              ['Four-Wheel', '四轮'],
            ],
            feature: [
              ['Flashing Wheels', '闪光轮'],
              ['Rear Brake', '后刹车'],
              ['Non-Slip Deck', '防滑踏板'],
            ],
            use: [
              ['Toddlers', '宝宝'],
              ['School Kids', '小学生'],
              ['Beginners', '初学者'],
            ],
          },
          attributes: [
            [
              ['Frame', '车架'],
              [
                ['Aluminium alloy', '铝合金'],
                ['Carbon steel', '碳钢'],
                ['PP plastic', 'PP塑料'],
              ],
            ],
            [
              ['Load', '承重'],
              [
                ['50 kg', '50kg'],
                ['80 kg', '80kg'],
                ['100 kg', '100kg'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['2-6 years', '2-6岁'],
                ['3-10 years', '3-10岁'],
                ['6-14 years', '6-14岁'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'green', 'red', 'purple'],
          yuan: [38, 165],
          grams: [1800, 4200],
          box: [60, 26, 16],
          alsoCalled: ['kick bike', 'push scooter'],
        },
        {
          id: 'toy-train-track',
          leaf: ['Train & Track Sets', '轨道火车'],
          emoji: '🚂',
          prop: '🛤️',
          titles: [
            ['{style} Toy {type} Track Set with {feature}', '{style}{type}轨道玩具 {feature}'],
            ['{material} {style} {type} Track for {use}', '{use}{material}{style}{type}轨道'],
          ],
          words: {
            style: [
              ['Electric', '电动'],
              ['Bendable', '可弯曲'],
              ['Double-Loop', '双环'],
            ],
            type: [
              ['Train', '火车'],
              ['Race Car', '赛车'],
              ['Mine Cart', '矿车'],
            ],
            feature: [
              ['Bridge', '带桥梁'],
              ['Sound and Light', '带声光'],
              ['Station', '带车站'],
            ],
            material: [
              ['Plastic', '塑料'],
              ['Shatterproof', '耐摔'],
              ['Smooth-Edge', '光滑圆角'],
            ],
            use: [
              ['Kids', '儿童'],
              ['Birthday Gifts', '生日礼物'],
              ['Family Play', '亲子互动'],
            ],
          },
          attributes: [
            [
              ['Power', '供电方式'],
              [
                ['2 AA batteries, not included', '2节5号电池（不含）'],
                ['1 AA battery, not included', '1节5号电池（不含）'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['PP plastic', 'PP塑料'],
              ],
            ],
            [
              ['Track width', '轨道宽度'],
              [
                ['4 cm', '4cm'],
                ['6 cm', '6cm'],
              ],
            ],
          ],
          colours: ['multi', 'blue', 'red'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['46 pieces', '46件'],
              ['88 pieces', '88件'],
              ['152 pieces', '152件'],
            ],
          },
          yuan: [16, 98],
          grams: [450, 2200],
          box: [40, 28, 9],
          alsoCalled: ['railway set', 'race track'],
        },
      ],
    },
    {
      slug: 'learning-toys',
      name: ['Learning Toys', '益智玩具'],
      kinds: [
        {
          id: 'lcd-drawing-tablet',
          leaf: ['Drawing Boards', '画板'],
          emoji: '🖍️',
          prop: '📱',
          titles: [
            ['{style} LCD Drawing Tablet with {feature} for {use}', '{use}{style}液晶手写板 {feature}'],
            ['{style} Kids Writing Board for {use}, {feature} Included', '{style}儿童画板 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Erasable', '可擦除'],
              ['Colour-Screen', '彩屏'],
              ['Cartoon', '卡通'],
              ['Ultra-Thin', '超薄'],
            ],
            feature: [
              ['Stylus Pen', '带手写笔'],
              ['Lock Switch', '带锁屏键'],
              ['Lanyard', '带挂绳'],
            ],
            use: [
              ['Preschool', '学前'],
              ['Homework', '写作业'],
              ['Travel', '出行'],
              ['Maths Practice', '算术练习'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池'],
              [
                ['CR2016 button cell', 'CR2016纽扣电池'],
                ['CR2025 button cell', 'CR2025纽扣电池'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['ABS', 'ABS'],
                ['ABS and silicone', 'ABS+硅胶'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['3 years and up', '3岁以上'],
                ['3-12 years', '3-12岁'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'black', 'green', 'yellow'],
          option: {
            name: ['Screen', '屏幕尺寸'],
            values: [
              ['8.5 inch', '8.5寸'],
              ['10 inch', '10寸'],
              ['12 inch', '12寸'],
              ['16 inch', '16寸'],
            ],
          },
          yuan: [7, 42],
          grams: [130, 480],
          box: [30, 20, 2],
          special: 'magnet',
          alsoCalled: ['writing tablet', 'doodle pad'],
        },
        {
          id: 'wooden-learning-toy',
          leaf: ['Wooden Learning Toys', '木制早教玩具'],
          emoji: '🧮',
          titles: [
            ['{style} Wooden {item} for {use}', '{use}{style}木制{item}'],
            ['Montessori {style} {item} with {feature}', '蒙氏{style}{item} {feature}'],
          ],
          words: {
            style: [
              ['Early-Learning', '早教'],
              ['Brightly-Painted', '彩绘'],
              ['Multi-Function', '多功能'],
              ['Classic', '经典'],
            ],
            item: [
              ['Abacus', '算盘'],
              ['Shape Sorter', '形状配对盒'],
              ['Bead Maze', '绕珠'],
              ['Stacking Tower', '叠叠塔'],
              ['Clock Board', '时钟板'],
            ],
            feature: [
              ['Non-Toxic Finish', '环保无毒'],
              ['Rounded Edges', '圆角打磨'],
              ['Alphabet Cards', '带字母卡'],
            ],
            use: [
              ['Toddlers', '幼儿'],
              ['Creches', '幼儿园'],
              ['Home Teaching', '家庭教学'],
            ],
          },
          attributes: [
            [
              ['Wood', '木材'],
              [
                ['Pine', '松木'],
                ['Beech', '榉木'],
                ['Plywood', '胶合板'],
              ],
            ],
            [
              ['Paint', '油漆'],
              [
                ['Water-based', '水性漆'],
                ['Unpainted', '无漆'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['1-3 years', '1-3岁'],
                ['3-6 years', '3-6岁'],
              ],
            ],
          ],
          colours: ['multi', 'beige'],
          yuan: [6, 55],
          grams: [200, 1100],
          box: [28, 20, 8],
          alsoCalled: ['Montessori toy', 'counting frame'],
        },
        {
          id: 'kids-microscope-kit',
          leaf: ['Kids Microscopes', '儿童显微镜'],
          emoji: '🔬',
          titles: [
            ['{style} Kids Microscope with {feature} for {use}', '{use}{style}儿童显微镜 {feature}'],
            ['{style} Microscope Science Kit with {feature} for {use}', '{use}{style}显微镜科学套装 {feature}'],
          ],
          words: {
            style: [
              ['Beginner', '入门'],
              ['Portable', '便携'],
              ['High-Definition', '高清'],
            ],
            feature: [
              ['LED Light', '带LED灯'],
              ['Phone Clip', '带手机夹'],
              ['Carry Case', '带收纳箱'],
            ],
            use: [
              ['School Projects', '学校课题'],
              ['Biology Class', '生物课'],
              ['Science Gifts', '科学礼物'],
              ['Nature Trips', '户外探索'],
            ],
          },
          attributes: [
            [
              ['Magnification', '放大倍数'],
              [
                ['60-120x', '60-120倍'],
                ['100-400x', '100-400倍'],
                ['100-1200x', '100-1200倍'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['ABS and optical glass', 'ABS+光学玻璃'],
                ['Metal and glass', '金属+玻璃'],
              ],
            ],
            [
              ['Batteries', '电池'],
              [
                ['2 AA, not included', '2节5号（不含）'],
                ['3 AA, not included', '3节5号（不含）'],
              ],
            ],
          ],
          colours: ['white', 'blue', 'red', 'black'],
          option: {
            name: ['Set', '套装'],
            values: [
              ['Basic', '标准款'],
              ['With slides', '配标本'],
              ['Gift box', '礼盒装'],
            ],
          },
          yuan: [19, 128],
          grams: [350, 1300],
          box: [28, 20, 11],
          alsoCalled: ['science set', 'STEM toy'],
        },
      ],
    },
    {
      slug: 'board-card-games',
      name: ['Board & Card Games', '棋牌桌游'],
      kinds: [
        {
          id: 'chess-draughts-set',
          leaf: ['Chess & Draughts', '国际象棋跳棋'],
          emoji: '♟️',
          titles: [
            ['{style} {material} {game} Set for {use}', '{use}{style}{material}{game}'],
            ['{style} {game} Game with {material} Pieces and {extra}', '{style}{game} {material}棋子 {extra}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Portable', '便携'],
              ['Classic', '经典'],
            ],
            material: [
              ['Wooden', '木质'],
              ['Plastic', '塑料'],
              ['Resin', '树脂'],
            ],
            game: [
              ['Chess', '国际象棋'],
              ['Draughts', '西洋跳棋'],
              ['Chess and Draughts', '国际象棋跳棋二合一'],
            ],
            extra: [
              ['Storage Box', '带收纳盒'],
              ['Felt Base', '绒布底'],
              ['Carry Bag', '带收纳袋'],
            ],
            use: [
              ['Schools', '学校'],
              ['Travel', '旅行'],
              ['Game Nights', '桌游聚会'],
            ],
          },
          attributes: [
            [
              ['Board', '棋盘'],
              [
                ['Folding box', '折叠盒'],
                ['Roll-up mat', '卷式棋盘'],
                ['Flat board', '平板'],
              ],
            ],
            [
              ['Pieces', '棋子'],
              [
                ['32 pieces', '32枚'],
                ['24 pieces', '24枚'],
                ['Both sets', '两种棋子'],
              ],
            ],
            [
              ['Players', '人数'],
              [
                ['2 players', '2人'],
                ['2 players, ages 6 and up', '2人，6岁以上'],
              ],
            ],
          ],
          colours: ['brown', 'black'],
          option: { name: ['Board size', '棋盘尺寸'], values: ['24 x 24 cm', '30 x 30 cm', '39 x 39 cm'] },
          yuan: [9, 78],
          grams: [280, 1500],
          box: [40, 21, 6],
          alsoCalled: ['checkers', 'draughts board'],
        },
        {
          id: 'playing-cards',
          leaf: ['Playing Cards', '扑克牌'],
          emoji: '🃏',
          titles: [
            ['{feature} {material} Playing Cards for {use}', '{use}{feature}{material}扑克牌'],
            ['{style} Card Deck in {material}, {feature} Finish', '{style}纸牌 {material}材质 {feature}'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Anti-Crease', '耐折'],
              ['Smooth-Glide', '顺滑'],
            ],
            material: [
              ['Plastic', '塑料'],
              ['Coated Paper', '铜版纸'],
              ['PVC', 'PVC'],
            ],
            style: [
              ['Large-Print', '大字'],
              ['Classic', '经典'],
              ['Gold-Foil', '金箔'],
            ],
            use: [
              ['Family Games', '家庭娱乐'],
              ['Card Clubs', '棋牌室'],
              ['Magic Tricks', '魔术表演'],
              ['Gifts', '礼品'],
            ],
          },
          attributes: [
            [
              ['Cards', '张数'],
              [
                ['54 cards', '54张'],
                ['55 cards', '55张'],
              ],
            ],
            [
              ['Card size', '牌面尺寸'],
              [
                ['57 x 87 mm', '57x87mm'],
                ['63 x 88 mm', '63x88mm'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Paper box', '纸盒'],
                ['Plastic case', '塑料盒'],
              ],
            ],
          ],
          colours: ['red', 'blue', 'black', 'gold'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['1 deck', '1副'],
              ['2 decks', '2副'],
              ['10 decks', '10副'],
            ],
          },
          yuan: [2, 26],
          grams: [95, 950],
          box: [18, 10, 4],
          unit: 40,
          alsoCalled: ['deck of cards', 'poker cards'],
        },
        {
          id: 'dice-board-game',
          leaf: ['Family Board Games', '家庭桌游'],
          emoji: '🎲',
          titles: [
            ['{style} {game} Board Game for {use}', '{use}{style}{game}桌游'],
            ['{style} {game} Game with {extra} for {use}', '{style}{game}游戏棋 {extra} {use}用'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Colourful', '彩印'],
              ['Classic', '经典'],
              ['Travel', '旅行装'],
            ],
            game: [
              ['Ludo', '飞行棋'],
              ['Snakes and Ladders', '蛇梯棋'],
              ['Morabaraba', '十二子棋'],
              ['Ludo and Ladders', '飞行棋蛇梯二合一'],
            ],
            extra: [
              ['Dice', '带骰子'],
              ['Storage Bag', '带收纳袋'],
              ['Spare Pieces', '送备用棋子'],
            ],
            use: [
              ['Families', '家庭聚会'],
              ['Schools', '学校'],
              ['Taverns', '酒吧'],
            ],
          },
          attributes: [
            [
              ['Board', '棋盘材质'],
              [
                ['Thick card', '厚纸板'],
                ['Plastic', '塑料'],
                ['PVC mat', 'PVC垫'],
              ],
            ],
            [
              ['Players', '人数'],
              [
                ['2-4 players', '2-4人'],
                ['2-6 players', '2-6人'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['5 years and up', '5岁以上'],
                ['8 years and up', '8岁以上'],
              ],
            ],
          ],
          colours: ['multi'],
          option: { name: ['Board size', '棋盘尺寸'], values: ['25 x 25 cm', '32 x 32 cm', '40 x 40 cm'] },
          yuan: [5, 38],
          grams: [180, 800],
          box: [34, 18, 4],
          alsoCalled: ['ludo', 'umlabalaba', 'snakes and ladders'],
        },
      ],
    },
    {
      slug: 'outdoor-pretend-play',
      name: ['Outdoor & Pretend Play', '户外过家家'],
      kinds: [
        {
          id: 'toy-kite',
          leaf: ['Kites', '风筝'],
          emoji: '🪁',
          titles: [
            ['{style} {theme} Kite with {extra} for {use}', '{use}{style}{theme}风筝 {extra}'],
            ['{style} Flying {theme} Kite for {use}, {extra} Included', '{style}放飞{theme}风筝 {use}用 {extra}'],
          ],
          words: {
            style: [
              ['Breeze', '微风易飞'],
              ['Long-Tail', '长尾'],
              ['Bright', '鲜艳'],
            ],
            theme: [
              ['Butterfly', '蝴蝶'],
              ['Eagle', '老鹰'],
              ['Rainbow', '彩虹'],
              ['Fish', '金鱼'],
            ],
            extra: [
              ['Line Reel', '带线轮'],
              ['100 m Line', '配100米线'],
              ['Carry Bag', '带收纳袋'],
            ],
            use: [
              ['Kids', '儿童'],
              ['Beach Days', '沙滩'],
              ['Beginners', '新手'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Polyester', '涤纶布'],
                ['Nylon ripstop', '尼龙格子布'],
                ['Plastic film', '塑料膜'],
              ],
            ],
            [
              ['Frame', '骨架'],
              [
                ['Fibreglass', '玻璃纤维'],
                ['Resin rod', '树脂杆'],
              ],
            ],
            [
              ['Wind', '适用风力'],
              [
                ['2-4 Beaufort', '2-4级'],
                ['3-5 Beaufort', '3-5级'],
              ],
            ],
          ],
          colours: ['multi', 'red', 'blue', 'yellow'],
          option: { name: ['Wingspan', '翼展'], values: ['100 cm', '120 cm', '160 cm'] },
          yuan: [4, 35],
          grams: [80, 350],
          box: [62, 8, 5],
          alsoCalled: ['flying kite'],
        },
        {
          id: 'bubble-toy',
          leaf: ['Bubble Toys', '泡泡机'],
          emoji: '🫧',
          titles: [
            ['{style} Bubble {item} with {feature} for {use}', '{use}{style}泡泡{item} {feature}'],
            ['{style} Kids Bubble {item} with {feature}', '{style}儿童泡泡{item} {feature}'],
          ],
          words: {
            style: [
              ['Automatic', '全自动'],
              ['Handheld', '手持'],
              ['Cartoon', '卡通'],
              ['Multi-Hole', '多孔'],
            ],
            item: [
              ['Machine', '机'],
              ['Wand', '棒'],
              ['Blower', '吹风机'],
            ],
            feature: [
              ['LED Lights', '带灯光'],
              ['Music', '带音乐'],
              ['Leakproof Design', '防漏设计'],
            ],
            use: [
              ['Kids Parties', '儿童派对'],
              ['Weddings', '婚礼'],
              ['Outdoor Play', '户外'],
            ],
          },
          attributes: [
            [
              ['Power', '供电方式'],
              [
                ['3 AA batteries, not included', '3节5号电池（不含）'],
                ['USB rechargeable', 'USB充电'],
              ],
            ],
            [
              ['Holes', '出泡孔数'],
              [
                ['8', '8孔'],
                ['10', '10孔'],
                ['23', '23孔'],
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
          colours: ['pink', 'blue', 'green', 'purple'],
          yuan: [6, 48],
          grams: [120, 600],
          box: [24, 16, 9],
          special: 'magnet',
          alsoCalled: ['bubble blower', 'bubble maker'],
        },
        {
          id: 'play-kitchen-set',
          leaf: ['Play Kitchens', '厨房玩具'],
          emoji: '🍳',
          prop: '🧸',
          titles: [
            ['{style} Play Kitchen with {feature} for {use}', '{use}{style}厨房玩具 {feature}'],
            ['{material} {style} Pretend Cooking Set with {feature}', '{material}{style}过家家做饭套装 {feature}'],
          ],
          words: {
            style: [
              ['Deluxe', '豪华'],
              ['Suitcase', '手提箱'],
              ['Trolley', '推车'],
            ],
            material: [
              ['Plastic', '塑料'],
              ['ABS', 'ABS'],
              ['Food-Safe PP', '食品级PP'],
            ],
            feature: [
              ['Cut-Apart Fruit', '带切切乐'],
              ['Pots and Pans', '带锅具'],
              ['Running Tap', '带出水龙头'],
              ['Cash Register', '带收银机'],
            ],
            use: [
              ['Girls and Boys', '男孩女孩'],
              ['Creches', '幼儿园'],
              ['Gifts', '礼物'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PP plastic', 'PP塑料'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['3 years and up', '3岁以上'],
                ['4 years and up', '4岁以上'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Colour box', '彩盒'],
                ['Carry case', '手提箱'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'green'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['22 pieces', '22件'],
              ['36 pieces', '36件'],
              ['65 pieces', '65件'],
            ],
          },
          yuan: [11, 88],
          grams: [350, 2400],
          box: [38, 26, 14],
          unit: 50,
          alsoCalled: ['toy kitchen', 'pretend kitchen'],
        },
        {
          id: 'beach-sand-toys',
          leaf: ['Beach & Sand Toys', '沙滩玩具'],
          emoji: '🏖️',
          prop: '🪣',
          titles: [
            ['{style} Beach Toy Set with {extra} for {use}', '{use}{style}沙滩玩具套装 {extra}'],
            ['{style} {material} Sand Play Set for {use} with {extra}', '{style}{material}玩沙套装 {extra} {use}用'],
          ],
          words: {
            style: [
              ['Foldable', '可折叠'],
              ['Thickened', '加厚'],
              ['Cartoon', '卡通'],
            ],
            material: [
              ['Silicone', '硅胶'],
              ['Soft-Plastic', '软胶'],
              ['PP', 'PP'],
            ],
            extra: [
              ['Bucket and Spade', '带桶铲'],
              ['Sand Moulds', '带沙模'],
              ['Mesh Bag', '带网袋'],
              ['Watering Can', '带洒水壶'],
            ],
            use: [
              ['Kids', '儿童'],
              ['Sandpits', '沙池'],
              ['Garden Play', '庭院'],
              ['Holidays', '度假'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Food-grade silicone', '食品级硅胶'],
                ['PP plastic', 'PP塑料'],
                ['PE plastic', 'PE塑料'],
              ],
            ],
            [
              ['Age', '适用年龄'],
              [
                ['18 months and up', '18个月以上'],
                ['3 years and up', '3岁以上'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Mesh bag', '网袋'],
                ['Colour box', '彩盒'],
              ],
            ],
          ],
          colours: ['multi', 'blue', 'pink', 'yellow'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['5 pieces', '5件'],
              ['8 pieces', '8件'],
              ['14 pieces', '14件'],
            ],
          },
          yuan: [6, 42],
          grams: [200, 900],
          box: [26, 22, 18],
          unit: 50,
          alsoCalled: ['sandpit toys', 'bucket and spade'],
        },
      ],
    },
  ],
};
