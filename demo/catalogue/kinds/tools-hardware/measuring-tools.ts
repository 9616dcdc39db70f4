import type { Group } from '../../kind.ts';

export const measuringTools: Group = {
  slug: 'measuring-tools',
  name: ['Measuring & Testing', '测量工具'],
  kinds: [
    {
      id: 'tape-measure',
      leaf: ['Tape Measures', '卷尺'],
      emoji: '📏',
      titles: [
        ['{style} Tape Measure with {feature} for {use}', '{use}{style}卷尺带{feature}'],
        ['{style} Steel Measuring Tape with {feature} for {use}', '{style}钢卷尺 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['Self-Locking', '自锁'],
          ['Thickened', '加厚'],
          ['Wear-Resistant', '耐磨'],
          ['High-Precision', '高精度'],
          ['Drop-Proof', '防摔'],
        ],
        feature: [
          ['Magnetic Hook', '磁性钩头'],
          ['Belt Clip', '腰挂扣'],
          ['Double-Sided Scale', '双面刻度'],
          ['Rubber Casing', '包胶外壳'],
        ],
        use: [
          ['Carpentry', '木工'],
          ['Building Sites', '建筑工地'],
          ['Home Renovation', '家庭装修'],
          ['Surveying', '工程测量'],
        ],
      },
      attributes: [
        [
          ['Blade', '尺带'],
          [
            ['Nylon-coated steel', '覆尼龙钢带'],
            ['Carbon steel', '碳钢'],
            ['Stainless steel', '不锈钢'],
          ],
        ],
        [
          ['Scale', '刻度'],
          [
            ['Metric', '公制'],
            ['Metric and imperial', '公英制'],
          ],
        ],
        [
          ['Blade width', '尺带宽'],
          [
            ['16 mm', '16mm'],
            ['19 mm', '19mm'],
            ['25 mm', '25mm'],
          ],
        ],
      ],
      colours: ['yellow', 'black', 'orange', 'blue'],
      option: { name: ['Length', '长度'], values: ['3 m', '5 m', '7.5 m', '10 m'] },
      yuan: [3.5, 26],
      grams: [110, 520],
      box: [10, 9, 5],
      alsoCalled: ['measuring tape', 'maatband'],
    },
    {
      id: 'laser-level',
      leaf: ['Laser & Spirit Levels', '水平仪'],
      emoji: '📐',
      prop: '🔋',
      titles: [
        ['{style} Laser Level with {feature} for {use}', '{use}{style}激光水平仪带{feature}'],
        ['{style} Self-Levelling Laser with {feature} for {use}', '{style}自动调平红外线水平仪 {use}用 {feature}'],
      ],
      words: {
        style: [
          ['High-Precision', '高精度'],
          ['Strong-Beam', '强光'],
          ['Shockproof', '抗摔'],
          ['Outdoor-Visible', '室外可见'],
          ['Dustproof', '防尘'],
        ],
        feature: [
          ['Tripod', '三脚架'],
          ['Remote Control', '遥控器'],
          ['Wall Bracket', '壁挂支架'],
          ['Two Batteries', '双电池'],
        ],
        use: [
          ['Tiling', '贴砖'],
          ['Ceiling Work', '吊顶施工'],
          ['Kitchen Fitting', '橱柜安装'],
          ['Plumbing Layout', '水电放线'],
          ['Bricklaying', '砌墙'],
        ],
      },
      attributes: [
        [
          ['Accuracy', '精度'],
          [
            ['±2 mm at 7 m', '±2mm/7m'],
            ['±3 mm at 10 m', '±3mm/10m'],
          ],
        ],
        [
          ['Working range', '工作距离'],
          [
            ['15 m', '15米'],
            ['25 m', '25米'],
            ['30 m', '30米'],
          ],
        ],
        [
          ['Battery', '电池'],
          [
            ['Lithium 4000 mAh', '锂电4000mAh'],
            ['Lithium 6000 mAh', '锂电6000mAh'],
          ],
        ],
      ],
      colours: ['green', 'red', 'yellow', 'black'],
      option: {
        name: ['Lines', '线数'],
        values: [
          ['2 lines', '2线'],
          ['5 lines', '5线'],
          ['12 lines', '12线'],
          ['16 lines', '16线'],
        ],
      },
      yuan: [48, 290],
      grams: [600, 2600],
      box: [28, 22, 14],
      special: 'magnet',
      alsoCalled: ['spirit level', 'line laser', 'levelling tool'],
    },
    {
      id: 'digital-multimeter',
      leaf: ['Multimeters & Testers', '万用表'],
      emoji: '📟',
      prop: '⚡',
      titles: [
        ['{style} Digital {make} with {feature} for {use}', '{use}{style}数字{make}带{feature}'],
        ['{style} {make}, Electrical Tester with {feature} for {use}', '{style}{make} 电工测试仪带{feature} {use}用'],
      ],
      words: {
        style: [
          ['Auto-Ranging', '自动量程'],
          ['Pocket', '便携'],
          ['Burnout-Proof', '防烧'],
          ['High-Precision', '高精度'],
        ],
        make: [
          ['Multimeter', '万用表'],
          ['Clamp Meter', '钳形表'],
          ['Smart Multimeter', '智能万用表'],
        ],
        feature: [
          ['Backlit Screen', '背光屏'],
          ['Test Leads', '表笔'],
          ['Large Display', '大屏显示'],
          ['Data Hold', '数据保持'],
        ],
        use: [
          ['Electricians', '电工'],
          ['Car Repair', '汽车维修'],
          ['Solar Installers', '光伏安装'],
          ['Students', '学生实验'],
          ['Appliance Repair', '家电维修'],
        ],
      },
      attributes: [
        [
          ['Display', '显示位数'],
          [
            ['2000 counts', '2000字'],
            ['4000 counts', '4000字'],
            ['6000 counts', '6000字'],
          ],
        ],
        [
          ['Voltage range', '电压量程'],
          [
            ['600 V', '600V'],
            ['1000 V', '1000V'],
          ],
        ],
        [
          ['Safety class', '安全等级'],
          [
            ['CAT II 600 V', 'CAT II 600V'],
            ['CAT III 600 V', 'CAT III 600V'],
          ],
        ],
        [
          ['Power', '供电'],
          [
            ['Two AAA cells, not included', '2节7号电池（不含）'],
            ['9 V battery, not included', '9V电池（不含）'],
          ],
        ],
      ],
      colours: ['yellow', 'red', 'orange', 'black'],
      yuan: [12, 98],
      grams: [180, 520],
      box: [20, 12, 6],
      alsoCalled: ['volt meter', 'electrical tester', 'clamp meter'],
    },
  ],
};
