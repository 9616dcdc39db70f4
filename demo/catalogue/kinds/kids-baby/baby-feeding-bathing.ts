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
    {
      id: 'baby-dummy',
      edition: 2,
      leaf: ['Dummies & Teethers', '安抚奶嘴牙胶'],
      emoji: '👶',
      prop: '🍼',
      titles: [
        ['{material} Baby {product}, {shape}, {feature}', '{material}婴儿{product}{shape}{feature}'],
        ['{feature} {product} for {age}, {material}', '{feature}{product}{age}{material}'],
      ],
      words: {
        material: [
          ['Silicone', '硅胶'],
          ['Liquid Silicone', '液态硅胶'],
          ['Natural Rubber', '天然橡胶'],
        ],
        product: [
          ['Dummy', '安抚奶嘴'],
          ['Teether', '牙胶'],
          ['Dummy and Clip', '奶嘴带链夹'],
        ],
        shape: [
          ['Flat', '扁头'],
          ['Round', '圆头'],
          ['Cherry', '樱桃头'],
        ],
        feature: [
          ['BPA Free', '不含BPA'],
          ['One-Piece', '一体式'],
          ['Glow Handle', '夜光'],
          ['Case Included', '带收纳盒'],
        ],
        age: [
          ['0 to 6 Months', '0-6个月'],
          ['6 to 18 Months', '6-18个月'],
          ['Teething', '长牙期'],
        ],
      },
      attributes: [
        [
          ['Cleaning', '消毒'],
          [
            ['Boil or steam', '煮沸或蒸汽'],
            ['Boil', '煮沸'],
          ],
        ],
        [['Food contact', '食品接触'], [['Food-grade', '食品级']]],
      ],
      colours: ['pink', 'sky', 'mint', 'white', 'yellow'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['1 piece', '1个'],
          ['2 pieces', '2个'],
          ['5 pieces', '5个'],
        ],
      },
      unit: 40,
      yuan: [4, 36],
      grams: [20, 120],
      box: [12, 9, 5],
      alsoCalled: ['fopspeen', 'pacifier', 'chupeta', 'teething ring'],
    },
    {
      id: 'baby-potty',
      edition: 2,
      leaf: ['Potties & Toilet Trainers', '儿童坐便器'],
      emoji: '🚽',
      prop: '🦆',
      titles: [
        ['{style} Baby Potty, {feature}, {seat}', '{style}儿童坐便器{feature}{seat}'],
        ['{seat} Toilet Trainer for {age}, {style}, {feature}', '{seat}小马桶{age}{style}{feature}'],
      ],
      words: {
        style: [
          ['Cartoon', '卡通'],
          ['Simple', '简约'],
          ['Folding', '折叠'],
          ['Step', '带梯'],
        ],
        feature: [
          ['Removable Bowl', '抽屉式便盆'],
          ['Splash Guard', '防溅'],
          ['Non-Slip Feet', '防滑脚'],
          ['Lid', '带盖'],
        ],
        seat: [
          ['Padded Seat', '软垫'],
          ['Hard Seat', '硬座'],
          ['PU Seat', 'PU座'],
        ],
        age: [
          ['Toddlers', '幼儿'],
          ['1 to 6 Years', '1-6岁'],
          ['Girls and Boys', '男女宝宝'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['30 kg', '30kg'],
            ['75 kg', '75kg'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['PP', 'PP'],
            ['PP and TPE', 'PP+TPE'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green', 'white', 'yellow'],
      yuan: [14, 88],
      grams: [500, 2200],
      box: [36, 32, 28],
      alsoCalled: ['pottie', 'training potty', 'pot seat', 'penico'],
    },
  ],
};
