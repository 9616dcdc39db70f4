import type { Group } from '../../kind.ts';

export const foodContainers: Group = {
  slug: 'food-containers',
  name: ['Food Containers', '食品收纳'],
  kinds: [
    {
      id: 'lunch-box',
      leaf: ['Lunch Boxes', '饭盒'],
      emoji: '🍱',
      prop: '🎒',
      titles: [
        ['{style} {material} Lunch Box for {use}', '{style}{material}饭盒 {use}用'],
        ['{material} Food Box with {feature} for {use}', '{material}便当盒 {feature} {use}适用'],
      ],
      words: {
        style: [
          ['Leakproof', '防漏'],
          ['Divided', '分格'],
          ['Double-Layer', '双层'],
          ['Insulated', '保温'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['PP Plastic', 'PP塑料'],
          ['Wheat-Straw', '麦秸秆'],
        ],
        feature: [
          ['Cutlery Set', '带餐具'],
          ['Snap Lock', '卡扣密封'],
          ['Soup Cup', '带汤碗'],
        ],
        use: [
          ['School', '上学'],
          ['Office', '上班'],
          ['Children', '儿童'],
          ['Picnics', '野餐'],
        ],
      },
      attributes: [
        [
          ['Microwave', '微波炉'],
          [
            ['Inner box suitable', '内盒可用'],
            ['Not suitable', '不可用'],
          ],
        ],
        [
          ['Compartments', '格数'],
          [
            ['2', '2格'],
            ['3', '3格'],
            ['4', '4格'],
          ],
        ],
        [['Seal', '密封'], [['Silicone ring', '硅胶圈']]],
      ],
      colours: ['pink', 'blue', 'green', 'beige', 'grey'],
      option: { name: ['Capacity', '容量'], values: ['800 ml', '1.1 L', '1.5 L'] },
      yuan: [8, 48],
      grams: [250, 850],
      box: [24, 18, 9],
      alsoCalled: ['skaftin', 'lunch tin', 'bento box'],
    },
    {
      id: 'food-storage-container',
      leaf: ['Food Storage Containers', '保鲜盒密封罐'],
      emoji: '🫙',
      titles: [
        ['{style} {material} Food Storage Container with {feature}', '{style}{material}保鲜盒 {feature}'],
        ['{material} Kitchen Canister for {use}, {feature}', '{material}厨房密封罐 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Airtight', '密封'],
          ['Stackable', '可叠放'],
          ['Moisture-Proof', '防潮'],
        ],
        material: [
          ['Glass', '玻璃'],
          ['PET Plastic', 'PET塑料'],
          ['PP Plastic', 'PP塑料'],
        ],
        feature: [
          ['Locking Lid', '锁扣盖'],
          ['Bamboo Lid', '竹盖'],
          ['Measuring Scale', '带刻度'],
        ],
        use: [
          ['Rice', '大米'],
          ['Mealie Meal', '玉米面'],
          ['Pasta', '意面'],
          ['Sugar', '白糖'],
          ['Nuts', '坚果'],
        ],
      },
      attributes: [
        [['Seal', '密封圈'], [['Silicone', '硅胶']]],
        [
          ['Shape', '形状'],
          [
            ['Square', '方形'],
            ['Round', '圆形'],
            ['Rectangle', '长方形'],
          ],
        ],
        [
          ['Temperature', '耐温'],
          [
            ['-20 to 80 °C', '-20至80℃'],
            ['-20 to 120 °C', '-20至120℃'],
          ],
        ],
      ],
      colours: ['clear', 'white', 'green'],
      option: { name: ['Capacity', '容量'], values: ['460 ml', '800 ml', '1.3 L', '1.8 L', '2.8 L'] },
      yuan: [4, 36],
      grams: [120, 900],
      box: [21, 15, 14],
      alsoCalled: ['skaftin', 'canister', 'pantry jar'],
    },
    {
      id: 'spice-jar-set',
      leaf: ['Spice Jars & Racks', '调料罐'],
      emoji: '🧂',
      titles: [
        ['{style} {material} Spice Jar Set with {feature}', '{style}{material}调料罐套装 {feature}'],
        ['{material} Seasoning Bottles, {style} Set with {feature}', '{material}调味瓶 {style}套装 {feature}'],
      ],
      words: {
        style: [
          ['Rotating', '旋转'],
          ['Moisture-Proof', '防潮'],
          ['Wall-Mounted', '壁挂'],
          ['Household', '家用'],
        ],
        material: [
          ['Glass', '玻璃'],
          ['Acrylic', '亚克力'],
          ['PET Plastic', 'PET塑料'],
        ],
        feature: [
          ['Rack', '带架子'],
          ['Spoons', '带勺子'],
          ['Shaker Lids', '撒料盖'],
          ['Labels', '送标签'],
        ],
      },
      attributes: [
        [
          ['Jar capacity', '单罐容量'],
          [
            ['100 ml', '100ml'],
            ['120 ml', '120ml'],
            ['250 ml', '250ml'],
          ],
        ],
        [
          ['Lid', '盖子材质'],
          [
            ['Stainless steel', '不锈钢'],
            ['ABS plastic', 'ABS塑料'],
            ['Bamboo', '竹'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Colour box', '彩盒'],
            ['Foam carton', '泡沫纸箱'],
          ],
        ],
      ],
      colours: ['clear', 'black', 'silver', 'white'],
      option: {
        name: ['Jars per set', '每套罐数'],
        values: [
          ['4 jars', '4罐'],
          ['6 jars', '6罐'],
          ['12 jars', '12罐'],
        ],
      },
      yuan: [12, 66],
      grams: [450, 2600],
      box: [27, 22, 16],
      unit: 50,
      alsoCalled: ['spice rack', 'salt and pepper shakers'],
    },
    {
      id: 'dish-rack',
      edition: 2,
      leaf: ['Dish Racks', '沥水碗架'],
      emoji: '🍽️',
      prop: '💧',
      titles: [
        ['{tiers} {material} Dish Rack, {feature}', '{tiers}{material}沥水架{feature}'],
        ['{material} Dish Drainer with {feature}, {tiers}', '{material}碗碟架{feature}{tiers}'],
      ],
      words: {
        tiers: [
          ['One-Tier', '单层'],
          ['Two-Tier', '双层'],
          ['Over-Sink', '水槽上'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Carbon Steel', '碳钢'],
          ['Plastic', '塑料'],
          ['Aluminium', '铝'],
        ],
        feature: [
          ['Drip Tray', '接水盘'],
          ['Cutlery Holder', '筷子筒'],
          ['Cup Hooks', '杯挂'],
          ['Cutting Board Slot', '砧板架'],
        ],
      },
      attributes: [
        [
          ['Rust', '防锈'],
          [
            ['Coated', '烤漆'],
            ['Stainless', '不锈'],
          ],
        ],
        [
          ['Assembly', '安装'],
          [
            ['Tool-free', '免工具'],
            ['Ready to use', '免安装'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'white', 'grey'],
      option: { name: ['Width', '宽度'], values: ['42 cm', '55 cm', '65 cm', '85 cm'] },
      yuan: [18, 128],
      grams: [700, 3800],
      box: [52, 32, 14],
      alsoCalled: ['dish drainer', 'plate rack', 'escorredor de louça'],
    },
  ],
};
