import type { Group } from '../../kind.ts';

export const shoppingAndUtilityBags: Group = {
  slug: 'shopping-and-utility-bags',
  name: ['Shopping & Utility Bags', '购物袋收纳包'],
  kinds: [
    {
      id: 'woven-carrier-bag',
      leaf: ['Woven Carrier Bags', '编织袋'],
      emoji: '🛍️',
      prop: '🚌',
      titles: [
        ['{style} Woven Carrier Bag with {feature} for {use}', '{style}编织袋{feature} {use}用'],
        ['{style} Check Zip Bag, {feature}, for {use}', '{style}格子拉链蛇皮袋 {feature} {use}袋'],
      ],
      words: {
        style: [
          ['Wear-Resistant', '耐磨'],
          ['Heavy-Duty', '加厚耐用'],
          ['Waterproof', '防水'],
          ['Laminated', '覆膜'],
        ],
        feature: [
          ['Strong Zip', '结实拉链'],
          ['Reinforced Handles', '加固提手'],
          ['Moisture-Proof Lining', '防潮内层'],
        ],
        use: [
          ['Moving House', '搬家'],
          ['Bus Travel', '长途客车'],
          ['Stock Buying', '拿货'],
          ['Blanket Storage', '棉被收纳'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PP woven', 'PP编织布'],
            ['Laminated PP', '覆膜PP'],
            ['Oxford cloth', '牛津布'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['30 kg', '30公斤'],
            ['50 kg', '50公斤'],
            ['80 kg', '80公斤'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['120 g/m²', '120克/平方米'],
            ['180 g/m²', '180克/平方米'],
          ],
        ],
      ],
      colours: ['blue', 'red', 'multi', 'black'],
      option: {
        name: ['Size', '尺寸'],
        values: ['50 x 45 x 20 cm', '60 x 50 x 25 cm', '70 x 55 x 28 cm', '100 x 60 x 35 cm'],
      },
      yuan: [2.2, 14],
      grams: [120, 420],
      box: [35, 28, 2],
      alsoCalled: ['Shangaan bag', 'Zimbabwe bag', 'China bag'],
    },
    {
      id: 'foldable-shopping-bag',
      leaf: ['Reusable Shopping Bags', '环保购物袋'],
      emoji: '🛍️',
      prop: '🍎',
      titles: [
        ['{style} {material} Shopping Bag for {use}', '{style}{material}购物袋 {use}用'],
        ['Reusable {material} Grocery Bag, {style} Carrier for {use}', '环保{material}买菜包 {style}手提袋 {use}款'],
      ],
      words: {
        style: [
          ['Foldable', '可折叠'],
          ['Extra-Strong', '加厚承重'],
          ['Printed', '印花'],
          ['Lightweight', '轻便'],
        ],
        material: [
          ['Non-Woven', '无纺布'],
          ['Oxford Cloth', '牛津布'],
          ['Canvas', '帆布'],
          ['Polyester', '涤纶'],
        ],
        use: [
          ['Supermarkets', '超市'],
          ['Clothing Shops', '服装店'],
          ['Everyday Errands', '日常出行'],
          ['Promotional Gifts', '广告礼品'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['10 kg', '10公斤'],
            ['15 kg', '15公斤'],
            ['20 kg', '20公斤'],
          ],
        ],
        [
          ['Print', '印刷'],
          [
            ['Screen printing', '丝印'],
            ['Heat transfer', '热转印'],
            ['Plain', '无印花'],
          ],
        ],
        [
          ['Handles', '提手'],
          [
            ['Long handles', '长提手'],
            ['Short handles', '短提手'],
          ],
        ],
      ],
      colours: ['green', 'blue', 'red', 'black', 'beige', 'multi'],
      option: {
        name: ['Size', '尺码'],
        values: [
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [1.2, 9],
      grams: [40, 180],
      box: [20, 15, 2],
      alsoCalled: ['grocery bag', 'carrier bag'],
    },
    {
      id: 'cosmetic-toiletry-bag',
      leaf: ['Toiletry & Cosmetic Bags', '洗漱化妆包'],
      emoji: '👝',
      prop: '💄',
      titles: [
        ['{style} {material} Toiletry Bag with {feature}', '{style}{material}洗漱包{feature}'],
        [
          '{material} Cosmetic Bag, {style} Travel Pouch with {feature}',
          '{material}化妆包 {style}旅行收纳包 {feature}',
        ],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Large-Capacity', '大容量'],
          ['Hanging', '可挂式'],
          ['Double-Layer', '双层'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Oxford Cloth', '牛津布'],
          ['Quilted Cotton', '绗缝棉'],
          ['Nylon', '尼龙'],
        ],
        feature: [
          ['Dry and Wet Separation', '干湿分离'],
          ['Brush Pockets', '刷位'],
          ['Carry Handle', '带提手'],
          ['Waterproof Lining', '防水内里'],
        ],
      },
      attributes: [
        [
          ['Closure', '开合方式'],
          [
            ['Zip', '拉链'],
            ['Drawstring', '抽绳'],
          ],
        ],
        [
          ['Size', '尺寸'],
          [
            ['22 x 14 x 10 cm', '22x14x10厘米'],
            ['26 x 18 x 12 cm', '26x18x12厘米'],
          ],
        ],
        [
          ['Compartments', '内部结构'],
          [
            ['One main compartment', '单层主仓'],
            ['Removable dividers', '可拆隔板'],
          ],
        ],
      ],
      colours: ['pink', 'black', 'grey', 'mint', 'lilac', 'beige'],
      yuan: [6, 36],
      grams: [120, 380],
      box: [26, 18, 6],
      alsoCalled: ['vanity bag', 'wash bag', 'make-up bag'],
    },
    {
      id: 'shopping-trolley-bag',
      edition: 2,
      leaf: ['Shopping Trolleys', '购物拉杆车'],
      emoji: '🛒',
      prop: '🥬',
      titles: [
        ['{style} Shopping Trolley Bag, {wheels}, {material}', '{style}购物拉杆车{wheels}{material}'],
        ['{material} Grocery Trolley with {wheels}, {style}', '{material}买菜车{wheels}{style}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Waterproof', '防水'],
          ['Large Capacity', '大容量'],
          ['Insulated', '保温'],
        ],
        wheels: [
          ['Two Wheels', '两轮'],
          ['Stair-Climbing Wheels', '爬楼轮'],
          ['Swivel Wheels', '万向轮'],
        ],
        material: [
          ['Oxford Cloth', '牛津布'],
          ['Canvas', '帆布'],
          ['Steel Frame', '钢架'],
          ['Aluminium Frame', '铝架'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['20 kg', '20kg'],
            ['35 kg', '35kg'],
            ['50 kg', '50kg'],
          ],
        ],
        [
          ['Bag', '袋子'],
          [
            ['Removable', '可拆卸'],
            ['Fixed', '固定'],
          ],
        ],
      ],
      colours: ['black', 'red', 'navy', 'grey', 'multi'],
      option: { name: ['Capacity', '容量'], values: ['28 L', '35 L', '45 L'] },
      yuan: [24, 98],
      grams: [1100, 2800],
      box: [52, 34, 14],
      alsoCalled: ['granny trolley', 'pull trolley', 'market trolley', 'trolley cart'],
    },
  ],
};
