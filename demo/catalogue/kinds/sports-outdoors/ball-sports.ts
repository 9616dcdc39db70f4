import type { Group } from '../../kind.ts';

export const ballSports: Group = {
  slug: 'ball-sports',
  name: ['Ball Sports', '球类运动'],
  kinds: [
    {
      id: 'soccer-ball',
      leaf: ['Soccer Balls', '足球'],
      emoji: '⚽',
      titles: [
        ['{feature} {material} Soccer Ball for {use}', '{use}{feature}{material}足球'],
        ['{material} Football, {feature} Ball for {use}', '{material}足球 {feature}用球 {use}专用'],
      ],
      words: {
        feature: [
          ['Machine-Stitched', '机缝'],
          ['Thermal-Bonded', '热贴合'],
          ['Wear-Resistant', '耐磨'],
          ['Thickened', '加厚'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['PVC', 'PVC'],
          ['TPU', 'TPU'],
          ['Microfibre', '超纤'],
        ],
        use: [
          ['School Training', '校园训练'],
          ['Club Matches', '俱乐部比赛'],
          ['Street Play', '街头'],
          ['Youth Teams', '青少年球队'],
        ],
      },
      attributes: [
        [
          ['Bladder', '内胆'],
          [
            ['Butyl', '丁基橡胶'],
            ['Natural rubber', '天然橡胶'],
            ['Latex', '乳胶'],
          ],
        ],
        [
          ['Panels', '球面块数'],
          [
            ['32 panels', '32块'],
            ['12 panels', '12块'],
            ['18 panels', '18块'],
          ],
        ],
        [
          ['Suited to', '适用场地'],
          [
            ['Grass', '草地'],
            ['Hard court', '硬地'],
            ['Grass and hard ground', '草地硬地通用'],
          ],
        ],
      ],
      colours: ['white', 'yellow', 'red', 'blue', 'green'],
      option: {
        name: ['Ball size', '球号'],
        values: [
          ['Size 3', '3号'],
          ['Size 4', '4号'],
          ['Size 5', '5号'],
        ],
      },
      yuan: [11, 62],
      grams: [320, 520],
      box: [23, 23, 10],
      alsoCalled: ['diski ball', 'football'],
    },
    {
      id: 'basketball',
      leaf: ['Basketballs', '篮球'],
      emoji: '🏀',
      titles: [
        ['{feature} {material} Basketball for {use}', '{use}{feature}{material}篮球'],
        ['{feature} Basketball in {material} for {use}', '{feature}篮球 {material}材质 {use}用球'],
      ],
      words: {
        feature: [
          ['Non-Slip', '防滑'],
          ['High-Bounce', '高弹'],
          ['Wear-Resistant', '耐磨'],
        ],
        material: [
          ['Rubber', '橡胶'],
          ['PU Leather', 'PU皮'],
          ['Microfibre', '超纤'],
        ],
        use: [
          ['Indoor Courts', '室内球场'],
          ['Outdoor Courts', '室外球场'],
          ['School Training', '学校训练'],
          ['Matches', '比赛'],
        ],
      },
      attributes: [
        [
          ['Bladder', '内胆'],
          [
            ['Butyl', '丁基橡胶'],
            ['Natural rubber', '天然橡胶'],
          ],
        ],
        [
          ['Comes with', '配件'],
          [
            ['Pump needle', '气针'],
            ['Net bag and needle', '网袋和气针'],
            ['Hand pump', '打气筒'],
          ],
        ],
        [
          ['Surface', '表面'],
          [
            ['Dimpled grip', '颗粒纹'],
            ['Deep-groove grip', '深沟纹'],
          ],
        ],
      ],
      colours: ['orange', 'brown', 'white', 'blue', 'pink'],
      option: {
        name: ['Ball size', '球号'],
        values: [
          ['Size 5', '5号'],
          ['Size 6', '6号'],
          ['Size 7', '7号'],
        ],
      },
      yuan: [12, 75],
      grams: [420, 680],
      box: [25, 25, 12],
      alsoCalled: ['hoop ball', 'b-ball'],
    },
    {
      id: 'badminton-racket',
      leaf: ['Badminton Rackets', '羽毛球拍'],
      emoji: '🏸',
      titles: [
        ['{material} Badminton Racket Set with {extra} for {use}', '{use}{material}羽毛球拍套装配{extra}'],
        ['{feature} {material} Badminton Rackets with {extra}', '{feature}{material}羽毛球双拍 含{extra}'],
      ],
      words: {
        material: [
          ['Aluminium Alloy', '铝合金'],
          ['Carbon Fibre', '碳纤维'],
          ['Carbon-Aluminium', '碳铝一体'],
        ],
        feature: [
          ['Lightweight', '超轻'],
          ['Shock-Absorbing', '减震'],
          ['Durable', '耐打'],
        ],
        extra: [
          ['Carry Bag', '拍包'],
          ['Three Shuttlecocks', '三只羽毛球'],
          ['Grip Tape', '手胶'],
          ['Shuttlecocks and Bag', '羽毛球和拍包'],
        ],
        use: [
          ['Beginners', '初学者'],
          ['Family Games', '家庭娱乐'],
          ['School Sports', '学校体育'],
          ['Club Training', '俱乐部训练'],
        ],
      },
      attributes: [
        [
          ['Racket weight', '球拍重量'],
          [
            ['85 g', '85克'],
            ['95 g', '95克'],
            ['110 g', '110克'],
          ],
        ],
        [
          ['String tension', '穿线磅数'],
          [
            ['18-20 lb', '18-20磅'],
            ['22-24 lb', '22-24磅'],
          ],
        ],
        [
          ['Joint', '接头'],
          [
            ['One-piece', '一体'],
            ['Split T-joint', '分体T头'],
          ],
        ],
      ],
      colours: ['blue', 'red', 'pink', 'black', 'green'],
      option: {
        name: ['Pieces', '支数'],
        values: [
          ['2 rackets', '2支装'],
          ['4 rackets', '4支装'],
        ],
      },
      yuan: [14, 88],
      grams: [350, 900],
      box: [68, 22, 5],
      unit: 50,
      alsoCalled: ['badminton bats', 'racquets'],
    },
    {
      id: 'goalkeeper-gloves',
      leaf: ['Goalkeeper Gloves', '守门员手套'],
      emoji: '🧤',
      prop: '🥅',
      titles: [
        ['{feature} {wearer} Goalkeeper Gloves with {extra}', '{wearer}{feature}守门员手套 {extra}'],
        ['{feature} Soccer Goalie Gloves with {extra}, {wearer} Sizes', '{wearer}足球门将手套 {feature} {extra}'],
      ],
      words: {
        feature: [
          ['Breathable', '透气'],
          ['Shock-Absorbing', '缓冲'],
          ['Thickened', '加厚'],
          ['Wear-Resistant', '耐磨'],
        ],
        wearer: [
          ['Youth', '青少年'],
          ['Adult', '成人'],
          ['Junior', '少儿'],
        ],
        extra: [
          ['Finger Spines', '带护指'],
          ['Latex Palm', '乳胶掌面'],
          ['Wrist Strap', '加固护腕'],
          ['Non-Slip Grip', '防滑掌面'],
        ],
      },
      attributes: [
        [
          ['Fastening', '固定方式'],
          [
            ['Hook-and-loop strap', '魔术贴'],
            ['Elastic cuff', '弹力袖口'],
          ],
        ],
        [
          ['Sold by', '包装'],
          [
            ['One pair', '一副装'],
            ['Pair with carry bag', '一副配收纳袋'],
          ],
        ],
        [
          ['Lining', '内衬'],
          [
            ['EVA foam', 'EVA泡棉'],
            ['Mesh cloth', '网布'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'red', 'green', 'white'],
      option: { name: ['Size', '尺码'], values: ['S', 'M', 'L'] },
      yuan: [5, 42],
      grams: [120, 350],
      box: [26, 14, 6],
      unit: 20,
      alsoCalled: ['goalie gloves', 'keeper gloves'],
    },
    {
      id: 'netball-rugby-ball',
      edition: 2,
      leaf: ['Netballs & Rugby Balls', '英式篮球橄榄球'],
      emoji: '🏉',
      titles: [
        ['{sport}, {material}, {grip}', '{sport}{material}{grip}'],
        ['{grip} {sport} for {use}, {material}', '{grip}{sport}{use}{material}'],
      ],
      words: {
        sport: [
          ['Rugby Ball', '橄榄球'],
          ['Netball', '英式篮球'],
          ['Touch Rugby Ball', '触式橄榄球'],
        ],
        material: [
          ['Rubber', '橡胶'],
          ['PU', 'PU'],
          ['Synthetic Leather', '合成革'],
        ],
        grip: [
          ['Pimpled Grip', '颗粒防滑'],
          ['Hand-Stitched', '手缝'],
          ['Machine-Stitched', '机缝'],
        ],
        use: [
          ['Schools', '学校'],
          ['Training', '训练'],
          ['Matches', '比赛'],
        ],
      },
      attributes: [
        [
          ['Bladder', '内胆'],
          [
            ['Butyl', '丁基'],
            ['Latex', '乳胶'],
          ],
        ],
        [
          ['Pump', '气筒'],
          [
            ['Included', '附赠'],
            ['Not included', '不含'],
          ],
        ],
      ],
      colours: ['white', 'blue', 'pink', 'green', 'orange'],
      option: {
        name: ['Ball size', '球号'],
        values: [
          ['Size 3', '3号'],
          ['Size 4', '4号'],
          ['Size 5', '5号'],
        ],
      },
      yuan: [18, 98],
      grams: [300, 520],
      box: [30, 22, 20],
      alsoCalled: ['rugbybal', 'net ball', 'school ball'],
    },
  ],
};
