import type { Group } from '../../kind.ts';

export const swimmingFishing: Group = {
  slug: 'swimming-fishing',
  name: ['Swimming & Fishing', '游泳垂钓'],
  kinds: [
    {
      id: 'swimming-goggles',
      leaf: ['Swimming Goggles', '泳镜'],
      emoji: '🥽',
      prop: '💧',
      titles: [
        ['{feature} Swimming Goggles with {extra} for {wearer}', '{wearer}{feature}泳镜 {extra}'],
        ['{style} {feature} Swim Goggles with {extra}', '{style}{feature}游泳眼镜 {extra}'],
      ],
      words: {
        feature: [
          ['Anti-Fog', '防雾'],
          ['Waterproof', '防水'],
          ['High-Definition', '高清'],
        ],
        style: [
          ['Large-Frame', '大框'],
          ['Racing', '竞速'],
          ['Mirrored', '电镀'],
        ],
        extra: [
          ['Earplugs', '带耳塞'],
          ['Storage Case', '带收纳盒'],
          ['Silicone Strap', '硅胶头带'],
          ['Nose Clip', '带鼻夹'],
        ],
        wearer: [
          ['Adults', '成人'],
          ['Kids', '儿童'],
          ['Teens', '青少年'],
        ],
      },
      attributes: [
        [
          ['Lens', '镜片'],
          [
            ['PC', 'PC'],
            ['Mirrored PC', 'PC电镀'],
            ['Acrylic', '亚克力'],
          ],
        ],
        [
          ['Frame', '镜框'],
          [
            ['Silicone', '硅胶'],
            ['TPR', 'TPR'],
            ['PVC', 'PVC'],
          ],
        ],
        [
          ['UV protection', '防紫外线'],
          [
            ['UV400', 'UV400'],
            ['Yes', '是'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'pink', 'clear', 'purple'],
      yuan: [5, 38],
      grams: [70, 180],
      box: [18, 7, 5],
      alsoCalled: ['swim glasses', 'pool goggles'],
    },
    {
      id: 'inflatable-pool',
      leaf: ['Inflatable Pools', '充气泳池'],
      emoji: '🛟',
      prop: '🌊',
      titles: [
        ['{style} Inflatable {item} with {feature}', '{style}充气{item} {feature}'],
        ['{style} PVC {item} for {use} with {feature}', '{use}{style}PVC{item} {feature}'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Foldable', '可折叠'],
          ['Cartoon', '卡通'],
          ['Family', '家庭'],
        ],
        item: [
          ['Paddling Pool', '戏水池'],
          ['Water Play Mat', '喷水垫'],
          ['Swimming Pool', '游泳池'],
        ],
        feature: [
          ['Repair Patch', '送修补片'],
          ['Foot Pump', '送脚踩泵'],
          ['Double Valves', '双气嘴'],
        ],
        use: [
          ['Backyards', '庭院'],
          ['Summer Parties', '夏日派对'],
          ['Creches', '幼儿园'],
          ['Kids', '儿童'],
        ],
      },
      attributes: [
        [
          ['PVC thickness', 'PVC厚度'],
          [
            ['0.25 mm', '0.25mm'],
            ['0.3 mm', '0.3mm'],
            ['0.4 mm', '0.4mm'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Round', '圆形'],
            ['Rectangular', '长方形'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['6 years and up', '6岁以上'],
          ],
        ],
      ],
      colours: ['blue', 'pink', 'green', 'sky'],
      option: { name: ['Size', '尺寸'], values: ['120 cm', '150 cm', '180 cm', '210 cm'] },
      yuan: [18, 145],
      grams: [800, 4500],
      box: [36, 30, 12],
      alsoCalled: ['splash pool', 'blow-up pool', 'kiddies pool'],
    },
    {
      id: 'fishing-rod',
      leaf: ['Fishing Rods', '鱼竿'],
      emoji: '🎣',
      titles: [
        ['{style} {material} Fishing Rod for {use}', '{use}{style}{material}鱼竿'],
        ['{style} {material} Rod with {extra} for {use}', '{style}{material}钓竿 {extra} {use}用'],
      ],
      words: {
        style: [
          ['Telescopic', '伸缩'],
          ['Ultra-Light', '超轻'],
          ['Super-Hard', '超硬'],
          ['Travel', '旅行便携'],
        ],
        material: [
          ['Carbon', '碳素'],
          ['Fibreglass', '玻璃钢'],
          ['Carbon Composite', '碳纤复合'],
        ],
        extra: [
          ['Spinning Reel', '配纺车轮'],
          ['Line and Hooks', '配鱼线鱼钩'],
          ['Carry Bag', '配竿包'],
        ],
        use: [
          ['Sea Fishing', '海钓'],
          ['River Fishing', '溪流垂钓'],
          ['Dam Fishing', '水库垂钓'],
          ['Beginners', '新手'],
        ],
      },
      attributes: [
        [
          ['Action', '调性'],
          [
            ['Medium', '中调'],
            ['Fast', '快调'],
            ['Hard', '硬调'],
          ],
        ],
        [
          ['Sections', '节数'],
          [
            ['4', '4节'],
            ['5', '5节'],
            ['6', '6节'],
          ],
        ],
        [
          ['Handle', '手把'],
          [
            ['EVA foam', 'EVA泡棉'],
            ['Cork', '软木'],
            ['Rubber', '橡胶'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'gold'],
      option: { name: ['Length', '长度'], values: ['2.1 m', '2.4 m', '2.7 m', '3.6 m'] },
      yuan: [15, 138],
      grams: [250, 900],
      box: [90, 10, 8],
      alsoCalled: ['fishing stick', 'rod and reel'],
    },
  ],
};
