import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const womensOuterwear: Group = {
  slug: 'womens-outerwear',
  name: ['Coats & Jackets', '女士外套'],
  kinds: [
    {
      id: 'womens-puffer-jacket',
      leaf: ["Women's Puffer Jackets", '女士棉服'],
      emoji: '🧥',
      prop: '❄️',
      titles: [
        ["Women's {length} Puffer Jacket, {feature}, {style}", '{style}{length}棉服女{feature}外套'],
        ['{style} Winter Padded Coat for Women, {length}, {feature}', '冬季{style}女士棉衣{length}{feature}'],
      ],
      words: {
        length: [
          ['Short', '短款'],
          ['Mid-Length', '中长款'],
          ['Knee-Length', '过膝长款'],
        ],
        feature: [
          ['Hooded', '连帽'],
          ['with Faux Fur Collar', '仿毛领'],
          ['Stand Collar', '立领'],
          ['with Belt', '系腰带'],
          ['Windproof', '防风'],
        ],
        style: [
          ['Korean Style', '韩版'],
          ['Loose Fit', '宽松'],
          ['Glossy', '亮面'],
          ['Lightweight', '轻薄'],
        ],
      },
      attributes: [
        [
          ['Filling', '填充物'],
          [
            ['Polyester wadding', '聚酯棉'],
            ['Cotton wadding', '棉花'],
            ['White duck down', '白鸭绒'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Polyester', '聚酯纤维'],
            ['Fleece', '抓绒'],
          ],
        ],
        [
          ['Closure', '门襟'],
          [
            ['Zip', '拉链'],
            ['Zip and press studs', '拉链加暗扣'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Winter', '冬季'],
            ['Autumn and winter', '秋冬'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'pink', 'army', 'grey', 'wine'],
      option: sizes,
      yuan: [58, 198],
      grams: [650, 1400],
      box: [40, 32, 12],
      alsoCalled: ['winter jacket', 'puffer', 'padded coat'],
    },
    {
      id: 'womens-blazer',
      leaf: ['Blazers', '女士西装'],
      emoji: '🧥',
      prop: '💼',
      titles: [
        ["Women's {fit} Blazer, {button}, {feature}", '{fit}西装外套女{button}{feature}'],
        ['{style} Suit Jacket for Women, {fit}, {button}', '{style}女士小西装{fit}{button}'],
      ],
      words: {
        fit: [
          ['Slim Fit', '修身'],
          ['Loose Fit', '宽松'],
          ['Cropped', '短款'],
          ['Longline', '中长款'],
        ],
        button: [
          ['Double-Breasted', '双排扣'],
          ['Single Button', '一粒扣'],
          ['Two Button', '两粒扣'],
          ['Open Front', '无扣开襟'],
        ],
        feature: [
          ['with Shoulder Pads', '带垫肩'],
          ['Notched Lapel', '平驳领'],
          ['with Flap Pockets', '翻盖口袋'],
          ['Three-Quarter Sleeve', '七分袖'],
        ],
        style: [
          ['Office', '职业'],
          ['Korean', '韩版'],
          ['British Check', '英伦格纹'],
          ['Casual', '休闲'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Polyester and viscose', '聚酯纤维/粘纤'],
            ['Wool blend', '羊毛混纺'],
            ['Polyester', '聚酯纤维'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Fully lined', '全里布'],
            ['Half lined', '半里布'],
            ['Unlined', '无里布'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Spring and autumn', '春秋'],
            ['All seasons', '四季'],
          ],
        ],
      ],
      colours: ['black', 'beige', 'grey', 'navy', 'brown'],
      option: sizes,
      yuan: [48, 165],
      grams: [420, 800],
      box: [36, 28, 6],
      alsoCalled: ['suit jacket', 'office jacket', 'ladies blazer'],
    },
    {
      id: 'womens-denim-jacket',
      leaf: ["Women's Denim Jackets", '女士牛仔外套'],
      emoji: '🧥',
      prop: '⭐',
      titles: [
        ["Women's {fit} Denim Jacket, {detail}, {style}", '{style}{fit}牛仔外套女{detail}'],
        ['{style} Jean Jacket for Women, {fit}, {detail}', '{style}牛仔夹克女{detail}{fit}'],
      ],
      words: {
        fit: [
          ['Cropped', '短款'],
          ['Oversized', '宽松大版'],
          ['Slim Fit', '修身'],
          ['Boyfriend Fit', 'BF风'],
        ],
        detail: [
          ['Ripped', '破洞'],
          ['Embroidered Back', '后背刺绣'],
          ['Pearl Studs', '钉珠'],
          ['Four Pockets', '四口袋'],
          ['Fleece Lined', '加绒'],
        ],
        style: [
          ['Vintage Wash', '复古水洗'],
          ['Korean Style', '韩版'],
          ['Street Style', '街头风'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Cotton denim', '纯棉牛仔布'],
            ['Stretch denim', '弹力牛仔布'],
          ],
        ],
        [
          ['Collar', '领型'],
          [
            ['Turn-down collar', '翻领'],
            ['Stand collar', '立领'],
          ],
        ],
        [
          ['Closure', '门襟'],
          [
            ['Metal buttons', '金属扣'],
            ['Zip', '拉链'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Spring and autumn', '春秋'],
            ['Autumn', '秋季'],
          ],
        ],
      ],
      colours: ['blue', 'sky', 'navy', 'black', 'white'],
      option: sizes,
      yuan: [42, 118],
      grams: [520, 850],
      box: [34, 28, 7],
      alsoCalled: ['jean jacket', 'denim top'],
    },
  ],
};
