import type { Group } from '../../kind.ts';

export const carElectronics: Group = {
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
        ['{style} {place} Phone Mount, Navigation Bracket with {feature}', '{style}{place}手机架 导航支架 {feature}'],
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
};
