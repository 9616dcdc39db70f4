import type { Group } from '../../kind.ts';

export const traditionalCooking: Group = {
  slug: 'traditional-cooking',
  name: ['Pap, Grinding & Mincing', '传统炊具'],
  kinds: [
    {
      id: 'wooden-spoon',
      edition: 2,
      leaf: ['Wooden Spoons', '木勺木铲'],
      emoji: '🥄',
      prop: '🪵',
      titles: [
        ['{wood} Cooking Spoon, {length}, {finish}', '{wood}木勺{length}{finish}'],
        ['{length} {wood} Pap {shape}, {finish}', '{length}{wood}搅粥{shape}{finish}'],
      ],
      words: {
        wood: [
          ['Beech Wood', '榉木'],
          ['Teak', '柚木'],
          ['Acacia', '相思木'],
          ['Bamboo', '竹'],
        ],
        length: [
          ['30 cm', '30cm'],
          ['40 cm', '40cm'],
          ['60 cm', '60cm'],
        ],
        finish: [
          ['Oiled', '油面'],
          ['Unvarnished', '无漆'],
          ['Polished', '抛光'],
        ],
        shape: [
          ['Stirrer', '搅棒'],
          ['Paddle', '木铲'],
          ['Spoon', '木勺'],
        ],
      },
      attributes: [
        [['Food contact', '食品接触'], [['Food-grade', '食品级']]],
        [
          ['Packing', '包装'],
          [
            ['OPP bag', 'OPP袋'],
            ['Bundle', '捆装'],
          ],
        ],
      ],
      colours: ['brown', 'beige'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['1 piece', '1支'],
          ['3 pieces', '3支'],
          ['6 pieces', '6支'],
        ],
      },
      unit: 40,
      yuan: [3, 32],
      grams: [60, 420],
      box: [42, 8, 4],
      alsoCalled: ['mugoti', 'pap spoon', 'pap stirrer', 'houtlepel', 'ukhezo', 'colher de pau'],
    },
    {
      id: 'mortar-pestle',
      edition: 2,
      leaf: ['Mortars & Pestles', '石臼捣碎器'],
      emoji: '🥣',
      prop: '🌶️',
      titles: [
        ['{material} Mortar and Pestle, {feature}, {size}', '{material}捣碎器{feature}{size}'],
        ['{size} {material} Spice Grinder Bowl for {use}, {feature}', '{size}{material}研磨碗{use}{feature}'],
      ],
      words: {
        material: [
          ['Granite', '花岗岩'],
          ['Marble', '大理石'],
          ['Wooden', '木制'],
          ['Stainless Steel', '不锈钢'],
          ['Cast Iron', '铸铁'],
        ],
        feature: [
          ['Non-Slip Base', '防滑底'],
          ['Rough Inside', '磨砂内壁'],
          ['With Lid', '带盖'],
        ],
        size: [
          ['Small', '小号'],
          ['Large', '大号'],
          ['Heavy', '加重'],
        ],
        use: [
          ['Garlic and Chilli', '蒜泥辣椒'],
          ['Peanuts', '花生'],
          ['Herbs', '香料'],
        ],
      },
      attributes: [
        [['Care', '清洗'], [['Hand wash', '手洗']]],
        [
          ['Pestle', '捣棒'],
          [
            ['Same material', '同材质'],
            ['Wooden', '木制'],
          ],
        ],
      ],
      colours: ['grey', 'white', 'black', 'brown'],
      option: { name: ['Diameter', '直径'], values: ['10 cm', '13 cm', '16 cm'] },
      unit: 50,
      yuan: [14, 88],
      grams: [500, 4200],
      box: [20, 20, 16],
      alsoCalled: ['duri', 'mtondo', 'pilão', 'stamper', 'stampblok'],
    },
    {
      id: 'hand-grain-mill',
      edition: 2,
      leaf: ['Grain & Mealie Mills', '手摇磨粉机'],
      emoji: '🌽',
      prop: '⚙️',
      titles: [
        ['{drive} Grain Mill, {material}, {feature}', '{drive}磨粉机{material}{feature}'],
        ['{material} Mealie Grinder for {use}, {drive}, {feature}', '{material}玉米磨{use}{drive}{feature}'],
      ],
      words: {
        drive: [
          ['Hand-Cranked', '手摇'],
          ['Electric', '电动'],
          ['Table-Clamp', '台夹式'],
        ],
        material: [
          ['Cast Iron', '铸铁'],
          ['Stainless Steel', '不锈钢'],
          ['Tinned Iron', '镀锡铁'],
        ],
        feature: [
          ['Adjustable Fineness', '粗细可调'],
          ['Large Hopper', '大料斗'],
          ['Fine Burrs', '精细磨盘'],
        ],
        use: [
          ['Maize', '玉米'],
          ['Peanut Butter', '花生酱'],
          ['Coffee and Spices', '咖啡香料'],
        ],
      },
      attributes: [
        [
          ['Output', '产量'],
          [
            ['3 kg per hour', '3kg/小时'],
            ['6 kg per hour', '6kg/小时'],
            ['15 kg per hour', '15kg/小时'],
          ],
        ],
        [
          ['Fixing', '固定'],
          [
            ['Clamp up to 45 mm', '夹口45mm'],
            ['Free standing', '落地'],
          ],
        ],
      ],
      colours: ['silver', 'black'],
      option: {
        name: ['Hopper', '料斗'],
        values: [
          ['Low hopper', '矮斗'],
          ['High hopper', '高斗'],
        ],
      },
      yuan: [48, 298],
      grams: [2800, 7800],
      box: [38, 24, 22],
      alsoCalled: ['mealie mill', 'maize mill', 'chigayo', 'grinding machine', 'moinho'],
    },
    {
      id: 'meat-mincer',
      edition: 2,
      leaf: ['Meat Mincers', '绞肉机'],
      emoji: '🥩',
      prop: '⚙️',
      titles: [
        ['{drive} Meat Mincer, {material}, {feature}', '{drive}绞肉机{material}{feature}'],
        ['{material} Mince and Sausage Maker, {drive}, {feature}', '{material}灌肠绞肉机{drive}{feature}'],
      ],
      words: {
        drive: [
          ['Hand', '手摇'],
          ['Electric', '电动'],
          ['Heavy Duty Electric', '大功率电动'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Cast Iron', '铸铁'],
          ['Aluminium', '铝合金'],
        ],
        feature: [
          ['Sausage Funnel', '灌肠管'],
          ['Three Grinding Plates', '三个孔板'],
          ['Suction Base', '吸盘底座'],
          ['Reverse Function', '反转功能'],
        ],
      },
      attributes: [
        [
          ['Feed opening', '进料口'],
          [
            ['5 cm', '5cm'],
            ['7 cm', '7cm'],
          ],
        ],
        [
          ['Plates', '孔板'],
          [
            ['3 and 5 mm', '3和5mm'],
            ['5 and 8 mm', '5和8mm'],
          ],
        ],
      ],
      colours: ['silver', 'white', 'black'],
      option: {
        name: ['Size', '型号'],
        values: [
          ['No. 5', '5号'],
          ['No. 8', '8号'],
          ['No. 10', '10号'],
          ['No. 22', '22号'],
        ],
      },
      yuan: [42, 420],
      grams: [1200, 6800],
      box: [36, 24, 28],
      alsoCalled: ['vleismeul', 'boerewors maker', 'mince machine', 'moedor de carne'],
    },
  ],
};
