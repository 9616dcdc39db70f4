import type { Group } from '../../kind.ts';

export const powerBanksAndBatteries: Group = {
  slug: 'power-banks-and-batteries',
  name: ['Power Banks & Batteries', '移动电源电池'],
  kinds: [
    {
      id: 'portable-power-bank',
      leaf: ['Power Banks', '充电宝'],
      emoji: '🔋',
      titles: [
        ['{style} Power Bank with {feature} for {use}', '{style}充电宝{feature} {use}用'],
        ['{style} Portable Charger with {feature} for {use}', '{style}移动电源 {feature} {use}款'],
      ],
      words: {
        style: [
          ['Slim', '超薄'],
          ['Fast-Charging', '快充'],
          ['Compact', '小巧'],
          ['Magnetic', '磁吸'],
        ],
        feature: [
          ['Built-In Cables', '自带线'],
          ['Digital Display', '数显'],
          ['LED Torch', 'LED照明'],
          ['Phone Stand', '手机支架'],
        ],
        use: [
          ['Travel', '旅行'],
          ['Load Shedding', '停电应急'],
          ['Camping', '露营'],
        ],
      },
      attributes: [
        [
          ['Cell', '电芯'],
          [
            ['Lithium polymer', '聚合物锂电'],
            ['18650 lithium-ion', '18650锂电'],
          ],
        ],
        [
          ['Output', '输出功率'],
          [
            ['10 W', '10W'],
            ['22.5 W', '22.5W'],
            ['66 W', '66W'],
          ],
        ],
        [
          ['Shell', '外壳'],
          [
            ['ABS', 'ABS'],
            ['Aluminium alloy', '铝合金'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink', 'blue', 'green'],
      option: { name: ['Capacity', '容量'], values: ['5000 mAh', '10000 mAh', '20000 mAh', '30000 mAh'] },
      yuan: [18, 128],
      grams: [120, 620],
      box: [16, 9, 4],
      special: 'magnet',
      alsoCalled: ['powerbank', 'portable charger'],
    },
    {
      id: 'solar-power-bank',
      leaf: ['Solar Power Banks', '太阳能充电宝'],
      emoji: '🔋',
      prop: '☀️',
      titles: [
        ['{style} Solar Power Bank with {feature} for {use}', '{style}太阳能充电宝{feature} {use}用'],
        ['{style} Solar Phone Charger with {feature} for {use}', '{style}太阳能移动电源 {feature} {use}款'],
      ],
      words: {
        style: [
          ['Waterproof', '防水'],
          ['Foldable-Panel', '折叠板'],
          ['Shockproof', '防摔'],
          ['Rugged', '三防'],
        ],
        feature: [
          ['Four Built-In Cables', '自带四线'],
          ['LED Camping Light', 'LED露营灯'],
          ['Wireless Charging', '无线充'],
          ['Carabiner Hook', '登山扣'],
        ],
        use: [
          ['Hiking', '徒步'],
          ['Rural Homes', '农村家庭'],
          ['Farm Work', '农场作业'],
        ],
      },
      attributes: [
        [
          ['Solar panel', '太阳能板'],
          [
            ['1.5 W', '1.5W'],
            ['6 W', '6W'],
            ['8 W', '8W'],
          ],
        ],
        [
          ['Cell', '电芯'],
          [
            ['Lithium polymer', '聚合物锂电'],
            ['18650 lithium-ion', '18650锂电'],
          ],
        ],
        [
          ['Protection', '防护等级'],
          [
            ['IP54', 'IP54'],
            ['IP66', 'IP66'],
          ],
        ],
      ],
      colours: ['black', 'orange', 'green', 'blue'],
      option: { name: ['Capacity', '容量'], values: ['10000 mAh', '20000 mAh', '30000 mAh'] },
      yuan: [26, 148],
      grams: [220, 750],
      box: [18, 10, 4],
      special: 'magnet',
      alsoCalled: ['solar charger', 'sun power bank'],
    },
    {
      id: 'phone-replacement-battery',
      leaf: ['Phone Batteries', '手机电池'],
      emoji: '🪫',
      titles: [
        ['{style} Phone Battery with {feature} for {use}', '{style}手机电池{feature} {use}用'],
        [
          'Replacement Mobile Battery with {feature}, {style} Cell for {use}',
          '替换手机电板 {style}电芯 {feature} {use}款',
        ],
      ],
      words: {
        style: [
          ['High-Capacity', '大容量'],
          ['Zero-Cycle', '零循环'],
          ['Long-Life', '长寿命'],
          ['Safety-Tested', '安全检测'],
        ],
        feature: [
          ['Overcharge Protection', '过充保护'],
          ['Repair Tools', '送拆机工具'],
          ['Adhesive Strips', '送背胶'],
        ],
        use: [
          ['Repair Shops', '维修店'],
          ['Button Phones', '按键手机'],
          ['Smartphones', '智能手机'],
          ['Older Handsets', '老款手机'],
        ],
      },
      attributes: [
        [
          ['Cell', '电芯'],
          [
            ['Lithium polymer', '聚合物锂电'],
            ['Lithium-ion', '锂离子'],
          ],
        ],
        [
          ['Voltage', '电压'],
          [
            ['3.7 V', '3.7V'],
            ['3.85 V', '3.85V'],
          ],
        ],
        [
          ['Charge cycles', '循环次数'],
          [
            ['500 cycles', '500次'],
            ['800 cycles', '800次'],
          ],
        ],
      ],
      colours: ['black', 'white'],
      option: { name: ['Capacity', '容量'], values: ['1200 mAh', '2600 mAh', '4000 mAh', '5000 mAh'] },
      yuan: [5, 36],
      grams: [30, 110],
      box: [12, 8, 2],
      special: 'magnet',
      alsoCalled: ['cell battery', 'spare battery'],
    },
  ],
};
