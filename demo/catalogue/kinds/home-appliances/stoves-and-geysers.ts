import type { Group } from '../../kind.ts';

export const stovesAndGeysers: Group = {
  slug: 'stoves-and-geysers',
  name: ['Stoves & Geysers', '炉灶热水器'],
  kinds: [
    {
      id: 'gas-stove',
      edition: 2,
      leaf: ['Gas Stoves', '燃气灶'],
      emoji: '🔥',
      prop: '🍲',
      titles: [
        ['{style} Gas Stove, {top}, {feature}', '{style}燃气灶{top}{feature}'],
        ['{top} {style} Gas Cooker with {feature} for {use}', '{top}{style}煤气灶{feature}{use}'],
      ],
      words: {
        style: [
          ['Tabletop', '台式'],
          ['Portable', '便携'],
          ['Slim', '超薄'],
        ],
        top: [
          ['Glass Top', '玻璃面板'],
          ['Stainless Steel', '不锈钢'],
          ['Cast Iron', '铸铁'],
        ],
        feature: [
          ['Auto Ignition', '电子打火'],
          ['Flame Guard', '熄火保护'],
          ['Brass Burner Caps', '铜火盖'],
          ['Windproof Ring', '防风圈'],
        ],
        use: [
          ['Home Kitchens', '家用厨房'],
          ['Catering', '餐饮'],
          ['Camping', '露营'],
        ],
      },
      attributes: [
        [
          ['Gas', '气源'],
          [
            ['LPG', '液化气'],
            ['LPG with hose and regulator', '液化气(含管和减压阀)'],
          ],
        ],
        [
          ['Ignition', '点火'],
          [
            ['Piezo', '脉冲'],
            ['Battery', '电池打火'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'red'],
      option: {
        name: ['Plates', '炉头'],
        values: [
          ['1 plate', '1头'],
          ['2 plates', '2头'],
          ['3 plates', '3头'],
        ],
      },
      yuan: [38, 268],
      grams: [1800, 8200],
      box: [68, 38, 12],
      alsoCalled: ['gasstoof', 'two plate gas stove', 'gas cooker', 'gas burner', 'fogão a gás'],
    },
    {
      id: 'electric-hot-plate',
      edition: 2,
      leaf: ['Hot Plates', '电炉'],
      emoji: '🍳',
      prop: '⚡',
      titles: [
        ['{plates} Hot Plate, {power}, {feature}', '{plates}电炉{power}{feature}'],
        ['{style} Electric Stove, {plates}, {power}, {feature}', '{style}电灶{plates}{power}{feature}'],
      ],
      words: {
        plates: [
          ['Single', '单头'],
          ['Double', '双头'],
          ['Spiral Single', '单头螺旋管'],
          ['Spiral Double', '双头螺旋管'],
        ],
        power: [
          ['1000 W', '1000W'],
          ['1500 W', '1500W'],
          ['2000 W', '2000W'],
        ],
        feature: [
          ['Thermostat', '温控'],
          ['Non-Slip Feet', '防滑脚'],
          ['Indicator Light', '指示灯'],
        ],
        style: [
          ['Tabletop', '台式'],
          ['Portable', '便携'],
          ['Stainless Steel', '不锈钢'],
        ],
      },
      attributes: [
        [
          ['Plate width', '炉盘直径'],
          [
            ['155 mm', '155mm'],
            ['185 mm', '185mm'],
          ],
        ],
        [
          ['Plate', '炉盘'],
          [
            ['Cast iron', '铸铁'],
            ['Spiral element', '螺旋管'],
          ],
        ],
      ],
      colours: ['white', 'black', 'silver'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['UK plug', '英规插头'],
        ],
      },
      yuan: [28, 128],
      grams: [1300, 4200],
      box: [52, 28, 10],
      alsoCalled: ['two plate stove', 'tweeplaatstoof', 'isitofu', 'chitofu', 'fogão eléctrico'],
    },
    {
      id: 'instant-geyser',
      edition: 2,
      leaf: ['Geysers & Shower Heaters', '热水器'],
      emoji: '🚿',
      prop: '🔥',
      titles: [
        ['{style} {heat} Water Heater, {feature}, {power}', '{style}{heat}热水器{feature}{power}'],
        ['{heat} Geyser for {use}, {power}, {feature}', '{use}{heat}热水器{power}{feature}'],
      ],
      words: {
        style: [
          ['Instant', '即热式'],
          ['Wall-Mounted', '壁挂'],
          ['Compact', '小型'],
        ],
        heat: [
          ['Electric', '电'],
          ['Tankless', '无水箱'],
          ['Tap-Fitted', '水龙头式'],
        ],
        feature: [
          ['Temperature Display', '温度显示'],
          ['Leakage Protection', '漏电保护'],
          ['Hand Shower', '带花洒'],
        ],
        power: [
          ['3500 W', '3500W'],
          ['5500 W', '5500W'],
          ['6500 W', '6500W'],
        ],
        use: [
          ['Bathrooms', '浴室'],
          ['Kitchens', '厨房'],
          ['Salons', '发廊'],
        ],
      },
      attributes: [
        [
          ['Water pressure', '适用水压'],
          [
            ['0.02-0.6 MPa', '0.02-0.6MPa'],
            ['0.05-0.8 MPa', '0.05-0.8MPa'],
          ],
        ],
        [['Installation', '安装'], [['By an electrician', '需电工安装']]],
      ],
      colours: ['white', 'black', 'silver'],
      yuan: [58, 298],
      grams: [1200, 4800],
      box: [42, 28, 12],
      alsoCalled: ['geyser', 'water heater', 'shower heater', 'esquentador'],
    },
    {
      id: 'tea-urn',
      edition: 2,
      leaf: ['Water Urns', '开水桶'],
      emoji: '☕',
      prop: '♨️',
      titles: [
        ['{style} {material} Water Urn, {feature}', '{style}{material}开水桶{feature}'],
        ['{material} Tea Urn for {use}, {feature}, {style}', '{material}保温茶桶{use}{feature}{style}'],
      ],
      words: {
        style: [
          ['Electric', '电热'],
          ['Double-Wall', '双层'],
          ['Catering', '商用'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['304 Stainless Steel', '304不锈钢'],
          ['Brushed Steel', '拉丝钢'],
        ],
        feature: [
          ['Drip-Free Tap', '防滴水龙头'],
          ['Thermostat', '温控'],
          ['Boil-Dry Protection', '防干烧'],
          ['Level Gauge', '水位计'],
        ],
        use: [
          ['Funerals', '丧礼'],
          ['Churches', '教会'],
          ['Offices', '办公室'],
          ['Catering', '餐饮'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['1500 W', '1500W'],
            ['2000 W', '2000W'],
            ['2500 W', '2500W'],
          ],
        ],
        [
          ['Plug', '插头'],
          [
            ['South African plug', '南非插头'],
            ['UK plug', '英规插头'],
          ],
        ],
      ],
      colours: ['silver', 'black'],
      option: { name: ['Capacity', '容量'], values: ['8 L', '12 L', '20 L', '30 L'] },
      yuan: [88, 328],
      grams: [2200, 6200],
      box: [46, 32, 32],
      alsoCalled: ['urn', 'coffee urn', 'hot water urn'],
    },
  ],
};
