import type { Group } from '../../kind.ts';

export const plugsAndPower: Group = {
  slug: 'plugs-and-power',
  name: ['Plugs, Sockets & Switches', '插座开关'],
  kinds: [
    {
      id: 'extension-lead',
      leaf: ['Extension Leads & Multiplugs', '插排排插'],
      emoji: '🔌',
      prop: '⚡',
      titles: [
        ['{style} Extension Lead with {feature} for {place}', '{place}{style}插排带{feature}'],
        ['{style} Multi-Way Power Strip with {feature} for {place}', '{style}多孔排插 {place}用 {feature}'],
      ],
      words: {
        style: [
          ['Surge-Protected', '防雷'],
          ['Flame-Retardant', '阻燃'],
          ['Universal', '万能孔'],
          ['Tower', '立式'],
          ['Heavy-Duty', '大功率'],
        ],
        feature: [
          ['USB Ports', 'USB接口'],
          ['Separate Switches', '独立开关'],
          ['Overload Protection', '过载保护'],
          ['Type-C Fast Charging', 'Type-C快充'],
        ],
        place: [
          ['Home', '家庭'],
          ['Office', '办公室'],
          ['Workshop', '车间'],
          ['Student Room', '学生宿舍'],
        ],
      },
      attributes: [
        [
          ['Rated current', '额定电流'],
          [
            ['10 A', '10A'],
            ['13 A', '13A'],
            ['16 A', '16A'],
          ],
        ],
        [
          ['Outlets', '插孔数'],
          [
            ['3 outlets', '3位'],
            ['5 outlets', '5位'],
            ['8 outlets', '8位'],
          ],
        ],
        [
          ['Wire', '线芯'],
          [
            ['Pure copper 3 x 0.75 mm²', '纯铜3x0.75平方'],
            ['Pure copper 3 x 1.5 mm²', '纯铜3x1.5平方'],
          ],
        ],
      ],
      colours: ['white', 'black'],
      option: {
        name: ['Plug and length', '插头线长'],
        values: [
          ['South African plug 2 m', '南非插头 2米'],
          ['South African plug 5 m', '南非插头 5米'],
          ['UK plug 2 m', '英式插头 2米'],
          ['UK plug 5 m', '英式插头 5米'],
          ['EU plug 2 m', '欧式插头 2米'],
        ],
      },
      yuan: [11, 72],
      grams: [350, 1500],
      box: [34, 12, 8],
      alsoCalled: ['multiplug', 'extension cord', 'adaptor'],
    },
    {
      id: 'wall-switch',
      leaf: ['Wall Switches & Sockets', '墙壁开关插座'],
      emoji: '🎛️',
      titles: [
        ['{style} {material} Wall {make} for {place}', '{place}{style}{material}墙壁{make}'],
        ['{material} Panel {make}, {style} Wall Fitting for {place}', '{material}面板{make} {style}款 {place}用'],
      ],
      words: {
        style: [
          ['Large-Panel', '大面板'],
          ['Modern', '现代'],
          ['Slim', '超薄'],
          ['Easy-Install', '易安装'],
        ],
        material: [
          ['Flame-Retardant PC', '阻燃PC'],
          ['Tempered Glass', '钢化玻璃'],
          ['Brushed Metal', '拉丝金属'],
        ],
        make: [
          ['Light Switch', '灯开关'],
          ['Power Socket', '电源插座'],
          ['USB Socket', 'USB插座'],
          ['Switched Socket', '带开关插座'],
        ],
        place: [
          ['Home', '家庭'],
          ['Hotel', '酒店'],
          ['Office', '办公室'],
          ['Kitchen', '厨房'],
          ['New Building', '新房装修'],
        ],
      },
      attributes: [
        [
          ['Rated current', '额定电流'],
          [
            ['10 A', '10A'],
            ['13 A', '13A'],
            ['16 A', '16A'],
          ],
        ],
        [
          ['Box size', '底盒尺寸'],
          [
            ['86 x 86 mm', '86型'],
            ['4 x 2 inch', '118型（4x2）'],
            ['4 x 4 inch', '4x4型'],
          ],
        ],
        [
          ['Contacts', '触点'],
          [
            ['Silver alloy', '银合金'],
            ['Tin-phosphor bronze', '锡磷青铜'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'gold', 'black'],
      option: {
        name: ['Ways', '位数'],
        values: [
          ['1 way', '一位'],
          ['2 ways', '二位'],
          ['3 ways', '三位'],
        ],
      },
      yuan: [2.5, 28],
      grams: [90, 260],
      box: [10, 10, 6],
      alsoCalled: ['light switch', 'plug point', 'wall plug'],
    },
    {
      id: 'travel-plug-adaptor',
      leaf: ['Travel Plug Adaptors', '旅行转换插头'],
      emoji: '🔌',
      prop: '🧳',
      titles: [
        ['{style} Travel Plug Adaptor with {feature}', '{style}旅行转换插头带{feature}'],
        ['{style} Plug Converter with {feature} for {use}', '{use}{style}插头转换器 {feature}'],
      ],
      words: {
        style: [
          ['Universal', '万能'],
          ['Compact', '小巧'],
          ['All-in-One', '多国通用'],
          ['Portable', '便携'],
          ['Flame-Retardant', '阻燃'],
        ],
        feature: [
          ['Dual USB Ports', '双USB口'],
          ['Type-C Charging', 'Type-C充电'],
          ['Safety Shutter', '安全门'],
          ['Spare Fuse', '备用保险丝'],
        ],
        use: [
          ['Business Trips', '商务出差'],
          ['Overseas Travel', '出国旅行'],
          ['Phone Chargers', '手机充电'],
          ['Small Appliances', '小家电'],
        ],
      },
      attributes: [
        [
          ['Rated current', '额定电流'],
          [
            ['6 A', '6A'],
            ['10 A', '10A'],
            ['16 A', '16A'],
          ],
        ],
        [['Voltage', '电压'], [['100-250 V', '100-250V']]],
        [
          ['Shell', '外壳'],
          [
            ['PC flame-retardant', '阻燃PC'],
            ['ABS', 'ABS'],
          ],
        ],
      ],
      colours: ['white', 'black', 'blue'],
      option: {
        name: ['Plug', '插头规格'],
        values: [
          ['South Africa (Type M)', '南非（大三圆）'],
          ['UK (Type G)', '英标（三方）'],
          ['Europe (Type C)', '欧标（两圆）'],
          ['Worldwide', '全球通'],
        ],
      },
      yuan: [2.8, 36],
      grams: [50, 200],
      box: [9, 7, 7],
      alsoCalled: ['adaptor plug', 'Janus adaptor', 'converter plug'],
    },
  ],
};
