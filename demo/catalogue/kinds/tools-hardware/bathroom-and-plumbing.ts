import type { Group } from '../../kind.ts';

export const bathroomAndPlumbing: Group = {
  slug: 'bathroom-and-plumbing',
  name: ['Bathroom & Plumbing', '卫浴水暖'],
  kinds: [
    {
      id: 'water-tap',
      edition: 2,
      leaf: ['Taps & Mixers', '水龙头'],
      emoji: '🚰',
      titles: [
        ['{place} {style} Tap, {material}, {finish}', '{place}{style}水龙头{material}{finish}'],
        ['{material} {style} for {place}, {finish}', '{material}{style}龙头{place}{finish}'],
      ],
      words: {
        place: [
          ['Kitchen', '厨房'],
          ['Basin', '面盆'],
          ['Garden', '庭院'],
          ['Shower', '淋浴'],
        ],
        style: [
          ['Mixer', '冷热混水'],
          ['Pillar', '单冷'],
          ['Pull-Out', '抽拉'],
          ['Swivel', '旋转'],
        ],
        material: [
          ['Brass', '黄铜'],
          ['Stainless Steel', '不锈钢'],
          ['Zinc Alloy', '锌合金'],
          ['ABS Plastic', 'ABS塑料'],
        ],
        finish: [
          ['Chrome', '镀铬'],
          ['Matte Black', '哑黑'],
          ['Brushed', '拉丝'],
        ],
      },
      attributes: [
        [
          ['Thread', '接口'],
          [
            ['1/2 inch BSP', '4分'],
            ['3/4 inch BSP', '6分'],
          ],
        ],
        [
          ['Valve', '阀芯'],
          [
            ['Ceramic disc', '陶瓷阀芯'],
            ['Brass', '铜阀芯'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'gold'],
      yuan: [9, 168],
      grams: [150, 1600],
      box: [32, 20, 8],
      alsoCalled: ['kraan', 'mixer tap', 'umpompi', 'torneira'],
    },
    {
      id: 'shower-head',
      edition: 2,
      leaf: ['Shower Heads', '花洒'],
      emoji: '🚿',
      prop: '💧',
      titles: [
        ['{style} Shower Head, {feature}, {finish}', '{style}花洒{feature}{finish}'],
        ['{feature} {style} Shower, {finish}, {set}', '{feature}{style}淋浴头{finish}{set}'],
      ],
      words: {
        style: [
          ['Hand', '手持'],
          ['Rain', '顶喷'],
          ['Filter', '过滤'],
          ['High-Pressure', '增压'],
        ],
        feature: [
          ['Five Spray Modes', '五档'],
          ['Water Saving', '节水'],
          ['Stop Button', '一键止水'],
        ],
        finish: [
          ['Chrome', '电镀'],
          ['Matte Black', '哑黑'],
          ['White', '白色'],
        ],
        set: [
          ['With Hose', '带软管'],
          ['Head Only', '单头'],
          ['With Hose and Holder', '带软管支架'],
        ],
      },
      attributes: [
        [['Thread', '接口'], [['1/2 inch', '4分']]],
        [
          ['Material', '材质'],
          [
            ['ABS', 'ABS'],
            ['Stainless steel', '不锈钢'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'white'],
      option: { name: ['Diameter', '直径'], values: ['8 cm', '12 cm', '20 cm', '25 cm'] },
      yuan: [8, 98],
      grams: [120, 900],
      box: [26, 14, 9],
      alsoCalled: ['shower rose', 'stortkop', 'hand shower', 'chuveiro'],
    },
    {
      id: 'toilet-seat',
      edition: 2,
      leaf: ['Toilet Seats', '马桶盖'],
      emoji: '🚽',
      titles: [
        ['{shape} Toilet Seat, {material}, {feature}', '{shape}马桶盖{material}{feature}'],
        ['{feature} {material} Toilet Seat and Lid, {shape}', '{feature}{material}坐便盖{shape}'],
      ],
      words: {
        shape: [
          ['Oval', 'O型'],
          ['U-Shaped', 'U型'],
          ['V-Shaped', 'V型'],
          ['Square', '方形'],
        ],
        material: [
          ['PP', 'PP'],
          ['UF Resin', '脲醛'],
          ['MDF Wood', '密度板'],
          ['Padded', '软垫'],
        ],
        feature: [
          ['Soft Close', '缓降'],
          ['Quick Release', '快拆'],
          ['Child Seat', '子母款'],
          ['Top Fixing', '上装'],
        ],
      },
      attributes: [
        [
          ['Hinges', '铰链'],
          [
            ['Stainless steel', '不锈钢'],
            ['Plastic', '塑料'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['120 kg', '120kg'],
            ['180 kg', '180kg'],
          ],
        ],
      ],
      colours: ['white', 'black', 'grey', 'blue'],
      yuan: [22, 128],
      grams: [1200, 3200],
      box: [48, 40, 7],
      alsoCalled: ['loo seat', 'toilet lid', 'tampa de sanita'],
    },
  ],
};
