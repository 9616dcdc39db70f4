import type { Group } from '../../kind.ts';

export const bulbsAndTubes: Group = {
  slug: 'bulbs-and-tubes',
  name: ['Bulbs & Tubes', '光源灯管'],
  kinds: [
    {
      id: 'led-bulb',
      leaf: ['LED Bulbs', 'LED灯泡'],
      emoji: '💡',
      prop: '⚡',
      titles: [
        ['{feature} LED Bulb, {style} Globe for {place}', '{feature}LED灯泡 {style}球泡灯 {place}用'],
        ['{style} {feature} LED Light Bulb for {place}', '{place}{style}{feature}LED灯泡'],
      ],
      words: {
        feature: [
          ['Energy-Saving', '节能'],
          ['Super-Bright', '超亮'],
          ['Flicker-Free', '无频闪'],
          ['Wide-Voltage', '宽压'],
          ['Long-Life', '长寿命'],
        ],
        style: [
          ['A60', 'A60'],
          ['Filament', '灯丝'],
          ['Shatterproof', '防摔'],
          ['Frosted', '磨砂'],
        ],
        place: [
          ['Home', '家庭'],
          ['Factory', '工厂'],
          ['Shop', '商铺'],
          ['Night Market Stall', '夜市地摊'],
          ['Chicken House', '养鸡场'],
        ],
      },
      attributes: [
        [
          ['Voltage', '电压'],
          [
            ['AC 175-265 V', 'AC175-265V'],
            ['AC 85-265 V', 'AC85-265V'],
          ],
        ],
        [
          ['Colour temperature', '色温'],
          [
            ['3000 K', '3000K'],
            ['4000 K', '4000K'],
            ['6500 K', '6500K'],
          ],
        ],
        [
          ['Body', '灯体'],
          [
            ['Plastic-clad aluminium', '塑包铝'],
            ['Aluminium', '全铝'],
            ['Glass', '玻璃'],
          ],
        ],
        [
          ['Beam angle', '发光角度'],
          [
            ['180°', '180°'],
            ['270°', '270°'],
          ],
        ],
      ],
      colours: ['white', 'silver'],
      option: {
        name: ['Cap and power', '灯头功率'],
        values: [
          ['B22 bayonet 9 W', 'B22卡口 9W'],
          ['E27 screw 9 W', 'E27螺口 9W'],
          ['B22 bayonet 15 W', 'B22卡口 15W'],
          ['E27 screw 15 W', 'E27螺口 15W'],
          ['E27 screw 30 W', 'E27螺口 30W'],
        ],
      },
      yuan: [1.6, 14],
      grams: [50, 260],
      box: [12, 7, 7],
      alsoCalled: ['globe', 'light globe', 'energy saver'],
    },
    {
      id: 'led-tube-light',
      leaf: ['LED Tubes', 'LED灯管'],
      emoji: '🔆',
      prop: '🏭',
      titles: [
        ['{style} {feature} LED Tube Light for {place}', '{place}{style}{feature}LED灯管'],
        ['{feature} LED Batten, {style} Tube for {place}', '{feature}LED支架灯 {style}日光灯管 {place}照明'],
      ],
      words: {
        style: [
          ['T8', 'T8'],
          ['T5 Integrated', 'T5一体化'],
          ['Glass', '玻璃'],
          ['Moisture-Proof', '防潮'],
          ['Double-Row', '双排'],
        ],
        feature: [
          ['Super-Bright', '超亮'],
          ['Energy-Saving', '节能'],
          ['Flicker-Free', '无频闪'],
          ['Linkable', '可串联'],
        ],
        place: [
          ['Workshop', '车间'],
          ['Supermarket', '超市'],
          ['Classroom', '教室'],
          ['Garage', '车库'],
          ['Office', '办公室'],
        ],
      },
      attributes: [
        [
          ['Voltage', '电压'],
          [
            ['AC 165-265 V', 'AC165-265V'],
            ['AC 85-265 V', 'AC85-265V'],
          ],
        ],
        [
          ['Light output', '光效'],
          [
            ['90 lm/W', '90lm/W'],
            ['110 lm/W', '110lm/W'],
          ],
        ],
        [
          ['Colour temperature', '色温'],
          [
            ['4000 K', '4000K'],
            ['6500 K', '6500K'],
          ],
        ],
      ],
      colours: ['white', 'silver'],
      option: {
        name: ['Length and power', '长度功率'],
        values: ['60 cm 9 W', '90 cm 14 W', '120 cm 18 W', '120 cm 36 W'],
      },
      yuan: [4, 26],
      grams: [140, 600],
      box: [122, 5, 5],
      alsoCalled: ['fluorescent tube', 'strip light', 'batten light'],
    },
    {
      id: 'emergency-bulb',
      leaf: ['Rechargeable Emergency Bulbs', '充电应急灯泡'],
      emoji: '💡',
      prop: '🔋',
      titles: [
        ['{style} Rechargeable Emergency Bulb with {feature} for {use}', '{style}充电应急灯泡{feature} {use}用'],
        ['{style} LED Load-Shedding Bulb with {feature} for {use}', '{style}停电应急LED球泡灯 {feature} {use}照明'],
      ],
      words: {
        style: [
          ['Smart', '智能'],
          ['Hand-Lit', '手触亮'],
          ['Detachable', '可拆卸'],
          ['Super-Bright', '超亮'],
          ['Dual-Battery', '双电池'],
        ],
        feature: [
          ['Hanging Hook', '带挂钩'],
          ['Built-In Lithium Battery', '内置锂电池'],
          ['Auto Switch-On', '停电自动亮'],
          ['Overcharge Protection', '过充保护'],
        ],
        use: [
          ['Home Power Cuts', '家庭停电'],
          ['Spaza Shops', '小卖部'],
          ['Night Market Stalls', '夜市摆摊'],
          ['Camping', '露营'],
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
          ['Backup time', '应急时间'],
          [
            ['3 hours', '3小时'],
            ['4 hours', '4小时'],
            ['6 hours', '6小时'],
          ],
        ],
        [
          ['Voltage', '电压'],
          [
            ['AC 85-265 V', 'AC85-265V'],
            ['AC 175-265 V', 'AC175-265V'],
          ],
        ],
        [
          ['Colour temperature', '色温'],
          [
            ['6500 K', '6500K'],
            ['3000 K', '3000K'],
          ],
        ],
      ],
      colours: ['white', 'silver'],
      option: {
        name: ['Cap and power', '灯头功率'],
        values: [
          ['B22 bayonet 9 W', 'B22卡口 9W'],
          ['E27 screw 9 W', 'E27螺口 9W'],
          ['B22 bayonet 15 W', 'B22卡口 15W'],
          ['E27 screw 15 W', 'E27螺口 15W'],
        ],
      },
      yuan: [6, 24],
      grams: [120, 320],
      box: [15, 8, 8],
      special: 'magnet',
      alsoCalled: ['load-shedding globe', 'rechargeable globe', 'emergency globe'],
    },
  ],
};
