import type { Group } from '../../kind.ts';

export const womensChurchWearStockings: Group = {
  slug: 'womens-church-wear-stockings',
  name: ['Church Wear & Stockings', '礼拜套装丝袜'],
  kinds: [
    {
      id: 'womens-skirt-suit',
      edition: 2,
      leaf: ['Church Suits', '女士套裙'],
      emoji: '👗',
      prop: '⛪',
      titles: [
        ["Women's {style} Skirt Suit, {material}, {detail}", '女士{style}套裙{material}{detail}'],
        ['{occasion} Suit for Women, {style}, {detail}', '{occasion}女士套装{style}{detail}'],
      ],
      words: {
        style: [
          ['Two-Piece', '两件套'],
          ['Three-Piece', '三件套'],
          ['Peplum', '荷叶边'],
          ['Straight', '直筒'],
        ],
        material: [
          ['Polyester Blend', '聚酯混纺'],
          ['Crepe', '绉布'],
          ['Brocade', '提花'],
          ['Wool Blend', '羊毛混纺'],
        ],
        detail: [
          ['Rhinestone Buttons', '水钻扣'],
          ['Pleated Hem', '百褶摆'],
          ['Lace Collar', '蕾丝领'],
          ['Pearl Trim', '珍珠装饰'],
        ],
        occasion: [
          ['Church', '礼拜'],
          ['Funeral', '丧礼'],
          ['Mother of the Bride', '婚礼妈妈'],
          ['Office', '通勤'],
        ],
      },
      attributes: [
        [
          ['Sleeve', '袖长'],
          [
            ['Long sleeve', '长袖'],
            ['Three-quarter sleeve', '七分袖'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Fully lined', '全里'],
            ['Half lined', '半里'],
          ],
        ],
      ],
      colours: ['black', 'white', 'navy', 'wine', 'purple', 'beige'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', '3XL', '4XL'] },
      unit: 50,
      yuan: [68, 238],
      grams: [550, 950],
      box: [36, 28, 7],
      alsoCalled: ['church uniform', 'funeral outfit', 'ladies costume', 'skirt suit'],
    },
    {
      id: 'womens-stockings-tights',
      edition: 2,
      leaf: ['Stockings & Pantyhose', '丝袜连裤袜'],
      emoji: '🧦',
      prop: '👠',
      titles: [
        ["Women's {style}, {thickness}, {feature}", '女士{style}{thickness}{feature}'],
        ['{feature} {style} for Women, {thickness}, {use}', '{feature}女士{style}{thickness}{use}'],
      ],
      words: {
        style: [
          ['Pantyhose', '连裤袜'],
          ['Knee-High Stockings', '及膝袜'],
          ['Thigh-High Stockings', '过膝袜'],
          ['Footless Stockings', '九分袜'],
        ],
        thickness: [
          ['15 Denier', '15D'],
          ['40 Denier', '40D'],
          ['80 Denier', '80D'],
          ['Fleece Lined', '加绒'],
        ],
        feature: [
          ['Run Resistant', '防勾丝'],
          ['Seamless', '无缝'],
          ['Slimming', '显瘦'],
          ['Skin Tone', '肤色'],
        ],
        use: [
          ['Office Wear', '通勤'],
          ['Church Wear', '礼拜'],
          ['Winter', '冬季'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Nylon and spandex', '锦纶氨纶'],
            ['Velvet', '天鹅绒'],
          ],
        ],
        [
          ['Toe', '袜头'],
          [
            ['Reinforced', '加固'],
            ['Sheer', '全透明'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'brown', 'camel', 'grey'],
      option: { name: ['Size', '尺码'], values: [['One size', '均码'], 'XL', 'XXL'] },
      unit: 20,
      yuan: [4, 26],
      grams: [40, 160],
      box: [20, 14, 3],
      alsoCalled: ['sykouse', 'hosiery', 'meia-calça'],
    },
  ],
};
