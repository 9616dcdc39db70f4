import type { Group } from '../../kind.ts';

export const toastingAndCoffee: Group = {
  slug: 'toasting-and-coffee',
  name: ['Toasting & Coffee', '早餐咖啡电器'],
  kinds: [
    {
      id: 'bread-toaster',
      leaf: ['Toasters', '烤面包机'],
      emoji: '🍞',
      prop: '🔥',
      titles: [
        ['{style} {material} Toaster with {feature}', '{style}{material}烤面包机 {feature}'],
        [
          '{style} Breakfast Bread Toaster, {material} Body with {feature}',
          '{style}早餐多士炉 {material}机身 {feature}',
        ],
      ],
      words: {
        style: [
          ['Two-Slice', '两片式'],
          ['Four-Slice', '四片式'],
          ['Retro', '复古'],
          ['Wide-Slot', '宽槽'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Cool-Touch Plastic', '隔热塑料'],
          ['Painted Steel', '烤漆钢'],
        ],
        feature: [
          ['Browning Control', '烘烤调节'],
          ['Crumb Tray', '接屑盘'],
          ['Defrost Button', '解冻功能'],
          ['Warming Rack', '带烘烤架'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['650 W', '650W'],
            ['750 W', '750W'],
            ['1300 W', '1300W'],
          ],
        ],
        [
          ['Browning levels', '烘烤档位'],
          [
            ['6', '6档'],
            ['7', '7档'],
          ],
        ],
        [['Voltage', '电压'], [['220-240 V', '220-240V']]],
      ],
      colours: ['white', 'silver', 'red', 'mint', 'black'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['EU plug', '欧规插头'],
          ['UK plug', '英规插头'],
        ],
      },
      yuan: [28, 118],
      grams: [900, 2200],
      box: [31, 18, 20],
      alsoCalled: ['pop-up toaster'],
    },
    {
      id: 'sandwich-maker',
      leaf: ['Sandwich & Waffle Makers', '三明治机'],
      emoji: '🥪',
      prop: '🔥',
      titles: [
        ['{style} {product} Maker with {feature}', '{style}{product}机 {feature}'],
        ['{style} Breakfast {product} Machine, {feature}', '{style}早餐机 {product}机 {feature}'],
      ],
      words: {
        style: [
          ['Double-Sided', '双面加热'],
          ['Mini', '迷你'],
          ['Detachable-Plate', '可换盘'],
          ['Household', '家用'],
        ],
        product: [
          ['Sandwich', '三明治'],
          ['Waffle', '华夫饼'],
          ['Panini', '帕尼尼'],
        ],
        feature: [
          ['Non-Stick Plates', '不粘烤盘'],
          ['Indicator Light', '指示灯'],
          ['Locking Handle', '锁扣手柄'],
          ['Timer', '定时'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['600 W', '600W'],
            ['750 W', '750W'],
            ['850 W', '850W'],
          ],
        ],
        [
          ['Plate coating', '烤盘涂层'],
          [
            ['Non-stick coating', '不粘涂层'],
            ['Ceramic coating', '陶瓷涂层'],
          ],
        ],
        [['Voltage', '电压'], [['220-240 V', '220-240V']]],
      ],
      colours: ['black', 'pink', 'mint', 'white'],
      yuan: [24, 98],
      grams: [800, 1900],
      box: [25, 24, 11],
      alsoCalled: ['snackwich', 'toastie maker', 'waffle iron'],
    },
    {
      id: 'coffee-maker',
      leaf: ['Coffee Makers', '咖啡机'],
      emoji: '☕',
      prop: '⚡',
      titles: [
        ['{style} Coffee Maker with {feature} for {place}', '{place}{style}咖啡机 {feature}'],
        ['{style} Coffee Machine for {place}, {feature}', '{style}煮咖啡机 {feature} {place}用'],
      ],
      words: {
        style: [
          ['Drip', '滴漏式'],
          ['Semi-Automatic', '半自动'],
          ['Compact', '小型'],
          ['Italian-Style', '意式'],
        ],
        feature: [
          ['Reusable Filter', '可重复使用滤网'],
          ['Keep-Warm Plate', '保温底盘'],
          ['Removable Water Tank', '可拆水箱'],
          ['Touch Panel', '触控面板'],
        ],
        place: [
          ['Home', '家庭'],
          ['Office', '办公室'],
          ['Guest House', '民宿'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['550 W', '550W'],
            ['800 W', '800W'],
            ['1050 W', '1050W'],
          ],
        ],
        [
          ['Water tank', '水箱容量'],
          [
            ['0.6 L', '0.6升'],
            ['1.2 L', '1.2升'],
            ['1.5 L', '1.5升'],
          ],
        ],
        [
          ['Body', '机身材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['Stainless steel', '不锈钢'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'red'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['EU plug', '欧规插头'],
          ['UK plug', '英规插头'],
        ],
      },
      yuan: [52, 420],
      grams: [1300, 4800],
      box: [32, 24, 33],
      alsoCalled: ['filter coffee machine', 'espresso machine'],
    },
  ],
};
