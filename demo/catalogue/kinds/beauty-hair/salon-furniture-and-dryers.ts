import type { Group } from '../../kind.ts';

export const salonFurnitureAndDryers: Group = {
  slug: 'salon-furniture-and-dryers',
  name: ['Salon Furniture & Dryers', '美发店设备'],
  kinds: [
    {
      id: 'hair-dryer',
      edition: 2,
      leaf: ['Hair Dryers', '电吹风'],
      emoji: '💨',
      prop: '🎀',
      titles: [
        ['{power} Hair Dryer, {feature}, {style}', '{power}电吹风{feature}{style}'],
        ['{style} Blow Dryer with {attachment}, {power}', '{style}吹风机{attachment}{power}'],
      ],
      words: {
        power: [
          ['1200 W', '1200W'],
          ['1800 W', '1800W'],
          ['2200 W', '2200W'],
          ['3000 W', '3000W'],
        ],
        feature: [
          ['Ionic', '负离子'],
          ['Hot and Cold Air', '冷热风'],
          ['Quick Drying', '速干'],
          ['Low Noise', '低噪音'],
        ],
        style: [
          ['Salon', '发廊专用'],
          ['Folding', '折叠'],
          ['Household', '家用'],
          ['Professional', '专业'],
        ],
        attachment: [
          ['Comb Nozzle', '梳齿风嘴'],
          ['Diffuser', '扩散风罩'],
          ['Two Nozzles', '两个风嘴'],
        ],
      },
      attributes: [
        [
          ['Cord', '电源线'],
          [
            ['1.8 m', '1.8米'],
            ['2.5 m', '2.5米'],
          ],
        ],
        [
          ['Heat settings', '温度档'],
          [
            ['2', '2档'],
            ['3', '3档'],
          ],
        ],
      ],
      colours: ['black', 'pink', 'white', 'purple', 'red'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['UK plug', '英规插头'],
          ['EU plug', '欧规插头'],
        ],
      },
      yuan: [24, 138],
      grams: [450, 1100],
      box: [28, 24, 11],
      alsoCalled: ['blow dryer', 'haardroër', 'secador de cabelo'],
    },
    {
      id: 'hooded-hair-dryer',
      edition: 2,
      leaf: ['Hooded Dryers & Steamers', '烘发机焗油机'],
      emoji: '👑',
      prop: '💨',
      titles: [
        ['{style} Hooded Hair Dryer, {power}, {feature}', '{style}烘发机{power}{feature}'],
        ['Salon {style} Hair {product}, {feature}', '美发店{style}{product}{feature}'],
      ],
      words: {
        style: [
          ['Standing', '立式'],
          ['Wall-Mounted', '挂壁'],
          ['Desktop', '台式'],
        ],
        power: [
          ['800 W', '800W'],
          ['1000 W', '1000W'],
          ['1300 W', '1300W'],
        ],
        feature: [
          ['60 Minute Timer', '60分钟定时'],
          ['Temperature Control', '调温'],
          ['Tilting Hood', '可调角度罩'],
        ],
        product: [
          ['Dryer', '烘干机'],
          ['Steamer', '蒸汽机'],
          ['Dryer and Steamer', '烘焗两用机'],
        ],
      },
      attributes: [
        [
          ['Base', '底座'],
          [
            ['Five wheels', '五轮'],
            ['Wall bracket', '壁挂架'],
          ],
        ],
        [
          ['Hood', '头罩'],
          [
            ['Orange plastic', '橙色透明'],
            ['Black plastic', '黑色'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['UK plug', '英规插头'],
        ],
      },
      yuan: [168, 520],
      grams: [4500, 9800],
      box: [58, 42, 32],
      alsoCalled: ['salon dryer', 'standing dryer', 'hair steamer'],
    },
    {
      id: 'barber-chair',
      edition: 2,
      leaf: ['Barber & Salon Chairs', '理发椅'],
      emoji: '💺',
      prop: '💈',
      titles: [
        ['{style} Barber Chair, {feature}, {material}', '{style}理发椅{feature}{material}'],
        ['{material} Salon Chair with {feature}, {base}', '{material}美发椅{feature}{base}'],
      ],
      words: {
        style: [
          ['Reclining', '可放倒'],
          ['Hydraulic', '液压升降'],
          ['Classic', '复古'],
          ['Compact', '小型'],
        ],
        feature: [
          ['Headrest', '头枕'],
          ['Footrest', '脚踏'],
          ['360° Swivel', '360度旋转'],
        ],
        material: [
          ['Faux Leather', 'PU皮'],
          ['PVC Leather', 'PVC皮'],
          ['Microfibre', '超纤'],
        ],
        base: [
          ['Round Steel Base', '圆盘底座'],
          ['Star Base', '五星脚'],
          ['Square Base', '方盘底座'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['150 kg', '150kg'],
            ['200 kg', '200kg'],
            ['250 kg', '250kg'],
          ],
        ],
        [
          ['Armrests', '扶手'],
          [
            ['Padded', '软包'],
            ['Steel', '金属'],
          ],
        ],
      ],
      colours: ['black', 'red', 'brown', 'white'],
      yuan: [320, 1450],
      grams: [14000, 32000],
      box: [92, 64, 40],
      alsoCalled: ['salon chair', 'styling chair', 'hairdresser chair'],
    },
  ],
};
