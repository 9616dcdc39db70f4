import type { Group } from '../../kind.ts';
import { blanketsAndDuvets } from './blankets-and-duvets.ts';

export const bedding: Group = {
  slug: 'bedding',
  name: ['Bedding', '床上用品'],
  kinds: [
    {
      id: 'duvet-cover-set',
      leaf: ['Duvet Cover Sets', '被套四件套'],
      emoji: '🛏️',
      prop: '🌸',
      titles: [
        ['{style} {material} Duvet Cover Set for {use}', '{style}{material}被套套件 {use}用'],
        ['{material} Bedding Set, {style} Design with {feature}', '{material}床上套件 {style}款 {feature}'],
      ],
      words: {
        style: [
          ['Plain', '纯色'],
          ['Printed', '印花'],
          ['Embroidered', '绣花'],
          ['Striped', '条纹'],
        ],
        material: [
          ['Pure Cotton', '纯棉'],
          ['Brushed Microfibre', '磨毛'],
          ['Washed Cotton', '水洗棉'],
          ['Satin', '缎面'],
        ],
        feature: [
          ['Zip Closure', '拉链开口'],
          ['Matching Pillowcases', '配套枕套'],
          ['Corner Ties', '内置绑带'],
        ],
        use: [
          ['Home', '家庭'],
          ['Guest Houses', '民宿'],
          ['Hotels', '酒店'],
          ['Dormitories', '宿舍'],
        ],
      },
      attributes: [
        [
          ['Thread count', '纱支密度'],
          [
            ['128 x 68', '128x68'],
            ['133 x 72', '133x72'],
            ['173 x 120', '173x120'],
          ],
        ],
        [
          ['Contents', '套件内容'],
          [
            ['Duvet cover and 2 pillowcases', '被套1枕套2'],
            ['Duvet cover, sheet and 2 pillowcases', '被套1床单1枕套2'],
          ],
        ],
        [
          ['Washing', '洗涤方式'],
          [
            ['Machine wash 30 °C', '30℃机洗'],
            ['Machine wash 40 °C', '40℃机洗'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'pink', 'navy', 'beige', 'green'],
      option: {
        name: ['Bed size', '床尺寸'],
        values: [
          ['Single', '单人'],
          ['Double', '双人'],
          ['Queen', '大号双人'],
          ['King', '特大双人'],
        ],
      },
      yuan: [38, 188],
      grams: [1100, 2600],
      box: [36, 28, 10],
      unit: 50,
      alsoCalled: ['duvet set', 'bedding set', 'linen set'],
    },
    {
      id: 'fitted-sheet',
      leaf: ['Fitted Sheets', '床笠床单'],
      emoji: '🛏️',
      prop: '📐',
      titles: [
        ['{style} {material} Fitted Sheet with {feature}', '{style}{material}床笠 {feature}'],
        ['{style} {material} Bed Sheet for {use}, {feature}', '{material}床罩 {use}用 {style} {feature}'],
      ],
      words: {
        style: [
          ['Plain', '纯色'],
          ['Printed', '印花'],
          ['Quilted', '绗缝'],
          ['Striped', '条纹'],
        ],
        material: [
          ['Pure Cotton', '纯棉'],
          ['Microfibre', '超细纤维'],
          ['Polycotton', '涤棉'],
          ['Bamboo Fibre', '竹纤维'],
        ],
        feature: [
          ['Elastic All Round', '全包松紧'],
          ['Deep Pockets', '加高围边'],
          ['Non-Slip Bands', '防滑绑带'],
        ],
        use: [
          ['Home', '家庭'],
          ['Hotels', '酒店'],
          ['Hospitals', '医院'],
          ['Dormitories', '宿舍'],
        ],
      },
      attributes: [
        [
          ['Depth', '围边高度'],
          [
            ['25 cm', '25cm'],
            ['30 cm', '30cm'],
            ['35 cm', '35cm'],
          ],
        ],
        [['Washing', '洗涤方式'], [['Machine wash', '可机洗']]],
        [
          ['Packing', '包装'],
          [
            ['PVC bag', 'PVC袋'],
            ['Paper band', '纸卡'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'beige', 'sky', 'pink', 'navy'],
      option: {
        name: ['Bed size', '床尺寸'],
        values: ['92 x 190 cm', '137 x 190 cm', '152 x 190 cm', '183 x 200 cm'],
      },
      yuan: [16, 78],
      grams: [420, 1300],
      box: [32, 24, 6],
      alsoCalled: ['bottom sheet', 'bed sheet'],
    },
    {
      id: 'fleece-blanket',
      leaf: ['Blankets & Throws', '毛毯'],
      emoji: '🧣',
      prop: '🛏️',
      titles: [
        ['{style} {material} Blanket for {use}', '{style}{material}毛毯 {use}用'],
        ['{material} Throw with {feature}, {style} Cover for {use}', '{material}盖毯 {feature} {style} {use}适用'],
      ],
      words: {
        style: [
          ['Double-Sided', '双面'],
          ['Thick', '加厚'],
          ['Embossed', '压花'],
          ['Jacquard', '提花'],
        ],
        material: [
          ['Coral Fleece', '珊瑚绒'],
          ['Flannel', '法兰绒'],
          ['Sherpa', '羊羔绒'],
          ['Mink', '拉舍尔'],
        ],
        feature: [
          ['Piped Edge', '包边'],
          ['Tassels', '流苏'],
          ['Soft Pile', '柔软绒毛'],
        ],
        use: [
          ['Beds', '床上'],
          ['Sofas', '沙发'],
          ['Travel', '旅行'],
          ['Winter', '冬季'],
        ],
      },
      attributes: [
        [
          ['Weight', '克重'],
          [
            ['220 g/m²', '220克/平方米'],
            ['280 g/m²', '280克/平方米'],
            ['380 g/m²', '380克/平方米'],
          ],
        ],
        [['Composition', '成分'], [['100% polyester', '100%聚酯纤维']]],
        [
          ['Washing', '洗涤方式'],
          [
            ['Machine wash cold', '冷水机洗'],
            ['Hand wash', '手洗'],
          ],
        ],
      ],
      colours: ['grey', 'wine', 'pink', 'camel', 'navy', 'beige'],
      option: { name: ['Size', '尺寸'], values: ['100 x 150 cm', '150 x 200 cm', '180 x 200 cm', '200 x 230 cm'] },
      yuan: [14, 128],
      grams: [450, 3200],
      box: [40, 32, 14],
      alsoCalled: ['mink blanket', 'throw', 'fleece'],
    },
    {
      id: 'bed-pillow',
      leaf: ['Pillows', '枕头'],
      emoji: '☁️',
      prop: '🛏️',
      titles: [
        ['{style} {filling} Pillow for {use}', '{style}{filling}枕头 {use}用'],
        ['{filling} Sleeping Pillow with {feature} for {use}', '{filling}睡枕 {feature} {use}适用'],
      ],
      words: {
        style: [
          ['Soft', '柔软'],
          ['Firm', '偏硬'],
          ['Orthopaedic', '护颈'],
          ['Low-Profile', '低枕'],
        ],
        filling: [
          ['Memory Foam', '记忆棉'],
          ['Feather-Feel Fibre', '羽丝绒'],
          ['Latex', '乳胶'],
          ['Hollow Fibre', '中空棉'],
        ],
        feature: [
          ['Washable Cover', '可拆洗外套'],
          ['Breathable Case', '透气枕套'],
          ['Piped Edge', '滚边'],
        ],
        use: [
          ['Home', '家庭'],
          ['Hotels', '酒店'],
          ['Side Sleepers', '侧睡'],
        ],
      },
      attributes: [
        [
          ['Cover', '面料'],
          [
            ['Cotton', '纯棉'],
            ['Knitted fabric', '针织布'],
            ['Polyester', '涤纶'],
          ],
        ],
        [
          ['Height', '高度'],
          [
            ['8 cm', '8cm'],
            ['10 cm', '10cm'],
            ['12 cm', '12cm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Vacuum-packed', '真空压缩'],
            ['Zip bag', '拉链袋'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'blue', 'pink'],
      option: { name: ['Size', '尺寸'], values: ['40 x 60 cm', '45 x 70 cm', '48 x 74 cm'] },
      yuan: [9, 75],
      grams: [500, 1400],
      box: [48, 32, 14],
      alsoCalled: ['sleeping pillow', 'head pillow'],
    },
    ...blanketsAndDuvets,
  ],
};
