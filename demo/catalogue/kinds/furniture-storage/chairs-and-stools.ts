import type { Group } from '../../kind.ts';

export const chairsAndStools: Group = {
  slug: 'chairs-and-stools',
  name: ['Chairs & Stools', '椅凳'],
  kinds: [
    {
      id: 'office-chair',
      leaf: ['Office Chairs', '办公椅'],
      emoji: '💺',
      prop: '💻',
      titles: [
        ['{style} Office Chair with {feature} for {place}', '{place}{style}办公椅带{feature}'],
        [
          '{style} Height-Adjustable Computer Chair with {feature}, {place} Seating',
          '{style}可升降电脑椅 {feature} {place}座椅',
        ],
      ],
      words: {
        style: [
          ['Ergonomic Mesh', '人体工学网布'],
          ['High-Back Swivel', '高背旋转'],
          ['Reclining Executive', '可躺老板'],
          ['Padded Leatherette', '加厚皮艺'],
          ['Breathable', '透气'],
        ],
        feature: [
          ['Lumbar Support', '护腰靠垫'],
          ['Adjustable Headrest', '可调头枕'],
          ['Flip-Up Armrests', '可翻转扶手'],
          ['Retractable Footrest', '伸缩搁脚'],
        ],
        place: [
          ['Home Study', '家用书房'],
          ['Reception', '公司前台'],
          ['Meeting Room', '会议室'],
          ['Call Centre', '客服中心'],
        ],
      },
      attributes: [
        [
          ['Load capacity', '承重'],
          [
            ['120 kg', '120kg'],
            ['136 kg', '136kg'],
            ['150 kg', '150kg'],
          ],
        ],
        [
          ['Base', '椅脚'],
          [
            ['Nylon five-star base', '尼龙五星脚'],
            ['Chromed steel base', '电镀钢制脚'],
          ],
        ],
        [
          ['Gas lift', '气杆'],
          [
            ['Class 3', '三级气杆'],
            ['Class 4', '四级气杆'],
          ],
        ],
        [['Assembly', '安装方式'], [['Self-assembly, tools included', '自行组装，附工具']]],
      ],
      colours: ['black', 'grey', 'white', 'navy', 'pink'],
      yuan: [98, 360],
      grams: [9000, 16000],
      box: [66, 58, 30],
      alsoCalled: ['desk chair', 'typist chair', 'swivel chair'],
    },
    {
      id: 'folding-stool',
      leaf: ['Folding Stools', '折叠凳'],
      emoji: '🪑',
      prop: '🏕️',
      titles: [
        ['{style} Folding Stool with {feature} for {use}', '{use}{style}折叠凳带{feature}'],
        ['{style} Foldable Step Stool with {feature} for {use}', '{style}折叠小板凳 {feature} {use}专用'],
      ],
      words: {
        style: [
          ['Portable Plastic', '便携塑料'],
          ['Thickened', '加厚'],
          ['Lightweight', '轻便'],
          ['Space-Saving', '省空间'],
          ['Heavy-Duty', '承重型'],
        ],
        feature: [
          ['Carry Handle', '手提把手'],
          ['Non-Slip Feet', '防滑脚垫'],
          ['Textured Top', '防滑凳面'],
          ['Safety Lock', '安全锁扣'],
        ],
        use: [
          ['Camping', '露营'],
          ['Fishing', '钓鱼'],
          ['Kitchen', '厨房'],
          ['Bathroom', '浴室'],
          ['Train Travel', '火车出行'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PP plastic', 'PP塑料'],
            ['Reinforced nylon', '加强尼龙'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['80 kg', '80kg'],
            ['120 kg', '120kg'],
            ['150 kg', '150kg'],
          ],
        ],
        [
          ['Folded thickness', '折叠厚度'],
          [
            ['4 cm', '4cm'],
            ['5 cm', '5cm'],
          ],
        ],
      ],
      colours: ['blue', 'green', 'pink', 'white', 'orange', 'grey'],
      option: { name: ['Height', '高度'], values: ['22 cm', '27 cm', '32 cm', '39 cm'] },
      yuan: [7, 29],
      grams: [450, 1500],
      box: [38, 30, 6],
      alsoCalled: ['bankie', 'camp stool', 'step stool'],
    },
    {
      id: 'bar-stool',
      leaf: ['Bar Stools', '吧台椅'],
      emoji: '🪑',
      prop: '🍷',
      titles: [
        ['{style} Bar Stool with {feature} for {place}', '{place}{style}吧台椅带{feature}'],
        ['{style} High Counter Chair with {feature} for {place}', '{style}高脚凳 {feature}设计 {place}用'],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Industrial', '工业风'],
          ['Modern Minimalist', '现代简约'],
          ['Light Luxury', '轻奢'],
          ['Retro', '复古'],
        ],
        feature: [
          ['Swivel Seat', '旋转座面'],
          ['Backrest', '靠背'],
          ['Footrest Ring', '脚踏圈'],
          ['Padded Seat', '软包坐垫'],
        ],
        place: [
          ['Kitchen Island', '厨房岛台'],
          ['Coffee Shop', '咖啡店'],
          ['Till Point', '收银台'],
          ['Home Bar', '家庭酒吧'],
        ],
      },
      attributes: [
        [
          ['Seat material', '座面材质'],
          [
            ['PU leather', 'PU皮'],
            ['Velvet', '绒布'],
            ['PP plastic', 'PP塑料'],
          ],
        ],
        [
          ['Frame', '支架'],
          [
            ['Powder-coated steel', '喷塑钢管'],
            ['Chromed steel', '电镀钢'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['120 kg', '120kg'],
            ['150 kg', '150kg'],
          ],
        ],
      ],
      colours: ['black', 'white', 'grey', 'green', 'camel'],
      option: { name: ['Seat height', '座高'], values: ['65 cm', '75 cm'] },
      yuan: [46, 168],
      grams: [4500, 8500],
      box: [46, 44, 24],
      alsoCalled: ['kitchen stool', 'counter stool'],
    },
    {
      id: 'bean-bag',
      leaf: ['Bean Bags & Lazy Sofas', '懒人沙发'],
      emoji: '🛋️',
      prop: '🎮',
      titles: [
        ['{material} Bean Bag Chair with {feature} for {place}', '{material}豆袋懒人沙发带{feature} {place}适用'],
        [
          '{style} Lazy Sofa with {feature}, {material} Lounger for {place}',
          '{style}懒人沙发 {material}躺椅 {feature} {place}用',
        ],
        ['{style} {material} Bean Bag for {place}', '{place}{style}{material}豆袋'],
      ],
      words: {
        style: [
          ['Round', '圆形'],
          ['Single-Seat', '单人'],
          ['Teardrop', '水滴形'],
          ['High-Back', '高靠背'],
        ],
        material: [
          ['Corduroy', '灯芯绒'],
          ['Linen-Look', '仿麻'],
          ['Waterproof Oxford', '防水牛津布'],
          ['Leather-Look', '科技布'],
        ],
        feature: [
          ['Washable Cover', '可拆洗外套'],
          ['Side Pocket', '侧边口袋'],
          ['Carry Handle', '提手'],
        ],
        place: [
          ['Living Room', '客厅'],
          ['Bedroom', '卧室'],
          ['Balcony', '阳台'],
          ['TV Corner', '电视角'],
        ],
      },
      attributes: [
        [
          ['Filling', '填充物'],
          [
            ['EPS beads', 'EPS颗粒'],
            ['Shredded foam', '碎海绵'],
            ['Cover only, no filling', '仅外套不含填充'],
          ],
        ],
        [
          ['Closure', '闭合方式'],
          [
            ['Double zip', '双拉链'],
            ['Child-safe zip', '儿童安全拉链'],
          ],
        ],
        [
          ['Care', '洗涤方式'],
          [
            ['Machine wash cover', '外套可机洗'],
            ['Wipe clean', '擦拭清洁'],
          ],
        ],
      ],
      colours: ['grey', 'camel', 'navy', 'pink', 'army', 'beige'],
      option: { name: ['Size', '尺寸'], values: ['60 x 70 cm', '80 x 90 cm', '90 x 110 cm'] },
      yuan: [32, 150],
      grams: [900, 4800],
      box: [50, 40, 30],
      alsoCalled: ['beanbag chair', 'pouffe', 'lazy chair'],
    },
  ],
};
