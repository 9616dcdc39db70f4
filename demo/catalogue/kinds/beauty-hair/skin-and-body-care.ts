import type { Group } from '../../kind.ts';

export const skinAndBodyCare: Group = {
  slug: 'skin-and-body-care',
  name: ['Skin & Body Care', '护肤身体护理'],
  kinds: [
    {
      id: 'face-serum-cream',
      leaf: ['Face Creams & Serums', '面霜精华'],
      emoji: '🧴',
      prop: '🍊',
      titles: [
        ['{active} {form} for {use}', '{active}{form} {use}用'],
        ['Moisturising {form} with {active}, Facial Care for {use}', '保湿{form} 含{active} {use}面部护理'],
      ],
      words: {
        active: [
          ['Vitamin C', '维C'],
          ['Hyaluronic Acid', '玻尿酸'],
          ['Niacinamide', '烟酰胺'],
          ['Turmeric', '姜黄'],
        ],
        form: [
          ['Face Serum', '精华液'],
          ['Face Cream', '面霜'],
          ['Facial Toner', '爽肤水'],
        ],
        use: [
          ['Dry Skin', '干性肌肤'],
          ['Oily Skin', '油性肌肤'],
          ['All Skin Types', '任何肤质'],
        ],
      },
      attributes: [
        [
          ['Shelf life', '保质期'],
          [
            ['2 years', '2年'],
            ['3 years', '3年'],
          ],
        ],
        [
          ['Fragrance', '香味'],
          [
            ['Fragrance-free', '无香'],
            ['Light fragrance', '淡香'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Bottle in colour box', '彩盒瓶装'],
            ['Bottle only', '裸瓶'],
          ],
        ],
      ],
      colours: ['white', 'orange'],
      option: { name: ['Net content', '净含量'], values: ['30 ml', '50 ml', '100 ml'] },
      yuan: [5, 38],
      grams: [70, 200],
      box: [13, 5, 5],
      special: 'liquid',
      alsoCalled: ['face lotion', 'skin serum'],
    },
    {
      id: 'facial-cleansing-tool',
      leaf: ['Facial Care Tools', '面部护理工具'],
      emoji: '🧼',
      prop: '💧',
      titles: [
        ['{style} {tool} for {use}', '{style}{tool} {use}用'],
        ['{style} Skin Care Device, {tool} for {use}', '{style}美容仪 {tool} {use}款'],
      ],
      words: {
        style: [
          ['Electric', '电动'],
          ['USB Rechargeable', 'USB充电'],
          ['Portable', '便携'],
          ['Waterproof', '防水'],
        ],
        tool: [
          ['Cleansing Brush', '洁面刷'],
          ['Pore Vacuum', '毛孔吸黑头仪'],
          ['Face Massager', '脸部按摩仪'],
        ],
        use: [
          ['Home Use', '居家'],
          ['Travel', '旅行'],
          ['Beauty Salons', '美容院'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['ABS', 'ABS'],
            ['ABS and silicone', 'ABS+硅胶'],
          ],
        ],
        [
          ['Charging time', '充电时间'],
          [
            ['1.5 hours', '1.5小时'],
            ['2 hours', '2小时'],
          ],
        ],
        [
          ['Battery', '电池容量'],
          [
            ['300 mAh', '300mAh'],
            ['500 mAh', '500mAh'],
            ['800 mAh', '800mAh'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'green', 'purple'],
      yuan: [10, 68],
      grams: [120, 350],
      box: [18, 10, 6],
      special: 'magnet',
      alsoCalled: ['blackhead remover', 'face scrubber'],
    },
    {
      id: 'bath-exfoliating-glove',
      leaf: ['Bath Gloves & Scrubbers', '搓澡用品'],
      emoji: '🧽',
      prop: '🛁',
      titles: [
        ['{style} {material} Bath {tool} for Body Scrubbing', '{style}{material}搓澡{tool} 身体去污'],
        [
          '{material} Exfoliating {tool}, {style} Body Scrubber for the Shower',
          '{material}去角质{tool} {style}搓背神器 淋浴用',
        ],
      ],
      words: {
        style: [
          ['Double-Sided', '双面'],
          ['Quick-Drying', '速干'],
          ['Thickened', '加厚'],
        ],
        material: [
          ['Nylon', '尼龙'],
          ['Silicone', '硅胶'],
          ['Loofah-Fibre', '丝瓜络'],
        ],
        tool: [
          ['Glove', '手套'],
          ['Back Strap', '拉背条'],
          ['Scrub Pad', '擦'],
        ],
      },
      attributes: [
        [
          ['Coarseness', '粗细'],
          [
            ['Soft', '细柔'],
            ['Medium', '中等'],
            ['Coarse', '粗砂'],
          ],
        ],
        [
          ['Hanging loop', '挂绳'],
          [
            ['With loop', '有'],
            ['Without loop', '无'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Backing card', '纸卡'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green', 'grey', 'purple', 'beige'],
      option: {
        name: ['Pieces', '数量'],
        values: [
          ['1 piece', '1个'],
          ['Pack of 3', '3个装'],
          ['Pack of 5', '5个装'],
        ],
      },
      yuan: [1.2, 12],
      grams: [25, 160],
      box: [18, 12, 3],
      unit: 40,
      alsoCalled: ['body scrubber', 'washing net', 'bath mitt'],
    },
  ],
};
