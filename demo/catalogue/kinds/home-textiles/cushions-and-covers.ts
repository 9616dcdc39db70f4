import type { Group } from '../../kind.ts';

export const cushionsAndCovers: Group = {
  slug: 'cushions-and-covers',
  name: ['Cushions & Covers', '靠垫沙发套'],
  kinds: [
    {
      id: 'cushion-cover',
      leaf: ['Cushion Covers', '抱枕套'],
      emoji: '🟧',
      prop: '🛋️',
      titles: [
        ['{style} {material} Cushion Cover for {place}', '{style}{material}抱枕套 {place}用'],
        ['{material} Scatter Cushion Case with {feature}, {style} Design', '{material}靠枕套 {feature} {style}设计'],
      ],
      words: {
        style: [
          ['African-Print', '非洲印花'],
          ['Geometric', '几何'],
          ['Bohemian', '波西米亚'],
          ['Plain', '纯色'],
          ['Embroidered', '绣花'],
        ],
        material: [
          ['Linen-Cotton', '棉麻'],
          ['Velvet', '丝绒'],
          ['Corduroy', '灯芯绒'],
        ],
        feature: [
          ['Hidden Zip', '隐形拉链'],
          ['Tassels', '流苏'],
          ['Piped Edge', '滚边'],
        ],
        place: [
          ['Sofa', '沙发'],
          ['Bed', '床头'],
          ['Patio', '露台'],
        ],
      },
      attributes: [
        [
          ['Inner', '是否含芯'],
          [
            ['Not included', '不含芯'],
            ['Included', '含芯'],
          ],
        ],
        [
          ['Washing', '洗涤方式'],
          [
            ['Hand wash', '手洗'],
            ['Machine wash cold', '冷水机洗'],
          ],
        ],
        [
          ['Print', '图案'],
          [
            ['One side', '单面'],
            ['Both sides', '双面'],
          ],
        ],
      ],
      colours: ['yellow', 'green', 'navy', 'grey', 'orange', 'beige', 'wine'],
      option: { name: ['Size', '尺寸'], values: ['40 x 40 cm', '45 x 45 cm', '50 x 50 cm', '30 x 50 cm'] },
      yuan: [4, 32],
      grams: [90, 320],
      box: [26, 22, 3],
      alsoCalled: ['scatter cushion', 'pillow cover', 'throw pillow'],
    },
    {
      id: 'sofa-cover',
      leaf: ['Sofa Covers', '沙发套'],
      emoji: '🛋️',
      prop: '🧵',
      titles: [
        ['{style} {material} Sofa Cover with {feature}', '{style}{material}沙发套 {feature}'],
        [
          '{style} Couch Slipcover for {use}, {material} with {feature}',
          '{style}沙发罩 {use}适用 {material} {feature}',
        ],
      ],
      words: {
        style: [
          ['Stretch', '弹力'],
          ['Pet-Proof', '防猫抓'],
          ['Water-Repellent', '防泼水'],
          ['Universal', '万能'],
        ],
        material: [
          ['Jacquard', '提花'],
          ['Polar Fleece', '摇粒绒'],
          ['Soft Knit', '牛奶丝'],
          ['Seersucker', '泡泡纱'],
        ],
        feature: [
          ['Non-Slip Strips', '防滑条'],
          ['Elastic Hem', '松紧底边'],
          ['Fixing Straps', '固定绑带'],
        ],
        use: [
          ['Living Rooms', '客厅'],
          ['L-Shaped Couches', 'L型沙发'],
          ['Office Couches', '办公沙发'],
        ],
      },
      attributes: [
        [
          ['Composition', '成分'],
          [
            ['Polyester 92%, spandex 8%', '涤纶92%氨纶8%'],
            ['Polyester 95%, spandex 5%', '涤纶95%氨纶5%'],
          ],
        ],
        [['Washing', '洗涤方式'], [['Machine wash', '可机洗']]],
        [
          ['Stretch', '弹性'],
          [
            ['Medium', '中弹'],
            ['High', '高弹'],
          ],
        ],
      ],
      colours: ['grey', 'brown', 'beige', 'navy', 'black', 'green'],
      option: {
        name: ['Seats', '座位'],
        values: [
          ['1 seat', '单人'],
          ['2 seats', '双人'],
          ['3 seats', '三人'],
          ['4 seats', '四人'],
        ],
      },
      yuan: [22, 128],
      grams: [450, 1600],
      box: [34, 28, 8],
      alsoCalled: ['couch cover', 'lounge suite cover', 'slipcover'],
    },
    {
      id: 'chair-cover',
      leaf: ['Chair Covers', '椅套'],
      emoji: '🪑',
      prop: '🎀',
      titles: [
        ['{style} {material} Chair Cover for {use}', '{style}{material}椅套 {use}用'],
        ['{material} Seat Slipcover with {feature} for {use}', '{material}座椅套 {feature} {use}适用'],
      ],
      words: {
        style: [
          ['Stretch', '弹力'],
          ['One-Piece', '连体'],
          ['Thick', '加厚'],
        ],
        material: [
          ['Spandex', '氨纶'],
          ['Jacquard', '提花'],
          ['Soft Knit', '牛奶丝'],
        ],
        feature: [
          ['Elastic Hem', '松紧底边'],
          ['Back Bow', '背部蝴蝶结'],
          ['Elastic Straps', '弹力绑带'],
        ],
        use: [
          ['Weddings', '婚礼'],
          ['Dining Rooms', '餐厅'],
          ['Hotels', '酒店'],
          ['Banquets', '宴会'],
        ],
      },
      attributes: [
        [
          ['Fits back height', '适用椅背高'],
          [
            ['40 to 55 cm', '40-55cm'],
            ['45 to 60 cm', '45-60cm'],
          ],
        ],
        [
          ['Composition', '成分'],
          [
            ['Polyester and spandex', '涤纶氨纶'],
            ['100% polyester', '100%涤纶'],
          ],
        ],
        [['Washing', '洗涤方式'], [['Machine wash', '可机洗']]],
      ],
      colours: ['white', 'black', 'gold', 'wine', 'grey', 'navy'],
      option: {
        name: ['Pieces per pack', '每包数量'],
        values: [
          ['1 piece', '1个'],
          ['4 pieces', '4个装'],
          ['6 pieces', '6个装'],
        ],
      },
      yuan: [5, 78],
      grams: [140, 1100],
      box: [28, 22, 5],
      unit: 40,
      alsoCalled: ['wedding chair cover', 'seat cover'],
    },
  ],
};
