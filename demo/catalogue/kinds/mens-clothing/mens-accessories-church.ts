import type { Group } from '../../kind.ts';

export const mensAccessoriesChurch: Group = {
  slug: 'mens-accessories-church',
  name: ['Belts, Ties & Church Shirts', '腰带领带礼服'],
  kinds: [
    {
      id: 'mens-belt',
      edition: 2,
      leaf: ['Belts', '男士皮带'],
      emoji: '🪢',
      prop: '👖',
      titles: [
        ["Men's {material} Belt, {buckle}, {style}", '男士{material}皮带{buckle}{style}'],
        ['{style} {material} Belt with {buckle}, {width}', '{style}{material}腰带{buckle}{width}'],
      ],
      words: {
        material: [
          ['Cow Leather', '牛皮'],
          ['Faux Leather', 'PU皮'],
          ['Canvas', '帆布'],
          ['Braided', '编织'],
        ],
        buckle: [
          ['Automatic Buckle', '自动扣'],
          ['Pin Buckle', '针扣'],
          ['Plate Buckle', '平滑扣'],
        ],
        style: [
          ['Business', '商务'],
          ['Casual', '休闲'],
          ['Work', '工装'],
          ['Vintage', '复古'],
        ],
        width: [
          ['3 cm Wide', '3cm宽'],
          ['3.5 cm Wide', '3.5cm宽'],
          ['4 cm Wide', '4cm宽'],
        ],
      },
      attributes: [
        [
          ['Buckle metal', '扣头材质'],
          [
            ['Zinc alloy', '锌合金'],
            ['Steel', '钢'],
          ],
        ],
        [
          ['Cut to length', '可裁剪'],
          [
            ['Yes', '是'],
            ['No', '否'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'camel', 'navy'],
      option: { name: ['Length', '长度'], values: ['110 cm', '115 cm', '120 cm', '130 cm'] },
      yuan: [8, 78],
      grams: [150, 360],
      box: [14, 12, 5],
      alsoCalled: ['gordel', 'ibhande', 'bhandi', 'lebanta', 'lamba', 'cinto'],
    },
    {
      id: 'mens-tie',
      edition: 2,
      leaf: ['Ties & Bow Ties', '领带领结'],
      emoji: '👔',
      prop: '🎀',
      titles: [
        ["Men's {pattern} {style}, {material}, {use}", '男士{pattern}{style}{material}{use}'],
        ['{use} {style}, {pattern} {material}', '{use}{style}{pattern}{material}'],
      ],
      words: {
        pattern: [
          ['Plain', '纯色'],
          ['Striped', '条纹'],
          ['Paisley', '腰果花'],
          ['Checked', '格子'],
        ],
        style: [
          ['Tie', '领带'],
          ['Zip Tie', '拉链领带'],
          ['Bow Tie', '领结'],
          ['Tie and Pocket Square Set', '领带方巾套装'],
        ],
        material: [
          ['Polyester', '涤纶'],
          ['Silk', '真丝'],
          ['Jacquard', '提花'],
        ],
        use: [
          ['Wedding', '婚礼'],
          ['Business', '商务'],
          ['School Uniform', '校服'],
          ['Church', '礼拜'],
        ],
      },
      attributes: [
        [
          ['Width', '宽度'],
          [
            ['6 cm', '6cm'],
            ['8 cm', '8cm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Gift box', '礼盒'],
            ['OPP bag', 'OPP袋'],
          ],
        ],
      ],
      colours: ['black', 'navy', 'red', 'wine', 'purple', 'gold'],
      yuan: [4, 38],
      grams: [40, 150],
      box: [34, 8, 4],
      alsoCalled: ['das', 'gravata', 'neck tie', 'school tie'],
    },
    {
      id: 'clergy-shirt',
      edition: 2,
      leaf: ['Clergy Shirts & Collars', '牧师衬衫'],
      emoji: '👔',
      prop: '⛪',
      titles: [
        ['{who} Clergy Shirt, {collar}, {sleeve}', '{who}牧师衬衫{collar}{sleeve}'],
        ['{material} Clerical Shirt with {collar}, {sleeve}', '{material}神职衬衫{collar}{sleeve}'],
      ],
      words: {
        who: [
          ["Men's", '男士'],
          ["Women's", '女士'],
          ['Unisex', '男女通用'],
        ],
        collar: [
          ['Tab Collar', '插片领'],
          ['Full Neckband Collar', '圆领圈'],
          ['Roman Collar', '罗马领'],
        ],
        sleeve: [
          ['Long Sleeve', '长袖'],
          ['Short Sleeve', '短袖'],
          ['French Cuff', '法式袖'],
        ],
        material: [
          ['Cotton', '纯棉'],
          ['Poly Cotton', '涤棉'],
          ['Bamboo Fibre', '竹纤维'],
        ],
      },
      attributes: [
        [
          ['Care', '护理'],
          [
            ['Easy iron', '易熨烫'],
            ['Machine wash', '可机洗'],
          ],
        ],
        [
          ['Collar tab', '领片'],
          [
            ['Included', '附赠'],
            ['Not included', '不含'],
          ],
        ],
      ],
      colours: ['black', 'white', 'grey', 'purple', 'navy', 'wine'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', '3XL', '4XL'] },
      yuan: [38, 128],
      grams: [220, 380],
      box: [32, 24, 4],
      alsoCalled: ['pastor shirt', 'minister shirt', 'priest shirt', 'church shirt'],
    },
  ],
};
