import type { Department } from '../kind.ts';

export const carMotorcycle: Department = {
  slug: 'car-motorcycle',
  name: ['Car & Motorcycle', '汽摩配件'],
  emoji: '🚗',
  groups: [
    {
      slug: 'car-interior',
      name: ['Car Interior', '汽车内饰'],
      kinds: [
        {
          id: 'car-seat-cover',
          leaf: ['Car Seat Covers', '汽车座套'],
          emoji: '💺',
          prop: '🚗',
          titles: [
            ['{feature} {material} Car Seat Covers for {season}', '{feature}{material}汽车座套 {season}通用'],
            [
              '{material} Car Seat Cover Set, {feature} Design with {part}',
              '{material}汽车座套套装 {feature}款 带{part}',
            ],
            [
              '{feature} {material} Seat Protectors with {part} for {season}',
              '{season}{feature}{material}座椅保护套带{part}',
            ],
          ],
          words: {
            feature: [
              ['Breathable', '透气'],
              ['Waterproof', '防水'],
              ['Wear-Resistant', '耐磨'],
              ['Stain-Resistant', '防污'],
            ],
            material: [
              ['PU Leather', 'PU皮'],
              ['Ice Silk', '冰丝'],
              ['Linen', '亚麻'],
              ['Polyester Mesh', '涤纶网布'],
            ],
            season: [
              ['All Seasons', '四季'],
              ['Summer', '夏季'],
              ['Daily Driving', '日常驾驶'],
            ],
            part: [
              ['Headrest Covers', '头枕套'],
              ['Lumbar Pillows', '腰靠'],
              ['Storage Pockets', '储物袋'],
            ],
          },
          attributes: [
            [['Airbag compatible', '气囊兼容'], [['Yes', '是']]],
            [
              ['Fixing', '固定方式'],
              [
                ['Straps and hooks', '绑带挂钩'],
                ['Elastic edge', '松紧包边'],
              ],
            ],
            [
              ['Pattern', '图案'],
              [
                ['Plain', '纯色'],
                ['Diamond stitching', '菱格绗缝'],
                ['Two-tone', '拼色'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'beige', 'red', 'brown', 'wine'],
          option: {
            name: ['Fits', '适用座位'],
            values: [
              ['Front pair', '前排两座'],
              ['Five-seat car', '五座轿车'],
              ['Double-cab bakkie', '双排皮卡'],
              ['Seven-seat car', '七座车'],
            ],
          },
          yuan: [35, 260],
          grams: [1100, 5200],
          box: [52, 42, 16],
          unit: 50,
          alsoCalled: ['bakkie seat covers', 'seat protectors', 'car cushions'],
        },
        {
          id: 'car-floor-mat',
          leaf: ['Car Floor Mats', '汽车脚垫'],
          emoji: '🚗',
          prop: '👞',
          titles: [
            ['{feature} {material} Car Floor Mats with {part}', '{feature}{material}汽车脚垫带{part}'],
            ['{material} Foot Mat Set for {use}, {feature} with {part}', '{material}脚垫套装 {use}用 {feature} {part}'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Non-Slip', '防滑'],
              ['Odour-Free', '无异味'],
              ['Easy-Clean', '易清洗'],
              ['Full-Coverage', '全包围'],
            ],
            material: [
              ['TPE', 'TPE'],
              ['Rubber', '橡胶'],
              ['PVC Coil', 'PVC丝圈'],
              ['Leather-Look', '皮革'],
            ],
            part: [
              ['Raised Edges', '高边'],
              ['Heel Pad', '驾驶位脚跟垫'],
              ['Safety Clips', '安全卡扣'],
            ],
            use: [
              ['Sedans', '轿车'],
              ['SUVs', 'SUV'],
              ['Bakkies', '皮卡'],
              ['Taxis', '出租车'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['4 mm', '4mm'],
                ['8 mm', '8mm'],
                ['12 mm', '12mm'],
              ],
            ],
            [
              ['Trimmable', '可裁剪'],
              [
                ['Yes', '可裁剪'],
                ['No, moulded', '定型不可裁剪'],
              ],
            ],
            [
              ['Driving side', '驾驶方向'],
              [
                ['Right-hand drive', '右舵'],
                ['Universal', '左右舵通用'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'beige', 'brown'],
          option: {
            name: ['Set', '套装'],
            values: [
              ['Front pair', '前排两片'],
              ['Four pieces', '四片装'],
              ['Five pieces with boot mat', '五片装含后备箱垫'],
            ],
          },
          yuan: [22, 168],
          grams: [1500, 5800],
          box: [70, 46, 10],
          unit: 50,
          alsoCalled: ['car carpets', 'foot mats', 'bakkie mats'],
        },
        {
          id: 'steering-wheel-cover',
          leaf: ['Steering Wheel Covers', '方向盘套'],
          emoji: '🛞',
          prop: '🚘',
          titles: [
            ['{feature} {material} Steering Wheel Cover with {finish}', '{feature}{material}方向盘套 {finish}'],
            [
              '{material} Steering Cover, {feature} Feel with {finish} for {use}',
              '{material}汽车把套 {feature}手感 {finish} {use}用',
            ],
          ],
          words: {
            feature: [
              ['Non-Slip', '防滑'],
              ['Breathable', '透气'],
              ['Sweat-Absorbing', '吸汗'],
              ['Soft', '柔软'],
            ],
            material: [
              ['Leather', '真皮'],
              ['Carbon-Look', '碳纤维纹'],
              ['Suede', '翻毛皮'],
              ['Silicone', '硅胶'],
              ['Microfibre', '超纤皮'],
            ],
            finish: [
              ['Embossed Pattern', '压花纹'],
              ['Sporty Design', '运动设计'],
              ['Thumb Grips', '拇指凸点'],
            ],
            use: [
              ['Cars', '轿车'],
              ['SUVs', 'SUV'],
              ['Minibus Taxis', '小巴'],
              ['Bakkies', '皮卡'],
            ],
          },
          attributes: [
            [
              ['Shape', '形状'],
              [
                ['Round', '圆形'],
                ['D-shape', 'D形'],
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
              ['Inner ring', '内圈'],
              [
                ['Odourless rubber', '无味橡胶'],
                ['No inner ring', '无内圈'],
              ],
            ],
          ],
          colours: ['black', 'red', 'grey', 'beige', 'pink', 'blue'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['S 35-36 cm', 'S 35-36cm'],
              ['M 37-38 cm', 'M 37-38cm'],
              ['L 39-40 cm', 'L 39-40cm'],
            ],
          },
          yuan: [8, 48],
          grams: [150, 480],
          box: [39, 39, 4],
          alsoCalled: ['wheel cover', 'steering glove'],
        },
        {
          id: 'windscreen-sunshade',
          leaf: ['Car Sunshades', '汽车遮阳挡'],
          emoji: '🕶️',
          prop: '🚗',
          titles: [
            ['{style} Car Sunshade with {feature} for {place}', '{style}汽车遮阳挡带{feature} {place}用'],
            ['{style} Heat-Insulating Sun Blind with {feature} for {place}', '{style}隔热遮阳帘 {place}用 带{feature}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Easy-Fit', '免安装'],
              ['Thickened', '加厚'],
              ['Reflective', '反光'],
              ['Multi-Layer', '多层'],
            ],
            feature: [
              ['UV Coating', '防晒涂层'],
              ['Storage Pouch', '收纳袋'],
              ['Spring Frame', '钢圈边框'],
            ],
            place: [
              ['Windscreen', '前挡风玻璃'],
              ['Side Windows', '侧窗'],
              ['Rear Window', '后窗'],
              ['Bakkie Cab', '皮卡驾驶室'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Titanium-silver cloth', '钛银布'],
                ['Aluminium foil bubble', '铝箔气泡'],
                ['Nylon mesh', '尼龙网纱'],
              ],
            ],
            [
              ['UV block', '紫外线阻隔率'],
              [
                ['95%', '95%'],
                ['99%', '99%'],
              ],
            ],
            [
              ['Installation', '安装方式'],
              [
                ['Suction cups', '吸盘'],
                ['Sun visor hold', '遮阳板固定'],
                ['Clip-in', '卡扣'],
              ],
            ],
          ],
          colours: ['silver', 'black', 'blue'],
          option: {
            name: ['Size', '规格'],
            values: [
              ['Small car', '小型车'],
              ['Sedan', '轿车'],
              ['SUV or bakkie', 'SUV皮卡'],
            ],
          },
          yuan: [6, 39],
          grams: [150, 750],
          box: [34, 14, 8],
          alsoCalled: ['sun visor', 'windscreen cover', 'sun blind'],
        },
      ],
    },
    {
      slug: 'car-electronics',
      name: ['Car Electronics', '车载电子'],
      kinds: [
        {
          id: 'dash-cam',
          leaf: ['Dash Cams', '行车记录仪'],
          emoji: '📹',
          prop: '🚗',
          titles: [
            ['{quality} {make} Dash Cam with {feature}', '{quality}{make}行车记录仪带{feature}'],
            [
              '{quality} Car Camera, {make} Recorder with {feature} for {use}',
              '{quality}车载摄像头 {make}记录仪 {feature} {use}用',
            ],
          ],
          words: {
            quality: [
              ['Full HD', '全高清'],
              ['Night-Vision', '夜视'],
              ['Wide-Angle', '广角'],
              ['Ultra-Clear', '超清'],
            ],
            make: [
              ['Dual-Lens', '双镜头'],
              ['Hidden', '隐藏式'],
              ['Rear-View Mirror', '后视镜'],
              ['Three-Lens', '三镜头'],
            ],
            feature: [
              ['Parking Monitor', '停车监控'],
              ['Phone App Wi-Fi', '手机WiFi互联'],
              ['Loop Recording', '循环录影'],
              ['Reversing Camera', '倒车影像'],
            ],
            use: [
              ['Taxis', '出租车'],
              ['Trucks', '货车'],
              ['Family Cars', '家用车'],
              ['E-Hailing Drivers', '网约车'],
            ],
          },
          attributes: [
            [
              ['Resolution', '分辨率'],
              [
                ['1080P', '1080P'],
                ['2K', '2K'],
                ['4K', '4K'],
              ],
            ],
            [
              ['Largest card', '最大支持内存卡'],
              [
                ['64 GB', '64GB'],
                ['128 GB', '128GB'],
              ],
            ],
            [
              ['View angle', '视角'],
              [
                ['140°', '140度'],
                ['170°', '170度'],
              ],
            ],
            [['Power', '供电'], [['12-24 V car socket', '12-24V点烟器']]],
          ],
          colours: ['black', 'silver'],
          option: {
            name: ['Memory card', '内存卡'],
            values: [
              ['No card', '不含卡'],
              ['32 GB', '32GB'],
              ['64 GB', '64GB'],
            ],
          },
          yuan: [46, 260],
          grams: [220, 700],
          box: [18, 12, 8],
          special: 'magnet',
          alsoCalled: ['dashboard camera', 'car recorder', 'car cam'],
        },
        {
          id: 'car-phone-holder',
          leaf: ['Car Phone Holders', '车载手机支架'],
          emoji: '📱',
          prop: '🧲',
          titles: [
            ['{style} Car Phone Holder with {feature} for {place}', '{place}{style}车载手机支架带{feature}'],
            [
              '{style} {place} Phone Mount, Navigation Bracket with {feature}',
              '{style}{place}手机架 导航支架 {feature}',
            ],
          ],
          words: {
            style: [
              ['Magnetic', '磁吸'],
              ['Adjustable', '可调节'],
              ['Universal', '通用'],
              ['Foldable', '折叠'],
              ['Clip-Grip', '夹持'],
            ],
            place: [
              ['Dashboard', '仪表台'],
              ['Air Vent', '出风口'],
              ['Windscreen', '前挡玻璃'],
              ['Headrest', '后座头枕'],
            ],
            feature: [
              ['360-Degree Rotation', '360度旋转'],
              ['One-Hand Release', '单手取放'],
              ['Anti-Shake Base', '防抖底座'],
              ['Long Arm', '加长臂'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS and silicone', 'ABS+硅胶'],
                ['Aluminium alloy', '铝合金'],
                ['Zinc alloy', '锌合金'],
              ],
            ],
            [
              ['Phone size', '适用手机'],
              [
                ['4 to 6.7 inch', '4-6.7寸'],
                ['4.7 to 7.2 inch', '4.7-7.2寸'],
              ],
            ],
            [
              ['Load capacity', '承重'],
              [
                ['500 g', '500g'],
                ['1 kg', '1kg'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'red', 'grey'],
          yuan: [4.5, 42],
          grams: [60, 320],
          box: [15, 10, 7],
          special: 'magnet',
          alsoCalled: ['cellphone holder', 'phone cradle', 'phone mount'],
        },
        {
          id: 'car-usb-charger',
          leaf: ['Car Chargers', '车载充电器'],
          emoji: '🔌',
          prop: '🚗',
          titles: [
            ['{style} Car Charger with {feature} for {device}', '{device}{style}车载充电器带{feature}'],
            [
              '{style} Lighter Socket Adaptor, {device} Fast Charger with {feature}',
              '{style}点烟器车充 {device}快充 {feature}',
            ],
          ],
          words: {
            style: [
              ['Metal', '金属'],
              ['Smart', '智能'],
              ['Multi-Port', '多口'],
              ['Flame-Retardant', '阻燃'],
              ['Compact', '小巧'],
            ],
            feature: [
              ['Voltage Display', '电压显示'],
              ['Bluetooth FM Transmitter', '蓝牙FM发射'],
              ['Retractable Cable', '伸缩充电线'],
              ['LED Light Ring', '光圈指示灯'],
            ],
            device: [
              ['Phone', '手机'],
              ['Tablet', '平板'],
              ['Dash Cam', '行车记录仪'],
              ['Laptop', '笔记本'],
            ],
          },
          attributes: [
            [
              ['Ports', '接口'],
              [
                ['Two USB', '双USB'],
                ['USB and Type-C', 'USB+Type-C'],
                ['Two USB and two Type-C', '2USB+2Type-C'],
              ],
            ],
            [
              ['Input', '输入'],
              [
                ['12-24 V', '12-24V'],
                ['12-32 V', '12-32V'],
              ],
            ],
            [
              ['Protection', '保护'],
              [
                ['Overheat and short-circuit', '过热短路保护'],
                ['Overcurrent', '过流保护'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'white', 'clear'],
          option: { name: ['Power', '功率'], values: ['18 W', '30 W', '66 W', '100 W'] },
          yuan: [5, 46],
          grams: [30, 180],
          box: [11, 8, 5],
          alsoCalled: ['lighter charger', 'car USB', 'FM modulator'],
        },
        {
          id: 'car-radio-player',
          leaf: ['Car Radios & Media Players', '车载播放器'],
          emoji: '📻',
          prop: '🚗',
          titles: [
            ['{style} Car {make} with {feature}', '{style}车载{make}带{feature}'],
            [
              '{style} Car Stereo, Bluetooth {make} with {feature} for {use}',
              '{style}汽车音响 蓝牙{make} {feature} {use}用',
            ],
          ],
          words: {
            style: [
              ['Touchscreen', '触屏'],
              ['High-Definition', '高清'],
              ['Smart', '智能'],
              ['Universal', '通用'],
            ],
            make: [
              ['MP5 Player', 'MP5播放器'],
              ['Media Player', '多媒体播放器'],
              ['Radio Player', '收音播放机'],
            ],
            feature: [
              ['Phone Mirroring', '手机互联'],
              ['Reversing Camera', '倒车摄像头'],
              ['Hands-Free Calling', '免提通话'],
              ['Steering Wheel Remote', '方向盘遥控'],
              ['USB and Card Slot', 'USB插卡'],
            ],
            use: [
              ['Sedans', '轿车'],
              ['Bakkies', '皮卡'],
              ['Minibus Taxis', '小巴'],
              ['Trucks', '货车'],
            ],
          },
          attributes: [
            [
              ['Output power', '输出功率'],
              [
                ['4 x 45 W', '4x45W'],
                ['4 x 60 W', '4x60W'],
              ],
            ],
            [
              ['Radio bands', '收音频段'],
              [
                ['FM', 'FM'],
                ['FM and AM', 'FM+AM'],
              ],
            ],
            [
              ['Voltage', '电压'],
              [
                ['12 V', '12V'],
                ['12-24 V', '12-24V'],
              ],
            ],
          ],
          colours: ['black', 'silver'],
          option: {
            name: ['Screen', '屏幕尺寸'],
            values: [
              ['4 inch', '4寸'],
              ['7 inch', '7寸'],
              ['9 inch', '9寸'],
              ['10 inch', '10寸'],
            ],
          },
          yuan: [58, 420],
          grams: [600, 2400],
          box: [28, 22, 12],
          alsoCalled: ['car tape', 'front loader', 'car stereo'],
        },
      ],
    },
    {
      slug: 'car-care',
      name: ['Car Cleaning & Care', '汽车清洁养护'],
      kinds: [
        {
          id: 'car-wax-polish',
          leaf: ['Car Wax & Polish', '车蜡养护'],
          emoji: '🧴',
          prop: '🚗',
          titles: [
            ['{feature} {make} for {use}', '{use}{feature}{make}'],
            ['{feature} Car Care {make} with {extra} for {use}', '{feature}汽车养护{make} 配{extra} {use}用'],
          ],
          words: {
            feature: [
              ['Water-Repellent', '疏水'],
              ['High-Gloss', '高光泽'],
              ['Quick-Shine', '速亮'],
              ['Long-Lasting', '持久'],
              ['Restoring', '翻新'],
            ],
            make: [
              ['Ceramic Coating Spray', '镀晶喷雾'],
              ['Wax Polish', '上光蜡'],
              ['Foam Cleaner', '泡沫清洁剂'],
              ['Scratch Repair Cream', '划痕修复膏'],
            ],
            extra: [
              ['Sponge', '海绵'],
              ['Microfibre Cloth', '超细纤维毛巾'],
              ['Applicator Brush', '涂抹刷'],
            ],
            use: [
              ['Car Paint', '车漆'],
              ['Motorcycle Paintwork', '摩托车漆面'],
              ['Bodywork', '车身'],
              ['Older Vehicles', '老旧车'],
            ],
          },
          attributes: [
            [
              ['pH', '酸碱度'],
              [
                ['Neutral', '中性'],
                ['Mildly alkaline', '弱碱性'],
              ],
            ],
            [
              ['Shelf life', '保质期'],
              [
                ['2 years', '2年'],
                ['3 years', '3年'],
              ],
            ],
            [
              ['Protection time', '保护时间'],
              [
                ['1 month', '1个月'],
                ['3 months', '3个月'],
                ['6 months', '6个月'],
              ],
            ],
          ],
          colours: ['clear', 'white', 'black'],
          option: { name: ['Content', '净含量'], values: ['120 ml', '300 ml', '500 ml', '1 L'] },
          yuan: [5, 42],
          grams: [170, 1150],
          box: [24, 8, 8],
          special: 'liquid',
          alsoCalled: ['car polish', 'dash polish', 'valet products'],
        },
        {
          id: 'car-wash-cloth',
          leaf: ['Car Wash Cloths & Mitts', '洗车毛巾手套'],
          emoji: '🧽',
          prop: '🚗',
          titles: [
            ['{feature} {material} Car {make} for {use}', '{use}{feature}{material}{make}'],
            [
              '{material} Car {make}, {feature} and Scratch-Free, for {use}',
              '{material}{make} {feature}不伤漆 {use}用',
            ],
          ],
          words: {
            feature: [
              ['Super-Absorbent', '强吸水'],
              ['Thickened', '加厚'],
              ['Lint-Free', '不掉毛'],
              ['Double-Sided', '双面'],
            ],
            material: [
              ['Microfibre', '超细纤维'],
              ['Coral Fleece', '珊瑚绒'],
              ['Chenille', '雪尼尔'],
              ['Chamois-Look', '仿鹿皮'],
            ],
            make: [
              ['Wash Cloth', '洗车毛巾'],
              ['Wash Mitt', '洗车手套'],
              ['Cleaning Pad', '擦车垫'],
              ['Drying Towel', '擦车巾'],
            ],
            use: [
              ['Car Washes', '洗车店'],
              ['Home Use', '家庭'],
              ['Interior Detailing', '内饰护理'],
              ['Valet Services', '汽车美容'],
            ],
          },
          attributes: [
            [
              ['Fabric weight', '克重'],
              [
                ['300 g/m²', '300gsm'],
                ['600 g/m²', '600gsm'],
                ['1000 g/m²', '1000gsm'],
              ],
            ],
            [
              ['Edge', '边缘'],
              [
                ['Overlocked', '锁边'],
                ['Satin-bound', '缎面包边'],
              ],
            ],
            [['Machine washable', '可机洗'], [['Yes', '是']]],
          ],
          colours: ['blue', 'grey', 'green', 'yellow', 'orange', 'red'],
          option: {
            name: ['Pack', '包装'],
            values: [
              ['1 piece', '1条装'],
              ['3 pieces', '3条装'],
              ['5 pieces', '5条装'],
              ['10 pieces', '10条装'],
            ],
          },
          yuan: [2.5, 36],
          grams: [60, 900],
          box: [30, 20, 6],
          unit: 40,
          alsoCalled: ['lappie', 'chamois', 'wash mitt'],
        },
        {
          id: 'car-vacuum-cleaner',
          leaf: ['Car Vacuum Cleaners', '车载吸尘器'],
          emoji: '💨',
          prop: '🚗',
          titles: [
            ['{style} Vacuum Cleaner with {feature} for {use}', '{style}车载吸尘器带{feature} {use}两用'],
            ['{style} Handheld Vacuum with {feature} for {use}', '{style}手持吸尘器 {use}两用 {feature}'],
          ],
          words: {
            style: [
              ['Cordless', '无线'],
              ['Strong-Suction', '大吸力'],
              ['Mini', '迷你'],
              ['Wet-and-Dry', '干湿'],
              ['Foldable', '折叠'],
            ],
            feature: [
              ['HEPA Filter', 'HEPA滤网'],
              ['Crevice Nozzle', '扁吸嘴'],
              ['LED Light', 'LED照明灯'],
              ['Air Blower', '吹气功能'],
            ],
            use: [
              ['Car and Home', '车家'],
              ['Car and Office', '车载办公'],
              ['Car and Sofa', '车载沙发'],
            ],
          },
          attributes: [
            [
              ['Suction', '吸力'],
              [
                ['5000 Pa', '5000Pa'],
                ['8000 Pa', '8000Pa'],
                ['12 000 Pa', '12000Pa'],
              ],
            ],
            [
              ['Battery', '电池'],
              [
                ['2000 mAh', '2000mAh'],
                ['4000 mAh', '4000mAh'],
              ],
            ],
            [
              ['Dust cup', '尘杯容量'],
              [
                ['100 ml', '100ml'],
                ['300 ml', '300ml'],
                ['500 ml', '500ml'],
              ],
            ],
          ],
          colours: ['white', 'black', 'green', 'silver'],
          option: { name: ['Power', '功率'], values: ['80 W', '120 W', '150 W'] },
          yuan: [22, 118],
          grams: [450, 1300],
          box: [34, 12, 12],
          special: 'magnet',
          alsoCalled: ['car hoover', 'handheld vac', 'dustbuster'],
        },
      ],
    },
    {
      slug: 'tyres-and-emergency',
      name: ['Tyre & Emergency Gear', '轮胎应急'],
      kinds: [
        {
          id: 'tyre-inflator',
          leaf: ['Tyre Inflators', '充气泵'],
          emoji: '🛞',
          prop: '💨',
          titles: [
            ['{style} Tyre Inflator with {feature} for {use}', '{use}{style}车载充气泵带{feature}'],
            ['{style} Air Compressor Pump with {feature} for {use}', '{style}打气泵 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Compact', '小型'],
              ['Double-Cylinder', '双缸'],
              ['Smart Digital', '智能数显'],
              ['High-Pressure', '高压'],
            ],
            feature: [
              ['Auto Stop', '充满自停'],
              ['LED Light', 'LED照明'],
              ['Pressure Gauge', '胎压表'],
              ['Nozzle Kit', '气嘴套装'],
            ],
            use: [
              ['Cars', '汽车'],
              ['Bakkies and 4x4s', '皮卡越野车'],
              ['Motorcycles', '摩托车'],
              ['Bicycles and Balls', '自行车球类'],
            ],
          },
          attributes: [
            [
              ['Maximum pressure', '最大压力'],
              [
                ['100 PSI', '100PSI'],
                ['150 PSI', '150PSI'],
              ],
            ],
            [
              ['Air flow', '流量'],
              [
                ['20 L/min', '20L/分'],
                ['35 L/min', '35L/分'],
                ['70 L/min', '70L/分'],
              ],
            ],
            [
              ['Hose length', '气管长度'],
              [
                ['0.6 m', '0.6米'],
                ['3 m', '3米'],
              ],
            ],
          ],
          colours: ['black', 'orange', 'silver', 'red'],
          option: {
            name: ['Power supply', '供电方式'],
            values: [
              ['12 V lighter plug', '12V点烟器'],
              ['Battery clamps', '电瓶夹'],
              ['Built-in battery', '内置锂电池'],
            ],
          },
          yuan: [28, 165],
          grams: [600, 3200],
          box: [26, 18, 12],
          special: 'magnet',
          alsoCalled: ['tyre pump', 'compressor', 'air pump'],
        },
        {
          id: 'jump-starter',
          leaf: ['Jump Starters & Cables', '应急启动电源'],
          emoji: '🔋',
          prop: '🚗',
          titles: [
            ['{style} Jump Starter with {feature} for {use}', '{use}{style}应急启动电源带{feature}'],
            ['{style} Emergency Battery Booster with {feature} for {use}', '{style}车载搭电宝 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Waterproof', '防水'],
              ['Multi-Function', '多功能'],
              ['Shockproof', '抗震'],
              ['Smart', '智能'],
            ],
            feature: [
              ['Power Bank Ports', '充电宝接口'],
              ['Safety Clamps', '安全电瓶夹'],
              ['LED Torch', 'LED照明灯'],
              ['SOS Light', 'SOS警示灯'],
            ],
            use: [
              ['Petrol Cars', '汽油车'],
              ['Diesel Bakkies', '柴油皮卡'],
              ['Motorcycles', '摩托车'],
              ['Roadside Rescue', '道路救援'],
            ],
          },
          attributes: [
            [
              ['Peak current', '峰值电流'],
              [
                ['600 A', '600A'],
                ['1000 A', '1000A'],
                ['2000 A', '2000A'],
              ],
            ],
            [
              ['Output', '输出'],
              [
                ['12 V and USB 5 V', '12V+USB 5V'],
                ['12 V and Type-C', '12V+Type-C'],
              ],
            ],
            [
              ['Working temperature', '工作温度'],
              [
                ['-20 to 60 °C', '-20~60℃'],
                ['-10 to 50 °C', '-10~50℃'],
              ],
            ],
          ],
          colours: ['black', 'orange', 'red'],
          option: { name: ['Battery', '电池容量'], values: ['8000 mAh', '12 000 mAh', '20 000 mAh'] },
          yuan: [88, 340],
          grams: [650, 1800],
          box: [24, 18, 9],
          special: 'magnet',
          alsoCalled: ['jumper pack', 'battery booster', 'jumper cables'],
        },
        {
          id: 'tow-strap',
          leaf: ['Tow & Cargo Straps', '拖车绳捆绑带'],
          emoji: '🪢',
          prop: '🛻',
          titles: [
            ['{feature} {make} with {part} for {use}', '{use}{feature}{make} 配{part}'],
            ['{feature} Nylon {make} for {use}, {part} Included', '{feature}尼龙{make} {use}用 配{part}'],
          ],
          words: {
            feature: [
              ['Heavy-Duty', '加厚'],
              ['High-Strength', '高强度'],
              ['Wear-Resistant', '耐磨'],
              ['Thickened', '双层加厚'],
              ['Reflective', '反光'],
            ],
            make: [
              ['Tow Rope', '拖车绳'],
              ['Ratchet Strap', '棘轮捆绑带'],
              ['Recovery Strap', '救援拖车带'],
              ['Cargo Strap', '货物捆绑带'],
            ],
            part: [
              ['Steel Hooks', '钢钩'],
              ['Storage Bag', '收纳袋'],
              ['U-Shackles', 'U型卸扣'],
            ],
            use: [
              ['Bakkies', '皮卡'],
              ['4x4s', '越野车'],
              ['Trucks', '货车'],
              ['Trailers', '拖车'],
            ],
          },
          attributes: [
            [
              ['Breaking strength', '拉力'],
              [
                ['3 t', '3吨'],
                ['5 t', '5吨'],
                ['8 t', '8吨'],
                ['10 t', '10吨'],
              ],
            ],
            [
              ['Width', '宽度'],
              [
                ['38 mm', '38mm'],
                ['50 mm', '50mm'],
                ['60 mm', '60mm'],
              ],
            ],
            [
              ['Webbing', '织带工艺'],
              [
                ['Double-stitched', '双线缝制'],
                ['Double layer', '双层'],
              ],
            ],
          ],
          colours: ['orange', 'yellow', 'blue', 'red', 'green'],
          option: { name: ['Length', '长度'], values: ['3 m', '4 m', '5 m', '8 m'] },
          yuan: [9, 86],
          grams: [450, 3200],
          box: [28, 20, 10],
          alsoCalled: ['bakkie strap', 'tow rope', 'tie-down'],
        },
      ],
    },
    {
      slug: 'car-exterior',
      name: ['Lights & Exterior', '车灯外饰'],
      kinds: [
        {
          id: 'led-headlight-bulb',
          leaf: ['LED Headlight Bulbs', '汽车LED大灯'],
          emoji: '🚘',
          prop: '💡',
          titles: [
            ['{style} LED {make} with {feature} for {use}', '{use}{style}LED{make}带{feature}'],
            ['{style} LED {make} Pair with {feature}, Fits {use}', '{style}LED{make}一对装 {feature} {use}适用'],
          ],
          words: {
            style: [
              ['Super-Bright', '超亮'],
              ['Waterproof', '防水'],
              ['Plug-and-Play', '即插即用'],
              ['High-Power', '大功率'],
            ],
            make: [
              ['Headlight Bulb', '大灯灯泡'],
              ['Fog Light Bulb', '雾灯灯泡'],
              ['High-Low Beam Bulb', '远近光灯泡'],
            ],
            feature: [
              ['Cooling Fan', '散热风扇'],
              ['Aluminium Heat Sink', '铝散热座'],
              ['Projector Lens', '聚光透镜'],
              ['Built-In Driver', '内置驱动'],
            ],
            use: [
              ['Cars', '轿车'],
              ['Bakkies', '皮卡'],
              ['Off-Road 4x4s', '越野车'],
              ['Motorcycles', '摩托车'],
              ['Trucks', '货车'],
            ],
          },
          attributes: [
            [
              ['Voltage', '电压'],
              [
                ['9-32 V', '9-32V'],
                ['12 V', '12V'],
                ['12-24 V', '12-24V'],
              ],
            ],
            [
              ['Colour temperature', '色温'],
              [
                ['4300 K', '4300K'],
                ['6000 K', '6000K'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IP67', 'IP67'],
                ['IP68', 'IP68'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['18 W', '18W'],
                ['40 W', '40W'],
                ['72 W', '72W'],
              ],
            ],
          ],
          colours: ['white', 'yellow'],
          option: { name: ['Fitting', '接口型号'], values: ['H1', 'H4', 'H7', 'H11', '9005'] },
          yuan: [12, 128],
          grams: [120, 900],
          box: [18, 14, 8],
          unit: 20,
          alsoCalled: ['headlight globes', 'car globes', 'headlamp bulbs'],
        },
        {
          id: 'car-body-cover',
          leaf: ['Car Covers', '汽车车衣'],
          emoji: '🚙',
          prop: '🌧️',
          titles: [
            ['{feature} {material} Car Cover with {part}', '{feature}{material}汽车车衣带{part}'],
            ['{feature} {material} Vehicle Body Cover with {part} for {use}', '{material}{feature}车罩 {part} {use}用'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Sunproof', '防晒'],
              ['Dustproof', '防尘'],
              ['Hail-Resistant', '防冰雹'],
              ['All-Weather', '全天候'],
            ],
            material: [
              ['Oxford Cloth', '牛津布'],
              ['PEVA', 'PEVA'],
              ['Aluminium Film', '铝膜'],
              ['Cotton-Lined', '加绒加厚'],
            ],
            part: [
              ['Reflective Strips', '反光条'],
              ['Side Zip', '侧门拉链'],
              ['Windproof Straps', '防风绑带'],
              ['Storage Bag', '收纳袋'],
            ],
            use: [
              ['Outdoor Parking', '露天停车'],
              ['Garages', '车库'],
              ['Summer Sun', '夏季防暑'],
              ['Rainy Season', '雨季'],
            ],
          },
          attributes: [
            [
              ['Layers', '层数'],
              [
                ['Single layer', '单层'],
                ['Two layers', '双层'],
                ['Three layers', '三层'],
              ],
            ],
            [
              ['Hem', '底边'],
              [
                ['Elastic hem', '松紧底边'],
                ['Elastic and buckles', '松紧加卡扣'],
              ],
            ],
            [
              ['UV protection', '防紫外线'],
              [
                ['UPF 50+', 'UPF50+'],
                ['UPF 30', 'UPF30'],
              ],
            ],
          ],
          colours: ['silver', 'grey', 'black', 'blue'],
          option: {
            name: ['Fits', '适用车型'],
            values: [
              ['Hatchback', '两厢车'],
              ['Sedan', '三厢轿车'],
              ['SUV', 'SUV'],
              ['Double-cab bakkie', '双排皮卡'],
            ],
          },
          yuan: [32, 188],
          grams: [1100, 4200],
          box: [42, 32, 14],
          alsoCalled: ['car seil', 'hail cover', 'bakkie cover'],
        },
        {
          id: 'wiper-blades',
          leaf: ['Wiper Blades', '雨刮器'],
          emoji: '🌧️',
          prop: '🚗',
          titles: [
            ['{style} Wiper Blades with {feature} for {use}', '{use}{style}雨刮器 {feature}'],
            ['{style} Silent Windscreen Wipers with {feature} for {use}', '{style}静音雨刷片 {feature} {use}用'],
          ],
          words: {
            style: [
              ['Frameless', '无骨'],
              ['Three-Section', '三段式'],
              ['Silicone', '硅胶'],
              ['Universal', '通用'],
              ['Heavy-Duty', '加强型'],
            ],
            feature: [
              ['Water-Repellent Coating', '镀膜疏水'],
              ['High-Tension Spring', '高弹钢片'],
              ['Multi-Adaptor Clip', '多功能接头'],
              ['Wind-Resistant Spoiler', '抗风导流'],
            ],
            use: [
              ['Sedans', '轿车'],
              ['SUVs', 'SUV'],
              ['Bakkies', '皮卡'],
              ['Buses and Trucks', '客车货车'],
            ],
          },
          attributes: [
            [
              ['Connector', '接口'],
              [
                ['U-hook', 'U型钩'],
                ['Push button', '直插式'],
                ['Multi-fit', '多功能'],
              ],
            ],
            [
              ['Lifespan', '使用寿命'],
              [
                ['6 months', '6个月'],
                ['12 months', '12个月'],
              ],
            ],
            [
              ['Steel spring', '弹片'],
              [
                ['Single', '单弹片'],
                ['Double', '双弹片'],
              ],
            ],
          ],
          colours: ['black', 'grey'],
          option: {
            name: ['Length', '长度'],
            values: [
              ['14 inch', '14寸'],
              ['18 inch', '18寸'],
              ['22 inch', '22寸'],
              ['26 inch', '26寸'],
            ],
          },
          yuan: [4, 32],
          grams: [120, 420],
          box: [68, 6, 4],
          unit: 20,
          alsoCalled: ['windscreen wipers', 'wiper rubbers'],
        },
      ],
    },
    {
      slug: 'motorcycle-gear',
      name: ['Motorcycle Gear', '摩托车用品'],
      kinds: [
        {
          id: 'motorcycle-helmet',
          leaf: ['Motorcycle Helmets', '摩托车头盔'],
          emoji: '🪖',
          prop: '🏍️',
          titles: [
            ['{style} Motorcycle Helmet with {feature} for {use}', '{use}{style}摩托车头盔带{feature}'],
            ['{style} Rider Helmet with {feature}, Safety Gear for {use}', '{style}骑行头盔 {use}装备 {feature}'],
          ],
          words: {
            style: [
              ['Full-Face', '全覆式'],
              ['Open-Face', '半覆式'],
              ['Flip-Up', '揭面'],
              ['Lightweight', '轻量'],
              ['Retro', '复古'],
            ],
            feature: [
              ['Double Visor', '双镜片'],
              ['Anti-Fog Lens', '防雾镜片'],
              ['Washable Lining', '可拆洗内衬'],
              ['Quick-Release Buckle', '快拆卡扣'],
            ],
            use: [
              ['Delivery Riders', '外卖骑手'],
              ['City Commuting', '城市通勤'],
              ['Touring', '摩旅'],
              ['Daily Riding', '日常出行'],
            ],
          },
          attributes: [
            [
              ['Shell', '外壳'],
              [
                ['ABS', 'ABS'],
                ['Fibreglass', '玻璃钢'],
                ['PC alloy', 'PC合金'],
              ],
            ],
            [
              ['Certificate', '认证'],
              [
                ['ECE 22.06', 'ECE 22.06'],
                ['DOT', 'DOT'],
                ['3C', '3C'],
              ],
            ],
            [
              ['Ventilation', '通风'],
              [
                ['Front and rear vents', '前后通风口'],
                ['Top vents', '顶部通风口'],
              ],
            ],
          ],
          colours: ['black', 'white', 'red', 'blue', 'grey', 'pink'],
          option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL'] },
          yuan: [36, 240],
          grams: [900, 1900],
          box: [36, 27, 27],
          alsoCalled: ['crash helmet', 'skid lid', 'scooter helmet'],
        },
        {
          id: 'motorcycle-riding-gloves',
          leaf: ['Riding Gloves', '骑行手套'],
          emoji: '🧤',
          prop: '🏍️',
          titles: [
            ['{style} Motorcycle Gloves with {feature} for {use}', '{use}{style}摩托车手套带{feature}'],
            ['{style} Riding Gloves with {feature} for {use}', '{style}骑行手套 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Windproof', '防风'],
              ['Breathable', '透气'],
              ['Waterproof', '防水'],
              ['Non-Slip', '防滑'],
              ['Wear-Resistant', '耐磨'],
            ],
            feature: [
              ['Touchscreen Fingertips', '触屏指尖'],
              ['Knuckle Protectors', '指关节护壳'],
              ['Palm Padding', '掌心护垫'],
              ['Reflective Trim', '反光条'],
            ],
            use: [
              ['Motocross', '越野'],
              ['Delivery Riders', '外卖骑手'],
              ['Long Rides', '长途骑行'],
              ['Daily Commuting', '日常通勤'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Polyester', '涤纶'],
                ['Goatskin', '山羊皮'],
                ['Microfibre leather', '超纤皮'],
              ],
            ],
            [
              ['Cuff', '袖口'],
              [
                ['Velcro strap', '魔术贴'],
                ['Elastic', '松紧'],
              ],
            ],
            [
              ['Lining', '内衬'],
              [
                ['Mesh', '网布内衬'],
                ['Fleece', '抓绒内衬'],
                ['Unlined', '无衬里'],
              ],
            ],
          ],
          colours: ['black', 'red', 'blue', 'green', 'grey'],
          option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL'] },
          yuan: [12, 78],
          grams: [90, 320],
          box: [26, 14, 5],
          unit: 20,
          alsoCalled: ['bike gloves', 'biker gloves'],
        },
        {
          id: 'motorcycle-top-box',
          leaf: ['Motorcycle Boxes', '摩托车尾箱'],
          emoji: '🛵',
          prop: '📦',
          titles: [
            ['{feature} Motorcycle {make} for {use}', '{use}{feature}摩托车{make}'],
            ['{feature} Motorcycle {make} with {part}, {use} Storage', '{feature}摩托车{make}带{part} {use}收纳'],
          ],
          words: {
            feature: [
              ['Waterproof', '防水'],
              ['Sunproof', '防晒'],
              ['Thickened', '加厚'],
              ['Quick-Release', '快拆'],
              ['Impact-Resistant', '抗摔'],
            ],
            make: [
              ['Top Box', '尾箱'],
              ['Side Box', '边箱'],
              ['Courier Box', '外卖箱'],
              ['Carrier Box', '后货箱'],
            ],
            part: [
              ['Reflective Strips', '反光条'],
              ['Mounting Kit', '安装配件'],
              ['Padded Lining', '加厚内衬'],
            ],
            use: [
              ['Food Delivery', '送餐'],
              ['Touring', '摩旅'],
              ['Daily Commuting', '日常通勤'],
              ['Parcel Delivery', '快递配送'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PP plastic', 'PP塑料'],
                ['Aluminium alloy', '铝合金'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
            [
              ['Fits', '适用车型'],
              [
                ['Motorcycles and scooters', '摩托车踏板车'],
                ['Universal rack', '通用货架'],
              ],
            ],
            [
              ['Closure', '开合方式'],
              [
                ['Key lock', '钥匙锁'],
                ['Buckle', '卡扣'],
              ],
            ],
          ],
          colours: ['black', 'red', 'grey', 'yellow', 'green'],
          option: { name: ['Capacity', '容量'], values: ['28 L', '36 L', '45 L', '62 L'] },
          yuan: [38, 220],
          grams: [1300, 5200],
          box: [46, 44, 34],
          alsoCalled: ['delivery box', 'bike box', 'pannier'],
        },
      ],
    },
  ],
};
