import type { Group } from '../../kind.ts';

export const homeFitness: Group = {
  slug: 'home-fitness',
  name: ['Home Fitness', '居家健身'],
  kinds: [
    {
      id: 'dumbbell-set',
      leaf: ['Dumbbells & Weights', '哑铃'],
      emoji: '⚙️',
      prop: '⏱️',
      titles: [
        ['{style} {material} Dumbbells for {use}', '{use}{style}{material}哑铃'],
        ['{style} Hand Weights, {material} Dumbbell Pair for {use}', '{style}手铃 {material}哑铃一对 {use}用'],
      ],
      words: {
        style: [
          ['Hexagonal', '六角'],
          ['Anti-Roll', '防滚'],
          ['Non-Slip', '防滑'],
          ['Floor-Friendly', '护地'],
        ],
        material: [
          ['Rubber-Coated', '包胶'],
          ['Cast-Iron', '铸铁'],
          ['Neoprene-Dipped', '浸塑'],
          ['Cement-Filled', '环保水泥'],
        ],
        use: [
          ['Home Gyms', '家庭健身房'],
          ['Arm Training', '手臂训练'],
          ['Aerobics', '健美操'],
          ['Strength Training', '力量训练'],
        ],
      },
      attributes: [
        [
          ['Handle', '握把'],
          [
            ['Knurled steel', '滚花钢'],
            ['Foam-covered', '泡棉包裹'],
            ['PE plastic', 'PE塑料'],
          ],
        ],
        [
          ['Sold by', '包装'],
          [
            ['Pair', '一对'],
            ['Pair with box', '一对彩盒装'],
          ],
        ],
        [
          ['Suited to', '适用人群'],
          [
            ['Men and women', '男女通用'],
            ['Beginners', '初学者'],
            ['Advanced', '进阶者'],
          ],
        ],
      ],
      colours: ['black', 'pink', 'blue', 'purple'],
      option: { name: ['Weight each', '单只重量'], values: ['1 kg', '2 kg', '3 kg', '5 kg'] },
      yuan: [12, 85],
      grams: [2100, 10300],
      box: [30, 24, 14],
      unit: 20,
      alsoCalled: ['gym weights', 'hand weights'],
    },
    {
      id: 'yoga-mat',
      leaf: ['Yoga Mats', '瑜伽垫'],
      emoji: '📜',
      prop: '🪷',
      titles: [
        ['{feature} {material} Yoga Mat for {use}', '{use}{feature}{material}瑜伽垫'],
        ['{feature} Exercise Mat in {material} with {extra}', '{feature}健身垫 {material}材质 配{extra}'],
      ],
      words: {
        feature: [
          ['Non-Slip', '防滑'],
          ['Thickened', '加厚'],
          ['Odour-Free', '无异味'],
          ['Quick-Dry', '速干'],
        ],
        material: [
          ['TPE', 'TPE'],
          ['NBR Foam', 'NBR泡棉'],
          ['PVC', 'PVC'],
          ['Natural Rubber', '天然橡胶'],
        ],
        use: [
          ['Pilates', '普拉提'],
          ['Home Workouts', '居家健身'],
          ['Beginners', '初学者'],
          ['Stretching', '拉伸'],
        ],
        extra: [
          ['Carry Strap', '背带'],
          ['Mesh Bag', '网袋'],
          ['Alignment Lines', '体位线'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['6 mm', '6毫米'],
            ['8 mm', '8毫米'],
            ['10 mm', '10毫米'],
            ['15 mm', '15毫米'],
          ],
        ],
        [
          ['Surface', '表面'],
          [
            ['Double-sided grip', '双面防滑'],
            ['Wave pattern', '波浪纹'],
          ],
        ],
        [
          ['Care', '清洁'],
          [
            ['Wipe clean', '擦拭清洁'],
            ['Water washable', '可水洗'],
          ],
        ],
      ],
      colours: ['purple', 'pink', 'blue', 'black', 'mint', 'grey'],
      option: { name: ['Size', '尺寸'], values: ['173 x 61 cm', '183 x 61 cm', '183 x 80 cm'] },
      yuan: [12, 58],
      grams: [700, 1900],
      box: [62, 14, 14],
      alsoCalled: ['gym mat', 'exercise mat'],
    },
    {
      id: 'resistance-band',
      leaf: ['Resistance Bands', '弹力带'],
      emoji: '🪢',
      prop: '⏱️',
      titles: [
        ['{material} Resistance {style} for {use}', '{use}{material}{style}'],
        ['{feature} Fitness {style}, {material} Trainer for {use}', '{feature}健身{style} {material}训练带 {use}'],
      ],
      words: {
        material: [
          ['Natural Latex', '天然乳胶'],
          ['TPE', 'TPE'],
          ['Layered Latex', '多层乳胶'],
        ],
        style: [
          ['Loop Band', '弹力圈'],
          ['Tube with Handles', '手柄拉力绳'],
          ['Pull-Up Band', '引体向上带'],
        ],
        feature: [
          ['Non-Snap', '防断'],
          ['High-Stretch', '高弹'],
          ['Portable', '便携'],
        ],
        use: [
          ['Hips and Legs', '臀腿训练'],
          ['Home Workouts', '居家健身'],
          ['Stretching', '拉伸'],
          ['Back Training', '练背'],
        ],
      },
      attributes: [
        [
          ['Resistance', '阻力'],
          [
            ['10 lb', '10磅'],
            ['20 lb', '20磅'],
            ['30 lb', '30磅'],
            ['50 lb', '50磅'],
          ],
        ],
        [
          ['Comes with', '配件'],
          [
            ['Storage bag', '收纳袋'],
            ['Door anchor and bag', '门扣和收纳袋'],
            ['No accessories', '无配件'],
          ],
        ],
        [
          ['Suited to', '适用人群'],
          [
            ['Men and women', '男女通用'],
            ['Beginners', '初学者'],
          ],
        ],
      ],
      colours: ['green', 'blue', 'black', 'pink', 'purple', 'multi'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['1 piece', '单条'],
          ['3 pieces', '3条装'],
          ['5 pieces', '5条装'],
        ],
      },
      yuan: [3, 36],
      grams: [60, 600],
      box: [20, 14, 5],
      unit: 40,
      alsoCalled: ['gym bands', 'booty bands', 'stretch bands'],
    },
  ],
};
