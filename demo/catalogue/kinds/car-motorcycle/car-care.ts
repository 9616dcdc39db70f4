import type { Group } from '../../kind.ts';

export const carCare: Group = {
  slug: 'car-care',
  name: ['Car Cleaning & Care', '汽车清洁养护'],
  kinds: [
    {
      id: 'car-wax-polish',
      leaf: ['Car Wax & Polish', '车蜡养护'],
      emoji: '🧴',
      prop: '🚗',
      titles: [
        ['{feature} {make} for {use}', '{use}{feature}{make}'],
        ['{feature} Car Care {make} with {extra} for {use}', '{feature}汽车养护{make} 配{extra} {use}用'],
      ],
      words: {
        feature: [
          ['Water-Repellent', '疏水'],
          ['High-Gloss', '高光泽'],
          ['Quick-Shine', '速亮'],
          ['Long-Lasting', '持久'],
          ['Restoring', '翻新'],
        ],
        make: [
          ['Ceramic Coating Spray', '镀晶喷雾'],
          ['Wax Polish', '上光蜡'],
          ['Foam Cleaner', '泡沫清洁剂'],
          ['Scratch Repair Cream', '划痕修复膏'],
        ],
        extra: [
          ['Sponge', '海绵'],
          ['Microfibre Cloth', '超细纤维毛巾'],
          ['Applicator Brush', '涂抹刷'],
        ],
        use: [
          ['Car Paint', '车漆'],
          ['Motorcycle Paintwork', '摩托车漆面'],
          ['Bodywork', '车身'],
          ['Older Vehicles', '老旧车'],
        ],
      },
      attributes: [
        [
          ['pH', '酸碱度'],
          [
            ['Neutral', '中性'],
            ['Mildly alkaline', '弱碱性'],
          ],
        ],
        [
          ['Shelf life', '保质期'],
          [
            ['2 years', '2年'],
            ['3 years', '3年'],
          ],
        ],
        [
          ['Protection time', '保护时间'],
          [
            ['1 month', '1个月'],
            ['3 months', '3个月'],
            ['6 months', '6个月'],
          ],
        ],
      ],
      colours: ['clear', 'white', 'black'],
      option: { name: ['Content', '净含量'], values: ['120 ml', '300 ml', '500 ml', '1 L'] },
      yuan: [5, 42],
      grams: [170, 1150],
      box: [24, 8, 8],
      special: 'liquid',
      alsoCalled: ['car polish', 'dash polish', 'valet products'],
    },
    {
      id: 'car-wash-cloth',
      leaf: ['Car Wash Cloths & Mitts', '洗车毛巾手套'],
      emoji: '🧽',
      prop: '🚗',
      titles: [
        ['{feature} {material} Car {make} for {use}', '{use}{feature}{material}{make}'],
        ['{material} Car {make}, {feature} and Scratch-Free, for {use}', '{material}{make} {feature}不伤漆 {use}用'],
      ],
      words: {
        feature: [
          ['Super-Absorbent', '强吸水'],
          ['Thickened', '加厚'],
          ['Lint-Free', '不掉毛'],
          ['Double-Sided', '双面'],
        ],
        material: [
          ['Microfibre', '超细纤维'],
          ['Coral Fleece', '珊瑚绒'],
          ['Chenille', '雪尼尔'],
          ['Chamois-Look', '仿鹿皮'],
        ],
        make: [
          ['Wash Cloth', '洗车毛巾'],
          ['Wash Mitt', '洗车手套'],
          ['Cleaning Pad', '擦车垫'],
          ['Drying Towel', '擦车巾'],
        ],
        use: [
          ['Car Washes', '洗车店'],
          ['Home Use', '家庭'],
          ['Interior Detailing', '内饰护理'],
          ['Valet Services', '汽车美容'],
        ],
      },
      attributes: [
        [
          ['Fabric weight', '克重'],
          [
            ['300 g/m²', '300gsm'],
            ['600 g/m²', '600gsm'],
            ['1000 g/m²', '1000gsm'],
          ],
        ],
        [
          ['Edge', '边缘'],
          [
            ['Overlocked', '锁边'],
            ['Satin-bound', '缎面包边'],
          ],
        ],
        [['Machine washable', '可机洗'], [['Yes', '是']]],
      ],
      colours: ['blue', 'grey', 'green', 'yellow', 'orange', 'red'],
      option: {
        name: ['Pack', '包装'],
        values: [
          ['1 piece', '1条装'],
          ['3 pieces', '3条装'],
          ['5 pieces', '5条装'],
          ['10 pieces', '10条装'],
        ],
      },
      yuan: [2.5, 36],
      grams: [60, 900],
      box: [30, 20, 6],
      unit: 40,
      alsoCalled: ['lappie', 'chamois', 'wash mitt'],
    },
    {
      id: 'car-vacuum-cleaner',
      leaf: ['Car Vacuum Cleaners', '车载吸尘器'],
      emoji: '💨',
      prop: '🚗',
      titles: [
        ['{style} Vacuum Cleaner with {feature} for {use}', '{style}车载吸尘器带{feature} {use}两用'],
        ['{style} Handheld Vacuum with {feature} for {use}', '{style}手持吸尘器 {use}两用 {feature}'],
      ],
      words: {
        style: [
          ['Cordless', '无线'],
          ['Strong-Suction', '大吸力'],
          ['Mini', '迷你'],
          ['Wet-and-Dry', '干湿'],
          ['Foldable', '折叠'],
        ],
        feature: [
          ['HEPA Filter', 'HEPA滤网'],
          ['Crevice Nozzle', '扁吸嘴'],
          ['LED Light', 'LED照明灯'],
          ['Air Blower', '吹气功能'],
        ],
        use: [
          ['Car and Home', '车家'],
          ['Car and Office', '车载办公'],
          ['Car and Sofa', '车载沙发'],
        ],
      },
      attributes: [
        [
          ['Suction', '吸力'],
          [
            ['5000 Pa', '5000Pa'],
            ['8000 Pa', '8000Pa'],
            ['12 000 Pa', '12000Pa'],
          ],
        ],
        [
          ['Battery', '电池'],
          [
            ['2000 mAh', '2000mAh'],
            ['4000 mAh', '4000mAh'],
          ],
        ],
        [
          ['Dust cup', '尘杯容量'],
          [
            ['100 ml', '100ml'],
            ['300 ml', '300ml'],
            ['500 ml', '500ml'],
          ],
        ],
      ],
      colours: ['white', 'black', 'green', 'silver'],
      option: { name: ['Power', '功率'], values: ['80 W', '120 W', '150 W'] },
      yuan: [22, 118],
      grams: [450, 1300],
      box: [34, 12, 12],
      special: 'magnet',
      alsoCalled: ['car hoover', 'handheld vac', 'dustbuster'],
    },
  ],
};
