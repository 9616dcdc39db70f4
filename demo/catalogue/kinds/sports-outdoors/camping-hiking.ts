import type { Group } from '../../kind.ts';

export const campingHiking: Group = {
  slug: 'camping-hiking',
  name: ['Camping & Hiking', '露营徒步'],
  kinds: [
    {
      id: 'camping-tent',
      leaf: ['Camping Tents', '露营帐篷'],
      emoji: '⛺',
      titles: [
        ['{style} Camping Tent with {feature} for {use}', '{use}{style}露营帐篷 {feature}'],
        ['{style} Outdoor Tent for {use} with {feature}', '户外{style}帐篷 {feature} 适合{use}'],
      ],
      words: {
        style: [
          ['Pop-Up', '免搭速开'],
          ['Double-Layer', '双层'],
          ['Rainproof', '防雨'],
          ['Dome', '圆顶'],
          ['Cabin', '屋式'],
        ],
        feature: [
          ['Mosquito Mesh', '防蚊纱窗'],
          ['UV Coating', '防晒涂层'],
          ['Front Awning', '前厅遮阳'],
          ['Carry Bag', '配收纳袋'],
        ],
        use: [
          ['Family Trips', '家庭出游'],
          ['Beach Days', '海边沙滩'],
          ['Fishing', '钓鱼'],
          ['Church Camps', '教会营会'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['190T polyester', '190T涤纶'],
            ['210D Oxford cloth', '210D牛津布'],
            ['Silver-coated cloth', '涂银布'],
          ],
        ],
        [
          ['Waterproof rating', '防水指数'],
          [
            ['1000 mm', '1000mm'],
            ['2000 mm', '2000mm'],
            ['3000 mm', '3000mm'],
          ],
        ],
        [
          ['Poles', '支架'],
          [
            ['Fibreglass', '玻璃纤维'],
            ['Aluminium', '铝杆'],
            ['Steel spring', '弹簧钢'],
          ],
        ],
      ],
      colours: ['army', 'blue', 'orange', 'beige', 'green'],
      option: {
        name: ['Sleeps', '适用人数'],
        values: [
          ['2 people', '2人'],
          ['3-4 people', '3-4人'],
          ['5-8 people', '5-8人'],
        ],
      },
      yuan: [42, 320],
      grams: [1600, 6500],
      box: [70, 20, 18],
      alsoCalled: ['dome tent', 'pop-up tent'],
    },
    {
      id: 'sleeping-bag',
      leaf: ['Sleeping Bags', '睡袋'],
      emoji: '🛏️',
      prop: '⛺',
      titles: [
        ['{style} Sleeping Bag with {filling} Filling for {use}', '{use}{style}睡袋 {filling}填充'],
        ['{feature} {style} Camping Sleeping Bag, {filling} Filled', '{feature}{style}露营睡袋 {filling}内芯'],
      ],
      words: {
        style: [
          ['Envelope', '信封式'],
          ['Mummy', '木乃伊式'],
          ['Joinable', '可拼接'],
          ['Hooded', '带帽'],
        ],
        filling: [
          ['Hollow Cotton', '中空棉'],
          ['Silk Cotton', '丝绵'],
          ['Duck Down', '鸭绒'],
        ],
        feature: [
          ['Thickened', '加厚'],
          ['Lightweight', '轻便'],
          ['Water-Repellent', '防泼水'],
        ],
        use: [
          ['Winter Camping', '冬季露营'],
          ['School Camps', '学校夏令营'],
          ['Hiking', '徒步'],
          ['Night Vigils', '守夜'],
        ],
      },
      attributes: [
        [
          ['Shell', '面料'],
          [
            ['190T polyester', '190T涤纶'],
            ['170T pongee', '170T春亚纺'],
            ['Nylon', '尼龙'],
          ],
        ],
        [
          ['Comfort temperature', '舒适温度'],
          [
            ['15 °C', '15℃'],
            ['5 °C', '5℃'],
            ['-5 °C', '-5℃'],
          ],
        ],
        [
          ['Unfolded size', '展开尺寸'],
          [
            ['180 x 75 cm', '180x75cm'],
            ['210 x 75 cm', '210x75cm'],
            ['220 x 85 cm', '220x85cm'],
          ],
        ],
      ],
      colours: ['army', 'blue', 'orange', 'navy', 'wine'],
      option: { name: ['Filled weight', '重量'], values: ['0.95 kg', '1.3 kg', '1.8 kg'] },
      yuan: [24, 135],
      grams: [950, 2100],
      box: [38, 24, 22],
      alsoCalled: ['camp bedding', 'bedroll'],
    },
    {
      id: 'camping-chair',
      leaf: ['Camping Chairs', '户外折叠椅'],
      emoji: '🪑',
      prop: '🌅',
      titles: [
        ['{style} Folding {use} Chair with {feature}', '{use}{style}折叠椅 {feature}'],
        ['{style} Outdoor Chair with {feature}, Portable {use} Seat', '{style}户外椅 {feature} 便携{use}座椅'],
      ],
      words: {
        style: [
          ['High-Back', '高靠背'],
          ['Lightweight', '轻便'],
          ['Heavy-Duty', '加固承重'],
          ['Reclining', '可躺'],
        ],
        feature: [
          ['Cup Holder', '带杯托'],
          ['Armrests', '带扶手'],
          ['Side Pocket', '带侧袋'],
          ['Carry Bag', '带收纳袋'],
        ],
        use: [
          ['Fishing', '钓鱼'],
          ['Braai', '烧烤'],
          ['Beach', '沙滩'],
          ['Picnic', '野餐'],
        ],
      },
      attributes: [
        [
          ['Frame', '支架材质'],
          [
            ['Steel tube', '钢管'],
            ['Aluminium alloy', '铝合金'],
            ['Carbon steel', '碳钢'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['100 kg', '100kg'],
            ['120 kg', '120kg'],
            ['150 kg', '150kg'],
          ],
        ],
        [
          ['Fabric', '面料'],
          [
            ['600D Oxford cloth', '600D牛津布'],
            ['Textilene mesh', '特斯林网布'],
            ['Canvas', '帆布'],
          ],
        ],
      ],
      colours: ['black', 'army', 'blue', 'red', 'beige'],
      option: {
        name: ['Size', '规格'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [15, 110],
      grams: [900, 4200],
      box: [90, 18, 16],
      alsoCalled: ['braai chair', 'camp chair', 'stadium chair'],
    },
    {
      id: 'hiking-backpack',
      leaf: ['Hiking Backpacks', '登山包'],
      emoji: '🎒',
      prop: '⛰️',
      titles: [
        ['{feature} {material} Hiking Backpack for {use}', '{use}{feature}{material}登山包'],
        ['{feature} Outdoor Rucksack in {material} with {extra}', '{feature}户外双肩包 {material} {extra}'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Large-Capacity', '大容量'],
          ['Foldable', '可折叠'],
          ['Breathable', '透气'],
        ],
        material: [
          ['Nylon', '尼龙'],
          ['Oxford Cloth', '牛津布'],
          ['Polyester', '涤纶'],
        ],
        use: [
          ['Mountain Trails', '登山'],
          ['Travel', '旅行'],
          ['Cycling', '骑行'],
          ['Weekend Camping', '周末露营'],
        ],
        extra: [
          ['Rain Cover', '带防雨罩'],
          ['Chest Strap', '带胸扣'],
          ['Bottle Pockets', '带水壶袋'],
        ],
      },
      attributes: [
        [
          ['Closure', '开合方式'],
          [
            ['Zip', '拉链'],
            ['Drawstring and buckle', '抽绳卡扣'],
          ],
        ],
        [
          ['Back panel', '背负系统'],
          [
            ['Air mesh', '透气网背'],
            ['Padded foam', '海绵软背'],
            ['Frame support', '支架背负'],
          ],
        ],
        [
          ['Lining', '里料'],
          [
            ['Polyester', '涤纶'],
            ['Waterproof coated', '防水涂层'],
          ],
        ],
      ],
      colours: ['black', 'army', 'blue', 'orange', 'grey', 'red'],
      option: {
        name: ['Capacity', '容量'],
        values: [
          ['30 litres', '30升'],
          ['50 litres', '50升'],
          ['70 litres', '70升'],
        ],
      },
      yuan: [22, 128],
      grams: [380, 1500],
      box: [45, 30, 10],
      alsoCalled: ['rucksack', 'trekking bag'],
    },
    {
      id: 'gazebo-canopy',
      edition: 2,
      leaf: ['Gazebos', '折叠帐篷遮阳棚'],
      emoji: '⛺',
      prop: '☀️',
      titles: [
        ['{style} Gazebo, {fabric}, {frame}', '{style}遮阳棚{fabric}{frame}'],
        ['{fabric} Gazebo for {use}, {frame}, {style}', '{fabric}折叠帐篷{use}{frame}{style}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Pop-Up', '快开'],
          ['With Side Walls', '带围布'],
          ['Heavy Duty', '加固'],
        ],
        fabric: [
          ['420D Oxford', '420D牛津布'],
          ['600D Oxford', '600D牛津布'],
          ['800D Oxford', '800D牛津布'],
        ],
        frame: [
          ['Steel Frame', '钢架'],
          ['Aluminium Frame', '铝架'],
          ['Hexagon Legs', '六角腿'],
        ],
        use: [
          ['Market Stalls', '摆摊'],
          ['Funerals and Weddings', '红白喜事'],
          ['Braais', '烧烤'],
          ['Car Shade', '遮车'],
        ],
      },
      attributes: [
        [
          ['Coating', '涂层'],
          [
            ['Silver, waterproof', '涂银防水'],
            ['PVC, waterproof', 'PVC防水'],
          ],
        ],
        [
          ['Carry bag', '收纳袋'],
          [
            ['Included', '附赠'],
            ['With wheels', '带轮'],
          ],
        ],
      ],
      colours: ['white', 'blue', 'red', 'green', 'black'],
      option: { name: ['Size', '尺寸'], values: ['2 x 2 m', '2.5 x 2.5 m', '3 x 3 m', '3 x 4.5 m', '3 x 6 m'] },
      yuan: [98, 680],
      grams: [7800, 28000],
      box: [158, 26, 24],
      alsoCalled: ['event tent', 'canopy', 'market tent', 'stall tent', 'toldo'],
    },
  ],
};
