import type { Group } from '../../kind.ts';

export const carInterior: Group = {
  slug: 'car-interior',
  name: ['Car Interior', '汽车内饰'],
  kinds: [
    {
      id: 'car-seat-cover',
      leaf: ['Car Seat Covers', '汽车座套'],
      emoji: '💺',
      prop: '🚗',
      titles: [
        ['{feature} {material} Car Seat Covers for {season}', '{feature}{material}汽车座套 {season}通用'],
        ['{material} Car Seat Cover Set, {feature} Design with {part}', '{material}汽车座套套装 {feature}款 带{part}'],
        [
          '{feature} {material} Seat Protectors with {part} for {season}',
          '{season}{feature}{material}座椅保护套带{part}',
        ],
      ],
      words: {
        feature: [
          ['Breathable', '透气'],
          ['Waterproof', '防水'],
          ['Wear-Resistant', '耐磨'],
          ['Stain-Resistant', '防污'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Ice Silk', '冰丝'],
          ['Linen', '亚麻'],
          ['Polyester Mesh', '涤纶网布'],
        ],
        season: [
          ['All Seasons', '四季'],
          ['Summer', '夏季'],
          ['Daily Driving', '日常驾驶'],
        ],
        part: [
          ['Headrest Covers', '头枕套'],
          ['Lumbar Pillows', '腰靠'],
          ['Storage Pockets', '储物袋'],
        ],
      },
      attributes: [
        [['Airbag compatible', '气囊兼容'], [['Yes', '是']]],
        [
          ['Fixing', '固定方式'],
          [
            ['Straps and hooks', '绑带挂钩'],
            ['Elastic edge', '松紧包边'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Diamond stitching', '菱格绗缝'],
            ['Two-tone', '拼色'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'beige', 'red', 'brown', 'wine'],
      option: {
        name: ['Fits', '适用座位'],
        values: [
          ['Front pair', '前排两座'],
          ['Five-seat car', '五座轿车'],
          ['Double-cab bakkie', '双排皮卡'],
          ['Seven-seat car', '七座车'],
        ],
      },
      yuan: [35, 260],
      grams: [1100, 5200],
      box: [52, 42, 16],
      unit: 50,
      alsoCalled: ['bakkie seat covers', 'seat protectors', 'car cushions'],
    },
    {
      id: 'car-floor-mat',
      leaf: ['Car Floor Mats', '汽车脚垫'],
      emoji: '🚗',
      prop: '👞',
      titles: [
        ['{feature} {material} Car Floor Mats with {part}', '{feature}{material}汽车脚垫带{part}'],
        ['{material} Foot Mat Set for {use}, {feature} with {part}', '{material}脚垫套装 {use}用 {feature} {part}'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Non-Slip', '防滑'],
          ['Odour-Free', '无异味'],
          ['Easy-Clean', '易清洗'],
          ['Full-Coverage', '全包围'],
        ],
        material: [
          ['TPE', 'TPE'],
          ['Rubber', '橡胶'],
          ['PVC Coil', 'PVC丝圈'],
          ['Leather-Look', '皮革'],
        ],
        part: [
          ['Raised Edges', '高边'],
          ['Heel Pad', '驾驶位脚跟垫'],
          ['Safety Clips', '安全卡扣'],
        ],
        use: [
          ['Sedans', '轿车'],
          ['SUVs', 'SUV'],
          ['Bakkies', '皮卡'],
          ['Taxis', '出租车'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['4 mm', '4mm'],
            ['8 mm', '8mm'],
            ['12 mm', '12mm'],
          ],
        ],
        [
          ['Trimmable', '可裁剪'],
          [
            ['Yes', '可裁剪'],
            ['No, moulded', '定型不可裁剪'],
          ],
        ],
        [
          ['Driving side', '驾驶方向'],
          [
            ['Right-hand drive', '右舵'],
            ['Universal', '左右舵通用'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'beige', 'brown'],
      option: {
        name: ['Set', '套装'],
        values: [
          ['Front pair', '前排两片'],
          ['Four pieces', '四片装'],
          ['Five pieces with boot mat', '五片装含后备箱垫'],
        ],
      },
      yuan: [22, 168],
      grams: [1500, 5800],
      box: [70, 46, 10],
      unit: 50,
      alsoCalled: ['car carpets', 'foot mats', 'bakkie mats'],
    },
    {
      id: 'steering-wheel-cover',
      leaf: ['Steering Wheel Covers', '方向盘套'],
      emoji: '🛞',
      prop: '🚘',
      titles: [
        ['{feature} {material} Steering Wheel Cover with {finish}', '{feature}{material}方向盘套 {finish}'],
        [
          '{material} Steering Cover, {feature} Feel with {finish} for {use}',
          '{material}汽车把套 {feature}手感 {finish} {use}用',
        ],
      ],
      words: {
        feature: [
          ['Non-Slip', '防滑'],
          ['Breathable', '透气'],
          ['Sweat-Absorbing', '吸汗'],
          ['Soft', '柔软'],
        ],
        material: [
          ['Leather', '真皮'],
          ['Carbon-Look', '碳纤维纹'],
          ['Suede', '翻毛皮'],
          ['Silicone', '硅胶'],
          ['Microfibre', '超纤皮'],
        ],
        finish: [
          ['Embossed Pattern', '压花纹'],
          ['Sporty Design', '运动设计'],
          ['Thumb Grips', '拇指凸点'],
        ],
        use: [
          ['Cars', '轿车'],
          ['SUVs', 'SUV'],
          ['Minibus Taxis', '小巴'],
          ['Bakkies', '皮卡'],
        ],
      },
      attributes: [
        [
          ['Shape', '形状'],
          [
            ['Round', '圆形'],
            ['D-shape', 'D形'],
          ],
        ],
        [
          ['Season', '适用季节'],
          [
            ['All year', '四季'],
            ['Summer', '夏季'],
          ],
        ],
        [
          ['Inner ring', '内圈'],
          [
            ['Odourless rubber', '无味橡胶'],
            ['No inner ring', '无内圈'],
          ],
        ],
      ],
      colours: ['black', 'red', 'grey', 'beige', 'pink', 'blue'],
      option: {
        name: ['Size', '尺寸'],
        values: [
          ['S 35-36 cm', 'S 35-36cm'],
          ['M 37-38 cm', 'M 37-38cm'],
          ['L 39-40 cm', 'L 39-40cm'],
        ],
      },
      yuan: [8, 48],
      grams: [150, 480],
      box: [39, 39, 4],
      alsoCalled: ['wheel cover', 'steering glove'],
    },
    {
      id: 'windscreen-sunshade',
      leaf: ['Car Sunshades', '汽车遮阳挡'],
      emoji: '🕶️',
      prop: '🚗',
      titles: [
        ['{style} Car Sunshade with {feature} for {place}', '{style}汽车遮阳挡带{feature} {place}用'],
        ['{style} Heat-Insulating Sun Blind with {feature} for {place}', '{style}隔热遮阳帘 {place}用 带{feature}'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Easy-Fit', '免安装'],
          ['Thickened', '加厚'],
          ['Reflective', '反光'],
          ['Multi-Layer', '多层'],
        ],
        feature: [
          ['UV Coating', '防晒涂层'],
          ['Storage Pouch', '收纳袋'],
          ['Spring Frame', '钢圈边框'],
        ],
        place: [
          ['Windscreen', '前挡风玻璃'],
          ['Side Windows', '侧窗'],
          ['Rear Window', '后窗'],
          ['Bakkie Cab', '皮卡驾驶室'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Titanium-silver cloth', '钛银布'],
            ['Aluminium foil bubble', '铝箔气泡'],
            ['Nylon mesh', '尼龙网纱'],
          ],
        ],
        [
          ['UV block', '紫外线阻隔率'],
          [
            ['95%', '95%'],
            ['99%', '99%'],
          ],
        ],
        [
          ['Installation', '安装方式'],
          [
            ['Suction cups', '吸盘'],
            ['Sun visor hold', '遮阳板固定'],
            ['Clip-in', '卡扣'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'blue'],
      option: {
        name: ['Size', '规格'],
        values: [
          ['Small car', '小型车'],
          ['Sedan', '轿车'],
          ['SUV or bakkie', 'SUV皮卡'],
        ],
      },
      yuan: [6, 39],
      grams: [150, 750],
      box: [34, 14, 8],
      alsoCalled: ['sun visor', 'windscreen cover', 'sun blind'],
    },
  ],
};
