import type { Group } from '../../kind.ts';
import { mensSizes, unisexSizes } from './sizes.ts';

export const workOutdoorBoots: Group = {
  slug: 'work-outdoor-boots',
  name: ['Work & Outdoor Boots', '劳保户外靴'],
  kinds: [
    {
      id: 'safety-boots',
      leaf: ['Safety Boots', '劳保鞋'],
      emoji: '🥾',
      prop: '⛑️',
      titles: [
        ['{toe} Safety {cut}, {protect}, {feature}', '{toe}劳保{cut}{protect}{feature}'],
        ['{feature} Safety {cut} for {trade}, {toe}, {protect}', '{feature}{trade}安全{cut}{toe}{protect}'],
      ],
      words: {
        toe: [
          ['Steel Toe', '钢包头'],
          ['Composite Toe', '塑钢包头'],
          ['Wide Steel Toe', '加宽钢包头'],
        ],
        cut: [
          ['Boots', '靴'],
          ['Shoes', '鞋'],
          ['Ankle Boots', '中帮靴'],
        ],
        protect: [
          ['Puncture-Proof', '防刺穿'],
          ['Oil Resistant', '耐油'],
          ['Electrically Insulated', '绝缘'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Breathable', '透气'],
          ['Waterproof', '防水'],
          ['Lightweight', '轻便'],
        ],
        trade: [
          ['Construction', '建筑工地'],
          ['Mining', '矿山'],
          ['Welding', '焊工'],
          ['Warehouse Work', '仓储'],
        ],
      },
      attributes: [
        [
          ['Upper', '鞋面'],
          [
            ['Cow leather', '牛皮'],
            ['Microfibre leather', '超纤皮'],
            ['PU', 'PU'],
          ],
        ],
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['Double density PU', '双密度PU'],
          ],
        ],
        [
          ['Midsole', '中底'],
          [
            ['Kevlar cloth', '凯夫拉'],
            ['EVA', 'EVA'],
          ],
        ],
        [
          ['Lining', '内里'],
          [
            ['Mesh', '网布'],
            ['Fleece', '绒里'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'camel', 'grey'],
      option: mensSizes,
      unit: 20,
      yuan: [38, 148],
      grams: [1000, 1700],
      box: [34, 25, 13],
      alsoCalled: ['work boots', 'steel toe boots', 'safety shoes'],
    },
    {
      id: 'gumboots',
      leaf: ['Gumboots', '雨靴'],
      emoji: '👢',
      prop: '☔',
      titles: [
        ['{who} {material} Gumboots, {height}, {feature}', '{who}{material}雨靴{height}{feature}'],
        ['{height} Rain Boots for {use}, {material}, {feature}', '{height}水鞋{use}{material}{feature}'],
      ],
      words: {
        who: [
          ["Men's and Women's", '男女款'],
          ['Unisex', '男女同款'],
          ['Adult', '成人'],
        ],
        material: [
          ['PVC', 'PVC'],
          ['Rubber', '橡胶'],
          ['EVA', 'EVA'],
        ],
        height: [
          ['Knee-High', '高筒'],
          ['Mid-Calf', '中筒'],
          ['Ankle', '低筒'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Acid and Alkali Resistant', '耐酸碱'],
          ['Fleece Lined', '加绒'],
          ['Wear-Resistant', '耐磨'],
        ],
        use: [
          ['Farm Work', '农田'],
          ['Fishing', '钓鱼'],
          ['Car Washing', '洗车'],
          ['Food Factories', '食品厂'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Tendon rubber', '牛筋'],
            ['Deep tread rubber', '深纹橡胶'],
          ],
        ],
        [
          ['Toe', '鞋头'],
          [
            ['Plain toe', '普通鞋头'],
            ['Steel toe', '钢包头'],
          ],
        ],
        [
          ['Insole', '鞋垫'],
          [
            ['Removable', '可拆卸'],
            ['Fixed', '固定'],
          ],
        ],
      ],
      colours: ['black', 'green', 'white', 'yellow', 'navy'],
      option: unisexSizes,
      unit: 20,
      yuan: [16, 65],
      grams: [900, 1900],
      box: [38, 28, 13],
      alsoCalled: ['gumboots', 'wellies', 'wellingtons', 'rain boots'],
    },
    {
      id: 'hiking-boots',
      leaf: ['Hiking Boots', '登山鞋'],
      emoji: '🥾',
      prop: '⛰️',
      titles: [
        ['{who} Hiking Boots, {cut}, {feature}', '{who}登山鞋{cut}{feature}'],
        ['{feature} Outdoor Boots for {use}, {cut}, {upper}', '{feature}户外鞋{use}{cut}{upper}'],
      ],
      words: {
        who: [
          ["Men's and Women's", '男女款'],
          ['Unisex', '男女同款'],
          ['Adult', '成人'],
        ],
        cut: [
          ['High-Top', '高帮'],
          ['Mid-Top', '中帮'],
          ['Low-Top', '低帮'],
        ],
        feature: [
          ['Waterproof', '防水'],
          ['Non-Slip', '防滑'],
          ['Wear-Resistant', '耐磨'],
          ['Warm Lined', '保暖内里'],
        ],
        use: [
          ['Mountain Climbing', '登山'],
          ['Trekking', '徒步'],
          ['Camping', '露营'],
          ['Hunting', '狩猎'],
        ],
        upper: [
          ['Suede Leather', '反绒皮'],
          ['Cow Leather', '牛皮'],
          ['Nylon and Leather', '尼龙拼皮'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['Rubber and MD foam', '橡胶+MD'],
          ],
        ],
        [
          ['Fastening', '闭合方式'],
          [
            ['Lace-up', '系带'],
            ['Quick-lock laces', '快速锁扣鞋带'],
          ],
        ],
        [
          ['Insole', '鞋垫'],
          [
            ['EVA', 'EVA'],
            ['PU foam', 'PU泡棉'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['All seasons', '四季'],
            ['Autumn and winter', '秋冬'],
          ],
        ],
      ],
      colours: ['brown', 'army', 'grey', 'black', 'camel'],
      option: unisexSizes,
      unit: 20,
      yuan: [58, 198],
      grams: [900, 1400],
      box: [34, 24, 13],
      alsoCalled: ['hikers', 'trekking boots', 'outdoor boots'],
    },
  ],
};
