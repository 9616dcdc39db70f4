import type { Group } from '../../kind.ts';

export const hairAccessories: Group = {
  slug: 'hair-accessories',
  name: ['Hair Accessories', '发饰'],
  kinds: [
    {
      id: 'hair-clip-claw',
      leaf: ['Hair Clips & Claws', '发夹抓夹'],
      emoji: '🎀',
      prop: '🦋',
      titles: [
        ['{style} {material} Hair Claw for {use}', '{style}{material}抓夹 {use}'],
        ['Non-Slip {material} Hair Clip, {style} Design for {use}', '防滑{material}发夹 {style}款 {use}'],
      ],
      words: {
        style: [
          ['Korean-Style', '韩版'],
          ['Butterfly', '蝴蝶'],
          ['Shark-Tooth', '鲨鱼齿'],
          ['Flower', '花朵'],
        ],
        material: [
          ['Acetate', '醋酸'],
          ['Acrylic', '亚克力'],
          ['Frosted Plastic', '磨砂塑料'],
          ['Metal', '金属'],
        ],
        use: [
          ['Thick Hair', '厚发适用'],
          ['Everyday Styling', '日常造型'],
          ['Updos', '盘发'],
        ],
      },
      attributes: [
        [
          ['Length', '长度'],
          [
            ['8 cm', '8厘米'],
            ['11 cm', '11厘米'],
            ['13 cm', '13厘米'],
          ],
        ],
        [
          ['Spring', '弹簧'],
          [
            ['Steel spring', '钢弹簧'],
            ['Plated spring', '电镀弹簧'],
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
      colours: ['black', 'brown', 'beige', 'pink', 'lilac', 'mint'],
      option: {
        name: ['Pieces', '数量'],
        values: [
          ['1 piece', '1个'],
          ['Pack of 6', '6个装'],
          ['Pack of 12', '12个装'],
        ],
      },
      yuan: [1, 16],
      grams: [15, 160],
      box: [12, 8, 5],
      unit: 40,
      alsoCalled: ['crocodile clip', 'jaw clip', 'hair claw'],
    },
    {
      id: 'headband-hairband',
      leaf: ['Headbands', '发箍发带'],
      emoji: '🎀',
      prop: '👑',
      titles: [
        ['{style} {material} Headband for {use}', '{style}{material}发箍 {use}用'],
        ['Wide {material} Hairband, {style} Hoop for {use}', '宽边{material}头箍 {style}发饰 {use}款'],
      ],
      words: {
        style: [
          ['Knotted', '打结'],
          ['Padded', '加厚海绵'],
          ['Braided', '编织'],
          ['Pearl-Trimmed', '珍珠'],
        ],
        material: [
          ['Satin', '缎面'],
          ['Velvet', '丝绒'],
          ['Cotton', '棉布'],
          ['Chiffon', '雪纺'],
        ],
        use: [
          ['Everyday Wear', '日常'],
          ['Travel', '旅行'],
          ['Parties', '派对'],
          ['School', '上学'],
        ],
      },
      attributes: [
        [
          ['Width', '宽度'],
          [
            ['2 cm', '2厘米'],
            ['4 cm', '4厘米'],
            ['6 cm', '6厘米'],
          ],
        ],
        [
          ['Core', '内芯'],
          [
            ['Plastic hoop', '塑料圈'],
            ['Steel strip', '钢片'],
          ],
        ],
        [
          ['Size', '尺寸'],
          [
            ['Adults', '成人'],
            ['Adults and children', '成人儿童通用'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink', 'red', 'navy', 'camel'],
      yuan: [1.5, 12],
      grams: [20, 80],
      box: [15, 13, 4],
      alsoCalled: ['alice band', 'hair band'],
    },
    {
      id: 'scrunchie-hair-tie',
      leaf: ['Hair Ties & Scrunchies', '发圈'],
      emoji: '🎀',
      prop: '🍓',
      titles: [
        ['{style} {material} Scrunchies for {wearer}', '{wearer}{style}{material}大肠发圈'],
        ['{material} Hair Ties, {style} Ponytail Holders for {wearer}', '{material}发绳 {style}扎头圈 {wearer}款'],
      ],
      words: {
        style: [
          ['High-Elastic', '高弹力'],
          ['Seamless', '无缝'],
          ['Hair-Friendly', '不伤发'],
          ['Printed', '印花'],
        ],
        material: [
          ['Satin', '缎面'],
          ['Velvet', '丝绒'],
          ['Cotton', '纯棉'],
          ['Organza', '欧根纱'],
        ],
        wearer: [
          ['Women', '女士'],
          ['Girls', '女童'],
          ['Pupils', '学生'],
        ],
      },
      attributes: [
        [
          ['Diameter', '直径'],
          [
            ['5 cm', '5厘米'],
            ['8 cm', '8厘米'],
            ['11 cm', '11厘米'],
          ],
        ],
        [
          ['Elastic', '弹力'],
          [
            ['Strong', '强弹'],
            ['Gentle', '柔弹'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Jar', '罐装'],
            ['Backing card', '纸卡'],
          ],
        ],
      ],
      colours: ['multi', 'black', 'pink', 'brown', 'beige'],
      option: {
        name: ['Pieces', '数量'],
        values: [
          ['Pack of 5', '5个装'],
          ['Pack of 10', '10个装'],
          ['Pack of 20', '20个装'],
          ['Pack of 50', '50个装'],
        ],
      },
      yuan: [2, 18],
      grams: [25, 200],
      box: [14, 10, 4],
      unit: 40,
      alsoCalled: ['hair bobbles', 'hair elastics', 'ponytail bands'],
    },
  ],
};
