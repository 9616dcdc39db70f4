import type { Group } from '../../kind.ts';

export const petFeedingCare: Group = {
  slug: 'pet-feeding-care',
  name: ['Pet Feeding & Grooming', '宠物喂食护理'],
  kinds: [
    {
      id: 'pet-bowl',
      leaf: ['Pet Bowls', '宠物碗'],
      emoji: '🥣',
      prop: '🐾',
      titles: [
        ['{style} {material} Pet Bowl with {feature} for {pet}', '{pet}{style}{material}宠物碗 {feature}'],
        ['{style} {material} Feeding Bowl for {pet}', '{style}{material}喂食碗 {pet}用'],
      ],
      words: {
        style: [
          ['Non-Slip', '防滑'],
          ['Anti-Tip', '防打翻'],
          ['Slow-Feed', '慢食'],
          ['Raised', '高脚'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Melamine', '密胺'],
          ['PP', 'PP'],
        ],
        feature: [
          ['Rubber Base', '橡胶底'],
          ['Tilted Stand', '斜口支架'],
          ['Water Bottle', '带水瓶'],
        ],
        pet: [
          ['Dogs', '狗狗'],
          ['Cats', '猫咪'],
          ['Puppies', '幼犬'],
        ],
      },
      attributes: [
        [
          ['Cleaning', '清洗'],
          [
            ['Dishwasher safe', '可机洗'],
            ['Hand wash', '手洗'],
          ],
        ],
        [
          ['Food safety', '食品级'],
          [
            ['Food-grade', '食品级'],
            ['BPA-free', '不含双酚A'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Round', '圆形'],
            ['Square', '方形'],
            ['Paw-shaped', '爪印形'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green', 'white', 'grey'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [3, 36],
      grams: [90, 600],
      box: [24, 24, 8],
      alsoCalled: ['dog bowl', 'cat dish'],
    },
    {
      id: 'pet-grooming-brush',
      leaf: ['Pet Brushes & Combs', '宠物梳刷'],
      emoji: '🪮',
      prop: '🐩',
      titles: [
        ['{style} Pet Grooming {item} for {pet}', '{pet}{style}宠物{item}'],
        ['{style} Pet Hair {item} with {feature} for {pet}', '{style}宠物毛发{item} {feature} {pet}用'],
      ],
      words: {
        style: [
          ['Self-Cleaning', '一键除毛'],
          ['Massage', '按摩'],
          ['Gentle', '柔和'],
          ['Ergonomic', '人体工学'],
        ],
        item: [
          ['Comb', '梳'],
          ['Brush', '刷'],
          ['Deshedding Tool', '脱毛梳'],
        ],
        feature: [
          ['Non-Slip Handle', '防滑手柄'],
          ['Hair Collector', '带集毛盒'],
          ['Round Pins', '圆头针齿'],
        ],
        pet: [
          ['Dogs', '狗狗'],
          ['Cats', '猫咪'],
          ['Rabbits', '兔子'],
        ],
      },
      attributes: [
        [
          ['Handle', '手柄'],
          [
            ['ABS', 'ABS'],
            ['TPR', 'TPR'],
          ],
        ],
        [
          ['Pins', '针齿'],
          [
            ['Stainless steel', '不锈钢'],
            ['Soft silicone', '软硅胶'],
          ],
        ],
        [
          ['Coat', '适用毛型'],
          [
            ['Short hair', '短毛'],
            ['Long hair', '长毛'],
            ['All coats', '通用'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green', 'grey', 'white'],
      yuan: [4, 32],
      grams: [60, 260],
      box: [20, 12, 6],
      alsoCalled: ['dog brush', 'pet comb'],
    },
    {
      id: 'cat-litter-box',
      leaf: ['Litter Trays', '猫砂盆'],
      emoji: '🐈',
      prop: '📥',
      titles: [
        ['{style} Cat Litter Tray with {feature}', '{style}猫砂盆 {feature}'],
        ['{style} {material} Litter Box for {use} with {feature}', '{use}{style}{material}猫厕所 {feature}'],
      ],
      words: {
        style: [
          ['Enclosed', '全封闭'],
          ['Semi-Enclosed', '半封闭'],
          ['Open-Top', '敞开式'],
          ['Deep', '加深'],
        ],
        material: [
          ['PP', 'PP'],
          ['Thickened Resin', '加厚树脂'],
          ['Recycled Plastic', '环保塑料'],
        ],
        feature: [
          ['Litter Scoop', '送猫铲'],
          ['Splash Guard', '防外溅'],
          ['Entry Mat', '带脚垫'],
        ],
        use: [
          ['Kittens', '幼猫'],
          ['Large Cats', '大猫'],
          ['Multi-Cat Homes', '多猫家庭'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PP plastic', 'PP塑料'],
            ['ABS plastic', 'ABS塑料'],
          ],
        ],
        [
          ['Cleaning', '清洁'],
          [
            ['Top removable', '顶部可拆'],
            ['Drawer', '抽屉式'],
          ],
        ],
        [
          ['Cat weight', '适用体重'],
          [
            ['Up to 5 kg', '5kg以内'],
            ['Up to 8 kg', '8kg以内'],
            ['Up to 12 kg', '12kg以内'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'grey', 'white', 'mint'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [14, 98],
      grams: [650, 3200],
      box: [52, 40, 22],
      alsoCalled: ['kitty toilet', 'cat tray'],
    },
  ],
};
