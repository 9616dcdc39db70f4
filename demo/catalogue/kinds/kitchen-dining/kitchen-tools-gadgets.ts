import type { Group } from '../../kind.ts';

export const kitchenToolsGadgets: Group = {
  slug: 'kitchen-tools-gadgets',
  name: ['Kitchen Tools & Gadgets', '厨房工具'],
  kinds: [
    {
      id: 'vegetable-chopper',
      leaf: ['Vegetable Choppers', '切菜器'],
      emoji: '🥕',
      prop: '🥗',
      titles: [
        ['{style} Vegetable Chopper with {feature}', '{style}切菜器 {feature}'],
        ['{style} Kitchen Slicer for {use}, {feature}', '{style}厨房切片器 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Multi-Function', '多功能'],
          ['Hand-Pressed', '手压式'],
          ['Rotary', '滚筒式'],
          ['Household', '家用'],
        ],
        feature: [
          ['Drain Basket', '沥水篮'],
          ['Changeable Blades', '可换刀片'],
          ['Finger Guard', '护手器'],
          ['Suction Base', '吸盘底座'],
        ],
        use: [
          ['Potatoes', '土豆'],
          ['Onions', '洋葱'],
          ['Carrots', '胡萝卜'],
          ['Salads', '沙拉'],
        ],
      },
      attributes: [
        [
          ['Blades', '刀片材质'],
          [
            ['Stainless steel', '不锈钢'],
            ['420 stainless steel', '420不锈钢'],
          ],
        ],
        [
          ['Body', '主体材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['PP plastic', 'PP塑料'],
          ],
        ],
        [
          ['Number of blades', '刀片数量'],
          [
            ['3', '3片'],
            ['8', '8片'],
            ['14', '14片'],
          ],
        ],
      ],
      colours: ['white', 'green', 'grey', 'blue'],
      yuan: [8, 42],
      grams: [350, 1300],
      box: [29, 13, 12],
      alsoCalled: ['veggie cutter', 'mandoline', 'onion cutter'],
    },
    {
      id: 'cutting-board',
      leaf: ['Cutting Boards', '砧板'],
      emoji: '🔪',
      prop: '🪵',
      titles: [
        ['{style} {material} Cutting Board with {feature}', '{style}{material}砧板 {feature}'],
        ['{material} Chopping Board for {use}, {feature}', '{material}切菜板 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Double-Sided', '双面'],
          ['Thickened', '加厚'],
          ['Anti-Mould', '防霉'],
        ],
        material: [
          ['Bamboo', '竹制'],
          ['Wheat-Straw', '麦秸秆'],
          ['Beech Wood', '榉木'],
          ['Acacia Wood', '相思木'],
        ],
        feature: [
          ['Juice Groove', '导流槽'],
          ['Hanging Hole', '挂孔'],
          ['Carry Handle', '提手'],
          ['Non-Slip Edge', '防滑边'],
        ],
        use: [
          ['Fruit', '水果'],
          ['Vegetables', '蔬菜'],
          ['Bread', '面包'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['1 cm', '1cm'],
            ['1.5 cm', '1.5cm'],
            ['1.8 cm', '1.8cm'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Rectangle', '长方形'],
            ['Rounded', '圆角'],
          ],
        ],
        [['Food contact', '食品接触'], [['Food-grade', '食品级']]],
      ],
      colours: ['beige', 'brown', 'grey'],
      option: { name: ['Size', '尺寸'], values: ['28 x 20 cm', '34 x 24 cm', '40 x 28 cm'] },
      yuan: [7, 58],
      grams: [400, 1900],
      box: [42, 30, 3],
      alsoCalled: ['chopping board', 'bread board'],
    },
    {
      id: 'silicone-utensil-set',
      leaf: ['Cooking Utensils', '厨具铲勺'],
      emoji: '🥄',
      prop: '🍳',
      titles: [
        ['{style} {material} Kitchen Utensil Set with {feature}', '{style}{material}厨具套装 {feature}'],
        ['{material} Spatula and Ladle Set, {style}, with {feature}', '{material}锅铲汤勺套装 {style} {feature}'],
      ],
      words: {
        style: [
          ['Heat-Resistant', '耐高温'],
          ['Non-Scratch', '不伤锅'],
          ['Food-Grade', '食品级'],
        ],
        material: [
          ['Silicone', '硅胶'],
          ['Nylon', '尼龙'],
          ['Bamboo Fibre', '竹纤维'],
        ],
        feature: [
          ['Wooden Handles', '木柄'],
          ['Storage Bucket', '带收纳桶'],
          ['Hanging Stand', '带挂架'],
          ['Long Handles', '长柄'],
          ['Hanging Holes', '带挂孔'],
        ],
      },
      attributes: [
        [
          ['Heat limit', '耐温'],
          [
            ['210 °C', '210℃'],
            ['230 °C', '230℃'],
            ['260 °C', '260℃'],
          ],
        ],
        [
          ['Dishwasher', '洗碗机'],
          [
            ['Safe', '可用'],
            ['Hand wash only', '仅手洗'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Colour box', '彩盒'],
            ['OPP bag', 'OPP袋'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'green', 'pink', 'beige'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['6 pieces', '6件套'],
          ['9 pieces', '9件套'],
          ['12 pieces', '12件套'],
        ],
      },
      yuan: [15, 68],
      grams: [450, 1400],
      box: [34, 13, 13],
      unit: 50,
      alsoCalled: ['spoon set', 'spatula set', 'braai utensils'],
    },
    {
      id: 'can-opener',
      leaf: ['Openers & Peelers', '开瓶器削皮器'],
      emoji: '🥫',
      prop: '🗝️',
      titles: [
        ['{style} {material} {product} for {place}', '{place}{material}{style}{product}'],
        ['{material} {product}, {style} Tool for {place}', '{material}{product} {style}工具 {place}用'],
      ],
      words: {
        style: [
          ['Multi-Function', '多功能'],
          ['Labour-Saving', '省力'],
          ['Compact', '小巧'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Zinc Alloy', '锌合金'],
          ['Carbon Steel', '碳钢'],
        ],
        product: [
          ['Can Opener', '开罐器'],
          ['Bottle Opener', '开瓶器'],
          ['Vegetable Peeler', '削皮器'],
        ],
        place: [
          ['Kitchen', '厨房'],
          ['Camping', '露营'],
          ['Restaurant', '餐厅'],
        ],
      },
      attributes: [
        [
          ['Handle', '手柄材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['Soft rubber', '软胶'],
            ['Metal', '金属'],
          ],
        ],
        [
          ['Surface', '表面处理'],
          [
            ['Mirror polish', '镜面抛光'],
            ['Brushed', '拉丝'],
          ],
        ],
        [
          ['Logo', 'LOGO定制'],
          [
            ['Laser logo available', '可激光LOGO'],
            ['None', '无'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'red', 'green'],
      yuan: [2, 19],
      grams: [50, 260],
      box: [20, 7, 5],
      alsoCalled: ['tin opener', 'bottle opener'],
    },
    {
      id: 'kitchen-knife',
      edition: 2,
      leaf: ['Kitchen Knives', '厨刀'],
      emoji: '🔪',
      prop: '🥩',
      titles: [
        ['{style} Knife, {steel}, {handle}', '{style}{steel}{handle}'],
        ['{steel} {style} Knife for {use}, {handle}', '{steel}{style}{use}{handle}'],
      ],
      words: {
        style: [
          ["Chef's", '主厨刀'],
          ["Butcher's", '屠夫刀'],
          ['Paring', '水果刀'],
          ['Bread', '面包刀'],
        ],
        steel: [
          ['Stainless Steel', '不锈钢'],
          ['High-Carbon Steel', '高碳钢'],
          ['Damascus Pattern', '大马士革纹'],
        ],
        handle: [
          ['Wooden Handle', '木柄'],
          ['Non-Slip Handle', '防滑柄'],
          ['Riveted Handle', '铆钉柄'],
        ],
        use: [
          ['Meat', '切肉'],
          ['Vegetables', '切菜'],
          ['Kitchens', '厨房'],
        ],
      },
      attributes: [
        [
          ['Hardness', '硬度'],
          [
            ['54 HRC', '54HRC'],
            ['58 HRC', '58HRC'],
          ],
        ],
        [
          ['Sheath', '刀套'],
          [
            ['Included', '附赠'],
            ['Not included', '不含'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'brown'],
      option: { name: ['Blade', '刃长'], values: ['9 cm', '13 cm', '20 cm', '25 cm'] },
      yuan: [5, 78],
      grams: [70, 320],
      box: [36, 6, 3],
      alsoCalled: ['mes', 'ummese', 'thipa', 'banga', 'mpeni', 'faca'],
    },
  ],
};
