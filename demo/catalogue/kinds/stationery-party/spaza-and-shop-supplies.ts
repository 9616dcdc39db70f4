import type { Group } from '../../kind.ts';

export const spazaAndShopSupplies: Group = {
  slug: 'spaza-and-shop-supplies',
  name: ['Spaza & Shop Supplies', '小店用品'],
  kinds: [
    {
      id: 'till-roll',
      edition: 2,
      leaf: ['Till Rolls & Labels', '收银纸标签纸'],
      emoji: '🧾',
      titles: [
        ['{product}, {size}, {feature}', '{product}{size}{feature}'],
        ['{feature} {product} for {use}, {size}', '{feature}{product}{use}{size}'],
      ],
      words: {
        product: [
          ['Thermal Till Rolls', '热敏收银纸'],
          ['Thermal Label Rolls', '热敏标签纸'],
          ['Price Labels', '价格标签'],
        ],
        size: [
          ['57 x 40 mm', '57x40mm'],
          ['80 x 60 mm', '80x60mm'],
          ['80 x 80 mm', '80x80mm'],
        ],
        feature: [
          ['BPA Free', '不含双酚A'],
          ['Long Lasting Print', '字迹持久'],
          ['Coreless', '无管芯'],
          ['Self-Adhesive', '不干胶'],
        ],
        use: [
          ['Card Machines', '刷卡机'],
          ['Spaza Shops', '小店'],
          ['Restaurants', '餐厅'],
        ],
      },
      attributes: [
        [
          ['Paper', '纸张'],
          [
            ['55 g/m²', '55克'],
            ['65 g/m²', '65克'],
          ],
        ],
        [
          ['Core', '管芯'],
          [
            ['12 mm', '12mm'],
            ['None', '无'],
          ],
        ],
      ],
      colours: ['white', 'yellow', 'pink'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['10 rolls', '10卷'],
          ['30 rolls', '30卷'],
          ['50 rolls', '50卷'],
        ],
      },
      unit: 40,
      yuan: [9, 98],
      grams: [500, 6500],
      box: [40, 26, 16],
      alsoCalled: ['till slips', 'receipt paper', 'card machine rolls', 'slip rolls'],
    },
    {
      id: 'price-label-gun',
      edition: 2,
      leaf: ['Price Guns & Tags', '打价机标价'],
      emoji: '🏷️',
      prop: '🏪',
      titles: [
        ['{style} Price Label Gun, {lines}, {feature}', '{style}打价机{lines}{feature}'],
        ['{lines} Pricing Gun for {use}, {feature}, {style}', '{lines}标价机{use}{feature}{style}'],
      ],
      words: {
        style: [
          ['Hand-Held', '手持'],
          ['Light', '轻便'],
          ['Heavy Duty', '耐用'],
        ],
        lines: [
          ['One-Line', '单排'],
          ['Two-Line', '双排'],
          ['Date and Price', '日期价格'],
        ],
        feature: [
          ['Labels Included', '附标签纸'],
          ['Ink Roller Included', '附墨轮'],
          ['Easy Loading', '易装纸'],
        ],
        use: [
          ['Spaza Shops', '小店'],
          ['Clothing Stalls', '服装摊'],
          ['Supermarkets', '超市'],
        ],
      },
      attributes: [
        [
          ['Digits', '位数'],
          [
            ['6', '6位'],
            ['8', '8位'],
            ['10 + 10', '10+10位'],
          ],
        ],
        [
          ['Label size', '标签尺寸'],
          [
            ['21 x 12 mm', '21x12mm'],
            ['23 x 16 mm', '23x16mm'],
          ],
        ],
      ],
      colours: ['blue', 'red', 'yellow', 'black'],
      option: {
        name: ['Labels', '标签纸'],
        values: [
          ['Gun only', '单机'],
          ['With 5 rolls', '配5卷'],
          ['With 10 rolls', '配10卷'],
        ],
      },
      unit: 50,
      yuan: [16, 78],
      grams: [250, 900],
      box: [24, 16, 8],
      alsoCalled: ['pricing gun', 'price tagger', 'tagging gun'],
    },
    {
      id: 'cash-box',
      edition: 2,
      leaf: ['Cash Boxes & Drawers', '钱箱'],
      emoji: '💰',
      prop: '🗝️',
      titles: [
        ['{style} Cash {product}, {lock}, {feature}', '{style}{product}{lock}{feature}'],
        ['{lock} Cash {product} for {use}, {style}', '{lock}{product}{use}{style}'],
      ],
      words: {
        style: [
          ['Steel', '钢制'],
          ['Portable', '手提'],
          ['Heavy Duty', '加厚'],
        ],
        product: [
          ['Box', '钱箱'],
          ['Drawer', '收银抽屉'],
          ['Tin', '钱盒'],
        ],
        lock: [
          ['Key Lock', '钥匙锁'],
          ['Combination Lock', '密码锁'],
          ['Double Lock', '双锁'],
        ],
        feature: [
          ['Coin Tray', '硬币格'],
          ['Note Clips', '钞票夹'],
          ['Carry Handle', '提手'],
        ],
        use: [
          ['Spaza Shops', '小店'],
          ['Stokvels', '互助会'],
          ['Churches', '教会'],
          ['Market Stalls', '摆摊'],
        ],
      },
      attributes: [
        [
          ['Coin slots', '硬币格数'],
          [
            ['5', '5格'],
            ['8', '8格'],
          ],
        ],
        [
          ['Steel', '钢板'],
          [
            ['0.8 mm', '0.8mm'],
            ['1.2 mm', '1.2mm'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'grey'],
      option: { name: ['Size', '尺寸'], values: ['15 x 12 cm', '20 x 16 cm', '30 x 24 cm', '41 x 42 cm'] },
      yuan: [18, 188],
      grams: [700, 6800],
      box: [34, 28, 12],
      alsoCalled: ['money box', 'money tin', 'stokvel box', 'geldkissie', 'caixa de dinheiro'],
    },
  ],
};
