import type { Group } from '../../kind.ts';

export const salonAndStylingTools: Group = {
  slug: 'salon-and-styling-tools',
  name: ['Salon & Styling Tools', '美发工具'],
  kinds: [
    {
      id: 'hair-straightener',
      leaf: ['Straighteners & Curlers', '直发器卷发棒'],
      emoji: '🔥',
      prop: '🎀',
      titles: [
        ['{style} Ceramic Hair {tool} with {feature}', '{style}陶瓷{tool}{feature}'],
        ['Electric Hair {tool}, {style} Styling Tool with {feature}', '电热{tool} {style}造型器 {feature}'],
      ],
      words: {
        style: [
          ['Professional', '专业'],
          ['Portable', '便携'],
          ['Fast-Heating', '速热'],
          ['Salon', '发廊'],
        ],
        tool: [
          ['Straightener', '直发器'],
          ['Curler', '卷发棒'],
          ['Straightening Comb', '直发梳'],
        ],
        feature: [
          ['Temperature Control', '可调温'],
          ['LCD Display', '液晶显示'],
          ['Anti-Scald Shell', '防烫外壳'],
        ],
      },
      attributes: [
        [
          ['Top temperature', '最高温度'],
          [
            ['200 °C', '200°C'],
            ['230 °C', '230°C'],
            ['250 °C', '250°C'],
          ],
        ],
        [
          ['Power', '功率'],
          [
            ['35 W', '35W'],
            ['45 W', '45W'],
            ['60 W', '60W'],
          ],
        ],
        [
          ['Cord', '电源线'],
          [
            ['1.8 m swivel cord', '1.8米旋转线'],
            ['2.5 m swivel cord', '2.5米旋转线'],
          ],
        ],
      ],
      colours: ['black', 'pink', 'gold', 'purple'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['South African plug', '南非插头'],
          ['UK plug', '英规插头'],
          ['EU plug', '欧规插头'],
        ],
      },
      yuan: [18, 98],
      grams: [350, 750],
      box: [34, 12, 7],
      alsoCalled: ['flat iron', 'hair iron', 'curling tong'],
    },
    {
      id: 'hair-clipper-trimmer',
      leaf: ['Hair Clippers', '理发推剪'],
      emoji: '💈',
      titles: [
        ['{style} Hair Clipper with {feature} for {use}', '{style}理发器{feature} {use}用'],
        ['{style} Trimmer for {use}, {feature}', '{style}电推剪 {use}款 {feature}'],
      ],
      words: {
        style: [
          ['Cordless', '无线'],
          ['Professional', '专业'],
          ['Retro Oil-Head', '复古油头'],
          ['Low-Noise', '静音'],
        ],
        feature: [
          ['LCD Display', '液晶显示'],
          ['T-Blade', 'T型刀头'],
          ['Guide Combs', '带限位梳'],
          ['Titanium Ceramic Blade', '钛陶瓷刀头'],
        ],
        use: [
          ['Barber Shops', '理发店'],
          ['Home Use', '居家'],
          ['Beards and Edges', '修胡须刻线'],
        ],
      },
      attributes: [
        [
          ['Battery', '电池容量'],
          [
            ['1200 mAh', '1200mAh'],
            ['1500 mAh', '1500mAh'],
            ['2000 mAh', '2000mAh'],
          ],
        ],
        [
          ['Run time', '续航时间'],
          [
            ['120 minutes', '120分钟'],
            ['180 minutes', '180分钟'],
            ['240 minutes', '240分钟'],
          ],
        ],
        [
          ['Charging', '充电方式'],
          [
            ['USB', 'USB充电'],
            ['Charging base', '底座充电'],
          ],
        ],
      ],
      colours: ['black', 'gold', 'silver', 'red'],
      yuan: [16, 128],
      grams: [220, 650],
      box: [20, 12, 6],
      special: 'magnet',
      alsoCalled: ['haircut machine', 'shaver', 'trimmer'],
    },
    {
      id: 'salon-comb-scissors-set',
      leaf: ['Combs & Scissors', '梳子剪刀'],
      emoji: '✂️',
      prop: '🪮',
      titles: [
        ['{style} Hairdressing {tool} for {use}', '{style}美发{tool} {use}用'],
        ['{style} Rust-Resistant {tool} with Combs for {use}', '{style}防锈{tool}配梳子 {use}款'],
      ],
      words: {
        style: [
          ['Professional', '专业'],
          ['Precision', '精准'],
          ['Ergonomic', '人体工学'],
          ['Durable', '耐用'],
        ],
        tool: [
          ['Scissors Set', '剪刀套装'],
          ['Haircutting Kit', '剪发套装'],
          ['Salon Tool Kit', '发廊工具套装'],
        ],
        use: [
          ['Barbers', '理发师'],
          ['Hair Salons', '发廊'],
          ['Braiders', '编发师'],
          ['Home Use', '居家'],
        ],
      },
      attributes: [
        [
          ['Packaging', '包装'],
          [
            ['Tool pouch', '工具包'],
            ['Polybag', 'OPP袋'],
            ['Hard box', '硬盒'],
          ],
        ],
        [
          ['Steel', '钢材'],
          [
            ['420 steel', '420钢'],
            ['440C steel', '440C钢'],
          ],
        ],
        [
          ['Hand', '适用手'],
          [
            ['Right-handed', '右手'],
            ['Both hands', '左右手通用'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'pink', 'blue'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['5-piece set', '五件套'],
          ['8-piece set', '八件套'],
          ['10-piece set', '十件套'],
        ],
      },
      yuan: [6, 58],
      grams: [90, 420],
      box: [22, 12, 4],
      unit: 50,
      alsoCalled: ['afro comb', 'barber scissors', 'tail comb'],
    },
  ],
};
