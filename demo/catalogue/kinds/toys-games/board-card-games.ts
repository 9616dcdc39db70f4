import type { Group } from '../../kind.ts';

export const boardCardGames: Group = {
  slug: 'board-card-games',
  name: ['Board & Card Games', '棋牌桌游'],
  kinds: [
    {
      id: 'chess-draughts-set',
      leaf: ['Chess & Draughts', '国际象棋跳棋'],
      emoji: '♟️',
      titles: [
        ['{style} {material} {game} Set for {use}', '{use}{style}{material}{game}'],
        ['{style} {game} Game with {material} Pieces and {extra}', '{style}{game} {material}棋子 {extra}'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Portable', '便携'],
          ['Classic', '经典'],
        ],
        material: [
          ['Wooden', '木质'],
          ['Plastic', '塑料'],
          ['Resin', '树脂'],
        ],
        game: [
          ['Chess', '国际象棋'],
          ['Draughts', '西洋跳棋'],
          ['Chess and Draughts', '国际象棋跳棋二合一'],
        ],
        extra: [
          ['Storage Box', '带收纳盒'],
          ['Felt Base', '绒布底'],
          ['Carry Bag', '带收纳袋'],
        ],
        use: [
          ['Schools', '学校'],
          ['Travel', '旅行'],
          ['Game Nights', '桌游聚会'],
        ],
      },
      attributes: [
        [
          ['Board', '棋盘'],
          [
            ['Folding box', '折叠盒'],
            ['Roll-up mat', '卷式棋盘'],
            ['Flat board', '平板'],
          ],
        ],
        [
          ['Pieces', '棋子'],
          [
            ['32 pieces', '32枚'],
            ['24 pieces', '24枚'],
            ['Both sets', '两种棋子'],
          ],
        ],
        [
          ['Players', '人数'],
          [
            ['2 players', '2人'],
            ['2 players, ages 6 and up', '2人，6岁以上'],
          ],
        ],
      ],
      colours: ['brown', 'black'],
      option: { name: ['Board size', '棋盘尺寸'], values: ['24 x 24 cm', '30 x 30 cm', '39 x 39 cm'] },
      yuan: [9, 78],
      grams: [280, 1500],
      box: [40, 21, 6],
      unit: 50,
      alsoCalled: ['checkers', 'draughts board'],
    },
    {
      id: 'playing-cards',
      leaf: ['Playing Cards', '扑克牌'],
      emoji: '🃏',
      titles: [
        ['{feature} {material} Playing Cards for {use}', '{use}{feature}{material}扑克牌'],
        ['{style} Card Deck in {material}, {feature} Finish', '{style}纸牌 {material}材质 {feature}'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Anti-Crease', '耐折'],
          ['Smooth-Glide', '顺滑'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Coated Paper', '铜版纸'],
          ['PVC', 'PVC'],
        ],
        style: [
          ['Large-Print', '大字'],
          ['Classic', '经典'],
          ['Gold-Foil', '金箔'],
        ],
        use: [
          ['Family Games', '家庭娱乐'],
          ['Card Clubs', '棋牌室'],
          ['Magic Tricks', '魔术表演'],
          ['Gifts', '礼品'],
        ],
      },
      attributes: [
        [
          ['Cards', '张数'],
          [
            ['54 cards', '54张'],
            ['55 cards', '55张'],
          ],
        ],
        [
          ['Card size', '牌面尺寸'],
          [
            ['57 x 87 mm', '57x87mm'],
            ['63 x 88 mm', '63x88mm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Paper box', '纸盒'],
            ['Plastic case', '塑料盒'],
          ],
        ],
      ],
      colours: ['red', 'blue', 'black', 'gold'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['1 deck', '1副'],
          ['2 decks', '2副'],
          ['10 decks', '10副'],
        ],
      },
      yuan: [2, 26],
      grams: [95, 950],
      box: [18, 10, 4],
      unit: 40,
      alsoCalled: ['deck of cards', 'poker cards'],
    },
    {
      id: 'dice-board-game',
      leaf: ['Family Board Games', '家庭桌游'],
      emoji: '🎲',
      titles: [
        ['{style} {game} Board Game for {use}', '{use}{style}{game}桌游'],
        ['{style} {game} Game with {extra} for {use}', '{style}{game}游戏棋 {extra} {use}用'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Colourful', '彩印'],
          ['Classic', '经典'],
          ['Travel', '旅行装'],
        ],
        game: [
          ['Ludo', '飞行棋'],
          ['Snakes and Ladders', '蛇梯棋'],
          ['Morabaraba', '十二子棋'],
          ['Ludo and Ladders', '飞行棋蛇梯二合一'],
        ],
        extra: [
          ['Dice', '带骰子'],
          ['Storage Bag', '带收纳袋'],
          ['Spare Pieces', '送备用棋子'],
        ],
        use: [
          ['Families', '家庭聚会'],
          ['Schools', '学校'],
          ['Taverns', '酒吧'],
        ],
      },
      attributes: [
        [
          ['Board', '棋盘材质'],
          [
            ['Thick card', '厚纸板'],
            ['Plastic', '塑料'],
            ['PVC mat', 'PVC垫'],
          ],
        ],
        [
          ['Players', '人数'],
          [
            ['2-4 players', '2-4人'],
            ['2-6 players', '2-6人'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['5 years and up', '5岁以上'],
            ['8 years and up', '8岁以上'],
          ],
        ],
      ],
      colours: ['multi'],
      option: { name: ['Board size', '棋盘尺寸'], values: ['25 x 25 cm', '32 x 32 cm', '40 x 40 cm'] },
      yuan: [5, 38],
      grams: [180, 800],
      box: [34, 18, 4],
      alsoCalled: ['ludo', 'umlabalaba', 'snakes and ladders'],
    },
  ],
};
