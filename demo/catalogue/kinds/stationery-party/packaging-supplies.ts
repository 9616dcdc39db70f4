import type { Group } from '../../kind.ts';

export const packagingSupplies: Group = {
  slug: 'packaging-supplies',
  name: ['Packaging Supplies', '包装材料'],
  kinds: [
    {
      id: 'courier-bag',
      leaf: ['Courier Bags', '快递袋'],
      emoji: '✉️',
      prop: '📦',
      titles: [
        ['{feature} {material} Courier Bags for {use}', '{use}{feature}{material}快递袋'],
        ['{style} {feature} {material} Mailing Bags for {use}', '{style}{material}物流打包袋 {feature} {use}用'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Tear-Proof', '防撕'],
          ['Self-Sealing', '自封口'],
        ],
        material: [
          ['PE', 'PE'],
          ['Co-Extruded', '共挤膜'],
          ['Biodegradable', '可降解'],
        ],
        style: [
          ['Thickened', '加厚'],
          ['Matt', '磨砂'],
          ['Opaque', '不透光'],
        ],
        use: [
          ['Clothing Shops', '服装'],
          ['Online Sellers', '电商'],
          ['Shoe Parcels', '鞋子'],
          ['Document Parcels', '文件'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['50 microns', '5丝'],
            ['70 microns', '7丝'],
            ['100 microns', '10丝'],
          ],
        ],
        [
          ['Seal', '封口'],
          [
            ['Destructive glue', '破坏胶'],
            ['Strong self-adhesive', '强力自粘'],
          ],
        ],
        [
          ['Printing', '印刷'],
          [
            ['Plain', '无印刷'],
            ['Custom logo', '可定制LOGO'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'black', 'pink', 'green'],
      option: {
        name: ['Size, 100 bags', '尺寸（100个）'],
        values: ['17 x 30 cm', '25 x 35 cm', '28 x 42 cm', '38 x 52 cm'],
      },
      yuan: [5, 46],
      grams: [280, 2800],
      box: [40, 30, 6],
      unit: 40,
      alsoCalled: ['flyer bags', 'poly mailers'],
    },
    {
      id: 'carton-box',
      leaf: ['Carton Boxes', '纸箱'],
      emoji: '📦',
      titles: [
        ['{style} {material} Carton Boxes for {use}', '{use}{style}{material}纸箱'],
        ['{style} {material} Packing Boxes with {feature}', '{style}{material}打包箱 {feature}'],
      ],
      words: {
        style: [
          ['Extra-Hard', '特硬'],
          ['Foldable', '折叠'],
          ['Rectangular', '长方形'],
          ['Shipping', '物流'],
        ],
        material: [
          ['Three-Layer Corrugated', '三层瓦楞'],
          ['Five-Layer Corrugated', '五层瓦楞'],
          ['Kraft', '牛皮'],
        ],
        feature: [
          ['Hand Holes', '带扣手'],
          ['Damp-Proof Film', '防潮膜'],
          ['Printed Logo', '可印LOGO'],
        ],
        use: [
          ['Moving House', '搬家'],
          ['Courier Parcels', '快递'],
          ['Storage', '收纳'],
          ['Fruit Packing', '水果'],
        ],
      },
      attributes: [
        [
          ['Flute', '楞型'],
          [
            ['B flute', 'B楞'],
            ['E flute', 'E楞'],
            ['BC flute', 'BC楞'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['10 kg', '10kg'],
            ['20 kg', '20kg'],
            ['30 kg', '30kg'],
          ],
        ],
        [
          ['Delivered', '发货状态'],
          [
            ['Flat-packed', '折叠发货'],
            ['Bundled', '捆扎发货'],
          ],
        ],
      ],
      colours: ['brown', 'white'],
      option: {
        name: ['Size, 10 boxes', '尺寸（10个）'],
        values: ['20 x 14 x 10 cm', '30 x 20 x 18 cm', '40 x 30 x 30 cm', '60 x 40 x 50 cm'],
      },
      yuan: [6, 85],
      grams: [700, 9000],
      box: [64, 46, 12],
      unit: 40,
      alsoCalled: ['cardboard boxes', 'moving boxes'],
    },
    {
      id: 'packing-tape',
      leaf: ['Packing Tape', '封箱胶带'],
      emoji: '🧻',
      prop: '📦',
      titles: [
        ['{feature} {type} Tape for {use}', '{use}{feature}{type}胶带'],
        ['{feature} {style} {type} Tape Rolls for {use}', '{style}{type}胶带卷 {feature} {use}用'],
      ],
      words: {
        feature: [
          ['High-Tack', '高粘'],
          ['Tear-Resistant', '耐撕'],
          ['Bubble-Free', '无气泡'],
        ],
        type: [
          ['BOPP Packing', 'BOPP封箱'],
          ['Kraft Paper', '牛皮纸'],
          ['Warning-Print', '警示语'],
        ],
        style: [
          ['Thickened', '加厚'],
          ['Wide', '加宽'],
          ['Silent', '静音'],
        ],
        use: [
          ['Carton Sealing', '封箱'],
          ['Warehouses', '仓库'],
          ['Courier Parcels', '快递打包'],
          ['Moving House', '搬家'],
        ],
      },
      attributes: [
        [
          ['Width', '宽度'],
          [
            ['45 mm', '45mm'],
            ['48 mm', '48mm'],
            ['60 mm', '60mm'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['40 microns', '40微米'],
            ['50 microns', '50微米'],
            ['55 microns', '55微米'],
          ],
        ],
        [
          ['Glue', '胶水'],
          [
            ['Acrylic', '丙烯酸胶'],
            ['Hot melt', '热熔胶'],
          ],
        ],
      ],
      colours: ['clear', 'brown', 'white'],
      option: { name: ['Length, 6 rolls', '长度（6卷）'], values: ['50 m', '100 m', '150 m'] },
      yuan: [7, 45],
      grams: [500, 2600],
      box: [32, 16, 11],
      unit: 40,
      alsoCalled: ['buff tape', 'sellotape', 'parcel tape'],
    },
    {
      id: 'paper-gift-bag',
      leaf: ['Paper & Gift Bags', '手提纸袋'],
      emoji: '🛍️',
      titles: [
        ['{style} {material} Gift Bags with {feature}', '{style}{material}礼品袋 {feature}'],
        ['{style} {material} Carrier Bags for {use}', '{use}{style}{material}手提袋'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Minimalist', '简约'],
          ['Printed', '印花'],
          ['Stand-Up', '立体'],
        ],
        material: [
          ['Kraft Paper', '牛皮纸'],
          ['White Card', '白卡纸'],
          ['Laminated Paper', '覆膜纸'],
        ],
        feature: [
          ['Ribbon Handles', '丝带提手'],
          ['Cotton-Rope Handles', '棉绳提手'],
          ['Twisted-Paper Handles', '纸绳提手'],
        ],
        use: [
          ['Boutiques', '服装店'],
          ['Bakeries', '烘焙店'],
          ['Weddings', '婚礼'],
          ['Jewellery Shops', '首饰店'],
        ],
      },
      attributes: [
        [
          ['Paper weight', '克重'],
          [
            ['120 g', '120克'],
            ['150 g', '150克'],
            ['250 g', '250克'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['3 kg', '3kg'],
            ['5 kg', '5kg'],
            ['8 kg', '8kg'],
          ],
        ],
        [
          ['Printing', '印刷'],
          [
            ['Plain', '无印刷'],
            ['Custom logo', '可定制LOGO'],
            ['Gold foil', '烫金'],
          ],
        ],
      ],
      colours: ['brown', 'white', 'pink', 'black', 'red', 'gold'],
      option: {
        name: ['Size, 10 bags', '尺寸（10个）'],
        values: ['15 x 8 x 21 cm', '21 x 11 x 27 cm', '32 x 11 x 25 cm'],
      },
      yuan: [5, 42],
      grams: [250, 1300],
      box: [34, 26, 5],
      unit: 40,
      alsoCalled: ['carrier bags', 'shopping bags'],
    },
  ],
};
