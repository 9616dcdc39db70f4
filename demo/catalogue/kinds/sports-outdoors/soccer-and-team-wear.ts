import type { Group } from '../../kind.ts';

export const soccerAndTeamWear: Group = {
  slug: 'soccer-and-team-wear',
  name: ['Soccer Kit & Supporters', '足球装备助威'],
  kinds: [
    {
      id: 'soccer-kit',
      edition: 2,
      leaf: ['Soccer Kits', '足球服套装'],
      emoji: '🎽',
      prop: '🏆',
      titles: [
        ['{who} Soccer Kit, {pattern}, {feature}', '{who}足球服套装{pattern}{feature}'],
        ['{pattern} Soccer Jersey and Shorts, {who}, {feature}', '{pattern}球衣短裤{who}{feature}'],
      ],
      words: {
        who: [
          ["Men's", '男款'],
          ["Boys'", '儿童'],
          ['Team', '球队'],
          ["Women's", '女款'],
        ],
        pattern: [
          ['Striped', '条纹'],
          ['Plain', '纯色'],
          ['Gradient', '渐变'],
          ['Checked', '格纹'],
        ],
        feature: [
          ['Name and Number Printing', '可印名号'],
          ['Quick Dry', '速干'],
          ['Breathable Mesh', '透气网眼'],
        ],
      },
      attributes: [
        [
          ['Set', '套装'],
          [
            ['Jersey and shorts', '球衣短裤'],
            ['Jersey, shorts and socks', '球衣短裤球袜'],
          ],
        ],
        [
          ['Fabric', '面料'],
          [
            ['Polyester mesh', '涤纶网眼'],
            ['Bird-eye knit', '鸟眼布'],
          ],
        ],
      ],
      colours: ['red', 'yellow', 'black', 'white', 'blue', 'green'],
      option: { name: ['Size', '尺码'], values: ['120 cm', '140 cm', 'M', 'L', 'XL', 'XXL'] },
      unit: 50,
      yuan: [22, 88],
      grams: [180, 420],
      box: [30, 24, 4],
      alsoCalled: ['soccer jersey set', 'football kit', 'team kit', 'diski kit', 'equipamento de futebol'],
    },
    {
      id: 'shin-guards',
      edition: 2,
      leaf: ['Shin Guards', '护腿板'],
      emoji: '🥅',
      prop: '⚽',
      titles: [
        ['{style} Shin Guards, {material}, {feature}', '{style}护腿板{material}{feature}'],
        ['{feature} Soccer Shin Pads, {style}, {material}', '{feature}足球护腿{style}{material}'],
      ],
      words: {
        style: [
          ['Slip-In', '插片式'],
          ['Ankle Guard', '带护踝'],
          ['Strap', '绑带式'],
          ['Youth', '少年'],
        ],
        material: [
          ['Polypropylene', 'PP硬壳'],
          ['Carbon Fibre', '碳纤维'],
          ['EVA Foam', 'EVA'],
        ],
        feature: [
          ['Sweat Absorbing', '吸汗'],
          ['Lightweight', '轻便'],
          ['Ventilated', '透气'],
          ['Sleeve Included', '附护套'],
        ],
      },
      attributes: [
        [
          ['Length', '长度'],
          [
            ['14 cm', '14cm'],
            ['18 cm', '18cm'],
            ['22 cm', '22cm'],
          ],
        ],
        [
          ['Fixing', '固定'],
          [
            ['Sleeve', '护套'],
            ['Elastic straps', '松紧带'],
          ],
        ],
      ],
      colours: ['black', 'white', 'red', 'blue', 'green'],
      option: { name: ['Size', '尺码'], values: ['S', 'M', 'L'] },
      unit: 20,
      yuan: [6, 48],
      grams: [80, 260],
      box: [24, 14, 7],
      alsoCalled: ['shin pads', 'soccer pads', 'caneleiras'],
    },
    {
      id: 'vuvuzela',
      edition: 2,
      leaf: ['Vuvuzelas & Whistles', '助威喇叭哨子'],
      emoji: '📯',
      prop: '🎉',
      titles: [
        ['{product}, {style}, {material}', '{product}{style}{material}'],
        ['{style} {material} {product} for {use}', '{style}{material}{product}{use}'],
      ],
      words: {
        product: [
          ['Vuvuzela', '呜呜祖拉'],
          ['Air Horn', '气喇叭'],
          ['Referee Whistle', '裁判哨'],
          ['Folding Horn', '伸缩喇叭'],
        ],
        style: [
          ['Single-Colour', '单色'],
          ['Flag-Colour', '国旗色'],
          ['Printed Logo', '可印LOGO'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Thick Plastic', '加厚塑料'],
          ['Recycled Plastic', '再生塑料'],
        ],
        use: [
          ['Soccer Matches', '足球赛'],
          ['Parties', '派对'],
          ['Sports Days', '运动会'],
        ],
      },
      attributes: [
        [
          ['Printing', '印刷'],
          [
            ['Logo on request', '可印LOGO'],
            ['Plain', '素色'],
          ],
        ],
        [
          ['Lanyard', '挂绳'],
          [
            ['Included', '附赠'],
            ['Not included', '不含'],
          ],
        ],
      ],
      colours: ['yellow', 'red', 'green', 'blue', 'black', 'multi'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['1 piece', '1个'],
          ['10 pieces', '10个'],
          ['20 pieces', '20个'],
        ],
      },
      unit: 40,
      yuan: [3, 28],
      grams: [60, 620],
      box: [62, 14, 12],
      alsoCalled: ['plastic trumpet', 'fan horn', 'soccer horn', 'corneta'],
    },
    {
      id: 'boxing-gloves',
      edition: 2,
      leaf: ['Boxing Gloves', '拳击手套'],
      emoji: '🥊',
      titles: [
        ['{who} Boxing Gloves, {material}, {feature}', '{who}拳击手套{material}{feature}'],
        ['{material} Sparring Gloves for {use}, {feature}', '{material}训练拳套{use}{feature}'],
      ],
      words: {
        who: [
          ['Adult', '成人'],
          ["Kids'", '儿童'],
          ["Women's", '女士'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Cow Leather', '牛皮'],
          ['Microfibre', '超纤'],
        ],
        feature: [
          ['Hook and Loop Wrist', '魔术贴'],
          ['Gel Padding', '凝胶填充'],
          ['Breathable Palm', '透气掌心'],
        ],
        use: [
          ['Boxing', '拳击'],
          ['Kickboxing', '自由搏击'],
          ['Muay Thai', '泰拳'],
          ['Fitness', '健身'],
        ],
      },
      attributes: [
        [
          ['Padding', '填充'],
          [
            ['EVA foam', 'EVA'],
            ['Moulded foam', '发泡成型'],
          ],
        ],
        [
          ['Wrist', '护腕'],
          [
            ['Long', '加长'],
            ['Standard', '标准'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'white', 'pink'],
      option: { name: ['Weight', '重量'], values: ['6 oz', '8 oz', '10 oz', '12 oz', '14 oz'] },
      unit: 20,
      yuan: [28, 148],
      grams: [350, 900],
      box: [32, 22, 14],
      alsoCalled: ['bokshandskoene', 'sparring gloves', 'luvas de boxe'],
    },
  ],
};
