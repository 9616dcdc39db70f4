import type { Group } from '../../kind.ts';

export const keyboardsAndMice: Group = {
  slug: 'keyboards-and-mice',
  name: ['Keyboards & Mice', '键盘鼠标'],
  kinds: [
    {
      id: 'computer-keyboard',
      leaf: ['Keyboards', '键盘'],
      emoji: '⌨️',
      titles: [
        ['{style} {link} Computer Keyboard for {use}', '{link}{style}电脑键盘 {use}用'],
        [
          '{link} {style} Keyboard for Laptop and Desktop, {use} Keyboard',
          '{link}{style}键盘 笔记本台式机通用 {use}键盘',
        ],
      ],
      words: {
        style: [
          ['Full-Size', '全尺寸'],
          ['Silent', '静音'],
          ['Slim', '超薄'],
          ['Mechanical-Feel', '机械手感'],
          ['Compact', '小巧'],
        ],
        link: [
          ['USB Wired', 'USB有线'],
          ['2.4 GHz Wireless', '2.4G无线'],
          ['Bluetooth', '蓝牙'],
        ],
        use: [
          ['Office', '办公'],
          ['Home', '居家'],
          ['Gaming', '游戏'],
          ['Business', '商务'],
        ],
      },
      attributes: [
        [
          ['Keys', '按键数'],
          [
            ['78 keys', '78键'],
            ['87 keys', '87键'],
            ['104 keys', '104键'],
          ],
        ],
        [['Layout', '键盘布局'], [['English QWERTY', '英文QWERTY']]],
        [
          ['Key life', '按键寿命'],
          [
            ['10 million presses', '1000万次'],
            ['20 million presses', '2000万次'],
          ],
        ],
        [
          ['Systems', '适用系统'],
          [
            ['Windows', 'Windows'],
            ['Windows and macOS', 'Windows和macOS'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink', 'grey'],
      yuan: [14, 98],
      grams: [380, 1000],
      box: [46, 17, 4],
      alsoCalled: ['PC keyboard', 'typing keyboard'],
    },
    {
      id: 'computer-mouse',
      leaf: ['Computer Mice', '鼠标'],
      emoji: '🖱️',
      titles: [
        ['{style} {link} Mouse for {use}', '{link}{style}鼠标 {use}用'],
        ['{link} Optical Mouse, {style} Design for {use}', '{link}光电鼠标 {style}设计 {use}适用'],
      ],
      words: {
        style: [
          ['Silent-Click', '静音'],
          ['Ergonomic', '人体工学'],
          ['Slim', '超薄'],
          ['Vertical', '立式'],
          ['RGB Backlit', 'RGB发光'],
        ],
        link: [
          ['2.4 GHz Wireless', '2.4G无线'],
          ['USB Wired', 'USB有线'],
          ['Dual-Mode Bluetooth', '蓝牙双模'],
        ],
        use: [
          ['Office Work', '办公'],
          ['Gaming', '游戏'],
          ['Laptops', '笔记本电脑'],
          ['Students', '学生'],
        ],
      },
      attributes: [
        [
          ['Resolution', '分辨率'],
          [
            ['1600 DPI', '1600DPI'],
            ['2400 DPI', '2400DPI'],
            ['3600 DPI', '3600DPI'],
          ],
        ],
        [
          ['Buttons', '按键数'],
          [
            ['3', '3键'],
            ['4', '4键'],
            ['6', '6键'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['ABS with rubber grip', 'ABS加橡胶防滑'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink', 'silver', 'blue'],
      yuan: [7, 58],
      grams: [80, 200],
      box: [14, 9, 5],
      alsoCalled: ['PC mouse', 'laptop mouse'],
    },
    {
      id: 'mouse-pad',
      leaf: ['Mouse Pads', '鼠标垫'],
      emoji: '🖱️',
      prop: '🟦',
      titles: [
        ['{style} {material} Mouse Pad with {feature}', '{style}{material}鼠标垫 {feature}'],
        [
          '{material} Desk Mat, {style} Pad with {feature} for Keyboard and Mouse',
          '{material}桌垫 {style}键鼠垫 {feature}',
        ],
      ],
      words: {
        style: [
          ['Extra-Thick', '加厚'],
          ['Wear-Resistant', '耐磨'],
          ['Plain', '纯色'],
          ['Printed', '印花'],
        ],
        material: [
          ['Rubber-Backed Cloth', '橡胶布面'],
          ['PU Leather', 'PU皮革'],
          ['Felt', '毛毡'],
        ],
        feature: [
          ['Stitched Edge', '锁边'],
          ['Non-Slip Base', '防滑底'],
          ['Wrist Rest', '护腕托'],
          ['Rounded Corners', '圆角'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['2 mm', '2mm'],
            ['3 mm', '3mm'],
            ['4 mm', '4mm'],
          ],
        ],
        [
          ['Cleaning', '清洁方式'],
          [
            ['Hand wash', '手洗'],
            ['Wipe clean', '擦拭'],
          ],
        ],
        [
          ['Custom print', '定制印刷'],
          [
            ['Logo printing available', '可印LOGO'],
            ['Not available', '不支持'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'blue', 'pink', 'brown', 'green'],
      option: { name: ['Size', '尺寸'], values: ['25 x 21 cm', '60 x 30 cm', '80 x 30 cm', '90 x 40 cm'] },
      yuan: [2, 28],
      grams: [90, 650],
      box: [40, 7, 7],
      alsoCalled: ['desk pad', 'gaming mat'],
    },
  ],
};
