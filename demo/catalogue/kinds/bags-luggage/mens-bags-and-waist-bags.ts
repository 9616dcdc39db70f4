import type { Group } from '../../kind.ts';

export const mensBagsAndWaistBags: Group = {
  slug: 'mens-bags-and-waist-bags',
  name: ["Men's & Waist Bags", '男包腰包'],
  kinds: [
    {
      id: 'mens-sling-chest-bag',
      leaf: ['Chest Sling Bags', '胸包'],
      emoji: '🎒',
      prop: '⌚',
      titles: [
        ["Men's {style} {material} Chest Bag with {feature}", '男士{style}{material}胸包{feature}'],
        ['{style} One-Shoulder Sling Bag, {material} with {feature}', '{style}单肩斜挎胸包 {material} {feature}'],
      ],
      words: {
        style: [
          ['Anti-Theft', '防盗'],
          ['Casual', '休闲'],
          ['Sporty', '运动'],
          ['Waterproof', '防水'],
        ],
        material: [
          ['Oxford Cloth', '牛津布'],
          ['PU Leather', 'PU皮'],
          ['Canvas', '帆布'],
          ['Nylon', '尼龙'],
        ],
        feature: [
          ['USB Port', 'USB接口'],
          ['Combination Lock', '密码锁'],
          ['Earphone Hole', '耳机孔'],
          ['Bottle Pocket', '水杯袋'],
        ],
      },
      attributes: [
        [
          ['Strap', '肩带'],
          [
            ['Adjustable webbing', '可调织带'],
            ['Removable strap', '可拆肩带'],
          ],
        ],
        [
          ['Closure', '开袋方式'],
          [
            ['Zip', '拉链'],
            ['Zip with lock', '拉链带锁'],
          ],
        ],
        [
          ['Size', '尺寸'],
          [
            ['18 x 30 x 8 cm', '18x30x8厘米'],
            ['16 x 28 x 7 cm', '16x28x7厘米'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'army', 'blue', 'brown'],
      yuan: [12, 55],
      grams: [220, 480],
      box: [30, 18, 7],
      alsoCalled: ['cross bag', 'body bag', 'sling bag'],
    },
    {
      id: 'waist-moon-bag',
      leaf: ['Moon Bags', '腰包'],
      emoji: '👝',
      prop: '🌙',
      titles: [
        ['{style} {material} Moon Bag for {use}', '{style}{material}腰包 {use}用'],
        ['Unisex {style} Waist Bag, {material} Belt Pouch for {use}', '男女通用{style}腰包 {material}贴身包 {use}款'],
      ],
      words: {
        style: [
          ['Multi-Pocket', '多口袋'],
          ['Slim', '超薄'],
          ['Waterproof', '防水'],
          ['Reflective', '反光'],
        ],
        material: [
          ['Nylon', '尼龙'],
          ['PU Leather', 'PU皮'],
          ['Canvas', '帆布'],
          ['Oxford Cloth', '牛津布'],
        ],
        use: [
          ['Running', '跑步'],
          ['Cash Collection', '收银'],
          ['Market Traders', '摆摊'],
          ['Travel', '旅行'],
        ],
      },
      attributes: [
        [
          ['Belt length', '腰带长度'],
          [
            ['Up to 110 cm', '最长110厘米'],
            ['Up to 125 cm', '最长125厘米'],
          ],
        ],
        [
          ['Pockets', '口袋数'],
          [
            ['2 zip pockets', '2个拉链袋'],
            ['3 zip pockets', '3个拉链袋'],
            ['5 zip pockets', '5个拉链袋'],
          ],
        ],
        [
          ['Buckle', '扣具'],
          [
            ['Plastic quick-release', '塑料插扣'],
            ['Metal buckle', '金属扣'],
          ],
        ],
      ],
      colours: ['black', 'red', 'navy', 'camel', 'pink', 'army'],
      yuan: [6, 32],
      grams: [110, 280],
      box: [26, 14, 5],
      alsoCalled: ['moonbag', 'bum bag', 'fanny pack'],
    },
    {
      id: 'business-briefcase',
      leaf: ['Briefcases', '公文包'],
      emoji: '💼',
      titles: [
        ['{style} {material} Briefcase with {feature}', '{style}{material}公文包{feature}'],
        [
          "Men's {material} Office Bag, {style} Document Case with {feature}",
          '男士{material}办公包 {style}文件包 {feature}',
        ],
      ],
      words: {
        style: [
          ['Business', '商务'],
          ['Vintage', '复古'],
          ['Slim', '轻薄'],
          ['Large-Capacity', '大容量'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Crazy-Horse Leather', '疯马皮'],
          ['Oxford Cloth', '牛津布'],
          ['Waterproof Nylon', '防水尼龙'],
        ],
        feature: [
          ['Laptop Compartment', '电脑隔层'],
          ['Combination Lock', '密码锁'],
          ['Shoulder Strap', '可拆肩带'],
        ],
      },
      attributes: [
        [
          ['Fits laptop', '适用电脑'],
          [
            ['14 inch', '14寸'],
            ['15.6 inch', '15.6寸'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['Cotton', '棉布'],
          ],
        ],
        [
          ['Handle', '提手'],
          [
            ['Soft handle', '软把'],
            ['Hard handle', '硬把'],
          ],
        ],
        [
          ['Fits paper', '可放纸张'],
          [
            ['A4', 'A4'],
            ['A3 folded', 'A3对折'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'navy', 'grey'],
      yuan: [26, 128],
      grams: [600, 1500],
      box: [40, 30, 9],
      alsoCalled: ['attaché case', 'laptop bag', 'file bag'],
    },
  ],
};
