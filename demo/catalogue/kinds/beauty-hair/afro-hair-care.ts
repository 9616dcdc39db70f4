import type { Group } from '../../kind.ts';

export const afroHairCare: Group = {
  slug: 'afro-hair-care',
  name: ['Afro Hair Care', '非洲发质护理'],
  kinds: [
    {
      id: 'durag',
      edition: 2,
      leaf: ['Durags', '海盗帽头巾'],
      emoji: '🧢',
      prop: '🌊',
      titles: [
        ['{material} Durag, {feature}, {style}', '{material}海盗帽{feature}{style}'],
        ['{style} Wave Cap, {material}, {feature}', '{style}波浪帽{material}{feature}'],
      ],
      words: {
        material: [
          ['Satin', '缎面'],
          ['Velvet', '丝绒'],
          ['Silky Polyester', '仿真丝'],
          ['Spandex', '弹力布'],
        ],
        feature: [
          ['Long Tail', '长尾'],
          ['Outside Seam', '外缝线'],
          ['Extra Wide Straps', '加宽绑带'],
          ['Stretch', '弹力'],
        ],
        style: [
          ["Men's", '男士'],
          ['Unisex', '男女通用'],
          ['Printed', '印花'],
          ['Two-Tone', '双色'],
        ],
      },
      attributes: [
        [
          ['Tail length', '尾长'],
          [
            ['30 cm', '30cm'],
            ['45 cm', '45cm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['OPP bag', 'OPP袋'],
            ['Card', '卡头'],
          ],
        ],
      ],
      colours: ['black', 'navy', 'red', 'wine', 'gold', 'purple'],
      yuan: [3, 22],
      grams: [40, 90],
      box: [18, 12, 2],
      alsoCalled: ['do-rag', 'doo rag', 'wave cap'],
    },
    {
      id: 'hair-growth-oil',
      edition: 2,
      leaf: ['Hair Oils & Treatments', '护发精油'],
      emoji: '🧴',
      prop: '🌿',
      titles: [
        ['{ingredient} Hair {product}, {use}', '{ingredient}头发{product}{use}'],
        ['{use} Hair {product} with {ingredient} for {hair}', '{use}{hair}{ingredient}{product}'],
      ],
      words: {
        ingredient: [
          ['Coconut', '椰子'],
          ['Castor', '蓖麻'],
          ['Argan', '摩洛哥坚果'],
          ['Rosemary', '迷迭香'],
          ['Shea Butter', '乳木果'],
        ],
        product: [
          ['Oil', '精油'],
          ['Serum', '精华'],
          ['Butter', '发膏'],
        ],
        use: [
          ['Strengthening', '强韧'],
          ['Moisturising', '滋润'],
          ['Anti-Breakage', '防断'],
          ['Scalp Care', '头皮护理'],
        ],
        hair: [
          ['Natural Hair', '自然卷发'],
          ['Braids and Locs', '辫子脏辫'],
          ['Curly Hair', '卷发'],
        ],
      },
      attributes: [
        [
          ['Hair type', '适合发质'],
          [
            ['All types', '通用'],
            ['Dry and curly', '干性卷发'],
          ],
        ],
        [
          ['Shelf life', '保质期'],
          [
            ['3 years', '3年'],
            ['2 years', '2年'],
          ],
        ],
      ],
      colours: ['green', 'brown', 'gold'],
      option: { name: ['Volume', '容量'], values: ['30 ml', '60 ml', '120 ml'] },
      special: 'liquid',
      yuan: [5, 38],
      grams: [70, 220],
      box: [12, 5, 5],
      alsoCalled: ['hair food', 'scalp oil', 'hair treatment', 'óleo de cabelo'],
    },
    {
      id: 'hair-roller-set',
      edition: 2,
      leaf: ['Hair Rollers & Perm Rods', '卷发筒'],
      emoji: '🌀',
      prop: '🎀',
      titles: [
        ['{style} Hair Rollers, {feature}, {material}', '{style}卷发筒{feature}{material}'],
        ['{material} {product} for {hair}, {feature}', '{hair}{material}{product}{feature}'],
      ],
      words: {
        style: [
          ['Self-Grip', '自粘'],
          ['Flexible', '柔性'],
          ['Overnight', '睡眠'],
        ],
        feature: [
          ['No Heat', '免加热'],
          ['With Clips', '带夹'],
          ['Jumbo', '特大号'],
          ['Assorted Sizes', '混合尺寸'],
        ],
        material: [
          ['Foam', '海绵'],
          ['Plastic', '塑料'],
          ['Satin-Covered', '缎面'],
          ['Silicone', '硅胶'],
        ],
        product: [
          ['Perm Rods', '烫发棒'],
          ['Curlers', '卷发器'],
          ['Flexi Rods', '弯曲卷发棒'],
        ],
        hair: [
          ['Natural Hair', '自然卷发'],
          ['Long Hair', '长发'],
          ['Salons', '发廊'],
        ],
      },
      attributes: [
        [
          ['Diameter', '直径'],
          [
            ['16 mm', '16mm'],
            ['24 mm', '24mm'],
            ['36 mm', '36mm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Zip bag', '拉链袋'],
            ['Hanging card', '吊卡'],
          ],
        ],
      ],
      colours: ['pink', 'purple', 'blue', 'multi'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['10 pieces', '10个'],
          ['20 pieces', '20个'],
          ['42 pieces', '42个'],
        ],
      },
      unit: 50,
      yuan: [5, 36],
      grams: [80, 360],
      box: [26, 18, 6],
      alsoCalled: ['krullers', 'curlers', 'flexi rods', 'perm rods'],
    },
  ],
};
