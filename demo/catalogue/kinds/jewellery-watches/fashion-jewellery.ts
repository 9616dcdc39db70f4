import type { Group } from '../../kind.ts';

export const fashionJewellery: Group = {
  slug: 'fashion-jewellery',
  name: ['Fashion Jewellery', '流行饰品'],
  kinds: [
    {
      id: 'fashion-necklace',
      leaf: ['Necklaces', '项链'],
      emoji: '📿',
      prop: '💛',
      titles: [
        ['{material} {style} Necklace with {pendant} Pendant', '{material}{style}项链{pendant}吊坠'],
        ["Women's {style} Chain, {pendant} Pendant in {material}", '女士{style}锁骨链 {pendant}吊坠 {material}'],
      ],
      words: {
        style: [
          ['Layered', '叠戴'],
          ['Snake-Bone', '蛇骨'],
          ['Figaro', '费加罗'],
          ['Dainty', '精致'],
          ['Hip-Hop', '嘻哈'],
        ],
        material: [
          ['Titanium Steel', '钛钢'],
          ['Stainless Steel', '不锈钢'],
          ['Zircon-Set Copper', '铜镶锆石'],
          ['Plated Alloy', '电镀合金'],
        ],
        pendant: [
          ['Heart', '爱心'],
          ['Cross', '十字架'],
          ['Butterfly', '蝴蝶'],
          ['Initial Letter', '字母'],
          ['Pearl', '珍珠'],
        ],
      },
      attributes: [
        [
          ['Plating', '电镀工艺'],
          [
            ['Vacuum plated', '真空电镀'],
            ['18K gold plated', '镀18K金'],
            ['Not plated', '无电镀'],
          ],
        ],
        [
          ['Skin safety', '是否过敏'],
          [
            ['Nickel-free', '无镍'],
            ['Hypoallergenic', '防过敏'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Backing card', '纸卡'],
            ['Gift box', '礼盒'],
          ],
        ],
      ],
      colours: ['gold', 'silver', 'rosegold'],
      option: { name: ['Chain length', '链长'], values: ['40 + 5 cm', '45 + 5 cm', '50 + 5 cm', '60 cm'] },
      yuan: [2.5, 28],
      grams: [15, 70],
      box: [9, 7, 2],
      alsoCalled: ['neck chain', 'pendant chain'],
    },
    {
      id: 'fashion-earrings',
      leaf: ['Earrings', '耳环'],
      emoji: '💎',
      prop: '🦋',
      titles: [
        ['{style} {form} Earrings with {detail} for Women', '{style}{form}女{detail}'],
        ["Ladies' {form} Earrings, {style} Design with {detail}", '女士{form} {style}设计 {detail}'],
      ],
      words: {
        style: [
          ['Korean-Style', '韩版'],
          ['Bohemian', '波西米亚'],
          ['Exaggerated', '夸张'],
          ['Minimalist', '简约'],
        ],
        form: [
          ['Hoop', '耳圈'],
          ['Stud', '耳钉'],
          ['Drop', '耳坠'],
          ['Clip-On', '无耳洞耳夹'],
        ],
        detail: [
          ['Rhinestones', '镶水钻'],
          ['Pearls', '镶珍珠'],
          ['Resin Beads', '树脂珠'],
          ['Zircon', '镶锆石'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Alloy', '合金'],
            ['Stainless steel', '不锈钢'],
            ['Copper', '铜'],
          ],
        ],
        [
          ['Ear post', '耳针材质'],
          [
            ['925 silver post', '925银针'],
            ['Steel post', '钢针'],
          ],
        ],
        [
          ['Weight', '重量'],
          [
            ['Light, under 10 g', '轻款10克以下'],
            ['10-20 g', '10-20克'],
          ],
        ],
      ],
      colours: ['gold', 'silver', 'black', 'white', 'multi'],
      yuan: [1.2, 18],
      grams: [10, 45],
      box: [7, 6, 2],
      unit: 20,
      alsoCalled: ['ear rings', 'hoops', 'studs'],
    },
    {
      id: 'fashion-ring',
      leaf: ['Rings', '戒指'],
      emoji: '💍',
      titles: [
        ['{style} {material} Ring with {detail}', '{style}{material}戒指{detail}'],
        ['{material} Finger Ring, {style} Band with {detail}', '{material}指环 {style}戒 {detail}'],
      ],
      words: {
        style: [
          ['Wedding', '结婚'],
          ['Couple', '情侣'],
          ["Men's", '男士'],
          ["Women's", '女士'],
          ['Vintage', '复古'],
        ],
        material: [
          ['Titanium Steel', '钛钢'],
          ['Tungsten', '钨金'],
          ['Sterling Silver', '纯银'],
          ['Stainless Steel', '不锈钢'],
        ],
        detail: [
          ['Zircon Stone', '镶锆石'],
          ['Engraved Pattern', '刻花纹'],
          ['Brushed Finish', '拉丝面'],
          ['Moissanite', '镶莫桑石'],
        ],
      },
      attributes: [
        [
          ['Band width', '戒面宽度'],
          [
            ['4 mm', '4毫米'],
            ['6 mm', '6毫米'],
            ['8 mm', '8毫米'],
          ],
        ],
        [
          ['Plating', '电镀工艺'],
          [
            ['Vacuum plated', '真空电镀'],
            ['Gold plated', '镀金'],
            ['Polished', '抛光'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Velvet box', '绒盒'],
          ],
        ],
      ],
      colours: ['silver', 'gold', 'rosegold', 'black'],
      option: { name: ['Ring size (US)', '美码戒号'], values: ['6', '7', '8', '9', '10', '11'] },
      yuan: [2, 36],
      grams: [8, 50],
      box: [6, 6, 4],
      alsoCalled: ['wedding band', 'engagement ring'],
    },
    {
      id: 'fashion-bracelet',
      leaf: ['Bracelets & Bangles', '手链手镯'],
      emoji: '📿',
      prop: '🧡',
      titles: [
        ['{style} {material} Bracelet with {detail}', '{style}{material}手链{detail}'],
        ['Unisex {style} {material} Wrist Jewellery with {detail}', '男女款{style}{material}手饰 {detail}'],
      ],
      words: {
        style: [
          ['Handmade', '手工'],
          ['Adjustable', '可调节'],
          ['Bohemian', '波西米亚'],
          ['Vintage', '复古'],
        ],
        material: [
          ['Beaded', '串珠'],
          ['Stainless Steel', '不锈钢'],
          ['Leather', '皮绳'],
          ['Natural Stone', '天然石'],
        ],
        detail: [
          ['Lucky Charm', '幸运吊饰'],
          ['Magnetic Clasp', '磁扣'],
          ['Heart Charm', '爱心挂件'],
        ],
      },
      attributes: [
        [
          ['Clasp', '扣型'],
          [
            ['Lobster clasp', '龙虾扣'],
            ['Elastic, no clasp', '弹力无扣'],
            ['Magnetic clasp', '磁扣'],
          ],
        ],
        [
          ['Bead size', '珠子大小'],
          [
            ['6 mm', '6毫米'],
            ['8 mm', '8毫米'],
            ['10 mm', '10毫米'],
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
      colours: ['black', 'brown', 'gold', 'silver', 'multi', 'blue'],
      option: { name: ['Length', '长度'], values: ['17 cm', '19 cm', '21 cm'] },
      yuan: [1.5, 22],
      grams: [12, 60],
      box: [8, 6, 2],
      alsoCalled: ['bangle', 'wristband', 'arm chain'],
    },
  ],
};
