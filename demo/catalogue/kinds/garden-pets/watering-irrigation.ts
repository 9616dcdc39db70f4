import type { Group } from '../../kind.ts';

export const wateringIrrigation: Group = {
  slug: 'watering-irrigation',
  name: ['Watering & Irrigation', '浇水灌溉'],
  kinds: [
    {
      id: 'garden-hose',
      leaf: ['Garden Hoses', '水管'],
      emoji: '🚿',
      prop: '🌷',
      titles: [
        ['{style} {material} Garden Hose with {feature}', '{style}{material}园艺水管 {feature}'],
        ['{style} {material} Water Pipe for {use}', '{use}{style}{material}水管'],
      ],
      words: {
        style: [
          ['Kink-Free', '防打结'],
          ['Frost-Resistant', '防冻'],
          ['High-Pressure', '高压'],
          ['Soft', '柔软'],
        ],
        material: [
          ['PVC', 'PVC'],
          ['Rubber', '橡胶'],
          ['TPE', 'TPE'],
        ],
        feature: [
          ['Spray Nozzle', '带喷头'],
          ['Quick Connectors', '带快速接头'],
          ['Tap Adaptor', '带水龙头接头'],
        ],
        use: [
          ['Gardens', '花园'],
          ['Car Washing', '洗车'],
          ['Farms', '农田'],
          ['Building Sites', '工地'],
        ],
      },
      attributes: [
        [
          ['Inner diameter', '内径'],
          [
            ['12 mm', '12mm'],
            ['16 mm', '16mm'],
            ['20 mm', '20mm'],
          ],
        ],
        [
          ['Layers', '层数'],
          [
            ['3 layers', '3层'],
            ['4 layers', '4层'],
            ['5 layers', '5层'],
          ],
        ],
        [
          ['Pressure', '耐压'],
          [
            ['6 bar', '6公斤'],
            ['8 bar', '8公斤'],
            ['12 bar', '12公斤'],
          ],
        ],
      ],
      colours: ['green', 'blue', 'yellow', 'black'],
      option: { name: ['Length', '长度'], values: ['10 m', '15 m', '20 m', '30 m'] },
      yuan: [14, 118],
      grams: [900, 5500],
      box: [38, 38, 14],
      alsoCalled: ['hosepipe', 'water pipe'],
    },
    {
      id: 'drip-irrigation-kit',
      leaf: ['Drip Irrigation Kits', '滴灌套装'],
      emoji: '💧',
      prop: '🌱',
      titles: [
        ['{style} Drip Irrigation Kit with {feature} for {use}', '{use}{style}滴灌套装 {feature}'],
        ['{style} Watering System for {use}, {feature} Included', '{style}浇水系统 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Automatic', '自动'],
          ['Adjustable', '可调节'],
          ['DIY', 'DIY'],
          ['Efficient', '节水'],
        ],
        feature: [
          ['Timer', '带定时器'],
          ['Dripper Set', '带滴头'],
          ['Mist Nozzles', '带雾化喷头'],
          ['Main Pipe', '带主管'],
        ],
        use: [
          ['Vegetable Gardens', '菜园'],
          ['Greenhouses', '大棚'],
          ['Potted Plants', '盆栽'],
          ['Orchards', '果园'],
        ],
      },
      attributes: [
        [
          ['Pipe', '管径'],
          [
            ['4/7 mm', '4/7mm'],
            ['8/11 mm', '8/11mm'],
            ['16 mm', '16mm'],
          ],
        ],
        [
          ['Working pressure', '工作压力'],
          [
            ['1-3 bar', '1-3公斤'],
            ['1-4 bar', '1-4公斤'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['PE and ABS', 'PE+ABS'],
            ['PVC', 'PVC'],
          ],
        ],
      ],
      colours: ['black', 'green'],
      option: { name: ['Length', '长度'], values: ['10 m', '20 m', '30 m', '50 m'] },
      yuan: [14, 128],
      grams: [500, 3200],
      box: [30, 26, 12],
      unit: 50,
      alsoCalled: ['drip system', 'dripper line'],
    },
    {
      id: 'pressure-sprayer',
      leaf: ['Sprayers', '喷雾器'],
      emoji: '🪣',
      prop: '💦',
      titles: [
        ['{style} Pressure Sprayer with {feature} for {use}', '{use}{style}气压喷雾器 {feature}'],
        ['{style} Garden Spray Tank with {feature} for {use}', '{style}园艺喷壶 {feature} {use}用'],
      ],
      words: {
        style: [
          ['Hand-Pump', '手压'],
          ['Shoulder-Strap', '肩背'],
          ['Thickened', '加厚'],
          ['High-Pressure', '高压'],
        ],
        feature: [
          ['Brass Nozzle', '铜喷头'],
          ['Safety Valve', '带安全阀'],
          ['Extension Wand', '带加长杆'],
        ],
        use: [
          ['Plants', '浇花'],
          ['Pest Control', '除虫'],
          ['Disinfecting', '消毒'],
          ['Car Washing', '洗车'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PE', 'PE'],
            ['PP', 'PP'],
          ],
        ],
        [
          ['Spray', '喷洒'],
          [
            ['Mist and jet', '雾状和直射'],
            ['Mist', '雾状'],
          ],
        ],
        [
          ['Pressure', '压力'],
          [
            ['2 bar', '2公斤'],
            ['3 bar', '3公斤'],
          ],
        ],
      ],
      colours: ['green', 'white', 'yellow', 'blue'],
      option: {
        name: ['Capacity', '容量'],
        values: [
          ['2 litres', '2升'],
          ['5 litres', '5升'],
          ['8 litres', '8升'],
        ],
      },
      yuan: [8, 68],
      grams: [300, 1900],
      box: [26, 22, 32],
      alsoCalled: ['knapsack sprayer', 'spray can'],
    },
  ],
};
