import type { Kind } from '../../kind.ts';

export const blanketsAndDuvets: readonly Kind[] = [
  {
    id: 'basotho-blanket',
    edition: 2,
    leaf: ['Basotho-Style Blankets', '民族风羊毛毯'],
    emoji: '🧣',
    prop: '⛰️',
    titles: [
      ['{pattern} {material} Basotho-Style Blanket, {feature}', '{pattern}{material}民族毯{feature}'],
      ['{feature} Traditional Blanket, {material}, {pattern} for {use}', '{feature}民族风披毯{material}{pattern}{use}'],
    ],
    words: {
      pattern: [
        ['Mealie Cob', '玉米纹'],
        ['Striped', '条纹'],
        ['Crown', '皇冠纹'],
        ['Geometric', '几何纹'],
      ],
      material: [
        ['Wool Blend', '羊毛混纺'],
        ['Acrylic Wool', '腈纶仿毛'],
        ['Virgin Wool', '纯羊毛'],
      ],
      feature: [
        ['Two-Sided', '双面'],
        ['Thick', '加厚'],
        ['Fringed', '流苏边'],
      ],
      use: [
        ['Weddings', '婚礼'],
        ['Winter', '冬季'],
        ['Lobola Gifts', '聘礼'],
      ],
    },
    attributes: [
      [
        ['Weight', '克重'],
        [
          ['1.2 kg', '1.2kg'],
          ['1.6 kg', '1.6kg'],
          ['2 kg', '2kg'],
        ],
      ],
      [
        ['Care', '护理'],
        [
          ['Dry clean', '干洗'],
          ['Cold hand wash', '冷水手洗'],
        ],
      ],
    ],
    colours: ['blue', 'red', 'brown', 'green', 'multi'],
    option: { name: ['Size', '尺寸'], values: ['155 x 165 cm', '150 x 200 cm'] },
    yuan: [58, 268],
    grams: [1100, 2200],
    box: [40, 32, 14],
    alsoCalled: ['kobo', 'Sotho blanket', 'tribal blanket', 'lesotho blanket'],
  },
  {
    id: 'duvet-inner',
    edition: 2,
    leaf: ['Duvets & Comforters', '被芯'],
    emoji: '☁️',
    prop: '❄️',
    titles: [
      ['{fill} Duvet Inner, {weight}, {cover}', '{fill}被芯{weight}{cover}'],
      ['{weight} Comforter with {fill} Filling, {cover}', '{weight}被子{fill}填充{cover}'],
    ],
    words: {
      fill: [
        ['Microfibre', '超细纤维'],
        ['Hollowfibre', '中空纤维'],
        ['Duck Feather', '鸭羽绒'],
        ['Cotton', '棉花'],
      ],
      weight: [
        ['Summer Weight', '夏凉'],
        ['Winter Weight', '冬厚'],
        ['All-Season', '四季'],
      ],
      cover: [
        ['Brushed Cover', '磨毛面料'],
        ['Cotton Cover', '纯棉面料'],
        ['Quilted Cover', '绗缝面料'],
      ],
    },
    attributes: [
      [
        ['Filling weight', '填充重量'],
        [
          ['200 g/m²', '200g/㎡'],
          ['300 g/m²', '300g/㎡'],
          ['500 g/m²', '500g/㎡'],
        ],
      ],
      [
        ['Washing', '清洗'],
        [
          ['Machine washable', '可机洗'],
          ['Dry clean', '干洗'],
        ],
      ],
    ],
    colours: ['white', 'grey', 'beige'],
    option: {
      name: ['Bed size', '尺寸'],
      values: [
        ['Single', '单人'],
        ['Double', '双人'],
        ['Queen', '加大'],
        ['King', '特大'],
      ],
    },
    yuan: [42, 198],
    grams: [1300, 3600],
    box: [52, 40, 24],
    alsoCalled: ['duvet', 'comforter', 'duvet inner', 'quilt', 'edredão'],
  },
];
