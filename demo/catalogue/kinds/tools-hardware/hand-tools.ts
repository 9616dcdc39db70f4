import type { Group } from '../../kind.ts';

export const handTools: Group = {
  slug: 'hand-tools',
  name: ['Hand Tools', '手动工具'],
  kinds: [
    {
      id: 'screwdriver-set',
      leaf: ['Screwdriver Sets', '螺丝刀套装'],
      emoji: '🪛',
      titles: [
        ['{style} Screwdriver Set with {feature} for {use}', '{use}{style}螺丝刀套装带{feature}'],
        ['{style} Multi-Bit Screwdriver Kit with {feature} for {use}', '{style}多头起子套装 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Precision', '精密'],
          ['Magnetic', '强磁'],
          ['Ratchet', '棘轮'],
          ['Insulated', '绝缘'],
          ['Chrome-Vanadium', '铬钒钢'],
        ],
        feature: [
          ['Storage Case', '收纳盒'],
          ['Flexible Shaft', '软轴'],
          ['Non-Slip Handle', '防滑手柄'],
          ['Swivel Cap', '旋转尾盖'],
        ],
        use: [
          ['Phone Repair', '手机维修'],
          ['Household Repairs', '家庭维修'],
          ['Electricians', '电工'],
          ['Laptops and Watches', '电脑手表'],
          ['Furniture Assembly', '家具组装'],
        ],
      },
      attributes: [
        [
          ['Hardness', '硬度'],
          [
            ['HRC 52-56', 'HRC52-56'],
            ['HRC 58-60', 'HRC58-60'],
          ],
        ],
        [
          ['Handle', '手柄'],
          [
            ['TPR and PP', 'TPR+PP'],
            ['Aluminium', '铝合金'],
            ['ABS', 'ABS'],
          ],
        ],
        [
          ['Finish', '表面处理'],
          [
            ['Matt chrome', '亚光镀铬'],
            ['Black phosphate', '磷化发黑'],
          ],
        ],
      ],
      colours: ['red', 'blue', 'black', 'yellow'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['6 in 1', '6合1'],
          ['25 in 1', '25合1'],
          ['63 in 1', '63合1'],
          ['115 in 1', '115合1'],
        ],
      },
      yuan: [6, 58],
      grams: [150, 900],
      box: [20, 12, 5],
      unit: 50,
      alsoCalled: ['star screwdriver', 'bit set', 'repair kit'],
    },
    {
      id: 'spanner-set',
      leaf: ['Spanners & Socket Sets', '扳手套筒'],
      emoji: '🔧',
      titles: [
        ['{style} {make} with {pack} for {use}', '{use}{style}{make} 配{pack}'],
        ['{style} Chrome-Vanadium {make} for {use}, Comes with {pack}', '{style}铬钒钢{make} {use}用 含{pack}'],
      ],
      words: {
        style: [
          ['Mirror-Polished', '镜面抛光'],
          ['Heat-Treated', '热处理'],
          ['Professional', '专业级'],
          ['Heavy-Duty', '重型'],
          ['Wear-Resistant', '耐磨'],
        ],
        make: [
          ['Combination Spanner Set', '两用扳手套装'],
          ['Ratchet Spanner Set', '棘轮扳手套装'],
          ['Socket Set', '套筒套装'],
          ['Hex Key Set', '内六角扳手套装'],
        ],
        pack: [
          ['Carry Case', '手提工具盒'],
          ['Roll-Up Pouch', '卷包'],
          ['Plastic Tray', '塑料托盘'],
        ],
        use: [
          ['Car Repair', '汽车维修'],
          ['Motorcycle Repair', '摩托车维修'],
          ['Home Workshop', '家庭车间'],
          ['Machine Maintenance', '机械维护'],
        ],
      },
      attributes: [
        [
          ['Standard', '标准'],
          [
            ['Metric', '公制'],
            ['Imperial', '英制'],
            ['Metric and imperial', '公英制'],
          ],
        ],
        [
          ['Hardness', '硬度'],
          [
            ['HRC 42-46', 'HRC42-46'],
            ['HRC 46-50', 'HRC46-50'],
          ],
        ],
        [
          ['Torque', '扭矩'],
          [
            ['Up to 120 Nm', '120N·m'],
            ['Up to 200 Nm', '200N·m'],
          ],
        ],
      ],
      colours: ['silver', 'black'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['8 pieces', '8件套'],
          ['14 pieces', '14件套'],
          ['26 pieces', '26件套'],
          ['46 pieces', '46件套'],
        ],
      },
      yuan: [18, 168],
      grams: [700, 4200],
      box: [34, 24, 7],
      unit: 50,
      alsoCalled: ['spanner', 'wrench set', 'Allen keys'],
    },
    {
      id: 'claw-hammer',
      leaf: ['Hammers', '锤子'],
      emoji: '🔨',
      titles: [
        ['{feature} {make} with {handle} for {use}', '{use}{feature}{make} {handle}'],
        ['{make} with {handle}, {feature} Hand Tool for {use}', '{handle}{make} {feature}手动工具 {use}用'],
      ],
      words: {
        feature: [
          ['Drop-Forged', '锻造'],
          ['Shock-Absorbing', '减震'],
          ['High-Carbon Steel', '高碳钢'],
          ['Heavy-Duty', '重型'],
        ],
        make: [
          ['Claw Hammer', '羊角锤'],
          ['Ball-Pein Hammer', '圆头锤'],
          ['Club Hammer', '八角锤'],
          ['Mason Hammer', '石工锤'],
        ],
        handle: [
          ['Fibreglass Handle', '纤维柄'],
          ['Wooden Handle', '木柄'],
          ['Rubber Grip', '包胶柄'],
          ['Tubular Handle', '钢管柄'],
        ],
        use: [
          ['Carpentry', '木工'],
          ['Building Sites', '建筑工地'],
          ['Home Use', '居家'],
          ['Roofing', '屋顶施工'],
        ],
      },
      attributes: [
        [
          ['Hardness', '硬度'],
          [
            ['HRC 45-50', 'HRC45-50'],
            ['HRC 50-55', 'HRC50-55'],
          ],
        ],
        [
          ['Length', '总长'],
          [
            ['28 cm', '28cm'],
            ['33 cm', '33cm'],
          ],
        ],
        [
          ['Head finish', '锤头处理'],
          [
            ['Polished', '抛光'],
            ['Lacquered', '喷漆'],
          ],
        ],
      ],
      colours: ['yellow', 'red', 'blue', 'black'],
      option: { name: ['Head weight', '锤头重量'], values: ['250 g', '500 g', '750 g', '1 kg'] },
      yuan: [9, 46],
      grams: [420, 1600],
      box: [34, 14, 4],
      alsoCalled: ['hamer', 'builder hammer', 'nail hammer'],
    },
    {
      id: 'pliers-cutters',
      leaf: ['Pliers & Cutters', '钳子'],
      emoji: '🗜️',
      titles: [
        ['{style} {make} with {feature} for {use}', '{use}{style}{make}带{feature}'],
        ['{style} Labour-Saving {make} with {feature} for {use}', '{style}省力{make} {feature} {use}用'],
      ],
      words: {
        style: [
          ['Industrial-Grade', '工业级'],
          ['Multi-Purpose', '多功能'],
          ['Hardened', '淬火'],
          ['Compact', '迷你'],
          ['Professional', '专业'],
        ],
        make: [
          ['Combination Pliers', '钢丝钳'],
          ['Long-Nose Pliers', '尖嘴钳'],
          ['Side Cutters', '斜口钳'],
          ['Wire Strippers', '剥线钳'],
          ['Water Pump Pliers', '水泵钳'],
        ],
        feature: [
          ['Non-Slip Grips', '防滑手柄'],
          ['Insulated Handles', '绝缘手柄'],
          ['Soft Rubber Handles', '软胶手柄'],
        ],
        use: [
          ['Electricians', '电工'],
          ['Workshops', '车间'],
          ['Mechanics', '机修'],
          ['Home Repairs', '家庭维修'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Chrome-vanadium steel', '铬钒钢'],
            ['High-carbon steel', '高碳钢'],
          ],
        ],
        [
          ['Finish', '表面处理'],
          [
            ['Nickel alloy', '镍铁合金'],
            ['Polished', '抛光'],
            ['Blackened', '发黑'],
          ],
        ],
        [
          ['Hardness', '刃口硬度'],
          [
            ['HRC 55-60', 'HRC55-60'],
            ['HRC 60-62', 'HRC60-62'],
          ],
        ],
      ],
      colours: ['red', 'blue', 'yellow', 'green'],
      option: {
        name: ['Size', '规格'],
        values: [
          ['6 inch', '6寸'],
          ['7 inch', '7寸'],
          ['8 inch', '8寸'],
          ['10 inch', '10寸'],
        ],
      },
      yuan: [6, 38],
      grams: [180, 620],
      box: [26, 9, 3],
      alsoCalled: ['tang', 'side cutter', 'long-nose'],
    },
  ],
};
