import type { Group } from '../../kind.ts';

export const babyFeedingBathing: Group = {
  slug: 'baby-feeding-bathing',
  name: ['Feeding & Bathing', '喂养洗护'],
  kinds: [
    {
      id: 'baby-bottle',
      leaf: ['Baby Bottles', '奶瓶'],
      emoji: '🍼',
      titles: [
        ['{material} Baby Bottle, {neck}, {feature}', '{material}婴儿奶瓶{neck}{feature}'],
        ['{stage} {neck} Feeding Bottle, {material}, {feature}', '{stage}{neck}奶瓶{material}{feature}'],
      ],
      words: {
        material: [
          ['PPSU', 'PPSU'],
          ['Borosilicate Glass', '高硼硅玻璃'],
          ['PP Plastic', 'PP塑料'],
          ['Silicone', '硅胶'],
        ],
        neck: [
          ['Wide Neck', '宽口径'],
          ['Standard Neck', '标准口径'],
          ['Extra Wide Neck', '超宽口径'],
        ],
        feature: [
          ['Anti-Colic', '防胀气'],
          ['with Handles', '带手柄'],
          ['Leak-Proof', '防漏'],
          ['Drop-Proof Cover', '防摔保护套'],
        ],
        stage: [
          ['Infant', '婴儿'],
          ['Baby', '宝宝'],
          ['Toddler', '幼儿'],
        ],
      },
      attributes: [
        [
          ['Teat', '奶嘴'],
          [
            ['Silicone, S flow', '硅胶 S号'],
            ['Silicone, M flow', '硅胶 M号'],
            ['Silicone, cross cut', '硅胶 十字孔'],
          ],
        ],
        [
          ['Sterilising', '消毒方式'],
          [
            ['Boiling and steam', '沸水/蒸汽'],
            ['Steam', '蒸汽'],
          ],
        ],
        [['BPA free', '不含双酚A'], [['Yes', '是']]],
      ],
      colours: ['clear', 'pink', 'sky', 'mint'],
      option: { name: ['Capacity', '容量'], values: ['150 ml', '180 ml', '240 ml', '300 ml'] },
      yuan: [9, 48],
      grams: [120, 320],
      box: [20, 9, 9],
      alsoCalled: ['milk bottle', 'feeding bottle', 'nursing bottle'],
    },
    {
      id: 'baby-feeding-set',
      leaf: ['Baby Feeding Sets', '婴儿餐具'],
      emoji: '🥣',
      titles: [
        ['{material} Baby Feeding Set, {shape}, {pieces}', '{material}婴儿餐具套装{shape}{pieces}'],
        [
          '{feature} Toddler Tableware, {material}, {shape}, {pieces}',
          '{feature}宝宝辅食餐具{material}{shape}{pieces}',
        ],
      ],
      words: {
        material: [
          ['Silicone', '硅胶'],
          ['Bamboo Fibre', '竹纤维'],
          ['Wheat Straw', '小麦秸秆'],
          ['Stainless Steel Lined', '不锈钢内胆'],
        ],
        shape: [
          ['Bear Shape', '小熊造型'],
          ['Divided Plate', '分格餐盘'],
          ['Elephant Shape', '大象造型'],
          ['Round Shape', '圆形'],
        ],
        feature: [
          ['Suction Base', '吸盘'],
          ['Drop-Proof', '防摔'],
          ['Dishwasher Safe', '可进洗碗机'],
          ['Non-Slip', '防滑'],
        ],
        pieces: [
          ['4-Piece', '四件套'],
          ['5-Piece', '五件套'],
          ['6-Piece', '六件套'],
        ],
      },
      attributes: [
        [
          ['Bowl lid', '碗盖'],
          [
            ['With lid', '带盖'],
            ['Without lid', '不带盖'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Colour box', '彩盒'],
            ['Gift box', '礼盒'],
          ],
        ],
        [['BPA free', '不含双酚A'], [['Yes', '是']]],
        [
          ['Age range', '适用年龄'],
          [
            ['6 months and up', '6个月以上'],
            ['1 to 6 years', '1-6岁'],
          ],
        ],
      ],
      colours: ['pink', 'sky', 'mint', 'yellow', 'grey', 'beige'],
      unit: 50,
      yuan: [19, 69],
      grams: [400, 850],
      box: [26, 22, 9],
      alsoCalled: ['baby plate and bowl', 'weaning set', 'toddler plates'],
    },
    {
      id: 'baby-bath-tub',
      leaf: ['Baby Baths', '婴儿浴盆'],
      emoji: '🛁',
      prop: '🦆',
      titles: [
        ['{build} Baby Bath Tub, {feature}, {extra}', '{build}婴儿浴盆{feature}{extra}'],
        ['{feature} Bath for {who}, {build}, {extra}', '{feature}{who}洗澡盆{build}{extra}'],
      ],
      words: {
        build: [
          ['Foldable', '折叠'],
          ['Thick Plastic', '加厚塑料'],
          ['Extra Deep', '加深'],
          ['Non-Slip', '防滑'],
        ],
        feature: [
          ['Temperature Sensing', '感温'],
          ['Space Saving', '省空间'],
          ['Sit or Lie', '可坐可躺'],
          ['Quick Drain', '快速排水'],
        ],
        extra: [
          ['with Bath Cushion', '带浴垫'],
          ['with Bath Net', '带浴网'],
          ['with Support Seat', '带浴架'],
          ['with Water Scoop', '带水勺'],
        ],
        who: [
          ['Newborns', '新生儿'],
          ['Babies and Toddlers', '婴幼儿'],
          ['Toddlers', '幼儿'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PP and TPE', 'PP+TPE'],
            ['PP plastic', 'PP塑料'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['20 kg', '20kg'],
            ['40 kg', '40kg'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['0 to 3 years', '0-3岁'],
            ['0 to 6 years', '0-6岁'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'sky', 'mint'],
      yuan: [32, 118],
      grams: [1600, 3200],
      box: [82, 50, 12],
      alsoCalled: ['bath tub', 'baby basin', 'foldable bath'],
    },
  ],
};
