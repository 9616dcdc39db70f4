import type { Group } from '../../kind.ts';

export const racksAndShelves: Group = {
  slug: 'racks-and-shelves',
  name: ['Racks & Shelves', '置物架'],
  kinds: [
    {
      id: 'metal-storage-rack',
      leaf: ['Metal Storage Racks', '金属货架'],
      emoji: '📦',
      prop: '🔩',
      titles: [
        ['{style} {finish} Steel Storage Rack for {place}', '{place}{style}{finish}钢制置物架'],
        [
          '{finish} Steel Shelving Unit, {style} Multi-Tier Rack for {place}',
          '{finish}钢制层架 {style}多层货架 {place}收纳',
        ],
      ],
      words: {
        style: [
          ['Adjustable', '可调节'],
          ['Heavy-Duty', '重型'],
          ['Boltless', '免螺丝'],
          ['Movable', '可移动'],
          ['Thickened', '加厚'],
        ],
        finish: [
          ['Rustproof', '防锈'],
          ['Powder-Coated', '喷塑'],
          ['Chromed', '镀铬'],
          ['Galvanised', '镀锌'],
        ],
        place: [
          ['Kitchen and Garage', '厨房车库'],
          ['Warehouse', '仓库'],
          ['Spaza Shop', '小卖部'],
          ['Storeroom', '储藏室'],
          ['Supermarket', '超市'],
        ],
      },
      attributes: [
        [
          ['Load per shelf', '单层承重'],
          [
            ['50 kg', '50kg'],
            ['100 kg', '100kg'],
            ['150 kg', '150kg'],
          ],
        ],
        [
          ['Shelf depth', '层板深度'],
          [
            ['30 cm', '30cm'],
            ['40 cm', '40cm'],
            ['50 cm', '50cm'],
          ],
        ],
        [
          ['Steel thickness', '钢材厚度'],
          [
            ['0.5 mm', '0.5mm'],
            ['0.7 mm', '0.7mm'],
          ],
        ],
        [['Edge', '边角'], [['Rounded, cut-proof', '圆角防割手']]],
      ],
      colours: ['black', 'white', 'silver', 'blue'],
      option: {
        name: ['Tiers', '层数'],
        values: [
          ['3 tiers', '三层'],
          ['4 tiers', '四层'],
          ['5 tiers', '五层'],
        ],
      },
      yuan: [36, 195],
      grams: [4500, 18000],
      box: [102, 42, 10],
      alsoCalled: ['shelving', 'garage rack', 'stockroom shelf'],
    },
    {
      id: 'shoe-rack',
      leaf: ['Shoe Racks', '鞋架'],
      emoji: '👟',
      prop: '🗄️',
      titles: [
        ['{style} {material} Shoe Rack with {feature}', '{style}{material}鞋架带{feature}'],
        ['{style} {material} Shoe Shelf with {feature} for {place}', '{place}{style}鞋架 {material} {feature}'],
        ['{material} Shoe Organiser, {style} Rack for {place}', '{material}鞋子收纳架 {place}{style}鞋架'],
      ],
      words: {
        style: [
          ['Multi-Tier', '多层'],
          ['Space-Saving', '省空间'],
          ['Stackable', '可叠加'],
          ['Narrow', '窄款'],
        ],
        material: [
          ['Bamboo', '楠竹'],
          ['Metal Tube', '钢管'],
          ['Plastic', '塑料'],
          ['Carbon Steel', '碳钢'],
        ],
        feature: [
          ['Dust Cover', '防尘罩'],
          ['Flat Top', '置物台面'],
          ['Boot Space', '靴子位'],
          ['Umbrella Holder', '雨伞架'],
        ],
        place: [
          ['Entrance Hall', '玄关'],
          ['Dormitory', '宿舍'],
          ['Doorway', '门口'],
        ],
      },
      attributes: [
        [
          ['Holds', '容量'],
          [
            ['8 pairs', '8双'],
            ['12 pairs', '12双'],
            ['20 pairs', '20双'],
          ],
        ],
        [
          ['Load per tier', '单层承重'],
          [
            ['5 kg', '5kg'],
            ['10 kg', '10kg'],
          ],
        ],
        [
          ['Assembly', '安装'],
          [
            ['No tools needed', '免工具安装'],
            ['Screws included', '附螺丝'],
          ],
        ],
      ],
      colours: ['black', 'white', 'grey', 'brown'],
      option: {
        name: ['Tiers', '层数'],
        values: [
          ['3 tiers', '三层'],
          ['4 tiers', '四层'],
          ['6 tiers', '六层'],
          ['8 tiers', '八层'],
        ],
      },
      yuan: [9, 78],
      grams: [800, 5200],
      box: [62, 28, 10],
      alsoCalled: ['takkie rack', 'shoe shelf', 'shoe stand'],
    },
    {
      id: 'floating-shelf',
      leaf: ['Wall Shelves', '墙上置物架'],
      emoji: '🖼️',
      prop: '🪴',
      titles: [
        ['{style} {material} Wall Shelf for {place}', '{place}{style}{material}墙上置物架'],
        [
          '{style} {material} Floating Shelf with {feature} for {place}',
          '{style}一字隔板 {material} {feature} {place}用',
        ],
      ],
      words: {
        style: [
          ['Simple', '简约'],
          ['Nordic', '北欧'],
          ['Space-Saving', '省空间'],
          ['Rustic', '复古'],
        ],
        material: [
          ['Solid Wood', '实木'],
          ['Wrought Iron', '铁艺'],
          ['Acrylic', '亚克力'],
          ['Aluminium', '铝合金'],
        ],
        feature: [
          ['Guard Rail', '护栏'],
          ['Hooks', '挂钩'],
          ['Rounded Corners', '圆角'],
          ['Side Panels', '侧挡板'],
        ],
        place: [
          ['Living Room', '客厅'],
          ['Bathroom', '浴室'],
          ['Kitchen', '厨房'],
          ['Bedside', '床头'],
          ['Study', '书房'],
        ],
      },
      attributes: [
        [
          ['Mounting', '安装方式'],
          [
            ['Screws', '螺丝固定'],
            ['Strong adhesive', '强力胶贴'],
            ['Screws or adhesive', '螺丝胶贴两用'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['5 kg', '5kg'],
            ['10 kg', '10kg'],
            ['15 kg', '15kg'],
          ],
        ],
        [
          ['Depth', '深度'],
          [
            ['12 cm', '12cm'],
            ['15 cm', '15cm'],
            ['20 cm', '20cm'],
          ],
        ],
      ],
      colours: ['white', 'black', 'brown', 'gold'],
      option: { name: ['Length', '长度'], values: ['30 cm', '40 cm', '60 cm', '80 cm'] },
      yuan: [8, 52],
      grams: [500, 2400],
      box: [64, 18, 6],
      alsoCalled: ['ledge', 'picture shelf', 'wall rack'],
    },
    {
      id: 'kitchen-trolley',
      leaf: ['Storage Trolleys', '置物小推车'],
      emoji: '🛒',
      prop: '🍳',
      titles: [
        ['{style} Storage Trolley with {feature} for {place}', '{place}{style}收纳小推车带{feature}'],
        ['{style} Multi-Tier Rolling Cart with {feature} for {place}', '{style}多层移动置物架 {feature} {place}用'],
      ],
      words: {
        style: [
          ['Slim', '夹缝'],
          ['Mesh-Basket', '网篮'],
          ['Foldable', '折叠'],
          ['Thickened Steel', '加厚铁艺'],
          ['Wide-Handle', '宽把手'],
        ],
        feature: [
          ['Lockable Wheels', '刹车轮'],
          ['Side Hooks', '侧挂钩'],
          ['Removable Tray', '可拆托盘'],
          ['Hanging Cups', '挂杯'],
        ],
        place: [
          ['Kitchen', '厨房'],
          ['Beauty Salon', '美容院'],
          ['Bathroom', '卫生间'],
          ['Nursery', '婴儿房'],
          ['Snack Corner', '零食角'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Carbon steel', '碳钢'],
            ['PP plastic', 'PP塑料'],
            ['Steel and ABS', '钢+ABS'],
          ],
        ],
        [
          ['Wheels', '轮子'],
          [
            ['360-degree silent castors', '360度静音万向轮'],
            ['Two locking castors', '两只刹车轮'],
          ],
        ],
        [
          ['Load capacity', '承重'],
          [
            ['15 kg', '15kg'],
            ['30 kg', '30kg'],
            ['45 kg', '45kg'],
          ],
        ],
      ],
      colours: ['white', 'black', 'mint', 'pink', 'grey'],
      option: {
        name: ['Tiers', '层数'],
        values: [
          ['3 tiers', '三层'],
          ['4 tiers', '四层'],
          ['5 tiers', '五层'],
        ],
      },
      yuan: [22, 96],
      grams: [1800, 5600],
      box: [46, 36, 12],
      alsoCalled: ['utility cart', 'vegetable rack', 'salon trolley'],
    },
  ],
};
