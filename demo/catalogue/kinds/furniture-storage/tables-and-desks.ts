import type { Group } from '../../kind.ts';

export const tablesAndDesks: Group = {
  slug: 'tables-and-desks',
  name: ['Tables & Desks', '桌子'],
  kinds: [
    {
      id: 'folding-table',
      leaf: ['Folding Tables', '折叠桌'],
      emoji: '🍽️',
      prop: '🏕️',
      titles: [
        ['{style} Folding Table with {feature} for {use}', '{use}{style}折叠桌带{feature}'],
        ['{style} Foldable Table with {feature} for {use}', '{style}可折叠桌子 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Suitcase-Style', '手提箱式'],
          ['Aluminium Roll-Top', '铝合金蛋卷'],
          ['Moulded Plastic', '吹塑'],
          ['Reinforced', '加固'],
        ],
        feature: [
          ['Adjustable Legs', '可调节桌腿'],
          ['Carry Handle', '提手'],
          ['Non-Slip Feet', '防滑脚套'],
          ['Quick-Lock Frame', '快锁支架'],
        ],
        use: [
          ['Camping', '露营'],
          ['Market Stalls', '摆摊'],
          ['Garden Parties', '庭院聚会'],
          ['Picnics', '野餐'],
          ['Catering', '宴会餐饮'],
        ],
      },
      attributes: [
        [
          ['Load capacity', '承重'],
          [
            ['30 kg', '30kg'],
            ['80 kg', '80kg'],
            ['150 kg', '150kg'],
          ],
        ],
        [
          ['Leg material', '桌腿材质'],
          [
            ['Steel tube', '钢管'],
            ['Aluminium tube', '铝管'],
          ],
        ],
        [['Weatherproof', '防水防晒'], [['Yes', '是']]],
      ],
      colours: ['white', 'black', 'brown', 'beige'],
      option: {
        name: ['Table top', '桌面尺寸'],
        values: ['60 x 40 cm', '90 x 60 cm', '120 x 60 cm', '180 x 74 cm'],
      },
      yuan: [28, 165],
      grams: [2200, 10500],
      box: [92, 62, 8],
      alsoCalled: ['trestle table', 'camping table', 'braai table'],
    },
    {
      id: 'computer-desk',
      leaf: ['Computer Desks', '电脑桌'],
      emoji: '🖥️',
      prop: '🪑',
      titles: [
        ['{style} Computer Desk with {feature} for {place}', '{place}{style}电脑桌带{feature}'],
        ['{style} Study Desk with {feature}, {place} Furniture', '{style}学习办公书桌 {feature} {place}家具'],
      ],
      words: {
        style: [
          ['Minimalist', '简约'],
          ['Steel-and-Wood', '钢木'],
          ['L-Shaped Corner', 'L型转角'],
          ['Carbon-Look', '碳纤维纹'],
          ['Compact', '小户型'],
        ],
        feature: [
          ['Bookshelf', '书架'],
          ['Drawer', '抽屉'],
          ['Cable Tray', '理线槽'],
          ['Keyboard Tray', '键盘托'],
          ['Headphone Hook', '耳机挂钩'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Home Office', '家庭办公'],
          ['Student Room', '学生宿舍'],
          ['Small Office', '小型办公室'],
        ],
      },
      attributes: [
        [
          ['Board', '板材'],
          [
            ['MDF', '密度板'],
            ['Particle board', '刨花板'],
            ['Melamine-faced board', '三聚氰胺板'],
          ],
        ],
        [
          ['Board thickness', '板厚'],
          [
            ['12 mm', '12mm'],
            ['15 mm', '15mm'],
            ['18 mm', '18mm'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['60 kg', '60kg'],
            ['100 kg', '100kg'],
          ],
        ],
      ],
      colours: ['white', 'black', 'brown', 'camel'],
      option: { name: ['Desk width', '桌面宽度'], values: ['80 cm', '100 cm', '120 cm', '140 cm'] },
      yuan: [65, 280],
      grams: [9000, 21000],
      box: [122, 54, 10],
      alsoCalled: ['study desk', 'workstation', 'gaming desk'],
    },
    {
      id: 'coffee-table',
      leaf: ['Coffee Tables', '茶几'],
      emoji: '☕',
      prop: '🛋️',
      titles: [
        ['{style} {top} Coffee Table with {feature}', '{style}{top}茶几带{feature}'],
        ['{style} Living Room Tea Table, {top} Top with {feature}', '{style}客厅茶桌 {top}台面 {feature}'],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Light Luxury', '轻奢'],
          ['Round', '圆形'],
          ['Modern', '现代'],
          ['Compact', '小户型'],
        ],
        top: [
          ['Marble-Look', '仿大理石'],
          ['Sintered Stone', '岩板'],
          ['Tempered Glass', '钢化玻璃'],
          ['Wood-Grain', '木纹'],
        ],
        feature: [
          ['Metal Legs', '金属脚'],
          ['Storage Shelf', '储物层'],
          ['Hidden Drawer', '隐藏抽屉'],
          ['Smooth Castors', '静音脚轮'],
        ],
      },
      attributes: [
        [
          ['Shape', '摆放形式'],
          [
            ['Single table', '单个'],
            ['Nesting pair', '子母组合'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['30 kg', '30kg'],
            ['50 kg', '50kg'],
            ['80 kg', '80kg'],
          ],
        ],
        [
          ['Assembly', '安装'],
          [
            ['Simple assembly', '简易组装'],
            ['Assembled', '整装'],
          ],
        ],
      ],
      colours: ['white', 'black', 'grey', 'gold', 'brown'],
      option: { name: ['Width', '直径/宽度'], values: ['50 cm', '60 cm', '80 cm'] },
      yuan: [48, 260],
      grams: [5500, 18000],
      box: [84, 64, 14],
      alsoCalled: ['lounge table', 'side table', 'tea table'],
    },
  ],
};
