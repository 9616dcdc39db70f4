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
  ],
};
