import type { Group } from '../../kind.ts';

export const suitcasesAndTravel: Group = {
  slug: 'suitcases-and-travel',
  name: ['Suitcases & Travel', '行李旅行箱包'],
  kinds: [
    {
      id: 'hard-shell-suitcase',
      leaf: ['Hard Suitcases', '拉杆箱'],
      emoji: '🧳',
      prop: '✈️',
      titles: [
        ['{style} {material} Suitcase with {feature}', '{style}{material}拉杆箱{feature}'],
        ['{material} Trolley Case, {style} Travel Luggage with {feature}', '{material}行李箱 {style}旅行箱 {feature}'],
      ],
      words: {
        style: [
          ['Scratch-Resistant', '耐磨'],
          ['Expandable', '可扩展'],
          ['Lightweight', '轻便'],
          ['Retro', '复古'],
          ['Multifunctional', '多功能'],
        ],
        material: [
          ['ABS', 'ABS'],
          ['Polycarbonate', 'PC'],
          ['Aluminium-Frame', '铝框'],
        ],
        feature: [
          ['Silent Spinner Wheels', '静音万向轮'],
          ['Combination Lock', '密码锁'],
          ['Cup Holder', '带杯架'],
          ['USB Charging Port', 'USB充电口'],
        ],
      },
      attributes: [
        [
          ['Wheels', '滚轮'],
          [
            ['Four double spinner wheels', '四轮双排万向轮'],
            ['Detachable spinner wheels', '可拆万向轮'],
          ],
        ],
        [
          ['Trolley handle', '拉杆'],
          [
            ['Aluminium alloy', '铝合金'],
            ['Iron', '铁'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['Nylon', '尼龙'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'rosegold', 'navy', 'mint', 'wine'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['20 inch cabin', '20寸登机'],
          ['24 inch', '24寸'],
          ['28 inch', '28寸'],
          ['Set of 3', '三件套'],
        ],
      },
      yuan: [68, 260],
      grams: [2600, 6500],
      box: [66, 44, 28],
      alsoCalled: ['travel case', 'trolley bag', 'luggage'],
    },
    {
      id: 'travel-duffel-bag',
      leaf: ['Duffel Bags', '旅行袋'],
      emoji: '🧳',
      prop: '👟',
      titles: [
        ['{style} {use} Duffel Bag with {feature}', '{style}{use}手提袋{feature}'],
        ['Large {use} Tog Bag, {style} Holdall with {feature}', '大容量{use}包 {style}行李袋 {feature}'],
      ],
      words: {
        style: [
          ['Foldable', '可折叠'],
          ['Waterproof', '防水'],
          ['Lightweight', '轻便'],
          ['Heavy-Duty', '加厚耐用'],
        ],
        use: [
          ['Travel', '旅行'],
          ['Gym', '健身'],
          ['Sports', '运动'],
          ['Weekend', '周末短途'],
        ],
        feature: [
          ['Shoe Compartment', '独立鞋位'],
          ['Dry and Wet Separation', '干湿分离'],
          ['Trolley Sleeve', '可套拉杆'],
          ['Shoulder Strap', '带肩带'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Oxford cloth', '牛津布'],
            ['Nylon', '尼龙'],
            ['Canvas', '帆布'],
          ],
        ],
        [
          ['Carrying', '背提方式'],
          [
            ['Hand and shoulder', '手提单肩'],
            ['Three-way carry', '三用背法'],
          ],
        ],
        [
          ['Waterproof', '防水性能'],
          [
            ['Water-repellent', '防泼水'],
            ['Not waterproof', '不防水'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'pink', 'navy', 'army'],
      option: { name: ['Capacity', '容量'], values: ['30 L', '45 L', '65 L'] },
      yuan: [14, 75],
      grams: [350, 1100],
      box: [40, 28, 8],
      alsoCalled: ['tog bag', 'gym bag', 'holdall'],
    },
    {
      id: 'packing-cube-set',
      leaf: ['Packing Cubes', '旅行收纳袋'],
      emoji: '🧳',
      prop: '👕',
      titles: [
        ['{style} {material} Packing Cube Set for {use}', '{style}{material}收纳袋套装 {use}用'],
        ['{style} Luggage Organiser Bags, {material} Set for {use}', '{style}行李分装袋 {material}套装 {use}收纳'],
      ],
      words: {
        style: [
          ['Compression', '压缩'],
          ['Waterproof', '防水'],
          ['Printed', '印花'],
          ['Portable', '便携'],
        ],
        material: [
          ['Polyester', '涤纶'],
          ['Mesh', '网格'],
          ['Oxford Cloth', '牛津布'],
        ],
        use: [
          ['Travel', '旅行'],
          ['Business Trips', '出差'],
          ['Boarding School', '住校'],
          ['Wardrobe Storage', '衣柜'],
        ],
      },
      attributes: [
        [
          ['Closure', '开合方式'],
          [
            ['Two-way zip', '双拉链'],
            ['Single zip', '单拉链'],
          ],
        ],
        [
          ['Includes', '套装内容'],
          [
            ['Clothes, shoe and toiletry bags', '衣物鞋子洗漱袋'],
            ['Clothes bags in graded sizes', '大小衣物袋'],
          ],
        ],
        [
          ['Care', '洗护'],
          [
            ['Machine washable', '可机洗'],
            ['Hand wash', '手洗'],
          ],
        ],
      ],
      colours: ['grey', 'navy', 'pink', 'black', 'beige'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['6-piece set', '六件套'],
          ['7-piece set', '七件套'],
          ['8-piece set', '八件套'],
        ],
      },
      yuan: [12, 38],
      grams: [300, 650],
      box: [32, 24, 5],
      unit: 50,
      alsoCalled: ['suitcase organisers', 'travel organiser set'],
    },
    {
      id: 'suitcase-cover',
      leaf: ['Suitcase Covers', '行李箱保护套'],
      emoji: '🧳',
      prop: '🌈',
      titles: [
        ['{style} {material} Suitcase Cover, {feature}', '{style}{material}行李箱套 {feature}'],
        [
          '{feature} Luggage Protector, {style} {material} Trolley Case Sleeve',
          '{feature}箱套 {style}{material}拉杆箱保护套',
        ],
      ],
      words: {
        style: [
          ['World-Map', '世界地图'],
          ['Animal-Print', '动物印花'],
          ['Plain', '纯色'],
          ['Cartoon', '卡通'],
        ],
        material: [
          ['Elastic Spandex', '弹力'],
          ['Thick Polyester', '加厚涤纶'],
          ['Oxford Cloth', '牛津布'],
        ],
        feature: [
          ['Dustproof', '防尘'],
          ['Scratchproof', '防刮'],
          ['Washable', '可水洗'],
          ['Wear-Resistant', '耐磨'],
        ],
      },
      attributes: [
        [
          ['Closure', '闭合方式'],
          [
            ['Bottom zip', '底部拉链'],
            ['Hook-and-loop and buckle', '魔术贴+插扣'],
          ],
        ],
        [
          ['Print', '印花工艺'],
          [
            ['Heat transfer', '热转印'],
            ['No print', '无印花'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['Standard', '常规'],
            ['Extra thick', '加厚'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'pink', 'grey', 'red'],
      option: {
        name: ['Fits case', '适用箱号'],
        values: [
          ['18-21 inch', '18-21寸'],
          ['22-24 inch', '22-24寸'],
          ['25-28 inch', '25-28寸'],
          ['29-32 inch', '29-32寸'],
        ],
      },
      yuan: [10, 36],
      grams: [180, 420],
      box: [28, 20, 4],
      alsoCalled: ['luggage sleeve', 'travel case cover'],
    },
  ],
};
