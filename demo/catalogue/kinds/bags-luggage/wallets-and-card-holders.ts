import type { Group } from '../../kind.ts';

export const walletsAndCardHolders: Group = {
  slug: 'wallets-and-card-holders',
  name: ['Wallets & Card Holders', '钱包卡包'],
  kinds: [
    {
      id: 'womens-purse-wallet',
      leaf: ["Ladies' Wallets", '女士钱包'],
      emoji: '👛',
      prop: '🌸',
      titles: [
        ['{style} {form} Wallet for Ladies with {feature}', '{style}{form}女士钱包{feature}'],
        ["Ladies' {form} Purse, {style} PU Leather with {feature}", '女式{form}钱夹 {style}PU皮 {feature}'],
      ],
      words: {
        style: [
          ['Embossed', '压花'],
          ['Cute', '可爱'],
          ['Simple', '简约'],
          ['Crocodile-Pattern', '鳄鱼纹'],
        ],
        form: [
          ['Long', '长款'],
          ['Short', '短款'],
          ['Trifold', '三折'],
        ],
        feature: [
          ['Coin Pocket', '零钱袋'],
          ['Phone Pocket', '手机袋'],
          ['Wrist Strap', '手腕带'],
          ['Many Card Slots', '多卡位'],
        ],
      },
      attributes: [
        [
          ['Closure', '开袋方式'],
          [
            ['Zip', '拉链'],
            ['Snap button', '按扣'],
          ],
        ],
        [
          ['Card slots', '卡位数'],
          [
            ['8 slots', '8个卡位'],
            ['12 slots', '12个卡位'],
            ['24 slots', '24个卡位'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['PU leather', 'PU皮'],
          ],
        ],
      ],
      colours: ['black', 'red', 'pink', 'green', 'purple', 'beige'],
      yuan: [6, 32],
      grams: [110, 260],
      box: [20, 11, 4],
      alsoCalled: ['purse', 'money bag'],
    },
    {
      id: 'mens-leather-wallet',
      leaf: ["Men's Wallets", '男士钱包'],
      emoji: '👛',
      prop: '💵',
      titles: [
        ['{style} {material} Wallet for Men with {feature}', '{style}{material}男士钱包{feature}'],
        ["Men's {material} Billfold, {style} Design with {feature}", '男款{material}皮夹 {style}设计 {feature}'],
      ],
      words: {
        style: [
          ['Slim', '轻薄'],
          ['Vintage', '复古'],
          ['Business', '商务'],
          ['Bifold', '两折'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Genuine Cowhide', '头层牛皮'],
          ['Crazy-Horse Leather', '疯马皮'],
        ],
        feature: [
          ['RFID Blocking', '防盗刷RFID'],
          ['Zip Coin Pocket', '拉链零钱袋'],
          ['ID Window', '证件透明窗'],
          ['Anti-Loss Chain', '防丢链条'],
        ],
      },
      attributes: [
        [
          ['Layout', '样式'],
          [
            ['Horizontal', '横款'],
            ['Vertical', '竖款'],
            ['Long', '长款'],
          ],
        ],
        [
          ['Card slots', '卡位数'],
          [
            ['6 slots', '6个卡位'],
            ['10 slots', '10个卡位'],
            ['14 slots', '14个卡位'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Gift box', '礼盒'],
            ['Polybag', 'OPP袋'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'camel', 'navy'],
      yuan: [7, 48],
      grams: [100, 230],
      box: [13, 11, 4],
      alsoCalled: ['billfold', 'money wallet'],
    },
    {
      id: 'card-holder-case',
      leaf: ['Card Holders', '卡包'],
      emoji: '💳',
      titles: [
        ['{style} {material} Card Holder with {feature}', '{style}{material}卡包{feature}'],
        ['{material} Bank Card Case, {style} Holder with {feature}', '{material}银行卡套 {style}卡夹 {feature}'],
      ],
      words: {
        style: [
          ['Ultra-Thin', '超薄'],
          ['Accordion', '风琴'],
          ['Pop-Up', '自动弹出'],
          ['Business', '商务'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Carbon-Fibre-Pattern', '碳纤维纹'],
          ['Aluminium', '铝合金'],
          ['Cowhide', '牛皮'],
        ],
        feature: [
          ['RFID Blocking', '防消磁RFID'],
          ['Money Clip', '钞票夹'],
          ['Key Ring', '钥匙圈'],
        ],
      },
      attributes: [
        [
          ['Capacity', '容量'],
          [
            ['5-7 cards', '5-7张卡'],
            ['8-12 cards', '8-12张卡'],
            ['20 cards', '20张卡'],
          ],
        ],
        [
          ['Closure', '闭合方式'],
          [
            ['Snap button', '按扣'],
            ['Zip', '拉链'],
            ['Open', '敞口'],
          ],
        ],
        [
          ['Logo', '定制'],
          [
            ['Logo printing accepted', '可印LOGO'],
            ['No custom work', '不支持定制'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'red', 'blue', 'pink', 'silver'],
      yuan: [3, 22],
      grams: [40, 120],
      box: [11, 9, 3],
      alsoCalled: ['bank card wallet', 'licence holder'],
    },
  ],
};
