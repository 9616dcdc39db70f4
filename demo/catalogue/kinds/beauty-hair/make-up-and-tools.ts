import type { Group } from '../../kind.ts';

export const makeUpAndTools: Group = {
  slug: 'make-up-and-tools',
  name: ['Make-Up & Tools', '彩妆工具'],
  kinds: [
    {
      id: 'makeup-brush-set',
      leaf: ['Make-Up Brushes', '化妆刷'],
      emoji: '🖌️',
      prop: '💄',
      titles: [
        ['{style} Make-Up Brush Set with {material} and {feature}', '{style}化妆刷套装 {material} {feature}'],
        ['{style} Cosmetic Brushes, {material}, {feature} Included', '{style}美妆刷 {material} 送{feature}'],
      ],
      words: {
        style: [
          ['Professional', '专业'],
          ['Travel', '旅行便携'],
          ['Beginner', '新手'],
          ['Super-Soft', '超柔软'],
        ],
        material: [
          ['Synthetic Bristles', '人造纤维毛'],
          ['Wooden Handles', '木柄'],
          ['Crystal Handles', '水晶柄'],
          ['Aluminium Ferrules', '铝管'],
        ],
        feature: [
          ['Storage Bag', '收纳包'],
          ['Brush Bucket', '刷桶'],
          ['Sponge Puff', '美妆蛋'],
        ],
      },
      attributes: [
        [
          ['Bristles', '刷毛'],
          [
            ['Nylon fibre', '尼龙纤维'],
            ['Microcrystalline fibre', '微晶丝'],
          ],
        ],
        [
          ['Use', '用途'],
          [
            ['Face and eyes', '面部眼部'],
            ['Full make-up', '全套彩妆'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Colour box', '彩盒'],
          ],
        ],
      ],
      colours: ['black', 'pink', 'rosegold', 'white', 'green'],
      option: {
        name: ['Pieces', '支数'],
        values: [
          ['8 brushes', '8支'],
          ['12 brushes', '12支'],
          ['15 brushes', '15支'],
          ['20 brushes', '20支'],
        ],
      },
      yuan: [6, 58],
      grams: [80, 380],
      box: [22, 12, 5],
      unit: 50,
      alsoCalled: ['cosmetic brushes', 'powder brush set'],
    },
    {
      id: 'lip-gloss-stick',
      leaf: ['Lipstick & Lip Gloss', '口红唇釉'],
      emoji: '💄',
      titles: [
        ['{style} {form} with {feature}', '{style}{form} {feature}'],
        ['{form} with {feature}, {style} Lip Make-Up', '{form}{feature} {style}唇妆'],
      ],
      words: {
        style: [
          ['Matte', '哑光'],
          ['Glossy', '水光'],
          ['Velvet', '丝绒'],
          ['Waterproof', '防水'],
        ],
        form: [
          ['Lip Gloss', '唇釉'],
          ['Lipstick', '口红'],
          ['Lip Tint', '染唇液'],
        ],
        feature: [
          ['Transfer-Proof Formula', '不沾杯'],
          ['Vitamin E', '含维E滋润'],
          ['Long-Lasting Colour', '持久不掉色'],
        ],
      },
      attributes: [
        [
          ['Net content', '净含量'],
          [
            ['3.5 g', '3.5克'],
            ['4 ml', '4毫升'],
            ['6 ml', '6毫升'],
          ],
        ],
        [
          ['Shelf life', '保质期'],
          [
            ['2 years', '2年'],
            ['3 years', '3年'],
          ],
        ],
        [
          ['Skin type', '适用肤质'],
          [
            ['All skin types', '任何肤质'],
            ['Dry lips', '干燥唇部'],
          ],
        ],
      ],
      colours: ['red', 'wine', 'pink', 'orange', 'brown', 'clear'],
      yuan: [2.5, 22],
      grams: [20, 60],
      box: [10, 3, 3],
      special: 'liquid',
      alsoCalled: ['lippie', 'lip colour', 'lip shine'],
    },
    {
      id: 'led-makeup-mirror',
      leaf: ['Make-Up Mirrors', '化妆镜'],
      emoji: '🪞',
      prop: '💡',
      titles: [
        ['{style} LED Make-Up Mirror with {feature} for {place}', '{place}{style}LED化妆镜{feature}'],
        ['{style} Vanity Mirror, {feature}, for {place}', '{style}梳妆镜 {feature} {place}用'],
      ],
      words: {
        style: [
          ['Tabletop', '台式'],
          ['Foldable', '折叠'],
          ['Rotating', '旋转'],
          ['Trifold', '三面'],
        ],
        feature: [
          ['Touch Dimming', '触控调光'],
          ['USB Charging', 'USB充电'],
          ['Storage Base', '收纳底座'],
          ['Magnifying Side', '放大镜面'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Dressing Table', '梳妆台'],
          ['Dormitory', '宿舍'],
          ['Beauty Salon', '美容院'],
        ],
      },
      attributes: [
        [
          ['Frame', '边框材质'],
          [
            ['ABS', 'ABS'],
            ['Metal', '金属'],
          ],
        ],
        [
          ['Light colours', '光色'],
          [
            ['White light', '白光'],
            ['Three colours', '三色光'],
          ],
        ],
        [
          ['Battery', '电池'],
          [
            ['1200 mAh', '1200mAh'],
            ['2000 mAh', '2000mAh'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'black', 'rosegold'],
      option: { name: ['Mirror size', '镜面尺寸'], values: ['15 cm', '18 cm', '22 cm'] },
      yuan: [14, 78],
      grams: [350, 1300],
      box: [28, 22, 6],
      special: 'magnet',
      alsoCalled: ['vanity mirror', 'dressing mirror'],
    },
  ],
};
