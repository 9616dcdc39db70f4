import type { Group } from '../../kind.ts';

export const sewingAndSealing: Group = {
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
};
