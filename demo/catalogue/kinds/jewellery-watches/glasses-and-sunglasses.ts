import type { Group } from '../../kind.ts';

export const glassesAndSunglasses: Group = {
  slug: 'glasses-and-sunglasses',
  name: ['Glasses & Sunglasses', '眼镜墨镜'],
  kinds: [
    {
      id: 'fashion-sunglasses',
      leaf: ['Sunglasses', '太阳镜'],
      emoji: '🕶️',
      titles: [
        ['{style} {feature} Sunglasses for {wearer}', '{wearer}{style}{feature}太阳镜'],
        ['{feature} Shades for {wearer}, {style} Design', '{wearer}{feature}墨镜 {style}款'],
      ],
      words: {
        style: [
          ['Oversized', '大框'],
          ['Retro', '复古'],
          ['Pilot', '飞行员'],
          ['Square', '方形'],
          ['Rimless', '无框'],
        ],
        feature: [
          ['Polarised', '偏光'],
          ['UV400', 'UV400防紫外线'],
          ['Gradient-Lens', '渐变镜片'],
          ['Mirrored', '反光膜'],
        ],
        wearer: [
          ['Men', '男士'],
          ['Women', '女士'],
          ['Drivers', '司机'],
        ],
      },
      attributes: [
        [
          ['Lens', '镜片材质'],
          [
            ['PC', 'PC'],
            ['TAC polarised', 'TAC偏光'],
            ['AC', 'AC'],
          ],
        ],
        [
          ['Frame material', '镜架材质'],
          [
            ['PC', 'PC'],
            ['Metal', '金属'],
            ['TR90', 'TR90'],
          ],
        ],
        [
          ['UV protection', '防紫外线'],
          [
            ['UV400', 'UV400'],
            ['Category 3', '3类'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'blue', 'silver', 'pink', 'gold'],
      yuan: [3, 38],
      grams: [40, 150],
      box: [17, 7, 6],
      alsoCalled: ['shades', 'sunnies', 'dark glasses'],
    },
    {
      id: 'reading-glasses',
      leaf: ['Reading Glasses', '老花镜'],
      emoji: '👓',
      prop: '📰',
      titles: [
        ['{style} Reading Glasses with {feature} for {wearer}', '{wearer}{style}老花镜{feature}'],
        ['{style} Presbyopic Glasses for {wearer}, {feature}', '{style}老光眼镜 {wearer}款 {feature}'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Ultra-Light', '超轻'],
          ['Half-Frame', '半框'],
          ['Metal-Frame', '金属框'],
        ],
        feature: [
          ['Anti-Blue-Light Lenses', '防蓝光镜片'],
          ['Spring Hinges', '弹簧镜腿'],
          ['Carry Case', '带镜盒'],
          ['Scratch-Resistant Lenses', '耐磨镜片'],
        ],
        wearer: [
          ['Men', '男士'],
          ['Women', '女士'],
          ['Seniors', '中老年'],
        ],
      },
      attributes: [
        [
          ['Lens', '镜片材质'],
          [
            ['Resin', '树脂'],
            ['PC', 'PC'],
          ],
        ],
        [
          ['Frame material', '镜架材质'],
          [
            ['TR90', 'TR90'],
            ['Alloy', '合金'],
            ['PC', 'PC'],
          ],
        ],
        [
          ['Lens coating', '镀膜'],
          [
            ['Hard coating', '加硬膜'],
            ['Anti-blue-light', '防蓝光膜'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'silver', 'wine'],
      option: {
        name: ['Strength', '度数'],
        values: [
          ['+1.00', '100度'],
          ['+1.50', '150度'],
          ['+2.00', '200度'],
          ['+2.50', '250度'],
          ['+3.00', '300度'],
        ],
      },
      yuan: [3, 28],
      grams: [35, 130],
      box: [17, 7, 4],
      alsoCalled: ['readers', 'specs', 'spectacles'],
    },
    {
      id: 'blue-light-glasses',
      leaf: ['Blue-Light Glasses', '防蓝光眼镜'],
      emoji: '👓',
      prop: '💻',
      titles: [
        ['{style} {material} Blue-Light-Blocking Glasses for {use}', '{style}{material}防蓝光眼镜 {use}用'],
        [
          'Clear-Lens {material} Spectacle Frames, {style} Anti-Blue-Light for {use}',
          '平光{material}镜架 {style}防蓝光 {use}款',
        ],
      ],
      words: {
        style: [
          ['Round', '圆框'],
          ['Square', '方框'],
          ['Cat-Eye', '猫眼'],
          ['Retro', '复古'],
        ],
        material: [
          ['TR90', 'TR90'],
          ['Metal', '金属'],
          ['Acetate', '板材'],
        ],
        use: [
          ['Computer Work', '电脑办公'],
          ['Gaming', '电竞游戏'],
          ['Studying', '学习'],
          ['Phone Viewing', '看手机'],
        ],
      },
      attributes: [
        [
          ['Blue-light blocking', '蓝光阻隔率'],
          [
            ['30%', '30%'],
            ['40%', '40%'],
            ['50%', '50%'],
          ],
        ],
        [
          ['Frame width', '镜框宽度'],
          [
            ['138 mm', '138毫米'],
            ['142 mm', '142毫米'],
            ['145 mm', '145毫米'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Pouch and cloth', '眼镜袋+镜布'],
            ['Hard case', '镜盒'],
          ],
        ],
      ],
      colours: ['black', 'clear', 'gold', 'grey', 'pink'],
      yuan: [4, 30],
      grams: [35, 140],
      box: [17, 7, 5],
      alsoCalled: ['computer glasses', 'screen glasses'],
    },
  ],
};
