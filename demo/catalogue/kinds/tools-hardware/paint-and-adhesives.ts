import type { Group } from '../../kind.ts';

export const paintAndAdhesives: Group = {
  slug: 'paint-and-adhesives',
  name: ['Paint, Glue & Tape', '涂刷胶粘'],
  kinds: [
    {
      id: 'paint-roller-set',
      leaf: ['Paint Rollers & Brushes', '滚筒毛刷'],
      emoji: '🖌️',
      titles: [
        ['{feature} {make} for {use}', '{use}{feature}{make}'],
        ['{feature} {make} with {extra} for {use}', '{feature}{make} 配{extra} {use}用'],
      ],
      words: {
        feature: [
          ['No-Drip', '不滴漆'],
          ['No-Shed', '不掉毛'],
          ['Thickened', '加厚'],
          ['Fine-Finish', '细腻无痕'],
          ['Wear-Resistant', '耐磨'],
        ],
        make: [
          ['Paint Roller Set', '滚筒刷套装'],
          ['Paint Brush Set', '油漆刷套装'],
          ['Roller and Brush Kit', '滚筒毛刷组合'],
          ['Mini Roller Set', '小滚筒套装'],
        ],
        extra: [
          ['Paint Tray', '涂料托盘'],
          ['Masking Tape', '美纹纸'],
          ['Drop Cloth', '遮蔽膜'],
        ],
        use: [
          ['Walls and Ceilings', '墙面天花'],
          ['Interior Walls', '内墙乳胶漆'],
          ['Waterproofing', '防水涂料'],
          ['Wood Varnish', '木器漆'],
          ['Roof Coatings', '屋顶涂料'],
        ],
      },
      attributes: [
        [
          ['Bristle or pile', '刷毛'],
          [
            ['Polyester', '涤纶'],
            ['Nylon', '尼龙'],
            ['Mixed bristle', '混合毛'],
          ],
        ],
        [
          ['Handle', '手柄'],
          [
            ['Plastic', '塑料'],
            ['Wood', '木柄'],
            ['Rubber grip', '包胶'],
          ],
        ],
        [['Reusable', '可重复使用'], [['Yes, washable', '可清洗重复使用']]],
      ],
      colours: ['yellow', 'blue', 'green', 'white'],
      option: {
        name: ['Width', '宽度'],
        values: [
          ['4 inch', '4寸'],
          ['6 inch', '6寸'],
          ['9 inch', '9寸'],
        ],
      },
      yuan: [3, 32],
      grams: [120, 900],
      box: [30, 20, 8],
      unit: 50,
      alsoCalled: ['kwas', 'paint kit', 'roller'],
    },
    {
      id: 'strong-glue',
      leaf: ['Glues & Sealants', '胶水密封胶'],
      emoji: '🧴',
      prop: '🔧',
      titles: [
        ['{feature} {make} for {use}', '{use}{feature}{make}'],
        ['{feature} {make}, {extra} Adhesive for {use}', '{feature}{make} {extra}胶粘剂 {use}用'],
      ],
      words: {
        feature: [
          ['Quick-Drying', '快干'],
          ['Waterproof', '防水'],
          ['Heat-Resistant', '耐高温'],
          ['Crack-Resistant', '抗开裂'],
          ['High-Strength', '高强度'],
        ],
        make: [
          ['Epoxy Glue', '环氧AB胶'],
          ['Silicone Sealant', '硅酮密封胶'],
          ['Nail-Free Glue', '免钉胶'],
          ['Contact Glue', '万能胶'],
        ],
        extra: [
          ['Low-Odour', '低气味'],
          ['Non-Toxic', '环保'],
          ['Weatherproof', '耐候'],
        ],
        use: [
          ['Metal and Wood', '金属木材'],
          ['Tiles and Stone', '瓷砖石材'],
          ['Glass and Windows', '玻璃门窗'],
          ['Bathroom Fittings', '卫浴'],
          ['Skirting Boards', '踢脚线'],
        ],
      },
      attributes: [
        [
          ['Curing time', '固化时间'],
          [
            ['5 minutes', '5分钟'],
            ['2 hours', '2小时'],
            ['24 hours', '24小时'],
          ],
        ],
        [
          ['Temperature range', '耐温范围'],
          [
            ['-20 to 80 °C', '-20~80℃'],
            ['-40 to 120 °C', '-40~120℃'],
          ],
        ],
        [
          ['Shelf life', '保质期'],
          [
            ['12 months', '12个月'],
            ['18 months', '18个月'],
          ],
        ],
      ],
      colours: ['clear', 'white', 'grey', 'black'],
      option: { name: ['Content', '净含量'], values: ['20 ml', '50 ml', '100 ml', '300 ml'] },
      yuan: [2, 22],
      grams: [40, 450],
      box: [24, 6, 6],
      special: 'liquid',
      alsoCalled: ['gom', 'silicone', 'super glue'],
    },
    {
      id: 'repair-tape',
      leaf: ['Repair & Duct Tapes', '修补胶带'],
      emoji: '🌀',
      prop: '💧',
      titles: [
        ['{feature} {make} for {use}', '{use}{feature}{make}'],
        ['{feature} {make}, {extra} Sealing for {use}', '{feature}{make} {extra}密封 {use}用'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Super-Sticky', '强粘'],
          ['Heat-Resistant', '耐高温'],
          ['Thickened', '加厚'],
          ['Weatherproof', '耐候'],
        ],
        make: [
          ['Butyl Tape', '丁基胶带'],
          ['Cloth Duct Tape', '布基胶带'],
          ['Aluminium Foil Tape', '铝箔胶带'],
          ['PVC Repair Tape', 'PVC修补胶带'],
        ],
        extra: [
          ['Residue-Free', '不留胶'],
          ['Hand-Tearable', '易撕'],
          ['Long-Lasting', '持久'],
        ],
        use: [
          ['Roof Leaks', '屋顶补漏'],
          ['Pipe Leaks', '水管修补'],
          ['Water Tanks', '水箱修补'],
          ['Window Seals', '窗缝密封'],
          ['Gutter Joints', '天沟接缝'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['0.2 mm', '0.2mm'],
            ['0.8 mm', '0.8mm'],
            ['1.2 mm', '1.2mm'],
          ],
        ],
        [
          ['Temperature range', '耐温范围'],
          [
            ['-10 to 70 °C', '-10~70℃'],
            ['-30 to 100 °C', '-30~100℃'],
          ],
        ],
        [
          ['Roll length', '长度'],
          [
            ['5 m', '5米'],
            ['10 m', '10米'],
            ['20 m', '20米'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'white', 'grey'],
      option: { name: ['Width', '宽度'], values: ['5 cm', '10 cm', '15 cm', '20 cm'] },
      yuan: [2.5, 34],
      grams: [120, 1100],
      box: [14, 14, 11],
      alsoCalled: ['duct tape', 'flashing tape', 'leak tape'],
    },
  ],
};
