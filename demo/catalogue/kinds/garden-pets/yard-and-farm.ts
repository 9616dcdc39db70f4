import type { Group } from '../../kind.ts';

export const yardAndFarm: Group = {
  slug: 'yard-and-farm',
  name: ['Yard & Farm', '庭院农场'],
  kinds: [
    {
      id: 'wheelbarrow',
      edition: 2,
      leaf: ['Wheelbarrows & Carts', '手推车'],
      emoji: '🛒',
      prop: '🧱',
      titles: [
        ['{style} Wheelbarrow, {tray}, {tyre}', '{style}手推车{tray}{tyre}'],
        ['{tray} Barrow for {use}, {tyre}, {style}', '{tray}斗车{use}{tyre}{style}'],
      ],
      words: {
        style: [
          ['Single-Wheel', '独轮'],
          ['Two-Wheel', '双轮'],
          ['Folding', '折叠'],
        ],
        tray: [
          ['Steel Tray', '铁斗'],
          ['Plastic Tray', '塑料斗'],
          ['Galvanised Tray', '镀锌斗'],
        ],
        tyre: [
          ['Solid Tyre', '实心胎'],
          ['Pneumatic Tyre', '充气胎'],
          ['Foam-Filled Tyre', '发泡胎'],
        ],
        use: [
          ['Building', '建筑'],
          ['Gardens', '园艺'],
          ['Farms', '农场'],
          ['Carrying Water', '运水'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['100 kg', '100kg'],
            ['150 kg', '150kg'],
            ['200 kg', '200kg'],
          ],
        ],
        [
          ['Tray volume', '斗容积'],
          [
            ['65 L', '65升'],
            ['78 L', '78升'],
            ['100 L', '100升'],
          ],
        ],
      ],
      colours: ['red', 'green', 'blue', 'black'],
      yuan: [98, 328],
      grams: [8500, 18000],
      box: [92, 62, 28],
      alsoCalled: ['kruiwa', 'bhara', 'wilibala', 'carrinho de mão', 'barrow'],
    },
    {
      id: 'spade-shovel',
      edition: 2,
      leaf: ['Spades & Shovels', '铁锹铲子'],
      emoji: '⛏️',
      prop: '🧱',
      titles: [
        ['{steel} {tool}, {handle}, {feature}', '{steel}{tool}{handle}{feature}'],
        ['{feature} {tool} for {use}, {steel}, {handle}', '{feature}{tool}{use}{steel}{handle}'],
      ],
      words: {
        steel: [
          ['Carbon Steel', '碳钢'],
          ['Manganese Steel', '锰钢'],
          ['Stainless Steel', '不锈钢'],
        ],
        tool: [
          ['Spade', '铁锹'],
          ['Round Shovel', '圆锹'],
          ['Square Shovel', '方锹'],
          ['Digging Fork', '钢叉'],
        ],
        handle: [
          ['Wooden Handle', '木柄'],
          ['D-Grip Handle', 'D型柄'],
          ['Steel Handle', '钢柄'],
        ],
        feature: [
          ['Thick', '加厚'],
          ['Heavy Duty', '重型'],
          ['Light', '轻便'],
        ],
        use: [
          ['Gardens', '园艺'],
          ['Building Sand', '沙石'],
          ['Trenches', '挖沟'],
        ],
      },
      attributes: [
        [
          ['Blade', '铲面厚'],
          [
            ['1.5 mm', '1.5mm'],
            ['2 mm', '2mm'],
          ],
        ],
        [
          ['Length', '全长'],
          [
            ['70 cm', '70cm'],
            ['100 cm', '100cm'],
            ['140 cm', '140cm'],
          ],
        ],
      ],
      colours: ['black', 'green', 'red'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['1 piece', '1把'],
          ['2 pieces', '2把'],
        ],
      },
      unit: 40,
      yuan: [12, 68],
      grams: [900, 3200],
      box: [112, 24, 14],
      alsoCalled: ['graaf', 'ifosholo', 'foshoro', 'fosholo'],
    },
    {
      id: 'tarpaulin',
      edition: 2,
      leaf: ['Tarpaulins', '防水篷布'],
      emoji: '🏕️',
      prop: '🌧️',
      titles: [
        ['{material} Tarpaulin, {weight}, {feature}', '{material}篷布{weight}{feature}'],
        ['{weight} {material} Sail for {use}, {feature}', '{weight}{material}防雨布{use}{feature}'],
      ],
      words: {
        material: [
          ['PE', 'PE'],
          ['PVC-Coated', 'PVC涂层'],
          ['Canvas', '帆布'],
          ['Clear PE', '透明PE'],
        ],
        weight: [
          ['120 g/m²', '120克'],
          ['180 g/m²', '180克'],
          ['450 g/m²', '450克'],
          ['650 g/m²', '650克'],
        ],
        feature: [
          ['Steel Eyelets', '金属扣眼'],
          ['UV Resistant', '抗紫外线'],
          ['Double-Sided Waterproof', '双面防水'],
        ],
        use: [
          ['Bakkies and Trucks', '皮卡货车'],
          ['Roof Leaks', '屋顶防漏'],
          ['Market Stalls', '摆摊'],
          ['Harvest', '晒粮'],
        ],
      },
      attributes: [
        [
          ['Eyelets every', '扣眼间距'],
          [
            ['50 cm', '50cm'],
            ['100 cm', '100cm'],
          ],
        ],
        [
          ['Edge', '包边'],
          [
            ['Rope reinforced', '绳边'],
            ['Heat sealed', '热合边'],
          ],
        ],
      ],
      colours: ['blue', 'green', 'army', 'silver', 'clear'],
      option: { name: ['Size', '尺寸'], values: ['2 x 3 m', '3 x 4 m', '4 x 6 m', '6 x 8 m', '8 x 10 m'] },
      yuan: [9, 328],
      grams: [700, 19000],
      box: [60, 42, 18],
      alsoCalled: ['seil', 'bokseil', 'sail', 'plastic tent sheet', 'lona'],
    },
  ],
};
