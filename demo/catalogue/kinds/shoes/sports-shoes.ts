import type { Group } from '../../kind.ts';
import { mensSizes, togSizes, unisexSizes } from './sizes.ts';

export const sportsShoes: Group = {
  slug: 'sports-shoes',
  name: ['Takkies & Sports Shoes', '运动鞋'],
  kinds: [
    {
      id: 'running-shoes',
      leaf: ['Running Shoes', '跑步鞋'],
      emoji: '👟',
      prop: '⚡',
      titles: [
        ['{who} Running Shoes, {upper}, {feature}', '{who}跑步鞋{upper}{feature}'],
        ['{upper} Running Shoes for {use}, {feature}, {sole}', '{upper}跑鞋{use}{feature}{sole}'],
      ],
      words: {
        who: [
          ["Men's and Women's", '男女款'],
          ['Unisex', '男女同款'],
          ['Adult', '成人'],
        ],
        upper: [
          ['Fly Knit', '飞织'],
          ['Breathable Mesh', '透气网面'],
          ['Seamless Knit', '无缝针织'],
          ['Woven Mesh', '编织网布'],
        ],
        feature: [
          ['Lightweight', '轻便'],
          ['Shock Absorbing', '减震'],
          ['Non-Slip', '防滑'],
          ['Wear-Resistant', '耐磨'],
        ],
        use: [
          ['Road Running', '路跑'],
          ['Marathons', '马拉松'],
          ['Gym Training', '健身训练'],
          ['Trail Running', '越野跑'],
        ],
        sole: [
          ['Air Cushion Sole', '气垫底'],
          ['Popcorn Foam Sole', '爆米花底'],
          ['Rubber Sole', '橡胶底'],
        ],
      },
      attributes: [
        [
          ['Fastening', '闭合方式'],
          [
            ['Lace-up', '系带'],
            ['Slip-on with laces', '套脚系带'],
          ],
        ],
        [
          ['Insole', '鞋垫'],
          [
            ['EVA', 'EVA'],
            ['PU foam', 'PU泡棉'],
            ['Memory foam', '记忆棉'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['All seasons', '四季'],
            ['Spring and summer', '春夏'],
          ],
        ],
      ],
      colours: ['black', 'white', 'grey', 'blue', 'red', 'green'],
      option: unisexSizes,
      unit: 20,
      yuan: [35, 138],
      grams: [550, 850],
      box: [32, 21, 12],
      alsoCalled: ['takkies', 'trainers', 'running takkies', 'sneakers'],
    },
    {
      id: 'canvas-takkies',
      leaf: ['Canvas Takkies', '帆布鞋'],
      emoji: '👟',
      prop: '🎨',
      titles: [
        ['{cut} Canvas Takkies, {style}, {sole}', '{cut}帆布鞋{style}{sole}'],
        ['{who} {cut} Canvas Sneakers, {pattern}, {style}', '{who}{cut}帆布鞋{pattern}{style}'],
      ],
      words: {
        cut: [
          ['Low-Top', '低帮'],
          ['High-Top', '高帮'],
          ['Slip-On', '一脚蹬'],
        ],
        style: [
          ['Classic', '经典款'],
          ['Korean Style', '韩版'],
          ['Skate Style', '滑板风'],
          ['Vintage', '复古'],
        ],
        sole: [
          ['Vulcanised Rubber Sole', '硫化橡胶底'],
          ['Platform Sole', '厚底'],
          ['Soft Non-Slip Sole', '软底防滑'],
        ],
        who: [
          ["Men's and Women's", '男女款'],
          ['Unisex', '男女同款'],
          ['Adult', '成人'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Hand-Painted', '手绘'],
          ['Colour Block', '拼色'],
          ['Star Pattern', '星星图案'],
        ],
      },
      attributes: [
        [
          ['Upper', '鞋面'],
          [
            ['Cotton canvas', '棉帆布'],
            ['Washed denim', '水洗牛仔布'],
          ],
        ],
        [
          ['Insole', '鞋垫'],
          [
            ['EVA', 'EVA'],
            ['Cotton', '棉布'],
          ],
        ],
        [
          ['Toe', '鞋头'],
          [
            ['Rubber toe cap', '橡胶包头'],
            ['Plain toe', '无包头'],
          ],
        ],
      ],
      colours: ['white', 'black', 'red', 'navy', 'yellow', 'pink'],
      option: unisexSizes,
      unit: 20,
      yuan: [16, 58],
      grams: [500, 800],
      box: [31, 20, 11],
      alsoCalled: ['takkies', 'tekkies', 'sneakers', 'plimsolls'],
    },
    {
      id: 'basketball-shoes',
      leaf: ['Basketball Shoes', '篮球鞋'],
      emoji: '👟',
      prop: '🏀',
      titles: [
        ['{cut} Basketball Shoes, {feature}, {sole}', '{cut}篮球鞋{feature}{sole}'],
        ['{who} {court} Basketball Boots, {cut}, {feature}', '{who}{court}篮球鞋{cut}{feature}'],
      ],
      words: {
        cut: [
          ['High-Top', '高帮'],
          ['Mid-Top', '中帮'],
          ['Low-Top', '低帮'],
        ],
        feature: [
          ['Good Grip', '防滑'],
          ['Shock Absorbing', '减震'],
          ['Breathable', '透气'],
          ['Wear-Resistant', '耐磨'],
        ],
        sole: [
          ['Squeaky Grip Sole', '啾啾音底'],
          ['Air Cushion Sole', '气垫底'],
          ['Rubber Sole', '橡胶底'],
        ],
        who: [
          ["Men's", '男士'],
          ['Youth', '青少年'],
          ['Student', '学生'],
        ],
        court: [
          ['Indoor', '室内'],
          ['Outdoor', '室外'],
          ['Match', '实战'],
        ],
      },
      attributes: [
        [
          ['Upper', '鞋面'],
          [
            ['Synthetic leather', '合成革'],
            ['Mesh and TPU', '网布+TPU'],
            ['Knitted', '飞织'],
          ],
        ],
        [
          ['Fastening', '闭合方式'],
          [
            ['Lace-up', '系带'],
            ['Lace and strap', '系带加魔术贴'],
          ],
        ],
        [
          ['Insole', '鞋垫'],
          [
            ['EVA', 'EVA'],
            ['PU foam', 'PU泡棉'],
          ],
        ],
      ],
      colours: ['black', 'white', 'red', 'blue', 'purple', 'multi'],
      option: mensSizes,
      unit: 20,
      yuan: [55, 198],
      grams: [800, 1200],
      box: [34, 23, 13],
      alsoCalled: ['high-tops', 'basketball takkies', 'basketball sneakers'],
    },
    {
      id: 'soccer-boots',
      leaf: ['Soccer Boots', '足球鞋'],
      emoji: '👟',
      prop: '⚽',
      titles: [
        ['{who} Soccer Boots, {stud}, {cut}', '{who}足球鞋{stud}{cut}'],
        ['{cut} Football Boots for {ground}, {stud}, {feature}', '{cut}足球鞋{ground}{stud}{feature}'],
      ],
      words: {
        who: [
          ['Adult and Youth', '成人青少年'],
          ['Unisex', '男女同款'],
          ['Match', '比赛'],
        ],
        stud: [
          ['Long Studs', '长钉'],
          ['Moulded Studs', '一体成型钉'],
          ['Short Studs', '短钉'],
        ],
        cut: [
          ['Low-Cut', '低帮'],
          ['Mid-Cut', '中帮'],
          ['High-Cut', '高帮'],
        ],
        ground: [
          ['Grass Pitches', '天然草地'],
          ['Training', '训练'],
          ['League Matches', '联赛'],
        ],
        feature: [
          ['Lightweight', '轻量'],
          ['Wear-Resistant', '耐磨'],
          ['Good Grip', '抓地力强'],
        ],
      },
      attributes: [
        [
          ['Upper', '鞋面'],
          [
            ['PU', 'PU'],
            ['Knitted', '飞织'],
            ['Microfibre', '超纤'],
          ],
        ],
        [
          ['Sole', '鞋底'],
          [
            ['TPU', 'TPU'],
            ['Rubber', '橡胶'],
          ],
        ],
        [
          ['Fastening', '闭合方式'],
          [
            ['Lace-up', '系带'],
            ['Covered laces', '隐藏式系带'],
          ],
        ],
      ],
      colours: ['black', 'green', 'orange', 'blue', 'white', 'red'],
      option: togSizes,
      unit: 20,
      yuan: [38, 128],
      grams: [500, 800],
      box: [31, 20, 11],
      alsoCalled: ['soccer togs', 'football boots', 'cleats', 'rugby boots'],
    },
  ],
};
