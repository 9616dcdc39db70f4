import type { Group } from '../../kind.ts';

export const jewellerySetsAndBoxes: Group = {
  slug: 'jewellery-sets-and-boxes',
  name: ['Jewellery Sets & Boxes', '首饰套装与收纳'],
  kinds: [
    {
      id: 'bridal-jewellery-set',
      leaf: ['Jewellery Sets', '首饰套装'],
      emoji: '👑',
      prop: '💎',
      titles: [
        ['{style} {material} Jewellery Set for {occasion}', '{occasion}{style}{material}首饰套装'],
        [
          '{material} Necklace and Earrings Set, {style} Style for {occasion}',
          '{material}项链耳环套装 {style}风格 {occasion}饰品',
        ],
      ],
      words: {
        style: [
          ['African', '非洲'],
          ['Dubai', '迪拜'],
          ['Elegant', '优雅'],
          ['Luxury', '轻奢'],
        ],
        material: [
          ['Gold-Plated', '镀金'],
          ['Rhinestone', '水钻'],
          ['Pearl', '珍珠'],
          ['Zircon', '锆石'],
        ],
        occasion: [
          ['Weddings', '婚礼'],
          ['Parties', '派对'],
          ['Traditional Ceremonies', '传统仪式'],
          ['Gifting', '送礼'],
        ],
      },
      attributes: [
        [
          ['Base metal', '底材'],
          [
            ['Alloy', '合金'],
            ['Copper', '铜'],
            ['Stainless steel', '不锈钢'],
          ],
        ],
        [
          ['Necklace length', '项链长度'],
          [
            ['42 + 8 cm', '42+8厘米'],
            ['45 + 5 cm', '45+5厘米'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Gift box', '礼盒'],
            ['Polybag', 'OPP袋'],
          ],
        ],
      ],
      colours: ['gold', 'silver', 'red', 'green', 'blue'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['2-piece set', '两件套'],
          ['4-piece set', '四件套'],
        ],
      },
      yuan: [8, 68],
      grams: [60, 260],
      box: [18, 16, 4],
      unit: 50,
      alsoCalled: ['bridal set', 'necklace set'],
    },
    {
      id: 'waist-beads-anklet',
      leaf: ['Waist Beads & Anklets', '腰链脚链'],
      emoji: '📿',
      prop: '🏖️',
      titles: [
        ['{style} {material} Waist Chain with {feature}', '{style}{material}腰链{feature}'],
        [
          '{style} Body Chain, {material} Waist and Ankle Jewellery with {feature}',
          '{style}身体链 {material}腰链脚链 {feature}',
        ],
      ],
      words: {
        style: [
          ['African', '非洲'],
          ['Beach', '沙滩'],
          ['Layered', '多层'],
          ['Summer', '夏季'],
        ],
        material: [
          ['Glass Bead', '玻璃米珠'],
          ['Crystal', '水晶'],
          ['Shell', '贝壳'],
          ['Acrylic', '亚克力'],
        ],
        feature: [
          ['Elastic Cord', '弹力绳'],
          ['Extension Chain', '带延长链'],
          ['Screw Clasp', '螺丝扣'],
        ],
      },
      attributes: [
        [
          ['Bead size', '珠子大小'],
          [
            ['2 mm', '2毫米'],
            ['3 mm', '3毫米'],
            ['4 mm', '4毫米'],
          ],
        ],
        [
          ['Strands', '条数'],
          [
            ['1 strand', '1条'],
            ['3 strands', '3条'],
            ['5 strands', '5条'],
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
      colours: ['multi', 'gold', 'white', 'red', 'teal'],
      option: { name: ['Length', '长度'], values: ['25 cm', '80 cm', '100 cm', '120 cm'] },
      yuan: [1.8, 15],
      grams: [15, 80],
      box: [9, 7, 2],
      alsoCalled: ['belly beads', 'body chain', 'ankle chain'],
    },
    {
      id: 'jewellery-box',
      leaf: ['Jewellery Boxes', '首饰盒'],
      emoji: '🎁',
      prop: '💍',
      titles: [
        ['{style} {material} Jewellery Box with {feature}', '{style}{material}首饰盒{feature}'],
        [
          '{material} Earring and Ring Organiser, {style} Case with {feature}',
          '{material}耳环戒指收纳盒 {style}盒 {feature}',
        ],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Double-Layer', '双层'],
          ['Princess', '公主'],
          ['Minimalist', '简约'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Velvet', '绒布'],
          ['Acrylic', '亚克力'],
          ['Wooden', '木质'],
        ],
        feature: [
          ['Mirror', '带镜子'],
          ['Drawers', '抽屉式'],
          ['Lock', '带锁'],
          ['Removable Dividers', '可拆隔板'],
        ],
      },
      attributes: [
        [
          ['Lining', '内衬'],
          [
            ['Velvet', '绒布'],
            ['Suede', '麂皮绒'],
          ],
        ],
        [
          ['Compartments', '格数'],
          [
            ['6 compartments', '6格'],
            ['12 compartments', '12格'],
            ['20 compartments', '20格'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['White box', '白盒'],
            ['Colour box', '彩盒'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'black', 'green', 'grey'],
      option: {
        name: ['Size', '尺码'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [7, 58],
      grams: [180, 950],
      box: [22, 16, 10],
      alsoCalled: ['trinket box', 'ring box'],
    },
    {
      id: 'beaded-jewellery',
      edition: 2,
      leaf: ['Beaded Jewellery', '串珠饰品'],
      emoji: '📿',
      prop: '🌍',
      titles: [
        ['{style} Beaded {product}, {pattern}, {closure}', '{style}串珠{product}{pattern}{closure}'],
        ['{pattern} Glass Bead {product}, {style}', '{pattern}玻璃米珠{product}{style}'],
      ],
      words: {
        style: [
          ['African', '非洲风'],
          ['Handmade', '手工'],
          ['Layered', '多层'],
          ['Traditional', '民族风'],
        ],
        product: [
          ['Necklace', '项链'],
          ['Choker', '颈链'],
          ['Bracelet', '手链'],
          ['Collar', '项圈'],
        ],
        pattern: [
          ['Zig-Zag', '锯齿纹'],
          ['Diamond', '菱形'],
          ['Striped', '条纹'],
          ['Colour Block', '撞色'],
        ],
        closure: [
          ['Button Clasp', '纽扣'],
          ['Adjustable Cord', '可调绳'],
          ['Lobster Clasp', '龙虾扣'],
        ],
      },
      attributes: [
        [
          ['Bead size', '珠径'],
          [
            ['2 mm', '2mm'],
            ['3 mm', '3mm'],
            ['4 mm', '4mm'],
          ],
        ],
        [
          ['Thread', '线材'],
          [
            ['Nylon', '尼龙'],
            ['Elastic', '弹力线'],
          ],
        ],
      ],
      colours: ['multi', 'red', 'blue', 'white', 'gold'],
      yuan: [6, 68],
      grams: [30, 190],
      box: [16, 12, 3],
      alsoCalled: ['ubuhlalu', 'Zulu beads', 'traditional beads'],
    },
  ],
};
