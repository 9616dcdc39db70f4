import type { Group } from '../../kind.ts';

export const workshopSafety: Group = {
  slug: 'workshop-safety',
  name: ['Workshop & Safety', '工具箱与劳保'],
  kinds: [
    {
      id: 'tool-box',
      leaf: ['Toolboxes & Bags', '工具箱包'],
      emoji: '🧰',
      titles: [
        ['{style} {make} with {feature} for {use}', '{use}{style}{make}带{feature}'],
        ['{style} {make} for {use}, Parts Storage with {feature}', '{style}{make} {use}工具零件收纳 带{feature}'],
      ],
      words: {
        style: [
          ['Thickened', '加厚'],
          ['Professional', '专业'],
          ['Waterproof', '防水'],
          ['Portable', '手提'],
          ['Durable', '耐用'],
        ],
        make: [
          ['Plastic Toolbox', '塑料工具箱'],
          ['Steel Toolbox', '铁皮工具箱'],
          ['Canvas Tool Bag', '帆布工具包'],
          ['Oxford Tool Bag', '牛津布工具包'],
        ],
        feature: [
          ['Shoulder Strap', '肩带'],
          ['Padded Handle', '加厚提手'],
          ['Removable Tray', '可拆托盘'],
        ],
        use: [
          ['Electricians', '电工'],
          ['Plumbers', '水暖工'],
          ['Car Mechanics', '汽修工'],
          ['Home Use', '家庭'],
        ],
      },
      attributes: [
        [
          ['Load capacity', '承重'],
          [
            ['10 kg', '10kg'],
            ['20 kg', '20kg'],
            ['30 kg', '30kg'],
          ],
        ],
        [
          ['Layers', '层数'],
          [
            ['Single layer', '单层'],
            ['Double layer', '双层'],
            ['Three layers', '三层'],
          ],
        ],
        [
          ['Compartments', '内格数量'],
          [
            ['6 compartments', '6格'],
            ['12 compartments', '12格'],
            ['18 compartments', '18格'],
          ],
        ],
      ],
      colours: ['black', 'orange', 'blue', 'red', 'grey'],
      option: {
        name: ['Size', '规格'],
        values: [
          ['14 inch', '14寸'],
          ['17 inch', '17寸'],
          ['19 inch', '19寸'],
          ['22 inch', '22寸'],
        ],
      },
      yuan: [12, 88],
      grams: [600, 3600],
      box: [46, 24, 22],
      alsoCalled: ['tool case', 'tool kist', 'artisan bag'],
    },
    {
      id: 'work-gloves',
      leaf: ['Work Gloves', '劳保手套'],
      emoji: '🧤',
      prop: '🧱',
      titles: [
        ['{feature} {material} Work Gloves for {use}', '{use}{feature}{material}劳保手套'],
        [
          '{material} Safety Gloves for {use}, {feature} and {comfort}',
          '{material}防护手套 {use}用 {feature}{comfort}',
        ],
      ],
      words: {
        feature: [
          ['Non-Slip', '防滑'],
          ['Wear-Resistant', '耐磨'],
          ['Cut-Resistant', '防割'],
          ['Thickened', '加厚'],
        ],
        material: [
          ['Nitrile-Coated', '丁腈浸胶'],
          ['Latex-Foam', '乳胶发泡'],
          ['Cowhide Leather', '牛皮'],
          ['PU-Coated', 'PU涂掌'],
          ['Knitted Cotton', '棉纱'],
        ],
        comfort: [
          ['Breathable', '透气'],
          ['Flexible', '灵活'],
          ['Durable', '耐用'],
        ],
        use: [
          ['Construction', '建筑施工'],
          ['Gardening', '园艺'],
          ['Warehouse Handling', '仓库搬运'],
          ['Mechanics', '机修'],
          ['Farming', '农活'],
        ],
      },
      attributes: [
        [
          ['Lining', '内衬'],
          [
            ['Unlined', '无衬里'],
            ['Cotton', '棉内衬'],
            ['Polyester', '涤纶内衬'],
          ],
        ],
        [
          ['Cuff', '袖口'],
          [
            ['Knitted cuff', '罗纹袖口'],
            ['Open cuff', '敞口'],
            ['Velcro strap', '魔术贴'],
          ],
        ],
        [
          ['Standard', '标准'],
          [
            ['EN 388', 'EN388'],
            ['GB/T 12624', 'GB/T 12624'],
          ],
        ],
      ],
      colours: ['grey', 'blue', 'orange', 'black', 'green'],
      option: { name: ['Size', '尺码'], values: ['S', 'M', 'L', 'XL'] },
      yuan: [1.5, 22],
      grams: [35, 220],
      box: [25, 12, 2],
      unit: 20,
      alsoCalled: ['garden gloves', 'PPE gloves', 'builder gloves'],
    },
    {
      id: 'safety-goggles',
      leaf: ['Safety Glasses & Goggles', '护目镜'],
      emoji: '🥽',
      titles: [
        ['{feature} Safety Goggles with {part} for {use}', '{use}{feature}护目镜带{part}'],
        ['{feature} Protective Glasses with {part} for {use}', '{feature}防护眼镜 {use}用 {part}'],
      ],
      words: {
        feature: [
          ['Anti-Fog', '防雾'],
          ['Impact-Resistant', '防冲击'],
          ['Dustproof', '防尘'],
          ['Splash-Proof', '防飞溅'],
          ['Scratch-Resistant', '防刮'],
        ],
        part: [
          ['Adjustable Strap', '可调头带'],
          ['Side Shields', '侧翼防护'],
          ['Wide-View Lens', '宽视野镜片'],
          ['Soft Nose Pads', '软鼻托'],
        ],
        use: [
          ['Grinding', '打磨'],
          ['Welding', '焊接'],
          ['Laboratories', '实验室'],
          ['Cycling', '骑行'],
          ['Grass Cutting', '割草'],
        ],
      },
      attributes: [
        [
          ['Lens', '镜片'],
          [
            ['Polycarbonate', 'PC'],
            ['Acetate', '醋酸'],
          ],
        ],
        [
          ['UV protection', '防紫外线'],
          [
            ['UV400', 'UV400'],
            ['99% UVA/UVB', '99% UVA/UVB'],
          ],
        ],
        [
          ['Standard', '标准'],
          [
            ['EN 166', 'EN166'],
            ['ANSI Z87.1', 'ANSI Z87.1'],
          ],
        ],
      ],
      colours: ['clear', 'black', 'yellow', 'blue'],
      yuan: [2.5, 24],
      grams: [40, 180],
      box: [18, 9, 8],
      alsoCalled: ['safety specs', 'eye protection', 'PPE goggles'],
    },
    {
      id: 'reflective-vest',
      leaf: ['Reflective Vests', '反光背心'],
      emoji: '🦺',
      titles: [
        ['{style} Reflective Vest with {feature} for {use}', '{use}{style}反光背心带{feature}'],
        [
          '{style} High-Visibility Safety Waistcoat with {feature} for {use}',
          '{style}高可视反光马甲 {use}用 {feature}',
        ],
      ],
      words: {
        style: [
          ['Breathable Mesh', '透气网布'],
          ['Thickened', '加厚'],
          ['Multi-Pocket', '多口袋'],
          ['Lightweight', '轻便'],
          ['Printable', '可印字'],
        ],
        feature: [
          ['Front Zip', '前拉链'],
          ['Velcro Fastening', '魔术贴'],
          ['ID Card Holder', '证件袋'],
          ['Adjustable Sides', '侧边调节带'],
        ],
        use: [
          ['Building Sites', '建筑工地'],
          ['Traffic Control', '交通指挥'],
          ['Night Cycling', '夜间骑行'],
          ['Car Guards', '停车场管理'],
          ['Road Cleaning', '环卫'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Polyester mesh', '涤纶网布'],
            ['Knitted polyester', '针织涤纶'],
          ],
        ],
        [
          ['Reflective strip width', '反光条宽度'],
          [
            ['5 cm', '5cm'],
            ['6 cm', '6cm'],
          ],
        ],
        [
          ['Standard', '标准'],
          [
            ['EN ISO 20471', 'EN ISO 20471'],
            ['ANSI 107', 'ANSI 107'],
          ],
        ],
      ],
      colours: ['yellow', 'orange', 'green', 'blue', 'red'],
      option: { name: ['Size', '尺码'], values: ['M', 'L', 'XL', 'XXL', 'XXXL'] },
      yuan: [3, 28],
      grams: [90, 260],
      box: [30, 24, 2],
      alsoCalled: ['hi-vis vest', 'bibs', 'safety vest'],
    },
    {
      id: 'ladder',
      edition: 2,
      leaf: ['Ladders', '梯子'],
      emoji: '🪜',
      titles: [
        ['{style} {material} Ladder, {feature}', '{style}{material}梯子{feature}'],
        ['{material} Ladder for {use}, {style}, {feature}', '{material}梯{use}{style}{feature}'],
      ],
      words: {
        style: [
          ['Folding', '折叠'],
          ['Telescopic', '伸缩'],
          ['Step', '人字'],
          ['Extension', '升降'],
        ],
        material: [
          ['Aluminium', '铝合金'],
          ['Steel', '钢制'],
          ['Fibreglass', '玻璃钢'],
        ],
        feature: [
          ['Non-Slip Steps', '防滑踏板'],
          ['Safety Lock', '安全锁'],
          ['Wide Steps', '加宽踏板'],
          ['Tool Tray', '工具盘'],
        ],
        use: [
          ['Homes', '家用'],
          ['Painters', '油漆工'],
          ['Electricians', '电工'],
        ],
      },
      attributes: [
        [
          ['Load', '承重'],
          [
            ['120 kg', '120kg'],
            ['150 kg', '150kg'],
          ],
        ],
        [['Standard', '标准'], [['EN 131', 'EN131']]],
      ],
      colours: ['silver', 'orange', 'black'],
      option: { name: ['Height', '高度'], values: ['1 m', '1.5 m', '2.6 m', '3.8 m', '5 m'] },
      yuan: [58, 480],
      grams: [3200, 16000],
      box: [120, 50, 14],
      alsoCalled: ['step ladder', 'manera', 'escada'],
    },
  ],
};
