import type { Group } from '../../kind.ts';

export const decorativeLights: Group = {
  slug: 'decorative-lights',
  name: ['Decorative Lights', '装饰灯'],
  kinds: [
    {
      id: 'led-strip-light',
      leaf: ['LED Strip Lights', 'LED灯带'],
      emoji: '🌈',
      prop: '📺',
      titles: [
        ['{style} LED Strip Light with {feature} for {place}', '{place}{style}LED灯带 配{feature}'],
        ['{style} LED Light Strip and {feature} for {place} Decoration', '{style}LED软灯条 配{feature} {place}装饰'],
      ],
      words: {
        style: [
          ['Flexible', '柔性'],
          ['Self-Adhesive', '自粘'],
          ['Waterproof', '防水'],
          ['COB High-Density', 'COB高密'],
          ['Neon Flex', '霓虹'],
        ],
        feature: [
          ['Remote Control', '遥控器'],
          ['App Controller', '手机APP控制器'],
          ['Power Adaptor', '电源适配器'],
          ['USB Controller', 'USB控制器'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['TV Wall', '电视背景墙'],
          ['Ceiling', '吊顶'],
          ['Cabinet', '橱柜'],
          ['Shop Sign', '店招'],
        ],
      },
      attributes: [
        [
          ['Voltage', '电压'],
          [
            ['5 V', '5V'],
            ['12 V', '12V'],
            ['24 V', '24V'],
          ],
        ],
        [
          ['LEDs per metre', '每米灯珠'],
          [
            ['30 LEDs', '30珠'],
            ['60 LEDs', '60珠'],
            ['120 LEDs', '120珠'],
          ],
        ],
        [
          ['Cuttable', '可裁剪'],
          [
            ['Every 3 LEDs', '每3珠可剪'],
            ['Every 5 cm', '每5厘米可剪'],
          ],
        ],
      ],
      colours: ['multi', 'white', 'yellow', 'blue', 'pink'],
      option: { name: ['Length', '长度'], values: ['2 m', '5 m', '10 m', '20 m'] },
      yuan: [6, 68],
      grams: [80, 650],
      box: [18, 18, 4],
      alsoCalled: ['rope light', 'LED tape', 'RGB strip'],
    },
    {
      id: 'fairy-lights',
      leaf: ['Fairy Lights', '彩灯串'],
      emoji: '✨',
      prop: '🎄',
      titles: [
        ['{power} {style} Fairy Lights for {use}', '{power}{style}彩灯串 {use}装饰'],
        ['{power} {style} String Lights with {feature} for {use}', '{style}LED灯串{feature} {power} {use}布置'],
      ],
      words: {
        style: [
          ['Snowflake', '雪花'],
          ['Star-Shaped', '星星'],
          ['Globe Ball', '圆球'],
          ['Curtain', '窗帘'],
          ['Photo Clip', '照片夹'],
        ],
        power: [
          ['Solar', '太阳能'],
          ['USB-Powered', 'USB'],
          ['Battery-Powered', '电池款'],
          ['Mains-Powered', '插电'],
        ],
        feature: [
          ['Eight Modes', '八种模式'],
          ['Remote', '带遥控'],
          ['Timer', '带定时'],
        ],
        use: [
          ['Weddings', '婚礼'],
          ['Christmas', '圣诞'],
          ['Bedrooms', '卧室'],
          ['Gardens', '庭院'],
          ['Birthday Parties', '生日派对'],
        ],
      },
      attributes: [
        [
          ['LEDs', '灯珠数'],
          [
            ['50 LEDs', '50灯'],
            ['100 LEDs', '100灯'],
            ['200 LEDs', '200灯'],
          ],
        ],
        [
          ['Protection', '防护等级'],
          [
            ['IP44', 'IP44'],
            ['IP65', 'IP65'],
          ],
        ],
        [
          ['Wire', '线材'],
          [
            ['PVC wire', 'PVC线'],
            ['Copper wire', '铜线'],
            ['Rubber wire', '橡胶线'],
          ],
        ],
      ],
      colours: ['yellow', 'white', 'multi', 'blue', 'purple', 'pink'],
      option: { name: ['Length', '长度'], values: ['3 m', '5 m', '10 m', '20 m'] },
      yuan: [3.5, 39],
      grams: [60, 500],
      box: [14, 11, 6],
      alsoCalled: ['Christmas lights', 'string lights', 'twinkle lights'],
    },
    {
      id: 'galaxy-projector-lamp',
      leaf: ['Projector Mood Lamps', '投影氛围灯'],
      emoji: '🌃',
      prop: '⭐',
      titles: [
        ['{style} Projector Lamp with {feature} for {place}', '{style}投影灯带{feature} {place}氛围灯'],
        [
          '{style} Mood Light, USB Projector with {feature}, {place} Decoration',
          '{style}氛围灯 USB投影 {feature} {place}装饰',
        ],
      ],
      words: {
        style: [
          ['Galaxy', '银河星空'],
          ['Sunset', '日落'],
          ['Northern Lights', '极光'],
          ['Water Ripple', '水波纹'],
          ['Astronaut', '宇航员'],
        ],
        feature: [
          ['Remote Control', '遥控器'],
          ['Bluetooth Music', '蓝牙音乐'],
          ['Rotating Head', '旋转灯头'],
          ['Timer', '定时功能'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Party Room', '派对房'],
          ['Game Room', '电竞房'],
          ['Live-Stream Room', '直播间'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['5 W', '5W'],
            ['8 W', '8W'],
            ['10 W', '10W'],
          ],
        ],
        [
          ['Power supply', '供电方式'],
          [
            ['USB 5 V', 'USB 5V'],
            ['USB-C 5 V', 'Type-C 5V'],
          ],
        ],
        [
          ['Projection area', '投影面积'],
          [
            ['10-20 m²', '10-20平方米'],
            ['20-40 m²', '20-40平方米'],
          ],
        ],
      ],
      colours: ['white', 'black', 'pink'],
      yuan: [14, 79],
      grams: [250, 800],
      box: [20, 16, 14],
      alsoCalled: ['star projector', 'sunset lamp', 'mood light'],
    },
  ],
};
