import type { Department } from '../kind.ts';

export const lighting: Department = {
  slug: 'lighting',
  name: ['Lighting & Electrical', '照明电工'],
  emoji: '💡',
  groups: [
    {
      slug: 'indoor-lamps',
      name: ['Indoor Lamps', '室内灯具'],
      kinds: [
        {
          id: 'desk-lamp',
          leaf: ['Desk Lamps', '台灯'],
          emoji: '💡',
          prop: '📚',
          titles: [
            ['{style} LED Desk Lamp {feature} for {place}', '{place}{style}LED台灯{feature}'],
            ['{feature} Table Lamp, {style} Eye-Care Reading Light', '{style}护眼阅读台灯{feature}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Nordic', '北欧'],
              ['Clip-On', '夹式'],
              ['Minimalist', '简约'],
            ],
            feature: [
              ['USB Rechargeable', 'USB充电'],
              ['Touch Dimming', '触控调光'],
              ['Three Colour Temperatures', '三色温'],
              ['with Pen Holder', '带笔筒'],
            ],
            place: [
              ['Study', '书房'],
              ['Dormitory', '宿舍'],
              ['Bedside', '床头'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['Aluminium alloy', '铝合金'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['5 W', '5W'],
                ['8 W', '8W'],
                ['12 W', '12W'],
              ],
            ],
            [
              ['Power supply', '供电方式'],
              [
                ['USB 5 V', 'USB 5V'],
                ['Built-in 1200 mAh battery', '内置1200mAh电池'],
              ],
            ],
          ],
          colours: ['white', 'black', 'pink', 'mint'],
          yuan: [16, 68],
          grams: [350, 900],
          box: [32, 16, 9],
          alsoCalled: ['study lamp', 'reading light'],
        },
      ],
    },
  ],
};
