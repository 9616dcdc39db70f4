import type { Group } from '../../kind.ts';

export const locksAndFittings: Group = {
  slug: 'locks-and-fittings',
  name: ['Locks, Handles & Fixings', '锁具五金'],
  kinds: [
    {
      id: 'security-padlock',
      leaf: ['Padlocks', '挂锁'],
      emoji: '🔒',
      titles: [
        ['{style} {material} Padlock for {use}', '{use}{style}{material}挂锁'],
        ['{material} Padlock with {feature}, {style} Lock for {use}', '{material}挂锁带{feature} {style}锁 {use}用'],
      ],
      words: {
        style: [
          ['Anti-Theft', '防盗'],
          ['Waterproof', '防水'],
          ['Heavy-Duty', '重型'],
          ['Rustproof', '防锈'],
        ],
        material: [
          ['Solid Brass', '纯铜'],
          ['Stainless Steel', '不锈钢'],
          ['Laminated Steel', '千层'],
          ['Zinc Alloy', '锌合金'],
        ],
        feature: [
          ['Four Keys', '四把钥匙'],
          ['Hardened Shackle', '加硬锁梁'],
          ['Plastic Cover', '塑料外壳'],
        ],
        use: [
          ['Gates', '大门'],
          ['Lockers', '储物柜'],
          ['Warehouses', '仓库'],
          ['Toolboxes', '工具箱'],
          ['Trailers', '拖车'],
        ],
      },
      attributes: [
        [
          ['Cylinder', '锁芯'],
          [
            ['Copper cylinder', '铜锁芯'],
            ['Blade cylinder', '叶片锁芯'],
            ['Pin tumbler', '弹子锁芯'],
          ],
        ],
        [
          ['Keying', '钥匙'],
          [
            ['Keyed different', '不同开'],
            ['Keyed alike', '同开'],
            ['Master key', '带总匙'],
          ],
        ],
        [
          ['Shackle', '锁梁'],
          [
            ['Short', '短梁'],
            ['Long', '长梁'],
          ],
        ],
      ],
      colours: ['gold', 'silver', 'black'],
      option: { name: ['Width', '锁体宽度'], values: ['30 mm', '40 mm', '50 mm', '60 mm', '70 mm'] },
      yuan: [3, 42],
      grams: [80, 620],
      box: [11, 8, 4],
      alsoCalled: ['gate lock', 'security lock'],
    },
    {
      id: 'door-handle-lock',
      leaf: ['Door Handles & Locks', '门锁拉手'],
      emoji: '🚪',
      prop: '🔑',
      titles: [
        ['{style} {material} Door Handle Set for {place}', '{place}{style}{material}门把手套装'],
        [
          '{style} Door Lock with {feature}, {material} Handle for {place}',
          '{style}门锁{feature} {material}拉手 {place}用',
        ],
      ],
      words: {
        style: [
          ['Modern', '现代'],
          ['European', '欧式'],
          ['Minimalist', '简约'],
          ['Thickened', '加厚'],
        ],
        material: [
          ['Zinc Alloy', '锌合金'],
          ['Stainless Steel', '不锈钢'],
          ['Space Aluminium', '太空铝'],
          ['Brass', '黄铜'],
        ],
        feature: [
          ['Silent Latch', '静音锁舌'],
          ['Magnetic Bolt', '磁吸锁体'],
          ['Three Keys', '配三把钥匙'],
        ],
        place: [
          ['Bedroom', '卧室'],
          ['Bathroom', '卫生间'],
          ['Front Door', '入户门'],
          ['Office', '办公室'],
          ['Hotel', '酒店'],
        ],
      },
      attributes: [
        [
          ['Door thickness', '适合门厚'],
          [
            ['35-45 mm', '35-45mm'],
            ['38-55 mm', '38-55mm'],
          ],
        ],
        [
          ['Opening', '开向'],
          [
            ['Left and right universal', '左右通用'],
            ['Left', '左开'],
            ['Right', '右开'],
          ],
        ],
        [
          ['Lock centre distance', '锁体中心距'],
          [
            ['50 mm', '50mm'],
            ['58 mm', '58mm'],
            ['72 mm', '72mm'],
          ],
        ],
      ],
      colours: ['black', 'gold', 'silver', 'grey'],
      yuan: [16, 118],
      grams: [600, 2100],
      box: [27, 18, 8],
      unit: 50,
      alsoCalled: ['door knob', 'mortice lock', 'lever handle'],
    },
    {
      id: 'screw-assortment',
      leaf: ['Screws & Fasteners', '螺丝紧固件'],
      emoji: '🔩',
      prop: '📦',
      titles: [
        ['Assorted {material} {make} for {use}', '{use}{material}{make}组合装'],
        ['{material} {make} in {pack} for {use}', '{material}{make} {pack} {use}用'],
      ],
      words: {
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Galvanised', '镀锌'],
          ['Carbon Steel', '碳钢'],
          ['Nickel-Plated', '镀镍'],
        ],
        make: [
          ['Self-Tapping Screws', '自攻螺丝'],
          ['Bolts and Nuts', '螺栓螺母'],
          ['Expansion Bolts', '膨胀螺丝'],
          ['Wood Screws', '木螺丝'],
          ['Machine Screws', '机丝螺丝'],
        ],
        pack: [
          ['Plastic Case', '塑料盒装'],
          ['Bulk Bag', '散装袋'],
          ['Labelled Box', '分类盒装'],
        ],
        use: [
          ['Furniture', '家具'],
          ['Construction', '建筑'],
          ['Workshops', '车间'],
          ['Fencing', '围栏'],
          ['Home Repairs', '家庭维修'],
        ],
      },
      attributes: [
        [
          ['Size range', '规格范围'],
          [
            ['M3 to M5', 'M3-M5'],
            ['M4 to M8', 'M4-M8'],
            ['M6 to M12', 'M6-M12'],
          ],
        ],
        [
          ['Thread', '螺纹'],
          [
            ['Coarse', '粗牙'],
            ['Fine', '细牙'],
          ],
        ],
        [
          ['Strength grade', '强度等级'],
          [
            ['4.8', '4.8级'],
            ['8.8', '8.8级'],
            ['A2-70', 'A2-70'],
          ],
        ],
      ],
      colours: ['silver', 'black', 'gold'],
      option: {
        name: ['Pieces', '数量'],
        values: [
          ['100 pieces', '100只'],
          ['300 pieces', '300只'],
          ['500 pieces', '500只'],
          ['1000 pieces', '1000只'],
        ],
      },
      yuan: [5, 48],
      grams: [250, 2600],
      box: [20, 14, 5],
      unit: 40,
      alsoCalled: ['rawl bolts', 'nuts and bolts', 'self-tappers'],
    },
  ],
};
