import type { Group } from '../../kind.ts';

export const wigsAndWeaves: Group = {
  slug: 'wigs-and-weaves',
  name: ['Wigs & Weaves', '假发发片'],
  kinds: [
    {
      id: 'lace-front-wig',
      leaf: ['Lace Wigs', '蕾丝假发'],
      emoji: '👑',
      prop: '✨',
      titles: [
        ['{lace} {texture} Lace Wig with {feature}', '{lace}{texture}蕾丝假发 {feature}'],
        ['{texture} Human Hair Wig, {lace} Lace with {feature}', '{texture}真人发假发 {lace}蕾丝 {feature}'],
      ],
      words: {
        lace: [
          ['13x4 Frontal', '13x4前额'],
          ['4x4 Closure', '4x4发块'],
          ['HD Transparent', 'HD透明'],
          ['360-Degree', '360度'],
        ],
        texture: [
          ['Straight', '直发'],
          ['Body Wave', '大波浪'],
          ['Deep Wave', '深波浪'],
          ['Kinky Curly', '小卷'],
          ['Water Wave', '水波纹'],
        ],
        feature: [
          ['Baby Hair', '自带胎毛'],
          ['Pre-Plucked Hairline', '预拔发际线'],
          ['Adjustable Straps', '可调网帽'],
        ],
      },
      attributes: [
        [
          ['Hair grade', '发质等级'],
          [
            ['9A', '9A'],
            ['10A', '10A'],
            ['12A', '12A'],
          ],
        ],
        [
          ['Density', '密度'],
          [
            ['150%', '150%'],
            ['180%', '180%'],
            ['200%', '200%'],
          ],
        ],
        [
          ['Cap size', '网帽尺寸'],
          [
            ['Medium 22.5 inch', '中号22.5寸'],
            ['Large 23.5 inch', '大号23.5寸'],
          ],
        ],
        [
          ['Can be dyed', '可否染烫'],
          [
            ['Dye and perm', '可染可烫'],
            ['Perm only', '可烫'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'wine', 'gold'],
      option: {
        name: ['Length', '长度'],
        values: [
          ['12 inch', '12寸'],
          ['16 inch', '16寸'],
          ['20 inch', '20寸'],
          ['24 inch', '24寸'],
          ['28 inch', '28寸'],
        ],
      },
      yuan: [160, 680],
      grams: [200, 420],
      box: [30, 20, 6],
      alsoCalled: ['frontal wig', 'human hair wig', 'lace frontal'],
    },
    {
      id: 'synthetic-wig',
      leaf: ['Synthetic Wigs', '化纤假发'],
      emoji: '👑',
      prop: '🎀',
      titles: [
        ['{style} Synthetic Wig with {feature} for {use}', '{style}化纤假发{feature} {use}用'],
        ['Heat-Resistant {style} Wig, {feature}, for {use}', '高温丝{style}假发 {feature} {use}款'],
      ],
      words: {
        style: [
          ['Bob', '波波头'],
          ['Pixie-Cut', '短碎发'],
          ['Long Wavy', '长卷发'],
          ['Afro Curly', '非洲卷'],
        ],
        feature: [
          ['Fringe', '带刘海'],
          ['Middle Part', '中分'],
          ['Side Part', '侧分'],
          ['Layered Cut', '层次剪'],
        ],
        use: [
          ['Everyday Wear', '日常'],
          ['Parties', '派对'],
          ['Church', '礼拜'],
        ],
      },
      attributes: [
        [
          ['Fibre', '材质'],
          [
            ['Heat-resistant fibre', '高温丝'],
            ['Soft braid fibre', '软质发丝'],
            ['Blended hair', '混合发'],
          ],
        ],
        [
          ['Heat limit', '耐温'],
          [
            ['140 °C', '140°C'],
            ['160 °C', '160°C'],
            ['180 °C', '180°C'],
          ],
        ],
        [
          ['Cap', '网帽'],
          [
            ['Rose net', '玫瑰网'],
            ['Machine-made cap', '机制网帽'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'wine', 'gold', 'pink'],
      yuan: [14, 75],
      grams: [130, 320],
      box: [28, 16, 6],
      alsoCalled: ['wig', 'fashion wig'],
    },
    {
      id: 'hair-weave-bundle',
      leaf: ['Weave Bundles', '发帘'],
      emoji: '🎗️',
      prop: '👑',
      titles: [
        ['{origin} {texture} Hair Weave, {feature}', '{origin}{texture}发帘 {feature}'],
        ['{feature} {origin} Hair Bundle, {texture} Weft', '{feature}{origin}发束 {texture}发帘'],
      ],
      words: {
        origin: [
          ['Brazilian', '巴西'],
          ['Peruvian', '秘鲁'],
          ['Indian', '印度'],
          ['Malaysian', '马来'],
        ],
        texture: [
          ['Straight', '直发'],
          ['Body Wave', '大波浪'],
          ['Loose Wave', '松波浪'],
          ['Kinky Curly', '小卷'],
        ],
        feature: [
          ['Double-Drawn', '双拉'],
          ['Tangle-Free', '不打结'],
          ['Unprocessed', '未化学处理'],
        ],
      },
      attributes: [
        [
          ['Hair grade', '发质等级'],
          [
            ['8A', '8A'],
            ['10A', '10A'],
            ['12A', '12A'],
          ],
        ],
        [
          ['Weight of a bundle', '每束重量'],
          [
            ['95-100 g', '95-100克'],
            ['50 g', '50克'],
          ],
        ],
        [
          ['Weft', '帘子工艺'],
          [
            ['Double machine weft', '双层机制'],
            ['Single machine weft', '单层机制'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'wine'],
      option: {
        name: ['Length', '长度'],
        values: [
          ['10 inch', '10寸'],
          ['14 inch', '14寸'],
          ['18 inch', '18寸'],
          ['22 inch', '22寸'],
          ['26 inch', '26寸'],
        ],
      },
      yuan: [45, 260],
      grams: [100, 140],
      box: [24, 12, 4],
      alsoCalled: ['weave', 'Brazilian hair', 'bundles'],
    },
    {
      id: 'clip-in-ponytail',
      leaf: ['Ponytails & Clip-Ins', '马尾发片'],
      emoji: '🎀',
      prop: '🐴',
      titles: [
        ['{style} Ponytail Extension with {attach} for {use}', '{style}假发马尾{attach} {use}用'],
        ['{style} Hair Piece, {attach} Fixing for {use}', '{style}接发片 {attach}固定 {use}款'],
      ],
      words: {
        style: [
          ['Straight', '直发'],
          ['Curly', '卷发'],
          ['Afro Puff', '爆炸头'],
          ['Braided', '编辫'],
          ['Wavy', '波浪'],
        ],
        attach: [
          ['Drawstring', '抽绳'],
          ['Claw Clip', '抓夹'],
          ['Wrap-Around Tape', '绑带'],
        ],
        use: [
          ['Everyday Wear', '日常'],
          ['Weddings', '婚礼'],
          ['School', '上学'],
        ],
      },
      attributes: [
        [
          ['Fibre', '材质'],
          [
            ['Heat-resistant fibre', '高温丝'],
            ['Human hair', '真人发'],
          ],
        ],
        [
          ['Weight', '重量'],
          [
            ['90 g', '90克'],
            ['120 g', '120克'],
            ['150 g', '150克'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Hair net and bag', '发网+袋'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'wine', 'gold'],
      option: {
        name: ['Length', '长度'],
        values: [
          ['8 inch', '8寸'],
          ['16 inch', '16寸'],
          ['22 inch', '22寸'],
          ['28 inch', '28寸'],
        ],
      },
      yuan: [8, 48],
      grams: [90, 200],
      box: [24, 12, 4],
      alsoCalled: ['pony', 'hair piece', 'puff'],
    },
  ],
};
