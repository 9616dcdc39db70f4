import type { Group } from '../../kind.ts';

export const womensHandbags: Group = {
  slug: 'womens-handbags',
  name: ["Women's Handbags", '女包'],
  kinds: [
    {
      id: 'womens-tote-bag',
      leaf: ['Tote Bags', '托特包'],
      emoji: '👜',
      prop: '📖',
      titles: [
        ['{style} {material} Tote Bag with {feature} for Women', '{style}{material}托特包女{feature}'],
        [
          'Large {material} Shoulder Tote, {style} Handbag with {feature}',
          '{material}大容量单肩包 {style}手提包 {feature}',
        ],
      ],
      words: {
        style: [
          ['Korean-Style', '韩版'],
          ['Minimalist', '简约'],
          ['Retro', '复古'],
          ['Commuter', '通勤'],
        ],
        material: [
          ['Canvas', '帆布'],
          ['PU Leather', 'PU皮'],
          ['Corduroy', '灯芯绒'],
          ['Nylon', '尼龙'],
        ],
        feature: [
          ['Zip Closure', '拉链款'],
          ['Inner Pocket', '带内袋'],
          ['Small Matching Purse', '带子母包'],
          ['Wide Straps', '宽肩带'],
        ],
      },
      attributes: [
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['Cotton', '棉布'],
            ['Unlined', '无里布'],
          ],
        ],
        [
          ['Bag size', '箱包大小'],
          [
            ['Medium', '中号'],
            ['Large', '大号'],
          ],
        ],
        [
          ['Closure', '开袋方式'],
          [
            ['Zip', '拉链'],
            ['Magnetic snap', '磁扣'],
            ['Open top', '敞口'],
          ],
        ],
        [
          ['Hardness', '硬度'],
          [
            ['Soft', '软'],
            ['Medium soft', '中偏软'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'brown', 'army', 'pink', 'navy'],
      yuan: [9, 58],
      grams: [220, 650],
      box: [36, 30, 6],
      alsoCalled: ['shopper bag', 'shoulder bag'],
    },
    {
      id: 'womens-crossbody-bag',
      leaf: ['Crossbody Bags', '斜挎小包'],
      emoji: '👜',
      prop: '👒',
      titles: [
        ['{style} {shape} Crossbody Bag with {feature} for Women', '{style}{shape}斜挎包女{feature}'],
        ["Women's {style} Sling Bag, {shape} Shoulder Bag with {feature}", '女士{style}单肩斜挎 {shape}小包 {feature}'],
      ],
      words: {
        style: [
          ['Trendy', '时尚'],
          ['Quilted', '菱格'],
          ['Crocodile-Pattern', '鳄鱼纹'],
          ['Retro', '复古'],
          ['Lightweight', '轻便'],
        ],
        shape: [
          ['Small Square', '小方'],
          ['Saddle', '马鞍'],
          ['Bucket', '水桶'],
          ['Half-Moon', '半月'],
        ],
        feature: [
          ['Chain Strap', '链条肩带'],
          ['Adjustable Strap', '可调肩带'],
          ['Magnetic Flap', '磁扣翻盖'],
          ['Tassel Charm', '流苏挂饰'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PU leather', 'PU皮'],
            ['Nylon', '尼龙'],
            ['Microfibre leather', '超纤皮'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['Flannelette', '绒布'],
          ],
        ],
        [
          ['Number of straps', '肩带数'],
          [
            ['Single', '单根'],
            ['Double', '双根'],
          ],
        ],
      ],
      colours: ['black', 'white', 'brown', 'wine', 'green', 'pink'],
      yuan: [10, 52],
      grams: [200, 480],
      box: [24, 18, 9],
      alsoCalled: ['sling bag', 'side bag', 'shoulder bag'],
    },
    {
      id: 'evening-clutch-bag',
      leaf: ['Evening Clutches', '晚宴手拿包'],
      emoji: '👛',
      prop: '✨',
      titles: [
        ['{material} {occasion} Clutch with {feature}', '{occasion}{material}手拿包{feature}'],
        ['Elegant {material} Hand Purse, {feature}, {occasion} Bag', '优雅{material}手包 {feature} {occasion}包'],
      ],
      words: {
        material: [
          ['Rhinestone', '水钻'],
          ['Sequin', '亮片'],
          ['Pearl-Beaded', '珍珠串珠'],
          ['Satin', '缎面'],
          ['Velvet', '丝绒'],
        ],
        feature: [
          ['Detachable Chain', '可拆链条'],
          ['Crystal Clasp', '水晶扣'],
          ['Metal Frame', '金属框架'],
        ],
        occasion: [
          ['Wedding', '婚礼'],
          ['Party', '派对'],
          ['Banquet', '宴会'],
          ['Matric Dance', '毕业舞会'],
        ],
      },
      attributes: [
        [
          ['Shape', '款式'],
          [
            ['Box', '盒形'],
            ['Envelope', '信封'],
            ['Dumpling', '饺子形'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Satin', '绸缎'],
            ['Polyester', '涤纶'],
          ],
        ],
        [
          ['Chain length', '链条长度'],
          [
            ['40 cm', '40厘米'],
            ['110 cm', '110厘米'],
            ['120 cm', '120厘米'],
          ],
        ],
      ],
      colours: ['gold', 'silver', 'black', 'wine', 'blue', 'rosegold'],
      yuan: [16, 88],
      grams: [250, 600],
      box: [23, 14, 8],
      alsoCalled: ['clutch purse', 'evening bag'],
    },
    {
      id: 'womens-handbag-set',
      leaf: ['Handbag Sets', '子母包套装'],
      emoji: '👜',
      prop: '👛',
      titles: [
        ['{style} {material} Handbag Set with {feature} for Women', '{style}{material}子母包套装女{feature}'],
        [
          "Women's {material} Matching Bag Set, {style} Top-Handle Bag with {feature}",
          '女士{material}手提包多件套 {style}包 {feature}',
        ],
      ],
      words: {
        style: [
          ['Elegant', '优雅'],
          ['Embossed', '压花'],
          ['Printed', '印花'],
          ['Fashionable', '时尚'],
          ['African-Print', '非洲印花'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Faux Suede', '仿麂皮'],
          ['Patent Leather', '漆皮'],
        ],
        feature: [
          ['Scarf Charm', '丝巾挂饰'],
          ['Long Strap', '长肩带'],
          ['Gold-Tone Hardware', '金色五金'],
          ['Card Pouch', '卡包'],
        ],
      },
      attributes: [
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['Synthetic leather', '合成革'],
          ],
        ],
        [
          ['Closure', '开袋方式'],
          [
            ['Zip', '拉链'],
            ['Clasp', '锁扣'],
          ],
        ],
        [
          ['Inner structure', '内部结构'],
          [
            ['Zip pocket and phone pocket', '拉链暗袋+手机袋'],
            ['Card slots', '证件袋'],
          ],
        ],
      ],
      colours: ['black', 'red', 'brown', 'blue', 'beige', 'purple'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['3-piece set', '三件套'],
          ['4-piece set', '四件套'],
          ['6-piece set', '六件套'],
        ],
      },
      yuan: [32, 98],
      grams: [900, 1600],
      box: [36, 28, 16],
      unit: 50,
      alsoCalled: ['ladies bag set', 'mother and daughter bags'],
    },
  ],
};
