import type { Group } from '../../kind.ts';

export const bedroomFurniture: Group = {
  slug: 'bedroom-furniture',
  name: ['Bedroom Furniture', '卧室家具'],
  kinds: [
    {
      id: 'fabric-wardrobe',
      leaf: ['Fabric Wardrobes', '布衣柜'],
      emoji: '🚪',
      prop: '👗',
      titles: [
        ['{style} Fabric Wardrobe with {feature} for {place}', '{place}{style}布衣柜带{feature}'],
        ['{style} Portable Clothes Cupboard with {feature}, {place} Storage', '{style}简易衣橱 {feature} {place}收纳'],
      ],
      words: {
        style: [
          ['Thick Steel-Frame', '加粗钢管'],
          ['Dustproof Zip-Up', '防尘拉链'],
          ['Heavy-Duty', '承重型'],
          ['Easy-Assembly', '免工具安装'],
          ['Double-Rail', '双挂杆'],
        ],
        feature: [
          ['Roll-Up Doors', '卷帘门'],
          ['Side Pockets', '侧边口袋'],
          ['Open Shelves', '开放层架'],
          ['Hanging Rod', '挂衣杆'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Rented Flat', '出租房'],
          ['Student Room', '学生宿舍'],
          ['Guest Room', '客房'],
        ],
      },
      attributes: [
        [
          ['Cover', '面料'],
          [
            ['Oxford cloth', '牛津布'],
            ['Non-woven fabric', '无纺布'],
          ],
        ],
        [
          ['Tube diameter', '钢管直径'],
          [
            ['16 mm', '16mm'],
            ['19 mm', '19mm'],
            ['25 mm', '25mm'],
          ],
        ],
        [
          ['Load per shelf', '单层承重'],
          [
            ['10 kg', '10kg'],
            ['20 kg', '20kg'],
          ],
        ],
      ],
      colours: ['grey', 'brown', 'navy', 'pink', 'wine', 'beige'],
      option: { name: ['Width', '宽度'], values: ['75 cm', '105 cm', '130 cm', '170 cm'] },
      yuan: [32, 138],
      grams: [3500, 9500],
      box: [76, 26, 14],
      alsoCalled: ['cupboard', 'closet', 'zip-up wardrobe'],
    },
    {
      id: 'folding-bed',
      leaf: ['Folding Beds', '折叠床'],
      emoji: '🛏️',
      prop: '🌙',
      titles: [
        ['{style} Folding Bed with {feature} for {use}', '{use}{style}折叠床带{feature}'],
        ['{style} Single Foldaway Bed with {feature} for {use}', '{style}单人折叠床 {feature} 适合{use}'],
      ],
      words: {
        style: [
          ['Reinforced Steel', '加固钢架'],
          ['Portable', '便携'],
          ['No-Assembly', '免安装'],
          ['All-Season', '四季通用'],
          ['Recliner-Style', '躺椅式'],
        ],
        feature: [
          ['Breathable Mesh', '透气网布'],
          ['Padded Mattress', '加厚床垫'],
          ['Adjustable Headrest', '可调靠头'],
          ['Carry Bag', '收纳袋'],
        ],
        use: [
          ['Office Naps', '办公室午休'],
          ['Overnight Guests', '待客留宿'],
          ['Hospital Stays', '医院陪护'],
          ['Camping', '露营'],
        ],
      },
      attributes: [
        [
          ['Load capacity', '承重'],
          [
            ['150 kg', '150kg'],
            ['200 kg', '200kg'],
            ['300 kg', '300kg'],
          ],
        ],
        [
          ['Frame', '床架'],
          [
            ['Square steel tube', '方形钢管'],
            ['Round steel tube', '圆形钢管'],
          ],
        ],
        [
          ['Fold', '折叠方式'],
          [
            ['Two-fold', '两折'],
            ['Three-fold', '三折'],
            ['Four-fold', '四折'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'navy', 'army'],
      option: { name: ['Width', '宽度'], values: ['60 cm', '68 cm', '75 cm'] },
      yuan: [58, 210],
      grams: [5500, 12500],
      box: [96, 68, 16],
      alsoCalled: ['stretcher', 'camp bed', 'sleeper bed'],
    },
    {
      id: 'bedside-table',
      leaf: ['Bedside Tables', '床头柜'],
      emoji: '🗄️',
      prop: '🌙',
      titles: [
        ['{style} {make} Bedside Table with {feature}', '{style}{make}床头柜带{feature}'],
        ['{style} {make} Bedside Cabinet, Bedroom Nightstand with {feature}', '卧室{style}边柜 {make}款 {feature}'],
      ],
      words: {
        style: [
          ['Modern', '现代'],
          ['Nordic', '北欧'],
          ['Light Luxury', '轻奢'],
          ['Slim', '窄款'],
          ['Minimalist', '简约'],
        ],
        make: [
          ['Two-Drawer', '双抽'],
          ['Three-Drawer', '三抽'],
          ['Drawer-and-Shelf', '一抽一格'],
          ['Single-Drawer', '单抽'],
        ],
        feature: [
          ['USB Charging', 'USB充电口'],
          ['Metal Legs', '金属脚'],
          ['Soft-Close Runners', '静音滑轨'],
          ['Key Lock', '钥匙锁'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['MDF', '密度板'],
            ['Pine', '松木'],
            ['Particle board', '刨花板'],
          ],
        ],
        [
          ['Finish', '表面工艺'],
          [
            ['Matt lacquer', '哑光烤漆'],
            ['Wood-grain film', '木纹贴皮'],
          ],
        ],
        [
          ['Assembly', '安装'],
          [
            ['Assembled', '整装'],
            ['Flat-packed', '平板包装自装'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'brown', 'black', 'camel'],
      option: { name: ['Width', '宽度'], values: ['30 cm', '40 cm', '50 cm'] },
      yuan: [39, 188],
      grams: [5000, 14000],
      box: [54, 44, 18],
      alsoCalled: ['pedestal', 'nightstand'],
    },
    {
      id: 'foam-mattress',
      edition: 2,
      leaf: ['Mattresses & Toppers', '床垫'],
      emoji: '🛏️',
      prop: '☁️',
      titles: [
        ['{style} {fill} Mattress, {cover}', '{style}{fill}床垫{cover}'],
        ['{fill} Mattress Topper for {use}, {cover}, {style}', '{fill}床褥{use}{cover}{style}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Roll-Up', '卷包'],
          ['Student', '学生'],
          ['Thick', '加厚'],
        ],
        fill: [
          ['Memory Foam', '记忆棉'],
          ['High-Density Sponge', '高密海绵'],
          ['Latex', '乳胶'],
        ],
        cover: [
          ['Zip-Off Cover', '可拆外套'],
          ['Quilted Cover', '绗缝面料'],
          ['Knitted Cover', '针织面料'],
        ],
        use: [
          ['Single Beds', '单人床'],
          ['Student Rooms', '学生宿舍'],
          ['Guests', '待客'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['5 cm', '5cm'],
            ['8 cm', '8cm'],
            ['10 cm', '10cm'],
            ['15 cm', '15cm'],
          ],
        ],
        [
          ['Firmness', '软硬'],
          [
            ['Soft', '软'],
            ['Medium', '适中'],
            ['Firm', '硬'],
          ],
        ],
      ],
      colours: ['white', 'grey', 'blue', 'beige'],
      option: { name: ['Size', '尺寸'], values: ['92 x 188 cm', '107 x 188 cm', '137 x 188 cm', '152 x 188 cm'] },
      yuan: [58, 480],
      grams: [2800, 14000],
      box: [100, 34, 34],
      alsoCalled: ['sponge mattress', 'matras', 'mattress topper', 'colchão'],
    },
  ],
};
