import type { Group } from '../../kind.ts';

export const solarPowerAndInverters: Group = {
  slug: 'solar-power-and-inverters',
  name: ['Solar Power & Inverters', '太阳能与逆变器'],
  kinds: [
    {
      id: 'solar-panel',
      edition: 2,
      leaf: ['Solar Panels', '太阳能板'],
      emoji: '☀️',
      prop: '🔋',
      titles: [
        ['{power} {cell} Solar Panel, {frame}', '{power}{cell}太阳能板{frame}'],
        ['{cell} Solar Panel for {use}, {power}, {frame}', '{cell}光伏板{use}{power}{frame}'],
      ],
      words: {
        power: [
          ['50 W', '50W'],
          ['100 W', '100W'],
          ['200 W', '200W'],
          ['400 W', '400W'],
        ],
        cell: [
          ['Monocrystalline', '单晶'],
          ['Polycrystalline', '多晶'],
          ['Half-Cell Mono', '半片单晶'],
        ],
        frame: [
          ['Aluminium Frame', '铝框'],
          ['Folding', '折叠'],
          ['Flexible', '柔性'],
        ],
        use: [
          ['Roofs', '屋顶'],
          ['Boreholes', '水泵'],
          ['Caravans', '房车'],
          ['Home Systems', '家用系统'],
        ],
      },
      attributes: [
        [
          ['Voltage', '工作电压'],
          [
            ['18 V', '18V'],
            ['36 V', '36V'],
            ['41 V', '41V'],
          ],
        ],
        [
          ['Connector', '接头'],
          [
            ['MC4', 'MC4'],
            ['Bare wire', '裸线'],
          ],
        ],
      ],
      colours: ['black', 'blue'],
      option: { name: ['Cable', '线长'], values: ['0.9 m', '3 m', '5 m'] },
      yuan: [48, 480],
      grams: [1200, 21000],
      box: [120, 68, 5],
      alsoCalled: ['sonpaneel', 'solar plate', 'PV panel', 'painel solar'],
    },
    {
      id: 'power-inverter',
      edition: 2,
      leaf: ['Inverters', '逆变器'],
      emoji: '🔌',
      prop: '🔋',
      titles: [
        ['{power} {wave} Inverter, {voltage}, {feature}', '{power}{wave}逆变器{voltage}{feature}'],
        ['{voltage} {wave} Power Inverter for {use}, {power}', '{voltage}{wave}逆变器{use}{power}'],
      ],
      words: {
        power: [
          ['500 W', '500W'],
          ['1000 W', '1000W'],
          ['2000 W', '2000W'],
          ['3000 W', '3000W'],
        ],
        wave: [
          ['Pure Sine Wave', '纯正弦波'],
          ['Modified Sine Wave', '修正弦波'],
          ['Hybrid Solar', '混合太阳能'],
        ],
        voltage: [
          ['12 V to 220 V', '12V转220V'],
          ['24 V to 220 V', '24V转220V'],
          ['48 V to 220 V', '48V转220V'],
        ],
        feature: [
          ['LCD Display', '液晶显示'],
          ['Remote Switch', '遥控开关'],
          ['Built-In Charger', '带充电'],
          ['USB Port', 'USB口'],
        ],
        use: [
          ['Load-Shedding', '限电备用'],
          ['Cars and Trucks', '车载'],
          ['Solar Homes', '太阳能家庭'],
        ],
      },
      attributes: [
        [
          ['Efficiency', '转换效率'],
          [
            ['90 %', '90%'],
            ['93 %', '93%'],
          ],
        ],
        [
          ['Protection', '保护'],
          [
            ['Overload and short circuit', '过载短路保护'],
            ['Six-fold', '六重保护'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'silver', 'red'],
      option: {
        name: ['Socket', '插座'],
        values: [
          ['South African socket', '南非插座'],
          ['Universal socket', '通用插座'],
          ['EU socket', '欧规插座'],
        ],
      },
      yuan: [58, 880],
      grams: [900, 9500],
      box: [36, 20, 12],
      alsoCalled: ['load-shedding inverter', 'backup power', 'UPS inverter', 'inversor'],
    },
    {
      id: 'solar-charge-controller',
      edition: 2,
      leaf: ['Solar Charge Controllers', '太阳能控制器'],
      emoji: '🎛️',
      prop: '☀️',
      titles: [
        ['{type} Solar Charge Controller, {current}, {feature}', '{type}太阳能控制器{current}{feature}'],
        ['{current} {type} Regulator for {battery}, {feature}', '{current}{type}控制器{battery}{feature}'],
      ],
      words: {
        type: [
          ['PWM', 'PWM'],
          ['MPPT', 'MPPT'],
          ['Smart PWM', '智能PWM'],
        ],
        current: [
          ['10 A', '10A'],
          ['30 A', '30A'],
          ['60 A', '60A'],
          ['100 A', '100A'],
        ],
        feature: [
          ['LCD Screen', '液晶屏'],
          ['Two USB Ports', '双USB'],
          ['Bluetooth App', '蓝牙'],
        ],
        battery: [
          ['Lead-Acid Batteries', '铅酸电池'],
          ['Lithium Batteries', '锂电池'],
          ['Gel Batteries', '胶体电池'],
        ],
      },
      attributes: [
        [
          ['System voltage', '系统电压'],
          [
            ['12/24 V', '12/24V'],
            ['12/24/48 V', '12/24/48V'],
          ],
        ],
        [
          ['Protection', '保护'],
          [
            ['Reverse polarity', '反接保护'],
            ['Overcharge', '过充保护'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'grey'],
      yuan: [14, 328],
      grams: [120, 1500],
      box: [20, 14, 7],
      alsoCalled: ['solar regulator', 'charge regulator', 'MPPT'],
    },
  ],
};
