import type { Group } from '../../kind.ts';

export const potsAndPans: Group = {
  slug: 'pots-and-pans',
  name: ['Pots & Pans', '锅具'],
  kinds: [
    {
      id: 'frying-pan',
      leaf: ['Frying Pans', '平底锅'],
      emoji: '🍳',
      titles: [
        ['{material} Non-Stick Frying Pan with {feature} for {use}', '{material}不粘平底锅 {feature} {use}用'],
        ['{material} Skillet for {use}, {feature}', '{material}煎锅 {use}适用 {feature}'],
      ],
      words: {
        material: [
          ['Maifan Stone', '麦饭石'],
          ['Cast Aluminium', '铸铝'],
          ['Ceramic-Coated', '陶瓷涂层'],
          ['Titanium-Coated', '钛涂层'],
        ],
        feature: [
          ['Wood-Effect Handle', '木纹手柄'],
          ['Glass Lid', '玻璃盖'],
          ['Thick Base', '加厚锅底'],
          ['Detachable Handle', '可拆手柄'],
        ],
        use: [
          ['Gas and Induction', '燃气电磁炉'],
          ['Eggs and Pancakes', '煎蛋烙饼'],
          ['Home Kitchens', '家庭厨房'],
        ],
      },
      attributes: [
        [
          ['Hob', '适用炉灶'],
          [
            ['Gas and electric', '燃气灶、电炉'],
            ['All hobs including induction', '燃气灶、电磁炉通用'],
          ],
        ],
        [
          ['Thickness', '锅身厚度'],
          [
            ['2.5 mm', '2.5mm'],
            ['3.5 mm', '3.5mm'],
            ['4.5 mm', '4.5mm'],
          ],
        ],
        [['PFOA', 'PFOA'], [['Free of PFOA', '不含PFOA']]],
      ],
      colours: ['black', 'grey', 'beige', 'green', 'pink'],
      option: { name: ['Diameter', '直径'], values: ['20 cm', '24 cm', '26 cm', '28 cm', '30 cm'] },
      yuan: [16, 78],
      grams: [550, 1600],
      box: [49, 30, 7],
      alsoCalled: ['pan', 'skillet', 'egg pan'],
    },
    {
      id: 'cooking-pot-set',
      leaf: ['Pot Sets', '锅具套装'],
      emoji: '🍲',
      titles: [
        ['{material} Cooking Pot Set with {feature}', '{material}锅具套装 {feature}'],
        ['{style} Cookware Set, {material} Pots with {feature}', '{style}炊具套装 {material}汤锅 {feature}'],
      ],
      words: {
        style: [
          ['Family', '家庭'],
          ['Wedding Gift', '婚庆礼品'],
          ['Stackable', '可叠放'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Granite-Coated', '花岗岩涂层'],
          ['Die-Cast Aluminium', '压铸铝'],
          ['Carbon Steel', '碳钢'],
        ],
        feature: [
          ['Glass Lids', '玻璃盖'],
          ['Heat-Resistant Handles', '隔热手柄'],
          ['Thick Composite Bases', '复合厚底'],
          ['Pouring Lips', '导流口'],
        ],
      },
      attributes: [
        [
          ['Hob', '适用炉灶'],
          [
            ['Gas and electric', '燃气灶、电炉'],
            ['All hobs including induction', '燃气灶、电磁炉通用'],
          ],
        ],
        [
          ['Largest pot', '最大锅径'],
          [
            ['24 cm', '24cm'],
            ['26 cm', '26cm'],
            ['28 cm', '28cm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Gift box', '礼盒装'],
            ['Brown carton', '牛皮纸箱'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'red', 'beige'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['3 pieces', '3件套'],
          ['6 pieces', '6件套'],
          ['10 pieces', '10件套'],
          ['12 pieces', '12件套'],
        ],
      },
      yuan: [58, 328],
      grams: [2200, 8500],
      box: [40, 32, 26],
      unit: 50,
      alsoCalled: ['pots', 'cookware set'],
    },
    {
      id: 'pressure-cooker',
      leaf: ['Pressure Cookers', '高压锅'],
      emoji: '🥘',
      prop: '♨️',
      titles: [
        ['{style} {material} Pressure Cooker with {feature}', '{style}{material}高压锅 {feature}'],
        ['{material} Stovetop Pressure Pot for {use}, {feature}', '{material}明火压力锅 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Explosion-Proof', '防爆'],
          ['Large-Capacity', '大容量'],
        ],
        material: [
          ['Aluminium Alloy', '铝合金'],
          ['304 Stainless Steel', '304不锈钢'],
          ['Stainless Steel', '不锈钢'],
        ],
        feature: [
          ['Six Safety Valves', '六重安全阀'],
          ['Locking Lid', '锁扣锅盖'],
          ['Steaming Rack', '带蒸架'],
        ],
        use: [
          ['Families', '家庭'],
          ['Restaurants', '饭店'],
          ['Canteens', '食堂'],
        ],
      },
      attributes: [
        [
          ['Working pressure', '工作压力'],
          [
            ['70 kPa', '70kPa'],
            ['80 kPa', '80kPa'],
            ['100 kPa', '100kPa'],
          ],
        ],
        [
          ['Hob', '适用炉灶'],
          [
            ['Gas', '燃气灶'],
            ['Gas and induction', '燃气灶、电磁炉'],
          ],
        ],
        [['Handle', '手柄材质'], [['Bakelite', '电木']]],
      ],
      colours: ['silver', 'red'],
      option: { name: ['Capacity', '容量'], values: ['4 L', '6 L', '8 L', '11 L'] },
      yuan: [45, 210],
      grams: [1600, 4200],
      box: [44, 27, 22],
      alsoCalled: ['pressure pot', 'samp and beans cooker'],
    },
    {
      id: 'potjie-pot',
      edition: 2,
      leaf: ['Potjie Pots', '三脚铸铁锅'],
      emoji: '🍲',
      prop: '🔥',
      titles: [
        ['{style} Cast Iron Potjie Pot, {feature}, {finish}', '{style}铸铁三脚锅{feature}{finish}'],
        ['{finish} {style} Potjie with {feature} for {use}', '{finish}{style}铸铁炖锅{feature}{use}'],
      ],
      words: {
        style: [
          ['Three-Legged', '三脚'],
          ['Flat-Bottomed', '平底'],
          ['Bake', '烘焙'],
        ],
        feature: [
          ['Lid and Lifter', '带盖提手'],
          ['Carry Handle', '提把'],
          ['Spiral Handle', '螺旋柄'],
          ['Recipe Card', '附食谱'],
        ],
        finish: [
          ['Pre-Seasoned', '免开锅'],
          ['Enamelled', '珐琅'],
          ['Raw Iron', '生铁'],
        ],
        use: [
          ['Braai Fires', '篝火'],
          ['Family Stews', '家庭炖菜'],
          ['Camping', '露营'],
        ],
      },
      attributes: [
        [
          ['Feeds', '适合人数'],
          [
            ['2 to 4', '2-4人'],
            ['4 to 8', '4-8人'],
            ['8 to 15', '8-15人'],
          ],
        ],
        [
          ['Wall', '锅壁'],
          [
            ['4 mm', '4mm'],
            ['5 mm', '5mm'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue'],
      option: {
        name: ['Size', '型号'],
        values: [
          ['No. 1/2 (1.3 L)', '1/2号 1.3升'],
          ['No. 1 (3 L)', '1号 3升'],
          ['No. 2 (6 L)', '2号 6升'],
          ['No. 3 (8 L)', '3号 8升'],
        ],
      },
      yuan: [48, 228],
      grams: [3200, 12500],
      box: [32, 32, 28],
      alsoCalled: ['potjie', 'three-legged pot', 'driebeenpot', 'cast iron pot', 'panela de ferro', 'imbiza'],
    },
    {
      id: 'aluminium-stock-pot',
      edition: 2,
      leaf: ['Big Cooking Pots', '大汤锅'],
      emoji: '🥘',
      prop: '👩‍🍳',
      titles: [
        ['{material} Stock Pot, {feature}, {use}', '{material}大汤锅{feature}{use}'],
        ['{use} Cooking Pot with {feature}, {material}', '{use}大锅{feature}{material}'],
      ],
      words: {
        material: [
          ['Aluminium', '铝制'],
          ['Thick Aluminium', '加厚铝'],
          ['Stainless Steel', '不锈钢'],
          ['Hammered Aluminium', '锤纹铝'],
        ],
        feature: [
          ['Lid', '带盖'],
          ['Riveted Handles', '铆钉双耳'],
          ['Flat Base', '平底'],
          ['Deep Body', '加深'],
        ],
        use: [
          ['Catering', '餐饮'],
          ['Weddings and Funerals', '红白喜事'],
          ['School Kitchens', '学校食堂'],
          ['Home', '家用'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['1.5 mm', '1.5mm'],
            ['2 mm', '2mm'],
            ['3 mm', '3mm'],
          ],
        ],
        [
          ['Hob', '适用炉灶'],
          [
            ['Gas, wood and electric', '燃气、柴火、电炉'],
            ['Gas and induction', '燃气灶、电磁炉'],
          ],
        ],
      ],
      colours: ['silver', 'black'],
      option: { name: ['Capacity', '容量'], values: ['10 L', '20 L', '35 L', '50 L', '70 L'] },
      yuan: [38, 298],
      grams: [1400, 7800],
      box: [48, 46, 36],
      alsoCalled: ['hadi', 'poto', 'mphika', 'drum pot', 'catering pot', 'panela'],
    },
  ],
};
