import type { Group } from '../../kind.ts';

export const snackAndCateringMachines: Group = {
  slug: 'snack-and-catering-machines',
  name: ['Snack & Catering Machines', '小吃餐饮设备'],
  kinds: [
    {
      id: 'deep-fryer',
      edition: 2,
      leaf: ['Deep Fryers', '电炸炉'],
      emoji: '🍟',
      prop: '🔥',
      titles: [
        ['{tank} {material} Deep Fryer, {feature}', '{tank}{material}电炸炉{feature}'],
        ['{material} Chip Fryer for {use}, {tank}, {feature}', '{material}油炸锅{use}{tank}{feature}'],
      ],
      words: {
        tank: [
          ['Single-Tank', '单缸'],
          ['Double-Tank', '双缸'],
          ['Large', '大容量'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['304 Stainless Steel', '304不锈钢'],
          ['Thickened Steel', '加厚钢板'],
        ],
        feature: [
          ['Thermostat', '温控'],
          ['Oil Tap', '放油龙头'],
          ['Removable Tank', '可拆油缸'],
          ['Timer', '定时'],
        ],
        use: [
          ['Kota Shops', '快餐店'],
          ['Takeaways', '外卖店'],
          ['Food Trucks', '餐车'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['2500 W', '2500W'],
            ['2 x 2500 W', '2x2500W'],
            ['3000 W', '3000W'],
          ],
        ],
        [
          ['Basket', '炸篮'],
          [
            ['One', '一个'],
            ['Two', '两个'],
          ],
        ],
      ],
      colours: ['silver'],
      option: { name: ['Capacity', '容量'], values: ['6 L', '10 L', '12 L', '20 L'] },
      yuan: [98, 480],
      grams: [3200, 9500],
      box: [52, 42, 30],
      alsoCalled: ['chips machine', 'kota fryer', 'fritadeira'],
    },
    {
      id: 'popcorn-machine',
      edition: 2,
      leaf: ['Popcorn & Candyfloss Machines', '爆米花棉花糖机'],
      emoji: '🍿',
      prop: '🎪',
      titles: [
        ['{style} {product}, {feature}, {power}', '{style}{product}{feature}{power}'],
        ['{feature} {product} for {use}, {style}', '{feature}{use}{product}{style}'],
      ],
      words: {
        style: [
          ['Commercial', '商用'],
          ['Retro', '复古'],
          ['Tabletop', '台式'],
        ],
        product: [
          ['Popcorn Machine', '爆米花机'],
          ['Candyfloss Machine', '棉花糖机'],
          ['Popcorn Cart', '爆米花车'],
        ],
        feature: [
          ['Non-Stick Kettle', '不粘锅'],
          ['Stainless Steel Bowl', '不锈钢盆'],
          ['Warming Light', '保温灯'],
        ],
        power: [
          ['1000 W', '1000W'],
          ['1200 W', '1200W'],
          ['1400 W', '1400W'],
        ],
        use: [
          ['Parties', '派对'],
          ['Tuck Shops', '小卖部'],
          ['School Events', '学校活动'],
        ],
      },
      attributes: [
        [
          ['Output', '产量'],
          [
            ['4 kg per hour', '4kg/小时'],
            ['6 kg per hour', '6kg/小时'],
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
      colours: ['red', 'black', 'pink'],
      option: {
        name: ['Size', '规格'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [128, 580],
      grams: [4500, 14000],
      box: [52, 42, 60],
      alsoCalled: ['popcorn maker', 'cotton candy machine', 'spookasem machine'],
    },
    {
      id: 'biltong-maker',
      edition: 2,
      leaf: ['Biltong Makers & Dryers', '食品烘干机'],
      emoji: '🥩',
      prop: '💨',
      titles: [
        ['{trays} Biltong Maker, {feature}, {material}', '{trays}肉干机{feature}{material}'],
        ['{material} Food Dryer for {use}, {trays}, {feature}', '{material}食物烘干机{use}{trays}{feature}'],
      ],
      words: {
        trays: [
          ['Five-Tray', '五层'],
          ['Eight-Tray', '八层'],
          ['Hanging Rod', '挂杆式'],
        ],
        feature: [
          ['Quiet Fan', '静音风扇'],
          ['Digital Timer', '数显定时'],
          ['Adjustable Heat', '可调温'],
          ['Viewing Door', '可视门'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Food-Grade Plastic', '食品级塑料'],
          ['Clear Plastic', '透明塑料'],
        ],
        use: [
          ['Biltong and Droëwors', '肉干'],
          ['Fruit', '水果'],
          ['Herbs', '香草'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['250 W', '250W'],
            ['400 W', '400W'],
            ['650 W', '650W'],
          ],
        ],
        [
          ['Temperature', '温度'],
          [
            ['35-70 °C', '35-70℃'],
            ['30-90 °C', '30-90℃'],
          ],
        ],
      ],
      colours: ['silver', 'white', 'black'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['UK plug', '英规插头'],
          ['EU plug', '欧规插头'],
        ],
      },
      yuan: [78, 420],
      grams: [2200, 7800],
      box: [40, 34, 36],
      alsoCalled: ['biltong box', 'biltong machine', 'droëwors maker', 'dehydrator'],
    },
  ],
};
