import type { Group } from '../../kind.ts';

export const backpacksAndSchoolBags: Group = {
  slug: 'backpacks-and-school-bags',
  name: ['Backpacks & School Bags', '双肩包书包'],
  kinds: [
    {
      id: 'school-backpack',
      leaf: ['School Bags', '学生书包'],
      emoji: '🎒',
      prop: '✏️',
      titles: [
        ['{style} School Bag with {feature} for {use}', '{use}{style}书包 {feature}'],
        ['{style} {use} Backpack, Waterproof Oxford with {feature}', '{use}{style}双肩包 防水牛津布 {feature}'],
      ],
      words: {
        style: [
          ['Cartoon', '卡通'],
          ['Multi-Compartment', '多隔层'],
          ['Spine-Protecting', '护脊减负'],
          ['Lightweight', '轻便'],
          ['Gradient', '渐变'],
        ],
        feature: [
          ['Reflective Strips', '反光条'],
          ['Side Bottle Pockets', '侧水杯袋'],
          ['Lunch Bag and Pencil Case', '配饭盒袋笔袋'],
          ['Wide Opening', '大开口'],
        ],
        use: [
          ['Primary School', '小学生'],
          ['High School', '中学生'],
          ['Preschool', '幼儿园'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Oxford cloth', '牛津布'],
            ['Nylon', '尼龙'],
            ['Polyester', '涤纶'],
          ],
        ],
        [
          ['Back system', '背负系统'],
          [
            ['Breathable padding', '透气海绵背垫'],
            ['Curved S-shape straps', 'S型肩带'],
          ],
        ],
        [
          ['Waterproof', '防水性能'],
          [
            ['Water-repellent', '防泼水'],
            ['Waterproof', '防水'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'pink', 'purple', 'red', 'navy'],
      option: {
        name: ['Size', '尺码'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [18, 85],
      grams: [450, 950],
      box: [42, 30, 10],
      alsoCalled: ['schoolbag', 'rucksack', 'book bag'],
    },
    {
      id: 'laptop-backpack',
      leaf: ['Laptop Backpacks', '电脑双肩包'],
      emoji: '🎒',
      prop: '💻',
      titles: [
        ['{style} Laptop Backpack with {feature} for {use}', '{use}{style}电脑双肩包{feature}'],
        ["Men's {style} {use} Backpack, Laptop Compartment and {feature}", '男士{style}{use}背包 电脑夹层 {feature}'],
      ],
      words: {
        style: [
          ['Anti-Theft', '防盗'],
          ['Waterproof', '防水'],
          ['Expandable', '可扩容'],
          ['Slim', '轻薄'],
        ],
        feature: [
          ['USB Charging Port', 'USB充电口'],
          ['Combination Lock', '密码锁'],
          ['Luggage Strap', '拉杆固定带'],
          ['Shoe Compartment', '独立鞋仓'],
        ],
        use: [
          ['Business', '商务'],
          ['Travel', '旅行'],
          ['College', '大学生'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Oxford cloth', '牛津布'],
            ['Nylon', '尼龙'],
            ['TPU-coated fabric', 'TPU面料'],
          ],
        ],
        [
          ['Capacity', '容量'],
          [
            ['20-35 L', '20-35L'],
            ['36-55 L', '36-55L'],
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
      colours: ['black', 'grey', 'navy', 'army'],
      option: {
        name: ['Laptop size', '适用电脑'],
        values: [
          ['14 inch', '14寸'],
          ['15.6 inch', '15.6寸'],
          ['17 inch', '17寸'],
        ],
      },
      yuan: [28, 118],
      grams: [650, 1300],
      box: [46, 32, 10],
      alsoCalled: ['computer bag', 'work backpack'],
    },
    {
      id: 'mini-fashion-backpack',
      leaf: ['Fashion Backpacks', '时尚小背包'],
      emoji: '🎒',
      prop: '🎀',
      titles: [
        ['{style} {material} Mini Backpack with {feature} for Ladies', '{style}{material}迷你双肩包女{feature}'],
        [
          "Ladies' {material} Backpack, {style} Casual Bag with {feature}",
          '女士{material}背包 {style}休闲包 {feature}',
        ],
      ],
      words: {
        style: [
          ['Quilted', '菱格'],
          ['Cute', '可爱'],
          ['College-Style', '学院风'],
          ['Anti-Theft', '防盗'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Nylon', '尼龙'],
          ['Canvas', '帆布'],
          ['Oxford Cloth', '牛津布'],
        ],
        feature: [
          ['Plush Pendant', '毛绒挂件'],
          ['Three-Way Straps', '三背肩带'],
          ['Front Pocket', '前置口袋'],
          ['Back Zip', '后背拉链'],
        ],
      },
      attributes: [
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['Cotton', '棉'],
          ],
        ],
        [
          ['Closure', '开袋方式'],
          [
            ['Zip', '拉链'],
            ['Drawstring', '抽带'],
          ],
        ],
        [
          ['Size', '尺寸'],
          [
            ['25 x 28 x 12 cm', '25x28x12厘米'],
            ['22 x 24 x 10 cm', '22x24x10厘米'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'pink', 'lilac', 'brown', 'green'],
      yuan: [15, 62],
      grams: [300, 600],
      box: [30, 26, 8],
      alsoCalled: ['small backpack', 'ladies rucksack'],
    },
  ],
};
