import type { Group } from '../../kind.ts';

export const bakingAndBraai: Group = {
  slug: 'baking-and-braai',
  name: ['Baking & Braai', '烘焙烧烤'],
  kinds: [
    {
      id: 'baking-mould',
      leaf: ['Baking Moulds & Tins', '烘焙模具'],
      emoji: '🧁',
      titles: [
        ['{style} {material} Baking Mould for {use}', '{style}{material}烘焙模具 {use}用'],
        ['{material} Oven Tin for {use}, {style} Bakeware', '{material}烤箱烤盘 {use}用 {style}烘焙工具'],
      ],
      words: {
        style: [
          ['Non-Stick', '不粘'],
          ['Thickened', '加厚'],
          ['Easy-Release', '易脱模'],
          ['Household', '家用'],
        ],
        material: [
          ['Carbon Steel', '碳钢'],
          ['Aluminium Alloy', '铝合金'],
          ['Aluminised Steel', '镀铝钢'],
        ],
        use: [
          ['Muffins', '玛芬'],
          ['Bread Loaves', '吐司面包'],
          ['Birthday Cakes', '生日蛋糕'],
          ['Biscuits', '饼干'],
          ['Pizza', '披萨'],
        ],
      },
      attributes: [
        [
          ['Heat limit', '耐温'],
          [
            ['220 °C', '220℃'],
            ['250 °C', '250℃'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['0.4 mm', '0.4mm'],
            ['0.6 mm', '0.6mm'],
            ['0.8 mm', '0.8mm'],
          ],
        ],
        [
          ['Cleaning', '清洁方式'],
          [
            ['Hand wash', '手洗'],
            ['Dishwasher safe', '可机洗'],
          ],
        ],
      ],
      colours: ['black', 'gold', 'grey'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [5, 38],
      grams: [180, 800],
      box: [36, 27, 5],
      alsoCalled: ['baking tin', 'muffin pan', 'cake pan'],
    },
    {
      id: 'silicone-baking-mould',
      leaf: ['Silicone Moulds & Ice Trays', '硅胶模具冰格'],
      emoji: '🧊',
      prop: '🍫',
      titles: [
        ['{style} Silicone Mould for {use} with {feature}', '{style}硅胶模具 {use}用 {feature}'],
        ['Food-Grade Silicone {use} Tray, {style} Shape with {feature}', '食品级硅胶{use}格 {style}造型 {feature}'],
      ],
      words: {
        style: [
          ['Heart', '爱心'],
          ['Flower', '花朵'],
          ['Square', '方形'],
          ['Round', '圆球'],
        ],
        feature: [
          ['Lid', '带盖'],
          ['Easy Release', '易脱模'],
          ['Rigid Frame', '硬框'],
          ['Spill-Proof Edge', '防溢边'],
        ],
        use: [
          ['Ice', '冰块'],
          ['Chocolate', '巧克力'],
          ['Jelly', '果冻'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Food-grade silicone', '食品级硅胶'],
            ['Platinum silicone', '铂金硅胶'],
          ],
        ],
        [['Temperature', '耐温'], [['-40 to 230 °C', '-40至230℃']]],
        [
          ['Cavities', '格数'],
          [
            ['6', '6格'],
            ['12', '12格'],
            ['24', '24格'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green', 'grey', 'multi'],
      yuan: [2, 22],
      grams: [60, 320],
      box: [24, 13, 4],
      alsoCalled: ['ice tray', 'chocolate mould'],
    },
    {
      id: 'braai-grill',
      leaf: ['Braai Grills & Stands', '烧烤架'],
      emoji: '🍢',
      prop: '🔥',
      titles: [
        ['{style} {material} Charcoal Braai Grill for {place}', '{style}{material}木炭烧烤架 {place}用'],
        [
          '{material} Barbecue Stand with {feature}, {style} Grill for {place}',
          '{material}烧烤炉 {feature} {style}烤架 {place}适用',
        ],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Portable', '便携'],
          ['Thickened', '加厚'],
          ['Detachable', '可拆卸'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Cold-Rolled Steel', '冷轧钢'],
          ['Enamelled Steel', '搪瓷钢'],
        ],
        feature: [
          ['Ash Tray', '炭灰盘'],
          ['Carry Handles', '提手'],
          ['Adjustable Grid', '可调烤网'],
        ],
        place: [
          ['Camping', '露营'],
          ['Garden', '庭院'],
          ['Picnics', '野餐'],
          ['Patio', '露台'],
        ],
      },
      attributes: [
        [
          ['Fuel', '燃料'],
          [
            ['Charcoal', '木炭'],
            ['Charcoal and wood', '木炭、木柴'],
          ],
        ],
        [
          ['People', '适用人数'],
          [
            ['2 to 4', '2-4人'],
            ['3 to 6', '3-6人'],
            ['5 to 10', '5-10人'],
          ],
        ],
        [
          ['Surface', '表面处理'],
          [
            ['High-temperature paint', '耐高温喷漆'],
            ['Polished', '抛光'],
          ],
        ],
      ],
      colours: ['black', 'silver'],
      option: { name: ['Grid size', '烤网尺寸'], values: ['35 x 27 cm', '43 x 29 cm', '60 x 30 cm'] },
      yuan: [22, 165],
      grams: [1200, 6500],
      box: [46, 32, 10],
      alsoCalled: ['braai', 'braai stand', 'barbecue'],
    },
  ],
};
