import type { Group } from '../../kind.ts';

export const giftWrapping: Group = {
  slug: 'gift-wrapping',
  name: ['Gift Wrapping', '礼品包装'],
  kinds: [
    {
      id: 'gift-box',
      leaf: ['Gift Boxes', '礼品盒'],
      emoji: '🎁',
      titles: [
        ['{style} {material} Gift Box with {feature}', '{style}{material}礼品盒 {feature}'],
        ['{style} {material} Present Box for {use}', '{use}{style}{material}礼物盒'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Luxury', '高档'],
          ['Lid-and-Base', '天地盖'],
          ['Book-Style', '书型'],
        ],
        material: [
          ['Cardboard', '卡纸'],
          ['Kraft', '牛皮纸'],
          ['Textured-Paper', '特种纸'],
        ],
        feature: [
          ['Ribbon Bow', '带蝴蝶结'],
          ['Foam Insert', '带内衬'],
          ['Clear Window', '带透明窗'],
        ],
        use: [
          ['Perfume', '香水'],
          ['Clothing', '服装'],
          ['Jewellery', '首饰'],
          ['Wedding Favours', '伴手礼'],
        ],
      },
      attributes: [
        [
          ['Closure', '开合方式'],
          [
            ['Lift-off lid', '天地盖'],
            ['Ribbon tie', '丝带系扣'],
            ['Tuck flap', '插口'],
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
        [
          ['Board', '纸板厚度'],
          [
            ['1 mm', '1mm'],
            ['1.5 mm', '1.5mm'],
            ['2 mm', '2mm'],
          ],
        ],
      ],
      colours: ['white', 'black', 'pink', 'red', 'brown', 'gold'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [1.5, 26],
      grams: [60, 550],
      box: [26, 20, 5],
      alsoCalled: ['present box', 'hamper box'],
    },
    {
      id: 'gift-ribbon',
      leaf: ['Ribbons & Bows', '丝带蝴蝶结'],
      emoji: '🎀',
      titles: [
        ['{material} {style} Ribbon for {use}', '{use}{material}{style}丝带'],
        ['{material} {style} Ribbon Roll with {feature} for {use}', '{material}{style}织带卷 {feature} {use}用'],
      ],
      words: {
        material: [
          ['Satin', '缎面'],
          ['Grosgrain', '罗纹'],
          ['Organza', '雪纱'],
          ['Velvet', '丝绒'],
        ],
        style: [
          ['Solid', '纯色'],
          ['Dotted', '波点'],
          ['Gold-Edge', '金边'],
        ],
        feature: [
          ['Neat Heat-Cut Edge', '热切不散边'],
          ['Plastic Spool', '配胶轴'],
          ['Soft Drape', '柔软垂感'],
        ],
        use: [
          ['Gift Wrapping', '礼品包装'],
          ['Hair Bows', '发饰'],
          ['Flower Bouquets', '花束'],
          ['Cake Boxes', '蛋糕盒'],
        ],
      },
      attributes: [
        [
          ['Roll length', '卷长'],
          [
            ['22 m', '22米'],
            ['45 m', '45米'],
            ['91 m', '91米'],
          ],
        ],
        [
          ['Composition', '成分'],
          [
            ['Polyester', '涤纶'],
            ['Nylon', '尼龙'],
          ],
        ],
        [
          ['Sides', '面'],
          [
            ['Single face', '单面'],
            ['Double face', '双面'],
          ],
        ],
      ],
      colours: ['red', 'pink', 'gold', 'white', 'navy', 'green'],
      option: { name: ['Width', '宽度'], values: ['1 cm', '2.5 cm', '4 cm'] },
      yuan: [2, 24],
      grams: [50, 380],
      box: [14, 14, 5],
      alsoCalled: ['bow ribbon', 'satin ribbon'],
    },
    {
      id: 'greeting-card',
      leaf: ['Greeting Cards', '贺卡'],
      emoji: '💌',
      titles: [
        ['{style} {theme} Greeting Card with {feature}', '{style}{theme}贺卡 {feature}'],
        ['{style} {theme} Card Set for {use} with {feature}', '{use}{style}{theme}卡片套装 {feature}'],
      ],
      words: {
        style: [
          ['Pop-Up 3D', '立体'],
          ['Foil-Stamped', '烫金'],
          ['Handmade', '手工'],
          ['Kraft', '牛皮纸'],
        ],
        theme: [
          ['Birthday', '生日'],
          ['Wedding', '婚礼'],
          ['Thank-You', '感谢'],
          ['Christmas', '圣诞'],
        ],
        feature: [
          ['Envelope', '配信封'],
          ['Sealing Sticker', '配封口贴'],
          ['Blank Insert', '配空白内页'],
        ],
        use: [
          ['Gift Shops', '礼品店'],
          ['Friends', '朋友'],
          ['Clients', '客户'],
        ],
      },
      attributes: [
        [
          ['Paper', '纸张'],
          [
            ['250 g card', '250克卡纸'],
            ['300 g card', '300克卡纸'],
            ['Pearl paper', '珠光纸'],
          ],
        ],
        [
          ['Size', '尺寸'],
          [
            ['10 x 15 cm', '10x15cm'],
            ['13 x 18 cm', '13x18cm'],
            ['15 x 15 cm', '15x15cm'],
          ],
        ],
        [
          ['Envelope', '信封'],
          [
            ['White envelope', '白色信封'],
            ['Matching envelope', '同色信封'],
          ],
        ],
      ],
      colours: ['red', 'pink', 'white', 'blue'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['1 card', '单张'],
          ['6 cards', '6张装'],
          ['12 cards', '12张装'],
        ],
      },
      yuan: [1.5, 22],
      grams: [25, 280],
      box: [19, 14, 3],
      unit: 40,
      alsoCalled: ['birthday card'],
    },
  ],
};
