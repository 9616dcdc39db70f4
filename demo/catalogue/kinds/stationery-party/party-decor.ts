import type { Group } from '../../kind.ts';

export const partyDecor: Group = {
  slug: 'party-decor',
  name: ['Party Decorations', '派对装饰'],
  kinds: [
    {
      id: 'party-balloons',
      leaf: ['Balloons', '气球'],
      emoji: '🎈',
      titles: [
        ['{style} {type} Balloons for {use}', '{use}{style}{type}气球'],
        ['{style} {type} Balloon Pack with {extra} for {use}', '{style}{type}气球套装 {extra} {use}用'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Round', '圆形'],
          ['Pearl', '珠光'],
          ['Metallic', '金属色'],
        ],
        type: [
          ['Latex', '乳胶'],
          ['Arch', '拱门'],
          ['Party', '派对'],
        ],
        extra: [
          ['Hand Pump', '送打气筒'],
          ['Ribbon', '送丝带'],
          ['Balloon Strip', '送链条'],
        ],
        use: [
          ['Birthdays', '生日'],
          ['Weddings', '婚礼'],
          ['Shop Openings', '开业'],
          ['Graduations', '毕业'],
        ],
      },
      attributes: [
        [
          ['Weight each', '单个重量'],
          [
            ['1.8 g', '1.8克'],
            ['2.8 g', '2.8克'],
            ['3.2 g', '3.2克'],
          ],
        ],
        [
          ['Filling', '充气'],
          [
            ['Air or helium', '空气或氦气'],
            ['Air', '空气'],
          ],
        ],
        [
          ['Pieces', '数量'],
          [
            ['50', '50个'],
            ['100', '100个'],
          ],
        ],
      ],
      colours: ['gold', 'pink', 'red', 'white', 'blue', 'multi'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['5 inch', '5寸'],
          ['10 inch', '10寸'],
          ['12 inch', '12寸'],
        ],
      },
      yuan: [4, 32],
      grams: [80, 380],
      box: [22, 16, 5],
      unit: 40,
      alsoCalled: ['party balloons'],
    },
    {
      id: 'birthday-banner',
      leaf: ['Banners & Bunting', '拉旗横幅'],
      emoji: '🎊',
      titles: [
        ['{material} {theme} Banner for {use}', '{use}{material}{theme}拉旗'],
        ['{style} {theme} Bunting in {material} for {use}', '{style}{theme}三角旗 {material} {use}用'],
      ],
      words: {
        material: [
          ['Card', '卡纸'],
          ['Felt', '毛毡'],
          ['Glitter Paper', '闪光纸'],
        ],
        theme: [
          ['Happy Birthday', '生日快乐'],
          ['Baby Shower', '迎婴派对'],
          ['Congratulations', '祝贺'],
          ['Graduation', '毕业'],
        ],
        style: [
          ['Hanging', '挂式'],
          ['Reusable', '可重复用'],
          ['Lightweight', '轻便'],
        ],
        use: [
          ['Parties', '派对'],
          ['Halls', '会场'],
          ['Photo Walls', '拍照墙'],
        ],
      },
      attributes: [
        [
          ['Length', '长度'],
          [
            ['2 m', '2米'],
            ['3 m', '3米'],
            ['4 m', '4米'],
          ],
        ],
        [
          ['String', '绳子'],
          [
            ['Ribbon included', '含丝带'],
            ['Cotton cord', '棉绳'],
          ],
        ],
        [
          ['Assembly', '安装'],
          [
            ['Ready to hang', '免组装'],
            ['Thread it yourself', '自行穿绳'],
          ],
        ],
      ],
      colours: ['gold', 'pink', 'blue', 'multi', 'black'],
      yuan: [2, 22],
      grams: [40, 220],
      box: [24, 18, 3],
      alsoCalled: ['bunting', 'garland'],
    },
    {
      id: 'party-table-set',
      leaf: ['Party Tableware', '派对餐具'],
      emoji: '🍽️',
      prop: '🎂',
      titles: [
        ['{style} {theme} Party Tableware for {use}', '{use}{style}{theme}派对餐具'],
        ['{style} {theme} {material} Plate and Cup Set', '{style}{theme}{material}盘杯套装'],
      ],
      words: {
        style: [
          ['Biodegradable', '可降解'],
          ['Oil-Proof', '防油'],
          ['Thickened', '加厚'],
        ],
        theme: [
          ['Safari', '森林动物'],
          ['Princess', '公主'],
          ['Soccer', '足球'],
          ['Floral', '花卉'],
        ],
        material: [
          ['Paper', '纸质'],
          ['Bamboo-Pulp', '竹浆'],
          ['Cane-Pulp', '甘蔗浆'],
        ],
        use: [
          ['Kids Birthdays', '儿童生日'],
          ['Baby Showers', '迎婴派对'],
          ['Picnics', '野餐'],
        ],
      },
      attributes: [
        [
          ['Serves', '适用人数'],
          [
            ['10 guests', '10人'],
            ['16 guests', '16人'],
            ['24 guests', '24人'],
          ],
        ],
        [
          ['Contents', '内含'],
          [
            ['Plates and cups', '盘子和杯子'],
            ['Plates, cups and napkins', '盘杯纸巾'],
            ['Full set with tablecloth', '全套含桌布'],
          ],
        ],
        [
          ['Heat', '耐热'],
          [
            ['Cold food', '冷食'],
            ['Hot and cold food', '冷热食'],
          ],
        ],
      ],
      colours: ['multi', 'pink', 'blue', 'gold', 'green'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['40 pieces', '40件'],
          ['68 pieces', '68件'],
          ['115 pieces', '115件'],
        ],
      },
      yuan: [9, 58],
      grams: [250, 1200],
      box: [28, 24, 10],
      unit: 50,
      alsoCalled: ['party plates', 'disposable plates'],
    },
    {
      id: 'trophy-medal',
      edition: 2,
      leaf: ['Trophies & Medals', '奖杯奖牌'],
      emoji: '🏆',
      prop: '🏅',
      titles: [
        ['{material} {award}, {design}, {feature}', '{material}{award}{design}{feature}'],
        ['{design} {award} for {use}, {material}', '{design}{award}{use}{material}'],
      ],
      words: {
        material: [
          ['Metal', '金属'],
          ['Resin', '树脂'],
          ['Crystal Glass', '水晶'],
          ['Plastic', '塑料'],
        ],
        award: [
          ['Trophy Cup', '奖杯'],
          ['Medal', '奖牌'],
          ['Shield', '奖盾'],
        ],
        design: [
          ['Star', '五星'],
          ['Soccer', '足球'],
          ['Laurel', '麦穗'],
          ['Plain', '素面'],
        ],
        feature: [
          ['Engraving Plate', '可刻字'],
          ['Ribbon Included', '附绶带'],
          ['Wooden Base', '木座'],
        ],
        use: [
          ['Schools', '学校'],
          ['Soccer Tournaments', '足球赛'],
          ['Staff Awards', '员工表彰'],
        ],
      },
      attributes: [
        [
          ['Plating', '电镀'],
          [
            ['Gold', '金'],
            ['Silver', '银'],
            ['Bronze', '铜'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Gift box', '礼盒'],
            ['Foam', '泡沫'],
          ],
        ],
      ],
      colours: ['gold', 'silver', 'brown'],
      option: { name: ['Height', '高度'], values: ['6 cm', '18 cm', '28 cm', '40 cm'] },
      yuan: [4, 128],
      grams: [60, 1600],
      box: [36, 18, 16],
      alsoCalled: ['award', 'prize cup', 'soccer trophy', 'trofee', 'troféu'],
    },
  ],
};
