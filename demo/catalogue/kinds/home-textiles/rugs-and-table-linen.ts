import type { Group } from '../../kind.ts';

export const rugsAndTableLinen: Group = {
  slug: 'rugs-and-table-linen',
  name: ['Rugs & Table Linen', '地毯桌布'],
  kinds: [
    {
      id: 'living-room-rug',
      leaf: ['Rugs & Carpets', '地毯'],
      emoji: '🟫',
      prop: '🛋️',
      titles: [
        ['{style} {material} Rug for {place}', '{style}{material}地毯 {place}用'],
        [
          '{material} Floor Carpet with {feature}, {style} Style for {place}',
          '{material}地垫毯 {feature} {style}风 {place}适用',
        ],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Persian', '波斯'],
          ['Modern', '现代'],
          ['Bohemian', '波西米亚'],
        ],
        material: [
          ['Plush', '长毛绒'],
          ['Faux Rabbit Fur', '仿兔毛'],
          ['Crystal Velvet', '水晶绒'],
          ['Polypropylene', '丙纶'],
        ],
        feature: [
          ['Non-Slip Backing', '防滑底'],
          ['Bound Edge', '包边'],
          ['Thick Padding', '加厚海绵'],
        ],
        place: [
          ['Living Room', '客厅'],
          ['Bedroom', '卧室'],
          ['Lounge', '会客区'],
          ['Office', '办公室'],
        ],
      },
      attributes: [
        [
          ['Pile height', '绒高'],
          [
            ['6 mm', '6mm'],
            ['15 mm', '15mm'],
            ['40 mm', '40mm'],
          ],
        ],
        [
          ['Backing', '底部材质'],
          [
            ['PVC dots', 'PVC点塑'],
            ['Non-woven', '无纺布'],
            ['TPR', 'TPR'],
          ],
        ],
        [
          ['Cleaning', '清洁方式'],
          [
            ['Vacuum', '吸尘'],
            ['Machine wash', '可机洗'],
          ],
        ],
      ],
      colours: ['grey', 'beige', 'wine', 'brown', 'blue', 'multi'],
      option: {
        name: ['Size', '尺寸'],
        values: ['80 x 120 cm', '120 x 160 cm', '140 x 200 cm', '160 x 230 cm', '200 x 300 cm'],
      },
      yuan: [18, 260],
      grams: [800, 6500],
      box: [80, 20, 20],
      alsoCalled: ['carpet', 'mat', 'floor rug'],
    },
    {
      id: 'door-mat',
      leaf: ['Door Mats', '门垫'],
      emoji: '🚪',
      prop: '👞',
      titles: [
        ['{style} {material} Door Mat for {place}', '{style}{material}门垫 {place}用'],
        [
          '{material} Entrance Mat with {feature}, {style} Mat for {place}',
          '{material}入户地垫 {feature} {style} {place}适用',
        ],
      ],
      words: {
        style: [
          ['Dust-Scraping', '刮沙'],
          ['Non-Slip', '防滑'],
          ['Absorbent', '吸水'],
          ['Hard-Wearing', '耐磨'],
        ],
        material: [
          ['PVC Coil', 'PVC丝圈'],
          ['Rubber-Backed', '橡胶底'],
          ['Coir', '椰棕'],
          ['Polyester', '涤纶'],
        ],
        feature: [
          ['Custom Logo', '可定制LOGO'],
          ['Low Profile', '超薄'],
          ['Bound Edge', '包边'],
        ],
        place: [
          ['House Entrance', '家庭入户'],
          ['Shop', '商铺'],
          ['Office', '办公室'],
          ['Hotel', '酒店'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['5 mm', '5mm'],
            ['8 mm', '8mm'],
            ['12 mm', '12mm'],
          ],
        ],
        [
          ['Use', '使用场所'],
          [
            ['Indoor', '室内'],
            ['Indoor and outdoor', '室内外'],
          ],
        ],
        [
          ['Cleaning', '清洁方式'],
          [
            ['Shake and rinse', '抖拍冲洗'],
            ['Vacuum', '吸尘'],
          ],
        ],
      ],
      colours: ['grey', 'red', 'black', 'brown', 'green'],
      option: { name: ['Size', '尺寸'], values: ['40 x 60 cm', '50 x 80 cm', '60 x 90 cm', '80 x 120 cm'] },
      yuan: [6, 58],
      grams: [350, 2600],
      box: [60, 13, 13],
      alsoCalled: ['welcome mat', 'foot mat'],
    },
    {
      id: 'table-cloth',
      leaf: ['Tablecloths', '桌布'],
      emoji: '🍽️',
      prop: '🌷',
      titles: [
        ['{style} {material} Tablecloth for {use}', '{style}{material}桌布 {use}用'],
        [
          '{material} Table Cover with {feature}, {style} Design for {use}',
          '{material}台布 {feature} {style}款 {use}适用',
        ],
      ],
      words: {
        style: [
          ['Checked', '格子'],
          ['Plain', '纯色'],
          ['Jacquard', '提花'],
          ['African-Print', '非洲印花'],
        ],
        material: [
          ['Polyester', '涤纶'],
          ['Linen-Cotton', '棉麻'],
          ['Satin', '缎面'],
        ],
        feature: [
          ['Stain-Resistant Finish', '防污处理'],
          ['Lace Edge', '蕾丝边'],
          ['Tassels', '流苏'],
        ],
        use: [
          ['Dining Tables', '餐桌'],
          ['Weddings', '婚宴'],
          ['Restaurants', '餐厅'],
          ['Parties', '聚会'],
        ],
      },
      attributes: [
        [
          ['Weight', '克重'],
          [
            ['140 g/m²', '140克/平方米'],
            ['180 g/m²', '180克/平方米'],
            ['220 g/m²', '220克/平方米'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Rectangle', '长方形'],
            ['Square', '正方形'],
          ],
        ],
        [
          ['Washing', '洗涤方式'],
          [
            ['Machine wash', '可机洗'],
            ['Hand wash', '手洗'],
          ],
        ],
      ],
      colours: ['white', 'red', 'navy', 'beige', 'green', 'gold'],
      option: { name: ['Size', '尺寸'], values: ['100 x 140 cm', '140 x 180 cm', '140 x 220 cm', '150 x 300 cm'] },
      yuan: [8, 58],
      grams: [220, 900],
      box: [30, 24, 4],
      alsoCalled: ['table cover', 'table linen'],
    },
  ],
};
