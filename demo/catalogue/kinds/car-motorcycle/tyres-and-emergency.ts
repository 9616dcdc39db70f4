import type { Group } from '../../kind.ts';

export const tyresAndEmergency: Group = {
  slug: 'tyres-and-emergency',
  name: ['Tyre & Emergency Gear', '轮胎应急'],
  kinds: [
    {
      id: 'tyre-inflator',
      leaf: ['Tyre Inflators', '充气泵'],
      emoji: '🛞',
      prop: '💨',
      titles: [
        ['{style} Tyre Inflator with {feature} for {use}', '{use}{style}车载充气泵带{feature}'],
        ['{style} Air Compressor Pump with {feature} for {use}', '{style}打气泵 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Compact', '小型'],
          ['Double-Cylinder', '双缸'],
          ['Smart Digital', '智能数显'],
          ['High-Pressure', '高压'],
        ],
        feature: [
          ['Auto Stop', '充满自停'],
          ['LED Light', 'LED照明'],
          ['Pressure Gauge', '胎压表'],
          ['Nozzle Kit', '气嘴套装'],
        ],
        use: [
          ['Cars', '汽车'],
          ['Bakkies and 4x4s', '皮卡越野车'],
          ['Motorcycles', '摩托车'],
          ['Bicycles and Balls', '自行车球类'],
        ],
      },
      attributes: [
        [
          ['Maximum pressure', '最大压力'],
          [
            ['100 PSI', '100PSI'],
            ['150 PSI', '150PSI'],
          ],
        ],
        [
          ['Air flow', '流量'],
          [
            ['20 L/min', '20L/分'],
            ['35 L/min', '35L/分'],
            ['70 L/min', '70L/分'],
          ],
        ],
        [
          ['Hose length', '气管长度'],
          [
            ['0.6 m', '0.6米'],
            ['3 m', '3米'],
          ],
        ],
      ],
      colours: ['black', 'orange', 'silver', 'red'],
      option: {
        name: ['Power supply', '供电方式'],
        values: [
          ['12 V lighter plug', '12V点烟器'],
          ['Battery clamps', '电瓶夹'],
          ['Built-in battery', '内置锂电池'],
        ],
      },
      yuan: [28, 165],
      grams: [600, 3200],
      box: [26, 18, 12],
      special: 'magnet',
      alsoCalled: ['tyre pump', 'compressor', 'air pump'],
    },
    {
      id: 'jump-starter',
      leaf: ['Jump Starters & Cables', '应急启动电源'],
      emoji: '🔋',
      prop: '🚗',
      titles: [
        ['{style} Jump Starter with {feature} for {use}', '{use}{style}应急启动电源带{feature}'],
        ['{style} Emergency Battery Booster with {feature} for {use}', '{style}车载搭电宝 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Waterproof', '防水'],
          ['Multi-Function', '多功能'],
          ['Shockproof', '抗震'],
          ['Smart', '智能'],
        ],
        feature: [
          ['Power Bank Ports', '充电宝接口'],
          ['Safety Clamps', '安全电瓶夹'],
          ['LED Torch', 'LED照明灯'],
          ['SOS Light', 'SOS警示灯'],
        ],
        use: [
          ['Petrol Cars', '汽油车'],
          ['Diesel Bakkies', '柴油皮卡'],
          ['Motorcycles', '摩托车'],
          ['Roadside Rescue', '道路救援'],
        ],
      },
      attributes: [
        [
          ['Peak current', '峰值电流'],
          [
            ['600 A', '600A'],
            ['1000 A', '1000A'],
            ['2000 A', '2000A'],
          ],
        ],
        [
          ['Output', '输出'],
          [
            ['12 V and USB 5 V', '12V+USB 5V'],
            ['12 V and Type-C', '12V+Type-C'],
          ],
        ],
        [
          ['Working temperature', '工作温度'],
          [
            ['-20 to 60 °C', '-20~60℃'],
            ['-10 to 50 °C', '-10~50℃'],
          ],
        ],
      ],
      colours: ['black', 'orange', 'red'],
      option: { name: ['Battery', '电池容量'], values: ['8000 mAh', '12 000 mAh', '20 000 mAh'] },
      yuan: [88, 340],
      grams: [650, 1800],
      box: [24, 18, 9],
      special: 'magnet',
      alsoCalled: ['jumper pack', 'battery booster', 'jumper cables'],
    },
    {
      id: 'tow-strap',
      leaf: ['Tow & Cargo Straps', '拖车绳捆绑带'],
      emoji: '🪢',
      prop: '🛻',
      titles: [
        ['{feature} {make} with {part} for {use}', '{use}{feature}{make} 配{part}'],
        ['{feature} Nylon {make} for {use}, {part} Included', '{feature}尼龙{make} {use}用 配{part}'],
      ],
      words: {
        feature: [
          ['Heavy-Duty', '加厚'],
          ['High-Strength', '高强度'],
          ['Wear-Resistant', '耐磨'],
          ['Thickened', '双层加厚'],
          ['Reflective', '反光'],
        ],
        make: [
          ['Tow Rope', '拖车绳'],
          ['Ratchet Strap', '棘轮捆绑带'],
          ['Recovery Strap', '救援拖车带'],
          ['Cargo Strap', '货物捆绑带'],
        ],
        part: [
          ['Steel Hooks', '钢钩'],
          ['Storage Bag', '收纳袋'],
          ['U-Shackles', 'U型卸扣'],
        ],
        use: [
          ['Bakkies', '皮卡'],
          ['4x4s', '越野车'],
          ['Trucks', '货车'],
          ['Trailers', '拖车'],
        ],
      },
      attributes: [
        [
          ['Breaking strength', '拉力'],
          [
            ['3 t', '3吨'],
            ['5 t', '5吨'],
            ['8 t', '8吨'],
            ['10 t', '10吨'],
          ],
        ],
        [
          ['Width', '宽度'],
          [
            ['38 mm', '38mm'],
            ['50 mm', '50mm'],
            ['60 mm', '60mm'],
          ],
        ],
        [
          ['Webbing', '织带工艺'],
          [
            ['Double-stitched', '双线缝制'],
            ['Double layer', '双层'],
          ],
        ],
      ],
      colours: ['orange', 'yellow', 'blue', 'red', 'green'],
      option: { name: ['Length', '长度'], values: ['3 m', '4 m', '5 m', '8 m'] },
      yuan: [9, 86],
      grams: [450, 3200],
      box: [28, 20, 10],
      alsoCalled: ['bakkie strap', 'tow rope', 'tie-down'],
    },
    {
      id: 'car-jack',
      edition: 2,
      leaf: ['Car Jacks & Wheel Tools', '千斤顶'],
      emoji: '🚗',
      prop: '🔧',
      titles: [
        ['{load} {style} Car Jack, {feature}', '{load}{style}千斤顶{feature}'],
        ['{style} Jack for {vehicle}, {load}, {feature}', '{style}千斤顶{vehicle}{load}{feature}'],
      ],
      words: {
        load: [
          ['2 Ton', '2吨'],
          ['3 Ton', '3吨'],
          ['5 Ton', '5吨'],
        ],
        style: [
          ['Scissor', '剪式'],
          ['Hydraulic Bottle', '液压立式'],
          ['Trolley', '卧式'],
          ['Electric', '电动'],
        ],
        feature: [
          ['Wheel Spanner Included', '附轮胎扳手'],
          ['Carry Case', '带工具盒'],
          ['Rubber Pad', '橡胶垫'],
        ],
        vehicle: [
          ['Sedans', '轿车'],
          ['Bakkies and SUVs', '皮卡SUV'],
          ['Taxis', '小巴'],
        ],
      },
      attributes: [
        [
          ['Lifts to', '最高升程'],
          [
            ['36 cm', '36cm'],
            ['42 cm', '42cm'],
            ['50 cm', '50cm'],
          ],
        ],
        [
          ['Lowest height', '最低高度'],
          [
            ['11 cm', '11cm'],
            ['13 cm', '13cm'],
            ['19 cm', '19cm'],
          ],
        ],
      ],
      colours: ['red', 'black', 'silver'],
      option: {
        name: ['Set', '配置'],
        values: [
          ['Jack only', '单千斤顶'],
          ['With spanner', '带扳手'],
          ['With stands', '带支架'],
        ],
      },
      yuan: [38, 328],
      grams: [2200, 12000],
      box: [48, 22, 18],
      alsoCalled: ['domkrag', 'bottle jack', 'trolley jack', 'macaco'],
    },
    {
      id: 'warning-triangle-kit',
      edition: 2,
      leaf: ['Warning Triangles & Car Kits', '警示牌应急包'],
      emoji: '⚠️',
      prop: '🚗',
      titles: [
        ['{style} Warning Triangle, {feature}, {base}', '{style}三角警示牌{feature}{base}'],
        ['{feature} Roadside {kit}, {style}, {base}', '{feature}车载{kit}{style}{base}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Reflective', '反光'],
          ['LED', 'LED'],
        ],
        feature: [
          ['Windproof', '防风'],
          ['High-Visibility', '高亮'],
          ['Storage Box', '带收纳盒'],
        ],
        base: [
          ['Steel Legs', '钢脚'],
          ['Weighted Base', '加重底座'],
          ['Plastic Base', '塑料底座'],
        ],
        kit: [
          ['Emergency Kit', '应急包'],
          ['Safety Kit', '安全套装'],
          ['Breakdown Kit', '抢修包'],
        ],
      },
      attributes: [
        [
          ['Standard', '标准'],
          [
            ['ECE R27', 'ECE R27'],
            ['SABS pattern', 'SABS样式'],
          ],
        ],
        [
          ['Side', '边长'],
          [
            ['42 cm', '42cm'],
            ['45 cm', '45cm'],
          ],
        ],
      ],
      colours: ['red', 'orange'],
      option: {
        name: ['Set', '套装'],
        values: [
          ['1 triangle', '1个'],
          ['2 triangles', '2个'],
          ['Full kit', '全套'],
        ],
      },
      unit: 50,
      yuan: [6, 88],
      grams: [400, 2400],
      box: [46, 12, 8],
      alsoCalled: ['emergency triangle', 'gevaardriehoek', 'triângulo'],
    },
  ],
};
