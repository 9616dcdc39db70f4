import type { Group } from '../../kind.ts';

export const fabricSewingKnitting: Group = {
  slug: 'fabric-sewing-knitting',
  name: ['Fabric, Sewing & Knitting', '布料缝纫编织'],
  kinds: [
    {
      id: 'african-print-fabric',
      edition: 2,
      leaf: ['African Print Fabric', '非洲蜡染布'],
      emoji: '🥻',
      prop: '🧵',
      titles: [
        ['{pattern} African {cloth}, {material}, {feature}', '{pattern}非洲{cloth}{material}{feature}'],
        ['{material} {cloth} for {use}, {pattern}', '{material}{cloth}{use}{pattern}'],
      ],
      words: {
        pattern: [
          ['Floral', '花卉'],
          ['Geometric', '几何'],
          ['Paisley', '腰果花'],
          ['Animal', '动物纹'],
        ],
        cloth: [
          ['Wax Print Fabric', '蜡染布'],
          ['Shweshwe-Style Fabric', '靛蓝印花布'],
          ['Chitenge Cloth', '印花裹布'],
          ['Ankara Fabric', '安卡拉布'],
        ],
        material: [
          ['Cotton', '纯棉'],
          ['Polyester', '涤纶'],
          ['Cotton Blend', '棉混纺'],
        ],
        feature: [
          ['Double-Sided Print', '双面印'],
          ['Colourfast', '不褪色'],
          ['Soft Finish', '柔软'],
        ],
        use: [
          ['Dresses', '连衣裙'],
          ['Headwraps', '头巾'],
          ['Wraps', '裹裙'],
        ],
      },
      attributes: [
        [
          ['Width', '幅宽'],
          [
            ['90 cm', '90cm'],
            ['112 cm', '112cm'],
            ['120 cm', '120cm'],
          ],
        ],
        [
          ['Weight', '克重'],
          [
            ['100 g/m²', '100g/㎡'],
            ['130 g/m²', '130g/㎡'],
          ],
        ],
      ],
      colours: ['multi', 'blue', 'red', 'orange', 'green', 'brown'],
      option: {
        name: ['Length', '长度'],
        values: [
          ['2 yards', '2码'],
          ['6 yards', '6码'],
          ['12 yards', '12码'],
        ],
      },
      yuan: [12, 98],
      grams: [250, 1800],
      box: [30, 24, 6],
      alsoCalled: ['chitenge', 'chitenje', 'capulana', 'shweshwe', 'isishweshwe', 'seshoeshoe', 'mazambia', 'ankara'],
    },
    {
      id: 'knitting-yarn',
      edition: 2,
      leaf: ['Knitting & Crochet Yarn', '毛线'],
      emoji: '🧶',
      titles: [
        ['{material} Knitting Yarn, {weight}, {feature}', '{material}毛线{weight}{feature}'],
        ['{weight} {material} Wool for {use}, {feature}', '{weight}{material}线{use}{feature}'],
      ],
      words: {
        material: [
          ['Acrylic', '腈纶'],
          ['Milk Cotton', '牛奶棉'],
          ['Merino Blend', '美丽诺混纺'],
          ['Cotton', '棉'],
        ],
        weight: [
          ['Double Knit', '中细'],
          ['Chunky', '粗'],
          ['4 Ply', '4股'],
          ['5 Ply', '5股'],
        ],
        feature: [
          ['Soft', '柔软'],
          ['Anti-Pilling', '不起球'],
          ['Variegated', '段染'],
        ],
        use: [
          ['Baby Jerseys', '宝宝毛衣'],
          ['Hats and Scarves', '帽子围巾'],
          ['Crochet', '钩针'],
        ],
      },
      attributes: [
        [
          ['Ball weight', '每团重量'],
          [
            ['50 g', '50g'],
            ['100 g', '100g'],
          ],
        ],
        [
          ['Needles', '适用棒针'],
          [
            ['3 to 4 mm', '3-4mm'],
            ['5 to 6 mm', '5-6mm'],
          ],
        ],
      ],
      colours: ['red', 'pink', 'yellow', 'green', 'blue', 'grey'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['1 ball', '1团'],
          ['5 balls', '5团'],
          ['10 balls', '10团'],
        ],
      },
      unit: 40,
      yuan: [3, 48],
      grams: [60, 1100],
      box: [30, 22, 12],
      alsoCalled: ['wool', 'breiwol', 'crochet thread'],
    },
    {
      id: 'sewing-kit',
      edition: 2,
      leaf: ['Thread, Needles & Sewing Kits', '针线盒'],
      emoji: '🪡',
      prop: '🧵',
      titles: [
        ['{style} Sewing Kit, {contents}, {case}', '{style}针线盒{contents}{case}'],
        ['{contents} {case} for {use}, {style}', '{contents}{case}{use}{style}'],
      ],
      words: {
        style: [
          ['Household', '家用'],
          ['Travel', '旅行'],
          ["Tailor's", '裁缝'],
          ["Beginner's", '新手'],
        ],
        contents: [
          ['Thread and Needles', '线和针'],
          ['Needles and Buttons', '针和纽扣'],
          ['Thread Spools', '线卷'],
        ],
        case: [
          ['Zip Case', '拉链包'],
          ['Plastic Box', '塑料盒'],
          ['Tin Box', '铁盒'],
        ],
        use: [
          ['Repairs', '修补'],
          ['Dressmaking', '制衣'],
          ['School', '学校手工'],
        ],
      },
      attributes: [
        [
          ['Thread', '线材'],
          [
            ['Polyester 40/2', '涤纶402'],
            ['Cotton', '棉线'],
          ],
        ],
        [
          ['Scissors', '剪刀'],
          [
            ['Included', '附赠'],
            ['Not included', '不含'],
          ],
        ],
      ],
      colours: ['multi', 'red', 'blue', 'pink'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['24 pieces', '24件'],
          ['60 pieces', '60件'],
          ['128 pieces', '128件'],
          ['206 pieces', '206件'],
        ],
      },
      unit: 50,
      yuan: [6, 58],
      grams: [90, 620],
      box: [20, 13, 5],
      alsoCalled: ['naaldwerkstel', 'needle and thread', 'inaliti', 'kit de costura'],
    },
    {
      id: 'zips-and-buttons',
      edition: 2,
      leaf: ['Zips, Buttons & Elastic', '拉链纽扣松紧带'],
      emoji: '🔘',
      prop: '🧵',
      titles: [
        ['{product} for {use}, {material}, {feature}', '{use}{product}{material}{feature}'],
        ['{feature} {material} {product}, {use}', '{feature}{material}{product}{use}'],
      ],
      words: {
        product: [
          ['Zips', '拉链'],
          ['Buttons', '纽扣'],
          ['Elastic Bands', '松紧带'],
          ['Press Studs', '按扣'],
        ],
        use: [
          ['Dresses', '连衣裙'],
          ['Trousers', '裤子'],
          ['School Uniforms', '校服'],
          ['Jackets', '外套'],
        ],
        material: [
          ['Nylon', '尼龙'],
          ['Metal', '金属'],
          ['Resin', '树脂'],
        ],
        feature: [
          ['Assorted Sizes', '混合尺寸'],
          ['Heavy Duty', '加固'],
          ['Washable', '耐洗'],
        ],
      },
      attributes: [
        [
          ['Packing', '包装'],
          [
            ['Zip bag', '拉链袋'],
            ['Box', '盒装'],
          ],
        ],
        [
          ['Sort', '分类'],
          [
            ['One colour', '单色'],
            ['Mixed colours', '混色'],
          ],
        ],
      ],
      colours: ['black', 'white', 'navy', 'multi'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['20 pieces', '20个'],
          ['50 pieces', '50个'],
          ['100 pieces', '100个'],
        ],
      },
      unit: 40,
      yuan: [3, 42],
      grams: [50, 600],
      box: [18, 12, 5],
      alsoCalled: ['zippers', 'ritssluiter', 'knope', 'fecho'],
    },
  ],
};
