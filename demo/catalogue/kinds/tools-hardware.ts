import type { Department } from '../kind.ts';

export const toolsHardware: Department = {
  slug: 'tools-hardware',
  name: ['Tools & Hardware', '五金工具'],
  emoji: '🧰',
  groups: [
    {
      slug: 'hand-tools',
      name: ['Hand Tools', '手动工具'],
      kinds: [
        {
          id: 'screwdriver-set',
          leaf: ['Screwdriver Sets', '螺丝刀套装'],
          emoji: '🪛',
          titles: [
            ['{style} Screwdriver Set with {feature} for {use}', '{use}{style}螺丝刀套装带{feature}'],
            ['{style} Multi-Bit Screwdriver Kit with {feature} for {use}', '{style}多头起子套装 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Precision', '精密'],
              ['Magnetic', '强磁'],
              ['Ratchet', '棘轮'],
              ['Insulated', '绝缘'],
              ['Chrome-Vanadium', '铬钒钢'],
            ],
            feature: [
              ['Storage Case', '收纳盒'],
              ['Flexible Shaft', '软轴'],
              ['Non-Slip Handle', '防滑手柄'],
              ['Swivel Cap', '旋转尾盖'],
            ],
            use: [
              ['Phone Repair', '手机维修'],
              ['Household Repairs', '家庭维修'],
              ['Electricians', '电工'],
              ['Laptops and Watches', '电脑手表'],
              ['Furniture Assembly', '家具组装'],
            ],
          },
          attributes: [
            [
              ['Hardness', '硬度'],
              [
                ['HRC 52-56', 'HRC52-56'],
                ['HRC 58-60', 'HRC58-60'],
              ],
            ],
            [
              ['Handle', '手柄'],
              [
                ['TPR and PP', 'TPR+PP'],
                ['Aluminium', '铝合金'],
                ['ABS', 'ABS'],
              ],
            ],
            [
              ['Finish', '表面处理'],
              [
                ['Matt chrome', '亚光镀铬'],
                ['Black phosphate', '磷化发黑'],
              ],
            ],
          ],
          colours: ['red', 'blue', 'black', 'yellow'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['6 in 1', '6合1'],
              ['25 in 1', '25合1'],
              ['63 in 1', '63合1'],
              ['115 in 1', '115合1'],
            ],
          },
          yuan: [6, 58],
          grams: [150, 900],
          box: [20, 12, 5],
          unit: 50,
          alsoCalled: ['star screwdriver', 'bit set', 'repair kit'],
        },
        {
          id: 'spanner-set',
          leaf: ['Spanners & Socket Sets', '扳手套筒'],
          emoji: '🔧',
          titles: [
            ['{style} {make} with {pack} for {use}', '{use}{style}{make} 配{pack}'],
            ['{style} Chrome-Vanadium {make} for {use}, Comes with {pack}', '{style}铬钒钢{make} {use}用 含{pack}'],
          ],
          words: {
            style: [
              ['Mirror-Polished', '镜面抛光'],
              ['Heat-Treated', '热处理'],
              ['Professional', '专业级'],
              ['Heavy-Duty', '重型'],
              ['Wear-Resistant', '耐磨'],
            ],
            make: [
              ['Combination Spanner Set', '两用扳手套装'],
              ['Ratchet Spanner Set', '棘轮扳手套装'],
              ['Socket Set', '套筒套装'],
              ['Hex Key Set', '内六角扳手套装'],
            ],
            pack: [
              ['Carry Case', '手提工具盒'],
              ['Roll-Up Pouch', '卷包'],
              ['Plastic Tray', '塑料托盘'],
            ],
            use: [
              ['Car Repair', '汽车维修'],
              ['Motorcycle Repair', '摩托车维修'],
              ['Home Workshop', '家庭车间'],
              ['Machine Maintenance', '机械维护'],
            ],
          },
          attributes: [
            [
              ['Standard', '标准'],
              [
                ['Metric', '公制'],
                ['Imperial', '英制'],
                ['Metric and imperial', '公英制'],
              ],
            ],
            [
              ['Hardness', '硬度'],
              [
                ['HRC 42-46', 'HRC42-46'],
                ['HRC 46-50', 'HRC46-50'],
              ],
            ],
            [
              ['Torque', '扭矩'],
              [
                ['Up to 120 Nm', '120N·m'],
                ['Up to 200 Nm', '200N·m'],
              ],
            ],
          ],
          colours: ['silver', 'black'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['8 pieces', '8件套'],
              ['14 pieces', '14件套'],
              ['26 pieces', '26件套'],
              ['46 pieces', '46件套'],
            ],
          },
          yuan: [18, 168],
          grams: [700, 4200],
          box: [34, 24, 7],
          unit: 50,
          alsoCalled: ['spanner', 'wrench set', 'Allen keys'],
        },
        {
          id: 'claw-hammer',
          leaf: ['Hammers', '锤子'],
          emoji: '🔨',
          titles: [
            ['{feature} {make} with {handle} for {use}', '{use}{feature}{make} {handle}'],
            ['{make} with {handle}, {feature} Hand Tool for {use}', '{handle}{make} {feature}手动工具 {use}用'],
          ],
          words: {
            feature: [
              ['Drop-Forged', '锻造'],
              ['Shock-Absorbing', '减震'],
              ['High-Carbon Steel', '高碳钢'],
              ['Heavy-Duty', '重型'],
            ],
            make: [
              ['Claw Hammer', '羊角锤'],
              ['Ball-Pein Hammer', '圆头锤'],
              ['Club Hammer', '八角锤'],
              ['Mason Hammer', '石工锤'],
            ],
            handle: [
              ['Fibreglass Handle', '纤维柄'],
              ['Wooden Handle', '木柄'],
              ['Rubber Grip', '包胶柄'],
              ['Tubular Handle', '钢管柄'],
            ],
            use: [
              ['Carpentry', '木工'],
              ['Building Sites', '建筑工地'],
              ['Home Use', '居家'],
              ['Roofing', '屋顶施工'],
            ],
          },
          attributes: [
            [
              ['Hardness', '硬度'],
              [
                ['HRC 45-50', 'HRC45-50'],
                ['HRC 50-55', 'HRC50-55'],
              ],
            ],
            [
              ['Length', '总长'],
              [
                ['28 cm', '28cm'],
                ['33 cm', '33cm'],
              ],
            ],
            [
              ['Head finish', '锤头处理'],
              [
                ['Polished', '抛光'],
                ['Lacquered', '喷漆'],
              ],
            ],
          ],
          colours: ['yellow', 'red', 'blue', 'black'],
          option: { name: ['Head weight', '锤头重量'], values: ['250 g', '500 g', '750 g', '1 kg'] },
          yuan: [9, 46],
          grams: [420, 1600],
          box: [34, 14, 4],
          alsoCalled: ['hamer', 'builder hammer', 'nail hammer'],
        },
        {
          id: 'pliers-cutters',
          leaf: ['Pliers & Cutters', '钳子'],
          emoji: '🗜️',
          titles: [
            ['{style} {make} with {feature} for {use}', '{use}{style}{make}带{feature}'],
            ['{style} Labour-Saving {make} with {feature} for {use}', '{style}省力{make} {feature} {use}用'],
          ],
          words: {
            style: [
              ['Industrial-Grade', '工业级'],
              ['Multi-Purpose', '多功能'],
              ['Hardened', '淬火'],
              ['Compact', '迷你'],
              ['Professional', '专业'],
            ],
            make: [
              ['Combination Pliers', '钢丝钳'],
              ['Long-Nose Pliers', '尖嘴钳'],
              ['Side Cutters', '斜口钳'],
              ['Wire Strippers', '剥线钳'],
              ['Water Pump Pliers', '水泵钳'],
            ],
            feature: [
              ['Non-Slip Grips', '防滑手柄'],
              ['Insulated Handles', '绝缘手柄'],
              ['Soft Rubber Handles', '软胶手柄'],
            ],
            use: [
              ['Electricians', '电工'],
              ['Workshops', '车间'],
              ['Mechanics', '机修'],
              ['Home Repairs', '家庭维修'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Chrome-vanadium steel', '铬钒钢'],
                ['High-carbon steel', '高碳钢'],
              ],
            ],
            [
              ['Finish', '表面处理'],
              [
                ['Nickel alloy', '镍铁合金'],
                ['Polished', '抛光'],
                ['Blackened', '发黑'],
              ],
            ],
            [
              ['Hardness', '刃口硬度'],
              [
                ['HRC 55-60', 'HRC55-60'],
                ['HRC 60-62', 'HRC60-62'],
              ],
            ],
          ],
          colours: ['red', 'blue', 'yellow', 'green'],
          option: {
            name: ['Size', '规格'],
            values: [
              ['6 inch', '6寸'],
              ['7 inch', '7寸'],
              ['8 inch', '8寸'],
              ['10 inch', '10寸'],
            ],
          },
          yuan: [6, 38],
          grams: [180, 620],
          box: [26, 9, 3],
          alsoCalled: ['tang', 'side cutter', 'long-nose'],
        },
      ],
    },
    {
      slug: 'power-tools',
      name: ['Power Tools & Accessories', '电动工具及配件'],
      kinds: [
        {
          id: 'cordless-drill',
          leaf: ['Cordless Drills', '充电电钻'],
          emoji: '🛠️',
          prop: '🔋',
          titles: [
            ['{style} Cordless Drill with {feature} for {use}', '{use}{style}充电电钻带{feature}'],
            ['{style} Lithium Drill Driver with {feature} for {use}', '{style}锂电手电钻 含{feature} {use}用'],
          ],
          words: {
            style: [
              ['Brushless', '无刷'],
              ['Impact', '冲击'],
              ['Two-Speed', '双速'],
              ['High-Torque', '大扭力'],
              ['Compact', '小型'],
            ],
            feature: [
              ['Two Batteries', '两块电池'],
              ['Carry Case', '手提工具箱'],
              ['Drill Bit Set', '钻头套装'],
              ['LED Work Light', 'LED照明灯'],
            ],
            use: [
              ['Concrete Walls', '混凝土墙'],
              ['Woodworking', '木工'],
              ['Home DIY', '家庭DIY'],
              ['Metal Drilling', '金属钻孔'],
              ['Building Renovation', '装修'],
            ],
          },
          attributes: [
            [
              ['Chuck', '夹头'],
              [
                ['10 mm keyless', '10mm自锁'],
                ['13 mm keyless', '13mm自锁'],
              ],
            ],
            [
              ['Torque', '扭矩'],
              [
                ['28 Nm', '28N·m'],
                ['45 Nm', '45N·m'],
                ['60 Nm', '60N·m'],
              ],
            ],
            [
              ['No-load speed', '空载转速'],
              [
                ['0-1350 rpm', '0-1350转/分'],
                ['0-1650 rpm', '0-1650转/分'],
              ],
            ],
            [
              ['Charger', '充电器'],
              [
                ['AC 100-240 V', 'AC100-240V'],
                ['AC 220 V', 'AC220V'],
              ],
            ],
          ],
          colours: ['yellow', 'blue', 'red', 'green'],
          option: { name: ['Battery', '电池电压'], values: ['12 V', '16.8 V', '21 V', '36 V'] },
          yuan: [68, 320],
          grams: [1200, 3800],
          box: [30, 26, 10],
          special: 'magnet',
          alsoCalled: ['boor', 'battery drill', 'drill machine'],
        },
        {
          id: 'angle-grinder',
          leaf: ['Angle Grinders', '角磨机'],
          emoji: '⚙️',
          prop: '🔥',
          titles: [
            ['{style} Angle Grinder with {feature} for {use}', '{use}{style}角磨机带{feature}'],
            ['{style} Hand Grinder, {use} Machine with {feature}', '{style}手磨机 {use}机 {feature}'],
          ],
          words: {
            style: [
              ['High-Power', '大功率'],
              ['Variable-Speed', '调速'],
              ['Slim-Body', '细身'],
              ['Industrial-Grade', '工业级'],
              ['Brushless', '无刷'],
            ],
            feature: [
              ['Safety Guard', '防护罩'],
              ['Side Handle', '辅助手柄'],
              ['Soft Start', '软启动'],
              ['Spare Discs', '备用砂轮片'],
            ],
            use: [
              ['Metal Cutting', '金属切割'],
              ['Tile Cutting', '瓷砖切割'],
              ['Weld Grinding', '焊缝打磨'],
              ['Stone Polishing', '石材抛光'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['850 W', '850W'],
                ['1100 W', '1100W'],
                ['1380 W', '1380W'],
              ],
            ],
            [
              ['Speed', '转速'],
              [
                ['11 000 rpm', '11000转/分'],
                ['12 000 rpm', '12000转/分'],
              ],
            ],
            [
              ['Spindle', '轴径'],
              [
                ['M10', 'M10'],
                ['M14', 'M14'],
              ],
            ],
          ],
          colours: ['green', 'red', 'blue', 'yellow'],
          option: { name: ['Disc', '砂轮直径'], values: ['100 mm', '115 mm', '125 mm'] },
          yuan: [62, 245],
          grams: [1600, 3200],
          box: [36, 14, 13],
          alsoCalled: ['baby grinder', 'grinder'],
        },
        {
          id: 'drill-bit-set',
          leaf: ['Drill Bits', '钻头'],
          emoji: '🔩',
          prop: '🌀',
          titles: [
            ['{coating} {make} for {use}', '{use}{coating}{make}'],
            ['{coating} {make} with {feature}, Suitable for {use}', '{coating}{make}带{feature} 适用{use}'],
          ],
          words: {
            coating: [
              ['Titanium-Coated', '镀钛'],
              ['Cobalt Steel', '含钴'],
              ['Tungsten Carbide', '硬质合金'],
              ['Fully Ground', '全磨制'],
              ['Hardened', '加硬'],
            ],
            make: [
              ['Twist Drill Bit Set', '麻花钻头套装'],
              ['Step Drill Bit Set', '宝塔钻头套装'],
              ['Hole Saw Set', '开孔器套装'],
              ['Triangle Drill Bit Set', '三角钻头套装'],
            ],
            feature: [
              ['Storage Box', '收纳盒'],
              ['Hex Shank', '六角柄'],
              ['Spare Bits', '备用钻头'],
            ],
            use: [
              ['Wood and Plastic', '木材塑料'],
              ['Stainless Steel', '不锈钢'],
              ['Aluminium Sheet', '铝板'],
              ['Thin Sheet Metal', '薄铁皮'],
            ],
          },
          attributes: [
            [
              ['Precision', '精度'],
              [
                ['Standard', '标准级'],
                ['High', '高精度'],
              ],
            ],
            [
              ['Hardness', '硬度'],
              [
                ['HRC 60-62', 'HRC60-62'],
                ['HRC 63-65', 'HRC63-65'],
              ],
            ],
            [
              ['Point angle', '钻尖角度'],
              [
                ['118°', '118度'],
                ['135°', '135度'],
              ],
            ],
          ],
          colours: ['gold', 'silver', 'black'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['5 pieces', '5件套'],
              ['13 pieces', '13件套'],
              ['25 pieces', '25件套'],
              ['50 pieces', '50件套'],
            ],
          },
          yuan: [5, 62],
          grams: [80, 900],
          box: [18, 10, 4],
          unit: 50,
          alsoCalled: ['boor bits', 'masonry bits', 'hole saw'],
        },
      ],
    },
    {
      slug: 'measuring-tools',
      name: ['Measuring & Testing', '测量工具'],
      kinds: [
        {
          id: 'tape-measure',
          leaf: ['Tape Measures', '卷尺'],
          emoji: '📏',
          titles: [
            ['{style} Tape Measure with {feature} for {use}', '{use}{style}卷尺带{feature}'],
            ['{style} Steel Measuring Tape with {feature} for {use}', '{style}钢卷尺 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Self-Locking', '自锁'],
              ['Thickened', '加厚'],
              ['Wear-Resistant', '耐磨'],
              ['High-Precision', '高精度'],
              ['Drop-Proof', '防摔'],
            ],
            feature: [
              ['Magnetic Hook', '磁性钩头'],
              ['Belt Clip', '腰挂扣'],
              ['Double-Sided Scale', '双面刻度'],
              ['Rubber Casing', '包胶外壳'],
            ],
            use: [
              ['Carpentry', '木工'],
              ['Building Sites', '建筑工地'],
              ['Home Renovation', '家庭装修'],
              ['Surveying', '工程测量'],
            ],
          },
          attributes: [
            [
              ['Blade', '尺带'],
              [
                ['Nylon-coated steel', '覆尼龙钢带'],
                ['Carbon steel', '碳钢'],
                ['Stainless steel', '不锈钢'],
              ],
            ],
            [
              ['Scale', '刻度'],
              [
                ['Metric', '公制'],
                ['Metric and imperial', '公英制'],
              ],
            ],
            [
              ['Blade width', '尺带宽'],
              [
                ['16 mm', '16mm'],
                ['19 mm', '19mm'],
                ['25 mm', '25mm'],
              ],
            ],
          ],
          colours: ['yellow', 'black', 'orange', 'blue'],
          option: { name: ['Length', '长度'], values: ['3 m', '5 m', '7.5 m', '10 m'] },
          yuan: [3.5, 26],
          grams: [110, 520],
          box: [10, 9, 5],
          alsoCalled: ['measuring tape', 'maatband'],
        },
        {
          id: 'laser-level',
          leaf: ['Laser & Spirit Levels', '水平仪'],
          emoji: '📐',
          prop: '🔋',
          titles: [
            ['{style} Laser Level with {feature} for {use}', '{use}{style}激光水平仪带{feature}'],
            ['{style} Self-Levelling Laser with {feature} for {use}', '{style}自动调平红外线水平仪 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['High-Precision', '高精度'],
              ['Strong-Beam', '强光'],
              ['Shockproof', '抗摔'],
              ['Outdoor-Visible', '室外可见'],
              ['Dustproof', '防尘'],
            ],
            feature: [
              ['Tripod', '三脚架'],
              ['Remote Control', '遥控器'],
              ['Wall Bracket', '壁挂支架'],
              ['Two Batteries', '双电池'],
            ],
            use: [
              ['Tiling', '贴砖'],
              ['Ceiling Work', '吊顶施工'],
              ['Kitchen Fitting', '橱柜安装'],
              ['Plumbing Layout', '水电放线'],
              ['Bricklaying', '砌墙'],
            ],
          },
          attributes: [
            [
              ['Accuracy', '精度'],
              [
                ['±2 mm at 7 m', '±2mm/7m'],
                ['±3 mm at 10 m', '±3mm/10m'],
              ],
            ],
            [
              ['Working range', '工作距离'],
              [
                ['15 m', '15米'],
                ['25 m', '25米'],
                ['30 m', '30米'],
              ],
            ],
            [
              ['Battery', '电池'],
              [
                ['Lithium 4000 mAh', '锂电4000mAh'],
                ['Lithium 6000 mAh', '锂电6000mAh'],
              ],
            ],
          ],
          colours: ['green', 'red', 'yellow', 'black'],
          option: {
            name: ['Lines', '线数'],
            values: [
              ['2 lines', '2线'],
              ['5 lines', '5线'],
              ['12 lines', '12线'],
              ['16 lines', '16线'],
            ],
          },
          yuan: [48, 290],
          grams: [600, 2600],
          box: [28, 22, 14],
          special: 'magnet',
          alsoCalled: ['spirit level', 'line laser', 'levelling tool'],
        },
        {
          id: 'digital-multimeter',
          leaf: ['Multimeters & Testers', '万用表'],
          emoji: '📟',
          prop: '⚡',
          titles: [
            ['{style} Digital {make} with {feature} for {use}', '{use}{style}数字{make}带{feature}'],
            [
              '{style} {make}, Electrical Tester with {feature} for {use}',
              '{style}{make} 电工测试仪带{feature} {use}用',
            ],
          ],
          words: {
            style: [
              ['Auto-Ranging', '自动量程'],
              ['Pocket', '便携'],
              ['Burnout-Proof', '防烧'],
              ['High-Precision', '高精度'],
            ],
            make: [
              ['Multimeter', '万用表'],
              ['Clamp Meter', '钳形表'],
              ['Smart Multimeter', '智能万用表'],
            ],
            feature: [
              ['Backlit Screen', '背光屏'],
              ['Test Leads', '表笔'],
              ['Large Display', '大屏显示'],
              ['Data Hold', '数据保持'],
            ],
            use: [
              ['Electricians', '电工'],
              ['Car Repair', '汽车维修'],
              ['Solar Installers', '光伏安装'],
              ['Students', '学生实验'],
              ['Appliance Repair', '家电维修'],
            ],
          },
          attributes: [
            [
              ['Display', '显示位数'],
              [
                ['2000 counts', '2000字'],
                ['4000 counts', '4000字'],
                ['6000 counts', '6000字'],
              ],
            ],
            [
              ['Voltage range', '电压量程'],
              [
                ['600 V', '600V'],
                ['1000 V', '1000V'],
              ],
            ],
            [
              ['Safety class', '安全等级'],
              [
                ['CAT II 600 V', 'CAT II 600V'],
                ['CAT III 600 V', 'CAT III 600V'],
              ],
            ],
            [
              ['Power', '供电'],
              [
                ['Two AAA cells, not included', '2节7号电池（不含）'],
                ['9 V battery, not included', '9V电池（不含）'],
              ],
            ],
          ],
          colours: ['yellow', 'red', 'orange', 'black'],
          yuan: [12, 98],
          grams: [180, 520],
          box: [20, 12, 6],
          alsoCalled: ['volt meter', 'electrical tester', 'clamp meter'],
        },
      ],
    },
    {
      slug: 'locks-and-fittings',
      name: ['Locks, Handles & Fixings', '锁具五金'],
      kinds: [
        {
          id: 'security-padlock',
          leaf: ['Padlocks', '挂锁'],
          emoji: '🔒',
          titles: [
            ['{style} {material} Padlock for {use}', '{use}{style}{material}挂锁'],
            [
              '{material} Padlock with {feature}, {style} Lock for {use}',
              '{material}挂锁带{feature} {style}锁 {use}用',
            ],
          ],
          words: {
            style: [
              ['Anti-Theft', '防盗'],
              ['Waterproof', '防水'],
              ['Heavy-Duty', '重型'],
              ['Rustproof', '防锈'],
            ],
            material: [
              ['Solid Brass', '纯铜'],
              ['Stainless Steel', '不锈钢'],
              ['Laminated Steel', '千层'],
              ['Zinc Alloy', '锌合金'],
            ],
            feature: [
              ['Four Keys', '四把钥匙'],
              ['Hardened Shackle', '加硬锁梁'],
              ['Plastic Cover', '塑料外壳'],
            ],
            use: [
              ['Gates', '大门'],
              ['Lockers', '储物柜'],
              ['Warehouses', '仓库'],
              ['Toolboxes', '工具箱'],
              ['Trailers', '拖车'],
            ],
          },
          attributes: [
            [
              ['Cylinder', '锁芯'],
              [
                ['Copper cylinder', '铜锁芯'],
                ['Blade cylinder', '叶片锁芯'],
                ['Pin tumbler', '弹子锁芯'],
              ],
            ],
            [
              ['Keying', '钥匙'],
              [
                ['Keyed different', '不同开'],
                ['Keyed alike', '同开'],
                ['Master key', '带总匙'],
              ],
            ],
            [
              ['Shackle', '锁梁'],
              [
                ['Short', '短梁'],
                ['Long', '长梁'],
              ],
            ],
          ],
          colours: ['gold', 'silver', 'black'],
          option: { name: ['Width', '锁体宽度'], values: ['30 mm', '40 mm', '50 mm', '60 mm', '70 mm'] },
          yuan: [3, 42],
          grams: [80, 620],
          box: [11, 8, 4],
          alsoCalled: ['gate lock', 'security lock'],
        },
        {
          id: 'door-handle-lock',
          leaf: ['Door Handles & Locks', '门锁拉手'],
          emoji: '🚪',
          prop: '🔑',
          titles: [
            ['{style} {material} Door Handle Set for {place}', '{place}{style}{material}门把手套装'],
            [
              '{style} Door Lock with {feature}, {material} Handle for {place}',
              '{style}门锁{feature} {material}拉手 {place}用',
            ],
          ],
          words: {
            style: [
              ['Modern', '现代'],
              ['European', '欧式'],
              ['Minimalist', '简约'],
              ['Thickened', '加厚'],
            ],
            material: [
              ['Zinc Alloy', '锌合金'],
              ['Stainless Steel', '不锈钢'],
              ['Space Aluminium', '太空铝'],
              ['Brass', '黄铜'],
            ],
            feature: [
              ['Silent Latch', '静音锁舌'],
              ['Magnetic Bolt', '磁吸锁体'],
              ['Three Keys', '配三把钥匙'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Bathroom', '卫生间'],
              ['Front Door', '入户门'],
              ['Office', '办公室'],
              ['Hotel', '酒店'],
            ],
          },
          attributes: [
            [
              ['Door thickness', '适合门厚'],
              [
                ['35-45 mm', '35-45mm'],
                ['38-55 mm', '38-55mm'],
              ],
            ],
            [
              ['Opening', '开向'],
              [
                ['Left and right universal', '左右通用'],
                ['Left', '左开'],
                ['Right', '右开'],
              ],
            ],
            [
              ['Lock centre distance', '锁体中心距'],
              [
                ['50 mm', '50mm'],
                ['58 mm', '58mm'],
                ['72 mm', '72mm'],
              ],
            ],
          ],
          colours: ['black', 'gold', 'silver', 'grey'],
          yuan: [16, 118],
          grams: [600, 2100],
          box: [27, 18, 8],
          unit: 50,
          alsoCalled: ['door knob', 'mortice lock', 'lever handle'],
        },
        {
          id: 'screw-assortment',
          leaf: ['Screws & Fasteners', '螺丝紧固件'],
          emoji: '🔩',
          prop: '📦',
          titles: [
            ['Assorted {material} {make} for {use}', '{use}{material}{make}组合装'],
            ['{material} {make} in {pack} for {use}', '{material}{make} {pack} {use}用'],
          ],
          words: {
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Galvanised', '镀锌'],
              ['Carbon Steel', '碳钢'],
              ['Nickel-Plated', '镀镍'],
            ],
            make: [
              ['Self-Tapping Screws', '自攻螺丝'],
              ['Bolts and Nuts', '螺栓螺母'],
              ['Expansion Bolts', '膨胀螺丝'],
              ['Wood Screws', '木螺丝'],
              ['Machine Screws', '机丝螺丝'],
            ],
            pack: [
              ['Plastic Case', '塑料盒装'],
              ['Bulk Bag', '散装袋'],
              ['Labelled Box', '分类盒装'],
            ],
            use: [
              ['Furniture', '家具'],
              ['Construction', '建筑'],
              ['Workshops', '车间'],
              ['Fencing', '围栏'],
              ['Home Repairs', '家庭维修'],
            ],
          },
          attributes: [
            [
              ['Size range', '规格范围'],
              [
                ['M3 to M5', 'M3-M5'],
                ['M4 to M8', 'M4-M8'],
                ['M6 to M12', 'M6-M12'],
              ],
            ],
            [
              ['Thread', '螺纹'],
              [
                ['Coarse', '粗牙'],
                ['Fine', '细牙'],
              ],
            ],
            [
              ['Strength grade', '强度等级'],
              [
                ['4.8', '4.8级'],
                ['8.8', '8.8级'],
                ['A2-70', 'A2-70'],
              ],
            ],
          ],
          colours: ['silver', 'black', 'gold'],
          option: {
            name: ['Pieces', '数量'],
            values: [
              ['100 pieces', '100只'],
              ['300 pieces', '300只'],
              ['500 pieces', '500只'],
              ['1000 pieces', '1000只'],
            ],
          },
          yuan: [5, 48],
          grams: [250, 2600],
          box: [20, 14, 5],
          unit: 40,
          alsoCalled: ['rawl bolts', 'nuts and bolts', 'self-tappers'],
        },
      ],
    },
    {
      slug: 'workshop-safety',
      name: ['Workshop & Safety', '工具箱与劳保'],
      kinds: [
        {
          id: 'tool-box',
          leaf: ['Toolboxes & Bags', '工具箱包'],
          emoji: '🧰',
          titles: [
            ['{style} {make} with {feature} for {use}', '{use}{style}{make}带{feature}'],
            ['{style} {make} for {use}, Parts Storage with {feature}', '{style}{make} {use}工具零件收纳 带{feature}'],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Professional', '专业'],
              ['Waterproof', '防水'],
              ['Portable', '手提'],
              ['Durable', '耐用'],
            ],
            make: [
              ['Plastic Toolbox', '塑料工具箱'],
              ['Steel Toolbox', '铁皮工具箱'],
              ['Canvas Tool Bag', '帆布工具包'],
              ['Oxford Tool Bag', '牛津布工具包'],
            ],
            feature: [
              ['Shoulder Strap', '肩带'],
              ['Padded Handle', '加厚提手'],
              ['Removable Tray', '可拆托盘'],
            ],
            use: [
              ['Electricians', '电工'],
              ['Plumbers', '水暖工'],
              ['Car Mechanics', '汽修工'],
              ['Home Use', '家庭'],
            ],
          },
          attributes: [
            [
              ['Load capacity', '承重'],
              [
                ['10 kg', '10kg'],
                ['20 kg', '20kg'],
                ['30 kg', '30kg'],
              ],
            ],
            [
              ['Layers', '层数'],
              [
                ['Single layer', '单层'],
                ['Double layer', '双层'],
                ['Three layers', '三层'],
              ],
            ],
            [
              ['Compartments', '内格数量'],
              [
                ['6 compartments', '6格'],
                ['12 compartments', '12格'],
                ['18 compartments', '18格'],
              ],
            ],
          ],
          colours: ['black', 'orange', 'blue', 'red', 'grey'],
          option: {
            name: ['Size', '规格'],
            values: [
              ['14 inch', '14寸'],
              ['17 inch', '17寸'],
              ['19 inch', '19寸'],
              ['22 inch', '22寸'],
            ],
          },
          yuan: [12, 88],
          grams: [600, 3600],
          box: [46, 24, 22],
          alsoCalled: ['tool case', 'tool kist', 'artisan bag'],
        },
        {
          id: 'work-gloves',
          leaf: ['Work Gloves', '劳保手套'],
          emoji: '🧤',
          prop: '🧱',
          titles: [
            ['{feature} {material} Work Gloves for {use}', '{use}{feature}{material}劳保手套'],
            [
              '{material} Safety Gloves for {use}, {feature} and {comfort}',
              '{material}防护手套 {use}用 {feature}{comfort}',
            ],
          ],
          words: {
            feature: [
              ['Non-Slip', '防滑'],
              ['Wear-Resistant', '耐磨'],
              ['Cut-Resistant', '防割'],
              ['Thickened', '加厚'],
            ],
            material: [
              ['Nitrile-Coated', '丁腈浸胶'],
              ['Latex-Foam', '乳胶发泡'],
              ['Cowhide Leather', '牛皮'],
              ['PU-Coated', 'PU涂掌'],
              ['Knitted Cotton', '棉纱'],
            ],
            comfort: [
              ['Breathable', '透气'],
              ['Flexible', '灵活'],
              ['Durable', '耐用'],
            ],
            use: [
              ['Construction', '建筑施工'],
              ['Gardening', '园艺'],
              ['Warehouse Handling', '仓库搬运'],
              ['Mechanics', '机修'],
              ['Farming', '农活'],
            ],
          },
          attributes: [
            [
              ['Lining', '内衬'],
              [
                ['Unlined', '无衬里'],
                ['Cotton', '棉内衬'],
                ['Polyester', '涤纶内衬'],
              ],
            ],
            [
              ['Cuff', '袖口'],
              [
                ['Knitted cuff', '罗纹袖口'],
                ['Open cuff', '敞口'],
                ['Velcro strap', '魔术贴'],
              ],
            ],
            [
              ['Standard', '标准'],
              [
                ['EN 388', 'EN388'],
                ['GB/T 12624', 'GB/T 12624'],
              ],
            ],
          ],
          colours: ['grey', 'blue', 'orange', 'black', 'green'],
          option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL'] },
          yuan: [1.5, 22],
          grams: [35, 220],
          box: [25, 12, 2],
          unit: 20,
          alsoCalled: ['garden gloves', 'PPE gloves', 'builder gloves'],
        },
        {
          id: 'safety-goggles',
          leaf: ['Safety Glasses & Goggles', '护目镜'],
          emoji: '🥽',
          titles: [
            ['{feature} Safety Goggles with {part} for {use}', '{use}{feature}护目镜带{part}'],
            ['{feature} Protective Glasses with {part} for {use}', '{feature}防护眼镜 {use}用 {part}'],
          ],
          words: {
            feature: [
              ['Anti-Fog', '防雾'],
              ['Impact-Resistant', '防冲击'],
              ['Dustproof', '防尘'],
              ['Splash-Proof', '防飞溅'],
              ['Scratch-Resistant', '防刮'],
            ],
            part: [
              ['Adjustable Strap', '可调头带'],
              ['Side Shields', '侧翼防护'],
              ['Wide-View Lens', '宽视野镜片'],
              ['Soft Nose Pads', '软鼻托'],
            ],
            use: [
              ['Grinding', '打磨'],
              ['Welding', '焊接'],
              ['Laboratories', '实验室'],
              ['Cycling', '骑行'],
              ['Grass Cutting', '割草'],
            ],
          },
          attributes: [
            [
              ['Lens', '镜片'],
              [
                ['Polycarbonate', 'PC'],
                ['Acetate', '醋酸'],
              ],
            ],
            [
              ['UV protection', '防紫外线'],
              [
                ['UV400', 'UV400'],
                ['99% UVA/UVB', '99% UVA/UVB'],
              ],
            ],
            [
              ['Standard', '标准'],
              [
                ['EN 166', 'EN166'],
                ['ANSI Z87.1', 'ANSI Z87.1'],
              ],
            ],
          ],
          colours: ['clear', 'black', 'yellow', 'blue'],
          yuan: [2.5, 24],
          grams: [40, 180],
          box: [18, 9, 8],
          alsoCalled: ['safety specs', 'eye protection', 'PPE goggles'],
        },
        {
          id: 'reflective-vest',
          leaf: ['Reflective Vests', '反光背心'],
          emoji: '🦺',
          titles: [
            ['{style} Reflective Vest with {feature} for {use}', '{use}{style}反光背心带{feature}'],
            [
              '{style} High-Visibility Safety Waistcoat with {feature} for {use}',
              '{style}高可视反光马甲 {use}用 {feature}',
            ],
          ],
          words: {
            style: [
              ['Breathable Mesh', '透气网布'],
              ['Thickened', '加厚'],
              ['Multi-Pocket', '多口袋'],
              ['Lightweight', '轻便'],
              ['Printable', '可印字'],
            ],
            feature: [
              ['Front Zip', '前拉链'],
              ['Velcro Fastening', '魔术贴'],
              ['ID Card Holder', '证件袋'],
              ['Adjustable Sides', '侧边调节带'],
            ],
            use: [
              ['Building Sites', '建筑工地'],
              ['Traffic Control', '交通指挥'],
              ['Night Cycling', '夜间骑行'],
              ['Car Guards', '停车场管理'],
              ['Road Cleaning', '环卫'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Polyester mesh', '涤纶网布'],
                ['Knitted polyester', '针织涤纶'],
              ],
            ],
            [
              ['Reflective strip width', '反光条宽度'],
              [
                ['5 cm', '5cm'],
                ['6 cm', '6cm'],
              ],
            ],
            [
              ['Standard', '标准'],
              [
                ['EN ISO 20471', 'EN ISO 20471'],
                ['ANSI 107', 'ANSI 107'],
              ],
            ],
          ],
          colours: ['yellow', 'orange', 'green', 'blue', 'red'],
          option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', 'XXXL'] },
          yuan: [3, 28],
          grams: [90, 260],
          box: [30, 24, 2],
          alsoCalled: ['hi-vis vest', 'bibs', 'safety vest'],
        },
      ],
    },
    {
      slug: 'paint-and-adhesives',
      name: ['Paint, Glue & Tape', '涂刷胶粘'],
      kinds: [
        {
          id: 'paint-roller-set',
          leaf: ['Paint Rollers & Brushes', '滚筒毛刷'],
          emoji: '🖌️',
          titles: [
            ['{feature} {make} for {use}', '{use}{feature}{make}'],
            ['{feature} {make} with {extra} for {use}', '{feature}{make} 配{extra} {use}用'],
          ],
          words: {
            feature: [
              ['No-Drip', '不滴漆'],
              ['No-Shed', '不掉毛'],
              ['Thickened', '加厚'],
              ['Fine-Finish', '细腻无痕'],
              ['Wear-Resistant', '耐磨'],
            ],
            make: [
              ['Paint Roller Set', '滚筒刷套装'],
              ['Paint Brush Set', '油漆刷套装'],
              ['Roller and Brush Kit', '滚筒毛刷组合'],
              ['Mini Roller Set', '小滚筒套装'],
            ],
            extra: [
              ['Paint Tray', '涂料托盘'],
              ['Masking Tape', '美纹纸'],
              ['Drop Cloth', '遮蔽膜'],
            ],
            use: [
              ['Walls and Ceilings', '墙面天花'],
              ['Interior Walls', '内墙乳胶漆'],
              ['Waterproofing', '防水涂料'],
              ['Wood Varnish', '木器漆'],
              ['Roof Coatings', '屋顶涂料'],
            ],
          },
          attributes: [
            [
              ['Bristle or pile', '刷毛'],
              [
                ['Polyester', '涤纶'],
                ['Nylon', '尼龙'],
                ['Mixed bristle', '混合毛'],
              ],
            ],
            [
              ['Handle', '手柄'],
              [
                ['Plastic', '塑料'],
                ['Wood', '木柄'],
                ['Rubber grip', '包胶'],
              ],
            ],
            [['Reusable', '可重复使用'], [['Yes, washable', '可清洗重复使用']]],
          ],
          colours: ['yellow', 'blue', 'green', 'white'],
          option: {
            name: ['Width', '宽度'],
            values: [
              ['4 inch', '4寸'],
              ['6 inch', '6寸'],
              ['9 inch', '9寸'],
            ],
          },
          yuan: [3, 32],
          grams: [120, 900],
          box: [30, 20, 8],
          unit: 50,
          alsoCalled: ['kwas', 'paint kit', 'roller'],
        },
        {
          id: 'strong-glue',
          leaf: ['Glues & Sealants', '胶水密封胶'],
          emoji: '🧴',
          prop: '🔧',
          titles: [
            ['{feature} {make} for {use}', '{use}{feature}{make}'],
            ['{feature} {make}, {extra} Adhesive for {use}', '{feature}{make} {extra}胶粘剂 {use}用'],
          ],
          words: {
            feature: [
              ['Quick-Drying', '快干'],
              ['Waterproof', '防水'],
              ['Heat-Resistant', '耐高温'],
              ['Crack-Resistant', '抗开裂'],
              ['High-Strength', '高强度'],
            ],
            make: [
              ['Epoxy Glue', '环氧AB胶'],
              ['Silicone Sealant', '硅酮密封胶'],
              ['Nail-Free Glue', '免钉胶'],
              ['Contact Glue', '万能胶'],
            ],
            extra: [
              ['Low-Odour', '低气味'],
              ['Non-Toxic', '环保'],
              ['Weatherproof', '耐候'],
            ],
            use: [
              ['Metal and Wood', '金属木材'],
              ['Tiles and Stone', '瓷砖石材'],
              ['Glass and Windows', '玻璃门窗'],
              ['Bathroom Fittings', '卫浴'],
              ['Skirting Boards', '踢脚线'],
            ],
          },
          attributes: [
            [
              ['Curing time', '固化时间'],
              [
                ['5 minutes', '5分钟'],
                ['2 hours', '2小时'],
                ['24 hours', '24小时'],
              ],
            ],
            [
              ['Temperature range', '耐温范围'],
              [
                ['-20 to 80 °C', '-20~80℃'],
                ['-40 to 120 °C', '-40~120℃'],
              ],
            ],
            [
              ['Shelf life', '保质期'],
              [
                ['12 months', '12个月'],
                ['18 months', '18个月'],
              ],
            ],
          ],
          colours: ['clear', 'white', 'grey', 'black'],
          option: { name: ['Content', '净含量'], values: ['20 ml', '50 ml', '100 ml', '300 ml'] },
          yuan: [2, 22],
          grams: [40, 450],
          box: [24, 6, 6],
          special: 'liquid',
          alsoCalled: ['gom', 'silicone', 'super glue'],
        },
        {
          id: 'repair-tape',
          leaf: ['Repair & Duct Tapes', '修补胶带'],
          emoji: '🌀',
          prop: '💧',
          titles: [
            ['{feature} {make} for {use}', '{use}{feature}{make}'],
            ['{feature} {make}, {extra} Sealing for {use}', '{feature}{make} {extra}密封 {use}用'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Super-Sticky', '强粘'],
              ['Heat-Resistant', '耐高温'],
              ['Thickened', '加厚'],
              ['Weatherproof', '耐候'],
            ],
            make: [
              ['Butyl Tape', '丁基胶带'],
              ['Cloth Duct Tape', '布基胶带'],
              ['Aluminium Foil Tape', '铝箔胶带'],
              ['PVC Repair Tape', 'PVC修补胶带'],
            ],
            extra: [
              ['Residue-Free', '不留胶'],
              ['Hand-Tearable', '易撕'],
              ['Long-Lasting', '持久'],
            ],
            use: [
              ['Roof Leaks', '屋顶补漏'],
              ['Pipe Leaks', '水管修补'],
              ['Water Tanks', '水箱修补'],
              ['Window Seals', '窗缝密封'],
              ['Gutter Joints', '天沟接缝'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['0.2 mm', '0.2mm'],
                ['0.8 mm', '0.8mm'],
                ['1.2 mm', '1.2mm'],
              ],
            ],
            [
              ['Temperature range', '耐温范围'],
              [
                ['-10 to 70 °C', '-10~70℃'],
                ['-30 to 100 °C', '-30~100℃'],
              ],
            ],
            [
              ['Roll length', '长度'],
              [
                ['5 m', '5米'],
                ['10 m', '10米'],
                ['20 m', '20米'],
              ],
            ],
          ],
          colours: ['silver', 'black', 'white', 'grey'],
          option: { name: ['Width', '宽度'], values: ['5 cm', '10 cm', '15 cm', '20 cm'] },
          yuan: [2.5, 34],
          grams: [120, 1100],
          box: [14, 14, 11],
          alsoCalled: ['duct tape', 'flashing tape', 'leak tape'],
        },
      ],
    },
  ],
};
