import type { Group } from '../../kind.ts';

export const powerTools: Group = {
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
};
