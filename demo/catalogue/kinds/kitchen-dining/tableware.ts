import type { Group } from '../../kind.ts';

export const tableware: Group = {
  slug: 'tableware',
  name: ['Tableware', '餐具'],
  kinds: [
    {
      id: 'dinner-set',
      leaf: ['Plates & Bowls', '碗盘套装'],
      emoji: '🍽️',
      titles: [
        ['{style} {material} Dinner Set for {place}', '{style}{material}餐具套装 {place}用'],
        ['{material} Plates and Bowls, {style} Tableware for {place}', '{material}碗盘 {style}餐具 {place}适用'],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Gold-Rimmed', '金边'],
          ['Hand-Painted', '手绘'],
          ['Matte', '哑光'],
        ],
        material: [
          ['Ceramic', '陶瓷'],
          ['Bone China', '骨瓷'],
          ['Reinforced Porcelain', '强化瓷'],
          ['Stoneware', '炻瓷'],
        ],
        place: [
          ['Home', '家庭'],
          ['Restaurant', '餐厅'],
          ['Lodge', '度假旅馆'],
          ['Weddings', '婚宴'],
        ],
      },
      attributes: [
        [['Dishwasher', '洗碗机'], [['Safe', '可用']]],
        [
          ['Finish', '工艺'],
          [
            ['Underglaze', '釉下彩'],
            ['Reactive glaze', '窑变釉'],
            ['Plain glaze', '色釉'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Gift box', '礼盒'],
            ['Foam and carton', '泡沫纸箱'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'blue', 'green', 'pink', 'black'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['4 pieces', '4件套'],
          ['12 pieces', '12件套'],
          ['16 pieces', '16件套'],
          ['24 pieces', '24件套'],
        ],
      },
      yuan: [22, 188],
      grams: [1200, 8800],
      box: [32, 30, 24],
      unit: 50,
      alsoCalled: ['crockery', 'dinner service', 'dishes'],
    },
    {
      id: 'cutlery-set',
      leaf: ['Cutlery Sets', '刀叉套装'],
      emoji: '🍴',
      titles: [
        ['{style} {material} Cutlery Set for {use}', '{style}{material}刀叉勺套装 {use}用'],
        ['{material} Knife, Fork and Spoon Set, {style} Design for {use}', '{material}西餐餐具 {style}设计 {use}适用'],
      ],
      words: {
        style: [
          ['Mirror-Polished', '镜面抛光'],
          ['Matte', '哑光'],
          ['Slim-Handle', '细柄'],
          ['Retro', '复古'],
        ],
        material: [
          ['410 Stainless Steel', '410不锈钢'],
          ['304 Stainless Steel', '304不锈钢'],
          ['430 Stainless Steel', '430不锈钢'],
        ],
        use: [
          ['Home', '家庭'],
          ['Hotels', '酒店'],
          ['Weddings', '婚宴'],
          ['Gifting', '送礼'],
        ],
      },
      attributes: [
        [
          ['Plating', '电镀工艺'],
          [
            ['None', '无'],
            ['Vacuum titanium', '真空镀钛'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Gift box', '礼盒'],
            ['Wooden case', '木盒'],
            ['OPP bag', 'OPP袋'],
          ],
        ],
        [['Dishwasher', '洗碗机'], [['Safe', '可用']]],
      ],
      colours: ['silver', 'gold', 'black', 'rosegold'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['4 pieces', '4件套'],
          ['16 pieces', '16件套'],
          ['24 pieces', '24件套'],
        ],
      },
      yuan: [9, 98],
      grams: [200, 1600],
      box: [27, 20, 6],
      unit: 50,
      alsoCalled: ['knives and forks', 'flatware'],
    },
    {
      id: 'serving-tray',
      leaf: ['Serving Trays', '托盘'],
      emoji: '🍱',
      titles: [
        ['{style} {material} Serving Tray for {use}', '{style}{material}托盘 {use}用'],
        ['{material} Tray with {feature}, {style} Shape for {use}', '{material}端盘 {feature} {style} {use}适用'],
      ],
      words: {
        style: [
          ['Rectangular', '长方形'],
          ['Round', '圆形'],
          ['Oval', '椭圆形'],
        ],
        material: [
          ['Bamboo', '竹制'],
          ['Melamine', '密胺'],
          ['Stainless Steel', '不锈钢'],
          ['Acacia Wood', '相思木'],
        ],
        feature: [
          ['Handles', '带手柄'],
          ['Raised Edge', '围边'],
          ['Non-Slip Base', '防滑底'],
        ],
        use: [
          ['Tea', '茶具'],
          ['Breakfast', '早餐'],
          ['Hotels', '酒店'],
          ['Snacks', '点心'],
        ],
      },
      attributes: [
        [
          ['Finish', '表面处理'],
          [
            ['Matte', '哑光'],
            ['Polished', '抛光'],
            ['Varnished', '清漆'],
          ],
        ],
        [
          ['Stackable', '可叠放'],
          [
            ['Yes', '是'],
            ['No', '否'],
          ],
        ],
        [['Food contact', '食品接触'], [['Food-grade', '食品级']]],
      ],
      colours: ['brown', 'black', 'gold', 'white'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [7, 52],
      grams: [250, 1300],
      box: [42, 31, 5],
      alsoCalled: ['tea tray', 'tray'],
    },
    {
      id: 'enamelware-set',
      edition: 2,
      leaf: ['Enamelware', '搪瓷餐具'],
      emoji: '🥣',
      prop: '🌻',
      titles: [
        ['{pattern} Enamel {product}, {rim}, {use}', '{pattern}搪瓷{product}{rim}{use}'],
        ['{rim} Enamel {product} for {use}, {pattern}', '{rim}搪瓷{product}{use}{pattern}'],
      ],
      words: {
        pattern: [
          ['Floral', '花卉'],
          ['Plain', '纯色'],
          ['Speckled', '斑点'],
          ['Retro', '复古'],
        ],
        product: [
          ['Plates', '盘'],
          ['Bowls', '碗'],
          ['Mugs', '杯'],
          ['Serving Dishes', '汤盆'],
        ],
        rim: [
          ['Steel Rim', '不锈钢边'],
          ['Blue Rim', '蓝边'],
          ['Thick Rim', '厚边'],
        ],
        use: [
          ['Home', '家用'],
          ['Camping', '露营'],
          ['Catering', '餐饮'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['0.6 mm', '0.6mm'],
            ['0.8 mm', '0.8mm'],
          ],
        ],
        [['Oven', '烤箱'], [['Safe', '可用']]],
      ],
      colours: ['white', 'blue', 'red', 'green', 'multi'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['4 pieces', '4件'],
          ['6 pieces', '6件'],
          ['12 pieces', '12件'],
        ],
      },
      unit: 50,
      yuan: [16, 98],
      grams: [700, 2800],
      box: [30, 26, 14],
      alsoCalled: ['enamel plates', 'enamel mugs', 'tin plates'],
    },
  ],
};
