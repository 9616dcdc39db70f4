import type { Group } from '../../kind.ts';

export const nailsAndLashes: Group = {
  slug: 'nails-and-lashes',
  name: ['Nails & Lashes', '美甲美睫'],
  kinds: [
    {
      id: 'press-on-nails',
      leaf: ['Press-On Nails', '穿戴甲'],
      emoji: '💎',
      prop: '🌷',
      titles: [
        ['{shape} Press-On Nails with {design} for {use}', '{shape}穿戴甲{design} {use}用'],
        ['Reusable {shape} False Nails, {design}, for {use}', '可重复使用{shape}假指甲 {design} {use}款'],
      ],
      words: {
        shape: [
          ['Coffin', '梯形'],
          ['Almond', '杏仁形'],
          ['Stiletto', '尖形'],
          ['Short Square', '短方形'],
        ],
        design: [
          ['French Tips', '法式'],
          ['Rhinestones', '镶钻'],
          ['Cat-Eye Shine', '猫眼'],
          ['Butterfly Art', '蝴蝶彩绘'],
        ],
        use: [
          ['Weddings', '新娘'],
          ['Parties', '派对'],
          ['Everyday Wear', '日常'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['ABS', 'ABS'],
            ['Soft gel tips', '软甲片'],
          ],
        ],
        [
          ['Includes', '配件'],
          [
            ['Jelly glue and file', '果冻胶+锉条'],
            ['Adhesive tabs', '双面胶贴'],
            ['Nails only', '仅甲片'],
          ],
        ],
        [
          ['Finish', '表面'],
          [
            ['Glossy', '亮面'],
            ['Matte', '磨砂'],
          ],
        ],
      ],
      colours: ['pink', 'red', 'white', 'black', 'multi'],
      option: {
        name: ['Pieces', '片数'],
        values: [
          ['24 pieces', '24片'],
          ['30 pieces', '30片'],
          ['120 pieces', '120片'],
        ],
      },
      yuan: [2, 18],
      grams: [20, 90],
      box: [12, 8, 2],
      unit: 50,
      alsoCalled: ['stick-on nails', 'fake nails', 'artificial nails'],
    },
    {
      id: 'gel-nail-polish',
      leaf: ['Gel Nail Polish', '甲油胶'],
      emoji: '🖌️',
      prop: '🌈',
      titles: [
        ['{style} Gel Nail Polish, {feature}, for {use}', '{style}甲油胶 {feature} {use}用'],
        ['{feature} UV Nail Gel, {style} Finish for {use}', '{feature}光疗甲油胶 {style}效果 {use}款'],
      ],
      words: {
        style: [
          ['Glitter', '闪粉'],
          ['Cat-Eye', '猫眼'],
          ['Jelly', '冰透'],
          ['Solid', '实色'],
          ['Reflective', '爆闪'],
        ],
        feature: [
          ['Long-Lasting', '持久'],
          ['Low-Odour', '低气味'],
          ['Soak-Off', '可卸'],
          ['Quick-Cure', '速干'],
        ],
        use: [
          ['Nail Salons', '美甲店'],
          ['Home Manicures', '居家美甲'],
          ['Beginners', '新手'],
        ],
      },
      attributes: [
        [
          ['Curing', '固化方式'],
          [
            ['UV or LED lamp, 60 s', 'UV/LED灯60秒'],
            ['LED lamp, 30 s', 'LED灯30秒'],
          ],
        ],
        [
          ['Shelf life', '保质期'],
          [
            ['2 years', '2年'],
            ['3 years', '3年'],
          ],
        ],
        [
          ['Bottle', '瓶型'],
          [
            ['Round bottle', '圆瓶'],
            ['Square bottle', '方瓶'],
          ],
        ],
      ],
      colours: ['red', 'pink', 'purple', 'blue', 'black', 'gold', 'clear'],
      option: { name: ['Volume', '容量'], values: ['8 ml', '15 ml'] },
      yuan: [2.5, 16],
      grams: [40, 80],
      box: [8, 4, 4],
      special: 'liquid',
      alsoCalled: ['nail varnish', 'nail gel', 'gel paint'],
    },
    {
      id: 'gel-nail-lamp',
      leaf: ['Nail Lamps', '美甲灯'],
      emoji: '🔆',
      prop: '🌷',
      titles: [
        ['{style} UV LED Nail Lamp with {feature} for {use}', '{style}UV LED美甲灯{feature} {use}用'],
        ['{style} Gel Nail Dryer for {use}, {feature}', '{style}甲油胶光疗机 {use}款 {feature}'],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Professional', '专业'],
          ['Two-Hand', '双手'],
          ['Fast-Curing', '速干'],
        ],
        feature: [
          ['LCD Timer', '液晶定时'],
          ['Infrared Sensor', '红外感应'],
          ['Removable Base', '可拆底座'],
          ['Carry Handle', '带提手'],
        ],
        use: [
          ['Salons', '美甲店'],
          ['Home Use', '居家'],
          ['Training Schools', '培训学校'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['24 W', '24W'],
            ['48 W', '48W'],
            ['72 W', '72W'],
          ],
        ],
        [
          ['Body', '机身材质'],
          [
            ['ABS', 'ABS'],
            ['Aluminium alloy', '铝合金'],
          ],
        ],
        [
          ['Voltage', '电压'],
          [
            ['AC 100-240 V', 'AC100-240V'],
            ['USB 5 V', 'USB 5V'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'black', 'rosegold'],
      option: {
        name: ['Plug', '插头'],
        values: [['South African plug', '南非插头'], ['UK plug', '英规插头'], ['EU plug', '欧规插头'], 'USB'],
      },
      yuan: [18, 128],
      grams: [250, 1200],
      box: [24, 18, 10],
      alsoCalled: ['UV lamp', 'nail dryer', 'gel lamp'],
    },
    {
      id: 'false-eyelashes',
      leaf: ['False Eyelashes', '假睫毛'],
      emoji: '🪶',
      prop: '🖤',
      titles: [
        ['{style} {material} False Eyelashes with {feature}', '{style}{material}假睫毛{feature}'],
        ['{material} Strip Lashes, {style} Look with {feature}', '{material}整贴睫毛 {style}妆效 {feature}'],
      ],
      words: {
        style: [
          ['Natural', '自然'],
          ['Dramatic', '浓密'],
          ['Cat-Eye', '猫眼'],
          ['Wispy', '仙子毛'],
        ],
        material: [
          ['3D Faux Mink', '3D仿貂毛'],
          ['Silk', '蚕丝蛋白'],
          ['Soft Fibre', '软纤维'],
        ],
        feature: [
          ['Clear Band', '透明梗'],
          ['Cotton Band', '棉线梗'],
          ['Self-Adhesive Strip', '自粘胶条'],
          ['Tweezers', '送镊子'],
        ],
      },
      attributes: [
        [
          ['Curl', '卷翘度'],
          [
            ['C curl', 'C翘'],
            ['D curl', 'D翘'],
            ['DD curl', 'DD翘'],
          ],
        ],
        [
          ['Length', '长度'],
          [
            ['10-14 mm', '10-14毫米'],
            ['15-18 mm', '15-18毫米'],
            ['25 mm', '25毫米'],
          ],
        ],
        [
          ['Times worn', '可用次数'],
          [
            ['Up to 10', '10次'],
            ['Up to 20', '20次'],
          ],
        ],
      ],
      colours: ['black', 'brown'],
      option: {
        name: ['Pairs', '对数'],
        values: [
          ['1 pair', '1对'],
          ['5 pairs', '5对'],
          ['10 pairs', '10对'],
          ['20 pairs', '20对'],
        ],
      },
      yuan: [1.8, 20],
      grams: [15, 80],
      box: [12, 7, 2],
      unit: 40,
      alsoCalled: ['lashes', 'fake lashes'],
    },
  ],
};
