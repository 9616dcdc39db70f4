import type { Group } from '../../kind.ts';

export const healthAtHome: Group = {
  slug: 'health-at-home',
  name: ['Health at Home', '家庭健康'],
  kinds: [
    {
      id: 'blood-pressure-monitor',
      edition: 2,
      leaf: ['Blood Pressure Monitors', '血压计'],
      emoji: '🩺',
      prop: '💓',
      titles: [
        ['{style} Blood Pressure Monitor, {screen}, {feature}', '{style}血压计{screen}{feature}'],
        ['{feature} BP Monitor for {use}, {style}', '{feature}血压仪{use}{style}'],
      ],
      words: {
        style: [
          ['Upper-Arm', '臂式'],
          ['Wrist', '腕式'],
          ['Talking', '语音播报'],
        ],
        screen: [
          ['Large Screen', '大屏'],
          ['LED Screen', 'LED屏'],
          ['Backlit Screen', '背光屏'],
        ],
        feature: [
          ['Two-User Memory', '双人记忆'],
          ['USB Powered', 'USB供电'],
          ['Irregular Heartbeat Alert', '心率异常提示'],
        ],
        use: [
          ['Home', '家用'],
          ['Clinics', '诊所'],
          ['Elderly', '老人'],
        ],
      },
      attributes: [
        [
          ['Cuff', '袖带'],
          [
            ['22-32 cm', '22-32cm'],
            ['22-42 cm', '22-42cm'],
          ],
        ],
        [
          ['Memory', '记忆组数'],
          [
            ['60 readings', '60组'],
            ['99 readings', '99组'],
            ['198 readings', '198组'],
          ],
        ],
      ],
      colours: ['white', 'black', 'blue'],
      yuan: [38, 158],
      grams: [280, 620],
      box: [18, 14, 11],
      alsoCalled: ['BP machine', 'high blood machine', 'bloeddrukmeter'],
    },
    {
      id: 'first-aid-kit',
      edition: 2,
      leaf: ['First Aid Kits', '急救包'],
      emoji: '🩹',
      prop: '🧰',
      titles: [
        ['{style} First Aid Kit, {use}, {case}', '{style}急救包{use}{case}'],
        ['{use} Emergency Kit in {case}, {style}', '{use}应急包{case}{style}'],
      ],
      words: {
        style: [
          ['Compact', '便携'],
          ['Complete', '全套'],
          ['Waterproof', '防水'],
          ['Portable', '小型'],
        ],
        use: [
          ['Home', '家用'],
          ['Car', '车载'],
          ['Office', '办公'],
          ['School', '学校'],
          ['Hiking', '户外'],
        ],
        case: [
          ['Nylon Bag', '尼龙包'],
          ['Hard Case', '硬盒'],
          ['Metal Box', '金属箱'],
        ],
      },
      attributes: [
        [
          ['Contents', '内容'],
          [
            ['Plasters, bandages and scissors', '创可贴、绷带、剪刀'],
            ['Plasters, bandages and blanket', '创可贴、绷带、急救毯'],
          ],
        ],
        [
          ['Closure', '开合'],
          [
            ['Zip', '拉链'],
            ['Latch', '卡扣'],
          ],
        ],
      ],
      colours: ['red', 'orange', 'green'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['35 pieces', '35件'],
          ['79 pieces', '79件'],
          ['150 pieces', '150件'],
          ['300 pieces', '300件'],
        ],
      },
      unit: 50,
      yuan: [14, 128],
      grams: [260, 1500],
      box: [24, 17, 9],
      alsoCalled: ['noodhulpkissie', 'noodhulptas', 'emergency kit'],
    },
  ],
};
