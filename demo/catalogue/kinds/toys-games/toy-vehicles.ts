import type { Group } from '../../kind.ts';

export const toyVehicles: Group = {
  slug: 'toy-vehicles',
  name: ['Toy Vehicles', '玩具车'],
  kinds: [
    {
      id: 'remote-control-car',
      leaf: ['Remote Control Cars', '遥控车'],
      emoji: '🏎️',
      prop: '🎮',
      titles: [
        ['{style} Remote Control {type} with {feature}', '{style}遥控{type} {feature}'],
        ['{style} RC {type} Toy for {use} with {feature}', '{use}{style}遥控{type}玩具 {feature}'],
      ],
      words: {
        style: [
          ['Four-Wheel-Drive', '四驱'],
          ['High-Speed', '高速'],
          ['Rechargeable', '充电'],
          ['Shockproof', '防撞'],
        ],
        type: [
          ['Stunt Car', '特技车'],
          ['Off-Road Car', '越野车'],
          ['Racing Car', '赛车'],
          ['Climbing Truck', '攀爬车'],
        ],
        feature: [
          ['LED Lights', '带灯光'],
          ['Rubber Tyres', '橡胶轮胎'],
          ['2.4 GHz Handset', '2.4G遥控器'],
        ],
        use: [
          ['Boys and Girls', '男孩女孩'],
          ['Outdoor Play', '户外'],
          ['Birthday Gifts', '生日礼物'],
        ],
      },
      attributes: [
        [
          ['Scale', '比例'],
          [
            ['1:24', '1:24'],
            ['1:18', '1:18'],
            ['1:16', '1:16'],
          ],
        ],
        [
          ['Range', '遥控距离'],
          [
            ['20 m', '20米'],
            ['30 m', '30米'],
            ['50 m', '50米'],
          ],
        ],
        [
          ['Playing time', '续航'],
          [
            ['20 minutes', '20分钟'],
            ['30 minutes', '30分钟'],
            ['45 minutes', '45分钟'],
          ],
        ],
        [
          ['Battery', '电池'],
          [
            ['3.7 V lithium', '3.7V锂电池'],
            ['4.8 V Ni-Cd', '4.8V镍镉电池'],
          ],
        ],
      ],
      colours: ['red', 'blue', 'green', 'orange', 'yellow'],
      option: {
        name: ['Batteries', '电池配置'],
        values: [
          ['One battery', '单电池'],
          ['Two batteries', '双电池'],
        ],
      },
      yuan: [22, 158],
      grams: [350, 1600],
      box: [30, 22, 15],
      special: 'magnet',
      alsoCalled: ['RC car', 'remote car'],
    },
    {
      id: 'die-cast-car',
      leaf: ['Die-Cast Cars', '合金车模'],
      emoji: '🚗',
      prop: '🏁',
      titles: [
        ['{feature} Die-Cast {type} for {use}', '{use}{feature}合金{type}'],
        ['{feature} Alloy {type} Model with {extra}', '{feature}合金{type}模型 {extra}'],
      ],
      words: {
        feature: [
          ['Pull-Back', '回力'],
          ['Free-Wheel', '滑行'],
          ['Shatterproof', '耐摔'],
        ],
        type: [
          ['Sports Car', '跑车'],
          ['Police Car', '警车'],
          ['Bakkie', '皮卡'],
          ['School Bus', '校车'],
          ['Tipper Truck', '自卸车'],
        ],
        extra: [
          ['Opening Doors', '可开门'],
          ['Sound and Lights', '声光'],
          ['Display Box', '展示盒'],
        ],
        use: [
          ['Kids', '儿童'],
          ['Collectors', '收藏'],
          ['Cake Decorating', '蛋糕装饰'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Zinc alloy and ABS', '锌合金+ABS'],
            ['Zinc alloy', '锌合金'],
          ],
        ],
        [
          ['Scale', '比例'],
          [
            ['1:64', '1:64'],
            ['1:43', '1:43'],
            ['1:32', '1:32'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['3 years and up', '3岁以上'],
            ['6 years and up', '6岁以上'],
          ],
        ],
      ],
      colours: ['red', 'blue', 'white', 'black', 'yellow', 'silver'],
      option: {
        name: ['Pack', '规格'],
        values: [
          ['1 car', '单辆'],
          ['6 cars', '6辆装'],
          ['12 cars', '12辆装'],
        ],
      },
      yuan: [3, 46],
      grams: [60, 700],
      box: [20, 12, 7],
      unit: 40,
      alsoCalled: ['toy bakkie', 'model car', 'dinky car'],
    },
    {
      id: 'ride-on-scooter',
      leaf: ['Kids Scooters', '儿童滑板车'],
      emoji: '🛴',
      titles: [
        ['{style} Kids Scooter with {feature}', '{style}儿童滑板车 {feature}'],
        ['{style} {wheels} Kick Scooter for {use} with {feature}', '{use}{style}{wheels}踏板车 {feature}'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Height-Adjustable', '可升降'],
          ['Silent', '静音'],
          ['Widened', '加宽'],
        ],
        wheels: [
          ['Three-Wheel', '三轮'],
          ['Two-Wheel', '两轮'],
          ['Four-Wheel', '四轮'],
        ],
        feature: [
          ['Flashing Wheels', '闪光轮'],
          ['Rear Brake', '后刹车'],
          ['Non-Slip Deck', '防滑踏板'],
        ],
        use: [
          ['Toddlers', '宝宝'],
          ['School Kids', '小学生'],
          ['Beginners', '初学者'],
        ],
      },
      attributes: [
        [
          ['Frame', '车架'],
          [
            ['Aluminium alloy', '铝合金'],
            ['Carbon steel', '碳钢'],
            ['PP plastic', 'PP塑料'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['50 kg', '50kg'],
            ['80 kg', '80kg'],
            ['100 kg', '100kg'],
          ],
        ],
        [
          ['Age', '适用年龄'],
          [
            ['2-6 years', '2-6岁'],
            ['3-10 years', '3-10岁'],
            ['6-14 years', '6-14岁'],
          ],
        ],
      ],
      colours: ['pink', 'blue', 'green', 'red', 'purple'],
      yuan: [38, 165],
      grams: [1800, 4200],
      box: [60, 26, 16],
      alsoCalled: ['kick bike', 'push scooter'],
    },
    {
      id: 'toy-train-track',
      leaf: ['Train & Track Sets', '轨道火车'],
      emoji: '🚂',
      prop: '🛤️',
      titles: [
        ['{style} Toy {type} Track Set with {feature}', '{style}{type}轨道玩具 {feature}'],
        ['{material} {style} {type} Track for {use}', '{use}{material}{style}{type}轨道'],
      ],
      words: {
        style: [
          ['Electric', '电动'],
          ['Bendable', '可弯曲'],
          ['Double-Loop', '双环'],
        ],
        type: [
          ['Train', '火车'],
          ['Race Car', '赛车'],
          ['Mine Cart', '矿车'],
        ],
        feature: [
          ['Bridge', '带桥梁'],
          ['Sound and Light', '带声光'],
          ['Station', '带车站'],
        ],
        material: [
          ['Plastic', '塑料'],
          ['Shatterproof', '耐摔'],
          ['Smooth-Edge', '光滑圆角'],
        ],
        use: [
          ['Kids', '儿童'],
          ['Birthday Gifts', '生日礼物'],
          ['Family Play', '亲子互动'],
        ],
      },
      attributes: [
        [
          ['Power', '供电方式'],
          [
            ['2 AA batteries, not included', '2节5号电池（不含）'],
            ['1 AA battery, not included', '1节5号电池（不含）'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['PP plastic', 'PP塑料'],
          ],
        ],
        [
          ['Track width', '轨道宽度'],
          [
            ['4 cm', '4cm'],
            ['6 cm', '6cm'],
          ],
        ],
      ],
      colours: ['multi', 'blue', 'red'],
      option: {
        name: ['Pieces', '件数'],
        values: [
          ['46 pieces', '46件'],
          ['88 pieces', '88件'],
          ['152 pieces', '152件'],
        ],
      },
      yuan: [16, 98],
      grams: [450, 2200],
      box: [40, 28, 9],
      unit: 50,
      alsoCalled: ['railway set', 'race track'],
    },
  ],
};
