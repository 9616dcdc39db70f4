import type { Group } from '../../kind.ts';

export const earphonesAndEarbuds: Group = {
  slug: 'earphones-and-earbuds',
  name: ['Earphones & Earbuds', '耳机'],
  kinds: [
    {
      id: 'wired-earphones',
      edition: 2,
      leaf: ['Wired Earphones', '有线耳机'],
      emoji: '🎧',
      prop: '🧵',
      titles: [
        ['{plug} Wired Earphones, {feature}, {style}', '{plug}有线耳机{feature}{style}'],
        ['{style} Earphones with {feature}, {plug}', '{style}耳机{feature}{plug}'],
      ],
      words: {
        plug: [
          ['3.5 mm', '3.5mm'],
          ['USB-C', 'Type-C接口'],
          ['8-Pin', '8针接口'],
        ],
        feature: [
          ['Microphone', '带麦'],
          ['Volume Control', '线控'],
          ['Deep Bass', '重低音'],
          ['Tangle-Free Cord', '防缠绕'],
        ],
        style: [
          ['In-Ear', '入耳式'],
          ['Half In-Ear', '半入耳'],
          ['Metal', '金属'],
          ['Sports', '运动'],
        ],
      },
      attributes: [
        [
          ['Cord', '线长'],
          [
            ['1.2 m', '1.2米'],
            ['1.5 m', '1.5米'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Retail box', '彩盒'],
            ['Zip bag', '拉链袋'],
          ],
        ],
      ],
      colours: ['white', 'black', 'red', 'blue'],
      yuan: [3, 38],
      grams: [25, 80],
      box: [14, 8, 3],
      alsoCalled: ['hands-free', 'headphone set', 'fones de ouvido'],
    },
    {
      id: 'wireless-earbuds',
      edition: 2,
      leaf: ['Wireless Earbuds', '蓝牙耳机'],
      emoji: '🎧',
      prop: '🔋',
      titles: [
        ['True Wireless Earbuds, {feature}, {battery}', '真无线蓝牙耳机{feature}{battery}'],
        ['{style} Bluetooth Earbuds with {feature}, {battery}', '{style}蓝牙耳机{feature}{battery}'],
      ],
      words: {
        feature: [
          ['Noise Cancelling', '降噪'],
          ['Touch Control', '触控'],
          ['LED Display', '数显'],
          ['Low Latency', '低延迟'],
        ],
        battery: [
          ['20 Hour Case', '20小时续航'],
          ['30 Hour Case', '30小时续航'],
          ['60 Hour Case', '60小时续航'],
        ],
        style: [
          ['In-Ear', '入耳式'],
          ['Sports', '运动挂耳'],
          ['Mini', '迷你'],
          ['Neckband', '挂脖'],
        ],
      },
      attributes: [
        [
          ['Bluetooth', '蓝牙版本'],
          [
            ['5.1', '5.1'],
            ['5.3', '5.3'],
            ['5.4', '5.4'],
          ],
        ],
        [
          ['Waterproof', '防水'],
          [
            ['IPX4', 'IPX4'],
            ['IPX5', 'IPX5'],
          ],
        ],
      ],
      colours: ['white', 'black', 'pink', 'blue'],
      unit: 20,
      special: 'magnet',
      yuan: [22, 148],
      grams: [50, 140],
      box: [11, 9, 4],
      alsoCalled: ['TWS', 'Bluetooth earphones', 'ear buds'],
    },
  ],
};
