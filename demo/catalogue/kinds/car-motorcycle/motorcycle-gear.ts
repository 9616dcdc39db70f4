import type { Group } from '../../kind.ts';

export const motorcycleGear: Group = {
  slug: 'motorcycle-gear',
  name: ['Motorcycle Gear', '摩托车用品'],
  kinds: [
    {
      id: 'motorcycle-helmet',
      leaf: ['Motorcycle Helmets', '摩托车头盔'],
      emoji: '🪖',
      prop: '🏍️',
      titles: [
        ['{style} Motorcycle Helmet with {feature} for {use}', '{use}{style}摩托车头盔带{feature}'],
        ['{style} Rider Helmet with {feature}, Safety Gear for {use}', '{style}骑行头盔 {use}装备 {feature}'],
      ],
      words: {
        style: [
          ['Full-Face', '全覆式'],
          ['Open-Face', '半覆式'],
          ['Flip-Up', '揭面'],
          ['Lightweight', '轻量'],
          ['Retro', '复古'],
        ],
        feature: [
          ['Double Visor', '双镜片'],
          ['Anti-Fog Lens', '防雾镜片'],
          ['Washable Lining', '可拆洗内衬'],
          ['Quick-Release Buckle', '快拆卡扣'],
        ],
        use: [
          ['Delivery Riders', '外卖骑手'],
          ['City Commuting', '城市通勤'],
          ['Touring', '摩旅'],
          ['Daily Riding', '日常出行'],
        ],
      },
      attributes: [
        [
          ['Shell', '外壳'],
          [
            ['ABS', 'ABS'],
            ['Fibreglass', '玻璃钢'],
            ['PC alloy', 'PC合金'],
          ],
        ],
        [
          ['Certificate', '认证'],
          [
            ['ECE 22.06', 'ECE 22.06'],
            ['DOT', 'DOT'],
            ['3C', '3C'],
          ],
        ],
        [
          ['Ventilation', '通风'],
          [
            ['Front and rear vents', '前后通风口'],
            ['Top vents', '顶部通风口'],
          ],
        ],
      ],
      colours: ['black', 'white', 'red', 'blue', 'grey', 'pink'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL'] },
      yuan: [36, 240],
      grams: [900, 1900],
      box: [36, 27, 27],
      alsoCalled: ['crash helmet', 'skid lid', 'scooter helmet'],
    },
    {
      id: 'motorcycle-riding-gloves',
      leaf: ['Riding Gloves', '骑行手套'],
      emoji: '🧤',
      prop: '🏍️',
      titles: [
        ['{style} Motorcycle Gloves with {feature} for {use}', '{use}{style}摩托车手套带{feature}'],
        ['{style} Riding Gloves with {feature} for {use}', '{style}骑行手套 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Windproof', '防风'],
          ['Breathable', '透气'],
          ['Waterproof', '防水'],
          ['Non-Slip', '防滑'],
          ['Wear-Resistant', '耐磨'],
        ],
        feature: [
          ['Touchscreen Fingertips', '触屏指尖'],
          ['Knuckle Protectors', '指关节护壳'],
          ['Palm Padding', '掌心护垫'],
          ['Reflective Trim', '反光条'],
        ],
        use: [
          ['Motocross', '越野'],
          ['Delivery Riders', '外卖骑手'],
          ['Long Rides', '长途骑行'],
          ['Daily Commuting', '日常通勤'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Polyester', '涤纶'],
            ['Goatskin', '山羊皮'],
            ['Microfibre leather', '超纤皮'],
          ],
        ],
        [
          ['Cuff', '袖口'],
          [
            ['Velcro strap', '魔术贴'],
            ['Elastic', '松紧'],
          ],
        ],
        [
          ['Lining', '内衬'],
          [
            ['Mesh', '网布内衬'],
            ['Fleece', '抓绒内衬'],
            ['Unlined', '无衬里'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'green', 'grey'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL'] },
      yuan: [12, 78],
      grams: [90, 320],
      box: [26, 14, 5],
      unit: 20,
      alsoCalled: ['bike gloves', 'biker gloves'],
    },
    {
      id: 'motorcycle-top-box',
      leaf: ['Motorcycle Boxes', '摩托车尾箱'],
      emoji: '🛵',
      prop: '📦',
      titles: [
        ['{feature} Motorcycle {make} for {use}', '{use}{feature}摩托车{make}'],
        ['{feature} Motorcycle {make} with {part}, {use} Storage', '{feature}摩托车{make}带{part} {use}收纳'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Sunproof', '防晒'],
          ['Thickened', '加厚'],
          ['Quick-Release', '快拆'],
          ['Impact-Resistant', '抗摔'],
        ],
        make: [
          ['Top Box', '尾箱'],
          ['Side Box', '边箱'],
          ['Courier Box', '外卖箱'],
          ['Carrier Box', '后货箱'],
        ],
        part: [
          ['Reflective Strips', '反光条'],
          ['Mounting Kit', '安装配件'],
          ['Padded Lining', '加厚内衬'],
        ],
        use: [
          ['Food Delivery', '送餐'],
          ['Touring', '摩旅'],
          ['Daily Commuting', '日常通勤'],
          ['Parcel Delivery', '快递配送'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PP plastic', 'PP塑料'],
            ['Aluminium alloy', '铝合金'],
            ['ABS plastic', 'ABS塑料'],
          ],
        ],
        [
          ['Fits', '适用车型'],
          [
            ['Motorcycles and scooters', '摩托车踏板车'],
            ['Universal rack', '通用货架'],
          ],
        ],
        [
          ['Closure', '开合方式'],
          [
            ['Key lock', '钥匙锁'],
            ['Buckle', '卡扣'],
          ],
        ],
      ],
      colours: ['black', 'red', 'grey', 'yellow', 'green'],
      option: { name: ['Capacity', '容量'], values: ['28 L', '36 L', '45 L', '62 L'] },
      yuan: [38, 220],
      grams: [1300, 5200],
      box: [46, 44, 34],
      alsoCalled: ['delivery box', 'bike box', 'pannier'],
    },
  ],
};
