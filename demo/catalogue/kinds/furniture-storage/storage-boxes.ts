import type { Group } from '../../kind.ts';

export const storageBoxes: Group = {
  slug: 'storage-boxes',
  name: ['Storage Boxes & Drawers', '收纳箱柜'],
  kinds: [
    {
      id: 'plastic-storage-box',
      leaf: ['Plastic Storage Boxes', '塑料收纳箱'],
      emoji: '🗃️',
      prop: '🧸',
      titles: [
        ['{style} Plastic Storage Box with {feature} for {use}', '{style}塑料收纳箱带{feature} 装{use}'],
        ['{style} Household Storage Bin with {feature} for {use}', '家用{style}整理箱 {feature} {use}收纳'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Moisture-Proof', '防潮'],
          ['Stackable', '可叠放'],
          ['Folding', '折叠'],
          ['Front-Opening', '前开式'],
        ],
        feature: [
          ['Wheels', '滑轮'],
          ['Clip-Lock Lid', '卡扣盖'],
          ['Carry Handles', '提手'],
          ['Dustproof Lid', '防尘盖'],
        ],
        use: [
          ['Clothes', '衣服'],
          ['Toys', '玩具'],
          ['Blankets', '被子'],
          ['Books', '书本'],
          ['Car Boot Items', '后备箱杂物'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PP plastic', 'PP塑料'],
            ['PET plastic', 'PET塑料'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['20 kg', '20kg'],
            ['40 kg', '40kg'],
            ['75 kg', '75kg'],
          ],
        ],
        [['Smell', '气味'], [['Odour-free new material', '全新料无异味']]],
      ],
      colours: ['clear', 'white', 'blue', 'pink', 'grey'],
      option: { name: ['Capacity', '容量'], values: ['20 L', '35 L', '55 L', '80 L', '120 L'] },
      yuan: [9, 62],
      grams: [700, 3800],
      box: [56, 40, 32],
      alsoCalled: ['kist', 'storage tub', 'crate'],
    },
    {
      id: 'fabric-storage-basket',
      leaf: ['Storage Baskets', '布艺收纳筐'],
      emoji: '🧺',
      titles: [
        ['{style} {material} Storage Basket for {use}', '{style}{material}收纳筐 {use}收纳'],
        [
          '{material} Storage Bin with {feature}, {style} Basket for {use}',
          '{material}收纳篮带{feature} {style}{use}收纳',
        ],
      ],
      words: {
        style: [
          ['Foldable', '可折叠'],
          ['Durable', '耐用'],
          ['Nordic', '北欧风'],
          ['Self-Standing', '直立'],
        ],
        material: [
          ['Cotton-Linen', '棉麻'],
          ['Woven Cotton Rope', '棉绳编织'],
          ['Oxford Cloth', '牛津布'],
          ['Felt', '毛毡'],
        ],
        feature: [
          ['Leather Handles', '皮提手'],
          ['Drawstring Cover', '束口防尘'],
          ['Waterproof Lining', '防水内衬'],
        ],
        use: [
          ['Laundry', '脏衣'],
          ['Toys', '玩具'],
          ['Snacks', '零食'],
          ['Blankets', '毛毯'],
          ['Baby Items', '婴儿用品'],
        ],
      },
      attributes: [
        [
          ['Shape', '形状'],
          [
            ['Round', '圆形'],
            ['Rectangular', '长方形'],
            ['Square', '正方形'],
          ],
        ],
        [
          ['Care', '清洁'],
          [
            ['Hand wash', '可手洗'],
            ['Wipe clean', '擦拭'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Stripes', '条纹'],
            ['Letter print', '字母印花'],
          ],
        ],
      ],
      colours: ['beige', 'grey', 'pink', 'navy', 'camel'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [5, 34],
      grams: [180, 850],
      box: [38, 30, 6],
      alsoCalled: ['washing basket', 'laundry hamper', 'toy basket'],
    },
    {
      id: 'drawer-cabinet',
      leaf: ['Drawer Cabinets', '抽屉收纳柜'],
      emoji: '🗄️',
      prop: '🧦',
      titles: [
        ['{style} Drawer Cabinet with {feature} for {use}', '{style}抽屉式收纳柜带{feature} {use}收纳'],
        [
          '{style} Multi-Layer Storage Tower with {feature}, {use} Organiser',
          '{style}多层抽屉柜 {feature} {use}整理柜',
        ],
      ],
      words: {
        style: [
          ['Thickened Plastic', '加厚塑料'],
          ['Slim', '夹缝'],
          ['Self-Assembly', '组装'],
          ['Wood-Top', '木面板'],
          ['Mobile', '可移动'],
        ],
        feature: [
          ['Silent Castors', '静音滑轮'],
          ['Child Lock', '儿童锁'],
          ['See-Through Drawers', '透明抽屉'],
          ['Flat Top', '平整台面'],
        ],
        use: [
          ['Underwear', '内衣'],
          ['Baby Clothes', '宝宝衣物'],
          ['Toy', '玩具'],
          ['Stationery', '文具'],
          ['Kitchen', '厨房'],
        ],
      },
      attributes: [
        [
          ['Frame', '柜体'],
          [
            ['PP plastic', 'PP塑料'],
            ['Steel frame', '钢架'],
          ],
        ],
        [
          ['Load per drawer', '单抽承重'],
          [
            ['8 kg', '8kg'],
            ['15 kg', '15kg'],
          ],
        ],
        [
          ['Drawer runner', '抽屉滑轨'],
          [
            ['Smooth slide', '顺滑导轨'],
            ['Anti-drop stop', '防掉落限位'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'pink', 'clear', 'blue'],
      option: {
        name: ['Drawers', '层数'],
        values: [
          ['3 drawers', '三抽'],
          ['4 drawers', '四抽'],
          ['5 drawers', '五抽'],
        ],
      },
      yuan: [25, 148],
      grams: [2200, 8800],
      box: [48, 40, 28],
      alsoCalled: ['chest of drawers', 'drawer tower', 'tallboy'],
    },
  ],
};
