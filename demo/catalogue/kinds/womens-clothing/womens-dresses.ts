import type { Group } from '../../kind.ts';
import { plusSizes, sizes } from './sizes.ts';

export const womensDresses: Group = {
  slug: 'womens-dresses',
  name: ['Dresses', '连衣裙'],
  kinds: [
    {
      id: 'womens-maxi-dress',
      leaf: ['Maxi Dresses', '长裙'],
      emoji: '👗',
      prop: '🌴',
      titles: [
        ['{pattern} Maxi Dress for Women, {cut}, {occasion} Wear', '{pattern}{cut}女士长款连衣裙{occasion}穿搭'],
        ['{cut} Long Dress, {pattern} Summer Dress with {detail}', '{cut}{detail}{pattern}夏季长裙女'],
        ["Women's {pattern} Long Dress with {detail}, {cut}", '{pattern}连衣裙女{detail}{cut}长裙'],
      ],
      words: {
        pattern: [
          ['Floral Print', '碎花'],
          ['Bohemian', '波西米亚'],
          ['Polka Dot', '波点'],
          ['Plain', '纯色'],
          ['Tie-Dye', '扎染'],
        ],
        cut: [
          ['High Waist', '高腰'],
          ['Loose Fit', '宽松'],
          ['A-Line', 'A字'],
          ['Wrap Front', '裹身'],
        ],
        detail: [
          ['Side Slit', '侧开叉'],
          ['Ruffle Hem', '荷叶边'],
          ['Side Pockets', '带口袋'],
          ['Tie Belt', '系带'],
          ['Tiered Skirt', '蛋糕裙摆'],
        ],
        occasion: [
          ['Beach Holiday', '海边度假'],
          ['Everyday', '日常'],
          ['Church', '礼拜'],
          ['Weekend', '周末休闲'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Chiffon', '雪纺'],
            ['Viscose', '粘胶纤维'],
            ['Polyester', '聚酯纤维'],
            ['Cotton blend', '棉混纺'],
          ],
        ],
        [
          ['Sleeve length', '袖长'],
          [
            ['Sleeveless', '无袖'],
            ['Short sleeve', '短袖'],
            ['Long sleeve', '长袖'],
          ],
        ],
        [
          ['Neckline', '领型'],
          [
            ['V-neck', 'V领'],
            ['Round neck', '圆领'],
            ['Square neck', '方领'],
          ],
        ],
        [
          ['Lining', '里布'],
          [
            ['Lined', '有内衬'],
            ['Unlined', '无内衬'],
          ],
        ],
      ],
      colours: ['black', 'white', 'red', 'yellow', 'blue', 'army'],
      option: sizes,
      yuan: [28, 98],
      grams: [260, 520],
      box: [32, 25, 4],
      alsoCalled: ['summer dress', 'long dress', 'boho dress'],
    },
    {
      id: 'womens-shirt-dress',
      leaf: ['Shirt Dresses', '衬衫裙'],
      emoji: '👗',
      prop: '💼',
      titles: [
        ["Women's {fabric} Shirt Dress, {fit}, {detail}", '{fabric}衬衫裙女{fit}{detail}连衣裙'],
        ['{season} {fabric} Button-Up Dress, {detail}, {fit}', '{season}{fabric}单排扣{detail}{fit}连衣裙'],
      ],
      words: {
        fabric: [
          ['Cotton Linen', '棉麻'],
          ['Denim', '牛仔'],
          ['Striped Cotton', '条纹棉'],
          ['Satin', '缎面'],
          ['Cotton Poplin', '纯棉府绸'],
        ],
        fit: [
          ['Loose Fit', '宽松'],
          ['Slimming Waist', '收腰显瘦'],
          ['Straight Cut', '直筒'],
        ],
        detail: [
          ['with Tie Belt', '系腰带'],
          ['Turn-Down Collar', '翻领'],
          ['with Two Pockets', '双口袋'],
          ['Roll-Up Sleeves', '卷袖'],
        ],
        season: [
          ['Summer', '夏季'],
          ['Spring', '春季'],
          ['Autumn', '秋季'],
          ['New Season', '当季新款'],
        ],
      },
      attributes: [
        [
          ['Dress length', '裙长'],
          [
            ['Above the knee', '短裙'],
            ['Knee length', '及膝'],
            ['Mid-calf', '中长款'],
          ],
        ],
        [
          ['Sleeve length', '袖长'],
          [
            ['Short sleeve', '短袖'],
            ['Three-quarter sleeve', '七分袖'],
            ['Long sleeve', '长袖'],
          ],
        ],
        [
          ['Style', '风格'],
          [
            ['Commuter', '通勤'],
            ['Casual', '休闲'],
            ['Korean', '韩版'],
          ],
        ],
      ],
      colours: ['white', 'sky', 'navy', 'beige', 'army', 'black'],
      option: sizes,
      yuan: [32, 89],
      grams: [280, 480],
      box: [32, 25, 4],
      alsoCalled: ['button dress', 'office dress', 'work dress'],
    },
    {
      id: 'womens-evening-dress',
      leaf: ['Evening Dresses', '晚礼服'],
      emoji: '👗',
      prop: '✨',
      titles: [
        ['{neck} {fabric} Evening Gown, {occasion} Dress, {cut}', '{fabric}{neck}晚礼服{occasion}{cut}长裙'],
        ['Elegant {fabric} {occasion} Dress, {neck}, {cut}', '高级感{fabric}{occasion}礼服裙{neck}{cut}'],
      ],
      words: {
        neck: [
          ['Off-Shoulder', '一字肩'],
          ['V-Neck', 'V领'],
          ['One-Shoulder', '斜肩'],
          ['Halter Neck', '挂脖'],
          ['Spaghetti Strap', '吊带'],
        ],
        fabric: [
          ['Sequin', '亮片'],
          ['Satin', '缎面'],
          ['Lace', '蕾丝'],
          ['Tulle', '网纱'],
          ['Velvet', '丝绒'],
        ],
        occasion: [
          ['Wedding Guest', '婚礼宾客'],
          ['Matric Dance', '毕业舞会'],
          ['Bridesmaid', '伴娘'],
          ['Party', '派对'],
          ['Banquet', '宴会'],
        ],
        cut: [
          ['Mermaid Hem', '鱼尾'],
          ['High Slit', '高开叉'],
          ['Full Skirt', '大摆'],
          ['Slim Fit', '修身'],
        ],
      },
      attributes: [
        [
          ['Back', '后背款式'],
          [
            ['Zip back', '后拉链'],
            ['Lace-up back', '绑带'],
            ['Open back', '露背'],
          ],
        ],
        [
          ['Lining', '里布'],
          [
            ['Fully lined', '全里布'],
            ['Half lined', '半里布'],
          ],
        ],
        [
          ['Bust padding', '胸垫'],
          [
            ['With sewn-in pads', '带胸垫'],
            ['Without pads', '无胸垫'],
          ],
        ],
      ],
      colours: ['black', 'wine', 'gold', 'silver', 'navy', 'rosegold', 'green'],
      option: sizes,
      yuan: [68, 260],
      grams: [450, 1100],
      box: [36, 28, 7],
      alsoCalled: ['matric dance dress', 'gown', 'prom dress', 'formal dress'],
    },
    {
      id: 'womens-african-print-dress',
      leaf: ['African Print Dresses', '非洲印花连衣裙'],
      emoji: '🥻',
      prop: '🌺',
      titles: [
        ['{print} African Dress for Women, {sleeve}, {cut}', '{print}非洲风女装连衣裙{sleeve}{cut}'],
        ['{cut} {print} Dress with {extra}, {sleeve}', '{print}{cut}连衣裙{sleeve}{extra}'],
        ['African Traditional {print} Dress, {cut}, with {extra}', '非洲民族风{print}{cut}连衣裙{extra}'],
      ],
      words: {
        print: [
          ['Wax Print', '蜡染印花'],
          ['Shweshwe Style', '蓝印花布风'],
          ['Dashiki Print', '达西基印花'],
          ['Kente Pattern', '肯特纹'],
          ['Geometric Print', '几何印花'],
        ],
        sleeve: [
          ['Flared Sleeve', '喇叭袖'],
          ['Short Sleeve', '短袖'],
          ['Batwing Sleeve', '蝙蝠袖'],
          ['Puff Sleeve', '泡泡袖'],
        ],
        cut: [
          ['Plus Size', '大码'],
          ['A-Line', 'A字'],
          ['Full-Length', '长款'],
          ['Swing Hem', '大摆'],
        ],
        extra: [
          ['Matching Headwrap', '配头巾'],
          ['Waist Belt', '配腰带'],
          ['Side Pockets', '带侧口袋'],
        ],
      },
      attributes: [
        [
          ['Fabric', '面料'],
          [
            ['Cotton', '纯棉'],
            ['Polyester', '聚酯纤维'],
            ['Cotton and polyester', '涤棉'],
          ],
        ],
        [
          ['Printing', '印花工艺'],
          [
            ['Digital print', '数码印花'],
            ['Batik print', '蜡染'],
          ],
        ],
        [
          ['Stretch', '弹力'],
          [
            ['No stretch', '无弹'],
            ['Slight stretch', '微弹'],
          ],
        ],
        [
          ['Occasion', '适用场合'],
          [
            ['Wedding', '婚礼'],
            ['Church', '礼拜'],
            ['Heritage day', '民族节日'],
            ['Everyday', '日常'],
          ],
        ],
      ],
      colours: ['blue', 'orange', 'red', 'yellow', 'green', 'multi'],
      option: plusSizes,
      yuan: [45, 138],
      grams: [320, 620],
      box: [33, 26, 5],
      alsoCalled: ['shweshwe dress', 'ankara dress', 'dashiki', 'traditional dress'],
    },
  ],
};
