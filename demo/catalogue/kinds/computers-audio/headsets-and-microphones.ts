import type { Group } from '../../kind.ts';

export const headsetsAndMicrophones: Group = {
  slug: 'headsets-and-microphones',
  name: ['Headsets & Microphones', '耳机麦克风'],
  kinds: [
    {
      id: 'over-ear-headphones',
      leaf: ['Over-Ear Headphones', '头戴式耳机'],
      emoji: '🎧',
      titles: [
        ['{style} {link} Over-Ear Headphones with {feature}', '{link}{style}头戴式耳机 {feature}'],
        ['{link} Stereo Headphones, {style} Headset with {feature}', '{link}立体声耳机 {style}耳麦 {feature}'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Lightweight', '轻便'],
          ['Noise-Cancelling', '降噪'],
          ['Retro', '复古'],
        ],
        link: [
          ['Bluetooth', '蓝牙'],
          ['Dual-Mode Wireless', '双模无线'],
          ['Wireless', '无线'],
        ],
        feature: [
          ['Deep Bass', '重低音'],
          ['Soft Ear Cushions', '柔软耳罩'],
          ['Built-In Microphone', '内置麦克风'],
          ['Memory Card Slot', '可插卡'],
        ],
      },
      attributes: [
        [
          ['Playing time', '播放时长'],
          [
            ['8 hours', '8小时'],
            ['20 hours', '20小时'],
            ['40 hours', '40小时'],
          ],
        ],
        [
          ['Driver', '喇叭单元'],
          [
            ['40 mm', '40mm'],
            ['50 mm', '50mm'],
          ],
        ],
        [
          ['Bluetooth', '蓝牙版本'],
          [
            ['5.0', '5.0'],
            ['5.3', '5.3'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink', 'blue', 'beige'],
      yuan: [16, 128],
      grams: [220, 480],
      box: [20, 18, 8],
      special: 'magnet',
      alsoCalled: ['headset', 'cans'],
    },
    {
      id: 'gaming-headset',
      leaf: ['Gaming Headsets', '游戏耳机'],
      emoji: '🎮',
      prop: '🎧',
      titles: [
        ['{style} Gaming Headset with {feature} for {use}', '{style}游戏耳机 {feature} {use}用'],
        ['{style} Wired E-Sports Headphones for {use}, {feature}', '{style}有线电竞耳麦 {use}适用 {feature}'],
      ],
      words: {
        style: [
          ['RGB-Lit', 'RGB发光'],
          ['Surround-Sound', '环绕音'],
          ['Cat-Ear', '猫耳'],
          ['Heavy-Bass', '重低音'],
        ],
        feature: [
          ['Flexible Microphone', '可弯麦克风'],
          ['Volume Control', '线控音量'],
          ['Breathable Ear Cushions', '透气耳罩'],
        ],
        use: [
          ['PC', '电脑'],
          ['Game Consoles', '游戏机'],
          ['Laptops', '笔记本'],
          ['Internet Cafés', '网吧'],
        ],
      },
      attributes: [
        [
          ['Plug', '接口'],
          [
            ['3.5 mm jack', '3.5mm接口'],
            ['USB', 'USB接口'],
            ['3.5 mm and USB', '3.5mm加USB'],
          ],
        ],
        [
          ['Cable length', '线长'],
          [
            ['1.8 m', '1.8米'],
            ['2.1 m', '2.1米'],
          ],
        ],
        [
          ['Driver', '喇叭单元'],
          [
            ['40 mm', '40mm'],
            ['50 mm', '50mm'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink', 'red', 'blue'],
      yuan: [22, 118],
      grams: [320, 620],
      box: [23, 21, 11],
      special: 'magnet',
      alsoCalled: ['gamer headset', 'mic headset'],
    },
    {
      id: 'karaoke-microphone',
      leaf: ['Microphones', '麦克风'],
      emoji: '🎤',
      titles: [
        ['{style} {link} Microphone for {use}', '{link}{style}麦克风 {use}用'],
        ['{link} {style} Mic with {feature} for {use}', '{link}{style}话筒 {feature} {use}适用'],
      ],
      words: {
        style: [
          ['Handheld', '手持'],
          ['Noise-Reducing', '降噪'],
          ['Professional', '专业'],
        ],
        link: [
          ['Wireless', '无线'],
          ['Bluetooth', '蓝牙'],
          ['Wired', '有线'],
        ],
        feature: [
          ['Clear Sound', '清晰收音'],
          ['Metal Mesh Head', '金属网头'],
          ['On-Off Switch', '独立开关'],
        ],
        use: [
          ['Karaoke', 'K歌'],
          ['Church', '教堂'],
          ['Stage', '舞台'],
          ['Conferences', '会议'],
        ],
      },
      attributes: [
        [
          ['Pickup', '指向性'],
          [
            ['Cardioid', '心形指向'],
            ['Omnidirectional', '全指向'],
          ],
        ],
        [
          ['Body', '机身材质'],
          [
            ['Metal', '金属'],
            ['ABS plastic', 'ABS塑料'],
          ],
        ],
        [
          ['Frequency response', '频率响应'],
          [
            ['80 Hz to 15 kHz', '80Hz-15kHz'],
            ['50 Hz to 16 kHz', '50Hz-16kHz'],
          ],
        ],
      ],
      colours: ['black', 'gold', 'silver', 'rosegold'],
      option: {
        name: ['Set', '套装'],
        values: [
          ['One microphone', '单只装'],
          ['Two microphones', '两只装'],
        ],
      },
      yuan: [18, 165],
      grams: [250, 900],
      box: [27, 12, 8],
      unit: 50,
      special: 'magnet',
      alsoCalled: ['mic', 'cordless mic'],
    },
  ],
};
