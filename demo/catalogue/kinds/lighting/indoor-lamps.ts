import type { Group } from '../../kind.ts';

export const indoorLamps: Group = {
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
        ['{style} Eye-Care Reading Lamp {feature}', '{style}护眼阅读台灯{feature}'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Nordic', '北欧'],
          ['Clip-On', '夹式'],
          ['Minimalist', '简约'],
        ],
        feature: [
          ['with USB Charging', 'USB充电'],
          ['with Touch Dimming', '触控调光'],
          ['with Three Colour Temperatures', '三色温'],
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
    {
      id: 'ceiling-light',
      leaf: ['Ceiling Lights', '吸顶灯'],
      emoji: '🌟',
      prop: '🏠',
      titles: [
        ['{style} LED Ceiling Light with {feature} for {place}', '{place}{style}LED吸顶灯{feature}'],
        ['{style} Flush-Mount Ceiling Lamp, {place} Lighting with {feature}', '{style}超薄顶灯 {place}照明 {feature}'],
      ],
      words: {
        style: [
          ['Round', '圆形'],
          ['Modern', '现代'],
          ['Nordic', '北欧'],
          ['Starry-Sky', '星空'],
          ['Crystal', '水晶'],
        ],
        feature: [
          ['Remote Control', '遥控调光'],
          ['Motion Sensor', '人体感应'],
          ['Three-Colour Dimming', '三色变光'],
          ['Dustproof Cover', '防尘灯罩'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Living Room', '客厅'],
          ['Passage', '过道'],
          ['Balcony', '阳台'],
          ['Kitchen', '厨房'],
        ],
      },
      attributes: [
        [
          ['Voltage', '电压'],
          [
            ['AC 220-240 V', 'AC220-240V'],
            ['AC 85-265 V', 'AC85-265V'],
          ],
        ],
        [
          ['Shade', '灯罩材质'],
          [
            ['Acrylic', '亚克力'],
            ['PMMA', 'PMMA'],
            ['PC', 'PC'],
          ],
        ],
        [
          ['Protection', '防护等级'],
          [
            ['IP20', 'IP20'],
            ['IP44', 'IP44'],
          ],
        ],
        [
          ['Lifespan', '使用寿命'],
          [
            ['25 000 hours', '25000小时'],
            ['30 000 hours', '30000小时'],
          ],
        ],
      ],
      colours: ['white', 'black', 'gold', 'grey'],
      option: {
        name: ['Size and power', '尺寸功率'],
        values: ['23 cm 18 W', '30 cm 24 W', '40 cm 36 W', '50 cm 48 W'],
      },
      yuan: [12, 88],
      grams: [350, 1900],
      box: [42, 42, 9],
      alsoCalled: ['cheese light', 'ceiling fitting', 'bulkhead light'],
    },
    {
      id: 'pendant-light',
      leaf: ['Pendant Lights', '吊灯'],
      emoji: '🏮',
      prop: '🍽️',
      titles: [
        ['{style} {material} Pendant Light for {place}', '{place}{style}{material}吊灯'],
        [
          '{style} Hanging Lamp, {material} Shade with {feature} for {place}',
          '{style}吊线灯 {material}灯罩 {feature} {place}用',
        ],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Industrial', '工业风'],
          ['Retro', '复古'],
          ['Creative', '创意'],
        ],
        material: [
          ['Glass', '玻璃'],
          ['Wrought Iron', '铁艺'],
          ['Bamboo-Woven', '竹编'],
          ['Rattan', '藤编'],
          ['Aluminium', '铝材'],
        ],
        feature: [
          ['Adjustable Cord', '可调吊线'],
          ['E27 Holder', 'E27灯座'],
          ['Ceiling Rose', '吸顶盘'],
        ],
        place: [
          ['Dining Room', '餐厅'],
          ['Coffee Shop', '咖啡馆'],
          ['Kitchen Counter', '厨房吧台'],
          ['Guest House', '民宿'],
          ['Bedside', '床头'],
        ],
      },
      attributes: [
        [
          ['Cord length', '吊线长度'],
          [
            ['1 m', '1米'],
            ['1.2 m', '1.2米'],
            ['1.5 m', '1.5米'],
          ],
        ],
        [
          ['Bulb', '光源'],
          [
            ['Not included', '不含光源'],
            ['LED bulb included', '含LED灯泡'],
          ],
        ],
        [
          ['Voltage', '电压'],
          [
            ['AC 220-240 V', 'AC220-240V'],
            ['AC 110-240 V', 'AC110-240V'],
          ],
        ],
      ],
      colours: ['black', 'white', 'gold', 'brown', 'green'],
      option: { name: ['Shade width', '灯罩直径'], values: ['20 cm', '30 cm', '40 cm'] },
      yuan: [18, 128],
      grams: [500, 2200],
      box: [36, 36, 26],
      alsoCalled: ['chandelier', 'hanging light', 'drop light'],
    },
    {
      id: 'night-light',
      leaf: ['Night Lights', '小夜灯'],
      emoji: '🌙',
      prop: '🧸',
      titles: [
        ['{style} {power} LED Night Light for {place}', '{style}{power}LED小夜灯 {place}用'],
        ['{power} Night Light with {feature}, {style} Lamp for {place}', '{power}小夜灯{feature} {place}{style}灯'],
      ],
      words: {
        style: [
          ['Cartoon', '卡通'],
          ['Bunny', '兔子'],
          ['Mini', '迷你'],
          ['Moon-Shaped', '月球'],
          ['Wood-Grain', '木纹'],
        ],
        power: [
          ['USB Rechargeable', 'USB充电'],
          ['Plug-In', '插电'],
          ['Battery-Powered', '电池款'],
        ],
        feature: [
          ['Motion Sensor', '人体感应'],
          ['Touch Control', '触摸控制'],
          ['Timer', '定时关灯'],
          ['Dusk Sensor', '光控感应'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Nursery', '婴儿房'],
          ['Passage', '走廊'],
          ['Bathroom', '卫生间'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['ABS and PC', 'ABS+PC'],
            ['Food-grade silicone', '食品级硅胶'],
          ],
        ],
        [
          ['Power', '功率'],
          [
            ['0.5 W', '0.5W'],
            ['1 W', '1W'],
            ['2 W', '2W'],
          ],
        ],
        [
          ['Light colour', '光色'],
          [
            ['Warm light', '暖光'],
            ['White light', '白光'],
            ['Seven colours', '七彩'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'yellow', 'blue', 'mint'],
      yuan: [4, 32],
      grams: [60, 350],
      box: [14, 12, 10],
      special: 'magnet',
      alsoCalled: ['baby night lamp', 'sleep light'],
    },
  ],
};
