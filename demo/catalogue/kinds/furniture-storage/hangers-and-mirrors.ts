import type { Group } from '../../kind.ts';

export const hangersAndMirrors: Group = {
  slug: 'hangers-and-mirrors',
  name: ['Hangers, Coat Stands & Mirrors', '衣架镜子'],
  kinds: [
    {
      id: 'clothes-hanger',
      leaf: ['Clothes Hangers', '衣架'],
      emoji: '👔',
      prop: '🪝',
      titles: [
        ['{feature} {material} Clothes Hangers for {use}', '{feature}{material}衣架 {use}专用'],
        ['{material} Hangers for {use} in {place}, {feature}', '{use}{material}衣撑 {feature} {place}批发'],
      ],
      words: {
        feature: [
          ['Non-Slip', '防滑'],
          ['No-Shoulder-Mark', '无痕'],
          ['Space-Saving', '省空间'],
          ['Wide-Shoulder', '宽肩'],
        ],
        material: [
          ['Flocked Velvet', '植绒'],
          ['PVC-Coated Wire', '浸塑铁丝'],
          ['Solid Wood', '实木'],
          ['Thick Plastic', '加厚塑料'],
          ['Stainless Steel', '不锈钢'],
        ],
        use: [
          ['Shirts', '衬衫'],
          ['Suits', '西装'],
          ['Dresses', '连衣裙'],
          ['Coats', '大衣'],
          ['Jackets', '夹克'],
        ],
        place: [
          ['Clothing Shops', '服装店'],
          ['Home Wardrobes', '家用衣柜'],
          ['Hotels', '酒店'],
        ],
      },
      attributes: [
        [
          ['Hook', '挂钩'],
          [
            ['360-degree swivel', '360度旋转'],
            ['Fixed', '固定'],
          ],
        ],
        [
          ['Width', '宽度'],
          [
            ['30 cm', '30cm'],
            ['40 cm', '40cm'],
            ['45 cm', '45cm'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['3 kg', '3kg'],
            ['5 kg', '5kg'],
            ['10 kg', '10kg'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'pink', 'white', 'blue', 'beige'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['10 pieces', '10个装'],
          ['20 pieces', '20个装'],
          ['50 pieces', '50个装'],
        ],
      },
      yuan: [6, 48],
      grams: [400, 2800],
      box: [44, 24, 10],
      unit: 40,
      alsoCalled: ['coat hangers', 'wardrobe hangers'],
    },
    {
      id: 'coat-stand',
      leaf: ['Coat Stands & Clothes Rails', '衣帽架'],
      emoji: '🧥',
      prop: '🪝',
      titles: [
        ['{style} {material} Coat Stand with {feature} for {place}', '{place}{style}{material}衣帽架带{feature}'],
        [
          '{style} {material} Clothes Rail with {feature}, {place} Garment Rack',
          '{style}{material}落地挂衣架 {feature} {place}用',
        ],
      ],
      words: {
        style: [
          ['Floor-Standing', '落地'],
          ['Simple', '简易'],
          ['Sturdy', '加固'],
          ['Multi-Purpose', '多功能'],
        ],
        material: [
          ['Metal', '金属'],
          ['Solid Wood', '实木'],
          ['Bamboo', '竹制'],
          ['Carbon Steel', '碳钢'],
        ],
        feature: [
          ['Shoe Shelf', '鞋架'],
          ['Hat Hooks', '帽钩'],
          ['Lockable Wheels', '刹车轮'],
          ['Storage Basket', '收纳篮'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Entrance Hall', '玄关'],
          ['Boutique', '服装店'],
          ['Office', '办公室'],
        ],
      },
      attributes: [
        [
          ['Load capacity', '承重'],
          [
            ['20 kg', '20kg'],
            ['40 kg', '40kg'],
            ['60 kg', '60kg'],
          ],
        ],
        [
          ['Base', '底座'],
          [
            ['Weighted round base', '加重圆底座'],
            ['Four-foot base', '四脚底座'],
          ],
        ],
        [
          ['Assembly', '安装'],
          [
            ['Assembles in 10 minutes', '10分钟组装'],
            ['No tools needed', '免工具'],
          ],
        ],
      ],
      colours: ['black', 'white', 'brown', 'gold'],
      option: { name: ['Height', '高度'], values: ['150 cm', '165 cm', '175 cm'] },
      yuan: [19, 98],
      grams: [1800, 6500],
      box: [88, 22, 10],
      alsoCalled: ['hat stand', 'clothes rail', 'garment rack'],
    },
    {
      id: 'standing-mirror',
      leaf: ['Full-Length Mirrors', '全身镜'],
      emoji: '🪞',
      titles: [
        ['{style} Full-Length Mirror with {feature} for {place}', '{place}{style}全身镜带{feature}'],
        ['{style} Dressing Mirror with {feature}, Floor-Standing for {place}', '{style}穿衣镜 {feature} {place}落地镜'],
      ],
      words: {
        style: [
          ['Arched', '拱形'],
          ['Slim-Frame', '细边框'],
          ['Retro Carved', '复古雕花'],
          ['Oval', '椭圆形'],
          ['Wavy', '波浪形'],
        ],
        feature: [
          ['Folding Stand', '折叠支架'],
          ['LED Light Strip', 'LED灯带'],
          ['Polished Edge', '精磨边'],
          ['Shatterproof Film', '防爆膜'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Clothing Shop', '服装店'],
          ['Hallway', '走廊'],
          ['Hair Salon', '美发店'],
          ['Dance Studio', '舞蹈室'],
        ],
      },
      attributes: [
        [
          ['Glass', '镜面'],
          [
            ['4 mm HD silver mirror', '4mm高清银镜'],
            ['5 mm HD silver mirror', '5mm高清银镜'],
          ],
        ],
        [
          ['Frame edge', '框边'],
          [
            ['Rounded corners', '圆角'],
            ['Wrapped in soft trim', '软包边'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Foam and wooden frame', '泡沫木架'],
            ['Foam and carton', '泡沫纸箱'],
          ],
        ],
      ],
      colours: ['black', 'white', 'gold', 'brown', 'pink'],
      option: { name: ['Size', '尺寸'], values: ['30 x 120 cm', '40 x 150 cm', '50 x 160 cm', '60 x 170 cm'] },
      yuan: [28, 175],
      grams: [3200, 12000],
      box: [162, 54, 8],
      alsoCalled: ['dressing mirror', 'long mirror', 'cheval mirror'],
    },
    {
      id: 'ironing-board',
      edition: 2,
      leaf: ['Ironing Boards', '烫衣板'],
      emoji: '👔',
      prop: '🔥',
      titles: [
        ['{style} Ironing Board, {top}, {feature}', '{style}烫衣板{top}{feature}'],
        ['{top} Ironing Board with {feature}, {style}', '{top}熨衣板{feature}{style}'],
      ],
      words: {
        style: [
          ['Standing', '落地'],
          ['Tabletop', '台式'],
          ['Wall-Mounted', '壁挂'],
          ['Wide', '加宽'],
        ],
        top: [
          ['Steel Mesh Top', '钢网台面'],
          ['Solid Wood Top', '木板台面'],
          ['Padded Top', '加厚台面'],
        ],
        feature: [
          ['Iron Rest', '熨斗架'],
          ['Sleeve Board', '袖板'],
          ['Height Adjustment', '高度可调'],
          ['Socket', '带插座'],
        ],
      },
      attributes: [
        [
          ['Cover', '布套'],
          [
            ['Cotton', '棉布'],
            ['Heat-reflecting', '隔热银布'],
          ],
        ],
        [
          ['Folds to', '折叠厚度'],
          [
            ['6 cm', '6cm'],
            ['10 cm', '10cm'],
          ],
        ],
      ],
      colours: ['grey', 'blue', 'multi'],
      option: { name: ['Board', '板面'], values: ['73 x 31 cm', '110 x 33 cm', '122 x 38 cm'] },
      yuan: [24, 148],
      grams: [1400, 6200],
      box: [130, 40, 8],
      alsoCalled: ['strykplank', 'ironing table', 'tábua de engomar'],
    },
  ],
};
