import type { Group } from '../../kind.ts';

export const umbrellasAndRainwear: Group = {
  slug: 'umbrellas-and-rainwear',
  name: ['Umbrellas & Ponchos', '雨伞雨披'],
  kinds: [
    {
      id: 'umbrella',
      edition: 2,
      leaf: ['Umbrellas', '雨伞'],
      emoji: '☂️',
      prop: '🌧️',
      titles: [
        ['{style} Umbrella, {feature}, {frame}', '{style}雨伞{feature}{frame}'],
        ['{feature} {style} Umbrella for {use}, {frame}', '{feature}{style}伞{use}{frame}'],
      ],
      words: {
        style: [
          ['Folding', '三折'],
          ['Golf', '高尔夫'],
          ['Straight', '长柄'],
          ['Automatic', '全自动'],
        ],
        feature: [
          ['Windproof', '抗风'],
          ['UV Protection', '防晒'],
          ['Double Canopy', '双层'],
          ['Reflective Edge', '反光边'],
        ],
        frame: [
          ['8 Ribs', '8骨'],
          ['10 Ribs', '10骨'],
          ['16 Ribs', '16骨'],
        ],
        use: [
          ['Sun and Rain', '晴雨两用'],
          ['Ladies', '女士'],
          ['Promotions', '广告礼品'],
        ],
      },
      attributes: [
        [
          ['Canopy', '伞面'],
          [
            ['Pongee', '碰击布'],
            ['Polyester', '涤纶'],
            ['Black-coated fabric', '黑胶布'],
          ],
        ],
        [
          ['Shaft', '伞杆'],
          [
            ['Steel', '钢'],
            ['Fibreglass', '玻璃纤维'],
            ['Aluminium', '铝合金'],
          ],
        ],
        [
          ['Handle', '手柄'],
          [
            ['Rubber-coated', '橡胶漆'],
            ['Wood', '木'],
            ['EVA foam', 'EVA'],
          ],
        ],
      ],
      colours: ['black', 'navy', 'red', 'blue', 'pink', 'multi'],
      option: { name: ['Canopy width', '伞下直径'], values: ['95 cm', '105 cm', '120 cm', '130 cm'] },
      yuan: [9, 58],
      grams: [280, 700],
      box: [34, 7, 7],
      alsoCalled: ['brolly', 'sambreel', 'isambulela', 'amburera', 'ambulera', 'guarda-chuva', 'parasol'],
    },
    {
      id: 'rain-poncho',
      edition: 2,
      leaf: ['Rain Ponchos', '雨披'],
      emoji: '🌧️',
      prop: '🎽',
      titles: [
        ['{material} Rain Poncho, {feature}, {use}', '{material}雨披{feature}{use}'],
        ['{use} Hooded Poncho, {material}, {feature}', '{use}连帽雨披{material}{feature}'],
      ],
      words: {
        material: [
          ['EVA', 'EVA'],
          ['PEVA', 'PEVA'],
          ['Polyester', '涤纶'],
          ['Oxford Cloth', '牛津布'],
        ],
        feature: [
          ['Reusable', '可重复使用'],
          ['Thickened', '加厚'],
          ['Drawstring Hood', '抽绳帽'],
          ['Side Buttons', '侧扣'],
        ],
        use: [
          ['Stadium', '观赛'],
          ['Cycling', '骑行'],
          ['Hiking', '徒步'],
          ['Festival', '户外活动'],
        ],
      },
      attributes: [
        [
          ['Sleeves', '袖型'],
          [
            ['Sleeveless cape', '披风式'],
            ['Elastic cuffs', '松紧袖口'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Carry pouch', '收纳袋'],
            ['Plastic ball', '便携球'],
            ['OPP bag', 'OPP袋'],
          ],
        ],
      ],
      colours: ['clear', 'yellow', 'blue', 'pink', 'army'],
      option: { name: ['Length', '衣长'], values: ['90 cm', '110 cm', '125 cm'] },
      yuan: [3, 38],
      grams: [60, 420],
      box: [24, 18, 3],
      alsoCalled: ['plastic raincoat', 'disposable raincoat'],
    },
  ],
};
