import type { Group } from '../../kind.ts';

export const poultryLivestock: Group = {
  slug: 'poultry-livestock',
  name: ['Poultry & Livestock', '家禽畜牧'],
  kinds: [
    {
      id: 'egg-incubator',
      leaf: ['Egg Incubators', '孵化机'],
      emoji: '🥚',
      prop: '🐣',
      titles: [
        ['{style} Egg Incubator with {feature} for {use}', '{use}{style}孵化机 {feature}'],
        ['{style} {power} Hatching Machine with {feature}', '{style}{power}孵蛋器 {feature}'],
      ],
      words: {
        style: [
          ['Fully Automatic', '全自动'],
          ['Small Household', '小型家用'],
          ['Intelligent', '智能'],
        ],
        power: [
          ['Dual-Voltage', '双电源'],
          ['Energy-Saving', '节能'],
          ['Solar-Ready', '可接太阳能'],
        ],
        feature: [
          ['Egg Turning', '自动翻蛋'],
          ['Temperature Control', '智能控温'],
          ['LED Egg Candler', '带照蛋灯'],
        ],
        use: [
          ['Chicks', '小鸡'],
          ['Ducklings', '小鸭'],
          ['Quails', '鹌鹑'],
          ['Small Farms', '小型养殖场'],
        ],
      },
      attributes: [
        [
          ['Voltage', '电压'],
          [
            ['220 V', '220V'],
            ['12 V and 220 V', '12V/220V双电'],
          ],
        ],
        [
          ['Power', '功率'],
          [
            ['30 W', '30W'],
            ['60 W', '60W'],
            ['80 W', '80W'],
          ],
        ],
        [
          ['Hatch rate', '孵化率'],
          [
            ['90%', '90%'],
            ['95%', '95%'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['EPS foam', 'EPS泡沫'],
          ],
        ],
      ],
      colours: ['white', 'yellow'],
      option: {
        name: ['Capacity', '容量'],
        values: [
          ['12 eggs', '12枚'],
          ['24 eggs', '24枚'],
          ['48 eggs', '48枚'],
          ['96 eggs', '96枚'],
        ],
      },
      yuan: [62, 380],
      grams: [1200, 8500],
      box: [52, 48, 28],
      alsoCalled: ['chick hatcher', 'egg hatcher'],
    },
    {
      id: 'chicken-feeder',
      leaf: ['Poultry Feeders & Drinkers', '鸡食槽饮水器'],
      emoji: '🐓',
      prop: '🌽',
      titles: [
        ['{style} Poultry {item} with {feature}', '{style}家禽{item} {feature}'],
        ['{style} {material} {item} for {use}', '{use}{style}{material}{item}'],
      ],
      words: {
        style: [
          ['Automatic', '自动'],
          ['Hanging', '吊挂'],
          ['Anti-Spill', '防洒'],
          ['Thickened', '加厚'],
        ],
        item: [
          ['Feeder', '喂食桶'],
          ['Drinker', '饮水器'],
          ['Trough', '食槽'],
        ],
        material: [
          ['PP', 'PP'],
          ['Plastic', '塑料'],
          ['Shatterproof', '耐摔'],
        ],
        feature: [
          ['Detachable Base', '可拆底盘'],
          ['Carry Handle', '带提手'],
          ['Anti-Climb Lid', '防攀爬盖'],
        ],
        use: [
          ['Chickens', '鸡用'],
          ['Ducks', '鸭用'],
          ['Quails', '鹌鹑'],
          ['Pigeons', '鸽子'],
        ],
      },
      attributes: [
        [
          ['Suited to', '适用'],
          [
            ['Chicks', '雏鸡'],
            ['Grown birds', '成禽'],
            ['All poultry', '家禽通用'],
          ],
        ],
        [
          ['Cleaning', '清洗'],
          [
            ['Detachable', '可拆洗'],
            ['Rinse', '冲洗'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Single', '单个'],
            ['Bulk carton', '整箱'],
          ],
        ],
      ],
      colours: ['red', 'green', 'white', 'yellow'],
      option: {
        name: ['Capacity', '容量'],
        values: [
          ['1.5 kg', '1.5kg'],
          ['4 kg', '4kg'],
          ['8 kg', '8kg'],
        ],
      },
      yuan: [3, 42],
      grams: [180, 1500],
      box: [32, 32, 16],
      alsoCalled: ['chicken feeder', 'fowl drinker', 'poultry feeder'],
    },
    {
      id: 'electric-fence-kit',
      leaf: ['Electric Fencing', '电围栏'],
      emoji: '⚡',
      prop: '🐄',
      titles: [
        ['{style} Electric Fence Energiser with {feature} for {use}', '{use}{style}电围栏主机 {feature}'],
        ['{style} Livestock Fence Kit with {feature} for {use}', '{style}牧场围栏套装 {feature} {use}用'],
      ],
      words: {
        style: [
          ['Smart', '智能'],
          ['Pulse', '脉冲'],
          ['High-Voltage', '高压'],
          ['Waterproof', '防水'],
        ],
        feature: [
          ['Insulators', '带绝缘子'],
          ['Earth Rod', '带接地棒'],
          ['Alarm Siren', '带警报'],
          ['Wire Reel', '带线盘'],
        ],
        use: [
          ['Cattle', '养牛'],
          ['Goats', '养羊'],
          ['Pigs', '养猪'],
          ['Small Farms', '小型牧场'],
        ],
      },
      attributes: [
        [
          ['Output', '输出'],
          [
            ['8 kV', '8千伏'],
            ['12 kV', '12千伏'],
          ],
        ],
        [
          ['Reach', '控制距离'],
          [
            ['5 km', '5公里'],
            ['10 km', '10公里'],
            ['20 km', '20公里'],
          ],
        ],
        [
          ['Power supply', '供电'],
          [
            ['12 V battery, not included', '12V电瓶（不含）'],
            ['220 V', '220V'],
            ['220 V and 12 V', '220V/12V两用'],
          ],
        ],
      ],
      colours: ['white', 'black', 'yellow'],
      yuan: [68, 420],
      grams: [800, 5500],
      box: [32, 24, 16],
      unit: 50,
      alsoCalled: ['game fence', 'farm fencer'],
    },
    {
      id: 'brooder-heat-lamp',
      edition: 2,
      leaf: ['Brooder & Heat Lamps', '育雏保温灯'],
      emoji: '🐥',
      prop: '💡',
      titles: [
        ['{power} Brooder Heat Lamp, {bulb}, {feature}', '{power}育雏保温灯{bulb}{feature}'],
        ['{bulb} Heat Lamp for {animal}, {power}, {feature}', '{bulb}取暖灯{animal}{power}{feature}'],
      ],
      words: {
        power: [
          ['100 W', '100W'],
          ['150 W', '150W'],
          ['250 W', '250W'],
        ],
        bulb: [
          ['Infrared', '红外线'],
          ['Ceramic', '陶瓷'],
          ['Clear Glass', '透明玻璃'],
        ],
        feature: [
          ['Aluminium Shade', '铝灯罩'],
          ['Guard Cage', '防护网'],
          ['Dimmer Cord', '调光线'],
        ],
        animal: [
          ['Chicks', '小鸡'],
          ['Piglets', '仔猪'],
          ['Lambs', '羊羔'],
        ],
      },
      attributes: [
        [['Fitting', '灯头'], [['E27 screw', 'E27螺口']]],
        [
          ['Life', '寿命'],
          [
            ['3000 hours', '3000小时'],
            ['6000 hours', '6000小时'],
          ],
        ],
      ],
      colours: ['red', 'white', 'black'],
      option: {
        name: ['Set', '配置'],
        values: [
          ['Bulb only', '单灯泡'],
          ['With shade', '带灯罩'],
          ['With thermostat', '带温控'],
        ],
      },
      yuan: [9, 88],
      grams: [150, 1200],
      box: [26, 26, 20],
      alsoCalled: ['chick heater', 'chicken lamp', 'infrared lamp', 'brooder light'],
    },
    {
      id: 'egg-tray',
      edition: 2,
      leaf: ['Egg Trays & Crates', '蛋托蛋筐'],
      emoji: '🥚',
      prop: '📦',
      titles: [
        ['{material} Egg Tray, {holds}, {feature}', '{material}蛋托{holds}{feature}'],
        ['{holds} Egg {product}, {material}, {feature}', '{holds}鸡蛋{product}{material}{feature}'],
      ],
      words: {
        material: [
          ['Plastic', '塑料'],
          ['Pulp Paper', '纸浆'],
          ['Clear PET', '透明PET'],
        ],
        holds: [
          ['6 Eggs', '6枚'],
          ['12 Eggs', '12枚'],
          ['30 Eggs', '30枚'],
        ],
        feature: [
          ['Stackable', '可叠放'],
          ['Sturdy', '加固'],
          ['Lidded', '带盖'],
        ],
        product: [
          ['Carton', '蛋盒'],
          ['Tray', '蛋托'],
          ['Crate', '蛋筐'],
        ],
      },
      attributes: [
        [
          ['Use', '用途'],
          [
            ['Transport', '运输'],
            ['Shop display', '陈列'],
            ['Hatching', '孵化'],
          ],
        ],
        [
          ['Cup', '蛋位'],
          [
            ['Standard', '标准'],
            ['Jumbo', '加大'],
          ],
        ],
      ],
      colours: ['blue', 'yellow', 'clear', 'grey'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['10 pieces', '10个'],
          ['50 pieces', '50个'],
          ['100 pieces', '100个'],
        ],
      },
      unit: 40,
      yuan: [8, 128],
      grams: [400, 6500],
      box: [32, 32, 24],
      alsoCalled: ['egg box', 'eierkartonne', 'poultry crate'],
    },
  ],
};
