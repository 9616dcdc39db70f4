import type { Group } from '../../kind.ts';

export const braaiAndPicnic: Group = {
  slug: 'braai-and-picnic',
  name: ['Braai & Picnic', '烧烤野餐'],
  kinds: [
    {
      id: 'charcoal-braai-stand',
      leaf: ['Braai Stands', '烧烤炉'],
      emoji: '🔥',
      prop: '🌽',
      titles: [
        ['{style} {material} Charcoal Braai Stand with {feature}', '{style}{material}木炭烧烤炉 {feature}'],
        ['{style} {material} Barbecue Grill for {use}', '{use}{style}{material}烧烤架'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Portable', '便携'],
          ['Thickened', '加厚'],
          ['Tabletop', '桌面'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Cast Iron', '铸铁'],
          ['Cold-Rolled Steel', '冷轧钢'],
        ],
        feature: [
          ['Charcoal Tray', '带炭盆'],
          ['Height Adjustment', '可调高度'],
          ['Side Handles', '带提手'],
          ['Grill Grid', '带烤网'],
        ],
        use: [
          ['Camping', '露营'],
          ['Garden Parties', '庭院聚会'],
          ['Picnics', '野餐'],
          ['Street Food Stalls', '摆摊'],
        ],
      },
      attributes: [
        [
          ['Fuel', '燃料'],
          [
            ['Charcoal', '木炭'],
            ['Charcoal and wood', '木炭木柴'],
          ],
        ],
        [
          ['Serves', '适用人数'],
          [
            ['2-4 people', '2-4人'],
            ['4-6 people', '4-6人'],
            ['6-10 people', '6-10人'],
          ],
        ],
        [
          ['Finish', '表面处理'],
          [
            ['Heat-resistant coating', '耐高温喷涂'],
            ['Brushed', '拉丝'],
            ['Polished', '抛光'],
          ],
        ],
      ],
      colours: ['black', 'silver'],
      option: { name: ['Grill length', '炉长'], values: ['35 cm', '43 cm', '60 cm', '73 cm'] },
      yuan: [22, 168],
      grams: [1500, 7500],
      box: [62, 32, 14],
      alsoCalled: ['braai', 'barbecue', 'grill'],
    },
    {
      id: 'cooler-box',
      leaf: ['Cooler Boxes', '保温箱'],
      emoji: '🧊',
      prop: '🥤',
      titles: [
        ['{feature} {style} Cooler Box for {use}', '{use}{feature}{style}保温箱'],
        ['{style} Insulated Ice Chest, {feature} Box for {use}', '{style}冷藏箱 {feature}保冷箱 {use}用'],
      ],
      words: {
        feature: [
          ['Long-Cooling', '长效保冷'],
          ['Leakproof', '防漏'],
          ['Thick-Walled', '加厚'],
          ['Food-Grade', '食品级'],
        ],
        style: [
          ['Portable', '便携'],
          ['Wheeled', '带轮'],
          ['Shoulder-Strap', '肩带'],
        ],
        use: [
          ['Fishing', '钓鱼'],
          ['Braai and Picnic', '烧烤野餐'],
          ['Car Trips', '车载出行'],
          ['Cold-Drink Sales', '冷饮摆摊'],
          ['Beach Days', '沙滩'],
        ],
      },
      attributes: [
        [
          ['Insulation', '保温层'],
          [
            ['PU foam', 'PU发泡'],
            ['EPS foam', 'EPS泡沫'],
          ],
        ],
        [
          ['Shell', '外壳材质'],
          [
            ['PP', 'PP'],
            ['HDPE', 'HDPE'],
            ['LLDPE', 'LLDPE'],
          ],
        ],
        [
          ['Keeps cold', '保冷时间'],
          [
            ['12 hours', '12小时'],
            ['24 hours', '24小时'],
            ['48 hours', '48小时'],
          ],
        ],
      ],
      colours: ['blue', 'red', 'army', 'white', 'grey'],
      option: {
        name: ['Capacity', '容量'],
        values: [
          ['8 litres', '8升'],
          ['13 litres', '13升'],
          ['26 litres', '26升'],
          ['45 litres', '45升'],
        ],
      },
      yuan: [26, 210],
      grams: [1100, 6000],
      box: [50, 34, 34],
      alsoCalled: ['cooler bag', 'ice chest'],
    },
    {
      id: 'picnic-mat',
      leaf: ['Picnic Mats', '野餐垫'],
      emoji: '🧺',
      prop: '🍉',
      titles: [
        ['{feature} {material} Picnic Mat for {use}', '{use}{feature}{material}野餐垫'],
        ['{style} {material} Picnic Blanket, {feature} Ground Sheet', '{style}{material}野餐布 {feature}地垫'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Damp-Proof', '防潮'],
          ['Thickened', '加厚'],
          ['Machine-Washable', '可机洗'],
        ],
        material: [
          ['Oxford Cloth', '牛津布'],
          ['Acrylic Flannel', '腈纶绒'],
          ['Polyester', '涤纶'],
        ],
        style: [
          ['Foldable', '折叠'],
          ['Checked', '格子'],
          ['Bohemian', '波西米亚'],
        ],
        use: [
          ['the Beach', '沙滩'],
          ['the Park', '公园'],
          ['Camping', '露营'],
          ['Family Outings', '家庭郊游'],
        ],
      },
      attributes: [
        [
          ['Backing', '底层'],
          [
            ['PVC coating', 'PVC涂层'],
            ['PEVA film', 'PEVA膜'],
            ['Aluminium film', '铝膜'],
          ],
        ],
        [
          ['Carry', '携带方式'],
          [
            ['Built-in handle', '自带提手'],
            ['Drawstring bag', '束口袋'],
          ],
        ],
        [
          ['Seats', '适用人数'],
          [
            ['2-3 people', '2-3人'],
            ['4-6 people', '4-6人'],
          ],
        ],
      ],
      colours: ['red', 'blue', 'green', 'yellow', 'beige', 'multi'],
      option: { name: ['Size', '尺寸'], values: ['150 x 200 cm', '200 x 200 cm', '200 x 300 cm'] },
      yuan: [11, 52],
      grams: [400, 1500],
      box: [34, 22, 10],
      alsoCalled: ['picnic blanket', 'ground sheet'],
    },
    {
      id: 'charcoal-cook-stove',
      edition: 2,
      leaf: ['Charcoal & Wood Stoves', '炭火炉柴火炉'],
      emoji: '🔥',
      prop: '🪵',
      titles: [
        ['{fuel} Cook Stove, {material}, {feature}', '{fuel}炉{material}{feature}'],
        ['{material} Rocket Stove for {use}, {fuel}, {feature}', '{material}节柴炉{use}{fuel}{feature}'],
      ],
      words: {
        fuel: [
          ['Charcoal', '木炭'],
          ['Wood', '柴火'],
          ['Charcoal and Wood', '柴炭两用'],
        ],
        material: [
          ['Cast Iron', '铸铁'],
          ['Galvanised Steel', '镀锌钢'],
          ['Clay-Lined Steel', '陶土内胆'],
          ['Stainless Steel', '不锈钢'],
        ],
        feature: [
          ['Air Control', '风门调节'],
          ['Carry Handles', '提手'],
          ['Ash Drawer', '灰抽屉'],
          ['Fuel Saving', '省柴'],
        ],
        use: [
          ['Home Cooking', '家用'],
          ['Street Food', '街边小吃'],
          ['Camping', '露营'],
        ],
      },
      attributes: [
        [
          ['Diameter', '炉口直径'],
          [
            ['22 cm', '22cm'],
            ['28 cm', '28cm'],
            ['35 cm', '35cm'],
          ],
        ],
        [
          ['Grate', '炉排'],
          [
            ['Cast iron', '铸铁'],
            ['Steel', '钢'],
          ],
        ],
      ],
      colours: ['black', 'silver'],
      option: {
        name: ['Size', '规格'],
        values: [
          ['Small', '小号'],
          ['Medium', '中号'],
          ['Large', '大号'],
        ],
      },
      yuan: [28, 228],
      grams: [1800, 11500],
      box: [36, 36, 34],
      alsoCalled: ['mbaula', 'imbawula', 'mbawula', 'brazier', 'rocket stove', 'fogão a carvão'],
    },
  ],
};
