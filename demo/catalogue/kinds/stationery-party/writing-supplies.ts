import type { Group } from '../../kind.ts';

export const writingSupplies: Group = {
  slug: 'writing-supplies',
  name: ['Writing Supplies', '书写用品'],
  kinds: [
    {
      id: 'gel-pen',
      leaf: ['Gel & Ballpoint Pens', '中性笔圆珠笔'],
      emoji: '🖊️',
      titles: [
        ['{feature}-Ink {type} with {extra} for {use}', '{use}{feature}{type} {extra}'],
        ['{style} {type} with {feature} Ink for {use}', '{style}{type} {feature}油墨 {use}用'],
      ],
      words: {
        feature: [
          ['Quick-Dry', '速干'],
          ['Smooth', '顺滑'],
          ['Waterproof', '防水'],
        ],
        type: [
          ['Gel Pen', '中性笔'],
          ['Ballpoint Pen', '圆珠笔'],
          ['Rollerball Pen', '走珠笔'],
        ],
        style: [
          ['Retractable', '按动'],
          ['Capped', '拔帽'],
          ['Minimalist', '简约'],
        ],
        extra: [
          ['Soft Grip', '软胶握手'],
          ['Metal Clip', '金属笔夹'],
          ['Spare Refill', '送笔芯'],
        ],
        use: [
          ['Schools', '学校'],
          ['Offices', '办公'],
          ['Exams', '考试'],
        ],
      },
      attributes: [
        [
          ['Tip', '笔尖'],
          [
            ['0.5 mm', '0.5mm'],
            ['0.7 mm', '0.7mm'],
            ['1.0 mm', '1.0mm'],
          ],
        ],
        [
          ['Barrel', '笔杆'],
          [
            ['AS plastic', 'AS塑料'],
            ['ABS plastic', 'ABS塑料'],
            ['Metal', '金属'],
          ],
        ],
        [
          ['Writes', '书写长度'],
          [
            ['600 m', '600米'],
            ['1000 m', '1000米'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'red'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['1 pen', '单支'],
          ['12 pens', '12支装'],
          ['50 pens', '50支装'],
        ],
      },
      yuan: [1, 28],
      grams: [15, 650],
      box: [16, 10, 5],
      unit: 40,
      alsoCalled: ['biro', 'ball pen'],
    },
    {
      id: 'colouring-pencils',
      leaf: ['Colouring Pencils & Crayons', '彩铅蜡笔'],
      emoji: '🖍️',
      titles: [
        ['{feature} {type} Set for {use}', '{use}{feature}{type}套装'],
        ['{style} {type} Set in {packing} for {use}', '{use}{style}{type}套装 {packing}'],
      ],
      words: {
        feature: [
          ['Bright', '鲜亮'],
          ['Non-Toxic', '无毒'],
          ['Break-Resistant', '不易断'],
        ],
        type: [
          ['Colouring Pencil', '彩色铅笔'],
          ['Wax Crayon', '蜡笔'],
          ['Oil Pastel', '油画棒'],
        ],
        style: [
          ['Vivid', '鲜艳'],
          ['Student', '学生'],
          ['Jumbo', '加粗'],
        ],
        packing: [
          ['Tin', '铁盒装'],
          ['Paper Box', '纸盒装'],
          ['Roll Bag', '卷袋装'],
        ],
        use: [
          ['Kids', '儿童'],
          ['Creches', '幼儿园'],
          ['Art Class', '美术课'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Basswood', '椴木'],
            ['Wax', '蜡'],
            ['Plastic barrel', '塑料杆'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['6 years and up', '6岁以上'],
          ],
        ],
        [
          ['Core', '笔芯直径'],
          [
            ['3.0 mm', '3.0mm'],
            ['4.0 mm', '4.0mm'],
            ['8 mm', '8mm'],
          ],
        ],
      ],
      colours: ['multi'],
      option: {
        name: ['Colours', '色数'],
        values: [
          ['12 colours', '12色'],
          ['24 colours', '24色'],
          ['36 colours', '36色'],
          ['48 colours', '48色'],
        ],
      },
      yuan: [3, 36],
      grams: [80, 520],
      box: [20, 18, 3],
      unit: 50,
      alsoCalled: ['pencil crayons', 'crayons', 'wax crayons'],
    },
    {
      id: 'whiteboard-marker',
      leaf: ['Markers', '记号笔'],
      emoji: '✒️',
      prop: '📝',
      titles: [
        ['{style} {type} Marker for {use}', '{use}{style}{type}笔'],
        ['{style} {type} Marker Pens with {feature} for {use}', '{style}{type}笔 {feature} {use}用'],
      ],
      words: {
        style: [
          ['Dual-Tip', '双头'],
          ['Refillable', '可加墨'],
          ['Large-Capacity', '大容量'],
          ['Quick-Dry', '速干'],
        ],
        type: [
          ['Permanent', '油性记号'],
          ['Whiteboard', '白板'],
          ['Paint', '油漆'],
        ],
        feature: [
          ['Chisel Tip', '斜头'],
          ['Bullet Tip', '圆头'],
          ['Low-Odour Ink', '低味墨水'],
        ],
        use: [
          ['Warehouses', '仓库'],
          ['Classrooms', '教室'],
          ['Craft Work', '手工'],
          ['Parcel Labels', '快递'],
        ],
      },
      attributes: [
        [
          ['Ink', '墨水'],
          [
            ['Alcohol-based', '酒精性'],
            ['Oil-based', '油性'],
            ['Water-based', '水性'],
          ],
        ],
        [
          ['Line width', '线宽'],
          [
            ['1-2 mm', '1-2mm'],
            ['2-3 mm', '2-3mm'],
            ['5 mm', '5mm'],
          ],
        ],
        [
          ['Barrel', '笔杆'],
          [
            ['PP plastic', 'PP塑料'],
            ['Aluminium', '铝管'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'red', 'green'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['1 pen', '单支'],
          ['10 pens', '10支装'],
          ['12 pens', '12支装'],
        ],
      },
      yuan: [1.2, 24],
      grams: [20, 300],
      box: [15, 14, 3],
      unit: 40,
      alsoCalled: ['koki', 'koki pen', 'felt-tip marker'],
    },
    {
      id: 'geometry-set',
      edition: 2,
      leaf: ['Maths Sets & Rulers', '套尺圆规'],
      emoji: '📐',
      titles: [
        ['{style} Maths Set, {case}, {contents}', '{style}圆规套尺{case}{contents}'],
        ['{case} Geometry Set for {use}, {contents}, {style}', '{case}几何套装{use}{contents}{style}'],
      ],
      words: {
        style: [
          ['Student', '学生'],
          ['Metal', '金属'],
          ['Exam', '考试'],
        ],
        case: [
          ['Tin Case', '铁盒'],
          ['Clear Case', '透明盒'],
          ['Zip Pouch', '拉链袋'],
        ],
        contents: [
          ['Compass and Ruler', '圆规直尺'],
          ['Compass and Protractor', '圆规量角器'],
          ['Full Set', '全套'],
        ],
        use: [
          ['Primary School', '小学'],
          ['High School', '中学'],
          ['Technical Drawing', '制图'],
        ],
      },
      attributes: [
        [
          ['Ruler', '直尺'],
          [
            ['15 cm', '15cm'],
            ['30 cm', '30cm'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['Plastic and metal', '塑料金属'],
            ['Acrylic', '亚克力'],
          ],
        ],
      ],
      colours: ['blue', 'red', 'clear', 'pink'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['4 pieces', '4件'],
          ['8 pieces', '8件'],
          ['10 pieces', '10件'],
        ],
      },
      unit: 50,
      yuan: [3, 28],
      grams: [80, 260],
      box: [22, 10, 3],
      alsoCalled: ['mathematical instruments', 'wiskundestel', 'compass set', 'compasso'],
    },
  ],
};
