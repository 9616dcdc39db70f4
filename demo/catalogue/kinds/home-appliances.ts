import type { Department } from '../kind.ts';

export const homeAppliances: Department = {
  slug: 'home-appliances',
  name: ['Home Appliances', '家用电器'],
  emoji: '🔌',
  groups: [
    {
      slug: 'small-cooking-appliances',
      name: ['Small Cooking Appliances', '厨房小家电'],
      kinds: [
        {
          id: 'electric-kettle',
          leaf: ['Electric Kettles', '电热水壶'],
          emoji: '🫖',
          prop: '⚡',
          titles: [
            ['{style} {material} Electric Kettle with {feature}', '{style}{material}电热水壶 {feature}'],
            ['{material} Fast-Boil Kettle for {place}, {feature}', '{material}快速烧水壶 {place}用 {feature}'],
          ],
          words: {
            style: [
              ['Cordless', '无线底座'],
              ['Large-Capacity', '大容量'],
              ['Double-Wall', '双层'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Borosilicate Glass', '高硼硅玻璃'],
              ['Food-Grade Plastic', '食品级塑料'],
            ],
            feature: [
              ['Automatic Switch-Off', '自动断电'],
              ['Boil-Dry Protection', '防干烧'],
              ['Keep-Warm Function', '保温功能'],
              ['Temperature Display', '温度显示'],
            ],
            place: [
              ['Home', '家庭'],
              ['Hotel', '酒店'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['1350 W', '1350W'],
                ['1500 W', '1500W'],
                ['1800 W', '1800W'],
              ],
            ],
            [['Voltage', '电压'], [['220-240 V', '220-240V']]],
            [
              ['Capacity', '容量'],
              [
                ['1.8 L', '1.8升'],
                ['2 L', '2升'],
                ['2.3 L', '2.3升'],
              ],
            ],
            [['Heating', '加热方式'], [['Hidden base plate', '底盘加热']]],
          ],
          colours: ['silver', 'white', 'black', 'red'],
          option: {
            name: ['Plug', '插头'],
            values: [
              ['South African plug', '南非插头'],
              ['EU plug', '欧规插头'],
              ['UK plug', '英规插头'],
            ],
          },
          yuan: [19, 88],
          grams: [700, 1500],
          box: [23, 20, 22],
          alsoCalled: ['kettle', 'tea boiler', 'jug'],
        },
        {
          id: 'juicer-blender',
          leaf: ['Blenders & Juicers', '榨汁搅拌机'],
          emoji: '🧃',
          prop: '🍓',
          titles: [
            ['{style} Blender with {feature} for {use}', '{style}搅拌机 {feature} {use}机'],
            ['{style} Juicer and Food Mixer for {use}, {feature}', '{style}榨汁料理机 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Multi-Function', '多功能'],
              ['High-Power', '大功率'],
              ['Quiet', '低音'],
            ],
            feature: [
              ['Six-Leaf Blade', '六叶刀头'],
              ['Thick Jug', '加厚杯体'],
              ['One-Touch Start', '一键启动'],
              ['Easy-Clean Cup', '易清洗杯体'],
            ],
            use: [
              ['Smoothies', '奶昔'],
              ['Fresh Juice', '鲜果汁'],
              ['Soya Milk', '豆浆'],
              ['Baby Food', '辅食'],
            ],
          },
          attributes: [
            [
              ['Blade', '刀片材质'],
              [
                ['304 stainless steel', '304不锈钢'],
                ['420 stainless steel', '420不锈钢'],
              ],
            ],
            [
              ['Jug', '杯体材质'],
              [
                ['Glass', '玻璃'],
                ['Tritan plastic', 'Tritan塑料'],
                ['PC plastic', 'PC塑料'],
              ],
            ],
            [
              ['Speeds', '档位'],
              [
                ['1', '1档'],
                ['2 and pulse', '2档加点动'],
                ['5', '5档'],
              ],
            ],
          ],
          colours: ['white', 'black', 'pink', 'mint', 'red'],
          option: { name: ['Capacity', '容量'], values: ['400 ml', '1 L', '1.5 L', '2 L'] },
          yuan: [26, 148],
          grams: [550, 3200],
          box: [28, 20, 22],
          special: 'magnet',
          alsoCalled: ['liquidiser', 'smoothie maker'],
        },
        {
          id: 'air-fryer',
          leaf: ['Air Fryers', '空气炸锅'],
          emoji: '🍟',
          prop: '♨️',
          titles: [
            ['{style} Air Fryer with {feature} for {place}', '{place}{style}空气炸锅 {feature}'],
            ['{style} Oil-Free Electric Fryer for {place}, {feature}', '{style}无油电炸锅 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Large-Capacity', '大容量'],
              ['Smart', '智能'],
              ['Multi-Function', '多功能'],
              ['Compact', '小型'],
            ],
            feature: [
              ['Touch Screen', '触摸屏'],
              ['Viewing Window', '可视窗口'],
              ['Non-Stick Basket', '不粘炸篮'],
              ['Knob Timer', '旋钮定时'],
            ],
            place: [
              ['Family Kitchen', '家庭厨房'],
              ['Flat', '公寓'],
              ['Takeaway Shop', '小吃店'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['1200 W', '1200W'],
                ['1400 W', '1400W'],
                ['1700 W', '1700W'],
              ],
            ],
            [['Temperature', '温度范围'], [['80 to 200 °C', '80-200℃']]],
            [
              ['Basket coating', '炸篮涂层'],
              [
                ['Non-stick coating', '不粘涂层'],
                ['Ceramic coating', '陶瓷涂层'],
              ],
            ],
            [['Voltage', '电压'], [['220-240 V', '220-240V']]],
          ],
          colours: ['black', 'white', 'green', 'pink'],
          option: { name: ['Capacity', '容量'], values: ['3.5 L', '4.5 L', '6 L', '8 L'] },
          yuan: [78, 268],
          grams: [2800, 5600],
          box: [34, 30, 33],
          alsoCalled: ['oil-free fryer', 'chip fryer'],
        },
        {
          id: 'rice-cooker',
          leaf: ['Rice Cookers', '电饭煲'],
          emoji: '🍚',
          prop: '⚡',
          titles: [
            ['{style} Rice Cooker with {feature} for {use} Use', '{style}电饭煲 {feature} {use}用'],
            ['{style} Electric {use} Cooking Pot, {feature}', '{style}电煮锅 {feature} {use}电饭锅'],
          ],
          words: {
            style: [
              ['Mini', '迷你'],
              ['Smart', '智能'],
              ['Classic', '老式'],
              ['Multi-Function', '多功能'],
            ],
            feature: [
              ['Non-Stick Inner Pot', '不粘内胆'],
              ['Steamer Tray', '带蒸笼'],
              ['Automatic Keep-Warm', '自动保温'],
              ['Delay Timer', '预约定时'],
            ],
            use: [
              ['Family', '家庭'],
              ['Student', '学生'],
              ['Canteen', '食堂'],
            ],
          },
          attributes: [
            [
              ['Inner pot', '内胆材质'],
              [
                ['Aluminium alloy', '铝合金'],
                ['Stainless steel', '不锈钢'],
                ['Ceramic glaze', '陶釉'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['300 W', '300W'],
                ['500 W', '500W'],
                ['700 W', '700W'],
              ],
            ],
            [
              ['Control', '控制方式'],
              [
                ['Mechanical', '机械式'],
                ['Touch panel', '触控式'],
              ],
            ],
          ],
          colours: ['white', 'silver', 'pink', 'black'],
          option: { name: ['Capacity', '容量'], values: ['1.2 L', '1.8 L', '3 L', '5 L'] },
          yuan: [32, 165],
          grams: [1200, 3800],
          box: [30, 28, 26],
          alsoCalled: ['rice pot', 'pap cooker'],
        },
      ],
    },
    {
      slug: 'toasting-and-coffee',
      name: ['Toasting & Coffee', '早餐咖啡电器'],
      kinds: [
        {
          id: 'bread-toaster',
          leaf: ['Toasters', '烤面包机'],
          emoji: '🍞',
          prop: '🔥',
          titles: [
            ['{style} {material} Toaster with {feature}', '{style}{material}烤面包机 {feature}'],
            [
              '{style} Breakfast Bread Toaster, {material} Body with {feature}',
              '{style}早餐多士炉 {material}机身 {feature}',
            ],
          ],
          words: {
            style: [
              ['Two-Slice', '两片式'],
              ['Four-Slice', '四片式'],
              ['Retro', '复古'],
              ['Wide-Slot', '宽槽'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Cool-Touch Plastic', '隔热塑料'],
              ['Painted Steel', '烤漆钢'],
            ],
            feature: [
              ['Browning Control', '烘烤调节'],
              ['Crumb Tray', '接屑盘'],
              ['Defrost Button', '解冻功能'],
              ['Warming Rack', '带烘烤架'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['650 W', '650W'],
                ['750 W', '750W'],
                ['1300 W', '1300W'],
              ],
            ],
            [
              ['Browning levels', '烘烤档位'],
              [
                ['6', '6档'],
                ['7', '7档'],
              ],
            ],
            [['Voltage', '电压'], [['220-240 V', '220-240V']]],
          ],
          colours: ['white', 'silver', 'red', 'mint', 'black'],
          option: {
            name: ['Plug', '插头'],
            values: [
              ['South African plug', '南非插头'],
              ['EU plug', '欧规插头'],
              ['UK plug', '英规插头'],
            ],
          },
          yuan: [28, 118],
          grams: [900, 2200],
          box: [31, 18, 20],
          alsoCalled: ['pop-up toaster'],
        },
        {
          id: 'sandwich-maker',
          leaf: ['Sandwich & Waffle Makers', '三明治机'],
          emoji: '🥪',
          prop: '🔥',
          titles: [
            ['{style} {product} Maker with {feature}', '{style}{product}机 {feature}'],
            ['{style} Breakfast {product} Machine, {feature}', '{style}早餐机 {product}机 {feature}'],
          ],
          words: {
            style: [
              ['Double-Sided', '双面加热'],
              ['Mini', '迷你'],
              ['Detachable-Plate', '可换盘'],
              ['Household', '家用'],
            ],
            product: [
              ['Sandwich', '三明治'],
              ['Waffle', '华夫饼'],
              ['Panini', '帕尼尼'],
            ],
            feature: [
              ['Non-Stick Plates', '不粘烤盘'],
              ['Indicator Light', '指示灯'],
              ['Locking Handle', '锁扣手柄'],
              ['Timer', '定时'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['600 W', '600W'],
                ['750 W', '750W'],
                ['850 W', '850W'],
              ],
            ],
            [
              ['Plate coating', '烤盘涂层'],
              [
                ['Non-stick coating', '不粘涂层'],
                ['Ceramic coating', '陶瓷涂层'],
              ],
            ],
            [['Voltage', '电压'], [['220-240 V', '220-240V']]],
          ],
          colours: ['black', 'pink', 'mint', 'white'],
          yuan: [24, 98],
          grams: [800, 1900],
          box: [25, 24, 11],
          alsoCalled: ['snackwich', 'toastie maker', 'waffle iron'],
        },
        {
          id: 'coffee-maker',
          leaf: ['Coffee Makers', '咖啡机'],
          emoji: '☕',
          prop: '⚡',
          titles: [
            ['{style} Coffee Maker with {feature} for {place}', '{place}{style}咖啡机 {feature}'],
            ['{style} Coffee Machine for {place}, {feature}', '{style}煮咖啡机 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Drip', '滴漏式'],
              ['Semi-Automatic', '半自动'],
              ['Compact', '小型'],
              ['Italian-Style', '意式'],
            ],
            feature: [
              ['Reusable Filter', '可重复使用滤网'],
              ['Keep-Warm Plate', '保温底盘'],
              ['Removable Water Tank', '可拆水箱'],
              ['Touch Panel', '触控面板'],
            ],
            place: [
              ['Home', '家庭'],
              ['Office', '办公室'],
              ['Guest House', '民宿'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['550 W', '550W'],
                ['800 W', '800W'],
                ['1050 W', '1050W'],
              ],
            ],
            [
              ['Water tank', '水箱容量'],
              [
                ['0.6 L', '0.6升'],
                ['1.2 L', '1.2升'],
                ['1.5 L', '1.5升'],
              ],
            ],
            [
              ['Body', '机身材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['Stainless steel', '不锈钢'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'red'],
          option: {
            name: ['Plug', '插头'],
            values: [
              ['EU plug', '欧规插头'],
              ['UK plug', '英规插头'],
            ],
          },
          yuan: [52, 420],
          grams: [1300, 4800],
          box: [32, 24, 33],
          alsoCalled: ['filter coffee machine', 'espresso machine'],
        },
      ],
    },
    {
      slug: 'cooling-and-heating',
      name: ['Cooling & Heating', '冷暖电器'],
      kinds: [
        {
          id: 'standing-fan',
          leaf: ['Standing Fans', '落地扇'],
          emoji: '🌬️',
          titles: [
            ['{style} Standing Fan with {feature} for {place}', '{place}{style}落地扇 {feature}'],
            ['{style} Oscillating Pedestal Fan for {place}, {feature}', '{style}摇头立式风扇 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Quiet', '静音'],
              ['High-Wind', '大风力'],
              ['Height-Adjustable', '可升降'],
              ['Retro', '复古'],
            ],
            feature: [
              ['Remote Control', '遥控'],
              ['Three Speeds', '三档风速'],
              ['Timer', '定时'],
              ['Wide Steel Base', '加宽钢底座'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Living Room', '客厅'],
              ['Shop', '商铺'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Blades', '扇叶数'],
              [
                ['3', '3叶'],
                ['5', '5叶'],
                ['7', '7叶'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['45 W', '45W'],
                ['60 W', '60W'],
              ],
            ],
            [
              ['Height', '高度'],
              [
                ['1.1 m', '1.1米'],
                ['1.25 m', '1.25米'],
                ['1.3 m', '1.3米'],
              ],
            ],
          ],
          colours: ['white', 'black', 'grey'],
          option: { name: ['Blade size', '扇叶尺寸'], values: ['12 inch', '16 inch', '18 inch'] },
          yuan: [38, 168],
          grams: [2400, 5500],
          box: [46, 44, 16],
          alsoCalled: ['pedestal fan', 'floor fan'],
        },
        {
          id: 'usb-mini-fan',
          leaf: ['USB Mini Fans', 'USB小风扇'],
          emoji: '🌀',
          prop: '🔋',
          titles: [
            ['{style} USB Rechargeable Fan with {feature} for {place}', '{style}USB充电风扇 {feature} {place}用'],
            ['{style} Mini Cooling Fan for {place}, {feature}', '{style}迷你小风扇 {feature} {place}降温'],
          ],
          words: {
            style: [
              ['Handheld', '手持'],
              ['Clip-On', '夹式'],
              ['Foldable', '折叠'],
              ['Desktop', '桌面'],
            ],
            feature: [
              ['LED Display', '数显'],
              ['Strong Wind', '强风力'],
              ['Silent Motor', '静音电机'],
              ['Night Light', '带夜灯'],
            ],
            place: [
              ['Dormitory', '宿舍'],
              ['Office', '办公室'],
              ['Camping', '露营'],
              ['Pram', '婴儿车'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池容量'],
              [
                ['1200 mAh', '1200mAh'],
                ['2000 mAh', '2000mAh'],
                ['4000 mAh', '4000mAh'],
              ],
            ],
            [
              ['Speeds', '风速档位'],
              [
                ['3', '3档'],
                ['5', '5档'],
                ['100', '100档'],
              ],
            ],
            [
              ['Running time', '使用时长'],
              [
                ['2 to 6 hours', '2-6小时'],
                ['4 to 10 hours', '4-10小时'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'blue', 'green', 'black'],
          yuan: [7, 48],
          grams: [120, 600],
          box: [20, 12, 8],
          special: 'magnet',
          alsoCalled: ['hand fan', 'desk fan', 'load-shedding fan'],
        },
        {
          id: 'room-heater',
          leaf: ['Heaters', '取暖器'],
          emoji: '🔥',
          prop: '🏠',
          titles: [
            ['{style} Electric Heater with {feature} for {place}', '{place}{style}电取暖器 {feature}'],
            ['{style} Room Warmer for {place}, {feature}', '{style}电暖气 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Ceramic', '陶瓷'],
              ['Quartz-Tube', '石英管'],
              ['Halogen', '卤素管'],
              ['Carbon-Fibre', '碳纤维'],
            ],
            feature: [
              ['Tip-Over Switch', '倾倒断电'],
              ['Oscillating Base', '摇头底座'],
              ['Adjustable Heat', '可调温'],
              ['Carry Handle', '提手'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Living Room', '客厅'],
              ['Office', '办公室'],
              ['Study', '书房'],
            ],
          },
          attributes: [
            [['Voltage', '电压'], [['220-240 V', '220-240V']]],
            [
              ['Heat settings', '加热档位'],
              [
                ['2', '2档'],
                ['3', '3档'],
              ],
            ],
            [
              ['Protection', '安全保护'],
              [
                ['Overheat protection', '过热保护'],
                ['Overheat and tip-over protection', '过热及倾倒保护'],
              ],
            ],
          ],
          colours: ['white', 'black', 'grey'],
          option: { name: ['Power', '功率'], values: ['800 W', '1200 W', '2000 W'] },
          yuan: [26, 148],
          grams: [900, 3400],
          box: [38, 24, 18],
          alsoCalled: ['bar heater', 'space heater', 'warmer'],
        },
        {
          id: 'air-humidifier',
          leaf: ['Humidifiers', '加湿器'],
          emoji: '💧',
          prop: '💨',
          titles: [
            ['{style} Humidifier with {feature} for {place}', '{place}{style}加湿器 {feature}'],
            ['{style} Cool-Mist Air Diffuser for {place}, {feature}', '{style}冷雾香薰机 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Ultrasonic', '超声波'],
              ['Silent', '静音'],
              ['Large-Capacity', '大容量'],
              ['Wood-Grain', '木纹'],
            ],
            feature: [
              ['Colourful Night Light', '七彩夜灯'],
              ['Double Nozzle', '双喷头'],
              ['Timer', '定时'],
              ['Water-Out Shut-Off', '缺水断电'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Office', '办公室'],
              ['Spa', '美容院'],
              ['Baby Room', '婴儿房'],
            ],
          },
          attributes: [
            [
              ['Mist output', '喷雾量'],
              [
                ['35 ml/h', '35ml/h'],
                ['80 ml/h', '80ml/h'],
                ['250 ml/h', '250ml/h'],
              ],
            ],
            [
              ['Power supply', '供电方式'],
              [
                ['USB 5 V', 'USB 5V'],
                ['DC 24 V adaptor', 'DC 24V适配器'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['ABS and PP', 'ABS+PP'],
                ['ABS', 'ABS'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'brown', 'blue'],
          option: { name: ['Tank', '水箱容量'], values: ['300 ml', '500 ml', '1 L', '3 L'] },
          yuan: [12, 98],
          grams: [250, 1300],
          box: [20, 17, 22],
          alsoCalled: ['diffuser', 'mist maker'],
        },
      ],
    },
    {
      slug: 'cleaning-appliances',
      name: ['Cleaning Appliances', '清洁电器'],
      kinds: [
        {
          id: 'vacuum-cleaner',
          leaf: ['Vacuum Cleaners', '吸尘器'],
          emoji: '🧹',
          prop: '⚡',
          titles: [
            ['{style} Vacuum Cleaner with {feature} for {place}', '{style}吸尘器 {feature} {place}用'],
            ['{style} Household Vacuum for {place}, {feature}', '{style}家用除尘机 {place}适用 {feature}'],
          ],
          words: {
            style: [
              ['Cordless', '无线'],
              ['Handheld', '手持'],
              ['Strong-Suction', '大吸力'],
              ['Upright', '立式'],
            ],
            feature: [
              ['Washable Filter', '可水洗滤芯'],
              ['LED Head Light', 'LED照明'],
              ['Crevice Nozzle', '扁吸嘴'],
              ['Dust Cup', '尘杯'],
            ],
            place: [
              ['Carpets', '地毯'],
              ['Sofas', '沙发'],
              ['Hard Floors', '硬地板'],
              ['Car Seats', '汽车座椅'],
            ],
          },
          attributes: [
            [
              ['Suction', '吸力'],
              [
                ['8 kPa', '8000Pa'],
                ['12 kPa', '12000Pa'],
                ['18 kPa', '18000Pa'],
              ],
            ],
            [
              ['Dust cup', '尘杯容量'],
              [
                ['0.5 L', '0.5升'],
                ['0.8 L', '0.8升'],
                ['1.2 L', '1.2升'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['120 W', '120W'],
                ['400 W', '400W'],
                ['600 W', '600W'],
              ],
            ],
          ],
          colours: ['white', 'black', 'red', 'blue'],
          yuan: [48, 320],
          grams: [1100, 3600],
          box: [62, 22, 14],
          special: 'magnet',
          alsoCalled: ['hoover', 'vacuum'],
        },
        {
          id: 'robot-vacuum',
          leaf: ['Robot Vacuums', '扫地机器人'],
          emoji: '🛸',
          prop: '🧹',
          titles: [
            ['{style} Robot Vacuum with {feature} for {place}', '{style}扫地机器人 {feature} {place}用'],
            ['{style} Sweeping Robot for {place}, {feature}', '{style}智能扫地机 {feature} 清洁{place}'],
          ],
          words: {
            style: [
              ['Ultra-Thin', '超薄'],
              ['Three-in-One', '三合一'],
              ['Quiet', '静音'],
            ],
            feature: [
              ['App Control', 'APP控制'],
              ['Wet Mopping', '湿拖功能'],
              ['UV Light', '紫外线灯'],
              ['Obstacle Sensor', '避障感应'],
            ],
            place: [
              ['Tiled Floors', '瓷砖地面'],
              ['Wooden Floors', '木地板'],
              ['Short-Pile Carpets', '短毛地毯'],
            ],
          },
          attributes: [
            [
              ['Suction', '吸力'],
              [
                ['1500 Pa', '1500Pa'],
                ['2500 Pa', '2500Pa'],
              ],
            ],
            [
              ['Battery', '电池容量'],
              [
                ['1200 mAh', '1200mAh'],
                ['2600 mAh', '2600mAh'],
              ],
            ],
            [
              ['Charging', '充电方式'],
              [
                ['USB', 'USB充电'],
                ['Charging dock', '充电座'],
              ],
            ],
          ],
          colours: ['white', 'black', 'grey'],
          yuan: [38, 560],
          grams: [700, 3600],
          box: [36, 34, 11],
          special: 'magnet',
          alsoCalled: ['sweeping robot', 'robot hoover'],
        },
        {
          id: 'mosquito-killer-lamp',
          leaf: ['Mosquito Killer Lamps', '灭蚊灯'],
          emoji: '💡',
          prop: '🦟',
          titles: [
            ['{style} Mosquito Killer Lamp with {feature} for {place}', '{place}{style}灭蚊灯 {feature}'],
            ['{style} Insect Zapper for {place}, {feature}', '{style}驱蚊灭蝇器 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Electric-Shock', '电击式'],
              ['Suction-Fan', '吸入式'],
              ['Silent', '静音'],
              ['Solar', '太阳能'],
            ],
            feature: [
              ['UV Light', '紫光诱蚊'],
              ['USB Charging', 'USB充电'],
              ['Hanging Hook', '挂钩'],
              ['Removable Tray', '可拆集蚊盒'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Garden', '庭院'],
              ['Restaurant', '餐厅'],
              ['Camping', '露营'],
            ],
          },
          attributes: [
            [
              ['Wavelength', '光波长'],
              [
                ['365 nm', '365nm'],
                ['395 nm', '395nm'],
              ],
            ],
            [
              ['Coverage', '适用面积'],
              [
                ['20 m²', '20平方米'],
                ['40 m²', '40平方米'],
                ['80 m²', '80平方米'],
              ],
            ],
            [
              ['Power supply', '供电方式'],
              [
                ['USB 5 V', 'USB 5V'],
                ['Built-in battery', '内置电池'],
              ],
            ],
          ],
          colours: ['white', 'black', 'green', 'orange'],
          yuan: [11, 75],
          grams: [220, 900],
          box: [23, 14, 14],
          special: 'magnet',
          alsoCalled: ['mozzie zapper', 'bug zapper', 'insect killer'],
        },
      ],
    },
    {
      slug: 'laundry-appliances',
      name: ['Laundry & Ironing', '洗衣熨烫电器'],
      kinds: [
        {
          id: 'steam-iron',
          leaf: ['Irons', '电熨斗'],
          emoji: '👔',
          prop: '♨️',
          titles: [
            ['{style} Iron with {plate} and {feature}', '{style}电熨斗 {plate} {feature}'],
            ['{style} Electric Iron for Clothes, {plate}, {feature}', '{style}家用烫衣熨斗 {plate} {feature}'],
          ],
          words: {
            style: [
              ['Steam', '蒸汽'],
              ['Cordless Steam', '无线蒸汽'],
              ['Travel Steam', '旅行蒸汽'],
              ['High-Power Steam', '大功率蒸汽'],
            ],
            plate: [
              ['Ceramic Soleplate', '陶瓷底板'],
              ['Non-Stick Soleplate', '不粘底板'],
              ['Stainless Steel Soleplate', '不锈钢底板'],
            ],
            feature: [
              ['Temperature Dial', '旋钮调温'],
              ['Drip-Stop Design', '防滴漏'],
              ['Self-Cleaning', '自清洁'],
              ['Spray Function', '喷水功能'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['1200 W', '1200W'],
                ['1800 W', '1800W'],
                ['2200 W', '2200W'],
              ],
            ],
            [
              ['Water tank', '水箱容量'],
              [
                ['150 ml', '150ml'],
                ['260 ml', '260ml'],
                ['350 ml', '350ml'],
              ],
            ],
            [
              ['Cord', '电源线长'],
              [
                ['1.6 m', '1.6米'],
                ['1.9 m', '1.9米'],
              ],
            ],
          ],
          colours: ['blue', 'purple', 'green', 'white'],
          option: {
            name: ['Plug', '插头'],
            values: [
              ['South African plug', '南非插头'],
              ['EU plug', '欧规插头'],
              ['UK plug', '英规插头'],
            ],
          },
          yuan: [24, 108],
          grams: [700, 1500],
          box: [29, 13, 15],
          alsoCalled: ['ironing machine', 'clothes iron'],
        },
        {
          id: 'garment-steamer',
          leaf: ['Garment Steamers', '挂烫机'],
          emoji: '👗',
          prop: '♨️',
          titles: [
            ['{style} Garment Steamer with {feature} for {use}', '{style}挂烫机 {feature} {use}用'],
            ['{style} Clothes Steamer for {use}, {feature}', '{style}蒸汽熨烫机 {use}适用 {feature}'],
          ],
          words: {
            style: [
              ['Handheld', '手持'],
              ['Foldable', '折叠'],
              ['Mini', '迷你'],
              ['High-Pressure', '高压'],
            ],
            feature: [
              ['Fast Heat-Up', '快速出汽'],
              ['Removable Water Tank', '可拆水箱'],
              ['Lint Brush', '带毛刷'],
              ['Dry and Wet Ironing', '干湿两用'],
            ],
            use: [
              ['Travel', '旅行'],
              ['Home', '家庭'],
              ['Clothing Shops', '服装店'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['1000 W', '1000W'],
                ['1500 W', '1500W'],
                ['1800 W', '1800W'],
              ],
            ],
            [
              ['Steam output', '蒸汽量'],
              [
                ['18 g/min', '18克/分钟'],
                ['25 g/min', '25克/分钟'],
                ['30 g/min', '30克/分钟'],
              ],
            ],
            [
              ['Water tank', '水箱容量'],
              [
                ['120 ml', '120ml'],
                ['200 ml', '200ml'],
                ['250 ml', '250ml'],
              ],
            ],
          ],
          colours: ['white', 'green', 'pink', 'grey'],
          yuan: [26, 118],
          grams: [600, 1300],
          box: [28, 15, 11],
          alsoCalled: ['clothes steamer', 'steam brush'],
        },
        {
          id: 'mini-washing-machine',
          leaf: ['Mini Washing Machines', '迷你洗衣机'],
          emoji: '🫧',
          prop: '👕',
          titles: [
            ['{style} Mini Washing Machine with {feature} for {use}', '{style}迷你洗衣机 {feature} {use}用'],
            ['{style} Portable Washer for {use}, {feature}', '{style}便携小型洗衣机 {feature} {use}专用'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Semi-Automatic', '半自动'],
              ['Single-Tub', '单桶'],
            ],
            feature: [
              ['Spin Basket', '甩干篮'],
              ['Timer', '定时'],
              ['Drain Hose', '排水管'],
              ['Blue-Light Cleaning', '蓝光洁净'],
            ],
            use: [
              ['Underwear', '内衣'],
              ['Baby Clothes', '婴儿衣物'],
              ['Socks', '袜子'],
              ['Students', '学生'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['36 W', '36W'],
                ['135 W', '135W'],
                ['260 W', '260W'],
              ],
            ],
            [
              ['Tub', '桶体材质'],
              [
                ['PP plastic', 'PP塑料'],
                ['TPE and PP', 'TPE+PP'],
              ],
            ],
            [['Voltage', '电压'], [['220-240 V', '220-240V']]],
          ],
          colours: ['white', 'blue', 'pink', 'green'],
          option: { name: ['Capacity', '容量'], values: ['4.5 L', '8 L', '11 L', '16 L'] },
          yuan: [58, 260],
          grams: [1500, 6500],
          box: [38, 36, 24],
          alsoCalled: ['portable washer', 'small washing machine'],
        },
      ],
    },
    {
      slug: 'sewing-and-sealing',
      name: ['Sewing, Sealing & Weighing', '缝纫封口称重'],
      kinds: [
        {
          id: 'sewing-machine',
          leaf: ['Sewing Machines', '缝纫机'],
          emoji: '🧵',
          prop: '🪡',
          titles: [
            ['{style} Sewing Machine with {feature} for {use}', '{style}缝纫机 {feature} {use}用'],
            ['{style} Electric Stitching Machine for {use}, {feature}', '{style}电动裁缝机 {feature} {use}适用'],
          ],
          words: {
            style: [
              ['Mini', '迷你'],
              ['Household', '家用'],
              ['Double-Thread', '双线'],
              ['Multi-Stitch', '多线迹'],
            ],
            feature: [
              ['Foot Pedal', '脚踏板'],
              ['Extension Table', '扩展台'],
              ['LED Lamp', 'LED照明灯'],
              ['Thread Cutter', '切线器'],
            ],
            use: [
              ['Beginners', '初学者'],
              ['Dressmaking', '做衣服'],
              ['Curtains', '窗帘'],
              ['Mending Clothes', '改衣补衣'],
            ],
          },
          attributes: [
            [
              ['Stitches', '线迹种类'],
              [
                ['1', '1种'],
                ['12', '12种'],
                ['16', '16种'],
              ],
            ],
            [
              ['Power supply', '供电方式'],
              [
                ['DC 6 V adaptor', 'DC 6V适配器'],
                ['Adaptor or AA batteries', '适配器或5号电池'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['ABS and metal', 'ABS加金属'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
          ],
          colours: ['white', 'purple', 'pink', 'blue'],
          yuan: [42, 285],
          grams: [800, 3200],
          box: [32, 17, 28],
          alsoCalled: ['stitching machine', 'tailor machine'],
        },
        {
          id: 'vacuum-sealer',
          leaf: ['Vacuum & Bag Sealers', '封口机'],
          emoji: '🥡',
          prop: '🔒',
          titles: [
            ['{style} Bag Sealer with {feature} for {use}', '{style}封口机 {feature} {use}用'],
            ['{style} Sealing Machine for {use}, {feature}', '{style}塑封机 {use}保鲜 {feature}'],
          ],
          words: {
            style: [
              ['Vacuum', '真空'],
              ['Automatic Vacuum', '全自动真空'],
              ['Compact Vacuum', '小型真空'],
            ],
            feature: [
              ['Free Bags', '送真空袋'],
              ['Wide Seal Bar', '加宽封口条'],
              ['One-Touch Button', '一键操作'],
            ],
            use: [
              ['Biltong', '肉干'],
              ['Dried Fruit', '果干'],
              ['Leftovers', '剩菜'],
              ['Nuts', '坚果'],
              ['Vegetables', '蔬菜'],
            ],
          },
          attributes: [
            [
              ['Seal width', '封口长度'],
              [
                ['28 cm', '28cm'],
                ['30 cm', '30cm'],
                ['32 cm', '32cm'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['90 W', '90W'],
                ['110 W', '110W'],
                ['150 W', '150W'],
              ],
            ],
            [
              ['Pressure', '真空度'],
              [
                ['-50 kPa', '-50kPa'],
                ['-60 kPa', '-60kPa'],
              ],
            ],
          ],
          colours: ['white', 'black', 'silver'],
          option: {
            name: ['Plug', '插头'],
            values: [
              ['EU plug', '欧规插头'],
              ['UK plug', '英规插头'],
            ],
          },
          yuan: [29, 135],
          grams: [550, 1600],
          box: [39, 12, 9],
          alsoCalled: ['vacuum packer', 'food sealer'],
        },
        {
          id: 'kitchen-scale',
          leaf: ['Kitchen Scales', '厨房秤'],
          emoji: '⚖️',
          titles: [
            ['{style} Electronic Scale with {feature} for {use}', '{style}电子秤 {feature} {use}秤'],
            ['{style} Digital {use} Scale, {feature}', '{style}数显{use}秤 {feature}'],
          ],
          words: {
            style: [
              ['High-Precision', '高精度'],
              ['Slim', '超薄'],
              ['Waterproof', '防水'],
              ['Compact', '小巧'],
            ],
            feature: [
              ['Backlit Display', '背光显示'],
              ['Tare Function', '去皮功能'],
              ['Large Tray', '大托盘'],
              ['USB Charging', 'USB充电'],
            ],
            use: [
              ['Kitchen', '厨房'],
              ['Baking', '烘焙'],
              ['Coffee', '咖啡'],
            ],
          },
          attributes: [
            [
              ['Accuracy', '精度'],
              [
                ['0.1 g', '0.1克'],
                ['1 g', '1克'],
              ],
            ],
            [
              ['Power supply', '供电方式'],
              [
                ['2 AAA batteries', '2节7号电池'],
                ['USB rechargeable', 'USB充电'],
              ],
            ],
            [
              ['Platform', '秤面材质'],
              [
                ['Tempered glass', '钢化玻璃'],
                ['Stainless steel', '不锈钢'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
          ],
          colours: ['white', 'black', 'silver', 'pink'],
          option: { name: ['Maximum weight', '最大称重'], values: ['3 kg', '5 kg', '10 kg'] },
          yuan: [11, 58],
          grams: [280, 800],
          box: [24, 18, 5],
          special: 'magnet',
          alsoCalled: ['digital scale', 'food scale'],
        },
      ],
    },
  ],
};
