import type { Group } from '../../kind.ts';
import { sizes } from './sizes.ts';

export const mensTeesPolos: Group = {
  slug: 'mens-tees-polos',
  name: ['T-Shirts & Polos', 'T恤POLO衫'],
  kinds: [
    {
      id: 'mens-t-shirt',
      leaf: ["Men's T-Shirts", '男士T恤'],
      emoji: '👕',
      titles: [
        ["Men's {fabric} T-Shirt, {fit}, {pattern}", '{fabric}T恤男{fit}{pattern}短袖'],
        ['{fit} {pattern} Tee for Men, {fabric}, {feature}', '{pattern}男士短袖T恤{fit}{fabric}{feature}'],
      ],
      words: {
        fabric: [
          ['Pure Cotton', '纯棉'],
          ['Combed Cotton', '精梳棉'],
          ['Mercerised Cotton', '丝光棉'],
          ['Ice Silk', '冰丝'],
        ],
        fit: [
          ['Oversized', '宽松大版'],
          ['Regular Fit', '常规版'],
          ['Slim Fit', '修身'],
          ['Drop Shoulder', '落肩'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Letter Print', '字母印花'],
          ['Back Print', '后背印花'],
          ['Striped', '条纹'],
          ['Embroidered Logo', '刺绣标'],
        ],
        feature: [
          ['Breathable', '透气'],
          ['Anti-Wrinkle', '抗皱'],
          ['Colour-Fast', '不掉色'],
        ],
      },
      attributes: [
        [
          ['Fabric weight', '克重'],
          [
            ['180 g/m²', '180克'],
            ['220 g/m²', '220克'],
            ['240 g/m²', '240克'],
          ],
        ],
        [
          ['Neckline', '领型'],
          [
            ['Round neck', '圆领'],
            ['V-neck', 'V领'],
            ['Henley', '亨利领'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Summer', '夏季'],
            ['Spring and summer', '春夏'],
          ],
        ],
        [
          ['Style', '风格'],
          [
            ['Street', '街头'],
            ['Basic', '基础款'],
            ['Japanese', '日系'],
          ],
        ],
      ],
      colours: ['black', 'white', 'grey', 'navy', 'army', 'beige', 'wine'],
      option: sizes,
      yuan: [10, 45],
      grams: [190, 320],
      box: [30, 24, 3],
      alsoCalled: ['tee', 'tshirt', 'crew neck'],
    },
    {
      id: 'mens-polo-shirt',
      leaf: ['Polo Shirts', 'POLO衫'],
      emoji: '👕',
      prop: '⛳',
      titles: [
        ["Men's {fabric} Polo Shirt, {sleeve}, {pattern}", '{fabric}POLO衫男{sleeve}{pattern}'],
        ['{use} Golf Shirt for Men, {fabric}, {pattern}, {sleeve}', '{use}男士POLO衫{fabric}{pattern}{sleeve}'],
      ],
      words: {
        fabric: [
          ['Piqué Cotton', '珠地棉'],
          ['Mercerised Cotton', '丝光棉'],
          ['Ice Silk', '冰丝'],
          ['Quick-Dry', '速干'],
        ],
        sleeve: [
          ['Short Sleeve', '短袖'],
          ['Long Sleeve', '长袖'],
          ['Half Sleeve', '五分袖'],
        ],
        pattern: [
          ['Plain', '纯色'],
          ['Striped', '条纹'],
          ['Contrast Collar', '撞色领'],
          ['Embroidered Chest', '胸口刺绣'],
        ],
        use: [
          ['Business', '商务'],
          ['Casual', '休闲'],
          ['Work Team', '团体工作'],
          ['Sports', '运动'],
        ],
      },
      attributes: [
        [
          ['Fit', '版型'],
          [
            ['Regular', '常规'],
            ['Slim', '修身'],
            ['Loose', '宽松'],
          ],
        ],
        [
          ['Collar', '领型'],
          [
            ['Turn-down collar', '翻领'],
            ['Zip collar', '拉链领'],
          ],
        ],
        [
          ['Logo service', '定制'],
          [
            ['Embroidery to order', '可定制刺绣'],
            ['Printing to order', '可定制印花'],
            ['None', '不支持定制'],
          ],
        ],
      ],
      colours: ['navy', 'white', 'black', 'wine', 'sky', 'green', 'grey'],
      option: sizes,
      yuan: [18, 65],
      grams: [220, 350],
      box: [30, 24, 3],
      alsoCalled: ['golf shirt', 'golfer', 'collared tee'],
    },
    {
      id: 'mens-vest',
      leaf: ["Men's Vests", '男士背心'],
      emoji: '🎽',
      titles: [
        ["Men's {use} Vest, {fabric}, {feature}", '{use}背心男{fabric}{feature}'],
        ['{fabric} Sleeveless Top for Men, {fit}, {feature}', '{fabric}男士无袖T恤{fit}{feature}'],
        ["Men's {fit} {use} Tank Top, {fabric}", '{fit}{use}男士背心{fabric}'],
      ],
      words: {
        use: [
          ['Gym', '健身'],
          ['Running', '跑步'],
          ['Basketball', '篮球'],
          ['Everyday', '日常'],
        ],
        fabric: [
          ['Cotton', '纯棉'],
          ['Quick-Dry Mesh', '速干网眼'],
          ['Ice Silk', '冰丝'],
          ['Ribbed', '螺纹'],
        ],
        feature: [
          ['Breathable', '透气'],
          ['Sweat Wicking', '吸汗'],
          ['Wide Shoulder', '宽肩'],
          ['Racer Back', '工字背'],
        ],
        fit: [
          ['Slim Fit', '修身'],
          ['Loose Fit', '宽松'],
          ['Regular Fit', '常规版'],
        ],
      },
      attributes: [
        [
          ['Neckline', '领型'],
          [
            ['Round neck', '圆领'],
            ['U-neck', 'U领'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Letter print', '字母印花'],
            ['Side stripe', '侧边条纹'],
          ],
        ],
        [
          ['Season', '季节'],
          [
            ['Summer', '夏季'],
            ['All seasons', '四季'],
          ],
        ],
      ],
      colours: ['white', 'black', 'grey', 'navy', 'red'],
      option: sizes,
      yuan: [7, 29],
      grams: [110, 200],
      box: [26, 20, 2],
      alsoCalled: ['gym vest', 'tank top', 'singlet'],
    },
  ],
};
