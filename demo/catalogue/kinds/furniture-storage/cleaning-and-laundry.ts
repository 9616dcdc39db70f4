import type { Group } from '../../kind.ts';

export const cleaningAndLaundry: Group = {
  slug: 'cleaning-and-laundry',
  name: ['Cleaning & Laundry', '清洁洗晒'],
  kinds: [
    {
      id: 'broom-mop',
      edition: 2,
      leaf: ['Brooms & Mops', '扫把拖把'],
      emoji: '🧹',
      titles: [
        ['{product}, {head}, {handle}', '{product}{head}{handle}'],
        ['{head} {product} with {handle} for {use}', '{head}{product}{handle}{use}'],
      ],
      words: {
        product: [
          ['Broom', '扫把'],
          ['Spin Mop', '旋转拖把'],
          ['Flat Mop', '平板拖把'],
          ['Broom and Dustpan', '扫把簸箕'],
        ],
        head: [
          ['Soft Bristle', '软毛'],
          ['Microfibre', '超细纤维'],
          ['Cotton String', '棉线'],
          ['Stiff Bristle', '硬毛'],
        ],
        handle: [
          ['Steel Handle', '钢杆'],
          ['Telescopic Handle', '伸缩杆'],
          ['Wooden Handle', '木杆'],
        ],
        use: [
          ['Tiles', '瓷砖'],
          ['Yards', '庭院'],
          ['Shops', '店铺'],
        ],
      },
      attributes: [
        [
          ['Head width', '头宽'],
          [
            ['28 cm', '28cm'],
            ['35 cm', '35cm'],
            ['42 cm', '42cm'],
          ],
        ],
        [
          ['Spare heads', '替换头'],
          [
            ['None', '无'],
            ['Two', '两个'],
          ],
        ],
      ],
      colours: ['blue', 'grey', 'green', 'red'],
      option: {
        name: ['Set', '配置'],
        values: [
          ['Single', '单件'],
          ['With bucket', '带桶'],
          ['With dustpan', '带簸箕'],
        ],
      },
      yuan: [8, 88],
      grams: [400, 2800],
      box: [120, 26, 12],
      alsoCalled: ['besem', 'umshanelo', 'lefielo', 'mutsvairo', 'tsache', 'vassoura', 'esfregona'],
    },
    {
      id: 'plastic-bucket',
      edition: 2,
      leaf: ['Buckets', '水桶'],
      emoji: '🪣',
      titles: [
        ['{style} {material} Bucket, {feature}', '{style}{material}水桶{feature}'],
        ['{material} Bucket with {feature} for {use}, {style}', '{material}桶{feature}{use}{style}'],
      ],
      words: {
        style: [
          ['Round', '圆形'],
          ['Large', '大号'],
          ['Thick', '加厚'],
          ['Stackable', '可叠放'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Galvanised Steel', '镀锌铁'],
          ['Stainless Steel', '不锈钢'],
        ],
        feature: [
          ['Lid', '带盖'],
          ['Steel Handle', '钢提手'],
          ['Pouring Lip', '导流口'],
          ['Measuring Marks', '刻度'],
        ],
        use: [
          ['Water', '储水'],
          ['Laundry', '洗衣'],
          ['Mopping', '拖地'],
          ['Camping', '露营'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['10 kg', '10kg'],
            ['20 kg', '20kg'],
            ['25 kg', '25kg'],
          ],
        ],
        [
          ['Food contact', '食品接触'],
          [
            ['Food-grade', '食品级'],
            ['Not for food', '非食品级'],
          ],
        ],
      ],
      colours: ['blue', 'red', 'green', 'yellow', 'grey'],
      option: { name: ['Capacity', '容量'], values: ['5 L', '10 L', '16 L', '20 L', '25 L'] },
      yuan: [6, 58],
      grams: [250, 1600],
      box: [34, 34, 34],
      alsoCalled: ['emmer', 'ibhakede', 'emere', 'bhaketi', 'ndowa', 'balde'],
    },
    {
      id: 'wash-basin-tub',
      edition: 2,
      leaf: ['Wash Basins', '洗衣盆'],
      emoji: '🫧',
      prop: '🧺',
      titles: [
        ['{style} {material} Wash Basin, {feature}', '{style}{material}盆{feature}'],
        ['{material} Basin for {use}, {style}, {feature}', '{material}脸盆{use}{style}{feature}'],
      ],
      words: {
        style: [
          ['Round', '圆形'],
          ['Deep', '加深'],
          ['Large', '大号'],
          ['Rectangular', '长方形'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Enamel', '搪瓷'],
          ['Stainless Steel', '不锈钢'],
        ],
        feature: [
          ['Two Handles', '双耳'],
          ['Washboard', '带搓衣板'],
          ['Drain Plug', '排水塞'],
          ['Thick Rim', '加厚边'],
        ],
        use: [
          ['Laundry', '洗衣'],
          ['Bathing', '洗澡'],
          ['Dishes', '洗碗'],
          ['Foot Baths', '泡脚'],
        ],
      },
      attributes: [
        [
          ['Weight', '轻重'],
          [
            ['Light', '轻便'],
            ['Heavy duty', '加厚'],
          ],
        ],
        [
          ['Hanging hole', '挂孔'],
          [
            ['Yes', '有'],
            ['No', '无'],
          ],
        ],
      ],
      colours: ['blue', 'pink', 'green', 'white', 'red'],
      option: { name: ['Diameter', '直径'], values: ['32 cm', '40 cm', '50 cm', '60 cm'] },
      yuan: [5, 52],
      grams: [220, 1900],
      box: [52, 52, 20],
      alsoCalled: ['skottel', 'waskom', 'dhishi', 'beseni', 'bacia', 'bath dish'],
    },
    {
      id: 'dustbin',
      edition: 2,
      leaf: ['Dustbins', '垃圾桶'],
      emoji: '🗑️',
      titles: [
        ['{opening} {material} Dustbin, {feature}', '{opening}{material}垃圾桶{feature}'],
        ['{material} Rubbish Bin for {place}, {opening}, {feature}', '{material}垃圾桶{place}{opening}{feature}'],
      ],
      words: {
        opening: [
          ['Pedal', '脚踏'],
          ['Swing-Lid', '摇盖'],
          ['Sensor', '感应'],
          ['Open-Top', '无盖'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Stainless Steel', '不锈钢'],
          ['Steel Mesh', '铁网'],
        ],
        feature: [
          ['Inner Bucket', '带内桶'],
          ['Soft Close', '静音缓降'],
          ['Bag Ring', '压圈'],
          ['Wheels', '带轮'],
        ],
        place: [
          ['Kitchens', '厨房'],
          ['Bathrooms', '卫生间'],
          ['Offices', '办公室'],
          ['Yards', '庭院'],
        ],
      },
      attributes: [
        [
          ['Power', '供电'],
          [
            ['None', '无'],
            ['2 x AA batteries, not included', '2节5号电池(不含)'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Round', '圆形'],
            ['Square', '方形'],
            ['Slim', '窄型'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'white', 'green', 'silver'],
      option: { name: ['Capacity', '容量'], values: ['8 L', '12 L', '30 L', '50 L', '100 L'] },
      yuan: [9, 148],
      grams: [400, 5200],
      box: [38, 32, 46],
      alsoCalled: ['rubbish bin', 'asblik', 'dirt bin', 'trash can', 'caixote do lixo'],
    },
    {
      id: 'clothes-drying-rack',
      edition: 2,
      leaf: ['Drying Racks & Washing Lines', '晾衣架'],
      emoji: '👕',
      prop: '☀️',
      titles: [
        ['{style} {product}, {material}, {feature}', '{style}{product}{material}{feature}'],
        ['{material} {product} for {place}, {feature}', '{material}{product}{place}{feature}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Retractable', '伸缩'],
          ['Wall-Mounted', '壁挂'],
          ['Standing', '落地'],
        ],
        product: [
          ['Drying Rack', '晾衣架'],
          ['Washing Line', '晾衣绳'],
          ['Clothes Airer', '晒衣架'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Aluminium', '铝合金'],
          ['PVC-Coated Steel', '包塑钢'],
        ],
        feature: [
          ['Windproof Hooks', '防风扣'],
          ['Sock Clips', '袜夹'],
          ['Wheels', '带轮'],
        ],
        place: [
          ['Balconies', '阳台'],
          ['Yards', '庭院'],
          ['Flats', '公寓'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['10 kg', '10kg'],
            ['25 kg', '25kg'],
            ['40 kg', '40kg'],
          ],
        ],
        [
          ['Rust', '防锈'],
          [
            ['Coated', '喷塑'],
            ['Stainless', '不锈'],
          ],
        ],
      ],
      colours: ['silver', 'white', 'grey'],
      option: { name: ['Drying length', '晾晒长度'], values: ['6 m', '10 m', '15 m', '20 m'] },
      yuan: [12, 168],
      grams: [300, 5200],
      box: [110, 56, 10],
      alsoCalled: ['washing line', 'wasgoeddraad', 'airer', 'clothes horse', 'estendal'],
    },
  ],
};
