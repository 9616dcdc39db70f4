import type { Department } from '../kind.ts';

export const gardenPets: Department = {
  slug: 'garden-pets',
  name: ['Garden, Pets & Farm', '园艺宠物农用'],
  emoji: '🪴',
  groups: [
    {
      slug: 'pots-and-planters',
      name: ['Pots & Planters', '花盆花架'],
      kinds: [
        {
          id: 'plastic-flower-pot',
          leaf: ['Flower Pots', '花盆'],
          emoji: '🪴',
          titles: [
            ['{style} {material} Flower Pot with {feature}', '{style}{material}花盆 {feature}'],
            ['{style} {material} Planter for {place}', '{place}{style}{material}种植盆'],
          ],
          words: {
            style: [
              ['Round', '圆形'],
              ['Nordic', '北欧'],
              ['Imitation-Ceramic', '仿陶瓷'],
              ['Thickened', '加厚'],
            ],
            material: [
              ['Plastic', '塑料'],
              ['Resin', '树脂'],
              ['PP', 'PP'],
            ],
            feature: [
              ['Drip Tray', '带托盘'],
              ['Drainage Holes', '带排水孔'],
              ['Self-Watering Base', '自动吸水底'],
            ],
            place: [
              ['Balconies', '阳台'],
              ['Gardens', '庭院'],
              ['Living Rooms', '客厅'],
              ['Office Desks', '办公桌'],
            ],
          },
          attributes: [
            [
              ['Finish', '表面'],
              [
                ['Matt', '哑光'],
                ['Gloss', '亮光'],
                ['Stone texture', '仿石纹'],
              ],
            ],
            [
              ['Use', '使用场景'],
              [
                ['Indoor', '室内'],
                ['Indoor and outdoor', '室内外通用'],
              ],
            ],
            [
              ['Weather', '耐候'],
              [
                ['UV-resistant', '防晒'],
                ['Frost-resistant', '抗冻'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'brown', 'green', 'black'],
          option: { name: ['Diameter', '口径'], values: ['12 cm', '18 cm', '24 cm', '36 cm'] },
          yuan: [1.5, 35],
          grams: [60, 1100],
          box: [36, 36, 14],
          alsoCalled: ['plant pot', 'planter'],
        },
        {
          id: 'seedling-tray',
          leaf: ['Seedling Trays & Grow Bags', '育苗盘种植袋'],
          emoji: '🌱',
          prop: '🪴',
          titles: [
            ['{style} {item} for {use}', '{use}{style}{item}'],
            ['{feature} {style} {item} for Growing {use}', '{feature}{style}{item} {use}种植用'],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Reusable', '可重复用'],
              ['Sturdy', '结实'],
            ],
            item: [
              ['Seedling Trays', '育苗盘'],
              ['Grow Bags', '种植袋'],
              ['Nursery Pots', '育苗杯'],
            ],
            feature: [
              ['UV-Resistant', '防晒'],
              ['Well-Draining', '排水好'],
              ['Tear-Resistant', '耐撕'],
            ],
            use: [
              ['Vegetables', '蔬菜'],
              ['Tomatoes', '番茄'],
              ['Flowers', '花卉'],
              ['Herbs', '香草'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PVC', 'PVC'],
                ['PS', 'PS'],
                ['Non-woven fabric', '无纺布'],
                ['PE', 'PE'],
              ],
            ],
            [
              ['Thickness', '厚度'],
              [
                ['0.6 mm', '0.6mm'],
                ['0.8 mm', '0.8mm'],
                ['1.2 mm', '1.2mm'],
              ],
            ],
            [
              ['Life', '使用寿命'],
              [
                ['1-2 years', '1-2年'],
                ['3 years', '3年'],
              ],
            ],
          ],
          colours: ['black', 'green', 'brown'],
          option: {
            name: ['Pack', '规格'],
            values: [
              ['10 pieces', '10个装'],
              ['50 pieces', '50个装'],
              ['100 pieces', '100个装'],
            ],
          },
          yuan: [5, 58],
          grams: [250, 3500],
          box: [54, 28, 14],
          unit: 40,
          alsoCalled: ['planting bags', 'propagation trays'],
        },
        {
          id: 'plant-stand',
          leaf: ['Plant Stands', '花架'],
          emoji: '🪜',
          prop: '🌿',
          titles: [
            ['{style} {material} Plant Stand for {place}', '{place}{style}{material}花架'],
            [
              '{style} {material} Flower Rack with {feature} for {place}',
              '{style}{material}置物花架 {feature} {place}用',
            ],
          ],
          words: {
            style: [
              ['Multi-Tier', '多层'],
              ['Ladder', '梯形'],
              ['Foldable', '折叠'],
              ['Corner', '转角'],
            ],
            material: [
              ['Wrought Iron', '铁艺'],
              ['Solid Wood', '实木'],
              ['Bamboo', '竹制'],
            ],
            feature: [
              ['Wheels', '带轮'],
              ['Guard Rails', '带护栏'],
              ['Levelling Feet', '带调节脚'],
            ],
            place: [
              ['Balconies', '阳台'],
              ['Living Rooms', '客厅'],
              ['Patios', '露台'],
              ['Shop Displays', '店铺陈列'],
            ],
          },
          attributes: [
            [
              ['Load', '承重'],
              [
                ['20 kg', '20kg'],
                ['40 kg', '40kg'],
                ['60 kg', '60kg'],
              ],
            ],
            [
              ['Finish', '表面处理'],
              [
                ['Powder-coated', '喷塑'],
                ['Carbonised', '碳化'],
                ['Varnished', '清漆'],
              ],
            ],
            [
              ['Assembly', '安装'],
              [
                ['Screws included', '配螺丝'],
                ['Snap together', '免工具拼装'],
              ],
            ],
          ],
          colours: ['black', 'white', 'brown', 'gold'],
          option: {
            name: ['Tiers', '层数'],
            values: [
              ['2 tiers', '2层'],
              ['3 tiers', '3层'],
              ['5 tiers', '5层'],
            ],
          },
          yuan: [15, 128],
          grams: [1200, 6500],
          box: [70, 32, 12],
          alsoCalled: ['flower stand', 'pot rack'],
        },
      ],
    },
    {
      slug: 'garden-tools-netting',
      name: ['Garden Tools & Netting', '园艺工具网'],
      kinds: [
        {
          id: 'garden-tool-set',
          leaf: ['Garden Hand Tools', '园艺工具'],
          emoji: '⛏️',
          prop: '🌻',
          titles: [
            ['{style} {material} Garden Tool Set with {feature}', '{style}{material}园艺工具套装 {feature}'],
            ['{style} {material} Gardening Tools for {use}', '{use}{style}{material}种花工具'],
          ],
          words: {
            style: [
              ['Rustproof', '防锈'],
              ['Effort-Saving', '省力'],
              ['Thickened', '加厚'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Carbon Steel', '碳钢'],
              ['Aluminium Alloy', '铝合金'],
            ],
            feature: [
              ['Wooden Handles', '木柄'],
              ['Carry Bag', '带收纳袋'],
              ['Gardening Gloves', '送园艺手套'],
            ],
            use: [
              ['Potted Plants', '盆栽'],
              ['Vegetable Gardens', '菜园'],
              ['Weeding', '除草'],
              ['Transplanting', '移栽'],
            ],
          },
          attributes: [
            [
              ['Handle', '手柄'],
              [
                ['Ash wood', '白蜡木'],
                ['PP and TPR', 'PP+TPR'],
                ['Rubber', '橡胶'],
              ],
            ],
            [
              ['Contents', '内含'],
              [
                ['Spade, rake, fork', '铲耙叉'],
                ['Spade, rake, pruner', '铲耙剪'],
                ['Full set', '全套'],
              ],
            ],
            [
              ['Surface', '表面处理'],
              [
                ['Polished', '抛光'],
                ['Powder-coated', '喷塑'],
              ],
            ],
          ],
          colours: ['green', 'black', 'brown', 'pink'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['3 pieces', '3件'],
              ['5 pieces', '5件'],
              ['10 pieces', '10件'],
            ],
          },
          yuan: [9, 78],
          grams: [350, 2000],
          box: [38, 24, 8],
          unit: 50,
          alsoCalled: ['trowel set', 'hand spade'],
        },
        {
          id: 'pruning-shears',
          leaf: ['Pruning Shears', '修枝剪'],
          emoji: '✂️',
          prop: '🌿',
          titles: [
            ['{style} {material} Pruning Shears for {use}', '{use}{style}{material}修枝剪'],
            ['{style} {material} Garden Secateurs with {feature}', '{style}{material}园艺剪 {feature}'],
          ],
          words: {
            style: [
              ['Sharp', '锋利'],
              ['Effort-Saving', '省力'],
              ['Rustproof', '防锈'],
              ['Heavy-Duty', '强力'],
            ],
            material: [
              ['SK5 Steel', 'SK5钢'],
              ['Carbon Steel', '碳钢'],
              ['Stainless Steel', '不锈钢'],
            ],
            feature: [
              ['Safety Lock', '带安全扣'],
              ['Shock Spring', '减震弹簧'],
              ['Non-Slip Handles', '防滑手柄'],
            ],
            use: [
              ['Fruit Trees', '果树'],
              ['Roses', '玫瑰'],
              ['Hedges', '绿篱'],
              ['Grapevines', '葡萄'],
            ],
          },
          attributes: [
            [
              ['Cutting diameter', '修剪直径'],
              [
                ['15 mm', '15mm'],
                ['20 mm', '20mm'],
                ['30 mm', '30mm'],
              ],
            ],
            [
              ['Handle', '手柄'],
              [
                ['PVC coated', 'PVC包胶'],
                ['Aluminium', '铝柄'],
                ['TPR', 'TPR'],
              ],
            ],
            [
              ['Blade', '刀型'],
              [
                ['Bypass', '弯口'],
                ['Anvil', '砧式'],
              ],
            ],
          ],
          colours: ['red', 'green', 'orange', 'black'],
          option: { name: ['Length', '长度'], values: ['18 cm', '20 cm', '22 cm'] },
          yuan: [6, 62],
          grams: [150, 420],
          box: [25, 10, 3],
          alsoCalled: ['secateurs', 'garden scissors'],
        },
        {
          id: 'shade-net',
          leaf: ['Shade Nets', '遮阳网'],
          emoji: '⛱️',
          prop: '☀️',
          titles: [
            ['{style} {material} Shade Net for {use}', '{use}{style}{material}遮阳网'],
            [
              '{style} {material} Sunshade Netting with {feature} for {use}',
              '{style}{material}防晒网 {feature} {use}用',
            ],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Dense-Weave', '加密'],
              ['UV-Resistant', '抗老化'],
            ],
            material: [
              ['HDPE', 'HDPE'],
              ['Flat-Yarn', '扁丝'],
              ['Round-Yarn', '圆丝'],
            ],
            feature: [
              ['Eyelets', '带扣眼'],
              ['Reinforced Edges', '包边加固'],
              ['Tie Ropes', '送绳子'],
            ],
            use: [
              ['Greenhouses', '大棚'],
              ['Carports', '车棚'],
              ['Balconies', '阳台'],
              ['Livestock Kraals', '畜栏'],
              ['Nurseries', '苗圃'],
            ],
          },
          attributes: [
            [
              ['Shade rate', '遮阳率'],
              [
                ['50%', '50%'],
                ['70%', '70%'],
                ['80%', '80%'],
                ['95%', '95%'],
              ],
            ],
            [
              ['Pins', '针数'],
              [
                ['3-pin', '3针'],
                ['6-pin', '6针'],
                ['8-pin', '8针'],
              ],
            ],
            [
              ['Life', '使用寿命'],
              [
                ['2 years', '2年'],
                ['3-5 years', '3-5年'],
              ],
            ],
          ],
          colours: ['black', 'green', 'beige'],
          option: { name: ['Size', '尺寸'], values: ['2 x 5 m', '3 x 10 m', '4 x 10 m', '6 x 20 m'] },
          yuan: [9, 168],
          grams: [500, 9500],
          box: [60, 30, 20],
          alsoCalled: ['shade cloth', 'shadeport net'],
        },
        {
          id: 'garden-gloves',
          leaf: ['Gardening Gloves', '园艺手套'],
          emoji: '🧤',
          prop: '🌱',
          titles: [
            ['{feature} {material} Gardening Gloves for {use}', '{use}{feature}{material}园艺手套'],
            ['{style} {feature} {material} Work Gloves for {use}', '{style}{feature}{material}劳保手套 {use}用'],
          ],
          words: {
            feature: [
              ['Thorn-Proof', '防刺'],
              ['Waterproof', '防水'],
              ['Non-Slip', '防滑'],
              ['Breathable', '透气'],
            ],
            material: [
              ['Latex-Dipped', '浸胶'],
              ['Nitrile-Coated', '丁腈涂层'],
              ['Leather', '牛皮'],
            ],
            style: [
              ['Thickened', '加厚'],
              ['Long-Cuff', '长款'],
              ['Comfortable', '舒适'],
            ],
            use: [
              ['Rose Pruning', '修剪玫瑰'],
              ['Weeding', '除草'],
              ['Planting', '种植'],
              ['Farm Work', '农活'],
            ],
          },
          attributes: [
            [
              ['Lining', '内衬'],
              [
                ['Nylon', '尼龙'],
                ['Polyester', '涤纶'],
                ['Cotton', '棉'],
              ],
            ],
            [
              ['Cuff', '袖口'],
              [
                ['Elastic', '松紧'],
                ['Long cuff', '长袖口'],
              ],
            ],
            [
              ['Sold by', '包装'],
              [
                ['One pair', '一双'],
                ['One pair on card', '一双吊卡装'],
              ],
            ],
          ],
          colours: ['green', 'grey', 'black', 'pink'],
          option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL'] },
          yuan: [2, 28],
          grams: [50, 220],
          box: [26, 13, 3],
          unit: 20,
          alsoCalled: ['work gloves', 'thorn gloves'],
        },
      ],
    },
    {
      slug: 'watering-irrigation',
      name: ['Watering & Irrigation', '浇水灌溉'],
      kinds: [
        {
          id: 'garden-hose',
          leaf: ['Garden Hoses', '水管'],
          emoji: '🚿',
          prop: '🌷',
          titles: [
            ['{style} {material} Garden Hose with {feature}', '{style}{material}园艺水管 {feature}'],
            ['{style} {material} Water Pipe for {use}', '{use}{style}{material}水管'],
          ],
          words: {
            style: [
              ['Kink-Free', '防打结'],
              ['Frost-Resistant', '防冻'],
              ['High-Pressure', '高压'],
              ['Soft', '柔软'],
            ],
            material: [
              ['PVC', 'PVC'],
              ['Rubber', '橡胶'],
              ['TPE', 'TPE'],
            ],
            feature: [
              ['Spray Nozzle', '带喷头'],
              ['Quick Connectors', '带快速接头'],
              ['Tap Adaptor', '带水龙头接头'],
            ],
            use: [
              ['Gardens', '花园'],
              ['Car Washing', '洗车'],
              ['Farms', '农田'],
              ['Building Sites', '工地'],
            ],
          },
          attributes: [
            [
              ['Inner diameter', '内径'],
              [
                ['12 mm', '12mm'],
                ['16 mm', '16mm'],
                ['20 mm', '20mm'],
              ],
            ],
            [
              ['Layers', '层数'],
              [
                ['3 layers', '3层'],
                ['4 layers', '4层'],
                ['5 layers', '5层'],
              ],
            ],
            [
              ['Pressure', '耐压'],
              [
                ['6 bar', '6公斤'],
                ['8 bar', '8公斤'],
                ['12 bar', '12公斤'],
              ],
            ],
          ],
          colours: ['green', 'blue', 'yellow', 'black'],
          option: { name: ['Length', '长度'], values: ['10 m', '15 m', '20 m', '30 m'] },
          yuan: [14, 118],
          grams: [900, 5500],
          box: [38, 38, 14],
          alsoCalled: ['hosepipe', 'water pipe'],
        },
        {
          id: 'drip-irrigation-kit',
          leaf: ['Drip Irrigation Kits', '滴灌套装'],
          emoji: '💧',
          prop: '🌱',
          titles: [
            ['{style} Drip Irrigation Kit with {feature} for {use}', '{use}{style}滴灌套装 {feature}'],
            ['{style} Watering System for {use}, {feature} Included', '{style}浇水系统 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Automatic', '自动'],
              ['Adjustable', '可调节'],
              ['DIY', 'DIY'],
              ['Efficient', '节水'],
            ],
            feature: [
              ['Timer', '带定时器'],
              ['Dripper Set', '带滴头'],
              ['Mist Nozzles', '带雾化喷头'],
              ['Main Pipe', '带主管'],
            ],
            use: [
              ['Vegetable Gardens', '菜园'],
              ['Greenhouses', '大棚'],
              ['Potted Plants', '盆栽'],
              ['Orchards', '果园'],
            ],
          },
          attributes: [
            [
              ['Pipe', '管径'],
              [
                ['4/7 mm', '4/7mm'],
                ['8/11 mm', '8/11mm'],
                ['16 mm', '16mm'],
              ],
            ],
            [
              ['Working pressure', '工作压力'],
              [
                ['1-3 bar', '1-3公斤'],
                ['1-4 bar', '1-4公斤'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['PE and ABS', 'PE+ABS'],
                ['PVC', 'PVC'],
              ],
            ],
          ],
          colours: ['black', 'green'],
          option: { name: ['Length', '长度'], values: ['10 m', '20 m', '30 m', '50 m'] },
          yuan: [14, 128],
          grams: [500, 3200],
          box: [30, 26, 12],
          unit: 50,
          alsoCalled: ['drip system', 'dripper line'],
        },
        {
          id: 'pressure-sprayer',
          leaf: ['Sprayers', '喷雾器'],
          emoji: '🪣',
          prop: '💦',
          titles: [
            ['{style} Pressure Sprayer with {feature} for {use}', '{use}{style}气压喷雾器 {feature}'],
            ['{style} Garden Spray Tank with {feature} for {use}', '{style}园艺喷壶 {feature} {use}用'],
          ],
          words: {
            style: [
              ['Hand-Pump', '手压'],
              ['Shoulder-Strap', '肩背'],
              ['Thickened', '加厚'],
              ['High-Pressure', '高压'],
            ],
            feature: [
              ['Brass Nozzle', '铜喷头'],
              ['Safety Valve', '带安全阀'],
              ['Extension Wand', '带加长杆'],
            ],
            use: [
              ['Plants', '浇花'],
              ['Pest Control', '除虫'],
              ['Disinfecting', '消毒'],
              ['Car Washing', '洗车'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PE', 'PE'],
                ['PP', 'PP'],
              ],
            ],
            [
              ['Spray', '喷洒'],
              [
                ['Mist and jet', '雾状和直射'],
                ['Mist', '雾状'],
              ],
            ],
            [
              ['Pressure', '压力'],
              [
                ['2 bar', '2公斤'],
                ['3 bar', '3公斤'],
              ],
            ],
          ],
          colours: ['green', 'white', 'yellow', 'blue'],
          option: {
            name: ['Capacity', '容量'],
            values: [
              ['2 litres', '2升'],
              ['5 litres', '5升'],
              ['8 litres', '8升'],
            ],
          },
          yuan: [8, 68],
          grams: [300, 1900],
          box: [26, 22, 32],
          alsoCalled: ['knapsack sprayer', 'spray can'],
        },
      ],
    },
    {
      slug: 'poultry-livestock',
      name: ['Poultry & Livestock', '家禽畜牧'],
      kinds: [
        {
          id: 'egg-incubator',
          leaf: ['Egg Incubators', '孵化机'],
          emoji: '🥚',
          prop: '🐣',
          titles: [
            ['{style} Egg Incubator with {feature} for {use}', '{use}{style}孵化机 {feature}'],
            ['{style} {power} Hatching Machine with {feature}', '{style}{power}孵蛋器 {feature}'],
          ],
          words: {
            style: [
              ['Fully Automatic', '全自动'],
              ['Small Household', '小型家用'],
              ['Intelligent', '智能'],
            ],
            power: [
              ['Dual-Voltage', '双电源'],
              ['Energy-Saving', '节能'],
              ['Solar-Ready', '可接太阳能'],
            ],
            feature: [
              ['Egg Turning', '自动翻蛋'],
              ['Temperature Control', '智能控温'],
              ['LED Egg Candler', '带照蛋灯'],
            ],
            use: [
              ['Chicks', '小鸡'],
              ['Ducklings', '小鸭'],
              ['Quails', '鹌鹑'],
              ['Small Farms', '小型养殖场'],
            ],
          },
          attributes: [
            [
              ['Voltage', '电压'],
              [
                ['220 V', '220V'],
                ['12 V and 220 V', '12V/220V双电'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['30 W', '30W'],
                ['60 W', '60W'],
                ['80 W', '80W'],
              ],
            ],
            [
              ['Hatch rate', '孵化率'],
              [
                ['90%', '90%'],
                ['95%', '95%'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['EPS foam', 'EPS泡沫'],
              ],
            ],
          ],
          colours: ['white', 'yellow'],
          option: {
            name: ['Capacity', '容量'],
            values: [
              ['12 eggs', '12枚'],
              ['24 eggs', '24枚'],
              ['48 eggs', '48枚'],
              ['96 eggs', '96枚'],
            ],
          },
          yuan: [62, 380],
          grams: [1200, 8500],
          box: [52, 48, 28],
          alsoCalled: ['chick hatcher', 'egg hatcher'],
        },
        {
          id: 'chicken-feeder',
          leaf: ['Poultry Feeders & Drinkers', '鸡食槽饮水器'],
          emoji: '🐓',
          prop: '🌽',
          titles: [
            ['{style} Poultry {item} with {feature}', '{style}家禽{item} {feature}'],
            ['{style} {material} {item} for {use}', '{use}{style}{material}{item}'],
          ],
          words: {
            style: [
              ['Automatic', '自动'],
              ['Hanging', '吊挂'],
              ['Anti-Spill', '防洒'],
              ['Thickened', '加厚'],
            ],
            item: [
              ['Feeder', '喂食桶'],
              ['Drinker', '饮水器'],
              ['Trough', '食槽'],
            ],
            material: [
              ['PP', 'PP'],
              ['Plastic', '塑料'],
              ['Shatterproof', '耐摔'],
            ],
            feature: [
              ['Detachable Base', '可拆底盘'],
              ['Carry Handle', '带提手'],
              ['Anti-Climb Lid', '防攀爬盖'],
            ],
            use: [
              ['Chickens', '鸡用'],
              ['Ducks', '鸭用'],
              ['Quails', '鹌鹑'],
              ['Pigeons', '鸽子'],
            ],
          },
          attributes: [
            [
              ['Suited to', '适用'],
              [
                ['Chicks', '雏鸡'],
                ['Grown birds', '成禽'],
                ['All poultry', '家禽通用'],
              ],
            ],
            [
              ['Cleaning', '清洗'],
              [
                ['Detachable', '可拆洗'],
                ['Rinse', '冲洗'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Single', '单个'],
                ['Bulk carton', '整箱'],
              ],
            ],
          ],
          colours: ['red', 'green', 'white', 'yellow'],
          option: {
            name: ['Capacity', '容量'],
            values: [
              ['1.5 kg', '1.5kg'],
              ['4 kg', '4kg'],
              ['8 kg', '8kg'],
            ],
          },
          yuan: [3, 42],
          grams: [180, 1500],
          box: [32, 32, 16],
          alsoCalled: ['chicken feeder', 'fowl drinker', 'poultry feeder'],
        },
        {
          id: 'electric-fence-kit',
          leaf: ['Electric Fencing', '电围栏'],
          emoji: '⚡',
          prop: '🐄',
          titles: [
            ['{style} Electric Fence Energiser with {feature} for {use}', '{use}{style}电围栏主机 {feature}'],
            ['{style} Livestock Fence Kit with {feature} for {use}', '{style}牧场围栏套装 {feature} {use}用'],
          ],
          words: {
            style: [
              ['Smart', '智能'],
              ['Pulse', '脉冲'],
              ['High-Voltage', '高压'],
              ['Waterproof', '防水'],
            ],
            feature: [
              ['Insulators', '带绝缘子'],
              ['Earth Rod', '带接地棒'],
              ['Alarm Siren', '带警报'],
              ['Wire Reel', '带线盘'],
            ],
            use: [
              ['Cattle', '养牛'],
              ['Goats', '养羊'],
              ['Pigs', '养猪'],
              ['Small Farms', '小型牧场'],
            ],
          },
          attributes: [
            [
              ['Output', '输出'],
              [
                ['8 kV', '8千伏'],
                ['12 kV', '12千伏'],
              ],
            ],
            [
              ['Reach', '控制距离'],
              [
                ['5 km', '5公里'],
                ['10 km', '10公里'],
                ['20 km', '20公里'],
              ],
            ],
            [
              ['Power supply', '供电'],
              [
                ['12 V battery, not included', '12V电瓶（不含）'],
                ['220 V', '220V'],
                ['220 V and 12 V', '220V/12V两用'],
              ],
            ],
          ],
          colours: ['white', 'black', 'yellow'],
          yuan: [68, 420],
          grams: [800, 5500],
          box: [32, 24, 16],
          unit: 50,
          alsoCalled: ['game fence', 'farm fencer'],
        },
      ],
    },
    {
      slug: 'pet-feeding-care',
      name: ['Pet Feeding & Grooming', '宠物喂食护理'],
      kinds: [
        {
          id: 'pet-bowl',
          leaf: ['Pet Bowls', '宠物碗'],
          emoji: '🥣',
          prop: '🐾',
          titles: [
            ['{style} {material} Pet Bowl with {feature} for {pet}', '{pet}{style}{material}宠物碗 {feature}'],
            ['{style} {material} Feeding Bowl for {pet}', '{style}{material}喂食碗 {pet}用'],
          ],
          words: {
            style: [
              ['Non-Slip', '防滑'],
              ['Anti-Tip', '防打翻'],
              ['Slow-Feed', '慢食'],
              ['Raised', '高脚'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Melamine', '密胺'],
              ['PP', 'PP'],
            ],
            feature: [
              ['Rubber Base', '橡胶底'],
              ['Tilted Stand', '斜口支架'],
              ['Water Bottle', '带水瓶'],
            ],
            pet: [
              ['Dogs', '狗狗'],
              ['Cats', '猫咪'],
              ['Puppies', '幼犬'],
            ],
          },
          attributes: [
            [
              ['Cleaning', '清洗'],
              [
                ['Dishwasher safe', '可机洗'],
                ['Hand wash', '手洗'],
              ],
            ],
            [
              ['Food safety', '食品级'],
              [
                ['Food-grade', '食品级'],
                ['BPA-free', '不含双酚A'],
              ],
            ],
            [
              ['Shape', '形状'],
              [
                ['Round', '圆形'],
                ['Square', '方形'],
                ['Paw-shaped', '爪印形'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'green', 'white', 'grey'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [3, 36],
          grams: [90, 600],
          box: [24, 24, 8],
          alsoCalled: ['dog bowl', 'cat dish'],
        },
        {
          id: 'pet-grooming-brush',
          leaf: ['Pet Brushes & Combs', '宠物梳刷'],
          emoji: '🪮',
          prop: '🐩',
          titles: [
            ['{style} Pet Grooming {item} for {pet}', '{pet}{style}宠物{item}'],
            ['{style} Pet Hair {item} with {feature} for {pet}', '{style}宠物毛发{item} {feature} {pet}用'],
          ],
          words: {
            style: [
              ['Self-Cleaning', '一键除毛'],
              ['Massage', '按摩'],
              ['Gentle', '柔和'],
              ['Ergonomic', '人体工学'],
            ],
            item: [
              ['Comb', '梳'],
              ['Brush', '刷'],
              ['Deshedding Tool', '脱毛梳'],
            ],
            feature: [
              ['Non-Slip Handle', '防滑手柄'],
              ['Hair Collector', '带集毛盒'],
              ['Round Pins', '圆头针齿'],
            ],
            pet: [
              ['Dogs', '狗狗'],
              ['Cats', '猫咪'],
              ['Rabbits', '兔子'],
            ],
          },
          attributes: [
            [
              ['Handle', '手柄'],
              [
                ['ABS', 'ABS'],
                ['TPR', 'TPR'],
              ],
            ],
            [
              ['Pins', '针齿'],
              [
                ['Stainless steel', '不锈钢'],
                ['Soft silicone', '软硅胶'],
              ],
            ],
            [
              ['Coat', '适用毛型'],
              [
                ['Short hair', '短毛'],
                ['Long hair', '长毛'],
                ['All coats', '通用'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'green', 'grey', 'white'],
          yuan: [4, 32],
          grams: [60, 260],
          box: [20, 12, 6],
          alsoCalled: ['dog brush', 'pet comb'],
        },
        {
          id: 'cat-litter-box',
          leaf: ['Litter Trays', '猫砂盆'],
          emoji: '🐈',
          prop: '📥',
          titles: [
            ['{style} Cat Litter Tray with {feature}', '{style}猫砂盆 {feature}'],
            ['{style} {material} Litter Box for {use} with {feature}', '{use}{style}{material}猫厕所 {feature}'],
          ],
          words: {
            style: [
              ['Enclosed', '全封闭'],
              ['Semi-Enclosed', '半封闭'],
              ['Open-Top', '敞开式'],
              ['Deep', '加深'],
            ],
            material: [
              ['PP', 'PP'],
              ['Thickened Resin', '加厚树脂'],
              ['Recycled Plastic', '环保塑料'],
            ],
            feature: [
              ['Litter Scoop', '送猫铲'],
              ['Splash Guard', '防外溅'],
              ['Entry Mat', '带脚垫'],
            ],
            use: [
              ['Kittens', '幼猫'],
              ['Large Cats', '大猫'],
              ['Multi-Cat Homes', '多猫家庭'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['PP plastic', 'PP塑料'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
            [
              ['Cleaning', '清洁'],
              [
                ['Top removable', '顶部可拆'],
                ['Drawer', '抽屉式'],
              ],
            ],
            [
              ['Cat weight', '适用体重'],
              [
                ['Up to 5 kg', '5kg以内'],
                ['Up to 8 kg', '8kg以内'],
                ['Up to 12 kg', '12kg以内'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'grey', 'white', 'mint'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [14, 98],
          grams: [650, 3200],
          box: [52, 40, 22],
          alsoCalled: ['kitty toilet', 'cat tray'],
        },
      ],
    },
    {
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
    },
  ],
};
