import type { Group } from '../../kind.ts';

export const waterStorageAndPumps: Group = {
  slug: 'water-storage-and-pumps',
  name: ['Water Storage & Pumps', '储水与水泵'],
  kinds: [
    {
      id: 'water-jerry-can',
      edition: 2,
      leaf: ['Water Containers', '水桶储水罐'],
      emoji: '💧',
      prop: '🚰',
      titles: [
        ['{style} Water Container, {feature}, {use}', '{style}储水桶{feature}{use}'],
        ['{feature} Jerry Can for {use}, {style}', '{feature}水壶桶{use}{style}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Stackable', '可叠放'],
          ['Square', '方形'],
          ['Thick', '加厚'],
        ],
        feature: [
          ['Tap', '带水龙头'],
          ['Wide Mouth', '大口'],
          ['Sealed Cap', '密封盖'],
          ['Carry Handle', '提手'],
        ],
        use: [
          ['Camping', '露营'],
          ['Water Cuts', '停水储备'],
          ['Households', '家用'],
          ['Cars', '车载'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['HDPE', 'HDPE'],
            ['Food-grade PE', '食品级PE'],
            ['PVC', 'PVC'],
          ],
        ],
        [['Food contact', '食品接触'], [['Food-grade, BPA free', '食品级不含BPA']]],
      ],
      colours: ['white', 'blue', 'clear', 'yellow'],
      option: { name: ['Capacity', '容量'], values: ['5 L', '10 L', '20 L', '25 L'] },
      yuan: [9, 68],
      grams: [250, 1500],
      box: [36, 26, 34],
      alsoCalled: ['jerrycan', 'isigubhu', 'chigubhu', 'water can', 'water drum', 'bidão'],
    },
    {
      id: 'water-tank-bladder',
      edition: 2,
      leaf: ['Water Tanks', '水箱水囊'],
      emoji: '🛢️',
      prop: '💧',
      titles: [
        ['{style} Water Tank, {material}, {feature}', '{style}水箱{material}{feature}'],
        ['{material} {style} Rain Barrel for {use}, {feature}', '{material}{style}集雨桶{use}{feature}'],
      ],
      words: {
        style: [
          ['Collapsible', '折叠'],
          ['Pillow', '枕形'],
          ['Frame', '支架'],
        ],
        material: [
          ['PVC', 'PVC'],
          ['TPU', 'TPU'],
          ['Reinforced Tarpaulin', '夹网布'],
        ],
        feature: [
          ['Outlet Tap', '出水阀'],
          ['Overflow Pipe', '溢流管'],
          ['Filter Lid', '过滤盖'],
        ],
        use: [
          ['Rain Harvesting', '雨水收集'],
          ['Farms', '农场'],
          ['Drought', '抗旱'],
          ['Building Sites', '工地'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['0.7 mm', '0.7mm'],
            ['0.9 mm', '0.9mm'],
            ['1.2 mm', '1.2mm'],
          ],
        ],
        [
          ['Fittings', '接口'],
          [
            ['1/2 inch', '4分'],
            ['1 inch', '1寸'],
          ],
        ],
      ],
      colours: ['blue', 'green', 'black'],
      option: { name: ['Capacity', '容量'], values: ['100 L', '250 L', '500 L', '1000 L', '2000 L'] },
      yuan: [58, 580],
      grams: [2200, 18000],
      box: [62, 48, 26],
      alsoCalled: ['rain tank', 'watertenk', 'rain barrel', 'tanque de água'],
    },
    {
      id: 'water-pump',
      edition: 2,
      leaf: ['Water Pumps', '水泵'],
      emoji: '⛲',
      prop: '⚡',
      titles: [
        ['{style} Water Pump, {power}, {feature}', '{style}水泵{power}{feature}'],
        ['{power} {style} Pump for {use}, {feature}', '{power}{style}泵{use}{feature}'],
      ],
      words: {
        style: [
          ['Submersible', '潜水'],
          ['Booster', '增压'],
          ['Solar', '太阳能'],
          ['Self-Priming', '自吸'],
        ],
        power: [
          ['12 V DC', '12V直流'],
          ['24 V DC', '24V直流'],
          ['370 W', '370W'],
          ['750 W', '750W'],
        ],
        feature: [
          ['Automatic Switch', '自动开关'],
          ['Copper Motor', '铜线电机'],
          ['Stainless Steel Body', '不锈钢泵体'],
        ],
        use: [
          ['Boreholes', '井水'],
          ['Irrigation', '灌溉'],
          ['Tanks', '水箱'],
          ['Fish Ponds', '鱼池'],
        ],
      },
      attributes: [
        [
          ['Head', '扬程'],
          [
            ['8 m', '8米'],
            ['25 m', '25米'],
            ['60 m', '60米'],
          ],
        ],
        [
          ['Flow', '流量'],
          [
            ['1.5 m³ per hour', '1.5m³/小时'],
            ['3 m³ per hour', '3m³/小时'],
            ['6 m³ per hour', '6m³/小时'],
          ],
        ],
      ],
      colours: ['blue', 'green', 'silver'],
      option: {
        name: ['Outlet', '出水口'],
        values: [
          ['1/2 inch', '4分'],
          ['1 inch', '1寸'],
          ['1.5 inch', '1.5寸'],
        ],
      },
      yuan: [48, 580],
      grams: [900, 12000],
      box: [36, 24, 24],
      alsoCalled: ['borehole pump', 'booster pump', 'waterpomp', 'bomba de água'],
    },
  ],
};
