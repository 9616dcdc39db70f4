import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const mensShirtsSuits: Group = {
  slug: 'mens-shirts-suits',
  name: ['Shirts & Suits', '衬衫西服'],
  kinds: [
    {
      id: 'mens-formal-shirt',
      leaf: ['Formal Shirts', '正装衬衫'],
      emoji: '👔',
      prop: '💼',
      titles: [
        ["Men's {fabric} Formal Shirt, {fit}, {feature}", '{fabric}正装衬衫男{fit}{feature}'],
        ['{use} Dress Shirt for Men, {feature}, {fabric}, {fit}', '{use}男士衬衣{feature}{fabric}{fit}'],
      ],
      words: {
        fabric: [
          ['Bamboo Fibre', '竹纤维'],
          ['Cotton Blend', '棉混纺'],
          ['Twill', '斜纹'],
          ['Stretch', '弹力'],
          ['Poplin', '府绸'],
        ],
        fit: [
          ['Slim Fit', '修身'],
          ['Regular Fit', '常规版'],
          ['Plus Size', '大码'],
        ],
        feature: [
          ['Non-Iron', '免烫'],
          ['Anti-Wrinkle', '抗皱'],
          ['with Chest Pocket', '带胸袋'],
          ['Breathable', '透气'],
        ],
        use: [
          ['Office', '办公'],
          ['Wedding', '婚礼'],
          ['Interview', '面试'],
          ['Business', '商务'],
        ],
      },
      attributes: [
        [
          ['Sleeve length', '袖长'],
          [
            ['Long sleeve', '长袖'],
            ['Short sleeve', '短袖'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Fine stripe', '细条纹'],
            ['Small check', '小格纹'],
          ],
        ],
        [
          ['Collar', '领型'],
          [
            ['Classic collar', '尖领'],
            ['Spread collar', '八字领'],
            ['Button-down collar', '扣领'],
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
      colours: ['white', 'sky', 'black', 'pink', 'navy', 'grey'],
      option: { name: ['Collar size', '领围'], values: ['38', '39', '40', '41', '42', '43', '44'] },
      yuan: [22, 79],
      grams: [240, 360],
      box: [32, 24, 4],
      alsoCalled: ['dress shirt', 'office shirt', 'business shirt'],
    },
    {
      id: 'mens-casual-shirt',
      leaf: ['Casual Shirts', '休闲衬衫'],
      emoji: '👕',
      prop: '🌴',
      titles: [
        ["Men's {pattern} {fabric} Shirt, {sleeve}, {season}", '{season}{pattern}{fabric}衬衫男{sleeve}'],
        ['{fit} {pattern} Casual Shirt for Men, {sleeve}, {fabric}', '{pattern}休闲衬衫男{fit}{sleeve}{fabric}'],
      ],
      words: {
        pattern: [
          ['Check', '格子'],
          ['Striped', '条纹'],
          ['Plain', '纯色'],
          ['Hawaiian Print', '夏威夷印花'],
          ['African Print', '非洲印花'],
        ],
        fabric: [
          ['Cotton', '纯棉'],
          ['Cotton Linen', '棉麻'],
          ['Oxford Cotton', '牛津纺'],
          ['Ice Silk', '冰丝'],
        ],
        sleeve: [
          ['Short Sleeve', '短袖'],
          ['Long Sleeve', '长袖'],
          ['Half Sleeve', '五分袖'],
        ],
        season: [
          ['Summer', '夏季'],
          ['Spring', '春季'],
          ['Beach Holiday', '海边度假'],
        ],
        fit: [
          ['Loose Fit', '宽松'],
          ['Slim Fit', '修身'],
          ['Regular Fit', '常规版'],
        ],
      },
      attributes: [
        [
          ['Collar', '领型'],
          [
            ['Turn-down collar', '翻领'],
            ['Stand collar', '立领'],
            ['Cuban collar', '古巴领'],
          ],
        ],
        [
          ['Pockets', '口袋'],
          [
            ['One chest pocket', '单胸袋'],
            ['Two chest pockets', '双胸袋'],
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
      colours: ['white', 'blue', 'sky', 'beige', 'red', 'green'],
      option: sizes,
      yuan: [22, 72],
      grams: [200, 340],
      box: [30, 24, 3],
      alsoCalled: ['button-up', 'holiday shirt', 'linen shirt'],
    },
    {
      id: 'mens-suit',
      leaf: ['Suits', '西服套装'],
      emoji: '👔',
      prop: '🎩',
      titles: [
        ["Men's {piece} Suit, {fit}, {button}, {occasion} Wear", '{occasion}男士西服{piece}{fit}{button}'],
        ['{pattern} {occasion} Suit for Men, {piece}, {fit}', '{occasion}西装男{pattern}{piece}{fit}'],
      ],
      words: {
        piece: [
          ['Two-Piece', '两件套'],
          ['Three-Piece', '三件套'],
          ['Four-Piece', '四件套'],
        ],
        fit: [
          ['Slim Fit', '修身'],
          ['Regular Fit', '常规版'],
          ['Korean Cut', '韩版'],
        ],
        button: [
          ['Two Button', '两粒扣'],
          ['One Button', '一粒扣'],
          ['Double-Breasted', '双排扣'],
        ],
        occasion: [
          ['Wedding', '婚礼'],
          ['Business', '商务'],
          ['Matric Dance', '毕业舞会'],
          ['Banquet', '宴会'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Pinstripe', '细条纹'],
          ['Check', '格纹'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Polyester and viscose', '涤粘'],
            ['Wool blend', '羊毛混纺'],
            ['Stretch polyester', '弹力聚酯纤维'],
          ],
        ],
        [
          ['Lapel', '驳领'],
          [
            ['Notched lapel', '平驳领'],
            ['Peak lapel', '戗驳领'],
            ['Shawl collar', '青果领'],
          ],
        ],
        [
          ['Vent', '开衩'],
          [
            ['Double vent', '双开衩'],
            ['Single vent', '单开衩'],
            ['No vent', '不开衩'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Fully lined', '全里布'],
            ['Half lined', '半里布'],
          ],
        ],
      ],
      colours: ['black', 'navy', 'grey', 'wine', 'beige'],
      option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL', 'XXL', '3XL'] },
      unit: 50,
      yuan: [128, 420],
      grams: [1100, 1900],
      box: [45, 35, 10],
      alsoCalled: ['wedding suit', 'tuxedo', 'formal suit'],
    },
  ],
};
