import type { Group } from '../../kind.ts';

export const cupsAndBottles: Group = {
  slug: 'cups-and-bottles',
  name: ['Cups & Bottles', '水具杯壶'],
  kinds: [
    {
      id: 'coffee-mug',
      leaf: ['Mugs', '马克杯'],
      emoji: '☕',
      prop: '🍪',
      titles: [
        ['{style} {material} Coffee Mug with {feature}', '{style}{material}咖啡杯 {feature}'],
        ['{material} Mug for {use}, {style} Cup with {feature}', '{material}马克杯 {use}用 {style}杯子 {feature}'],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Retro', '复古'],
          ['Cartoon', '卡通'],
          ['Minimalist', '简约'],
        ],
        material: [
          ['Ceramic', '陶瓷'],
          ['Enamel', '搪瓷'],
          ['Bone China', '骨瓷'],
        ],
        feature: [
          ['Lid and Spoon', '带盖勺'],
          ['Large Handle', '大把手'],
          ['Custom Logo', '可定制LOGO'],
        ],
        use: [
          ['Office', '办公室'],
          ['Home', '家庭'],
          ['Gifting', '送礼'],
        ],
      },
      attributes: [
        [
          ['Capacity', '容量'],
          [
            ['300 ml', '300ml'],
            ['350 ml', '350ml'],
            ['450 ml', '450ml'],
          ],
        ],
        [
          ['Microwave', '微波炉'],
          [
            ['Not suitable', '不可用'],
            ['Suitable without lid', '去盖可用'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['White box', '白盒'],
            ['Gift box', '礼盒'],
          ],
        ],
      ],
      colours: ['white', 'black', 'pink', 'green', 'blue', 'yellow'],
      yuan: [4, 28],
      grams: [280, 600],
      box: [14, 11, 12],
      alsoCalled: ['coffee cup', 'tea mug'],
    },
    {
      id: 'vacuum-flask',
      leaf: ['Vacuum Flasks', '保温杯'],
      emoji: '🧉',
      prop: '♨️',
      titles: [
        ['{style} {material} Vacuum Flask with {feature}', '{style}{material}保温杯 {feature}'],
        ['{material} Insulated Bottle for {use}, {feature}', '{material}真空保温瓶 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Large-Capacity', '大容量'],
          ['Leakproof', '防漏'],
          ['Business', '商务'],
          ['Slim', '纤细'],
        ],
        material: [
          ['304 Stainless Steel', '304不锈钢'],
          ['316 Stainless Steel', '316不锈钢'],
          ['Double-Wall Steel', '双层钢'],
        ],
        feature: [
          ['Temperature Display', '温度显示'],
          ['Tea Strainer', '茶隔'],
          ['Carry Loop', '提绳'],
          ['Cup Lid', '杯盖'],
        ],
        use: [
          ['Office', '办公室'],
          ['Travel', '旅行'],
          ['Hiking', '徒步'],
          ['School', '上学'],
        ],
      },
      attributes: [
        [
          ['Keeps hot', '保温时长'],
          [
            ['6 hours', '6小时'],
            ['12 hours', '12小时'],
            ['24 hours', '24小时'],
          ],
        ],
        [
          ['Surface', '表面工艺'],
          [
            ['Powder coat', '喷粉'],
            ['Matte paint', '哑光喷漆'],
            ['Brushed steel', '拉丝'],
          ],
        ],
        [
          ['Logo', 'LOGO定制'],
          [
            ['Laser engraving', '激光雕刻'],
            ['Printing', '印刷'],
          ],
        ],
      ],
      colours: ['black', 'white', 'silver', 'blue', 'pink', 'green'],
      option: { name: ['Capacity', '容量'], values: ['350 ml', '500 ml', '750 ml', '1 L'] },
      yuan: [12, 62],
      grams: [260, 750],
      box: [28, 9, 9],
      alsoCalled: ['flask', 'thermos', 'insulated bottle'],
    },
    {
      id: 'glass-tumbler-set',
      leaf: ['Drinking Glasses', '玻璃杯'],
      emoji: '🥛',
      prop: '🧊',
      titles: [
        ['{style} {material} Tumbler for {use}', '{style}{material}水杯 {use}用'],
        ['{style} Drinking Glasses for {use}, {material} with {feature}', '{style}杯子 {material} {use}适用 {feature}'],
      ],
      words: {
        style: [
          ['Ribbed', '竖纹'],
          ['Stackable', '可叠放'],
          ['Diamond-Cut', '钻石切面'],
          ['Gold-Rimmed', '金边'],
        ],
        material: [
          ['Borosilicate Glass', '高硼硅玻璃'],
          ['Crystal Glass', '水晶玻璃'],
          ['Lead-Free Glass', '无铅玻璃'],
        ],
        feature: [
          ['Thick Base', '厚底'],
          ['Smooth Rim', '圆滑杯口'],
          ['Gift Box', '礼盒装'],
        ],
        use: [
          ['Juice', '果汁'],
          ['Milk', '牛奶'],
          ['Iced Coffee', '冰咖啡'],
          ['Parties', '聚会'],
        ],
      },
      attributes: [
        [
          ['Capacity', '容量'],
          [
            ['250 ml', '250ml'],
            ['320 ml', '320ml'],
            ['450 ml', '450ml'],
          ],
        ],
        [
          ['Making', '制作工艺'],
          [
            ['Machine-pressed', '机压'],
            ['Hand-blown', '手工吹制'],
          ],
        ],
        [
          ['Dishwasher', '洗碗机'],
          [
            ['Safe', '可用'],
            ['Hand wash only', '仅手洗'],
          ],
        ],
      ],
      colours: ['clear', 'grey', 'pink', 'blue'],
      option: {
        name: ['Pieces per pack', '每包数量'],
        values: [
          ['1 piece', '单只'],
          ['2 pieces', '2只装'],
          ['6 pieces', '6只装'],
        ],
      },
      yuan: [4, 46],
      grams: [250, 2200],
      box: [28, 19, 14],
      unit: 40,
      alsoCalled: ['tumblers', 'water glasses'],
    },
    {
      id: 'tea-pot-set',
      leaf: ['Teapots & Jugs', '茶壶水壶'],
      emoji: '🫖',
      prop: '🍵',
      titles: [
        ['{style} {material} Teapot with {feature}', '{style}{material}茶壶 {feature}'],
        ['{material} Tea Jug for {use}, {style} Pot with {feature}', '{material}泡茶壶 {use}用 {style}壶 {feature}'],
      ],
      words: {
        style: [
          ['Classic', '经典'],
          ['Japanese-Style', '日式'],
          ['Large-Capacity', '大容量'],
          ['Heat-Resistant', '耐热'],
        ],
        material: [
          ['Ceramic', '陶瓷'],
          ['Porcelain', '瓷器'],
          ['Stoneware', '粗陶'],
        ],
        feature: [
          ['Removable Strainer', '可拆滤网'],
          ['Bamboo Lid', '竹盖'],
          ['Matching Cups', '配杯子'],
        ],
        use: [
          ['Home', '家庭'],
          ['Hotels', '酒店'],
          ['Tea Rooms', '茶室'],
        ],
      },
      attributes: [
        [
          ['Strainer', '滤网材质'],
          [
            ['304 stainless steel', '304不锈钢'],
            ['Ceramic', '陶瓷'],
          ],
        ],
        [
          ['Heat', '加热方式'],
          [
            ['Not for the hob', '不可直火'],
            ['Candle warmer', '蜡烛保温'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Foam box', '泡沫盒'],
            ['Colour box', '彩盒'],
          ],
        ],
      ],
      colours: ['white', 'black', 'green', 'blue'],
      option: { name: ['Capacity', '容量'], values: ['600 ml', '1 L', '1.5 L'] },
      yuan: [14, 85],
      grams: [450, 1500],
      box: [23, 17, 17],
      alsoCalled: ['tea pot', 'tea set'],
    },
  ],
};
