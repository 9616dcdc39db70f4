import type { Group } from '../../kind.ts';

export const babyNappiesOutings: Group = {
  slug: 'baby-nappies-outings',
  name: ['Nappies & Outings', '尿布外出用品'],
  kinds: [
    {
      id: 'baby-cloth-nappy',
      leaf: ['Cloth Nappies', '布尿裤'],
      emoji: '🧷',
      titles: [
        ['{build} Cloth Nappy, {pattern}, {feature}', '{build}布尿裤{pattern}{feature}'],
        ['Washable {build} Baby Nappy, {feature}, {pattern}, {pack}', '可洗{build}婴儿尿布裤{feature}{pattern}{pack}'],
      ],
      words: {
        build: [
          ['Pocket Style', '口袋式'],
          ['All-in-One', '一体式'],
          ['Adjustable', '可调节'],
          ['Training', '训练'],
        ],
        pattern: [
          ['Animal Print', '动物印花'],
          ['Plain', '纯色'],
          ['Fruit Print', '水果印花'],
          ['Floral Print', '花卉印花'],
        ],
        feature: [
          ['Leak-Proof', '防侧漏'],
          ['Breathable', '透气'],
          ['Quick Dry', '速干'],
          ['Double Leg Gusset', '双层防漏边'],
        ],
        pack: [
          ['Single Piece', '单条装'],
          ['with One Insert', '配一片尿垫'],
          ['with Two Inserts', '配两片尿垫'],
        ],
      },
      attributes: [
        [
          ['Outer fabric', '外层面料'],
          [
            ['PUL waterproof fabric', 'PUL防水布'],
            ['TPU laminated knit', 'TPU复合布'],
          ],
        ],
        [
          ['Inner fabric', '内层面料'],
          [
            ['Suede cloth', '绒布'],
            ['Bamboo terry', '竹纤维毛圈'],
            ['Cotton', '纯棉'],
          ],
        ],
        [
          ['Fastening', '固定方式'],
          [
            ['Press studs', '按扣'],
            ['Hook and loop', '魔术贴'],
          ],
        ],
        [
          ['Weight range', '适用体重'],
          [
            ['3 to 15 kg', '3-15kg'],
            ['5 to 18 kg', '5-18kg'],
          ],
        ],
      ],
      colours: ['white', 'sky', 'pink', 'yellow', 'green', 'multi'],
      yuan: [9, 32],
      grams: [90, 180],
      box: [20, 16, 4],
      alsoCalled: ['nappy', 'reusable nappy', 'diaper', 'cloth diaper'],
    },
    {
      id: 'baby-nappy-bag',
      leaf: ['Nappy Bags', '妈咪包'],
      emoji: '🎒',
      prop: '🍼',
      titles: [
        ['{carry} Nappy Bag, {feature}, {capacity}', '{carry}妈咪包{feature}{capacity}'],
        ['{capacity} Mother and Baby {carry} Bag, {fabric}, {feature}', '{capacity}母婴{carry}包{fabric}{feature}'],
      ],
      words: {
        carry: [
          ['Backpack', '双肩'],
          ['Shoulder', '单肩'],
          ['Tote', '手提'],
          ['Multi-Way', '多用'],
        ],
        feature: [
          ['with Changing Mat', '带隔尿垫'],
          ['with Bottle Pockets', '带奶瓶袋'],
          ['with Pram Hooks', '带推车挂钩'],
          ['with Wet Pocket', '干湿分离'],
        ],
        capacity: [
          ['Large Capacity', '大容量'],
          ['Lightweight', '轻便'],
          ['Multi-Compartment', '多隔层'],
        ],
        fabric: [
          ['Oxford Cloth', '牛津布'],
          ['Waterproof Nylon', '防水尼龙'],
          ['Quilted', '绗缝'],
        ],
      },
      attributes: [
        [
          ['Opening', '开口方式'],
          [
            ['Zip', '拉链'],
            ['Wide frame opening', '大开口'],
          ],
        ],
        [
          ['Volume', '容积'],
          [
            ['18 L', '18升'],
            ['22 L', '22升'],
            ['28 L', '28升'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Polyester', '聚酯纤维'],
            ['Foil insulated pockets', '铝箔保温袋'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'pink', 'beige', 'green'],
      yuan: [32, 118],
      grams: [550, 950],
      box: [40, 28, 8],
      alsoCalled: ['baby bag', 'diaper bag', 'mommy bag'],
    },
    {
      id: 'baby-carrier',
      leaf: ['Baby Carriers', '婴儿背带'],
      emoji: '🧸',
      prop: '🎒',
      titles: [
        ['{build} Baby Carrier, {feature}, {season}', '{build}婴儿背带{feature}{season}'],
        ['{position} Baby Carrier, {build}, {feature}', '{position}宝宝背带{build}{feature}'],
      ],
      words: {
        build: [
          ['Hip Seat', '腰凳'],
          ['Soft Structured', '结构型'],
          ['Ergonomic', '人体工学'],
          ['Foldable', '可折叠'],
        ],
        feature: [
          ['Soft Padded', '柔软加垫'],
          ['Wide Shoulder Straps', '加宽肩带'],
          ['with Storage Pocket', '带储物袋'],
          ['with Head Support', '护头支撑'],
        ],
        season: [
          ['All Season', '四季通用'],
          ['Summer', '夏季'],
          ['Winter', '冬季'],
        ],
        position: [
          ['Front and Back', '前抱后背'],
          ['Front-Facing', '前抱式'],
          ['Multi-Position', '多功能'],
          ['Side-Carry', '横抱'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Cotton', '纯棉'],
            ['Polyester', '聚酯纤维'],
            ['Cotton and linen', '棉麻'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['15 kg', '15kg'],
            ['20 kg', '20kg'],
          ],
        ],
        [
          ['Buckle', '卡扣'],
          [
            ['Safety buckle', '安全插扣'],
            ['Double lock buckle', '双重锁扣'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['3 to 24 months', '3-24个月'],
            ['3 to 36 months', '3-36个月'],
          ],
        ],
      ],
      colours: ['grey', 'black', 'navy', 'pink', 'beige'],
      yuan: [38, 148],
      grams: [450, 1100],
      box: [30, 24, 14],
      alsoCalled: ['abba carrier', 'baby sling', 'hip seat', 'kangaroo pouch'],
    },
    {
      id: 'disposable-nappies',
      edition: 2,
      leaf: ['Disposable Nappies', '纸尿裤'],
      emoji: '🧷',
      prop: '🌙',
      titles: [
        ['{style} Disposable Nappies, {feature}, {layer}', '{style}纸尿裤{feature}{layer}'],
        ['{feature} Baby Diapers, {style}, {layer}', '{feature}婴儿尿不湿{style}{layer}'],
      ],
      words: {
        style: [
          ['Tape', '腰贴型'],
          ['Pull-Up', '拉拉裤'],
          ['Newborn', '新生儿'],
          ['Overnight', '夜用'],
        ],
        feature: [
          ['Wetness Indicator', '尿显'],
          ['Breathable', '透气'],
          ['Super Absorbent', '大吸量'],
          ['Elastic Waist', '弹力腰'],
        ],
        layer: [
          ['Soft Cotton Layer', '棉柔'],
          ['Ultra-Thin', '超薄'],
          ['Double Leak Guard', '双层防漏'],
        ],
      },
      attributes: [
        [
          ['Absorbs', '吸水量'],
          [
            ['500 ml', '500ml'],
            ['700 ml', '700ml'],
            ['900 ml', '900ml'],
          ],
        ],
        [
          ['In the pack', '每包片数'],
          [
            ['30', '30片'],
            ['50', '50片'],
            ['100', '100片'],
          ],
        ],
      ],
      colours: ['white', 'blue', 'pink'],
      option: {
        name: ['Weight of the child', '宝宝体重'],
        values: [
          ['S (4-8 kg)', 'S(4-8kg)'],
          ['M (6-11 kg)', 'M(6-11kg)'],
          ['L (9-14 kg)', 'L(9-14kg)'],
          ['XL (12-17 kg)', 'XL(12-17kg)'],
        ],
      },
      unit: 40,
      yuan: [18, 98],
      grams: [700, 2900],
      box: [40, 26, 16],
      alsoCalled: ['diapers', 'fraldas', 'disposable diapers'],
    },
    {
      id: 'baby-pram',
      edition: 2,
      leaf: ['Prams & Strollers', '婴儿推车'],
      emoji: '👶',
      prop: '🛞',
      titles: [
        ['{style} Baby Stroller, {feature}, {frame}', '{style}婴儿推车{feature}{frame}'],
        ['{feature} Pram for {age}, {style}, {frame}', '{feature}童车{age}{style}{frame}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Two-Way', '双向'],
          ['Lightweight', '轻便'],
          ['Twin', '双胞胎'],
        ],
        feature: [
          ['Lie-Flat Seat', '可平躺'],
          ['Sun Canopy', '遮阳篷'],
          ['Shock Absorption', '减震'],
          ['Large Basket', '大置物篮'],
        ],
        frame: [
          ['Aluminium Frame', '铝合金架'],
          ['Steel Frame', '钢架'],
          ['High View', '高景观'],
        ],
        age: [
          ['Newborns', '新生儿'],
          ['Toddlers', '幼儿'],
          ['0 to 3 Years', '0-3岁'],
        ],
      },
      attributes: [
        [
          ['Safety belt', '安全带'],
          [
            ['Five-point', '五点式'],
            ['Three-point', '三点式'],
          ],
        ],
        [
          ['Wheels', '车轮'],
          [
            ['EVA', 'EVA轮'],
            ['Rubber', '橡胶轮'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'pink', 'red'],
      yuan: [98, 580],
      grams: [4500, 12500],
      box: [84, 48, 28],
      alsoCalled: ['pram', 'stootwaentjie', 'pushchair', 'carrinho de bebé'],
    },
  ],
};
