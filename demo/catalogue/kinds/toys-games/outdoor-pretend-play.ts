import type { Group } from '../../kind.ts';

export const outdoorPretendPlay: Group = {
  slug: 'outdoor-pretend-play',
  name: ['Outdoor & Pretend Play', '户外过家家'],
  kinds: [
    {
      id: 'toy-kite',
      leaf: ['Kites', '风筝'],
      emoji: '🪁',
      titles: [
        ['{style} {theme} Kite with {extra} for {use}', '{use}{style}{theme}风筝 {extra}'],
        ['{style} Flying {theme} Kite for {use}, {extra} Included', '{style}放飞{theme}风筝 {use}用 {extra}'],
      ],
      words: {
        style: [
          ['Breeze', '微风易飞'],
          ['Long-Tail', '长尾'],
          ['Bright', '鲜艳'],
        ],
        theme: [
          ['Butterfly', '蝴蝶'],
          ['Eagle', '老鹰'],
          ['Rainbow', '彩虹'],
          ['Fish', '金鱼'],
        ],
        extra: [
          ['Line Reel', '带线轮'],
          ['100 m Line', '配100米线'],
          ['Carry Bag', '带收纳袋'],
        ],
        use: [
          ['Kids', '儿童'],
          ['Beach Days', '沙滩'],
          ['Beginners', '新手'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Polyester', '涤纶布'],
            ['Nylon ripstop', '尼龙格子布'],
            ['Plastic film', '塑料膜'],
          ],
        ],
        [
          ['Frame', '骨架'],
          [
            ['Fibreglass', '玻璃纤维'],
            ['Resin rod', '树脂杆'],
          ],
        ],
        [
          ['Wind', '适用风力'],
          [
            ['2-4 Beaufort', '2-4级'],
            ['3-5 Beaufort', '3-5级'],
          ],
        ],
      ],
      colours: ['multi', 'red', 'blue', 'yellow'],
      option: { name: ['Wingspan', '翼展'], values: ['100 cm', '120 cm', '160 cm'] },
      yuan: [4, 35],
      grams: [80, 350],
      box: [62, 8, 5],
      alsoCalled: ['flying kite'],
    },
    {
      id: 'bubble-toy',
      leaf: ['Bubble Toys', '泡泡机'],
      emoji: '🫧',
      titles: [
        ['{style} Bubble {item} with {feature} for {use}', '{use}{style}泡泡{item} {feature}'],
        ['{style} Kids Bubble {item} with {feature}', '{style}儿童泡泡{item} {feature}'],
      ],
      words: {
        style: [
          ['Automatic', '全自动'],
          ['Handheld', '手持'],
          ['Cartoon', '卡通'],
          ['Multi-Hole', '多孔'],
        ],
        item: [
          ['Machine', '机'],
          ['Wand', '棒'],
          ['Blower', '吹风机'],
        ],
        feature: [
          ['LED Lights', '带灯光'],
          ['Music', '带音乐'],
          ['Leakproof Design', '防漏设计'],
        ],
        use: [
          ['Kids Parties', '儿童派对'],
          ['Weddings', '婚礼'],
          ['Outdoor Play', '户外'],
        ],
      },
      attributes: [
        [
          ['Power', '供电方式'],
          [
            ['3 AA batteries, not included', '3节5号电池（不含）'],
            ['USB rechargeable', 'USB充电'],
          ],
        ],
        [
          ['Holes', '出泡孔数'],
          [
            ['8', '8孔'],
            ['10', '10孔'],
            ['23', '23孔'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['6 years and up', '6岁以上'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green', 'purple'],
      yuan: [6, 48],
      grams: [120, 600],
      box: [24, 16, 9],
      special: 'magnet',
      alsoCalled: ['bubble blower', 'bubble maker'],
    },
    {
      id: 'play-kitchen-set',
      leaf: ['Play Kitchens', '厨房玩具'],
      emoji: '🍳',
      prop: '🧸',
      titles: [
        ['{style} Play Kitchen with {feature} for {use}', '{use}{style}厨房玩具 {feature}'],
        ['{material} {style} Pretend Cooking Set with {feature}', '{material}{style}过家家做饭套装 {feature}'],
      ],
      words: {
        style: [
          ['Deluxe', '豪华'],
          ['Suitcase', '手提箱'],
          ['Trolley', '推车'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['ABS', 'ABS'],
          ['Food-Safe PP', '食品级PP'],
        ],
        feature: [
          ['Cut-Apart Fruit', '带切切乐'],
          ['Pots and Pans', '带锅具'],
          ['Running Tap', '带出水龙头'],
          ['Cash Register', '带收银机'],
        ],
        use: [
          ['Girls and Boys', '男孩女孩'],
          ['Creches', '幼儿园'],
          ['Gifts', '礼物'],
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
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['4 years and up', '4岁以上'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Colour box', '彩盒'],
            ['Carry case', '手提箱'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['22 pieces', '22件'],
          ['36 pieces', '36件'],
          ['65 pieces', '65件'],
        ],
      },
      yuan: [11, 88],
      grams: [350, 2400],
      box: [38, 26, 14],
      unit: 50,
      alsoCalled: ['toy kitchen', 'pretend kitchen'],
    },
    {
      id: 'beach-sand-toys',
      leaf: ['Beach & Sand Toys', '沙滩玩具'],
      emoji: '🏖️',
      prop: '🪣',
      titles: [
        ['{style} Beach Toy Set with {extra} for {use}', '{use}{style}沙滩玩具套装 {extra}'],
        ['{style} {material} Sand Play Set for {use} with {extra}', '{style}{material}玩沙套装 {extra} {use}用'],
      ],
      words: {
        style: [
          ['Foldable', '可折叠'],
          ['Thickened', '加厚'],
          ['Cartoon', '卡通'],
        ],
        material: [
          ['Silicone', '硅胶'],
          ['Soft-Plastic', '软胶'],
          ['PP', 'PP'],
        ],
        extra: [
          ['Bucket and Spade', '带桶铲'],
          ['Sand Moulds', '带沙模'],
          ['Mesh Bag', '带网袋'],
          ['Watering Can', '带洒水壶'],
        ],
        use: [
          ['Kids', '儿童'],
          ['Sandpits', '沙池'],
          ['Garden Play', '庭院'],
          ['Holidays', '度假'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Food-grade silicone', '食品级硅胶'],
            ['PP plastic', 'PP塑料'],
            ['PE plastic', 'PE塑料'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['18 months and up', '18个月以上'],
            ['3 years and up', '3岁以上'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Mesh bag', '网袋'],
            ['Colour box', '彩盒'],
          ],
        ],
      ],
      colours: ['multi', 'blue', 'pink', 'yellow'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['5 pieces', '5件'],
          ['8 pieces', '8件'],
          ['14 pieces', '14件'],
        ],
      },
      yuan: [6, 42],
      grams: [200, 900],
      box: [26, 22, 18],
      unit: 50,
      alsoCalled: ['sandpit toys', 'bucket and spade'],
    },
    {
      id: 'skipping-rope',
      edition: 2,
      leaf: ['Skipping Ropes', '跳绳'],
      emoji: '🪢',
      prop: '🤸',
      titles: [
        ['{material} Skipping Rope, {handle}, {feature}', '{material}跳绳{handle}{feature}'],
        ['{who} Jump Rope, {feature}, {material}, {handle}', '{who}跳绳{feature}{material}{handle}'],
      ],
      words: {
        material: [
          ['PVC', 'PVC'],
          ['Beaded', '竹节'],
          ['Cotton', '棉绳'],
          ['Steel Wire', '钢丝'],
        ],
        handle: [
          ['Wooden Handles', '木柄'],
          ['Foam Handles', '海绵柄'],
          ['Plastic Handles', '塑料柄'],
        ],
        feature: [
          ['Adjustable', '可调长度'],
          ['Counter', '计数'],
          ['Tangle-Free', '防缠绕'],
          ['Fast Bearing', '轴承'],
        ],
        who: [
          ["Kids'", '儿童'],
          ['Adult', '成人'],
          ['School', '学校'],
        ],
      },
      attributes: [
        [
          ['Length', '长度'],
          [
            ['2.5 m', '2.5米'],
            ['2.8 m', '2.8米'],
            ['5 m', '5米'],
          ],
        ],
        [
          ['Use', '用途'],
          [
            ['Play', '游戏'],
            ['Fitness', '健身'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'black', 'green', 'multi'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['1 rope', '1条'],
          ['5 ropes', '5条'],
          ['10 ropes', '10条'],
        ],
      },
      unit: 40,
      yuan: [3, 38],
      grams: [60, 600],
      box: [20, 14, 4],
      alsoCalled: ['jump rope', 'springtou', 'ugqaphu', 'corda de saltar'],
    },
  ],
};
