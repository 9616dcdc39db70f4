import type { Group } from '../../kind.ts';

export const curtainsAndBlinds: Group = {
  slug: 'curtains-and-blinds',
  name: ['Curtains & Blinds', '窗帘布艺'],
  kinds: [
    {
      id: 'blackout-curtain',
      leaf: ['Curtains', '窗帘'],
      emoji: '🪟',
      prop: '🌙',
      titles: [
        ['{style} {material} Blackout Curtain for {place}', '{style}{material}遮光窗帘 {place}用'],
        [
          '{material} Window Curtain with {feature} for {place}, {style} Style',
          '{material}窗帘 {feature} {place}用 {style}风格',
        ],
      ],
      words: {
        style: [
          ['Modern', '现代'],
          ['Nordic', '北欧'],
          ['European', '欧式'],
          ['Minimalist', '简约'],
        ],
        material: [
          ['Polyester', '涤纶'],
          ['Linen-Look', '仿麻'],
          ['Velvet', '丝绒'],
          ['Chenille', '雪尼尔'],
        ],
        feature: [
          ['Eyelets', '打孔'],
          ['Hooks', '挂钩'],
          ['Rod Pocket', '穿杆'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Living Room', '客厅'],
          ['Office', '办公室'],
          ['Hotel', '酒店'],
        ],
      },
      attributes: [
        [
          ['Shading', '遮光率'],
          [
            ['70%', '70%'],
            ['85%', '85%'],
            ['100%', '100%'],
          ],
        ],
        [
          ['Weight', '克重'],
          [
            ['220 g/m²', '220克/平方米'],
            ['280 g/m²', '280克/平方米'],
            ['330 g/m²', '330克/平方米'],
          ],
        ],
        [
          ['Washing', '洗涤方式'],
          [
            ['Machine wash', '可机洗'],
            ['Dry clean', '干洗'],
          ],
        ],
      ],
      colours: ['grey', 'beige', 'navy', 'wine', 'green', 'brown'],
      option: { name: ['Size', '尺寸'], values: ['140 x 220 cm', '150 x 250 cm', '230 x 220 cm', '265 x 250 cm'] },
      yuan: [16, 118],
      grams: [600, 2400],
      box: [36, 28, 8],
      alsoCalled: ['drapes', 'block-out curtain'],
    },
    {
      id: 'sheer-curtain',
      leaf: ['Sheer Curtains', '窗纱'],
      emoji: '🪟',
      prop: '☀️',
      titles: [
        ['{style} {material} Sheer Curtain for {place}', '{style}{material}窗纱 {place}用'],
        ['{material} Voile Panel, {style} Netting for {place}', '{material}纱帘 {style}透光纱 {place}适用'],
      ],
      words: {
        style: [
          ['Embroidered', '绣花'],
          ['Plain', '纯色'],
          ['Leaf-Pattern', '树叶图案'],
          ['Striped', '条纹'],
        ],
        material: [
          ['Polyester', '涤纶'],
          ['Linen-Look', '仿麻'],
          ['Chiffon', '雪纺'],
          ['Organza', '欧根纱'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Living Room', '客厅'],
          ['Balcony', '阳台'],
          ['Guest House', '民宿'],
        ],
      },
      attributes: [
        [
          ['Hanging', '安装方式'],
          [
            ['Eyelets', '打孔'],
            ['Hooks', '挂钩'],
            ['Rod pocket', '穿杆'],
          ],
        ],
        [
          ['Light', '透光度'],
          [
            ['Half sheer', '半透光'],
            ['Full sheer', '全透光'],
          ],
        ],
        [
          ['Washing', '洗涤方式'],
          [
            ['Hand wash', '手洗'],
            ['Machine wash', '可机洗'],
          ],
        ],
      ],
      colours: ['white', 'beige', 'grey', 'pink', 'sky'],
      option: { name: ['Size', '尺寸'], values: ['140 x 220 cm', '150 x 250 cm', '230 x 220 cm', '300 x 250 cm'] },
      yuan: [9, 65],
      grams: [220, 900],
      box: [32, 24, 5],
      alsoCalled: ['lace curtain', 'voile', 'net curtain'],
    },
    {
      id: 'roller-blind',
      leaf: ['Roller Blinds', '卷帘'],
      emoji: '🪟',
      prop: '📜',
      titles: [
        ['{style} {material} Roller Blind for {place}', '{style}{material}卷帘 {place}用'],
        [
          '{style} Window Blind for {place}, {material} with {feature}',
          '{material}卷帘窗帘 {feature} {style} {place}适用',
        ],
      ],
      words: {
        style: [
          ['Blackout', '遮光'],
          ['Zebra', '斑马'],
          ['Sunscreen', '防晒'],
          ['Waterproof', '防水'],
        ],
        material: [
          ['Polyester', '涤纶'],
          ['Fibreglass', '玻璃纤维'],
          ['PVC-Coated', 'PVC涂层'],
        ],
        feature: [
          ['Bead Chain', '拉珠'],
          ['Spring Roller', '弹簧卷轴'],
          ['No-Drill Clips', '免打孔'],
        ],
        place: [
          ['Kitchen', '厨房'],
          ['Office', '办公室'],
          ['Bathroom', '卫生间'],
          ['Bedroom', '卧室'],
        ],
      },
      attributes: [
        [
          ['Tube', '卷管材质'],
          [
            ['Aluminium', '铝合金'],
            ['Steel', '钢管'],
          ],
        ],
        [
          ['Mounting', '安装方式'],
          [
            ['Inside or outside recess', '内装外装通用'],
            ['Outside recess', '外装'],
          ],
        ],
        [['Cleaning', '清洁方式'], [['Wipe clean', '擦拭']]],
      ],
      colours: ['white', 'grey', 'beige', 'brown', 'black'],
      option: { name: ['Size', '尺寸'], values: ['60 x 150 cm', '90 x 180 cm', '120 x 180 cm', '150 x 210 cm'] },
      yuan: [18, 98],
      grams: [600, 2600],
      box: [155, 8, 8],
      alsoCalled: ['blinds', 'block-out blind'],
    },
    {
      id: 'mosquito-net',
      edition: 2,
      leaf: ['Mosquito Nets', '蚊帐'],
      emoji: '🛏️',
      prop: '🦟',
      titles: [
        ['{style} Mosquito Net, {feature}, {mesh}', '{style}蚊帐{feature}{mesh}'],
        ['{mesh} Bed Net for {use}, {style}, {feature}', '{mesh}蚊帐{use}{style}{feature}'],
      ],
      words: {
        style: [
          ['Hanging Dome', '吊顶圆形'],
          ['Square', '方形'],
          ['Pop-Up', '免安装'],
          ['Folding', '折叠'],
        ],
        feature: [
          ['Zip Door', '拉链门'],
          ['With Hooks', '带挂钩'],
          ['Steel Frame', '钢架'],
          ['Lace Edge', '蕾丝边'],
        ],
        mesh: [
          ['Fine Mesh', '加密网'],
          ['Dense Mesh', '高密网'],
          ['Soft Mesh', '柔软网'],
        ],
        use: [
          ['Double Beds', '双人床'],
          ['Camping', '露营'],
          ['Cots', '婴儿床'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Polyester', '涤纶'],
            ['Polyethylene', '聚乙烯'],
          ],
        ],
        [['Treatment', '处理'], [['Untreated', '未经药物处理']]],
      ],
      colours: ['white', 'blue', 'pink', 'green'],
      option: { name: ['Size', '尺寸'], values: ['120 x 200 cm', '150 x 200 cm', '180 x 200 cm', '200 x 220 cm'] },
      yuan: [9, 88],
      grams: [300, 1800],
      box: [34, 26, 8],
      alsoCalled: ['muskietnet', 'bed net', 'rede mosquiteira', 'ukonde wa udzudzu'],
    },
  ],
};
