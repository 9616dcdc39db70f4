import type { Group } from '../../kind.ts';

export const watchesAndClocks: Group = {
  slug: 'watches-and-clocks',
  name: ['Watches & Clocks', '手表钟表'],
  kinds: [
    {
      id: 'mens-wristwatch',
      leaf: ["Men's Watches", '男士手表'],
      emoji: '⌚',
      prop: '👔',
      titles: [
        ["Men's {style} {movement} Watch with {feature}", '男士{style}{movement}手表{feature}'],
        ['{style} {movement} Wristwatch for Men, {feature}', '男款{style}{movement}腕表 {feature}'],
      ],
      words: {
        style: [
          ['Business', '商务'],
          ['Sports', '运动'],
          ['Fashion', '时尚'],
          ['Waterproof', '防水'],
        ],
        movement: [
          ['Quartz', '石英'],
          ['Automatic Mechanical', '全自动机械'],
          ['Dual-Display Digital', '双显电子'],
        ],
        feature: [
          ['Calendar Display', '日历显示'],
          ['Luminous Hands', '夜光指针'],
          ['Stainless Steel Strap', '不锈钢表带'],
          ['Leather Strap', '皮表带'],
          ['Mesh Strap', '网表带'],
        ],
      },
      attributes: [
        [
          ['Dial diameter', '表盘直径'],
          [
            ['40 mm', '40毫米'],
            ['42 mm', '42毫米'],
            ['45 mm', '45毫米'],
          ],
        ],
        [
          ['Water resistance', '防水深度'],
          [
            ['30 m', '30米'],
            ['50 m', '50米'],
          ],
        ],
        [
          ['Glass', '表镜材质'],
          [
            ['Mineral glass', '矿物玻璃'],
            ['Hardened glass', '强化玻璃'],
          ],
        ],
        [
          ['Case', '表壳材质'],
          [
            ['Alloy', '合金'],
            ['Stainless steel', '不锈钢'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'gold', 'blue', 'brown'],
      yuan: [12, 138],
      grams: [80, 260],
      box: [10, 9, 7],
      special: 'magnet',
      alsoCalled: ['wrist watch', 'gents watch'],
    },
    {
      id: 'ladies-wristwatch',
      leaf: ["Ladies' Watches", '女士手表'],
      emoji: '⌚',
      prop: '🌹',
      titles: [
        ["Ladies' {style} Quartz Watch with {strap} and {dial} Dial", '女士{style}石英表 {strap} {dial}表盘'],
        ["Women's {style} Wristwatch, {dial} Dial, {strap}", '女款{style}腕表 {dial}表盘 {strap}'],
      ],
      words: {
        style: [
          ['Elegant', '优雅'],
          ['Student', '学生'],
          ['Casual', '休闲'],
          ['Minimalist', '简约'],
        ],
        strap: [
          ['Steel Strap', '钢表带'],
          ['Leather Strap', '皮表带'],
          ['Mesh Strap', '网表带'],
          ['Silicone Strap', '硅胶表带'],
        ],
        dial: [
          ['Rhinestone', '镶钻'],
          ['Roman Numeral', '罗马数字'],
          ['Starry-Sky', '星空'],
          ['Square', '方形'],
        ],
      },
      attributes: [
        [
          ['Dial diameter', '表盘直径'],
          [
            ['28 mm', '28毫米'],
            ['32 mm', '32毫米'],
            ['36 mm', '36毫米'],
          ],
        ],
        [
          ['Water resistance', '防水'],
          [
            ['Everyday splashes', '生活防水'],
            ['30 m', '30米'],
          ],
        ],
        [
          ['Buckle', '表扣'],
          [
            ['Folding clasp', '折叠扣'],
            ['Pin buckle', '针扣'],
            ['Magnetic clasp', '磁力扣'],
          ],
        ],
      ],
      colours: ['rosegold', 'gold', 'silver', 'black', 'pink', 'green'],
      option: {
        name: ['Set', '套装'],
        values: [
          ['Watch only', '单表'],
          ['Watch with bracelet', '手表配手链'],
          ['Gift box set', '礼盒套装'],
        ],
      },
      yuan: [9, 78],
      grams: [50, 180],
      box: [10, 9, 7],
      special: 'magnet',
      alsoCalled: ["women's watch", 'bracelet watch'],
    },
    {
      id: 'kids-digital-watch',
      leaf: ["Kids' Watches", '儿童手表'],
      emoji: '⌚',
      prop: '🚀',
      titles: [
        ["Kids' {style} Digital Watch with {feature}", '儿童{style}电子手表{feature}'],
        ['{style} LED Watch for {wearer}, {feature}', '{wearer}{style}LED手表 {feature}'],
      ],
      words: {
        style: [
          ['Cartoon', '卡通'],
          ['Waterproof', '防水'],
          ['Sports', '运动'],
          ['Multifunctional', '多功能'],
        ],
        feature: [
          ['Alarm and Stopwatch', '闹钟秒表'],
          ['Night Light', '夜光'],
          ['Soft Silicone Strap', '软硅胶表带'],
          ['Calendar Display', '日历显示'],
        ],
        wearer: [
          ['Boys', '男孩'],
          ['Girls', '女孩'],
          ['Primary School Pupils', '小学生'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池'],
          [
            ['Button cell', '纽扣电池'],
            ['Rechargeable', '充电电池'],
          ],
        ],
        [
          ['Strap', '表带材质'],
          [
            ['Silicone', '硅胶'],
            ['PU', 'PU'],
          ],
        ],
        [
          ['Water resistance', '防水'],
          [
            ['Everyday splashes', '生活防水'],
            ['30 m', '30米'],
            ['50 m', '50米'],
          ],
        ],
      ],
      colours: ['blue', 'pink', 'black', 'green', 'purple', 'red'],
      yuan: [4, 32],
      grams: [40, 110],
      box: [9, 8, 6],
      special: 'magnet',
      alsoCalled: ["children's watch", 'school watch'],
    },
    {
      id: 'wall-clock',
      leaf: ['Wall Clocks', '挂钟'],
      emoji: '⏰',
      prop: '🏠',
      titles: [
        ['{style} {material} Wall Clock for {place}', '{place}{style}{material}挂钟'],
        ['Silent {material} Quartz Clock, {style} Design for {place}', '静音{material}石英钟 {style}设计 {place}用'],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Round', '圆形'],
          ['Creative', '创意'],
          ['Retro', '复古'],
          ['Large-Numeral', '大数字'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Wooden', '木质'],
          ['Wrought Iron', '铁艺'],
          ['Acrylic', '亚克力'],
        ],
        place: [
          ['Living Room', '客厅'],
          ['Office', '办公室'],
          ['Classroom', '教室'],
          ['Bedroom', '卧室'],
        ],
      },
      attributes: [
        [
          ['Movement', '机芯'],
          [
            ['Silent sweep', '静音扫秒'],
            ['Silent step', '静音跳秒'],
          ],
        ],
        [
          ['Battery', '电池'],
          [
            ['1 AA, not included', '1节5号电池(不含)'],
            ['1 AA, included', '1节5号电池(含)'],
          ],
        ],
        [
          ['Face', '镜面'],
          [
            ['Glass', '玻璃'],
            ['Acrylic', '亚克力'],
            ['Open face', '无镜面'],
          ],
        ],
      ],
      colours: ['black', 'white', 'gold', 'brown', 'grey'],
      option: { name: ['Diameter', '直径'], values: ['25 cm', '30 cm', '35 cm', '40 cm'] },
      yuan: [8, 72],
      grams: [400, 1500],
      box: [38, 38, 6],
      alsoCalled: ['house clock', 'quartz clock'],
    },
    {
      id: 'smartwatch',
      edition: 2,
      leaf: ['Smartwatches', '智能手表'],
      emoji: '⌚',
      prop: '📱',
      titles: [
        ['{style} Smartwatch, {screen}, {feature}', '{style}智能手表{screen}{feature}'],
        ['{feature} Fitness Watch, {screen}, {style}', '{feature}运动手环手表{screen}{style}'],
      ],
      words: {
        style: [
          ["Men's", '男士'],
          ["Women's", '女士'],
          ['Sports', '运动'],
          ['Rugged', '三防'],
        ],
        screen: [
          ['1.83 Inch Screen', '1.83英寸屏'],
          ['1.96 Inch Screen', '1.96英寸屏'],
          ['AMOLED Screen', 'AMOLED屏'],
        ],
        feature: [
          ['Bluetooth Calls', '蓝牙通话'],
          ['Heart Rate', '心率监测'],
          ['Step Counter', '计步'],
          ['Sleep Tracking', '睡眠监测'],
        ],
      },
      attributes: [
        [
          ['Battery life', '续航'],
          [
            ['3 days', '3天'],
            ['7 days', '7天'],
            ['10 days', '10天'],
          ],
        ],
        [
          ['Waterproof', '防水'],
          [
            ['IP67', 'IP67'],
            ['IP68', 'IP68'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'pink', 'gold', 'blue'],
      option: {
        name: ['Strap', '表带'],
        values: [
          ['Silicone', '硅胶'],
          ['Steel', '钢带'],
          ['Two straps', '双表带'],
        ],
      },
      special: 'magnet',
      yuan: [38, 268],
      grams: [70, 180],
      box: [12, 10, 8],
      alsoCalled: ['smart watch', 'fitness band', 'fitness tracker'],
    },
  ],
};
