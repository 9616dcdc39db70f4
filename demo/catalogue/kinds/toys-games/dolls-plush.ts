import type { Group } from '../../kind.ts';

export const dollsPlush: Group = {
  slug: 'dolls-plush',
  name: ['Dolls & Plush', '娃娃毛绒'],
  kinds: [
    {
      id: 'teddy-bear',
      leaf: ['Teddy Bears', '泰迪熊'],
      emoji: '🧸',
      titles: [
        ['{style} {material} Teddy Bear for {use}', '{use}{style}{material}泰迪熊'],
        ['{material} Plush Bear with {feature}, {style} Soft Toy', '{material}毛绒熊公仔 {feature} {style}玩偶'],
      ],
      words: {
        style: [
          ['Cuddly', '可爱'],
          ['Huggable', '抱抱'],
          ['Cartoon', '卡通'],
          ['Classic', '经典'],
        ],
        material: [
          ['Short-Pile', '短毛绒'],
          ['Rabbit-Fur-Feel', '仿兔毛'],
          ['Curly-Pile', '卷毛绒'],
        ],
        feature: [
          ['Bow Tie', '带蝴蝶结'],
          ['Knitted Jersey', '穿毛衣'],
          ['Embroidered Heart', '绣爱心'],
        ],
        use: [
          ['Birthday Gifts', '生日礼物'],
          ["Valentine's Day", '情人节'],
          ['Claw Machines', '抓娃娃机'],
          ['Baby Showers', '迎婴派对'],
        ],
      },
      attributes: [
        [
          ['Filling', '填充物'],
          [
            ['PP cotton', 'PP棉'],
            ['Down cotton', '羽绒棉'],
          ],
        ],
        [
          ['Outer fabric', '面料'],
          [
            ['Short plush', '短毛绒'],
            ['Crystal velvet', '水晶超柔'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['All ages', '全年龄'],
          ],
        ],
      ],
      colours: ['brown', 'beige', 'pink', 'white', 'purple'],
      option: { name: ['Height', '高度'], values: ['25 cm', '40 cm', '60 cm', '100 cm'] },
      yuan: [8, 78],
      grams: [150, 2200],
      box: [40, 30, 22],
      alsoCalled: ['teddy', 'stuffed bear'],
    },
    {
      id: 'plush-animal',
      leaf: ['Plush Animals', '毛绒动物'],
      emoji: '🐘',
      prop: '🎁',
      titles: [
        ['{style} Plush {animal} Soft Toy for {use}', '{use}{style}毛绒{animal}公仔'],
        ['{style} Stuffed {animal} with {feature}', '{style}{animal}毛绒玩具 {feature}'],
      ],
      words: {
        style: [
          ['Cute', '可爱'],
          ['Realistic', '仿真'],
          ['Sitting', '坐姿'],
          ['Floppy', '趴姿'],
        ],
        animal: [
          ['Elephant', '大象'],
          ['Lion', '狮子'],
          ['Rabbit', '兔子'],
          ['Giraffe', '长颈鹿'],
          ['Dog', '小狗'],
        ],
        feature: [
          ['Embroidered Eyes', '刺绣眼睛'],
          ['Hanging Loop', '带挂绳'],
          ['Soft Scarf', '带围巾'],
        ],
        use: [
          ['Kids', '儿童'],
          ['Gift Shops', '礼品店'],
          ['Bedtime', '睡觉安抚'],
        ],
      },
      attributes: [
        [
          ['Filling', '填充物'],
          [
            ['PP cotton', 'PP棉'],
            ['Foam beads', '泡沫粒子'],
          ],
        ],
        [
          ['Outer fabric', '面料'],
          [
            ['Crystal velvet', '水晶超柔'],
            ['Short plush', '短毛绒'],
            ['Rabbit-fur-feel plush', '兔毛绒'],
          ],
        ],
        [
          ['Washing', '清洗'],
          [
            ['Hand wash', '手洗'],
            ['Machine washable', '可机洗'],
          ],
        ],
      ],
      colours: ['grey', 'brown', 'pink', 'yellow', 'white'],
      option: { name: ['Height', '高度'], values: ['20 cm', '30 cm', '45 cm'] },
      yuan: [5, 48],
      grams: [90, 700],
      box: [32, 24, 18],
      alsoCalled: ['soft toy', 'stuffed animal'],
    },
    {
      id: 'fashion-doll',
      leaf: ['Fashion Dolls', '换装娃娃'],
      emoji: '🪆',
      prop: '👗',
      titles: [
        ['{style} Fashion Doll with {extra} for {use}', '{use}{style}换装娃娃 {extra}'],
        ['{feature} {style} Doll Gift Set with {extra}', '{feature}{style}娃娃礼盒套装 {extra}'],
      ],
      words: {
        style: [
          ['Princess', '公主'],
          ['African Princess', '非洲公主'],
          ['Bride', '新娘'],
          ['Ballerina', '芭蕾'],
        ],
        extra: [
          ['Dress and Shoes', '带裙子鞋子'],
          ['Comb and Mirror', '带梳子镜子'],
          ['Handbags', '带包包'],
          ['Braidable Hair', '可编辫长发'],
        ],
        feature: [
          ['Jointed', '多关节'],
          ['Musical', '音乐'],
          ['Long-Haired', '长发'],
        ],
        use: [
          ['Pretend Play', '过家家'],
          ['Birthday Gifts', '生日礼物'],
          ['Dress-Up Games', '换装游戏'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['ABS and vinyl', 'ABS+搪胶'],
            ['PVC', 'PVC'],
          ],
        ],
        [
          ['Joints', '关节数'],
          [
            ['5 joints', '5关节'],
            ['11 joints', '11关节'],
            ['12 joints', '12关节'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Window box', '开窗彩盒'],
            ['Gift box', '礼盒'],
          ],
        ],
      ],
      colours: ['pink', 'purple', 'blue', 'yellow'],
      option: {
        name: ['Set', '套装'],
        values: [
          ['Single doll', '单个娃娃'],
          ['Doll with 5 outfits', '娃娃配5套服装'],
          ['Two dolls', '两个娃娃'],
        ],
      },
      yuan: [7, 56],
      grams: [180, 750],
      box: [33, 18, 7],
      alsoCalled: ['dolly', 'dress-up doll'],
    },
  ],
};
