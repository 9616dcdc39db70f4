import type { Group } from '../../kind.ts';

export const cleaningAppliances: Group = {
  slug: 'cleaning-appliances',
  name: ['Cleaning Appliances', '清洁电器'],
  kinds: [
    {
      id: 'vacuum-cleaner',
      leaf: ['Vacuum Cleaners', '吸尘器'],
      emoji: '🧹',
      prop: '⚡',
      titles: [
        ['{style} Vacuum Cleaner with {feature} for {place}', '{style}吸尘器 {feature} {place}用'],
        ['{style} Household Vacuum for {place}, {feature}', '{style}家用除尘机 {place}适用 {feature}'],
      ],
      words: {
        style: [
          ['Cordless', '无线'],
          ['Handheld', '手持'],
          ['Strong-Suction', '大吸力'],
          ['Upright', '立式'],
        ],
        feature: [
          ['Washable Filter', '可水洗滤芯'],
          ['LED Head Light', 'LED照明'],
          ['Crevice Nozzle', '扁吸嘴'],
          ['Dust Cup', '尘杯'],
        ],
        place: [
          ['Carpets', '地毯'],
          ['Sofas', '沙发'],
          ['Hard Floors', '硬地板'],
          ['Car Seats', '汽车座椅'],
        ],
      },
      attributes: [
        [
          ['Suction', '吸力'],
          [
            ['8 kPa', '8000Pa'],
            ['12 kPa', '12000Pa'],
            ['18 kPa', '18000Pa'],
          ],
        ],
        [
          ['Dust cup', '尘杯容量'],
          [
            ['0.5 L', '0.5升'],
            ['0.8 L', '0.8升'],
            ['1.2 L', '1.2升'],
          ],
        ],
        [
          ['Power', '功率'],
          [
            ['120 W', '120W'],
            ['400 W', '400W'],
            ['600 W', '600W'],
          ],
        ],
      ],
      colours: ['white', 'black', 'red', 'blue'],
      yuan: [48, 320],
      grams: [1100, 3600],
      box: [62, 22, 14],
      special: 'magnet',
      alsoCalled: ['hoover', 'vacuum'],
    },
    {
      id: 'robot-vacuum',
      leaf: ['Robot Vacuums', '扫地机器人'],
      emoji: '🛸',
      prop: '🧹',
      titles: [
        ['{style} Robot Vacuum with {feature} for {place}', '{style}扫地机器人 {feature} {place}用'],
        ['{style} Sweeping Robot for {place}, {feature}', '{style}智能扫地机 {feature} 清洁{place}'],
      ],
      words: {
        style: [
          ['Ultra-Thin', '超薄'],
          ['Three-in-One', '三合一'],
          ['Quiet', '静音'],
        ],
        feature: [
          ['App Control', 'APP控制'],
          ['Wet Mopping', '湿拖功能'],
          ['UV Light', '紫外线灯'],
          ['Obstacle Sensor', '避障感应'],
        ],
        place: [
          ['Tiled Floors', '瓷砖地面'],
          ['Wooden Floors', '木地板'],
          ['Short-Pile Carpets', '短毛地毯'],
        ],
      },
      attributes: [
        [
          ['Suction', '吸力'],
          [
            ['1500 Pa', '1500Pa'],
            ['2500 Pa', '2500Pa'],
          ],
        ],
        [
          ['Battery', '电池容量'],
          [
            ['1200 mAh', '1200mAh'],
            ['2600 mAh', '2600mAh'],
          ],
        ],
        [
          ['Charging', '充电方式'],
          [
            ['USB', 'USB充电'],
            ['Charging dock', '充电座'],
          ],
        ],
      ],
      colours: ['white', 'black', 'grey'],
      yuan: [38, 560],
      grams: [700, 3600],
      box: [36, 34, 11],
      special: 'magnet',
      alsoCalled: ['sweeping robot', 'robot hoover'],
    },
    {
      id: 'mosquito-killer-lamp',
      leaf: ['Mosquito Killer Lamps', '灭蚊灯'],
      emoji: '💡',
      prop: '🦟',
      titles: [
        ['{style} Mosquito Killer Lamp with {feature} for {place}', '{place}{style}灭蚊灯 {feature}'],
        ['{style} Insect Zapper for {place}, {feature}', '{style}驱蚊灭蝇器 {feature} {place}用'],
      ],
      words: {
        style: [
          ['Electric-Shock', '电击式'],
          ['Suction-Fan', '吸入式'],
          ['Silent', '静音'],
          ['Solar', '太阳能'],
        ],
        feature: [
          ['UV Light', '紫光诱蚊'],
          ['USB Charging', 'USB充电'],
          ['Hanging Hook', '挂钩'],
          ['Removable Tray', '可拆集蚊盒'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Garden', '庭院'],
          ['Restaurant', '餐厅'],
          ['Camping', '露营'],
        ],
      },
      attributes: [
        [
          ['Wavelength', '光波长'],
          [
            ['365 nm', '365nm'],
            ['395 nm', '395nm'],
          ],
        ],
        [
          ['Coverage', '适用面积'],
          [
            ['20 m²', '20平方米'],
            ['40 m²', '40平方米'],
            ['80 m²', '80平方米'],
          ],
        ],
        [
          ['Power supply', '供电方式'],
          [
            ['USB 5 V', 'USB 5V'],
            ['Built-in battery', '内置电池'],
          ],
        ],
      ],
      colours: ['white', 'black', 'green', 'orange'],
      yuan: [11, 75],
      grams: [220, 900],
      box: [23, 14, 14],
      special: 'magnet',
      alsoCalled: ['mozzie zapper', 'bug zapper', 'insect killer'],
    },
  ],
};
