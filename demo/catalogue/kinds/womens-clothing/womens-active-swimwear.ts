import type { Group } from '../../kind.ts';
import { plusSizes, sizes } from './sizes.ts';

export const womensActiveSwimwear: Group = {
  slug: 'womens-active-swimwear',
  name: ["Women's Active & Swimwear", '女士运动泳装'],
  kinds: [
    {
      id: 'womens-yoga-set',
      leaf: ['Gym & Yoga Sets', '瑜伽服套装'],
      emoji: '🎽',
      prop: '🌿',
      titles: [
        ["Women's {piece} {activity} Set, {feature}, {fabric}", '{activity}服套装女{piece}{feature}{fabric}'],
        ['{fabric} {activity} Wear for Women, {piece}, {feature}', '{fabric}女士{activity}服{piece}{feature}'],
      ],
      words: {
        piece: [
          ['Two Piece', '两件套'],
          ['Three Piece', '三件套'],
          ['Bra and Leggings', '文胸长裤'],
        ],
        activity: [
          ['Yoga', '瑜伽'],
          ['Gym', '健身'],
          ['Running', '跑步'],
          ['Sports', '运动'],
        ],
        feature: [
          ['High Waist', '高腰'],
          ['Quick Dry', '速干'],
          ['Cross Back', '美背'],
          ['Bum Lifting', '提臀'],
        ],
        fabric: [
          ['Seamless Knit', '无缝针织'],
          ['Ribbed', '螺纹'],
          ['Brushed Nylon', '磨毛锦纶'],
          ['Double-Sided Brushed', '双面磨毛'],
        ],
      },
      attributes: [
        [
          ['Composition', '成分'],
          [
            ['Nylon and elastane', '锦纶/氨纶'],
            ['Polyester and elastane', '聚酯纤维/氨纶'],
          ],
        ],
        [
          ['Stretch', '弹力'],
          [
            ['Four-way stretch', '四面弹'],
            ['High stretch', '高弹'],
          ],
        ],
        [
          ['Pads', '胸垫'],
          [
            ['Removable', '可拆卸'],
            ['Fixed', '固定一体'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'lilac', 'teal', 'wine', 'army', 'pink'],
      option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL'] },
      unit: 50,
      yuan: [32, 110],
      grams: [280, 520],
      box: [30, 22, 5],
      alsoCalled: ['gym wear', 'activewear', 'workout clothes'],
    },
    {
      id: 'womens-leggings',
      leaf: ['Leggings', '打底裤'],
      emoji: '👖',
      prop: '⚡',
      titles: [
        ["Women's {waist} Leggings for {use}, {feature}", '{use}打底裤女{waist}{feature}'],
        ['{feature} {length} Leggings for {use}, {waist}', '{feature}{length}紧身裤女{use}{waist}'],
      ],
      words: {
        waist: [
          ['High Waist', '高腰'],
          ['Tummy Control', '收腹'],
          ['Cross Waist', '交叉腰'],
          ['Wide Waistband', '宽腰头'],
        ],
        feature: [
          ['Bum Lifting', '提臀'],
          ['Fleece Lined', '加绒'],
          ['Squat Proof', '不透肉'],
          ['Quick Dry', '速干'],
        ],
        use: [
          ['Gym', '健身'],
          ['Yoga', '瑜伽'],
          ['Running', '跑步'],
          ['Everyday Wear', '日常外穿'],
        ],
        length: [
          ['Full-Length', '长款'],
          ['Ankle-Length', '九分'],
          ['Cropped', '七分'],
        ],
      },
      attributes: [
        [
          ['Composition', '成分'],
          [
            ['Nylon and elastane', '锦纶/氨纶'],
            ['Polyester and elastane', '聚酯纤维/氨纶'],
            ['Cotton and elastane', '棉/氨纶'],
          ],
        ],
        [
          ['Pockets', '口袋'],
          [
            ['Side phone pockets', '侧边手机袋'],
            ['Hidden waist pocket', '腰部暗袋'],
            ['No pockets', '无口袋'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Mesh panel', '网纱拼接'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'wine', 'army', 'purple'],
      option: sizes,
      yuan: [12, 49],
      grams: [160, 350],
      box: [26, 18, 3],
      alsoCalled: ['tights', 'gym tights', 'yoga pants'],
    },
    {
      id: 'womens-swimsuit',
      leaf: ["Women's Swimsuits", '女士泳衣'],
      emoji: '🩱',
      prop: '🏖️',
      titles: [
        ["Women's {piece} Swimsuit, {pattern}, {feature}", '{piece}泳衣女{pattern}{feature}'],
        ['{pattern} {piece} Swimwear for {place}, {feature}', '{pattern}{piece}游泳衣女{place}{feature}'],
      ],
      words: {
        piece: [
          ['One-Piece', '连体'],
          ['Two-Piece', '分体'],
          ['Bikini', '比基尼'],
          ['Skirted', '裙式'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Tropical Print', '热带印花'],
          ['Striped', '条纹'],
          ['Leopard Print', '豹纹'],
        ],
        feature: [
          ['Slimming', '显瘦'],
          ['Halter Neck', '挂脖'],
          ['Ruffle Trim', '荷叶边'],
          ['Cross Back', '交叉美背'],
        ],
        place: [
          ['the Beach', '海边'],
          ['Hot Springs', '温泉'],
          ['the Pool', '泳池'],
        ],
      },
      attributes: [
        [
          ['Composition', '成分'],
          [
            ['82% nylon, 18% elastane', '82%锦纶 18%氨纶'],
            ['Polyester and elastane', '聚酯纤维/氨纶'],
          ],
        ],
        [
          ['Pads', '胸垫'],
          [
            ['Removable pads', '可拆胸垫'],
            ['Fixed pads', '固定胸垫'],
          ],
        ],
        [
          ['Support', '托型'],
          [
            ['Wireless', '无钢托'],
            ['Soft wire', '软钢托'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'pink', 'yellow', 'teal'],
      option: plusSizes,
      yuan: [22, 78],
      grams: [140, 320],
      box: [25, 20, 4],
      alsoCalled: ['swimming costume', 'cozzie', 'bikini', 'bathing suit'],
    },
  ],
};
