import type { Group } from '../../kind.ts';

export const petHomesWalking: Group = {
  slug: 'pet-homes-walking',
  name: ['Pet Beds, Cages & Walking', '宠物窝笼牵引'],
  kinds: [
    {
      id: 'dog-bed',
      leaf: ['Pet Beds', '宠物窝'],
      emoji: '🐕',
      prop: '🛏️',
      titles: [
        ['{style} {material} Pet Bed for {pet}', '{pet}{style}{material}宠物窝'],
        ['{style} {material} Sleeping Nest with {feature} for {pet}', '{style}{material}睡窝 {feature} {pet}用'],
      ],
      words: {
        style: [
          ['Round', '圆形'],
          ['Removable-Cover', '可拆洗'],
          ['Thickened', '加厚'],
          ['Calming', '安抚'],
        ],
        material: [
          ['Plush', '毛绒'],
          ['Corduroy', '灯芯绒'],
          ['Oxford Cloth', '牛津布'],
        ],
        feature: [
          ['Non-Slip Base', '防滑底'],
          ['Raised Rim', '围边'],
          ['Machine-Washable Cushion', '可机洗垫'],
        ],
        pet: [
          ['Dogs', '狗狗'],
          ['Cats', '猫咪'],
          ['Small Pets', '小型宠物'],
        ],
      },
      attributes: [
        [
          ['Filling', '填充物'],
          [
            ['PP cotton', 'PP棉'],
            ['Pearl cotton', '珍珠棉'],
            ['Memory foam', '记忆棉'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Winter', '冬季'],
            ['All seasons', '四季'],
          ],
        ],
        [
          ['Cover', '外套'],
          [
            ['Removable', '可拆'],
            ['Fixed', '不可拆'],
          ],
        ],
      ],
      colours: ['grey', 'brown', 'pink', 'beige', 'black'],
      option: { name: ['Size', '尺寸'], values: ['45 cm', '60 cm', '80 cm', '100 cm'] },
      yuan: [12, 98],
      grams: [400, 2600],
      box: [50, 40, 16],
      alsoCalled: ['doggy bed', 'cat cushion'],
    },
    {
      id: 'dog-leash-collar',
      leaf: ['Leads & Collars', '牵引绳项圈'],
      emoji: '🦮',
      titles: [
        ['{style} {material} Dog {item} with {feature}', '{style}{material}狗{item} {feature}'],
        ['{style} {material} Pet {item} for {pet}', '{pet}{style}{material}宠物{item}'],
      ],
      words: {
        style: [
          ['Adjustable', '可调节'],
          ['Reflective', '反光'],
          ['Thickened', '加厚'],
          ['Shock-Absorbing', '缓冲'],
        ],
        material: [
          ['Nylon', '尼龙'],
          ['PU Leather', 'PU皮'],
          ['Woven', '编织'],
        ],
        item: [
          ['Lead', '牵引绳'],
          ['Collar', '项圈'],
          ['Harness', '胸背带'],
        ],
        feature: [
          ['Quick-Release Buckle', '快拆扣'],
          ['Soft Lining', '柔软内衬'],
          ['Metal Ring', '金属扣环'],
        ],
        pet: [
          ['Small Dogs', '小型犬'],
          ['Medium Dogs', '中型犬'],
          ['Large Dogs', '大型犬'],
        ],
      },
      attributes: [
        [
          ['Width', '宽度'],
          [
            ['1.5 cm', '1.5cm'],
            ['2 cm', '2cm'],
            ['2.5 cm', '2.5cm'],
          ],
        ],
        [
          ['Buckle', '扣具'],
          [
            ['Zinc alloy', '锌合金'],
            ['ABS', 'ABS'],
          ],
        ],
        [
          ['Pull strength', '拉力'],
          [
            ['60 kg', '60kg'],
            ['120 kg', '120kg'],
            ['200 kg', '200kg'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'pink', 'army', 'orange'],
      option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL'] },
      yuan: [4, 48],
      grams: [50, 420],
      box: [18, 14, 5],
      alsoCalled: ['dog leash', 'dog harness'],
    },
    {
      id: 'pet-cage-carrier',
      leaf: ['Cages & Carriers', '宠物笼'],
      emoji: '🐇',
      prop: '🏠',
      titles: [
        ['{style} {material} Pet Cage with {feature} for {pet}', '{pet}{style}{material}宠物笼 {feature}'],
        ['{style} {material} Travel Carrier for {pet}', '{style}{material}外出笼 {pet}用'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Double-Door', '双门'],
          ['Portable', '便携'],
          ['Ventilated', '透气'],
        ],
        material: [
          ['Steel-Wire', '铁丝'],
          ['Plastic', '塑料'],
          ['Galvanised', '镀锌'],
        ],
        feature: [
          ['Slide-Out Tray', '抽屉托盘'],
          ['Safety Latch', '安全锁扣'],
          ['Water Bottle', '带水壶'],
        ],
        pet: [
          ['Puppies', '幼犬'],
          ['Rabbits', '兔子'],
          ['Hamsters', '仓鼠'],
          ['Birds', '鸟类'],
          ['Cats', '猫咪'],
        ],
      },
      attributes: [
        [
          ['Wire thickness', '铁丝粗细'],
          [
            ['2 mm', '2mm'],
            ['3 mm', '3mm'],
            ['4 mm', '4mm'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['5 kg', '5kg'],
            ['10 kg', '10kg'],
            ['20 kg', '20kg'],
          ],
        ],
        [
          ['Coating', '涂层'],
          [
            ['Powder-coated', '喷塑'],
            ['Electroplated', '电镀'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'pink', 'white'],
      option: { name: ['Length', '长度'], values: ['35 cm', '47 cm', '60 cm', '75 cm'] },
      yuan: [22, 168],
      grams: [900, 6000],
      box: [62, 44, 12],
      alsoCalled: ['hamster cage', 'pet crate', 'hok'],
    },
    {
      id: 'aquarium-fish-tank',
      leaf: ['Fish Tanks', '鱼缸'],
      emoji: '🐠',
      prop: '💧',
      titles: [
        ['{style} {material} Fish Tank with {feature}', '{style}{material}鱼缸 {feature}'],
        ['{style} {material} Aquarium for {place} with {feature}', '{place}{style}{material}水族箱 {feature}'],
      ],
      words: {
        style: [
          ['Desktop', '桌面'],
          ['Curved-Corner', '圆角'],
          ['Rimless', '无框'],
          ['Ecological', '生态'],
        ],
        material: [
          ['Glass', '玻璃'],
          ['Acrylic', '亚克力'],
          ['Ultra-Clear Glass', '超白玻璃'],
        ],
        feature: [
          ['LED Lamp', '带LED灯'],
          ['Filter Pump', '带过滤泵'],
          ['Air Pump', '带氧气泵'],
        ],
        place: [
          ['Living Rooms', '客厅'],
          ['Offices', '办公室'],
          ['Bedrooms', '卧室'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['4 mm', '4mm'],
            ['5 mm', '5mm'],
            ['8 mm', '8mm'],
          ],
        ],
        [
          ['Power', '供电'],
          [
            ['USB 5 V', 'USB 5V'],
            ['220 V', '220V'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Rectangular', '长方形'],
            ['Square', '方形'],
          ],
        ],
      ],
      colours: ['clear', 'white', 'black'],
      option: { name: ['Length', '长度'], values: ['20 cm', '30 cm', '40 cm', '50 cm'] },
      yuan: [22, 188],
      grams: [1200, 7500],
      box: [54, 32, 36],
      alsoCalled: ['aquarium', 'fish bowl'],
    },
  ],
};
