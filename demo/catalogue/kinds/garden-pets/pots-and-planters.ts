import type { Group } from '../../kind.ts';

export const potsAndPlanters: Group = {
  slug: 'pots-and-planters',
  name: ['Pots & Planters', '花盆花架'],
  kinds: [
    {
      id: 'plastic-flower-pot',
      leaf: ['Flower Pots', '花盆'],
      emoji: '🪴',
      titles: [
        ['{style} {material} Flower Pot with {feature}', '{style}{material}花盆 {feature}'],
        ['{style} {material} Planter for {place}', '{place}{style}{material}种植盆'],
      ],
      words: {
        style: [
          ['Round', '圆形'],
          ['Nordic', '北欧'],
          ['Imitation-Ceramic', '仿陶瓷'],
          ['Thickened', '加厚'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Resin', '树脂'],
          ['PP', 'PP'],
        ],
        feature: [
          ['Drip Tray', '带托盘'],
          ['Drainage Holes', '带排水孔'],
          ['Self-Watering Base', '自动吸水底'],
        ],
        place: [
          ['Balconies', '阳台'],
          ['Gardens', '庭院'],
          ['Living Rooms', '客厅'],
          ['Office Desks', '办公桌'],
        ],
      },
      attributes: [
        [
          ['Finish', '表面'],
          [
            ['Matt', '哑光'],
            ['Gloss', '亮光'],
            ['Stone texture', '仿石纹'],
          ],
        ],
        [
          ['Use', '使用场景'],
          [
            ['Indoor', '室内'],
            ['Indoor and outdoor', '室内外通用'],
          ],
        ],
        [
          ['Weather', '耐候'],
          [
            ['UV-resistant', '防晒'],
            ['Frost-resistant', '抗冻'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'brown', 'green', 'black'],
      option: { name: ['Diameter', '口径'], values: ['12 cm', '18 cm', '24 cm', '36 cm'] },
      yuan: [1.5, 35],
      grams: [60, 1100],
      box: [36, 36, 14],
      alsoCalled: ['plant pot', 'planter'],
    },
    {
      id: 'seedling-tray',
      leaf: ['Seedling Trays & Grow Bags', '育苗盘种植袋'],
      emoji: '🌱',
      prop: '🪴',
      titles: [
        ['{style} {item} for {use}', '{use}{style}{item}'],
        ['{feature} {style} {item} for Growing {use}', '{feature}{style}{item} {use}种植用'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Reusable', '可重复用'],
          ['Sturdy', '结实'],
        ],
        item: [
          ['Seedling Trays', '育苗盘'],
          ['Grow Bags', '种植袋'],
          ['Nursery Pots', '育苗杯'],
        ],
        feature: [
          ['UV-Resistant', '防晒'],
          ['Well-Draining', '排水好'],
          ['Tear-Resistant', '耐撕'],
        ],
        use: [
          ['Vegetables', '蔬菜'],
          ['Tomatoes', '番茄'],
          ['Flowers', '花卉'],
          ['Herbs', '香草'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PVC', 'PVC'],
            ['PS', 'PS'],
            ['Non-woven fabric', '无纺布'],
            ['PE', 'PE'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['0.6 mm', '0.6mm'],
            ['0.8 mm', '0.8mm'],
            ['1.2 mm', '1.2mm'],
          ],
        ],
        [
          ['Life', '使用寿命'],
          [
            ['1-2 years', '1-2年'],
            ['3 years', '3年'],
          ],
        ],
      ],
      colours: ['black', 'green', 'brown'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['10 pieces', '10个装'],
          ['50 pieces', '50个装'],
          ['100 pieces', '100个装'],
        ],
      },
      yuan: [5, 58],
      grams: [250, 3500],
      box: [54, 28, 14],
      unit: 40,
      alsoCalled: ['planting bags', 'propagation trays'],
    },
    {
      id: 'plant-stand',
      leaf: ['Plant Stands', '花架'],
      emoji: '🪜',
      prop: '🌿',
      titles: [
        ['{style} {material} Plant Stand for {place}', '{place}{style}{material}花架'],
        ['{style} {material} Flower Rack with {feature} for {place}', '{style}{material}置物花架 {feature} {place}用'],
      ],
      words: {
        style: [
          ['Multi-Tier', '多层'],
          ['Ladder', '梯形'],
          ['Foldable', '折叠'],
          ['Corner', '转角'],
        ],
        material: [
          ['Wrought Iron', '铁艺'],
          ['Solid Wood', '实木'],
          ['Bamboo', '竹制'],
        ],
        feature: [
          ['Wheels', '带轮'],
          ['Guard Rails', '带护栏'],
          ['Levelling Feet', '带调节脚'],
        ],
        place: [
          ['Balconies', '阳台'],
          ['Living Rooms', '客厅'],
          ['Patios', '露台'],
          ['Shop Displays', '店铺陈列'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['20 kg', '20kg'],
            ['40 kg', '40kg'],
            ['60 kg', '60kg'],
          ],
        ],
        [
          ['Finish', '表面处理'],
          [
            ['Powder-coated', '喷塑'],
            ['Carbonised', '碳化'],
            ['Varnished', '清漆'],
          ],
        ],
        [
          ['Assembly', '安装'],
          [
            ['Screws included', '配螺丝'],
            ['Snap together', '免工具拼装'],
          ],
        ],
      ],
      colours: ['black', 'white', 'brown', 'gold'],
      option: {
        name: ['Tiers', '层数'],
        values: [
          ['2 tiers', '2层'],
          ['3 tiers', '3层'],
          ['5 tiers', '5层'],
        ],
      },
      yuan: [15, 128],
      grams: [1200, 6500],
      box: [70, 32, 12],
      alsoCalled: ['flower stand', 'pot rack'],
    },
  ],
};
