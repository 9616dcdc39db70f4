import type { Department } from '../kind.ts';

export const kitchenDining: Department = {
  slug: 'kitchen-dining',
  name: ['Kitchen & Dining', '厨房餐饮'],
  emoji: '🍳',
  groups: [
    {
      slug: 'pots-and-pans',
      name: ['Pots & Pans', '锅具'],
      kinds: [
        {
          id: 'frying-pan',
          leaf: ['Frying Pans', '平底锅'],
          emoji: '🍳',
          titles: [
            ['{material} Non-Stick Frying Pan with {feature} for {use}', '{material}不粘平底锅 {feature} {use}用'],
            ['{material} Skillet for {use}, {feature}', '{material}煎锅 {use}适用 {feature}'],
          ],
          words: {
            material: [
              ['Maifan Stone', '麦饭石'],
              ['Cast Aluminium', '铸铝'],
              ['Ceramic-Coated', '陶瓷涂层'],
              ['Titanium-Coated', '钛涂层'],
            ],
            feature: [
              ['Wood-Effect Handle', '木纹手柄'],
              ['Glass Lid', '玻璃盖'],
              ['Thick Base', '加厚锅底'],
              ['Detachable Handle', '可拆手柄'],
            ],
            use: [
              ['Gas and Induction', '燃气电磁炉'],
              ['Eggs and Pancakes', '煎蛋烙饼'],
              ['Home Kitchens', '家庭厨房'],
            ],
          },
          attributes: [
            [
              ['Hob', '适用炉灶'],
              [
                ['Gas and electric', '燃气灶、电炉'],
                ['All hobs including induction', '燃气灶、电磁炉通用'],
              ],
            ],
            [
              ['Thickness', '锅身厚度'],
              [
                ['2.5 mm', '2.5mm'],
                ['3.5 mm', '3.5mm'],
                ['4.5 mm', '4.5mm'],
              ],
            ],
            [['PFOA', 'PFOA'], [['Free of PFOA', '不含PFOA']]],
          ],
          colours: ['black', 'grey', 'beige', 'green', 'pink'],
          option: { name: ['Diameter', '直径'], values: ['20 cm', '24 cm', '26 cm', '28 cm', '30 cm'] },
          yuan: [16, 78],
          grams: [550, 1600],
          box: [49, 30, 7],
          alsoCalled: ['pan', 'skillet', 'egg pan'],
        },
        {
          id: 'cooking-pot-set',
          leaf: ['Pot Sets', '锅具套装'],
          emoji: '🍲',
          titles: [
            ['{material} Cooking Pot Set with {feature}', '{material}锅具套装 {feature}'],
            ['{style} Cookware Set, {material} Pots with {feature}', '{style}炊具套装 {material}汤锅 {feature}'],
          ],
          words: {
            style: [
              ['Family', '家庭'],
              ['Wedding Gift', '婚庆礼品'],
              ['Stackable', '可叠放'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Granite-Coated', '花岗岩涂层'],
              ['Die-Cast Aluminium', '压铸铝'],
              ['Carbon Steel', '碳钢'],
            ],
            feature: [
              ['Glass Lids', '玻璃盖'],
              ['Heat-Resistant Handles', '隔热手柄'],
              ['Thick Composite Bases', '复合厚底'],
              ['Pouring Lips', '导流口'],
            ],
          },
          attributes: [
            [
              ['Hob', '适用炉灶'],
              [
                ['Gas and electric', '燃气灶、电炉'],
                ['All hobs including induction', '燃气灶、电磁炉通用'],
              ],
            ],
            [
              ['Largest pot', '最大锅径'],
              [
                ['24 cm', '24cm'],
                ['26 cm', '26cm'],
                ['28 cm', '28cm'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Gift box', '礼盒装'],
                ['Brown carton', '牛皮纸箱'],
              ],
            ],
          ],
          colours: ['silver', 'black', 'red', 'beige'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['3 pieces', '3件套'],
              ['6 pieces', '6件套'],
              ['10 pieces', '10件套'],
              ['12 pieces', '12件套'],
            ],
          },
          yuan: [58, 328],
          grams: [2200, 8500],
          box: [40, 32, 26],
          unit: 50,
          alsoCalled: ['pots', 'cookware set'],
        },
        {
          id: 'pressure-cooker',
          leaf: ['Pressure Cookers', '高压锅'],
          emoji: '🥘',
          prop: '♨️',
          titles: [
            ['{style} {material} Pressure Cooker with {feature}', '{style}{material}高压锅 {feature}'],
            ['{material} Stovetop Pressure Pot for {use}, {feature}', '{material}明火压力锅 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Thickened', '加厚'],
              ['Explosion-Proof', '防爆'],
              ['Large-Capacity', '大容量'],
            ],
            material: [
              ['Aluminium Alloy', '铝合金'],
              ['304 Stainless Steel', '304不锈钢'],
              ['Stainless Steel', '不锈钢'],
            ],
            feature: [
              ['Six Safety Valves', '六重安全阀'],
              ['Locking Lid', '锁扣锅盖'],
              ['Steaming Rack', '带蒸架'],
            ],
            use: [
              ['Families', '家庭'],
              ['Restaurants', '饭店'],
              ['Canteens', '食堂'],
            ],
          },
          attributes: [
            [
              ['Working pressure', '工作压力'],
              [
                ['70 kPa', '70kPa'],
                ['80 kPa', '80kPa'],
                ['100 kPa', '100kPa'],
              ],
            ],
            [
              ['Hob', '适用炉灶'],
              [
                ['Gas', '燃气灶'],
                ['Gas and induction', '燃气灶、电磁炉'],
              ],
            ],
            [['Handle', '手柄材质'], [['Bakelite', '电木']]],
          ],
          colours: ['silver', 'red'],
          option: { name: ['Capacity', '容量'], values: ['4 L', '6 L', '8 L', '11 L'] },
          yuan: [45, 210],
          grams: [1600, 4200],
          box: [44, 27, 22],
          alsoCalled: ['pressure pot', 'samp and beans cooker'],
        },
      ],
    },
    {
      slug: 'kitchen-tools-gadgets',
      name: ['Kitchen Tools & Gadgets', '厨房工具'],
      kinds: [
        {
          id: 'vegetable-chopper',
          leaf: ['Vegetable Choppers', '切菜器'],
          emoji: '🥕',
          prop: '🥗',
          titles: [
            ['{style} Vegetable Chopper with {feature}', '{style}切菜器 {feature}'],
            ['{style} Kitchen Slicer for {use}, {feature}', '{style}厨房切片器 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Multi-Function', '多功能'],
              ['Hand-Pressed', '手压式'],
              ['Rotary', '滚筒式'],
              ['Household', '家用'],
            ],
            feature: [
              ['Drain Basket', '沥水篮'],
              ['Changeable Blades', '可换刀片'],
              ['Finger Guard', '护手器'],
              ['Suction Base', '吸盘底座'],
            ],
            use: [
              ['Potatoes', '土豆'],
              ['Onions', '洋葱'],
              ['Carrots', '胡萝卜'],
              ['Salads', '沙拉'],
            ],
          },
          attributes: [
            [
              ['Blades', '刀片材质'],
              [
                ['Stainless steel', '不锈钢'],
                ['420 stainless steel', '420不锈钢'],
              ],
            ],
            [
              ['Body', '主体材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['PP plastic', 'PP塑料'],
              ],
            ],
            [
              ['Number of blades', '刀片数量'],
              [
                ['3', '3片'],
                ['8', '8片'],
                ['14', '14片'],
              ],
            ],
          ],
          colours: ['white', 'green', 'grey', 'blue'],
          yuan: [8, 42],
          grams: [350, 1300],
          box: [29, 13, 12],
          alsoCalled: ['veggie cutter', 'mandoline', 'onion cutter'],
        },
        {
          id: 'cutting-board',
          leaf: ['Cutting Boards', '砧板'],
          emoji: '🔪',
          prop: '🪵',
          titles: [
            ['{style} {material} Cutting Board with {feature}', '{style}{material}砧板 {feature}'],
            ['{material} Chopping Board for {use}, {feature}', '{material}切菜板 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Double-Sided', '双面'],
              ['Thickened', '加厚'],
              ['Anti-Mould', '防霉'],
            ],
            material: [
              ['Bamboo', '竹制'],
              ['Wheat-Straw', '麦秸秆'],
              ['Beech Wood', '榉木'],
              ['Acacia Wood', '相思木'],
            ],
            feature: [
              ['Juice Groove', '导流槽'],
              ['Hanging Hole', '挂孔'],
              ['Carry Handle', '提手'],
              ['Non-Slip Edge', '防滑边'],
            ],
            use: [
              ['Fruit', '水果'],
              ['Vegetables', '蔬菜'],
              ['Bread', '面包'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['1 cm', '1cm'],
                ['1.5 cm', '1.5cm'],
                ['1.8 cm', '1.8cm'],
              ],
            ],
            [
              ['Shape', '形状'],
              [
                ['Rectangle', '长方形'],
                ['Rounded', '圆角'],
              ],
            ],
            [['Food contact', '食品接触'], [['Food-grade', '食品级']]],
          ],
          colours: ['beige', 'brown', 'grey'],
          option: { name: ['Size', '尺寸'], values: ['28 x 20 cm', '34 x 24 cm', '40 x 28 cm'] },
          yuan: [7, 58],
          grams: [400, 1900],
          box: [42, 30, 3],
          alsoCalled: ['chopping board', 'bread board'],
        },
        {
          id: 'silicone-utensil-set',
          leaf: ['Cooking Utensils', '厨具铲勺'],
          emoji: '🥄',
          prop: '🍳',
          titles: [
            ['{style} {material} Kitchen Utensil Set with {feature}', '{style}{material}厨具套装 {feature}'],
            ['{material} Spatula and Ladle Set, {style}, with {feature}', '{material}锅铲汤勺套装 {style} {feature}'],
          ],
          words: {
            style: [
              ['Heat-Resistant', '耐高温'],
              ['Non-Scratch', '不伤锅'],
              ['Food-Grade', '食品级'],
            ],
            material: [
              ['Silicone', '硅胶'],
              ['Nylon', '尼龙'],
              ['Bamboo Fibre', '竹纤维'],
            ],
            feature: [
              ['Wooden Handles', '木柄'],
              ['Storage Bucket', '带收纳桶'],
              ['Hanging Stand', '带挂架'],
              ['Long Handles', '长柄'],
              ['Hanging Holes', '带挂孔'],
            ],
          },
          attributes: [
            [
              ['Heat limit', '耐温'],
              [
                ['210 °C', '210℃'],
                ['230 °C', '230℃'],
                ['260 °C', '260℃'],
              ],
            ],
            [
              ['Dishwasher', '洗碗机'],
              [
                ['Safe', '可用'],
                ['Hand wash only', '仅手洗'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Colour box', '彩盒'],
                ['OPP bag', 'OPP袋'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'green', 'pink', 'beige'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['6 pieces', '6件套'],
              ['9 pieces', '9件套'],
              ['12 pieces', '12件套'],
            ],
          },
          yuan: [15, 68],
          grams: [450, 1400],
          box: [34, 13, 13],
          unit: 50,
          alsoCalled: ['spoon set', 'spatula set', 'braai utensils'],
        },
        {
          id: 'can-opener',
          leaf: ['Openers & Peelers', '开瓶器削皮器'],
          emoji: '🥫',
          prop: '🗝️',
          titles: [
            ['{style} {material} {product} for {place}', '{place}{material}{style}{product}'],
            ['{material} {product}, {style} Tool for {place}', '{material}{product} {style}工具 {place}用'],
          ],
          words: {
            style: [
              ['Multi-Function', '多功能'],
              ['Labour-Saving', '省力'],
              ['Compact', '小巧'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Zinc Alloy', '锌合金'],
              ['Carbon Steel', '碳钢'],
            ],
            product: [
              ['Can Opener', '开罐器'],
              ['Bottle Opener', '开瓶器'],
              ['Vegetable Peeler', '削皮器'],
            ],
            place: [
              ['Kitchen', '厨房'],
              ['Camping', '露营'],
              ['Restaurant', '餐厅'],
            ],
          },
          attributes: [
            [
              ['Handle', '手柄材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['Soft rubber', '软胶'],
                ['Metal', '金属'],
              ],
            ],
            [
              ['Surface', '表面处理'],
              [
                ['Mirror polish', '镜面抛光'],
                ['Brushed', '拉丝'],
              ],
            ],
            [
              ['Logo', 'LOGO定制'],
              [
                ['Laser logo available', '可激光LOGO'],
                ['None', '无'],
              ],
            ],
          ],
          colours: ['silver', 'black', 'red', 'green'],
          yuan: [2, 19],
          grams: [50, 260],
          box: [20, 7, 5],
          alsoCalled: ['tin opener', 'bottle opener'],
        },
      ],
    },
    {
      slug: 'tableware',
      name: ['Tableware', '餐具'],
      kinds: [
        {
          id: 'dinner-set',
          leaf: ['Plates & Bowls', '碗盘套装'],
          emoji: '🍽️',
          titles: [
            ['{style} {material} Dinner Set for {place}', '{style}{material}餐具套装 {place}用'],
            ['{material} Plates and Bowls, {style} Tableware for {place}', '{material}碗盘 {style}餐具 {place}适用'],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Gold-Rimmed', '金边'],
              ['Hand-Painted', '手绘'],
              ['Matte', '哑光'],
            ],
            material: [
              ['Ceramic', '陶瓷'],
              ['Bone China', '骨瓷'],
              ['Reinforced Porcelain', '强化瓷'],
              ['Stoneware', '炻瓷'],
            ],
            place: [
              ['Home', '家庭'],
              ['Restaurant', '餐厅'],
              ['Lodge', '度假旅馆'],
              ['Weddings', '婚宴'],
            ],
          },
          attributes: [
            [['Dishwasher', '洗碗机'], [['Safe', '可用']]],
            [
              ['Finish', '工艺'],
              [
                ['Underglaze', '釉下彩'],
                ['Reactive glaze', '窑变釉'],
                ['Plain glaze', '色釉'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Gift box', '礼盒'],
                ['Foam and carton', '泡沫纸箱'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'blue', 'green', 'pink', 'black'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['4 pieces', '4件套'],
              ['12 pieces', '12件套'],
              ['16 pieces', '16件套'],
              ['24 pieces', '24件套'],
            ],
          },
          yuan: [22, 188],
          grams: [1200, 8800],
          box: [32, 30, 24],
          unit: 50,
          alsoCalled: ['crockery', 'dinner service', 'dishes'],
        },
        {
          id: 'cutlery-set',
          leaf: ['Cutlery Sets', '刀叉套装'],
          emoji: '🍴',
          titles: [
            ['{style} {material} Cutlery Set for {use}', '{style}{material}刀叉勺套装 {use}用'],
            [
              '{material} Knife, Fork and Spoon Set, {style} Design for {use}',
              '{material}西餐餐具 {style}设计 {use}适用',
            ],
          ],
          words: {
            style: [
              ['Mirror-Polished', '镜面抛光'],
              ['Matte', '哑光'],
              ['Slim-Handle', '细柄'],
              ['Retro', '复古'],
            ],
            material: [
              ['410 Stainless Steel', '410不锈钢'],
              ['304 Stainless Steel', '304不锈钢'],
              ['430 Stainless Steel', '430不锈钢'],
            ],
            use: [
              ['Home', '家庭'],
              ['Hotels', '酒店'],
              ['Weddings', '婚宴'],
              ['Gifting', '送礼'],
            ],
          },
          attributes: [
            [
              ['Plating', '电镀工艺'],
              [
                ['None', '无'],
                ['Vacuum titanium', '真空镀钛'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Gift box', '礼盒'],
                ['Wooden case', '木盒'],
                ['OPP bag', 'OPP袋'],
              ],
            ],
            [['Dishwasher', '洗碗机'], [['Safe', '可用']]],
          ],
          colours: ['silver', 'gold', 'black', 'rosegold'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['4 pieces', '4件套'],
              ['16 pieces', '16件套'],
              ['24 pieces', '24件套'],
            ],
          },
          yuan: [9, 98],
          grams: [200, 1600],
          box: [27, 20, 6],
          unit: 50,
          alsoCalled: ['knives and forks', 'flatware'],
        },
        {
          id: 'serving-tray',
          leaf: ['Serving Trays', '托盘'],
          emoji: '🍱',
          titles: [
            ['{style} {material} Serving Tray for {use}', '{style}{material}托盘 {use}用'],
            ['{material} Tray with {feature}, {style} Shape for {use}', '{material}端盘 {feature} {style} {use}适用'],
          ],
          words: {
            style: [
              ['Rectangular', '长方形'],
              ['Round', '圆形'],
              ['Oval', '椭圆形'],
            ],
            material: [
              ['Bamboo', '竹制'],
              ['Melamine', '密胺'],
              ['Stainless Steel', '不锈钢'],
              ['Acacia Wood', '相思木'],
            ],
            feature: [
              ['Handles', '带手柄'],
              ['Raised Edge', '围边'],
              ['Non-Slip Base', '防滑底'],
            ],
            use: [
              ['Tea', '茶具'],
              ['Breakfast', '早餐'],
              ['Hotels', '酒店'],
              ['Snacks', '点心'],
            ],
          },
          attributes: [
            [
              ['Finish', '表面处理'],
              [
                ['Matte', '哑光'],
                ['Polished', '抛光'],
                ['Varnished', '清漆'],
              ],
            ],
            [
              ['Stackable', '可叠放'],
              [
                ['Yes', '是'],
                ['No', '否'],
              ],
            ],
            [['Food contact', '食品接触'], [['Food-grade', '食品级']]],
          ],
          colours: ['brown', 'black', 'gold', 'white'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [7, 52],
          grams: [250, 1300],
          box: [42, 31, 5],
          alsoCalled: ['tea tray', 'tray'],
        },
      ],
    },
    {
      slug: 'cups-and-bottles',
      name: ['Cups & Bottles', '水具杯壶'],
      kinds: [
        {
          id: 'coffee-mug',
          leaf: ['Mugs', '马克杯'],
          emoji: '☕',
          prop: '🍪',
          titles: [
            ['{style} {material} Coffee Mug with {feature}', '{style}{material}咖啡杯 {feature}'],
            ['{material} Mug for {use}, {style} Cup with {feature}', '{material}马克杯 {use}用 {style}杯子 {feature}'],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Retro', '复古'],
              ['Cartoon', '卡通'],
              ['Minimalist', '简约'],
            ],
            material: [
              ['Ceramic', '陶瓷'],
              ['Enamel', '搪瓷'],
              ['Bone China', '骨瓷'],
            ],
            feature: [
              ['Lid and Spoon', '带盖勺'],
              ['Large Handle', '大把手'],
              ['Custom Logo', '可定制LOGO'],
            ],
            use: [
              ['Office', '办公室'],
              ['Home', '家庭'],
              ['Gifting', '送礼'],
            ],
          },
          attributes: [
            [
              ['Capacity', '容量'],
              [
                ['300 ml', '300ml'],
                ['350 ml', '350ml'],
                ['450 ml', '450ml'],
              ],
            ],
            [
              ['Microwave', '微波炉'],
              [
                ['Not suitable', '不可用'],
                ['Suitable without lid', '去盖可用'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['White box', '白盒'],
                ['Gift box', '礼盒'],
              ],
            ],
          ],
          colours: ['white', 'black', 'pink', 'green', 'blue', 'yellow'],
          yuan: [4, 28],
          grams: [280, 600],
          box: [14, 11, 12],
          alsoCalled: ['coffee cup', 'tea mug'],
        },
        {
          id: 'vacuum-flask',
          leaf: ['Vacuum Flasks', '保温杯'],
          emoji: '🧉',
          prop: '♨️',
          titles: [
            ['{style} {material} Vacuum Flask with {feature}', '{style}{material}保温杯 {feature}'],
            ['{material} Insulated Bottle for {use}, {feature}', '{material}真空保温瓶 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Large-Capacity', '大容量'],
              ['Leakproof', '防漏'],
              ['Business', '商务'],
              ['Slim', '纤细'],
            ],
            material: [
              ['304 Stainless Steel', '304不锈钢'],
              ['316 Stainless Steel', '316不锈钢'],
              ['Double-Wall Steel', '双层钢'],
            ],
            feature: [
              ['Temperature Display', '温度显示'],
              ['Tea Strainer', '茶隔'],
              ['Carry Loop', '提绳'],
              ['Cup Lid', '杯盖'],
            ],
            use: [
              ['Office', '办公室'],
              ['Travel', '旅行'],
              ['Hiking', '徒步'],
              ['School', '上学'],
            ],
          },
          attributes: [
            [
              ['Keeps hot', '保温时长'],
              [
                ['6 hours', '6小时'],
                ['12 hours', '12小时'],
                ['24 hours', '24小时'],
              ],
            ],
            [
              ['Surface', '表面工艺'],
              [
                ['Powder coat', '喷粉'],
                ['Matte paint', '哑光喷漆'],
                ['Brushed steel', '拉丝'],
              ],
            ],
            [
              ['Logo', 'LOGO定制'],
              [
                ['Laser engraving', '激光雕刻'],
                ['Printing', '印刷'],
              ],
            ],
          ],
          colours: ['black', 'white', 'silver', 'blue', 'pink', 'green'],
          option: { name: ['Capacity', '容量'], values: ['350 ml', '500 ml', '750 ml', '1 L'] },
          yuan: [12, 62],
          grams: [260, 750],
          box: [28, 9, 9],
          alsoCalled: ['flask', 'thermos', 'insulated bottle'],
        },
        {
          id: 'glass-tumbler-set',
          leaf: ['Drinking Glasses', '玻璃杯'],
          emoji: '🥛',
          prop: '🧊',
          titles: [
            ['{style} {material} Tumbler for {use}', '{style}{material}水杯 {use}用'],
            [
              '{style} Drinking Glasses for {use}, {material} with {feature}',
              '{style}杯子 {material} {use}适用 {feature}',
            ],
          ],
          words: {
            style: [
              ['Ribbed', '竖纹'],
              ['Stackable', '可叠放'],
              ['Diamond-Cut', '钻石切面'],
              ['Gold-Rimmed', '金边'],
            ],
            material: [
              ['Borosilicate Glass', '高硼硅玻璃'],
              ['Crystal Glass', '水晶玻璃'],
              ['Lead-Free Glass', '无铅玻璃'],
            ],
            feature: [
              ['Thick Base', '厚底'],
              ['Smooth Rim', '圆滑杯口'],
              ['Gift Box', '礼盒装'],
            ],
            use: [
              ['Juice', '果汁'],
              ['Milk', '牛奶'],
              ['Iced Coffee', '冰咖啡'],
              ['Parties', '聚会'],
            ],
          },
          attributes: [
            [
              ['Capacity', '容量'],
              [
                ['250 ml', '250ml'],
                ['320 ml', '320ml'],
                ['450 ml', '450ml'],
              ],
            ],
            [
              ['Making', '制作工艺'],
              [
                ['Machine-pressed', '机压'],
                ['Hand-blown', '手工吹制'],
              ],
            ],
            [
              ['Dishwasher', '洗碗机'],
              [
                ['Safe', '可用'],
                ['Hand wash only', '仅手洗'],
              ],
            ],
          ],
          colours: ['clear', 'grey', 'pink', 'blue'],
          option: {
            name: ['Pieces per pack', '每包数量'],
            values: [
              ['1 piece', '单只'],
              ['2 pieces', '2只装'],
              ['6 pieces', '6只装'],
            ],
          },
          yuan: [4, 46],
          grams: [250, 2200],
          box: [28, 19, 14],
          unit: 40,
          alsoCalled: ['tumblers', 'water glasses'],
        },
        {
          id: 'tea-pot-set',
          leaf: ['Teapots & Jugs', '茶壶水壶'],
          emoji: '🫖',
          prop: '🍵',
          titles: [
            ['{style} {material} Teapot with {feature}', '{style}{material}茶壶 {feature}'],
            [
              '{material} Tea Jug for {use}, {style} Pot with {feature}',
              '{material}泡茶壶 {use}用 {style}壶 {feature}',
            ],
          ],
          words: {
            style: [
              ['Classic', '经典'],
              ['Japanese-Style', '日式'],
              ['Large-Capacity', '大容量'],
              ['Heat-Resistant', '耐热'],
            ],
            material: [
              ['Ceramic', '陶瓷'],
              ['Porcelain', '瓷器'],
              ['Stoneware', '粗陶'],
            ],
            feature: [
              ['Removable Strainer', '可拆滤网'],
              ['Bamboo Lid', '竹盖'],
              ['Matching Cups', '配杯子'],
            ],
            use: [
              ['Home', '家庭'],
              ['Hotels', '酒店'],
              ['Tea Rooms', '茶室'],
            ],
          },
          attributes: [
            [
              ['Strainer', '滤网材质'],
              [
                ['304 stainless steel', '304不锈钢'],
                ['Ceramic', '陶瓷'],
              ],
            ],
            [
              ['Heat', '加热方式'],
              [
                ['Not for the hob', '不可直火'],
                ['Candle warmer', '蜡烛保温'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Foam box', '泡沫盒'],
                ['Colour box', '彩盒'],
              ],
            ],
          ],
          colours: ['white', 'black', 'green', 'blue'],
          option: { name: ['Capacity', '容量'], values: ['600 ml', '1 L', '1.5 L'] },
          yuan: [14, 85],
          grams: [450, 1500],
          box: [23, 17, 17],
          alsoCalled: ['tea pot', 'tea set'],
        },
      ],
    },
    {
      slug: 'food-containers',
      name: ['Food Containers', '食品收纳'],
      kinds: [
        {
          id: 'lunch-box',
          leaf: ['Lunch Boxes', '饭盒'],
          emoji: '🍱',
          prop: '🎒',
          titles: [
            ['{style} {material} Lunch Box for {use}', '{style}{material}饭盒 {use}用'],
            ['{material} Food Box with {feature} for {use}', '{material}便当盒 {feature} {use}适用'],
          ],
          words: {
            style: [
              ['Leakproof', '防漏'],
              ['Divided', '分格'],
              ['Double-Layer', '双层'],
              ['Insulated', '保温'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['PP Plastic', 'PP塑料'],
              ['Wheat-Straw', '麦秸秆'],
            ],
            feature: [
              ['Cutlery Set', '带餐具'],
              ['Snap Lock', '卡扣密封'],
              ['Soup Cup', '带汤碗'],
            ],
            use: [
              ['School', '上学'],
              ['Office', '上班'],
              ['Children', '儿童'],
              ['Picnics', '野餐'],
            ],
          },
          attributes: [
            [
              ['Microwave', '微波炉'],
              [
                ['Inner box suitable', '内盒可用'],
                ['Not suitable', '不可用'],
              ],
            ],
            [
              ['Compartments', '格数'],
              [
                ['2', '2格'],
                ['3', '3格'],
                ['4', '4格'],
              ],
            ],
            [['Seal', '密封'], [['Silicone ring', '硅胶圈']]],
          ],
          colours: ['pink', 'blue', 'green', 'beige', 'grey'],
          option: { name: ['Capacity', '容量'], values: ['800 ml', '1.1 L', '1.5 L'] },
          yuan: [8, 48],
          grams: [250, 850],
          box: [24, 18, 9],
          alsoCalled: ['skaftin', 'lunch tin', 'bento box'],
        },
        {
          id: 'food-storage-container',
          leaf: ['Food Storage Containers', '保鲜盒密封罐'],
          emoji: '🫙',
          titles: [
            ['{style} {material} Food Storage Container with {feature}', '{style}{material}保鲜盒 {feature}'],
            ['{material} Kitchen Canister for {use}, {feature}', '{material}厨房密封罐 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Airtight', '密封'],
              ['Stackable', '可叠放'],
              ['Moisture-Proof', '防潮'],
            ],
            material: [
              ['Glass', '玻璃'],
              ['PET Plastic', 'PET塑料'],
              ['PP Plastic', 'PP塑料'],
            ],
            feature: [
              ['Locking Lid', '锁扣盖'],
              ['Bamboo Lid', '竹盖'],
              ['Measuring Scale', '带刻度'],
            ],
            use: [
              ['Rice', '大米'],
              ['Mealie Meal', '玉米面'],
              ['Pasta', '意面'],
              ['Sugar', '白糖'],
              ['Nuts', '坚果'],
            ],
          },
          attributes: [
            [['Seal', '密封圈'], [['Silicone', '硅胶']]],
            [
              ['Shape', '形状'],
              [
                ['Square', '方形'],
                ['Round', '圆形'],
                ['Rectangle', '长方形'],
              ],
            ],
            [
              ['Temperature', '耐温'],
              [
                ['-20 to 80 °C', '-20至80℃'],
                ['-20 to 120 °C', '-20至120℃'],
              ],
            ],
          ],
          colours: ['clear', 'white', 'green'],
          option: { name: ['Capacity', '容量'], values: ['460 ml', '800 ml', '1.3 L', '1.8 L', '2.8 L'] },
          yuan: [4, 36],
          grams: [120, 900],
          box: [21, 15, 14],
          alsoCalled: ['skaftin', 'canister', 'pantry jar'],
        },
        {
          id: 'spice-jar-set',
          leaf: ['Spice Jars & Racks', '调料罐'],
          emoji: '🧂',
          titles: [
            ['{style} {material} Spice Jar Set with {feature}', '{style}{material}调料罐套装 {feature}'],
            ['{material} Seasoning Bottles, {style} Set with {feature}', '{material}调味瓶 {style}套装 {feature}'],
          ],
          words: {
            style: [
              ['Rotating', '旋转'],
              ['Moisture-Proof', '防潮'],
              ['Wall-Mounted', '壁挂'],
              ['Household', '家用'],
            ],
            material: [
              ['Glass', '玻璃'],
              ['Acrylic', '亚克力'],
              ['PET Plastic', 'PET塑料'],
            ],
            feature: [
              ['Rack', '带架子'],
              ['Spoons', '带勺子'],
              ['Shaker Lids', '撒料盖'],
              ['Labels', '送标签'],
            ],
          },
          attributes: [
            [
              ['Jar capacity', '单罐容量'],
              [
                ['100 ml', '100ml'],
                ['120 ml', '120ml'],
                ['250 ml', '250ml'],
              ],
            ],
            [
              ['Lid', '盖子材质'],
              [
                ['Stainless steel', '不锈钢'],
                ['ABS plastic', 'ABS塑料'],
                ['Bamboo', '竹'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Colour box', '彩盒'],
                ['Foam carton', '泡沫纸箱'],
              ],
            ],
          ],
          colours: ['clear', 'black', 'silver', 'white'],
          option: {
            name: ['Jars per set', '每套罐数'],
            values: [
              ['4 jars', '4罐'],
              ['6 jars', '6罐'],
              ['12 jars', '12罐'],
            ],
          },
          yuan: [12, 66],
          grams: [450, 2600],
          box: [27, 22, 16],
          unit: 50,
          alsoCalled: ['spice rack', 'salt and pepper shakers'],
        },
      ],
    },
    {
      slug: 'baking-and-braai',
      name: ['Baking & Braai', '烘焙烧烤'],
      kinds: [
        {
          id: 'baking-mould',
          leaf: ['Baking Moulds & Tins', '烘焙模具'],
          emoji: '🧁',
          titles: [
            ['{style} {material} Baking Mould for {use}', '{style}{material}烘焙模具 {use}用'],
            ['{material} Oven Tin for {use}, {style} Bakeware', '{material}烤箱烤盘 {use}用 {style}烘焙工具'],
          ],
          words: {
            style: [
              ['Non-Stick', '不粘'],
              ['Thickened', '加厚'],
              ['Easy-Release', '易脱模'],
              ['Household', '家用'],
            ],
            material: [
              ['Carbon Steel', '碳钢'],
              ['Aluminium Alloy', '铝合金'],
              ['Aluminised Steel', '镀铝钢'],
            ],
            use: [
              ['Muffins', '玛芬'],
              ['Bread Loaves', '吐司面包'],
              ['Birthday Cakes', '生日蛋糕'],
              ['Biscuits', '饼干'],
              ['Pizza', '披萨'],
            ],
          },
          attributes: [
            [
              ['Heat limit', '耐温'],
              [
                ['220 °C', '220℃'],
                ['250 °C', '250℃'],
              ],
            ],
            [
              ['Thickness', '厚度'],
              [
                ['0.4 mm', '0.4mm'],
                ['0.6 mm', '0.6mm'],
                ['0.8 mm', '0.8mm'],
              ],
            ],
            [
              ['Cleaning', '清洁方式'],
              [
                ['Hand wash', '手洗'],
                ['Dishwasher safe', '可机洗'],
              ],
            ],
          ],
          colours: ['black', 'gold', 'grey'],
          option: {
            name: ['Size', '尺寸'],
            values: [
              ['Small', '小号'],
              ['Medium', '中号'],
              ['Large', '大号'],
            ],
          },
          yuan: [5, 38],
          grams: [180, 800],
          box: [36, 27, 5],
          alsoCalled: ['baking tin', 'muffin pan', 'cake pan'],
        },
        {
          id: 'silicone-baking-mould',
          leaf: ['Silicone Moulds & Ice Trays', '硅胶模具冰格'],
          emoji: '🧊',
          prop: '🍫',
          titles: [
            ['{style} Silicone Mould for {use} with {feature}', '{style}硅胶模具 {use}用 {feature}'],
            ['Food-Grade Silicone {use} Tray, {style} Shape with {feature}', '食品级硅胶{use}格 {style}造型 {feature}'],
          ],
          words: {
            style: [
              ['Heart', '爱心'],
              ['Flower', '花朵'],
              ['Square', '方形'],
              ['Round', '圆球'],
            ],
            feature: [
              ['Lid', '带盖'],
              ['Easy Release', '易脱模'],
              ['Rigid Frame', '硬框'],
              ['Spill-Proof Edge', '防溢边'],
            ],
            use: [
              ['Ice', '冰块'],
              ['Chocolate', '巧克力'],
              ['Jelly', '果冻'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['Food-grade silicone', '食品级硅胶'],
                ['Platinum silicone', '铂金硅胶'],
              ],
            ],
            [['Temperature', '耐温'], [['-40 to 230 °C', '-40至230℃']]],
            [
              ['Cavities', '格数'],
              [
                ['6', '6格'],
                ['12', '12格'],
                ['24', '24格'],
              ],
            ],
          ],
          colours: ['pink', 'blue', 'green', 'grey', 'multi'],
          yuan: [2, 22],
          grams: [60, 320],
          box: [24, 13, 4],
          alsoCalled: ['ice tray', 'chocolate mould'],
        },
        {
          id: 'braai-grill',
          leaf: ['Braai Grills & Stands', '烧烤架'],
          emoji: '🍢',
          prop: '🔥',
          titles: [
            ['{style} {material} Charcoal Braai Grill for {place}', '{style}{material}木炭烧烤架 {place}用'],
            [
              '{material} Barbecue Stand with {feature}, {style} Grill for {place}',
              '{material}烧烤炉 {feature} {style}烤架 {place}适用',
            ],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Portable', '便携'],
              ['Thickened', '加厚'],
              ['Detachable', '可拆卸'],
            ],
            material: [
              ['Stainless Steel', '不锈钢'],
              ['Cold-Rolled Steel', '冷轧钢'],
              ['Enamelled Steel', '搪瓷钢'],
            ],
            feature: [
              ['Ash Tray', '炭灰盘'],
              ['Carry Handles', '提手'],
              ['Adjustable Grid', '可调烤网'],
            ],
            place: [
              ['Camping', '露营'],
              ['Garden', '庭院'],
              ['Picnics', '野餐'],
              ['Patio', '露台'],
            ],
          },
          attributes: [
            [
              ['Fuel', '燃料'],
              [
                ['Charcoal', '木炭'],
                ['Charcoal and wood', '木炭、木柴'],
              ],
            ],
            [
              ['People', '适用人数'],
              [
                ['2 to 4', '2-4人'],
                ['3 to 6', '3-6人'],
                ['5 to 10', '5-10人'],
              ],
            ],
            [
              ['Surface', '表面处理'],
              [
                ['High-temperature paint', '耐高温喷漆'],
                ['Polished', '抛光'],
              ],
            ],
          ],
          colours: ['black', 'silver'],
          option: { name: ['Grid size', '烤网尺寸'], values: ['35 x 27 cm', '43 x 29 cm', '60 x 30 cm'] },
          yuan: [22, 165],
          grams: [1200, 6500],
          box: [46, 32, 10],
          alsoCalled: ['braai', 'braai stand', 'barbecue'],
        },
      ],
    },
  ],
};
