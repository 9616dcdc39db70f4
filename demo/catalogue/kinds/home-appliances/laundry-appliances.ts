import type { Group } from '../../kind.ts';

export const laundryAppliances: Group = {
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
};
