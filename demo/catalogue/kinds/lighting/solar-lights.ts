import type { Group } from '../../kind.ts';

export const solarLights: Group = {
  slug: 'solar-lights',
  name: ['Solar Lights', '太阳能灯'],
  kinds: [
    {
      id: 'solar-flood-light',
      leaf: ['Solar Flood Lights', '太阳能投光灯'],
      emoji: '🌞',
      prop: '💡',
      titles: [
        ['{style} Solar Flood Light with {feature} for {place}', '{place}{style}太阳能投光灯带{feature}'],
        ['{style} Outdoor Solar LED Light with {feature} for {place}', '{style}户外太阳能灯 {place}照明 {feature}'],
      ],
      words: {
        style: [
          ['Waterproof', '防水'],
          ['High-Power', '大功率'],
          ['Super-Bright', '超亮'],
          ['Die-Cast Aluminium', '压铸铝'],
          ['Split-Panel', '分体式'],
        ],
        feature: [
          ['Remote Control', '遥控器'],
          ['Motion Sensor', '人体感应'],
          ['Dusk-to-Dawn Sensor', '光控感应'],
          ['Battery Level Display', '电量显示'],
        ],
        place: [
          ['Yard', '庭院'],
          ['Farm', '农场'],
          ['Sports Ground', '球场'],
          ['Car Park', '停车场'],
          ['Village Road', '乡村道路'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池'],
          [
            ['LiFePO4 6000 mAh', '磷酸铁锂6000mAh'],
            ['LiFePO4 12 000 mAh', '磷酸铁锂12000mAh'],
            ['Lithium 5000 mAh', '锂电池5000mAh'],
          ],
        ],
        [
          ['Protection', '防护等级'],
          [
            ['IP65', 'IP65'],
            ['IP66', 'IP66'],
            ['IP67', 'IP67'],
          ],
        ],
        [
          ['Solar panel', '太阳能板'],
          [
            ['Polycrystalline', '多晶硅'],
            ['Monocrystalline', '单晶硅'],
          ],
        ],
        [
          ['Lighting time', '照明时间'],
          [
            ['8-10 hours', '8-10小时'],
            ['12 hours', '12小时'],
          ],
        ],
      ],
      colours: ['black', 'grey'],
      option: { name: ['Power', '功率'], values: ['60 W', '100 W', '200 W', '300 W', '500 W'] },
      yuan: [26, 165],
      grams: [1200, 4800],
      box: [38, 34, 10],
      special: 'magnet',
      alsoCalled: ['solar spotlight', 'solar security light', 'yard light'],
    },
    {
      id: 'solar-garden-light',
      leaf: ['Solar Garden Lights', '太阳能草坪灯'],
      emoji: '🌱',
      prop: '🌞',
      titles: [
        ['{feature} {style} Solar Lawn Light for {place}', '{place}{style}太阳能草坪灯 {feature}'],
        ['{feature} Solar Stake Light, {style} Lamp for {place}', '{feature}太阳能地插灯 {style}{place}灯'],
      ],
      words: {
        style: [
          ['Flame-Effect', '火焰'],
          ['Dandelion', '蒲公英'],
          ['Stainless Steel', '不锈钢'],
          ['Firefly', '萤火虫'],
          ['Mini Spotlight', '迷你射灯'],
        ],
        feature: [
          ['Waterproof', '防水'],
          ['Light-Controlled', '光控'],
          ['Wireless', '免布线'],
          ['Colour-Changing', '七彩变色'],
        ],
        place: [
          ['Courtyard', '庭院'],
          ['Garden Path', '花园小路'],
          ['Flower Bed', '花坛'],
          ['Driveway', '车道'],
          ['Patio', '露台'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池'],
          [
            ['Ni-MH 600 mAh', '镍氢600mAh'],
            ['Lithium 1200 mAh', '锂电1200mAh'],
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
          ['Lighting time', '照明时间'],
          [
            ['6-8 hours', '6-8小时'],
            ['8-12 hours', '8-12小时'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'multi'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['1 piece', '1支装'],
          ['2 pieces', '2支装'],
          ['4 pieces', '4支装'],
          ['10 pieces', '10支装'],
        ],
      },
      yuan: [4, 58],
      grams: [120, 1600],
      box: [36, 16, 12],
      unit: 40,
      special: 'magnet',
      alsoCalled: ['lawn light', 'pathway light', 'stoep light'],
    },
    {
      id: 'solar-wall-light',
      leaf: ['Solar Wall Lights', '太阳能壁灯'],
      emoji: '🧱',
      prop: '🌞',
      titles: [
        ['{style} Solar Wall Light with {feature} for {place}', '{place}{style}太阳能壁灯{feature}'],
        [
          '{style} Outdoor Solar Lamp with {feature}, {place} Security Light',
          '{style}户外太阳能灯 {feature} {place}安防灯',
        ],
      ],
      words: {
        style: [
          ['Waterproof', '防水'],
          ['Up-and-Down', '上下发光'],
          ['Three-Head Rotating', '三头旋转'],
          ['Fake-Camera', '仿真监控'],
          ['Wireless', '免接线'],
        ],
        feature: [
          ['Motion Sensor', '人体感应'],
          ['Three Modes', '三档模式'],
          ['Remote Control', '遥控款'],
          ['Wide-Angle Beam', '广角照明'],
        ],
        place: [
          ['Gate', '大门'],
          ['Perimeter Fence', '围墙'],
          ['Veranda', '门廊'],
          ['Garage', '车库'],
          ['Staircase', '楼梯'],
        ],
      },
      attributes: [
        [
          ['LEDs', '灯珠数量'],
          [
            ['30 LEDs', '30灯珠'],
            ['100 LEDs', '100灯珠'],
            ['214 LEDs', '214灯珠'],
          ],
        ],
        [
          ['Battery', '电池'],
          [
            ['1200 mAh', '1200mAh'],
            ['2400 mAh', '2400mAh'],
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
          ['Sensor range', '感应距离'],
          [
            ['3-5 m', '3-5米'],
            ['5-8 m', '5-8米'],
          ],
        ],
      ],
      colours: ['black', 'white', 'brown'],
      option: {
        name: ['Light colour', '光色'],
        values: [
          ['White light', '白光'],
          ['Warm light', '暖光'],
        ],
      },
      yuan: [6, 45],
      grams: [150, 700],
      box: [18, 14, 10],
      special: 'magnet',
      alsoCalled: ['stoep light', 'security light', 'sensor light'],
    },
    {
      id: 'solar-home-kit',
      leaf: ['Solar Home Lighting Kits', '太阳能家用照明系统'],
      emoji: '🏠',
      prop: '🌞',
      titles: [
        ['{style} Solar Lighting Kit with {feature} for {place}', '{place}{style}太阳能照明系统带{feature}'],
        [
          '{style} Home Solar Power System with {feature} for {place}',
          '{style}家用太阳能发电小系统 含{feature} {place}用',
        ],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Multi-Function', '多功能'],
          ['Large-Capacity', '大容量'],
          ['Plug-and-Play', '即插即用'],
          ['Compact', '小型'],
        ],
        feature: [
          ['Three LED Bulbs', '三个LED灯泡'],
          ['USB Phone Charging', 'USB手机充电'],
          ['FM Radio', 'FM收音机'],
          ['Bluetooth Speaker', '蓝牙音箱'],
        ],
        place: [
          ['Rural Homes', '农村家庭'],
          ['Camping', '露营'],
          ['Load-Shedding Backup', '停电应急'],
          ['Small Shops', '小商店'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池'],
          [
            ['Lead-acid 6 V 4 Ah', '铅酸6V4Ah'],
            ['LiFePO4 6.4 V 6 Ah', '磷酸铁锂6.4V6Ah'],
            ['Lithium 7.4 V 5 Ah', '锂电7.4V5Ah'],
          ],
        ],
        [
          ['Output', '输出'],
          [
            ['USB 5 V and DC 6 V', 'USB 5V+DC 6V'],
            ['USB 5 V and DC 12 V', 'USB 5V+DC 12V'],
          ],
        ],
        [
          ['Panel cable', '太阳能板线长'],
          [
            ['3 m', '3米'],
            ['5 m', '5米'],
          ],
        ],
      ],
      colours: ['black', 'orange', 'yellow', 'blue'],
      option: { name: ['Solar panel', '太阳能板功率'], values: ['3 W', '6 W', '10 W', '20 W'] },
      yuan: [42, 260],
      grams: [1400, 5200],
      box: [36, 26, 16],
      unit: 50,
      special: 'magnet',
      alsoCalled: ['load-shedding kit', 'solar kit', 'lighting system'],
    },
  ],
};
