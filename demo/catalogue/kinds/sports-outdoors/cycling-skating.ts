import type { Group } from '../../kind.ts';

export const cyclingSkating: Group = {
  slug: 'cycling-skating',
  name: ['Cycling & Skating', '骑行轮滑'],
  kinds: [
    {
      id: 'bicycle-helmet',
      leaf: ['Cycling Helmets', '骑行头盔'],
      emoji: '⛑️',
      prop: '🚲',
      titles: [
        ['{feature} Cycling Helmet with {extra} for {wearer}', '{wearer}{feature}骑行头盔 {extra}'],
        ['{feature} Bicycle Safety Helmet for {wearer} with {extra}', '{wearer}{feature}自行车安全帽 {extra}'],
      ],
      words: {
        feature: [
          ['Ventilated', '透气'],
          ['Lightweight', '轻量'],
          ['One-Piece Moulded', '一体成型'],
          ['Adjustable', '可调节'],
        ],
        extra: [
          ['Rear Light', '带尾灯'],
          ['Sun Visor', '带遮阳檐'],
          ['Washable Padding', '可拆洗内衬'],
          ['Insect Net', '带防虫网'],
        ],
        wearer: [
          ['Adults', '成人'],
          ['Kids', '儿童'],
          ['Commuters', '通勤'],
        ],
      },
      attributes: [
        [
          ['Shell', '外壳材质'],
          [
            ['PC', 'PC'],
            ['PVC', 'PVC'],
            ['ABS', 'ABS'],
          ],
        ],
        [
          ['Lining', '内衬'],
          [
            ['EPS foam', 'EPS泡沫'],
            ['EPS foam with pads', 'EPS泡沫加软垫'],
          ],
        ],
        [
          ['Vents', '通风孔'],
          [
            ['11', '11孔'],
            ['18', '18孔'],
            ['21', '21孔'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'white', 'pink', 'green'],
      option: { name: ['Head size', '头围'], values: ['50-54 cm', '54-58 cm', '58-62 cm'] },
      yuan: [16, 78],
      grams: [280, 520],
      box: [30, 22, 17],
      alsoCalled: ['bike helmet', 'bicycle hat'],
    },
    {
      id: 'bicycle-pump',
      leaf: ['Bicycle Pumps', '自行车打气筒'],
      emoji: '🚲',
      prop: '🔧',
      titles: [
        ['{style} Bicycle Pump with {feature} for {use}', '{use}{style}自行车打气筒 {feature}'],
        ['{material} {style} Tyre Inflator for {use}, {feature} Included', '{material}{style}充气筒 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['High-Pressure', '高压'],
          ['Mini Portable', '迷你便携'],
          ['Floor-Standing', '落地式'],
          ['Foot-Operated', '脚踩式'],
        ],
        feature: [
          ['Pressure Gauge', '带气压表'],
          ['Ball Needle', '带球针'],
          ['Puncture Patch Kit', '带补胎工具'],
          ['Dual Valve Head', '带双气嘴'],
        ],
        material: [
          ['Aluminium', '铝合金'],
          ['Steel', '钢制'],
          ['Plastic', '塑料'],
        ],
        use: [
          ['Mountain Bikes', '山地车'],
          ['Road Bikes', '公路车'],
          ['Bicycles and Balls', '单车球类'],
        ],
      },
      attributes: [
        [
          ['Highest pressure', '最大气压'],
          [
            ['100 PSI', '100PSI'],
            ['120 PSI', '120PSI'],
            ['160 PSI', '160PSI'],
          ],
        ],
        [
          ['Valves', '适用气嘴'],
          [
            ['Schrader and Presta', '美嘴法嘴'],
            ['Schrader, Presta and Dunlop', '美嘴法嘴英嘴'],
          ],
        ],
        [
          ['Handle', '手柄'],
          [
            ['Non-slip rubber', '防滑胶'],
            ['ABS plastic', 'ABS塑料'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'red', 'blue'],
      yuan: [9, 58],
      grams: [180, 1500],
      box: [60, 22, 8],
      alsoCalled: ['bike pump', 'tyre pump'],
    },
    {
      id: 'roller-skates',
      leaf: ['Roller Skates', '轮滑鞋'],
      emoji: '🛼',
      titles: [
        ['{feature} {style} Roller Skates for {wearer}', '{wearer}{feature}{style}轮滑鞋'],
        ['{feature} {style} Rink Skates with {extra} for {wearer}', '{wearer}{style}旱冰鞋 {extra} {feature}设计'],
      ],
      words: {
        feature: [
          ['Adjustable', '可调码'],
          ['Breathable', '透气'],
          ['Wear-Resistant', '耐磨'],
        ],
        style: [
          ['Inline', '直排'],
          ['Quad', '双排'],
          ['Slalom', '平花'],
        ],
        wearer: [
          ['Kids', '儿童'],
          ['Beginners', '初学者'],
          ['Teens', '青少年'],
          ['Adults', '成人'],
        ],
        extra: [
          ['Flashing Wheels', '闪光轮'],
          ['Brake Pad', '带刹车'],
          ['Protective Gear', '送护具'],
        ],
      },
      attributes: [
        [
          ['Wheels', '轮子材质'],
          [
            ['PU', 'PU轮'],
            ['PVC', 'PVC轮'],
          ],
        ],
        [
          ['Frame', '支架'],
          [
            ['Aluminium alloy', '铝合金'],
            ['Reinforced plastic', '加强塑料'],
          ],
        ],
        [
          ['Bearing', '轴承'],
          [
            ['ABEC-5', 'ABEC-5'],
            ['ABEC-7', 'ABEC-7'],
            ['608ZZ', '608ZZ'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'black', 'white', 'purple'],
      option: {
        name: ['Shoe size', '鞋码'],
        values: [
          ['S (EU 30-33 / UK 11.5-1)', 'S（30-33码）'],
          ['M (EU 34-37 / UK 2-4)', 'M（34-37码）'],
          ['L (EU 38-41 / UK 5-7.5)', 'L（38-41码）'],
        ],
      },
      yuan: [48, 198],
      grams: [1600, 3200],
      box: [38, 30, 18],
      unit: 20,
      alsoCalled: ['rollerblades', 'inline skates'],
    },
  ],
};
