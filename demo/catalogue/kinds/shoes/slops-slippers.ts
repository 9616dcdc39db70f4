import type { Group } from '../../kind.ts';
import { doubleSizes, unisexSizes } from './sizes.ts';

export const slopsSlippers: Group = {
  slug: 'slops-slippers',
  name: ['Slops & Slippers', '拖鞋凉拖'],
  kinds: [
    {
      id: 'flip-flops',
      leaf: ['Slops', '人字拖'],
      emoji: '🩴',
      prop: '🏖️',
      titles: [
        ['{who} {material} Slops, {feature}, {pattern}', '{who}{material}人字拖{feature}{pattern}'],
        ['{pattern} Flip-Flops for {place}, {material}, {feature}', '{pattern}人字拖鞋{place}{material}{feature}'],
      ],
      words: {
        who: [
          ["Men's and Women's", '男女款'],
          ['Unisex', '男女同款'],
          ['Adult', '成人'],
        ],
        material: [
          ['EVA', 'EVA'],
          ['Rubber', '橡胶'],
          ['PVC', 'PVC'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Thick Sole', '厚底'],
          ['Lightweight', '轻便'],
          ['Quick Dry', '速干'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Printed', '印花'],
          ['Striped', '条纹'],
          ['Camouflage', '迷彩'],
        ],
        place: [
          ['the Beach', '沙滩'],
          ['Home and Bathroom', '居家浴室'],
          ['Everyday Wear', '日常外穿'],
        ],
      },
      attributes: [
        [
          ['Strap', '鞋带'],
          [
            ['PVC', 'PVC'],
            ['Rubber', '橡胶'],
            ['Woven fabric', '织带'],
          ],
        ],
        [
          ['Sole thickness', '鞋底厚度'],
          [
            ['1.5 cm', '1.5cm'],
            ['2 cm', '2cm'],
            ['3 cm', '3cm'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Summer', '夏季'],
            ['Spring and summer', '春夏'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'pink', 'yellow', 'green', 'white'],
      option: unisexSizes,
      unit: 20,
      yuan: [5, 28],
      grams: [180, 380],
      box: [30, 14, 7],
      alsoCalled: ['slops', 'plakkies', 'flip-flops', 'thongs'],
    },
    {
      id: 'slide-sandals',
      leaf: ['Slides', '一字拖'],
      emoji: '🩴',
      prop: '🚿',
      titles: [
        ['{who} Slides, {sole}, {feature}', '{who}一字拖{sole}{feature}'],
        ['{style} {place} Slides, {sole}, {feature}', '{style}凉拖鞋{sole}{feature}{place}'],
      ],
      words: {
        who: [
          ["Men's and Women's", '男女款'],
          ['Unisex', '男女同款'],
          ["Couples'", '情侣'],
        ],
        sole: [
          ['Thick Cloud Sole', '踩屎感厚底'],
          ['Soft EVA Sole', 'EVA软底'],
          ['Massage Sole', '按摩底'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Odour Resistant', '防臭'],
          ['Waterproof', '防水'],
          ['Silent', '静音'],
        ],
        style: [
          ['Minimalist', '简约'],
          ['Sports', '运动'],
          ['Cartoon', '卡通'],
          ['Letter Print', '字母'],
        ],
        place: [
          ['Bathroom', '浴室'],
          ['Indoor and Outdoor', '室内外两穿'],
          ['Poolside', '泳池'],
        ],
      },
      attributes: [
        [
          ['Upper', '鞋面'],
          [
            ['EVA', 'EVA'],
            ['PVC', 'PVC'],
          ],
        ],
        [
          ['Sole thickness', '鞋底厚度'],
          [
            ['3 cm', '3cm'],
            ['4 cm', '4cm'],
            ['4.5 cm', '4.5cm'],
          ],
        ],
        [
          ['Drain holes', '漏水孔'],
          [
            ['With drain holes', '有漏水孔'],
            ['Without', '无'],
          ],
        ],
      ],
      colours: ['black', 'white', 'beige', 'pink', 'mint', 'grey', 'lilac'],
      option: doubleSizes,
      unit: 20,
      yuan: [7, 35],
      grams: [220, 450],
      box: [30, 18, 9],
      alsoCalled: ['push-ins', 'slides', 'shower shoes', 'mules'],
    },
    {
      id: 'house-slippers',
      leaf: ['House Slippers', '棉拖鞋'],
      emoji: '🥿',
      prop: '🏠',
      titles: [
        ['{who} {upper} House Slippers, {feature}, {back}', '{who}{upper}居家棉拖鞋{feature}{back}'],
        ['Winter {upper} Slippers, {pattern}, {back}, {feature}', '冬季{upper}棉拖{pattern}{back}{feature}'],
      ],
      words: {
        who: [
          ["Men's and Women's", '男女款'],
          ['Unisex', '男女同款'],
          ["Couples'", '情侣'],
        ],
        upper: [
          ['Plush', '毛绒'],
          ['Coral Fleece', '珊瑚绒'],
          ['Corduroy', '灯芯绒'],
          ['Knitted', '针织'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Thick Sole', '厚底'],
          ['Warm', '保暖'],
          ['Silent', '静音'],
        ],
        back: [
          ['Open Back', '半包'],
          ['Closed Back', '包跟'],
          ['Bootie Style', '短靴款'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Bear Pattern', '小熊图案'],
          ['Rabbit Pattern', '兔子图案'],
          ['Check', '格子'],
        ],
      },
      attributes: [
        [
          ['Sole', '鞋底'],
          [
            ['EVA', 'EVA'],
            ['TPR', 'TPR'],
            ['PVC', 'PVC'],
          ],
        ],
        [
          ['Lining', '内里'],
          [
            ['Short plush', '短绒'],
            ['Faux fur', '仿皮毛'],
            ['Cotton', '棉'],
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
      colours: ['grey', 'pink', 'camel', 'beige', 'navy', 'lilac'],
      option: doubleSizes,
      unit: 20,
      yuan: [9, 38],
      grams: [250, 480],
      box: [30, 20, 10],
      alsoCalled: ['stokies', 'winter slippers', 'indoor shoes'],
    },
    {
      id: 'garden-clogs',
      edition: 2,
      leaf: ['Clogs', '洞洞鞋'],
      emoji: '🩴',
      prop: '🌱',
      titles: [
        ['{who} {material} Clogs, {feature}, {use}', '{who}{material}洞洞鞋{feature}{use}'],
        ['{use} Clogs, {feature}, {style}', '{use}洞洞鞋{feature}{style}'],
      ],
      words: {
        who: [
          ["Men's", '男款'],
          ["Women's", '女款'],
          ['Unisex', '男女同款'],
        ],
        material: [
          ['EVA', 'EVA'],
          ['Rubber', '橡胶'],
          ['Fleece-Lined EVA', 'EVA加绒'],
        ],
        feature: [
          ['Non-Slip', '防滑'],
          ['Quick Dry', '速干'],
          ['Thick Sole', '厚底'],
          ['Ventilated', '透气'],
        ],
        use: [
          ['Garden', '园艺'],
          ['Kitchen', '厨房'],
          ['Hospital', '医护'],
          ['Beach', '沙滩'],
        ],
        style: [
          ['Closed Toe', '包头'],
          ['Back Strap', '后绊带'],
          ['Plain', '纯色'],
        ],
      },
      attributes: [
        [
          ['Weight', '轻重'],
          [
            ['Very light', '超轻'],
            ['Standard', '标准'],
          ],
        ],
        [
          ['Back strap', '后带'],
          [
            ['Turns', '可旋转'],
            ['Fixed', '固定'],
          ],
        ],
      ],
      colours: ['black', 'white', 'navy', 'pink', 'green', 'lilac'],
      option: doubleSizes,
      unit: 20,
      yuan: [14, 52],
      grams: [260, 480],
      box: [30, 20, 11],
      alsoCalled: ['kitchen clogs', 'nurse shoes', 'garden shoes'],
    },
  ],
};
