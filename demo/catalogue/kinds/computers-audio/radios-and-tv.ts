import type { Group } from '../../kind.ts';

export const radiosAndTv: Group = {
  slug: 'radios-and-tv',
  name: ['Radios & TV Accessories', '收音机电视配件'],
  kinds: [
    {
      id: 'portable-radio',
      edition: 2,
      leaf: ['Portable Radios', '便携收音机'],
      emoji: '📻',
      prop: '🔋',
      titles: [
        ['{style} Portable Radio, {band}, {feature}', '{style}便携收音机{band}{feature}'],
        ['{band} Radio with {feature}, {style}', '{band}收音机{feature}{style}'],
      ],
      words: {
        style: [
          ['Solar', '太阳能'],
          ['Hand-Crank', '手摇'],
          ['Retro', '复古'],
          ['Pocket', '袖珍'],
        ],
        band: [
          ['FM and AM', 'FM/AM'],
          ['FM, AM and SW', 'FM/AM/SW'],
          ['Full-Band', '全波段'],
        ],
        feature: [
          ['USB Player', '插U盘播放'],
          ['Torch', '带手电'],
          ['Bluetooth', '蓝牙'],
          ['Rechargeable Battery', '充电电池'],
        ],
      },
      attributes: [
        [
          ['Power', '供电'],
          [
            ['Battery and mains', '电池与市电'],
            ['USB charging', 'USB充电'],
            ['Solar and USB', '太阳能与USB'],
          ],
        ],
        [
          ['Speaker', '喇叭'],
          [
            ['3 W', '3W'],
            ['5 W', '5W'],
            ['10 W', '10W'],
          ],
        ],
      ],
      colours: ['black', 'red', 'brown', 'silver', 'blue'],
      special: 'magnet',
      yuan: [22, 138],
      grams: [300, 1400],
      box: [24, 15, 9],
      alsoCalled: ['wailesi', 'umsakazo', 'transistor radio', 'rádio'],
    },
    {
      id: 'tv-aerial',
      edition: 2,
      leaf: ['TV Aerials', '电视天线'],
      emoji: '📡',
      prop: '📺',
      titles: [
        ['{style} TV Aerial, {feature}, {cable}', '{style}电视天线{feature}{cable}'],
        ['{feature} Digital TV Antenna, {style}, {cable}', '{feature}数字电视天线{style}{cable}'],
      ],
      words: {
        style: [
          ['Indoor', '室内'],
          ['Outdoor', '室外'],
          ['Roof', '屋顶'],
          ['Flat', '超薄'],
        ],
        feature: [
          ['Signal Booster', '信号放大'],
          ['Long Range', '远距离'],
          ['UHF and VHF', 'UHF/VHF'],
          ['Waterproof', '防水'],
        ],
        cable: [
          ['3 m Cable', '3米线'],
          ['5 m Cable', '5米线'],
          ['10 m Cable', '10米线'],
        ],
      },
      attributes: [
        [
          ['Gain', '增益'],
          [
            ['5 dB', '5dB'],
            ['15 dB', '15dB'],
            ['25 dB', '25dB'],
          ],
        ],
        [
          ['Connector', '接口'],
          [
            ['IEC male', 'IEC公头'],
            ['F type', 'F头'],
          ],
        ],
      ],
      colours: ['black', 'white', 'silver'],
      yuan: [12, 78],
      grams: [120, 1600],
      box: [40, 20, 8],
      alsoCalled: ['antenna', 'lugdraad', 'bunny ears', 'antena'],
    },
    {
      id: 'tv-remote-control',
      edition: 2,
      leaf: ['Remote Controls', '遥控器'],
      emoji: '🎛️',
      prop: '📺',
      titles: [
        ['{style} Remote Control for {device}, {feature}', '{style}{device}遥控器{feature}'],
        ['{device} Remote, {feature}, {style}', '{device}遥控{feature}{style}'],
      ],
      words: {
        style: [
          ['Universal', '万能'],
          ['Replacement', '替换'],
          ['Learning', '学习型'],
        ],
        device: [
          ['TV', '电视'],
          ['Decoder', '机顶盒'],
          ['Air Conditioner', '空调'],
          ['Smart TV', '智能电视'],
        ],
        feature: [
          ['Large Buttons', '大按键'],
          ['Voice Control', '语音'],
          ['Long Range', '远距离'],
          ['No Set-Up', '免设置'],
        ],
      },
      attributes: [
        [
          ['Batteries', '电池'],
          [
            ['2 x AAA, not included', '2节7号(不含)'],
            ['2 x AA, not included', '2节5号(不含)'],
          ],
        ],
        [
          ['Range', '遥控距离'],
          [
            ['8 m', '8米'],
            ['10 m', '10米'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'white'],
      yuan: [4, 38],
      grams: [60, 140],
      box: [22, 6, 3],
      alsoCalled: ['afstandbeheer', 'TV remote', 'decoder remote', 'comando'],
    },
  ],
};
