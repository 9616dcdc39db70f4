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
  ],
};
