import type { Group } from '../../kind.ts';

export const braidingAndCrochetHair: Group = {
  slug: 'braiding-and-crochet-hair',
  name: ['Braiding & Crochet Hair', '编发辫子'],
  kinds: [
    {
      id: 'jumbo-braiding-hair',
      leaf: ['Braiding Hair', '大辫子'],
      emoji: '🧶',
      prop: '🎀',
      titles: [
        ['{style} {feature} Braiding Hair for {use}', '{style}{feature}大辫子假发 {use}用'],
        ['{feature} Synthetic Braid, {style} Fibre for {use}', '{feature}化纤编发 {style}发丝 {use}款'],
      ],
      words: {
        style: [
          ['Pre-Stretched', '预拉伸'],
          ['Jumbo', '加大'],
          ['Yaki-Texture', '亚克纹'],
          ['Silky', '顺滑'],
        ],
        feature: [
          ['Hot-Water-Set', '热水定型'],
          ['Itch-Free', '不痒'],
          ['Lightweight', '轻盈'],
          ['Flame-Retardant', '阻燃'],
        ],
        use: [
          ['Box Braids', '方格辫'],
          ['Knotless Braids', '无结辫'],
          ['Cornrows', '地垄辫'],
          ['Senegalese Twists', '塞内加尔扭辫'],
        ],
      },
      attributes: [
        [
          ['Fibre', '材质'],
          [
            ['Low-temperature fibre', '低温丝'],
            ['High-temperature fibre', '高温丝'],
            ['PP blend', 'PP混合'],
          ],
        ],
        [
          ['Weight of a pack', '每包重量'],
          [
            ['82 g', '82克'],
            ['100 g', '100克'],
            ['165 g', '165克'],
          ],
        ],
        [
          ['Colour effect', '颜色效果'],
          [
            ['Single colour', '单色'],
            ['Two-tone ombre', '双色渐变'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'wine', 'gold', 'purple', 'blue', 'grey'],
      option: {
        name: ['Length', '长度'],
        values: [
          ['24 inch', '24寸'],
          ['26 inch', '26寸'],
          ['30 inch', '30寸'],
          ['48 inch', '48寸'],
        ],
      },
      yuan: [4, 15],
      grams: [85, 180],
      box: [62, 8, 4],
      unit: 40,
      alsoCalled: ['fibre', 'braids', 'hairpiece'],
    },
    {
      id: 'crochet-locs',
      leaf: ['Crochet Locs & Twists', '钩针脏辫'],
      emoji: '🧶',
      prop: '🪡',
      titles: [
        ['{style} Crochet Hair with {feature} for {use}', '{style}钩针假发{feature} {use}用'],
        ['Pre-Looped {style} Hair Extensions, {feature}, for {use}', '预环{style}接发 {feature} {use}款'],
      ],
      words: {
        style: [
          ['Faux Locs', '脏辫'],
          ['Passion Twist', '激情扭'],
          ['Spring Twist', '弹簧扭'],
          ['Bohemian Curl', '波西米亚卷'],
          ['Water Wave', '水波纹'],
        ],
        feature: [
          ['Curly Ends', '卷发尾'],
          ['Soft Fibre', '柔软发丝'],
          ['Full Volume', '饱满发量'],
        ],
        use: [
          ['Women', '女士'],
          ['Girls', '女童'],
          ['Salons', '发廊'],
        ],
      },
      attributes: [
        [
          ['Fibre', '材质'],
          [
            ['Low-temperature fibre', '低温丝'],
            ['High-temperature fibre', '高温丝'],
          ],
        ],
        [
          ['Strands', '每包根数'],
          [
            ['12 strands', '12根'],
            ['20 strands', '20根'],
            ['24 strands', '24根'],
          ],
        ],
        [
          ['Weight of a pack', '每包重量'],
          [
            ['70 g', '70克'],
            ['90 g', '90克'],
            ['110 g', '110克'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'wine', 'gold', 'grey'],
      option: {
        name: ['Length', '长度'],
        values: [
          ['12 inch', '12寸'],
          ['18 inch', '18寸'],
          ['24 inch', '24寸'],
        ],
      },
      yuan: [6, 22],
      grams: [75, 130],
      box: [40, 8, 4],
      unit: 40,
      alsoCalled: ['dreadlocks', 'faux locs', 'crochet braids'],
    },
    {
      id: 'satin-sleep-bonnet',
      leaf: ['Bonnets & Wig Caps', '睡帽发网'],
      emoji: '🌙',
      prop: '💤',
      titles: [
        ['{style} {material} Sleep Bonnet for {use}', '{style}{material}睡帽 {use}用'],
        ['{material} Hair Cap, {style} Night Bonnet for {use}', '{material}护发帽 {style}夜用帽 {use}款'],
      ],
      words: {
        style: [
          ['Double-Layer', '双层'],
          ['Wide-Band', '宽边'],
          ['Adjustable', '可调节'],
          ['Elastic', '松紧'],
        ],
        material: [
          ['Satin', '色丁'],
          ['Silky', '仿真丝'],
          ['African-Print', '非洲印花'],
          ['Stretch', '弹力布'],
        ],
        use: [
          ['Braids', '辫子'],
          ['Curly Hair', '卷发'],
          ['Wigs', '假发打底'],
          ['Long Hair', '长发'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Polyester satin', '涤纶色丁'],
            ['Milk silk', '牛奶丝'],
          ],
        ],
        [
          ['Head size', '头围'],
          [
            ['52-60 cm', '52-60厘米'],
            ['56-64 cm', '56-64厘米'],
          ],
        ],
        [
          ['Band', '帽边'],
          [
            ['Elastic band', '松紧带'],
            ['Tie band', '绑带'],
          ],
        ],
      ],
      colours: ['black', 'purple', 'pink', 'red', 'blue', 'gold'],
      option: {
        name: ['Size', '尺码'],
        values: [
          ['Child', '儿童'],
          ['Adult', '成人'],
          ['Extra large', '加大'],
        ],
      },
      yuan: [2.5, 15],
      grams: [30, 90],
      box: [18, 14, 2],
      alsoCalled: ['bonnet', 'night cap', 'sleep cap'],
    },
  ],
};
