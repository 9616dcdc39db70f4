import type { Group } from '../../kind.ts';

export const torchesAndLanterns: Group = {
  slug: 'torches-and-lanterns',
  name: ['Torches & Lanterns', '手电露营灯'],
  kinds: [
    {
      id: 'rechargeable-torch',
      leaf: ['Rechargeable Torches', '充电手电筒'],
      emoji: '🔦',
      titles: [
        ['{style} Rechargeable LED Torch with {feature} for {use}', '{use}{style}充电LED手电筒带{feature}'],
        [
          '{style} USB-Charging Long-Range Torch with {feature} for {use}',
          '{style}远射手电筒 USB充电 {feature} {use}用',
        ],
      ],
      words: {
        style: [
          ['Strong-Beam', '强光'],
          ['Aluminium', '铝合金'],
          ['Mini Pocket', '迷你便携'],
          ['Waterproof', '防水'],
          ['Zoomable', '变焦'],
        ],
        feature: [
          ['Side Work Light', '侧灯'],
          ['Power Bank Function', '充电宝功能'],
          ['Battery Display', '电量显示'],
          ['Wrist Strap', '手绳'],
        ],
        use: [
          ['Night Patrol', '夜间巡逻'],
          ['Camping', '露营'],
          ['Home Emergencies', '家庭应急'],
          ['Night Fishing', '夜钓'],
          ['Hiking', '徒步'],
        ],
      },
      attributes: [
        [
          ['Brightness', '亮度'],
          [
            ['500 lm', '500流明'],
            ['1000 lm', '1000流明'],
            ['2000 lm', '2000流明'],
          ],
        ],
        [
          ['Charging port', '充电接口'],
          [
            ['Type-C', 'Type-C'],
            ['Micro USB', 'Micro USB'],
          ],
        ],
        [
          ['Modes', '档位'],
          [
            ['3 modes', '3档'],
            ['5 modes', '5档'],
          ],
        ],
        [
          ['Run time', '续航时间'],
          [
            ['4 hours', '4小时'],
            ['8 hours', '8小时'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'army', 'red'],
      option: { name: ['Battery', '电池'], values: ['1200 mAh', '2600 mAh', '5000 mAh'] },
      yuan: [8, 72],
      grams: [120, 650],
      box: [20, 8, 6],
      special: 'magnet',
      alsoCalled: ['flashlight', 'spotlight', 'hand torch'],
    },
    {
      id: 'camping-lantern',
      leaf: ['Camping Lanterns', '露营灯'],
      emoji: '🪔',
      prop: '⛺',
      titles: [
        ['{style} {power} Camping Lantern with {feature}', '{style}{power}露营灯带{feature}'],
        ['{power} LED Lantern for {use}, {style} Light with {feature}', '{use}{power}LED马灯 {style}灯 {feature}'],
      ],
      words: {
        style: [
          ['Retro', '复古'],
          ['Foldable', '折叠'],
          ['Super-Bright', '超亮'],
          ['Waterproof', '防水'],
          ['Portable', '便携'],
        ],
        power: [
          ['Solar', '太阳能'],
          ['USB Rechargeable', 'USB充电'],
          ['Hand-Crank', '手摇发电'],
        ],
        feature: [
          ['Hanging Hook', '挂钩'],
          ['Stepless Dimming', '无极调光'],
          ['Phone Charging Port', '手机充电口'],
          ['Tripod', '三脚架'],
        ],
        use: [
          ['Tents', '帐篷'],
          ['Power Cuts', '停电应急'],
          ['Braai Evenings', '户外烧烤'],
          ['Market Stalls', '夜市摆摊'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池容量'],
          [
            ['1800 mAh', '1800mAh'],
            ['4000 mAh', '4000mAh'],
            ['8000 mAh', '8000mAh'],
          ],
        ],
        [
          ['Run time', '续航时间'],
          [
            ['6 hours', '6小时'],
            ['12 hours', '12小时'],
            ['24 hours', '24小时'],
          ],
        ],
        [
          ['Protection', '防护等级'],
          [
            ['IPX4', 'IPX4'],
            ['IPX5', 'IPX5'],
          ],
        ],
      ],
      colours: ['black', 'army', 'orange', 'white', 'red'],
      yuan: [12, 89],
      grams: [200, 900],
      box: [18, 13, 13],
      special: 'magnet',
      alsoCalled: ['load-shedding light', 'tent light', 'emergency lamp'],
    },
    {
      id: 'led-headlamp',
      leaf: ['Headlamps', '头灯'],
      emoji: '🔦',
      prop: '🪖',
      titles: [
        ['{style} LED Headlamp with {feature} for {use}', '{use}{style}LED头灯带{feature}'],
        ['{style} Rechargeable Head Torch with {feature} for {use}', '{style}充电头戴灯 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Strong-Beam', '强光'],
          ['Lightweight', '轻便'],
          ['Waterproof', '防水'],
          ['COB Wide-Beam', 'COB广角'],
          ['Zoomable', '变焦'],
        ],
        feature: [
          ['Wave Sensor', '挥手感应'],
          ['Adjustable Angle', '可调角度'],
          ['Red Warning Light', '红光警示'],
          ['Elastic Strap', '弹力头带'],
        ],
        use: [
          ['Night Running', '夜跑'],
          ['Mining', '矿山作业'],
          ['Fishing', '钓鱼'],
          ['Car Repairs', '汽修'],
          ['Cycling', '骑行'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池容量'],
          [
            ['1200 mAh', '1200mAh'],
            ['1800 mAh', '1800mAh'],
            ['2400 mAh', '2400mAh'],
          ],
        ],
        [
          ['Beam distance', '照射距离'],
          [
            ['50 m', '50米'],
            ['100 m', '100米'],
            ['200 m', '200米'],
          ],
        ],
        [
          ['Protection', '防护等级'],
          [
            ['IPX4', 'IPX4'],
            ['IPX6', 'IPX6'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'orange', 'army'],
      yuan: [9, 56],
      grams: [80, 380],
      box: [12, 10, 8],
      special: 'magnet',
      alsoCalled: ['head torch', 'miner lamp'],
    },
  ],
};
