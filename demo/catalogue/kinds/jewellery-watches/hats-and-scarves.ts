import type { Group } from '../../kind.ts';

export const hatsAndScarves: Group = {
  slug: 'hats-and-scarves',
  name: ['Hats & Scarves', '帽子围巾'],
  kinds: [
    {
      id: 'baseball-cap',
      leaf: ['Caps', '棒球帽'],
      emoji: '🧢',
      titles: [
        ['{style} {material} Baseball Cap with {feature}', '{style}{material}棒球帽{feature}'],
        ['Unisex {style} {material} Peaked Cap with {feature}', '男女通用{style}{material}鸭舌帽 {feature}'],
      ],
      words: {
        style: [
          ['Embroidered', '刺绣'],
          ['Sporty', '运动'],
          ['Plain', '光板'],
          ['Street-Style', '街头'],
        ],
        material: [
          ['Cotton', '纯棉'],
          ['Denim', '牛仔'],
          ['Mesh', '网眼'],
          ['Quick-Dry', '速干'],
        ],
        feature: [
          ['Curved Brim', '弯檐'],
          ['Flat Brim', '平檐'],
          ['Adjustable Strap', '可调后扣'],
        ],
      },
      attributes: [
        [
          ['Head size', '头围'],
          [
            ['56-60 cm', '56-60厘米'],
            ['58-62 cm', '58-62厘米'],
          ],
        ],
        [
          ['Crown', '帽顶'],
          [
            ['Five panels', '五片'],
            ['Six panels', '六片'],
          ],
        ],
        [
          ['Logo', '定制'],
          [
            ['Embroidery accepted', '可绣LOGO'],
            ['Printing accepted', '可印LOGO'],
          ],
        ],
      ],
      colours: ['black', 'white', 'navy', 'red', 'beige', 'army'],
      yuan: [4, 28],
      grams: [70, 130],
      box: [26, 18, 10],
      alsoCalled: ['peak cap', 'sports cap'],
    },
    {
      id: 'bucket-sun-hat',
      leaf: ['Bucket & Sun Hats', '渔夫遮阳帽'],
      emoji: '👒',
      prop: '🌞',
      titles: [
        ['{style} {material} Sun Hat for {use}', '{style}{material}遮阳帽 {use}用'],
        ['{style} {material} Bucket Hat, UV Protection for {use}', '{style}{material}渔夫帽 防晒 {use}款'],
      ],
      words: {
        style: [
          ['Wide-Brim', '大檐'],
          ['Foldable', '可折叠'],
          ['Casual', '休闲'],
          ['Breathable', '透气'],
        ],
        material: [
          ['Cotton', '纯棉'],
          ['Straw', '草编'],
          ['Canvas', '帆布'],
          ['Quick-Dry', '速干'],
        ],
        use: [
          ['the Beach', '沙滩'],
          ['Fishing', '钓鱼'],
          ['Gardening', '园艺'],
          ['Travel', '旅行'],
        ],
      },
      attributes: [
        [
          ['Brim', '帽檐宽'],
          [
            ['6 cm', '6厘米'],
            ['8 cm', '8厘米'],
            ['11 cm', '11厘米'],
          ],
        ],
        [
          ['Sun protection', '防晒指数'],
          [
            ['UPF 30+', 'UPF30+'],
            ['UPF 50+', 'UPF50+'],
          ],
        ],
        [
          ['Chin cord', '防风绳'],
          [
            ['With cord', '有'],
            ['Without cord', '无'],
          ],
        ],
      ],
      colours: ['beige', 'black', 'pink', 'army', 'navy', 'camel'],
      option: { name: ['Head size', '头围'], values: ['54-56 cm', '56-58 cm', '58-60 cm'] },
      yuan: [5, 34],
      grams: [60, 160],
      box: [30, 28, 6],
      alsoCalled: ['spotie', 'ispoti', 'fishing hat'],
    },
    {
      id: 'head-scarf-wrap',
      leaf: ['Headscarves & Doeks', '头巾'],
      emoji: '🧣',
      prop: '🌺',
      titles: [
        ['{style} {material} Headscarf for {use}', '{style}{material}头巾 {use}用'],
        ["Women's {material} Doek, {style} Head Wrap for {use}", '女士{material}包头巾 {style}头饰 {use}款'],
      ],
      words: {
        style: [
          ['African-Print', '非洲印花'],
          ['Plain-Dyed', '素色'],
          ['Embroidered', '绣花'],
          ['Tie-Dye', '扎染'],
        ],
        material: [
          ['Satin', '缎面'],
          ['Cotton', '纯棉'],
          ['Chiffon', '雪纺'],
          ['Stretch Jersey', '弹力针织'],
        ],
        use: [
          ['Church', '教堂礼拜'],
          ['Hair Protection', '护发'],
          ['Weddings', '婚礼'],
          ['Everyday Wear', '日常'],
        ],
      },
      attributes: [
        [
          ['Edge', '边缘工艺'],
          [
            ['Rolled hem', '卷边'],
            ['Overlocked', '锁边'],
          ],
        ],
        [
          ['Season', '适用季节'],
          [
            ['All year', '四季'],
            ['Summer', '夏季'],
          ],
        ],
        [
          ['Care', '洗护'],
          [
            ['Hand wash', '手洗'],
            ['Machine washable', '可机洗'],
          ],
        ],
      ],
      colours: ['green', 'black', 'red', 'purple', 'gold', 'blue'],
      option: { name: ['Size', '尺寸'], values: ['70 x 70 cm', '90 x 90 cm', '180 x 70 cm'] },
      yuan: [3, 24],
      grams: [40, 160],
      box: [20, 14, 2],
      alsoCalled: ['doek', 'dhuku', 'head wrap'],
    },
    {
      id: 'church-hat',
      edition: 2,
      leaf: ['Church & Funeral Hats', '女士礼帽'],
      emoji: '👒',
      prop: '⛪',
      titles: [
        ["Women's {style} Church Hat, {detail}, {material}", '女士{style}礼帽{detail}{material}'],
        ['{occasion} Hat for Ladies, {style}, {detail}', '{occasion}女帽{style}{detail}'],
      ],
      words: {
        style: [
          ['Wide Brim', '宽檐'],
          ['Pillbox', '小圆帽'],
          ['Fascinator', '头饰帽'],
          ['Cloche', '钟形'],
        ],
        detail: [
          ['Net Veil', '网纱'],
          ['Feather Flower', '羽毛花'],
          ['Satin Bow', '缎面蝴蝶结'],
          ['Pearl Trim', '珍珠'],
        ],
        material: [
          ['Sinamay', '麻纱'],
          ['Wool Felt', '羊毛毡'],
          ['Satin', '缎面'],
          ['Organza', '欧根纱'],
        ],
        occasion: [
          ['Church', '礼拜'],
          ['Funeral', '丧礼'],
          ['Wedding', '婚礼'],
          ['Races', '赛马会'],
        ],
      },
      attributes: [
        [
          ['Head size', '头围'],
          [
            ['56-58 cm, adjustable', '56-58cm可调'],
            ['One size', '均码'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Hat box', '帽盒'],
            ['Poly bag', '胶袋'],
          ],
        ],
      ],
      colours: ['black', 'white', 'wine', 'purple', 'navy', 'pink'],
      yuan: [18, 108],
      grams: [120, 380],
      box: [40, 38, 16],
      alsoCalled: ['fascinator', 'ladies hat', 'kerkhoed', 'wedding hat'],
    },
    {
      id: 'winter-beanie-set',
      edition: 2,
      leaf: ['Beanies & Winter Sets', '冬季毛线帽'],
      emoji: '🧣',
      prop: '⛄',
      titles: [
        ['{style} {material} Beanie, {feature}', '{style}{material}毛线帽{feature}'],
        ['{who} Winter Beanie and {partner}, {material}, {feature}', '{who}冬季帽子{partner}{material}{feature}'],
      ],
      words: {
        style: [
          ['Ribbed', '坑条'],
          ['Pompom', '毛球'],
          ['Cuffed', '翻边'],
          ['Slouchy', '宽松'],
        ],
        material: [
          ['Acrylic Knit', '腈纶针织'],
          ['Wool Blend', '羊毛混纺'],
          ['Cashmere Feel', '仿羊绒'],
        ],
        feature: [
          ['Fleece Lined', '加绒'],
          ['Thick', '加厚'],
          ['Stretch', '弹力'],
        ],
        who: [
          ["Men's", '男士'],
          ["Women's", '女士'],
          ['Unisex', '男女通用'],
        ],
        partner: [
          ['Gloves', '手套'],
          ['Scarf', '围巾'],
          ['Neck Warmer', '围脖'],
        ],
      },
      attributes: [
        [['Season', '季节'], [['Autumn and winter', '秋冬']]],
        [
          ['Lining', '内里'],
          [
            ['Fleece', '抓绒'],
            ['Unlined', '无'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'wine', 'camel', 'white'],
      option: {
        name: ['Set', '套装'],
        values: [
          ['Beanie only', '单帽'],
          ['Beanie and gloves', '帽子手套'],
          ['Three-piece set', '三件套'],
        ],
      },
      unit: 50,
      yuan: [6, 42],
      grams: [80, 320],
      box: [26, 20, 8],
      alsoCalled: ['balaclava', 'woollen hat', 'winter hat'],
    },
  ],
};
