import type { Group } from '../../kind.ts';

export const smallCookingAppliances: Group = {
  slug: 'small-cooking-appliances',
  name: ['Small Cooking Appliances', '厨房小家电'],
  kinds: [
    {
      id: 'electric-kettle',
      leaf: ['Electric Kettles', '电热水壶'],
      emoji: '🫖',
      prop: '⚡',
      titles: [
        ['{style} {material} Electric Kettle with {feature}', '{style}{material}电热水壶 {feature}'],
        ['{material} Fast-Boil Kettle for {place}, {feature}', '{material}快速烧水壶 {place}用 {feature}'],
      ],
      words: {
        style: [
          ['Cordless', '无线底座'],
          ['Large-Capacity', '大容量'],
          ['Double-Wall', '双层'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Borosilicate Glass', '高硼硅玻璃'],
          ['Food-Grade Plastic', '食品级塑料'],
        ],
        feature: [
          ['Automatic Switch-Off', '自动断电'],
          ['Boil-Dry Protection', '防干烧'],
          ['Keep-Warm Function', '保温功能'],
          ['Temperature Display', '温度显示'],
        ],
        place: [
          ['Home', '家庭'],
          ['Hotel', '酒店'],
          ['Office', '办公室'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['1350 W', '1350W'],
            ['1500 W', '1500W'],
            ['1800 W', '1800W'],
          ],
        ],
        [['Voltage', '电压'], [['220-240 V', '220-240V']]],
        [
          ['Capacity', '容量'],
          [
            ['1.8 L', '1.8升'],
            ['2 L', '2升'],
            ['2.3 L', '2.3升'],
          ],
        ],
        [['Heating', '加热方式'], [['Hidden base plate', '底盘加热']]],
      ],
      colours: ['silver', 'white', 'black', 'red'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['EU plug', '欧规插头'],
          ['UK plug', '英规插头'],
        ],
      },
      yuan: [19, 88],
      grams: [700, 1500],
      box: [23, 20, 22],
      alsoCalled: ['kettle', 'tea boiler', 'jug'],
    },
    {
      id: 'juicer-blender',
      leaf: ['Blenders & Juicers', '榨汁搅拌机'],
      emoji: '🧃',
      prop: '🍓',
      titles: [
        ['{style} Blender with {feature} for {use}', '{style}搅拌机 {feature} {use}机'],
        ['{style} Juicer and Food Mixer for {use}, {feature}', '{style}榨汁料理机 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Multi-Function', '多功能'],
          ['High-Power', '大功率'],
          ['Quiet', '低音'],
        ],
        feature: [
          ['Six-Leaf Blade', '六叶刀头'],
          ['Thick Jug', '加厚杯体'],
          ['One-Touch Start', '一键启动'],
          ['Easy-Clean Cup', '易清洗杯体'],
        ],
        use: [
          ['Smoothies', '奶昔'],
          ['Fresh Juice', '鲜果汁'],
          ['Soya Milk', '豆浆'],
          ['Baby Food', '辅食'],
        ],
      },
      attributes: [
        [
          ['Blade', '刀片材质'],
          [
            ['304 stainless steel', '304不锈钢'],
            ['420 stainless steel', '420不锈钢'],
          ],
        ],
        [
          ['Jug', '杯体材质'],
          [
            ['Glass', '玻璃'],
            ['Tritan plastic', 'Tritan塑料'],
            ['PC plastic', 'PC塑料'],
          ],
        ],
        [
          ['Speeds', '档位'],
          [
            ['1', '1档'],
            ['2 and pulse', '2档加点动'],
            ['5', '5档'],
          ],
        ],
      ],
      colours: ['white', 'black', 'pink', 'mint', 'red'],
      option: { name: ['Capacity', '容量'], values: ['400 ml', '1 L', '1.5 L', '2 L'] },
      yuan: [26, 148],
      grams: [550, 3200],
      box: [28, 20, 22],
      special: 'magnet',
      alsoCalled: ['liquidiser', 'smoothie maker'],
    },
    {
      id: 'air-fryer',
      leaf: ['Air Fryers', '空气炸锅'],
      emoji: '🍟',
      prop: '♨️',
      titles: [
        ['{style} Air Fryer with {feature} for {place}', '{place}{style}空气炸锅 {feature}'],
        ['{style} Oil-Free Electric Fryer for {place}, {feature}', '{style}无油电炸锅 {feature} {place}用'],
      ],
      words: {
        style: [
          ['Large-Capacity', '大容量'],
          ['Smart', '智能'],
          ['Multi-Function', '多功能'],
          ['Compact', '小型'],
        ],
        feature: [
          ['Touch Screen', '触摸屏'],
          ['Viewing Window', '可视窗口'],
          ['Non-Stick Basket', '不粘炸篮'],
          ['Knob Timer', '旋钮定时'],
        ],
        place: [
          ['Family Kitchen', '家庭厨房'],
          ['Flat', '公寓'],
          ['Takeaway Shop', '小吃店'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['1200 W', '1200W'],
            ['1400 W', '1400W'],
            ['1700 W', '1700W'],
          ],
        ],
        [['Temperature', '温度范围'], [['80 to 200 °C', '80-200℃']]],
        [
          ['Basket coating', '炸篮涂层'],
          [
            ['Non-stick coating', '不粘涂层'],
            ['Ceramic coating', '陶瓷涂层'],
          ],
        ],
        [['Voltage', '电压'], [['220-240 V', '220-240V']]],
      ],
      colours: ['black', 'white', 'green', 'pink'],
      option: { name: ['Capacity', '容量'], values: ['3.5 L', '4.5 L', '6 L', '8 L'] },
      yuan: [78, 268],
      grams: [2800, 5600],
      box: [34, 30, 33],
      alsoCalled: ['oil-free fryer', 'chip fryer'],
    },
    {
      id: 'rice-cooker',
      leaf: ['Rice Cookers', '电饭煲'],
      emoji: '🍚',
      prop: '⚡',
      titles: [
        ['{style} Rice Cooker with {feature} for {use} Use', '{style}电饭煲 {feature} {use}用'],
        ['{style} Electric {use} Cooking Pot, {feature}', '{style}电煮锅 {feature} {use}电饭锅'],
      ],
      words: {
        style: [
          ['Mini', '迷你'],
          ['Smart', '智能'],
          ['Classic', '老式'],
          ['Multi-Function', '多功能'],
        ],
        feature: [
          ['Non-Stick Inner Pot', '不粘内胆'],
          ['Steamer Tray', '带蒸笼'],
          ['Automatic Keep-Warm', '自动保温'],
          ['Delay Timer', '预约定时'],
        ],
        use: [
          ['Family', '家庭'],
          ['Student', '学生'],
          ['Canteen', '食堂'],
        ],
      },
      attributes: [
        [
          ['Inner pot', '内胆材质'],
          [
            ['Aluminium alloy', '铝合金'],
            ['Stainless steel', '不锈钢'],
            ['Ceramic glaze', '陶釉'],
          ],
        ],
        [
          ['Power', '功率'],
          [
            ['300 W', '300W'],
            ['500 W', '500W'],
            ['700 W', '700W'],
          ],
        ],
        [
          ['Control', '控制方式'],
          [
            ['Mechanical', '机械式'],
            ['Touch panel', '触控式'],
          ],
        ],
      ],
      colours: ['white', 'silver', 'pink', 'black'],
      option: { name: ['Capacity', '容量'], values: ['1.2 L', '1.8 L', '3 L', '5 L'] },
      yuan: [32, 165],
      grams: [1200, 3800],
      box: [30, 28, 26],
      alsoCalled: ['rice pot', 'pap cooker'],
    },
  ],
};
