import type { Group } from '../../kind.ts';

export const blocksPuzzles: Group = {
  slug: 'blocks-puzzles',
  name: ['Blocks & Puzzles', '积木拼图'],
  kinds: [
    {
      id: 'building-blocks',
      leaf: ['Building Blocks', '积木'],
      emoji: '🧱',
      titles: [
        ['{style} {theme} Building Blocks for {use}', '{use}{style}{theme}积木'],
        ['{style} Construction Bricks, {theme} Set with {extra}', '{style}拼装积木 {theme}套装 {extra}'],
      ],
      words: {
        style: [
          ['Large-Particle', '大颗粒'],
          ['Small-Particle', '小颗粒'],
          ['DIY', 'DIY'],
        ],
        theme: [
          ['City', '城市'],
          ['Castle', '城堡'],
          ['Train', '火车'],
          ['Farm', '农场'],
          ['Fire-Engine', '消防车'],
        ],
        extra: [
          ['Storage Bucket', '带收纳桶'],
          ['Base Plate', '带底板'],
          ['Picture Manual', '带图纸'],
        ],
        use: [
          ['Preschoolers', '学龄前'],
          ['Creches', '幼儿园'],
          ['Early Learning', '早教益智'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['PP plastic', 'PP塑料'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['6 years and up', '6岁以上'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Bucket', '桶装'],
            ['Colour box', '彩盒'],
            ['Bag', '袋装'],
          ],
        ],
      ],
      colours: ['multi', 'pink', 'blue'],
      option: {
        name: ['Pieces', '颗粒数'],
        values: [
          ['60 pieces', '60粒'],
          ['120 pieces', '120粒'],
          ['260 pieces', '260粒'],
          ['520 pieces', '520粒'],
        ],
      },
      yuan: [9, 72],
      grams: [300, 1800],
      box: [30, 22, 12],
      unit: 50,
      alsoCalled: ['bricks', 'toy blocks'],
    },
    {
      id: 'jigsaw-puzzle',
      leaf: ['Jigsaw Puzzles', '拼图'],
      emoji: '🧩',
      titles: [
        ['{material} {theme} Jigsaw Puzzle for {use}', '{use}{material}{theme}拼图'],
        ['{material} {theme} Learning Puzzle with {feature}', '{material}{theme}益智拼图 {feature}'],
      ],
      words: {
        material: [
          ['Wooden', '木质'],
          ['Thick-Card', '厚卡纸'],
          ['EVA Foam', 'EVA泡棉'],
        ],
        theme: [
          ['Animal', '动物'],
          ['World Map', '世界地图'],
          ['Alphabet', '字母'],
          ['Dinosaur', '恐龙'],
          ['Landscape', '风景'],
        ],
        feature: [
          ['Storage Tin', '铁盒装'],
          ['Back Numbers', '背面编号'],
          ['Poster Guide', '附参考图'],
        ],
        use: [
          ['Kids', '儿童'],
          ['Classrooms', '课堂'],
          ['Family Nights', '亲子娱乐'],
        ],
      },
      attributes: [
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['5 years and up', '5岁以上'],
            ['8 years and up', '8岁以上'],
          ],
        ],
        [
          ['Finish', '工艺'],
          [
            ['Colour print', '彩色印刷'],
            ['Matt film', '覆哑膜'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Tin', '铁盒'],
            ['Colour box', '彩盒'],
            ['Shrink wrap', '热缩膜'],
          ],
        ],
      ],
      colours: ['multi'],
      option: {
        name: ['Pieces', '片数'],
        values: [
          ['24 pieces', '24片'],
          ['60 pieces', '60片'],
          ['200 pieces', '200片'],
          ['1000 pieces', '1000片'],
        ],
      },
      yuan: [3, 32],
      grams: [100, 750],
      box: [26, 18, 5],
      unit: 50,
      alsoCalled: ['puzzle'],
    },
    {
      id: 'magnetic-tiles',
      leaf: ['Magnetic Tiles', '磁力片'],
      emoji: '🧲',
      prop: '🏰',
      titles: [
        ['{style} Magnetic Tiles, {theme} Set for {use}', '{use}{style}磁力片 {theme}套装'],
        ['{style} Magnet Building {theme} Toy with {extra}', '{style}磁性拼装{theme}玩具 {extra}'],
      ],
      words: {
        style: [
          ['Translucent', '彩窗透光'],
          ['Strong-Magnet', '强磁'],
          ['Rounded-Edge', '圆角'],
        ],
        theme: [
          ['Castle', '城堡'],
          ['Marble Run', '滚珠轨道'],
          ['Vehicle', '小车'],
          ['Animal', '动物'],
        ],
        extra: [
          ['Storage Box', '带收纳盒'],
          ['Wheels', '带车轮'],
          ['Idea Booklet', '带说明书'],
        ],
        use: [
          ['Early Learning', '早教'],
          ['Kids', '儿童'],
          ['Classrooms', '课堂'],
          ['Gifts', '礼物'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['ABS with magnets', 'ABS+磁铁'],
            ['PC with magnets', 'PC+磁铁'],
          ],
        ],
        [
          ['Edge', '封边'],
          [
            ['Ultrasonic welded', '超声波焊接'],
            ['Riveted', '铆钉加固'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['6 years and up', '6岁以上'],
          ],
        ],
      ],
      colours: ['multi', 'pink'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['30 pieces', '30件'],
          ['60 pieces', '60件'],
          ['100 pieces', '100件'],
        ],
      },
      yuan: [18, 145],
      grams: [500, 3200],
      box: [32, 24, 10],
      unit: 50,
      special: 'magnet',
      alsoCalled: ['magnet blocks'],
    },
  ],
};
