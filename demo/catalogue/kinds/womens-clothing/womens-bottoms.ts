import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const womensBottoms: Group = {
  slug: 'womens-bottoms',
  name: ['Trousers & Skirts', '裤装半裙'],
  kinds: [
    {
      id: 'womens-wide-leg-trousers',
      leaf: ['Wide-Leg Trousers', '阔腿裤'],
      emoji: '👖',
      prop: '🌼',
      titles: [
        ['{fit} {fabric} Wide-Leg Trousers for Women, {waist}, {season}', '{season}{fabric}阔腿裤女{waist}{fit}'],
        ["Women's {fabric} Palazzo Pants, {waist}, {fit}", '{fabric}女士阔腿长裤{waist}{fit}'],
      ],
      words: {
        fit: [
          ['Loose Fit', '宽松'],
          ['Soft Drape', '垂感'],
          ['Casual', '休闲'],
          ['Slimming', '显瘦'],
        ],
        fabric: [
          ['Cotton Linen', '棉麻'],
          ['Ice Silk', '冰丝'],
          ['Chiffon', '雪纺'],
          ['Suit Fabric', '西装面料'],
          ['Knitted', '针织'],
        ],
        waist: [
          ['High Waist', '高腰'],
          ['Elastic Waist', '松紧腰'],
          ['Drawstring Waist', '抽绳腰'],
          ['Paper Bag Waist', '花苞腰'],
        ],
        season: [
          ['Summer', '夏季'],
          ['Autumn', '秋季'],
          ['Spring', '春季'],
        ],
      },
      attributes: [
        [
          ['Length', '裤长'],
          [
            ['Nine-tenths', '九分裤'],
            ['Full length', '长裤'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Pinstripe', '细条纹'],
          ],
        ],
        [
          ['Pockets', '口袋'],
          [
            ['Two side pockets', '两侧口袋'],
            ['No pockets', '无口袋'],
          ],
        ],
        [
          ['Thickness', '厚度'],
          [
            ['Thin', '薄款'],
            ['Regular', '常规'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'grey', 'camel', 'white', 'army'],
      option: sizes,
      yuan: [19, 65],
      grams: [260, 450],
      box: [30, 24, 4],
      alsoCalled: ['palazzo pants', 'wide pants', 'ladies trousers'],
    },
    {
      id: 'womens-jeans',
      leaf: ["Women's Jeans", '女士牛仔裤'],
      emoji: '👖',
      titles: [
        ["Women's {cut} Jeans, {waist}, {detail}", '{cut}牛仔裤女{waist}{detail}'],
        ['{waist} {cut} Denim Jeans for Women, {wash}, {detail}', '{wash}{waist}{cut}牛仔裤女{detail}'],
      ],
      words: {
        cut: [
          ['Skinny', '小脚'],
          ['Straight Leg', '直筒'],
          ['Wide Leg', '阔腿'],
          ['Bootcut', '微喇'],
          ['Mom Fit', '老爹'],
        ],
        waist: [
          ['High Waist', '高腰'],
          ['Mid Waist', '中腰'],
          ['Stretch Waist', '弹力腰'],
        ],
        detail: [
          ['Ripped Knee', '破洞'],
          ['Raw Hem', '毛边'],
          ['Bum Lifting', '提臀'],
          ['Slimming', '显瘦'],
          ['Big Pockets', '大口袋'],
        ],
        wash: [
          ['Vintage Wash', '复古水洗'],
          ['Stone Wash', '石磨水洗'],
          ['Enzyme Wash', '酵素洗'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['98% cotton, 2% elastane', '98%棉 2%氨纶'],
            ['Cotton', '纯棉'],
            ['Cotton and polyester', '涤棉'],
          ],
        ],
        [
          ['Length', '裤长'],
          [
            ['Nine-tenths', '九分裤'],
            ['Full length', '长裤'],
          ],
        ],
        [
          ['Closure', '门襟'],
          [
            ['Zip', '拉链'],
            ['Buttons', '纽扣'],
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
      colours: ['blue', 'sky', 'navy', 'black', 'grey'],
      option: {
        name: ['Waist', '腰围'],
        values: ['26', '27', '28', '29', '30', '31', '32'],
      },
      yuan: [32, 98],
      grams: [450, 750],
      box: [32, 26, 5],
      alsoCalled: ['denims', 'ladies jeans', 'denim pants'],
    },
    {
      id: 'womens-skirt',
      leaf: ['Skirts', '半身裙'],
      emoji: '👗',
      prop: '🎀',
      titles: [
        ['{waist} {cut} Skirt for Women, {fabric}, {length}', '{fabric}{waist}{cut}半身裙女{length}'],
        ["Women's {fabric} {cut} Skirt, {length}, {waist}", '女士{fabric}{cut}裙{length}{waist}'],
      ],
      words: {
        waist: [
          ['High Waist', '高腰'],
          ['Elastic Waist', '松紧腰'],
          ['Side Zip', '侧拉链'],
        ],
        cut: [
          ['Pleated', '百褶'],
          ['A-Line', 'A字'],
          ['Pencil', '包臀'],
          ['Ruffle Hem', '荷叶边'],
        ],
        fabric: [
          ['Satin', '缎面'],
          ['Denim', '牛仔'],
          ['Cotton Linen', '棉麻'],
          ['Corduroy', '灯芯绒'],
          ['Faux Leather', 'PU皮'],
        ],
        length: [
          ['Mid-Calf', '中长款'],
          ['Knee Length', '及膝'],
          ['Mini', '短款'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['Regular', '常规'],
            ['Thin', '薄款'],
          ],
        ],
        [
          ['Lining', '里布'],
          [
            ['With safety shorts', '带安全裤'],
            ['Lined', '有内衬'],
            ['Unlined', '无内衬'],
          ],
        ],
        [
          ['Style', '风格'],
          [
            ['College', '学院风'],
            ['Commuter', '通勤'],
            ['Sweet', '甜美'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'brown', 'pink', 'navy', 'grey'],
      option: sizes,
      yuan: [18, 62],
      grams: [200, 420],
      box: [29, 23, 3],
      alsoCalled: ['midi skirt', 'pencil skirt', 'pleated skirt'],
    },
  ],
};
