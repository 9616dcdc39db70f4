import type { Group } from '../../kind.ts';
import { kidsSizes, pupilSizes } from './sizes.ts';

export const kidsShoes: Group = {
  slug: 'kids-shoes',
  name: ["Children's Shoes", '童鞋'],
  kinds: [
    {
      id: 'kids-school-shoes',
      leaf: ['School Shoes', '学生皮鞋'],
      emoji: '👞',
      prop: '🎒',
      titles: [
        ['{who} School Shoes, {fastening}, {upper}', '{who}学生皮鞋{fastening}{upper}'],
        ['{upper} School Uniform Shoes, {fastening}, {feature}, {toe}', '{upper}校鞋{fastening}{feature}{toe}'],
      ],
      words: {
        who: [
          ["Boys'", '男童'],
          ["Girls'", '女童'],
          ["Children's", '儿童'],
        ],
        fastening: [
          ['Lace-Up', '系带'],
          ['Hook and Loop Strap', '魔术贴'],
          ['Buckle Strap', '搭扣'],
        ],
        upper: [
          ['Genuine Leather', '真皮'],
          ['Microfibre Leather', '超纤皮'],
          ['Faux Leather', 'PU皮'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Hard Wearing', '耐磨'],
          ['Soft Sole', '软底'],
          ['Scuff Resistant', '耐刮'],
        ],
        toe: [
          ['Round Toe', '圆头'],
          ['Square Toe', '方头'],
          ['Wide Toe', '宽头'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['TPR', 'TPR'],
            ['Tendon rubber', '牛筋'],
          ],
        ],
        [
          ['Lining', '内里'],
          [
            ['Pigskin', '猪皮'],
            ['Breathable mesh', '透气网布'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['All seasons', '四季'],
            ['Spring and autumn', '春秋'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'navy'],
      option: pupilSizes,
      unit: 20,
      yuan: [28, 88],
      grams: [450, 800],
      box: [28, 18, 10],
      alsoCalled: ['skoolskoene', 'uniform shoes', 'black school shoes'],
    },
    {
      id: 'kids-takkies',
      leaf: ["Children's Takkies", '儿童运动鞋'],
      emoji: '👟',
      prop: '🚀',
      titles: [
        ['{who} {upper} Takkies, {fastening}, {feature}', '{who}{upper}运动鞋{fastening}{feature}'],
        ['{style} Sneakers for Kids, {upper}, {fastening}', '{style}儿童运动鞋{upper}{fastening}'],
        ['{who} {style} Sports Shoes, {feature}, {upper}', '{who}{style}休闲鞋{feature}{upper}'],
      ],
      words: {
        who: [
          ["Boys'", '男童'],
          ["Girls'", '女童'],
          ["Children's", '儿童'],
        ],
        upper: [
          ['Breathable Mesh', '透气网面'],
          ['Fly Knit', '飞织'],
          ['Faux Leather', 'PU皮'],
        ],
        fastening: [
          ['Hook and Loop', '魔术贴'],
          ['Elastic Laces', '松紧鞋带'],
          ['Quick-Lock Laces', '旋钮扣'],
        ],
        feature: [
          ['Soft Sole', '软底'],
          ['Non-Slip', '防滑'],
          ['Lightweight', '轻便'],
          ['Shock Absorbing', '减震'],
        ],
        style: [
          ['Cartoon', '卡通'],
          ['Running', '跑步'],
          ['Chunky', '老爹'],
          ['Colour Block', '撞色'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['EVA', 'EVA'],
            ['TPR', 'TPR'],
          ],
        ],
        [
          ['Lining', '内里'],
          [
            ['Mesh', '网布'],
            ['Cotton', '棉布'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['3 to 8 years', '3-8岁'],
            ['4 to 12 years', '4-12岁'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'blue', 'black', 'green', 'red'],
      option: kidsSizes,
      unit: 20,
      yuan: [22, 78],
      grams: [350, 600],
      box: [27, 18, 10],
      alsoCalled: ['takkies', 'tekkies', 'kids sneakers', 'trainers'],
    },
    {
      id: 'baby-first-shoes',
      leaf: ["Babies' First Shoes", '学步鞋'],
      emoji: '🧦',
      prop: '🐣',
      titles: [
        ['{upper} Baby First Walker Shoes, {feature}, {pattern}', '{upper}宝宝学步鞋{feature}{pattern}'],
        [
          '{pattern} Toddler Shoes, {upper}, {fastening}, {feature}',
          '{pattern}婴幼儿软底鞋{upper}{fastening}{feature}',
        ],
      ],
      words: {
        upper: [
          ['Soft Leather', '软皮'],
          ['Cotton', '纯棉'],
          ['Breathable Mesh', '透气网面'],
          ['Knitted', '针织'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Anti-Drop', '不易掉'],
          ['Wide Toe', '宽头'],
          ['Flexible Sole', '易弯折底'],
        ],
        pattern: [
          ['Cartoon', '卡通'],
          ['Plain', '纯色'],
          ['Bear Pattern', '小熊图案'],
          ['Rabbit Pattern', '兔子图案'],
        ],
        fastening: [
          ['Hook and Loop', '魔术贴'],
          ['Elastic Opening', '松紧口'],
          ['Slip-On', '套脚'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['Rubber', '橡胶'],
            ['Soft TPR', '软TPR'],
            ['Dotted fabric', '点胶布底'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Spring and autumn', '春秋'],
            ['Summer', '夏季'],
            ['All seasons', '四季'],
          ],
        ],
        [
          ['Age range', '适用年龄'],
          [
            ['6 to 18 months', '6-18个月'],
            ['1 to 3 years', '1-3岁'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'sky', 'beige', 'grey', 'yellow'],
      option: { name: ['Inner length', '内长'], values: ['11 cm', '12 cm', '13 cm', '14 cm', '15 cm'] },
      unit: 20,
      yuan: [12, 48],
      grams: [120, 260],
      box: [20, 13, 8],
      alsoCalled: ['booties', 'pre-walkers', 'baby takkies'],
    },
  ],
};
