import type { Group } from '../../kind.ts';

export const officeSchoolPaper: Group = {
  slug: 'office-school-paper',
  name: ['Paper & Office', '纸品办公'],
  kinds: [
    {
      id: 'notebook',
      leaf: ['Notebooks', '笔记本'],
      emoji: '📓',
      titles: [
        ['{cover} {style} Notebook for {use}', '{use}{cover}{style}笔记本'],
        ['{style} {cover} Exercise Book with {feature}', '{style}{cover}练习本 {feature}'],
      ],
      words: {
        cover: [
          ['PU Leather', 'PU皮面'],
          ['Kraft Paper', '牛皮纸'],
          ['Soft-Cover', '软抄'],
          ['Hard-Cover', '硬壳'],
        ],
        style: [
          ['Spiral', '线圈'],
          ['Thick', '加厚'],
          ['Minimalist', '简约'],
        ],
        feature: [
          ['Elastic Strap', '带绑带'],
          ['Page Marker', '带书签'],
          ['Numbered Pages', '带页码'],
        ],
        use: [
          ['School', '学生'],
          ['Meetings', '会议'],
          ['Travel Diaries', '旅行手账'],
          ['Gifts', '礼品'],
        ],
      },
      attributes: [
        [
          ['Paper', '内页纸张'],
          [
            ['70 g', '70克'],
            ['80 g', '80克'],
            ['100 g', '100克'],
          ],
        ],
        [
          ['Ruling', '内页'],
          [
            ['Lined', '横线'],
            ['Blank', '空白'],
            ['Grid', '方格'],
            ['Dotted', '点阵'],
          ],
        ],
        [
          ['Pages', '页数'],
          [
            ['80', '80页'],
            ['120', '120页'],
            ['200', '200页'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'blue', 'pink', 'grey', 'green'],
      option: { name: ['Size', '尺寸'], values: ['A6', 'A5', 'B5', 'A4'] },
      yuan: [2, 26],
      grams: [80, 550],
      box: [22, 16, 3],
      alsoCalled: ['exercise book', 'journal', 'diary'],
    },
    {
      id: 'file-folder',
      leaf: ['Files & Folders', '文件夹'],
      emoji: '📁',
      prop: '🗂️',
      titles: [
        ['{style} {material} File Folder for {use}', '{use}{style}{material}文件夹'],
        ['{style} {material} Document {item} for {use}', '{style}{material}资料{item} {use}用'],
      ],
      words: {
        style: [
          ['Multi-Layer', '多层'],
          ['Waterproof', '防水'],
          ['Thickened', '加厚'],
          ['Snap-Button', '按扣'],
        ],
        material: [
          ['PP', 'PP'],
          ['Plastic', '塑料'],
          ['PVC', 'PVC'],
        ],
        item: [
          ['Wallet', '袋'],
          ['Case', '盒'],
          ['Book', '册'],
        ],
        use: [
          ['Exam Papers', '试卷'],
          ['Invoices', '发票'],
          ['Office Use', '办公'],
          ['School Work', '学生'],
        ],
      },
      attributes: [
        [
          ['Pockets', '页数'],
          [
            ['5', '5页'],
            ['13', '13层'],
            ['24', '24页'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['0.18 mm', '0.18mm'],
            ['0.5 mm', '0.5mm'],
            ['0.8 mm', '0.8mm'],
          ],
        ],
        [
          ['Size', '规格'],
          [
            ['A4', 'A4'],
            ['A5', 'A5'],
            ['FC', 'FC'],
          ],
        ],
      ],
      colours: ['blue', 'clear', 'pink', 'black', 'green', 'yellow'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['1 piece', '单个'],
          ['10 pieces', '10个装'],
        ],
      },
      yuan: [1.5, 28],
      grams: [40, 600],
      box: [33, 24, 4],
      unit: 40,
      alsoCalled: ['document wallet', 'flip file'],
    },
    {
      id: 'stapler',
      leaf: ['Staplers', '订书机'],
      emoji: '📎',
      prop: '📄',
      titles: [
        ['{style} {item} with {feature} for {use}', '{use}{style}{item} {feature}'],
        ['{style} {material} {item} for {use}', '{use}{style}{material}{item}'],
      ],
      words: {
        style: [
          ['Effort-Saving', '省力'],
          ['Heavy-Duty', '重型'],
          ['Ergonomic', '人体工学'],
          ['Desktop', '桌面'],
        ],
        item: [
          ['Stapler', '订书机'],
          ['Rotating Stapler', '旋转订书机'],
          ['Long-Arm Stapler', '长臂订书机'],
        ],
        material: [
          ['Metal', '金属'],
          ['Steel-Core', '钢芯'],
          ['Plastic', '塑料'],
        ],
        feature: [
          ['Staple Remover', '带起钉器'],
          ['Page Gauge', '带定位尺'],
          ['Non-Slip Base', '防滑底座'],
        ],
        use: [
          ['Offices', '办公室'],
          ['Schools', '学校'],
          ['Bookbinding', '装订'],
        ],
      },
      attributes: [
        [
          ['Capacity', '装订页数'],
          [
            ['20 sheets', '20页'],
            ['50 sheets', '50页'],
            ['100 sheets', '100页'],
          ],
        ],
        [
          ['Staples', '适用钉'],
          [
            ['24/6', '24/6'],
            ['23/13', '23/13'],
            ['26/6', '26/6'],
          ],
        ],
        [
          ['Body', '机身'],
          [
            ['Metal and plastic', '金属+塑料'],
            ['All metal', '全金属'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'pink', 'grey'],
      yuan: [5, 58],
      grams: [100, 1200],
      box: [20, 8, 7],
      alsoCalled: ['paper stapler'],
    },
    {
      id: 'sticky-notes',
      leaf: ['Sticky Notes', '便利贴'],
      emoji: '🗒️',
      prop: '📌',
      titles: [
        ['{style} Sticky Notes with {feature} for {use}', '{use}{style}便利贴 {feature}'],
        ['{style} Self-Adhesive {item} for {use}', '{style}自粘{item} {use}用'],
      ],
      words: {
        style: [
          ['Transparent', '透明'],
          ['Neon', '荧光'],
          ['Cartoon', '卡通'],
          ['Kraft', '牛皮纸'],
        ],
        item: [
          ['Memo Pads', '便签本'],
          ['Page Markers', '索引贴'],
          ['Note Cards', '记事贴'],
        ],
        feature: [
          ['Strong Adhesive', '强粘'],
          ['Easy Tear-Off', '易撕'],
          ['Ruled Lines', '带横线'],
        ],
        use: [
          ['Study Notes', '学习笔记'],
          ['Office Desks', '办公桌'],
          ['Planning', '计划'],
          ['Marking Pages', '标记'],
        ],
      },
      attributes: [
        [
          ['Sheets', '张数'],
          [
            ['50', '50张'],
            ['100', '100张'],
            ['400', '400张'],
          ],
        ],
        [
          ['Paper', '纸张'],
          [
            ['80 g', '80克'],
            ['PET', 'PET'],
            ['Kraft', '牛皮纸'],
          ],
        ],
        [
          ['Adhesive', '胶水'],
          [
            ['Removable', '可移除'],
            ['Strong', '强粘'],
          ],
        ],
      ],
      colours: ['yellow', 'pink', 'sky', 'green', 'multi'],
      option: { name: ['Size', '尺寸'], values: ['51 x 38 mm', '76 x 76 mm', '76 x 127 mm'] },
      yuan: [1, 16],
      grams: [20, 280],
      box: [10, 10, 4],
      unit: 40,
      alsoCalled: ['memo stickers', 'sticky pads'],
    },
    {
      id: 'calculator',
      edition: 2,
      leaf: ['Calculators', '计算器'],
      emoji: '🧮',
      prop: '🔢',
      titles: [
        ['{style} Calculator, {display}, {power}', '{style}计算器{display}{power}'],
        ['{power} {style} Calculator for {use}, {display}', '{power}{style}计算机{use}{display}'],
      ],
      words: {
        style: [
          ['Scientific', '科学函数'],
          ['Desktop', '台式'],
          ['Pocket', '袖珍'],
          ['Office', '办公'],
        ],
        display: [
          ['12 Digits', '12位'],
          ['Two-Line Display', '双行显示'],
          ['Large Display', '大屏'],
        ],
        power: [
          ['Solar and Battery', '太阳能双电源'],
          ['Battery', '电池'],
          ['Solar', '太阳能'],
        ],
        use: [
          ['School', '学生'],
          ['Shops', '店铺'],
          ['Exams', '考试'],
          ['Accountants', '财务'],
        ],
      },
      attributes: [
        [
          ['Functions', '功能'],
          [
            ['240', '240种'],
            ['417', '417种'],
            ['Basic', '基本四则'],
          ],
        ],
        [
          ['Cover', '保护盖'],
          [
            ['Slide-on', '滑盖'],
            ['None', '无'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'pink', 'blue', 'white'],
      yuan: [8, 68],
      grams: [80, 360],
      box: [18, 10, 4],
      alsoCalled: ['sakrekenaar', 'scientific calculator', 'adding machine', 'calculadora'],
    },
  ],
};
