import type { Group } from '../../kind.ts';

export const coolingAndHeating: Group = {
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
    {
      id: 'electric-blanket',
      edition: 2,
      leaf: ['Electric Blankets', '电热毯'],
      emoji: '🛏️',
      prop: '⚡',
      titles: [
        ['{size} Electric Blanket, {control}, {fabric}', '{size}电热毯{control}{fabric}'],
        ['{fabric} Heated Under-Blanket, {size}, {control}', '{fabric}电褥子{size}{control}'],
      ],
      words: {
        size: [
          ['Single', '单人'],
          ['Double', '双人'],
          ['Queen', '加大'],
        ],
        control: [
          ['Two Heat Settings', '两档调温'],
          ['Three Heat Settings', '三档调温'],
          ['Dual Control', '双控'],
          ['Auto Shut-Off', '自动断电'],
        ],
        fabric: [
          ['Polyester', '涤纶'],
          ['Fleece', '法兰绒'],
          ['Non-Woven', '无纺布'],
          ['Coral Fleece', '珊瑚绒'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['60 W', '60W'],
            ['100 W', '100W'],
            ['150 W', '150W'],
          ],
        ],
        [
          ['Washing', '清洗'],
          [
            ['Machine washable', '可机洗'],
            ['Spot clean', '局部擦洗'],
          ],
        ],
      ],
      colours: ['beige', 'grey', 'pink', 'brown'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['UK plug', '英规插头'],
          ['EU plug', '欧规插头'],
        ],
      },
      yuan: [32, 148],
      grams: [800, 2400],
      box: [40, 30, 12],
      alsoCalled: ['heated blanket', 'elektriese kombers', 'bed warmer'],
    },
  ],
};
