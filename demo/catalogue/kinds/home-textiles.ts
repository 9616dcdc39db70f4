import type { Department } from '../kind.ts';

export const homeTextiles: Department = {
  slug: 'home-textiles',
  name: ['Home Textiles & Décor', '家纺家饰'],
  emoji: '🛏️',
  groups: [
    {
      slug: 'bedding',
      name: ['Bedding', '床上用品'],
      kinds: [
        {
          id: 'duvet-cover-set',
          leaf: ['Duvet Cover Sets', '被套四件套'],
          emoji: '🛏️',
          prop: '🌸',
          titles: [
            ['{style} {material} Duvet Cover Set for {use}', '{style}{material}被套套件 {use}用'],
            ['{material} Bedding Set, {style} Design with {feature}', '{material}床上套件 {style}款 {feature}'],
          ],
          words: {
            style: [
              ['Plain', '纯色'],
              ['Printed', '印花'],
              ['Embroidered', '绣花'],
              ['Striped', '条纹'],
            ],
            material: [
              ['Pure Cotton', '纯棉'],
              ['Brushed Microfibre', '磨毛'],
              ['Washed Cotton', '水洗棉'],
              ['Satin', '缎面'],
            ],
            feature: [
              ['Zip Closure', '拉链开口'],
              ['Matching Pillowcases', '配套枕套'],
              ['Corner Ties', '内置绑带'],
            ],
            use: [
              ['Home', '家庭'],
              ['Guest Houses', '民宿'],
              ['Hotels', '酒店'],
              ['Dormitories', '宿舍'],
            ],
          },
          attributes: [
            [
              ['Thread count', '纱支密度'],
              [
                ['128 x 68', '128x68'],
                ['133 x 72', '133x72'],
                ['173 x 120', '173x120'],
              ],
            ],
            [
              ['Contents', '套件内容'],
              [
                ['Duvet cover and 2 pillowcases', '被套1枕套2'],
                ['Duvet cover, sheet and 2 pillowcases', '被套1床单1枕套2'],
              ],
            ],
            [
              ['Washing', '洗涤方式'],
              [
                ['Machine wash 30 °C', '30℃机洗'],
                ['Machine wash 40 °C', '40℃机洗'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'pink', 'navy', 'beige', 'green'],
          option: {
            name: ['Bed size', '床尺寸'],
            values: [
              ['Single', '单人'],
              ['Double', '双人'],
              ['Queen', '大号双人'],
              ['King', '特大双人'],
            ],
          },
          yuan: [38, 188],
          grams: [1100, 2600],
          box: [36, 28, 10],
          unit: 50,
          alsoCalled: ['duvet set', 'bedding set', 'linen set'],
        },
        {
          id: 'fitted-sheet',
          leaf: ['Fitted Sheets', '床笠床单'],
          emoji: '🛏️',
          prop: '📐',
          titles: [
            ['{style} {material} Fitted Sheet with {feature}', '{style}{material}床笠 {feature}'],
            ['{style} {material} Bed Sheet for {use}, {feature}', '{material}床罩 {use}用 {style} {feature}'],
          ],
          words: {
            style: [
              ['Plain', '纯色'],
              ['Printed', '印花'],
              ['Quilted', '绗缝'],
              ['Striped', '条纹'],
            ],
            material: [
              ['Pure Cotton', '纯棉'],
              ['Microfibre', '超细纤维'],
              ['Polycotton', '涤棉'],
              ['Bamboo Fibre', '竹纤维'],
            ],
            feature: [
              ['Elastic All Round', '全包松紧'],
              ['Deep Pockets', '加高围边'],
              ['Non-Slip Bands', '防滑绑带'],
            ],
            use: [
              ['Home', '家庭'],
              ['Hotels', '酒店'],
              ['Hospitals', '医院'],
              ['Dormitories', '宿舍'],
            ],
          },
          attributes: [
            [
              ['Depth', '围边高度'],
              [
                ['25 cm', '25cm'],
                ['30 cm', '30cm'],
                ['35 cm', '35cm'],
              ],
            ],
            [['Washing', '洗涤方式'], [['Machine wash', '可机洗']]],
            [
              ['Packing', '包装'],
              [
                ['PVC bag', 'PVC袋'],
                ['Paper band', '纸卡'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'beige', 'sky', 'pink', 'navy'],
          option: {
            name: ['Bed size', '床尺寸'],
            values: ['92 x 190 cm', '137 x 190 cm', '152 x 190 cm', '183 x 200 cm'],
          },
          yuan: [16, 78],
          grams: [420, 1300],
          box: [32, 24, 6],
          alsoCalled: ['bottom sheet', 'bed sheet'],
        },
        {
          id: 'fleece-blanket',
          leaf: ['Blankets & Throws', '毛毯'],
          emoji: '🧣',
          prop: '🛏️',
          titles: [
            ['{style} {material} Blanket for {use}', '{style}{material}毛毯 {use}用'],
            ['{material} Throw with {feature}, {style} Cover for {use}', '{material}盖毯 {feature} {style} {use}适用'],
          ],
          words: {
            style: [
              ['Double-Sided', '双面'],
              ['Thick', '加厚'],
              ['Embossed', '压花'],
              ['Jacquard', '提花'],
            ],
            material: [
              ['Coral Fleece', '珊瑚绒'],
              ['Flannel', '法兰绒'],
              ['Sherpa', '羊羔绒'],
              ['Mink', '拉舍尔'],
            ],
            feature: [
              ['Piped Edge', '包边'],
              ['Tassels', '流苏'],
              ['Soft Pile', '柔软绒毛'],
            ],
            use: [
              ['Beds', '床上'],
              ['Sofas', '沙发'],
              ['Travel', '旅行'],
              ['Winter', '冬季'],
            ],
          },
          attributes: [
            [
              ['Weight', '克重'],
              [
                ['220 g/m²', '220克/平方米'],
                ['280 g/m²', '280克/平方米'],
                ['380 g/m²', '380克/平方米'],
              ],
            ],
            [['Composition', '成分'], [['100% polyester', '100%聚酯纤维']]],
            [
              ['Washing', '洗涤方式'],
              [
                ['Machine wash cold', '冷水机洗'],
                ['Hand wash', '手洗'],
              ],
            ],
          ],
          colours: ['grey', 'wine', 'pink', 'camel', 'navy', 'beige'],
          option: { name: ['Size', '尺寸'], values: ['100 x 150 cm', '150 x 200 cm', '180 x 200 cm', '200 x 230 cm'] },
          yuan: [14, 128],
          grams: [450, 3200],
          box: [40, 32, 14],
          alsoCalled: ['mink blanket', 'throw', 'fleece'],
        },
        {
          id: 'bed-pillow',
          leaf: ['Pillows', '枕头'],
          emoji: '☁️',
          prop: '🛏️',
          titles: [
            ['{style} {filling} Pillow for {use}', '{style}{filling}枕头 {use}用'],
            ['{filling} Sleeping Pillow with {feature} for {use}', '{filling}睡枕 {feature} {use}适用'],
          ],
          words: {
            style: [
              ['Soft', '柔软'],
              ['Firm', '偏硬'],
              ['Orthopaedic', '护颈'],
              ['Low-Profile', '低枕'],
            ],
            filling: [
              ['Memory Foam', '记忆棉'],
              ['Feather-Feel Fibre', '羽丝绒'],
              ['Latex', '乳胶'],
              ['Hollow Fibre', '中空棉'],
            ],
            feature: [
              ['Washable Cover', '可拆洗外套'],
              ['Breathable Case', '透气枕套'],
              ['Piped Edge', '滚边'],
            ],
            use: [
              ['Home', '家庭'],
              ['Hotels', '酒店'],
              ['Side Sleepers', '侧睡'],
            ],
          },
          attributes: [
            [
              ['Cover', '面料'],
              [
                ['Cotton', '纯棉'],
                ['Knitted fabric', '针织布'],
                ['Polyester', '涤纶'],
              ],
            ],
            [
              ['Height', '高度'],
              [
                ['8 cm', '8cm'],
                ['10 cm', '10cm'],
                ['12 cm', '12cm'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['Vacuum-packed', '真空压缩'],
                ['Zip bag', '拉链袋'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'blue', 'pink'],
          option: { name: ['Size', '尺寸'], values: ['40 x 60 cm', '45 x 70 cm', '48 x 74 cm'] },
          yuan: [9, 75],
          grams: [500, 1400],
          box: [48, 32, 14],
          alsoCalled: ['sleeping pillow', 'head pillow'],
        },
      ],
    },
    {
      slug: 'curtains-and-blinds',
      name: ['Curtains & Blinds', '窗帘布艺'],
      kinds: [
        {
          id: 'blackout-curtain',
          leaf: ['Curtains', '窗帘'],
          emoji: '🪟',
          prop: '🌙',
          titles: [
            ['{style} {material} Blackout Curtain for {place}', '{style}{material}遮光窗帘 {place}用'],
            [
              '{material} Window Curtain with {feature} for {place}, {style} Style',
              '{material}窗帘 {feature} {place}用 {style}风格',
            ],
          ],
          words: {
            style: [
              ['Modern', '现代'],
              ['Nordic', '北欧'],
              ['European', '欧式'],
              ['Minimalist', '简约'],
            ],
            material: [
              ['Polyester', '涤纶'],
              ['Linen-Look', '仿麻'],
              ['Velvet', '丝绒'],
              ['Chenille', '雪尼尔'],
            ],
            feature: [
              ['Eyelets', '打孔'],
              ['Hooks', '挂钩'],
              ['Rod Pocket', '穿杆'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Living Room', '客厅'],
              ['Office', '办公室'],
              ['Hotel', '酒店'],
            ],
          },
          attributes: [
            [
              ['Shading', '遮光率'],
              [
                ['70%', '70%'],
                ['85%', '85%'],
                ['100%', '100%'],
              ],
            ],
            [
              ['Weight', '克重'],
              [
                ['220 g/m²', '220克/平方米'],
                ['280 g/m²', '280克/平方米'],
                ['330 g/m²', '330克/平方米'],
              ],
            ],
            [
              ['Washing', '洗涤方式'],
              [
                ['Machine wash', '可机洗'],
                ['Dry clean', '干洗'],
              ],
            ],
          ],
          colours: ['grey', 'beige', 'navy', 'wine', 'green', 'brown'],
          option: { name: ['Size', '尺寸'], values: ['140 x 220 cm', '150 x 250 cm', '230 x 220 cm', '265 x 250 cm'] },
          yuan: [16, 118],
          grams: [600, 2400],
          box: [36, 28, 8],
          alsoCalled: ['drapes', 'block-out curtain'],
        },
        {
          id: 'sheer-curtain',
          leaf: ['Sheer Curtains', '窗纱'],
          emoji: '🪟',
          prop: '☀️',
          titles: [
            ['{style} {material} Sheer Curtain for {place}', '{style}{material}窗纱 {place}用'],
            ['{material} Voile Panel, {style} Netting for {place}', '{material}纱帘 {style}透光纱 {place}适用'],
          ],
          words: {
            style: [
              ['Embroidered', '绣花'],
              ['Plain', '纯色'],
              ['Leaf-Pattern', '树叶图案'],
              ['Striped', '条纹'],
            ],
            material: [
              ['Polyester', '涤纶'],
              ['Linen-Look', '仿麻'],
              ['Chiffon', '雪纺'],
              ['Organza', '欧根纱'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Living Room', '客厅'],
              ['Balcony', '阳台'],
              ['Guest House', '民宿'],
            ],
          },
          attributes: [
            [
              ['Hanging', '安装方式'],
              [
                ['Eyelets', '打孔'],
                ['Hooks', '挂钩'],
                ['Rod pocket', '穿杆'],
              ],
            ],
            [
              ['Light', '透光度'],
              [
                ['Half sheer', '半透光'],
                ['Full sheer', '全透光'],
              ],
            ],
            [
              ['Washing', '洗涤方式'],
              [
                ['Hand wash', '手洗'],
                ['Machine wash', '可机洗'],
              ],
            ],
          ],
          colours: ['white', 'beige', 'grey', 'pink', 'sky'],
          option: { name: ['Size', '尺寸'], values: ['140 x 220 cm', '150 x 250 cm', '230 x 220 cm', '300 x 250 cm'] },
          yuan: [9, 65],
          grams: [220, 900],
          box: [32, 24, 5],
          alsoCalled: ['lace curtain', 'voile', 'net curtain'],
        },
        {
          id: 'roller-blind',
          leaf: ['Roller Blinds', '卷帘'],
          emoji: '🪟',
          prop: '📜',
          titles: [
            ['{style} {material} Roller Blind for {place}', '{style}{material}卷帘 {place}用'],
            [
              '{style} Window Blind for {place}, {material} with {feature}',
              '{material}卷帘窗帘 {feature} {style} {place}适用',
            ],
          ],
          words: {
            style: [
              ['Blackout', '遮光'],
              ['Zebra', '斑马'],
              ['Sunscreen', '防晒'],
              ['Waterproof', '防水'],
            ],
            material: [
              ['Polyester', '涤纶'],
              ['Fibreglass', '玻璃纤维'],
              ['PVC-Coated', 'PVC涂层'],
            ],
            feature: [
              ['Bead Chain', '拉珠'],
              ['Spring Roller', '弹簧卷轴'],
              ['No-Drill Clips', '免打孔'],
            ],
            place: [
              ['Kitchen', '厨房'],
              ['Office', '办公室'],
              ['Bathroom', '卫生间'],
              ['Bedroom', '卧室'],
            ],
          },
          attributes: [
            [
              ['Tube', '卷管材质'],
              [
                ['Aluminium', '铝合金'],
                ['Steel', '钢管'],
              ],
            ],
            [
              ['Mounting', '安装方式'],
              [
                ['Inside or outside recess', '内装外装通用'],
                ['Outside recess', '外装'],
              ],
            ],
            [['Cleaning', '清洁方式'], [['Wipe clean', '擦拭']]],
          ],
          colours: ['white', 'grey', 'beige', 'brown', 'black'],
          option: { name: ['Size', '尺寸'], values: ['60 x 150 cm', '90 x 180 cm', '120 x 180 cm', '150 x 210 cm'] },
          yuan: [18, 98],
          grams: [600, 2600],
          box: [155, 8, 8],
          alsoCalled: ['blinds', 'block-out blind'],
        },
      ],
    },
    {
      slug: 'cushions-and-covers',
      name: ['Cushions & Covers', '靠垫沙发套'],
      kinds: [
        {
          id: 'cushion-cover',
          leaf: ['Cushion Covers', '抱枕套'],
          emoji: '🟧',
          prop: '🛋️',
          titles: [
            ['{style} {material} Cushion Cover for {place}', '{style}{material}抱枕套 {place}用'],
            [
              '{material} Scatter Cushion Case with {feature}, {style} Design',
              '{material}靠枕套 {feature} {style}设计',
            ],
          ],
          words: {
            style: [
              ['African-Print', '非洲印花'],
              ['Geometric', '几何'],
              ['Bohemian', '波西米亚'],
              ['Plain', '纯色'],
              ['Embroidered', '绣花'],
            ],
            material: [
              ['Linen-Cotton', '棉麻'],
              ['Velvet', '丝绒'],
              ['Corduroy', '灯芯绒'],
            ],
            feature: [
              ['Hidden Zip', '隐形拉链'],
              ['Tassels', '流苏'],
              ['Piped Edge', '滚边'],
            ],
            place: [
              ['Sofa', '沙发'],
              ['Bed', '床头'],
              ['Patio', '露台'],
            ],
          },
          attributes: [
            [
              ['Inner', '是否含芯'],
              [
                ['Not included', '不含芯'],
                ['Included', '含芯'],
              ],
            ],
            [
              ['Washing', '洗涤方式'],
              [
                ['Hand wash', '手洗'],
                ['Machine wash cold', '冷水机洗'],
              ],
            ],
            [
              ['Print', '图案'],
              [
                ['One side', '单面'],
                ['Both sides', '双面'],
              ],
            ],
          ],
          colours: ['yellow', 'green', 'navy', 'grey', 'orange', 'beige', 'wine'],
          option: { name: ['Size', '尺寸'], values: ['40 x 40 cm', '45 x 45 cm', '50 x 50 cm', '30 x 50 cm'] },
          yuan: [4, 32],
          grams: [90, 320],
          box: [26, 22, 3],
          alsoCalled: ['scatter cushion', 'pillow cover', 'throw pillow'],
        },
        {
          id: 'sofa-cover',
          leaf: ['Sofa Covers', '沙发套'],
          emoji: '🛋️',
          prop: '🧵',
          titles: [
            ['{style} {material} Sofa Cover with {feature}', '{style}{material}沙发套 {feature}'],
            [
              '{style} Couch Slipcover for {use}, {material} with {feature}',
              '{style}沙发罩 {use}适用 {material} {feature}',
            ],
          ],
          words: {
            style: [
              ['Stretch', '弹力'],
              ['Pet-Proof', '防猫抓'],
              ['Water-Repellent', '防泼水'],
              ['Universal', '万能'],
            ],
            material: [
              ['Jacquard', '提花'],
              ['Polar Fleece', '摇粒绒'],
              ['Soft Knit', '牛奶丝'],
              ['Seersucker', '泡泡纱'],
            ],
            feature: [
              ['Non-Slip Strips', '防滑条'],
              ['Elastic Hem', '松紧底边'],
              ['Fixing Straps', '固定绑带'],
            ],
            use: [
              ['Living Rooms', '客厅'],
              ['L-Shaped Couches', 'L型沙发'],
              ['Office Couches', '办公沙发'],
            ],
          },
          attributes: [
            [
              ['Composition', '成分'],
              [
                ['Polyester 92%, spandex 8%', '涤纶92%氨纶8%'],
                ['Polyester 95%, spandex 5%', '涤纶95%氨纶5%'],
              ],
            ],
            [['Washing', '洗涤方式'], [['Machine wash', '可机洗']]],
            [
              ['Stretch', '弹性'],
              [
                ['Medium', '中弹'],
                ['High', '高弹'],
              ],
            ],
          ],
          colours: ['grey', 'brown', 'beige', 'navy', 'black', 'green'],
          option: {
            name: ['Seats', '座位'],
            values: [
              ['1 seat', '单人'],
              ['2 seats', '双人'],
              ['3 seats', '三人'],
              ['4 seats', '四人'],
            ],
          },
          yuan: [22, 128],
          grams: [450, 1600],
          box: [34, 28, 8],
          alsoCalled: ['couch cover', 'lounge suite cover', 'slipcover'],
        },
        {
          id: 'chair-cover',
          leaf: ['Chair Covers', '椅套'],
          emoji: '🪑',
          prop: '🎀',
          titles: [
            ['{style} {material} Chair Cover for {use}', '{style}{material}椅套 {use}用'],
            ['{material} Seat Slipcover with {feature} for {use}', '{material}座椅套 {feature} {use}适用'],
          ],
          words: {
            style: [
              ['Stretch', '弹力'],
              ['One-Piece', '连体'],
              ['Thick', '加厚'],
            ],
            material: [
              ['Spandex', '氨纶'],
              ['Jacquard', '提花'],
              ['Soft Knit', '牛奶丝'],
            ],
            feature: [
              ['Elastic Hem', '松紧底边'],
              ['Back Bow', '背部蝴蝶结'],
              ['Elastic Straps', '弹力绑带'],
            ],
            use: [
              ['Weddings', '婚礼'],
              ['Dining Rooms', '餐厅'],
              ['Hotels', '酒店'],
              ['Banquets', '宴会'],
            ],
          },
          attributes: [
            [
              ['Fits back height', '适用椅背高'],
              [
                ['40 to 55 cm', '40-55cm'],
                ['45 to 60 cm', '45-60cm'],
              ],
            ],
            [
              ['Composition', '成分'],
              [
                ['Polyester and spandex', '涤纶氨纶'],
                ['100% polyester', '100%涤纶'],
              ],
            ],
            [['Washing', '洗涤方式'], [['Machine wash', '可机洗']]],
          ],
          colours: ['white', 'black', 'gold', 'wine', 'grey', 'navy'],
          option: {
            name: ['Pieces per pack', '每包数量'],
            values: [
              ['1 piece', '1个'],
              ['4 pieces', '4个装'],
              ['6 pieces', '6个装'],
            ],
          },
          yuan: [5, 78],
          grams: [140, 1100],
          box: [28, 22, 5],
          unit: 40,
          alsoCalled: ['wedding chair cover', 'seat cover'],
        },
      ],
    },
    {
      slug: 'towels-and-bath-linen',
      name: ['Towels & Bathroom Linen', '毛巾浴品'],
      kinds: [
        {
          id: 'bath-towel',
          leaf: ['Bath Towels', '浴巾'],
          emoji: '🛁',
          prop: '🫧',
          titles: [
            ['{style} {material} Bath Towel for {place}', '{style}{material}浴巾 {place}用'],
            ['{style} {material} Towel with {feature} for {place}', '{material}大毛巾 {style} {feature} {place}适用'],
          ],
          words: {
            style: [
              ['Thick', '加厚'],
              ['Absorbent', '吸水'],
              ['Quick-Dry', '速干'],
              ['Jacquard', '提花'],
            ],
            material: [
              ['Pure Cotton', '纯棉'],
              ['Bamboo Fibre', '竹纤维'],
              ['Coral Fleece', '珊瑚绒'],
            ],
            feature: [
              ['Hanging Loop', '带挂绳'],
              ['Woven Border', '织边'],
              ['Custom Logo', '可绣LOGO'],
            ],
            place: [
              ['Home', '家庭'],
              ['Hotel', '酒店'],
              ['Gym', '健身房'],
              ['Salon', '美容院'],
            ],
          },
          attributes: [
            [
              ['Weight', '克重'],
              [
                ['350 g/m²', '350克/平方米'],
                ['450 g/m²', '450克/平方米'],
                ['600 g/m²', '600克/平方米'],
              ],
            ],
            [
              ['Washing', '洗涤方式'],
              [
                ['Machine wash 40 °C', '40℃机洗'],
                ['Machine wash 60 °C', '60℃机洗'],
              ],
            ],
            [
              ['Packing', '包装'],
              [
                ['OPP bag', 'OPP袋'],
                ['Gift box', '礼盒'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'pink', 'sky', 'brown', 'beige'],
          option: { name: ['Size', '尺寸'], values: ['35 x 75 cm', '70 x 140 cm', '80 x 160 cm', '90 x 180 cm'] },
          yuan: [6, 58],
          grams: [120, 850],
          box: [32, 24, 6],
          alsoCalled: ['bath sheet', 'face cloth', 'towel'],
        },
        {
          id: 'shower-curtain',
          leaf: ['Shower Curtains', '浴帘'],
          emoji: '🚿',
          titles: [
            ['{style} {material} Shower Curtain with {feature}', '{style}{material}浴帘 {feature}'],
            [
              'Waterproof {material} Bath Curtain, {style} Design with {feature}',
              '防水{material}浴室隔断帘 {style}图案 {feature}',
            ],
          ],
          words: {
            style: [
              ['Floral', '花卉'],
              ['Geometric', '几何'],
              ['Tropical-Leaf', '热带树叶'],
              ['Marble', '大理石纹'],
            ],
            material: [
              ['Polyester', '涤纶'],
              ['PEVA', 'PEVA'],
              ['Thickened Polyester', '加厚涤纶'],
            ],
            feature: [
              ['Hooks', '送挂钩'],
              ['Weighted Hem', '加重底边'],
              ['Metal Eyelets', '金属扣眼'],
              ['Reinforced Header', '加固帘头'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['0.15 mm', '0.15mm'],
                ['0.2 mm', '0.2mm'],
              ],
            ],
            [
              ['Hooks', '挂钩数量'],
              [
                ['12', '12个'],
                ['14', '14个'],
              ],
            ],
            [['Mould', '防霉'], [['Mould-resistant', '防霉']]],
          ],
          colours: ['white', 'blue', 'green', 'pink', 'grey'],
          option: { name: ['Size', '尺寸'], values: ['150 x 180 cm', '180 x 180 cm', '180 x 200 cm', '240 x 200 cm'] },
          yuan: [8, 48],
          grams: [280, 850],
          box: [30, 24, 4],
          alsoCalled: ['bath curtain'],
        },
        {
          id: 'bath-mat',
          leaf: ['Bath Mats', '浴室地垫'],
          emoji: '🧼',
          prop: '🛁',
          titles: [
            ['{style} {material} Bath Mat for {place}', '{style}{material}地垫 {place}用'],
            [
              '{material} Bathroom Rug with {feature}, {style} Mat for {place}',
              '{material}浴室垫 {feature} {style}垫 {place}适用',
            ],
          ],
          words: {
            style: [
              ['Absorbent', '吸水'],
              ['Non-Slip', '防滑'],
              ['Quick-Dry', '速干'],
              ['Soft', '柔软'],
            ],
            material: [
              ['Memory Foam', '记忆棉'],
              ['Chenille', '雪尼尔'],
              ['Microfibre', '超细纤维'],
              ['Cotton', '棉质'],
            ],
            feature: [
              ['Rubber Backing', '橡胶底'],
              ['Rounded Corners', '圆角'],
              ['Stitched Edge', '锁边'],
            ],
            place: [
              ['Shower', '淋浴间'],
              ['Basin', '洗手台'],
              ['Toilet', '马桶'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['0.5 cm', '0.5cm'],
                ['1.5 cm', '1.5cm'],
                ['2.5 cm', '2.5cm'],
              ],
            ],
            [
              ['Washing', '洗涤方式'],
              [
                ['Machine wash', '可机洗'],
                ['Wipe or rinse', '擦拭冲洗'],
              ],
            ],
            [
              ['Shape', '形状'],
              [
                ['Rectangle', '长方形'],
                ['Oval', '椭圆形'],
                ['Half-moon', '半圆形'],
              ],
            ],
          ],
          colours: ['grey', 'blue', 'beige', 'brown', 'pink'],
          option: { name: ['Size', '尺寸'], values: ['40 x 60 cm', '50 x 80 cm', '60 x 90 cm'] },
          yuan: [5, 38],
          grams: [220, 900],
          box: [42, 12, 12],
          alsoCalled: ['bathroom rug', 'shower mat'],
        },
      ],
    },
    {
      slug: 'rugs-and-table-linen',
      name: ['Rugs & Table Linen', '地毯桌布'],
      kinds: [
        {
          id: 'living-room-rug',
          leaf: ['Rugs & Carpets', '地毯'],
          emoji: '🟫',
          prop: '🛋️',
          titles: [
            ['{style} {material} Rug for {place}', '{style}{material}地毯 {place}用'],
            [
              '{material} Floor Carpet with {feature}, {style} Style for {place}',
              '{material}地垫毯 {feature} {style}风 {place}适用',
            ],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Persian', '波斯'],
              ['Modern', '现代'],
              ['Bohemian', '波西米亚'],
            ],
            material: [
              ['Plush', '长毛绒'],
              ['Faux Rabbit Fur', '仿兔毛'],
              ['Crystal Velvet', '水晶绒'],
              ['Polypropylene', '丙纶'],
            ],
            feature: [
              ['Non-Slip Backing', '防滑底'],
              ['Bound Edge', '包边'],
              ['Thick Padding', '加厚海绵'],
            ],
            place: [
              ['Living Room', '客厅'],
              ['Bedroom', '卧室'],
              ['Lounge', '会客区'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Pile height', '绒高'],
              [
                ['6 mm', '6mm'],
                ['15 mm', '15mm'],
                ['40 mm', '40mm'],
              ],
            ],
            [
              ['Backing', '底部材质'],
              [
                ['PVC dots', 'PVC点塑'],
                ['Non-woven', '无纺布'],
                ['TPR', 'TPR'],
              ],
            ],
            [
              ['Cleaning', '清洁方式'],
              [
                ['Vacuum', '吸尘'],
                ['Machine wash', '可机洗'],
              ],
            ],
          ],
          colours: ['grey', 'beige', 'wine', 'brown', 'blue', 'multi'],
          option: {
            name: ['Size', '尺寸'],
            values: ['80 x 120 cm', '120 x 160 cm', '140 x 200 cm', '160 x 230 cm', '200 x 300 cm'],
          },
          yuan: [18, 260],
          grams: [800, 6500],
          box: [80, 20, 20],
          alsoCalled: ['carpet', 'mat', 'floor rug'],
        },
        {
          id: 'door-mat',
          leaf: ['Door Mats', '门垫'],
          emoji: '🚪',
          prop: '👞',
          titles: [
            ['{style} {material} Door Mat for {place}', '{style}{material}门垫 {place}用'],
            [
              '{material} Entrance Mat with {feature}, {style} Mat for {place}',
              '{material}入户地垫 {feature} {style} {place}适用',
            ],
          ],
          words: {
            style: [
              ['Dust-Scraping', '刮沙'],
              ['Non-Slip', '防滑'],
              ['Absorbent', '吸水'],
              ['Hard-Wearing', '耐磨'],
            ],
            material: [
              ['PVC Coil', 'PVC丝圈'],
              ['Rubber-Backed', '橡胶底'],
              ['Coir', '椰棕'],
              ['Polyester', '涤纶'],
            ],
            feature: [
              ['Custom Logo', '可定制LOGO'],
              ['Low Profile', '超薄'],
              ['Bound Edge', '包边'],
            ],
            place: [
              ['House Entrance', '家庭入户'],
              ['Shop', '商铺'],
              ['Office', '办公室'],
              ['Hotel', '酒店'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['5 mm', '5mm'],
                ['8 mm', '8mm'],
                ['12 mm', '12mm'],
              ],
            ],
            [
              ['Use', '使用场所'],
              [
                ['Indoor', '室内'],
                ['Indoor and outdoor', '室内外'],
              ],
            ],
            [
              ['Cleaning', '清洁方式'],
              [
                ['Shake and rinse', '抖拍冲洗'],
                ['Vacuum', '吸尘'],
              ],
            ],
          ],
          colours: ['grey', 'red', 'black', 'brown', 'green'],
          option: { name: ['Size', '尺寸'], values: ['40 x 60 cm', '50 x 80 cm', '60 x 90 cm', '80 x 120 cm'] },
          yuan: [6, 58],
          grams: [350, 2600],
          box: [60, 13, 13],
          alsoCalled: ['welcome mat', 'foot mat'],
        },
        {
          id: 'table-cloth',
          leaf: ['Tablecloths', '桌布'],
          emoji: '🍽️',
          prop: '🌷',
          titles: [
            ['{style} {material} Tablecloth for {use}', '{style}{material}桌布 {use}用'],
            [
              '{material} Table Cover with {feature}, {style} Design for {use}',
              '{material}台布 {feature} {style}款 {use}适用',
            ],
          ],
          words: {
            style: [
              ['Checked', '格子'],
              ['Plain', '纯色'],
              ['Jacquard', '提花'],
              ['African-Print', '非洲印花'],
            ],
            material: [
              ['Polyester', '涤纶'],
              ['Linen-Cotton', '棉麻'],
              ['Satin', '缎面'],
            ],
            feature: [
              ['Stain-Resistant Finish', '防污处理'],
              ['Lace Edge', '蕾丝边'],
              ['Tassels', '流苏'],
            ],
            use: [
              ['Dining Tables', '餐桌'],
              ['Weddings', '婚宴'],
              ['Restaurants', '餐厅'],
              ['Parties', '聚会'],
            ],
          },
          attributes: [
            [
              ['Weight', '克重'],
              [
                ['140 g/m²', '140克/平方米'],
                ['180 g/m²', '180克/平方米'],
                ['220 g/m²', '220克/平方米'],
              ],
            ],
            [
              ['Shape', '形状'],
              [
                ['Rectangle', '长方形'],
                ['Square', '正方形'],
              ],
            ],
            [
              ['Washing', '洗涤方式'],
              [
                ['Machine wash', '可机洗'],
                ['Hand wash', '手洗'],
              ],
            ],
          ],
          colours: ['white', 'red', 'navy', 'beige', 'green', 'gold'],
          option: { name: ['Size', '尺寸'], values: ['100 x 140 cm', '140 x 180 cm', '140 x 220 cm', '150 x 300 cm'] },
          yuan: [8, 58],
          grams: [220, 900],
          box: [30, 24, 4],
          alsoCalled: ['table cover', 'table linen'],
        },
      ],
    },
    {
      slug: 'home-decor',
      name: ['Home Décor', '家居饰品'],
      kinds: [
        {
          id: 'photo-frame',
          leaf: ['Photo Frames', '相框'],
          emoji: '🖼️',
          prop: '📷',
          titles: [
            ['{style} {material} Photo Frame for {place}', '{style}{material}相框 {place}摆件'],
            [
              '{material} Picture Frame with {feature}, {style} Décor for {place}',
              '{material}画框 {feature} {style}装饰 {place}适用',
            ],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Retro', '复古'],
              ['Modern', '现代'],
              ['Minimalist', '简约'],
            ],
            material: [
              ['Solid Wood', '实木'],
              ['Metal', '金属'],
              ['Resin', '树脂'],
              ['Aluminium', '铝合金'],
            ],
            feature: [
              ['Slim Border', '窄边'],
              ['Table Stand', '桌面支架'],
              ['Wall Hooks', '挂墙扣'],
            ],
            place: [
              ['Living Room', '客厅'],
              ['Office', '办公室'],
              ['Bedroom', '卧室'],
              ['Hotel', '酒店'],
            ],
          },
          attributes: [
            [
              ['Front', '面板'],
              [
                ['Glass', '玻璃'],
                ['Acrylic', '亚克力'],
              ],
            ],
            [['Display', '摆放方式'], [['Stand or hang', '摆挂两用']]],
            [
              ['Packing', '包装'],
              [
                ['Bubble bag', '气泡袋'],
                ['Colour box', '彩盒'],
              ],
            ],
          ],
          colours: ['black', 'white', 'gold', 'brown'],
          option: { name: ['Photo size', '照片尺寸'], values: ['10 x 15 cm', '15 x 20 cm', 'A4', 'A3'] },
          yuan: [4, 42],
          grams: [150, 1100],
          box: [34, 26, 4],
          alsoCalled: ['picture frame', 'certificate frame'],
        },
        {
          id: 'wall-art-canvas',
          leaf: ['Wall Art', '装饰画'],
          emoji: '🖼️',
          prop: '🎨',
          titles: [
            ['{style} {theme} Canvas Wall Art for {place}', '{style}{theme}帆布装饰画 {place}用'],
            [
              '{theme} Hanging Picture, {style} Print with {feature} for {place}',
              '{theme}挂画 {style}版画 {feature} {place}适用',
            ],
          ],
          words: {
            style: [
              ['Modern', '现代'],
              ['Nordic', '北欧'],
              ['Hand-Finished', '手工点缀'],
              ['Vintage', '复古'],
            ],
            theme: [
              ['Abstract', '抽象'],
              ['African Wildlife', '非洲动物'],
              ['Landscape', '风景'],
              ['Floral', '花卉'],
            ],
            feature: [
              ['Aluminium Frame', '铝合金框'],
              ['Wooden Frame', '实木框'],
              ['Stretched Canvas', '内框绷布'],
            ],
            place: [
              ['Living Room', '客厅'],
              ['Bedroom', '卧室'],
              ['Hotel', '酒店'],
              ['Passage', '走廊'],
            ],
          },
          attributes: [
            [
              ['Printing', '印刷工艺'],
              [
                ['HD inkjet', '高清喷绘'],
                ['UV print', 'UV打印'],
              ],
            ],
            [
              ['Surface', '画面材质'],
              [
                ['Canvas', '帆布'],
                ['Waterproof canvas', '防水帆布'],
              ],
            ],
            [
              ['Hanging kit', '挂件'],
              [
                ['Included', '含挂件'],
                ['Not included', '不含挂件'],
              ],
            ],
          ],
          colours: ['black', 'gold', 'brown', 'white'],
          option: { name: ['Size', '尺寸'], values: ['30 x 40 cm', '40 x 60 cm', '50 x 70 cm', '60 x 90 cm'] },
          yuan: [8, 95],
          grams: [300, 2200],
          box: [72, 52, 4],
          alsoCalled: ['wall painting', 'framed picture'],
        },
        {
          id: 'flower-vase',
          leaf: ['Vases', '花瓶'],
          emoji: '🏺',
          titles: [
            ['{style} {material} Vase for {place}', '{style}{material}花瓶 {place}摆件'],
            [
              '{material} Flower Vase with {feature}, {style} Ornament for {place}',
              '{material}插花瓶 {feature} {style}装饰 {place}用',
            ],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Retro', '复古'],
              ['Modern', '现代'],
              ['Handmade', '手工'],
            ],
            material: [
              ['Ceramic', '陶瓷'],
              ['Resin', '树脂'],
              ['Stoneware', '粗陶'],
              ['Porcelain', '瓷器'],
            ],
            feature: [
              ['Matte Glaze', '哑光釉'],
              ['Ribbed Body', '竖纹瓶身'],
              ['Wide Mouth', '大口径'],
            ],
            place: [
              ['Living Room', '客厅'],
              ['Dining Table', '餐桌'],
              ['Entrance Hall', '玄关'],
              ['Hotel', '酒店'],
            ],
          },
          attributes: [
            [
              ['Watertight', '盛水'],
              [
                ['Yes', '可盛水'],
                ['For dried flowers', '仅插干花'],
              ],
            ],
            [
              ['Shape', '形状'],
              [
                ['Bottle', '瓶形'],
                ['Round', '圆形'],
                ['Ring', '环形'],
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
          colours: ['white', 'black', 'beige', 'brown', 'green', 'gold'],
          option: { name: ['Height', '高度'], values: ['15 cm', '20 cm', '30 cm', '45 cm'] },
          yuan: [7, 98],
          grams: [350, 2800],
          box: [22, 20, 34],
          alsoCalled: ['flower jar', 'ornament'],
        },
        {
          id: 'scented-candle',
          leaf: ['Scented Candles', '香薰蜡烛'],
          emoji: '🕯️',
          titles: [
            ['{style} {scent} Scented Candle for {use}', '{style}{scent}香薰蜡烛 {use}用'],
            [
              '{scent} Soy Wax Candle in {vessel}, {style} Candle for {use}',
              '{scent}大豆蜡烛 {vessel} {style}蜡烛 {use}适用',
            ],
          ],
          words: {
            style: [
              ['Smokeless', '无烟'],
              ['Long-Burning', '持久'],
              ['Handmade', '手工'],
            ],
            scent: [
              ['Lavender', '薰衣草'],
              ['Vanilla', '香草'],
              ['Rose', '玫瑰'],
              ['Sandalwood', '檀香'],
            ],
            vessel: [
              ['Glass Jar', '玻璃杯'],
              ['Ceramic Cup', '陶瓷杯'],
              ['Metal Tin', '铁罐'],
            ],
            use: [
              ['Bedroom', '卧室'],
              ['Spa', '美容院'],
              ['Wedding Gifts', '婚礼伴手礼'],
            ],
          },
          attributes: [
            [
              ['Wax', '蜡质'],
              [
                ['Soy wax', '大豆蜡'],
                ['Blended soy wax', '混合大豆蜡'],
              ],
            ],
            [
              ['Burning time', '燃烧时长'],
              [
                ['20 hours', '20小时'],
                ['35 hours', '35小时'],
                ['50 hours', '50小时'],
              ],
            ],
            [
              ['Wick', '烛芯'],
              [
                ['Cotton', '棉芯'],
                ['Wooden', '木芯'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'purple', 'green', 'beige'],
          option: { name: ['Net weight', '净重'], values: ['80 g', '150 g', '200 g', '300 g'] },
          yuan: [4, 38],
          grams: [150, 700],
          box: [11, 11, 12],
          alsoCalled: ['aroma candle', 'fragrance candle'],
        },
      ],
    },
  ],
};
