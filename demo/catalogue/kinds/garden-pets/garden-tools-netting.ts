import type { Group } from '../../kind.ts';

export const gardenToolsNetting: Group = {
  slug: 'garden-tools-netting',
  name: ['Garden Tools & Netting', '园艺工具网'],
  kinds: [
    {
      id: 'garden-tool-set',
      leaf: ['Garden Hand Tools', '园艺工具'],
      emoji: '⛏️',
      prop: '🌻',
      titles: [
        ['{style} {material} Garden Tool Set with {feature}', '{style}{material}园艺工具套装 {feature}'],
        ['{style} {material} Gardening Tools for {use}', '{use}{style}{material}种花工具'],
      ],
      words: {
        style: [
          ['Rustproof', '防锈'],
          ['Effort-Saving', '省力'],
          ['Thickened', '加厚'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Carbon Steel', '碳钢'],
          ['Aluminium Alloy', '铝合金'],
        ],
        feature: [
          ['Wooden Handles', '木柄'],
          ['Carry Bag', '带收纳袋'],
          ['Gardening Gloves', '送园艺手套'],
        ],
        use: [
          ['Potted Plants', '盆栽'],
          ['Vegetable Gardens', '菜园'],
          ['Weeding', '除草'],
          ['Transplanting', '移栽'],
        ],
      },
      attributes: [
        [
          ['Handle', '手柄'],
          [
            ['Ash wood', '白蜡木'],
            ['PP and TPR', 'PP+TPR'],
            ['Rubber', '橡胶'],
          ],
        ],
        [
          ['Contents', '内含'],
          [
            ['Spade, rake, fork', '铲耙叉'],
            ['Spade, rake, pruner', '铲耙剪'],
            ['Full set', '全套'],
          ],
        ],
        [
          ['Surface', '表面处理'],
          [
            ['Polished', '抛光'],
            ['Powder-coated', '喷塑'],
          ],
        ],
      ],
      colours: ['green', 'black', 'brown', 'pink'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['3 pieces', '3件'],
          ['5 pieces', '5件'],
          ['10 pieces', '10件'],
        ],
      },
      yuan: [9, 78],
      grams: [350, 2000],
      box: [38, 24, 8],
      unit: 50,
      alsoCalled: ['trowel set', 'hand spade'],
    },
    {
      id: 'pruning-shears',
      leaf: ['Pruning Shears', '修枝剪'],
      emoji: '✂️',
      prop: '🌿',
      titles: [
        ['{style} {material} Pruning Shears for {use}', '{use}{style}{material}修枝剪'],
        ['{style} {material} Garden Secateurs with {feature}', '{style}{material}园艺剪 {feature}'],
      ],
      words: {
        style: [
          ['Sharp', '锋利'],
          ['Effort-Saving', '省力'],
          ['Rustproof', '防锈'],
          ['Heavy-Duty', '强力'],
        ],
        material: [
          ['SK5 Steel', 'SK5钢'],
          ['Carbon Steel', '碳钢'],
          ['Stainless Steel', '不锈钢'],
        ],
        feature: [
          ['Safety Lock', '带安全扣'],
          ['Shock Spring', '减震弹簧'],
          ['Non-Slip Handles', '防滑手柄'],
        ],
        use: [
          ['Fruit Trees', '果树'],
          ['Roses', '玫瑰'],
          ['Hedges', '绿篱'],
          ['Grapevines', '葡萄'],
        ],
      },
      attributes: [
        [
          ['Cutting diameter', '修剪直径'],
          [
            ['15 mm', '15mm'],
            ['20 mm', '20mm'],
            ['30 mm', '30mm'],
          ],
        ],
        [
          ['Handle', '手柄'],
          [
            ['PVC coated', 'PVC包胶'],
            ['Aluminium', '铝柄'],
            ['TPR', 'TPR'],
          ],
        ],
        [
          ['Blade', '刀型'],
          [
            ['Bypass', '弯口'],
            ['Anvil', '砧式'],
          ],
        ],
      ],
      colours: ['red', 'green', 'orange', 'black'],
      option: { name: ['Length', '长度'], values: ['18 cm', '20 cm', '22 cm'] },
      yuan: [6, 62],
      grams: [150, 420],
      box: [25, 10, 3],
      alsoCalled: ['secateurs', 'garden scissors'],
    },
    {
      id: 'shade-net',
      leaf: ['Shade Nets', '遮阳网'],
      emoji: '⛱️',
      prop: '☀️',
      titles: [
        ['{style} {material} Shade Net for {use}', '{use}{style}{material}遮阳网'],
        ['{style} {material} Sunshade Netting with {feature} for {use}', '{style}{material}防晒网 {feature} {use}用'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Dense-Weave', '加密'],
          ['UV-Resistant', '抗老化'],
        ],
        material: [
          ['HDPE', 'HDPE'],
          ['Flat-Yarn', '扁丝'],
          ['Round-Yarn', '圆丝'],
        ],
        feature: [
          ['Eyelets', '带扣眼'],
          ['Reinforced Edges', '包边加固'],
          ['Tie Ropes', '送绳子'],
        ],
        use: [
          ['Greenhouses', '大棚'],
          ['Carports', '车棚'],
          ['Balconies', '阳台'],
          ['Livestock Kraals', '畜栏'],
          ['Nurseries', '苗圃'],
        ],
      },
      attributes: [
        [
          ['Shade rate', '遮阳率'],
          [
            ['50%', '50%'],
            ['70%', '70%'],
            ['80%', '80%'],
            ['95%', '95%'],
          ],
        ],
        [
          ['Pins', '针数'],
          [
            ['3-pin', '3针'],
            ['6-pin', '6针'],
            ['8-pin', '8针'],
          ],
        ],
        [
          ['Life', '使用寿命'],
          [
            ['2 years', '2年'],
            ['3-5 years', '3-5年'],
          ],
        ],
      ],
      colours: ['black', 'green', 'beige'],
      option: { name: ['Size', '尺寸'], values: ['2 x 5 m', '3 x 10 m', '4 x 10 m', '6 x 20 m'] },
      yuan: [9, 168],
      grams: [500, 9500],
      box: [60, 30, 20],
      alsoCalled: ['shade cloth', 'shadeport net'],
    },
    {
      id: 'garden-gloves',
      leaf: ['Gardening Gloves', '园艺手套'],
      emoji: '🧤',
      prop: '🌱',
      titles: [
        ['{feature} {material} Gardening Gloves for {use}', '{use}{feature}{material}园艺手套'],
        ['{style} {feature} {material} Work Gloves for {use}', '{style}{feature}{material}劳保手套 {use}用'],
      ],
      words: {
        feature: [
          ['Thorn-Proof', '防刺'],
          ['Waterproof', '防水'],
          ['Non-Slip', '防滑'],
          ['Breathable', '透气'],
        ],
        material: [
          ['Latex-Dipped', '浸胶'],
          ['Nitrile-Coated', '丁腈涂层'],
          ['Leather', '牛皮'],
        ],
        style: [
          ['Thickened', '加厚'],
          ['Long-Cuff', '长款'],
          ['Comfortable', '舒适'],
        ],
        use: [
          ['Rose Pruning', '修剪玫瑰'],
          ['Weeding', '除草'],
          ['Planting', '种植'],
          ['Farm Work', '农活'],
        ],
      },
      attributes: [
        [
          ['Lining', '内衬'],
          [
            ['Nylon', '尼龙'],
            ['Polyester', '涤纶'],
            ['Cotton', '棉'],
          ],
        ],
        [
          ['Cuff', '袖口'],
          [
            ['Elastic', '松紧'],
            ['Long cuff', '长袖口'],
          ],
        ],
        [
          ['Sold by', '包装'],
          [
            ['One pair', '一双'],
            ['One pair on card', '一双吊卡装'],
          ],
        ],
      ],
      colours: ['green', 'grey', 'black', 'pink'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL'] },
      yuan: [2, 28],
      grams: [50, 220],
      box: [26, 13, 3],
      unit: 20,
      alsoCalled: ['work gloves', 'thorn gloves'],
    },
    {
      id: 'garden-hoe',
      edition: 2,
      leaf: ['Hoes & Rakes', '锄头耙子'],
      emoji: '⛏️',
      prop: '🌽',
      titles: [
        ['{steel} {tool}, {handle}, {feature}', '{steel}{tool}{handle}{feature}'],
        ['{feature} {tool} for {use}, {steel}, {handle}', '{feature}{tool}{use}{steel}{handle}'],
      ],
      words: {
        steel: [
          ['Forged Steel', '锻打钢'],
          ['Manganese Steel', '锰钢'],
          ['Carbon Steel', '碳钢'],
          ['Rail Steel', '轨道钢'],
        ],
        tool: [
          ['Hoe', '锄头'],
          ['Garden Rake', '耙子'],
          ['Fork Hoe', '叉锄'],
          ['Weeding Hoe', '除草锄'],
        ],
        handle: [
          ['Wooden Handle', '木柄'],
          ['Steel Handle', '钢柄'],
          ['Head Only', '不带柄'],
        ],
        feature: [
          ['Sharp', '开刃'],
          ['Heavy', '加重'],
          ['Light', '轻便'],
        ],
        use: [
          ['Fields', '农田'],
          ['Vegetable Gardens', '菜园'],
          ['Weeding', '除草'],
        ],
      },
      attributes: [
        [
          ['Head weight', '头重'],
          [
            ['0.9 kg', '0.9kg'],
            ['1.3 kg', '1.3kg'],
            ['1.8 kg', '1.8kg'],
          ],
        ],
        [
          ['Eye', '柄孔'],
          [
            ['Round', '圆孔'],
            ['Oval', '椭圆孔'],
          ],
        ],
      ],
      colours: ['black', 'red', 'green'],
      option: { name: ['Width', '刃宽'], values: ['12 cm', '16 cm', '20 cm', '24 cm'] },
      yuan: [9, 48],
      grams: [700, 2300],
      box: [36, 24, 10],
      alsoCalled: ['badza', 'khasu', 'igeja', 'skoffel', 'hark', 'enxada'],
    },
  ],
};
