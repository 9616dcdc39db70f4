import type { Group } from '../../kind.ts';

export const towelsAndBathLinen: Group = {
  slug: 'towels-and-bath-linen',
  name: ['Towels & Bathroom Linen', '毛巾浴品'],
  kinds: [
    {
      id: 'bath-towel',
      leaf: ['Bath Towels', '浴巾'],
      emoji: '🛁',
      prop: '🫧',
      titles: [
        ['{style} {material} Bath Towel for {place}', '{style}{material}浴巾 {place}用'],
        ['{style} {material} Towel with {feature} for {place}', '{material}大毛巾 {style} {feature} {place}适用'],
      ],
      words: {
        style: [
          ['Thick', '加厚'],
          ['Absorbent', '吸水'],
          ['Quick-Dry', '速干'],
          ['Jacquard', '提花'],
        ],
        material: [
          ['Pure Cotton', '纯棉'],
          ['Bamboo Fibre', '竹纤维'],
          ['Coral Fleece', '珊瑚绒'],
        ],
        feature: [
          ['Hanging Loop', '带挂绳'],
          ['Woven Border', '织边'],
          ['Custom Logo', '可绣LOGO'],
        ],
        place: [
          ['Home', '家庭'],
          ['Hotel', '酒店'],
          ['Gym', '健身房'],
          ['Salon', '美容院'],
        ],
      },
      attributes: [
        [
          ['Weight', '克重'],
          [
            ['350 g/m²', '350克/平方米'],
            ['450 g/m²', '450克/平方米'],
            ['600 g/m²', '600克/平方米'],
          ],
        ],
        [
          ['Washing', '洗涤方式'],
          [
            ['Machine wash 40 °C', '40℃机洗'],
            ['Machine wash 60 °C', '60℃机洗'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['OPP bag', 'OPP袋'],
            ['Gift box', '礼盒'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'pink', 'sky', 'brown', 'beige'],
      option: { name: ['Size', '尺寸'], values: ['35 x 75 cm', '70 x 140 cm', '80 x 160 cm', '90 x 180 cm'] },
      yuan: [6, 58],
      grams: [120, 850],
      box: [32, 24, 6],
      alsoCalled: ['bath sheet', 'face cloth', 'towel'],
    },
    {
      id: 'shower-curtain',
      leaf: ['Shower Curtains', '浴帘'],
      emoji: '🚿',
      titles: [
        ['{style} {material} Shower Curtain with {feature}', '{style}{material}浴帘 {feature}'],
        [
          'Waterproof {material} Bath Curtain, {style} Design with {feature}',
          '防水{material}浴室隔断帘 {style}图案 {feature}',
        ],
      ],
      words: {
        style: [
          ['Floral', '花卉'],
          ['Geometric', '几何'],
          ['Tropical-Leaf', '热带树叶'],
          ['Marble', '大理石纹'],
        ],
        material: [
          ['Polyester', '涤纶'],
          ['PEVA', 'PEVA'],
          ['Thickened Polyester', '加厚涤纶'],
        ],
        feature: [
          ['Hooks', '送挂钩'],
          ['Weighted Hem', '加重底边'],
          ['Metal Eyelets', '金属扣眼'],
          ['Reinforced Header', '加固帘头'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['0.15 mm', '0.15mm'],
            ['0.2 mm', '0.2mm'],
          ],
        ],
        [
          ['Hooks', '挂钩数量'],
          [
            ['12', '12个'],
            ['14', '14个'],
          ],
        ],
        [['Mould', '防霉'], [['Mould-resistant', '防霉']]],
      ],
      colours: ['white', 'blue', 'green', 'pink', 'grey'],
      option: { name: ['Size', '尺寸'], values: ['150 x 180 cm', '180 x 180 cm', '180 x 200 cm', '240 x 200 cm'] },
      yuan: [8, 48],
      grams: [280, 850],
      box: [30, 24, 4],
      alsoCalled: ['bath curtain'],
    },
    {
      id: 'bath-mat',
      leaf: ['Bath Mats', '浴室地垫'],
      emoji: '🧼',
      prop: '🛁',
      titles: [
        ['{style} {material} Bath Mat for {place}', '{style}{material}地垫 {place}用'],
        [
          '{material} Bathroom Rug with {feature}, {style} Mat for {place}',
          '{material}浴室垫 {feature} {style}垫 {place}适用',
        ],
      ],
      words: {
        style: [
          ['Absorbent', '吸水'],
          ['Non-Slip', '防滑'],
          ['Quick-Dry', '速干'],
          ['Soft', '柔软'],
        ],
        material: [
          ['Memory Foam', '记忆棉'],
          ['Chenille', '雪尼尔'],
          ['Microfibre', '超细纤维'],
          ['Cotton', '棉质'],
        ],
        feature: [
          ['Rubber Backing', '橡胶底'],
          ['Rounded Corners', '圆角'],
          ['Stitched Edge', '锁边'],
        ],
        place: [
          ['Shower', '淋浴间'],
          ['Basin', '洗手台'],
          ['Toilet', '马桶'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['0.5 cm', '0.5cm'],
            ['1.5 cm', '1.5cm'],
            ['2.5 cm', '2.5cm'],
          ],
        ],
        [
          ['Washing', '洗涤方式'],
          [
            ['Machine wash', '可机洗'],
            ['Wipe or rinse', '擦拭冲洗'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Rectangle', '长方形'],
            ['Oval', '椭圆形'],
            ['Half-moon', '半圆形'],
          ],
        ],
      ],
      colours: ['grey', 'blue', 'beige', 'brown', 'pink'],
      option: { name: ['Size', '尺寸'], values: ['40 x 60 cm', '50 x 80 cm', '60 x 90 cm'] },
      yuan: [5, 38],
      grams: [220, 900],
      box: [42, 12, 12],
      alsoCalled: ['bathroom rug', 'shower mat'],
    },
  ],
};
