import type { Group } from '../../kind.ts';

export const learningToys: Group = {
  slug: 'learning-toys',
  name: ['Learning Toys', '益智玩具'],
  kinds: [
    {
      id: 'lcd-drawing-tablet',
      leaf: ['Drawing Boards', '画板'],
      emoji: '🖍️',
      prop: '📱',
      titles: [
        ['{style} LCD Drawing Tablet with {feature} for {use}', '{use}{style}液晶手写板 {feature}'],
        ['{style} Kids Writing Board for {use}, {feature} Included', '{style}儿童画板 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Erasable', '可擦除'],
          ['Colour-Screen', '彩屏'],
          ['Cartoon', '卡通'],
          ['Ultra-Thin', '超薄'],
        ],
        feature: [
          ['Stylus Pen', '带手写笔'],
          ['Lock Switch', '带锁屏键'],
          ['Lanyard', '带挂绳'],
        ],
        use: [
          ['Preschool', '学前'],
          ['Homework', '写作业'],
          ['Travel', '出行'],
          ['Maths Practice', '算术练习'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池'],
          [
            ['CR2016 button cell', 'CR2016纽扣电池'],
            ['CR2025 button cell', 'CR2025纽扣电池'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['ABS', 'ABS'],
            ['ABS and silicone', 'ABS+硅胶'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['3-12 years', '3-12岁'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'black', 'green', 'yellow'],
      option: {
        name: ['Screen', '屏幕尺寸'],
        values: [
          ['8.5 inch', '8.5寸'],
          ['10 inch', '10寸'],
          ['12 inch', '12寸'],
          ['16 inch', '16寸'],
        ],
      },
      yuan: [7, 42],
      grams: [130, 480],
      box: [30, 20, 2],
      special: 'magnet',
      alsoCalled: ['writing tablet', 'doodle pad'],
    },
    {
      id: 'wooden-learning-toy',
      leaf: ['Wooden Learning Toys', '木制早教玩具'],
      emoji: '🧮',
      titles: [
        ['{style} Wooden {item} for {use}', '{use}{style}木制{item}'],
        ['Montessori {style} {item} with {feature}', '蒙氏{style}{item} {feature}'],
      ],
      words: {
        style: [
          ['Early-Learning', '早教'],
          ['Brightly-Painted', '彩绘'],
          ['Multi-Function', '多功能'],
          ['Classic', '经典'],
        ],
        item: [
          ['Abacus', '算盘'],
          ['Shape Sorter', '形状配对盒'],
          ['Bead Maze', '绕珠'],
          ['Stacking Tower', '叠叠塔'],
          ['Clock Board', '时钟板'],
        ],
        feature: [
          ['Non-Toxic Finish', '环保无毒'],
          ['Rounded Edges', '圆角打磨'],
          ['Alphabet Cards', '带字母卡'],
        ],
        use: [
          ['Toddlers', '幼儿'],
          ['Creches', '幼儿园'],
          ['Home Teaching', '家庭教学'],
        ],
      },
      attributes: [
        [
          ['Wood', '木材'],
          [
            ['Pine', '松木'],
            ['Beech', '榉木'],
            ['Plywood', '胶合板'],
          ],
        ],
        [
          ['Paint', '油漆'],
          [
            ['Water-based', '水性漆'],
            ['Unpainted', '无漆'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['1-3 years', '1-3岁'],
            ['3-6 years', '3-6岁'],
          ],
        ],
      ],
      colours: ['multi', 'beige'],
      yuan: [6, 55],
      grams: [200, 1100],
      box: [28, 20, 8],
      alsoCalled: ['Montessori toy', 'counting frame'],
    },
    {
      id: 'kids-microscope-kit',
      leaf: ['Kids Microscopes', '儿童显微镜'],
      emoji: '🔬',
      titles: [
        ['{style} Kids Microscope with {feature} for {use}', '{use}{style}儿童显微镜 {feature}'],
        ['{style} Microscope Science Kit with {feature} for {use}', '{use}{style}显微镜科学套装 {feature}'],
      ],
      words: {
        style: [
          ['Beginner', '入门'],
          ['Portable', '便携'],
          ['High-Definition', '高清'],
        ],
        feature: [
          ['LED Light', '带LED灯'],
          ['Phone Clip', '带手机夹'],
          ['Carry Case', '带收纳箱'],
        ],
        use: [
          ['School Projects', '学校课题'],
          ['Biology Class', '生物课'],
          ['Science Gifts', '科学礼物'],
          ['Nature Trips', '户外探索'],
        ],
      },
      attributes: [
        [
          ['Magnification', '放大倍数'],
          [
            ['60-120x', '60-120倍'],
            ['100-400x', '100-400倍'],
            ['100-1200x', '100-1200倍'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['ABS and optical glass', 'ABS+光学玻璃'],
            ['Metal and glass', '金属+玻璃'],
          ],
        ],
        [
          ['Batteries', '电池'],
          [
            ['2 AA, not included', '2节5号（不含）'],
            ['3 AA, not included', '3节5号（不含）'],
          ],
        ],
      ],
      colours: ['white', 'blue', 'red', 'black'],
      option: {
        name: ['Set', '套装'],
        values: [
          ['Basic', '标准款'],
          ['With slides', '配标本'],
          ['Gift box', '礼盒装'],
        ],
      },
      yuan: [19, 128],
      grams: [350, 1300],
      box: [28, 20, 11],
      unit: 50,
      alsoCalled: ['science set', 'STEM toy'],
    },
    {
      id: 'toy-musical-instrument',
      edition: 2,
      leaf: ['Musical Toys', '儿童乐器'],
      emoji: '🥁',
      prop: '🎶',
      titles: [
        ["Kids' {instrument}, {material}, {feature}", '儿童{instrument}{material}{feature}'],
        ['{feature} {instrument} for {age}, {material}', '{feature}{instrument}{age}{material}'],
      ],
      words: {
        instrument: [
          ['Drum Set', '架子鼓'],
          ['Xylophone', '木琴'],
          ['Keyboard', '电子琴'],
          ['Tambourine', '铃鼓'],
          ['Marimba', '马林巴'],
        ],
        material: [
          ['Wooden', '木制'],
          ['Plastic', '塑料'],
          ['Metal', '金属'],
        ],
        feature: [
          ['Lights and Music', '灯光音乐'],
          ['Carry Strap', '背带'],
          ['Song Book', '附乐谱'],
        ],
        age: [
          ['Toddlers', '幼儿'],
          ['3 to 6 Years', '3-6岁'],
          ['Schools', '学校'],
        ],
      },
      attributes: [
        [
          ['Batteries', '电池'],
          [
            ['None', '无需电池'],
            ['3 x AA, not included', '3节5号(不含)'],
          ],
        ],
        [['Safety', '安全'], [['EN 71', 'EN71']]],
      ],
      colours: ['multi', 'red', 'blue', 'pink'],
      yuan: [14, 128],
      grams: [300, 2600],
      box: [36, 26, 14],
      alsoCalled: ['toy drum', 'toy piano', 'music set', 'toy guitar'],
    },
  ],
};
