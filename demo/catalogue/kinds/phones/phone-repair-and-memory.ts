import type { Group } from '../../kind.ts';

export const phoneRepairAndMemory: Group = {
  slug: 'phone-repair-and-memory',
  name: ['Repair, Memory & Charms', '维修存储挂饰'],
  kinds: [
    {
      id: 'phone-repair-toolkit',
      leaf: ['Repair Toolkits', '手机维修工具'],
      emoji: '🪛',
      prop: '📱',
      titles: [
        ['{style} Phone Repair Toolkit with {feature} for {use}', '{style}手机维修工具套装{feature} {use}用'],
        ['{style} Precision Screwdriver Set with {feature} for {use}', '{style}精密螺丝刀套装 {feature} {use}款'],
      ],
      words: {
        style: [
          ['Professional', '专业'],
          ['Portable', '便携'],
          ['Durable', '耐用'],
          ['Multifunctional', '多功能'],
        ],
        feature: [
          ['Suction Cup', '带吸盘'],
          ['Pry Tools', '带撬棒'],
          ['Storage Case', '带收纳盒'],
          ['Tweezers', '带镊子'],
        ],
        use: [
          ['Repair Shops', '维修店'],
          ['Home Use', '居家'],
          ['Training Colleges', '培训学校'],
        ],
      },
      attributes: [
        [
          ['Bits', '批头材质'],
          [
            ['S2 steel', 'S2钢'],
            ['Chrome-vanadium steel', '铬钒钢'],
          ],
        ],
        [
          ['Handle', '手柄'],
          [
            ['Aluminium', '铝合金'],
            ['Non-slip rubber', '防滑橡胶'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Plastic case', '塑料盒'],
            ['Zip pouch', '拉链包'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['8-in-1', '8合1'],
          ['25-in-1', '25合1'],
          ['115-in-1', '115合1'],
        ],
      },
      yuan: [3, 48],
      grams: [60, 550],
      box: [18, 10, 4],
      unit: 50,
      alsoCalled: ['opening tools', 'screwdriver set'],
    },
    {
      id: 'micro-memory-card',
      leaf: ['Memory Cards', '内存卡'],
      emoji: '💾',
      titles: [
        ['{style} Micro Memory Card for {use}', '{style}微型内存卡 {use}用'],
        ['{style} TF Card with {feature} for {use}', '{style}TF卡{feature} {use}款'],
      ],
      words: {
        style: [
          ['High-Speed', '高速'],
          ['Full-Capacity', '足容量'],
          ['Class 10', 'Class10'],
          ['Waterproof', '防水'],
        ],
        feature: [
          ['Card Adaptor', '送卡套'],
          ['USB Reader', '送读卡器'],
          ['Storage Case', '送收纳盒'],
        ],
        use: [
          ['Phones', '手机'],
          ['Dash Cameras', '行车记录仪'],
          ['Speakers', '音箱'],
          ['Security Cameras', '监控摄像头'],
        ],
      },
      attributes: [
        [
          ['Reading speed', '读取速度'],
          [
            ['30 MB/s', '30MB/s'],
            ['80 MB/s', '80MB/s'],
            ['100 MB/s', '100MB/s'],
          ],
        ],
        [
          ['Speed class', '速度等级'],
          [
            ['C10', 'C10'],
            ['U1', 'U1'],
            ['U3', 'U3'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Blister card', '吸塑卡'],
            ['Small box', '小盒'],
            ['Tray', '托盘'],
          ],
        ],
      ],
      colours: ['black', 'red'],
      option: { name: ['Capacity', '容量'], values: ['8 GB', '16 GB', '32 GB', '64 GB', '128 GB'] },
      yuan: [6, 52],
      grams: [8, 30],
      box: [10, 8, 1],
      alsoCalled: ['SD card', 'chip', 'TF card'],
    },
    {
      id: 'phone-strap-charm',
      leaf: ['Phone Straps & Grips', '手机挂绳指环扣'],
      emoji: '🔗',
      prop: '📱',
      titles: [
        ['{style} {material} Phone Strap with {feature}', '{style}{material}手机挂绳{feature}'],
        ['{style} {material} Cellphone Lanyard with {feature}', '{style}{material}手机链 {feature}'],
      ],
      words: {
        style: [
          ['Cute', '可爱'],
          ['Adjustable', '可调节'],
          ['Anti-Loss', '防丢'],
          ['Crossbody', '斜挎'],
        ],
        material: [
          ['Beaded', '串珠'],
          ['Braided Rope', '编织绳'],
          ['Silicone', '硅胶'],
          ['Acrylic', '亚克力'],
        ],
        feature: [
          ['Clip Tab', '带夹片'],
          ['Metal Buckle', '金属扣'],
          ['Heart Pendant', '爱心吊坠'],
        ],
      },
      attributes: [
        [
          ['Length', '长度'],
          [
            ['18 cm wrist', '18厘米腕带'],
            ['60 cm', '60厘米'],
            ['120 cm', '120厘米'],
          ],
        ],
        [
          ['Fits', '适用'],
          [
            ['All phones with a case', '带壳手机通用'],
            ['Phones and keys', '手机钥匙通用'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Backing card', '纸卡'],
          ],
        ],
      ],
      colours: ['black', 'pink', 'multi', 'blue', 'beige', 'purple'],
      yuan: [0.8, 12],
      grams: [12, 60],
      box: [12, 8, 2],
      alsoCalled: ['phone lanyard', 'phone chain', 'phone charm'],
    },
  ],
};
