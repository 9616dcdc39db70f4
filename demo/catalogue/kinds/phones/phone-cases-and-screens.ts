import type { Group } from '../../kind.ts';

export const phoneCasesAndScreens: Group = {
  slug: 'phone-cases-and-screens',
  name: ['Cases & Screen Protectors', '手机壳膜'],
  kinds: [
    {
      id: 'phone-case',
      leaf: ['Phone Cases', '手机壳'],
      emoji: '📱',
      prop: '🌈',
      titles: [
        ['{style} {material} Phone Case with {feature}', '{style}{material}手机壳{feature}'],
        ['{material} Back Cover, {style} Phone Shell with {feature}', '{material}保护套 {style}手机壳 {feature}'],
      ],
      words: {
        style: [
          ['Shockproof', '防摔'],
          ['Ultra-Thin', '超薄'],
          ['Matte', '磨砂'],
          ['Wear-Resistant', '耐磨'],
        ],
        material: [
          ['TPU', 'TPU'],
          ['Liquid Silicone', '液态硅胶'],
          ['Leather-Grain', '皮纹'],
          ['Acrylic', '亚克力'],
        ],
        feature: [
          ['Camera Protection', '镜头全包'],
          ['Ring Stand', '指环支架'],
          ['Card Slot', '插卡位'],
          ['Wrist Strap', '带腕带'],
        ],
      },
      attributes: [
        [
          ['Style', '款式'],
          [
            ['Back cover', '后盖式'],
            ['Full wrap', '全包'],
          ],
        ],
        [
          ['Pattern', '图案'],
          [
            ['Plain', '纯色'],
            ['Printed', '彩绘'],
            ['Custom print accepted', '可来图定制'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Polybag', 'OPP袋'],
            ['Colour box', '彩盒'],
          ],
        ],
      ],
      colours: ['black', 'clear', 'navy', 'pink', 'lilac', 'green'],
      option: {
        name: ['Fits screen', '适用屏幕'],
        values: [
          ['6.1 inch', '6.1寸'],
          ['6.5 inch', '6.5寸'],
          ['6.7 inch', '6.7寸'],
          ['6.8 inch', '6.8寸'],
        ],
      },
      yuan: [1.5, 18],
      grams: [25, 90],
      box: [18, 10, 2],
      alsoCalled: ['phone cover', 'cellphone cover', 'pouch'],
    },
    {
      id: 'flip-wallet-case',
      leaf: ['Flip Wallet Cases', '翻盖皮套'],
      emoji: '📔',
      prop: '📱',
      titles: [
        ['{style} {material} Flip Phone Case with {feature}', '{style}{material}翻盖手机套{feature}'],
        ['{material} Wallet Phone Cover, {style} Case with {feature}', '{material}钱包式手机壳 {style}皮套 {feature}'],
      ],
      words: {
        style: [
          ['Business', '商务'],
          ['Embossed', '压花'],
          ['Retro', '复古'],
          ['Shockproof', '防摔'],
        ],
        material: [
          ['PU Leather', 'PU皮'],
          ['Crocodile-Grain', '鳄鱼纹'],
          ['Canvas-Grain', '布纹'],
        ],
        feature: [
          ['Card Slots', '多卡槽'],
          ['Magnetic Clasp', '磁扣'],
          ['Viewing Stand', '支架功能'],
          ['Wrist Strap', '带挂绳'],
        ],
      },
      attributes: [
        [
          ['Inner shell', '内壳'],
          [
            ['TPU', 'TPU软壳'],
            ['PC', 'PC硬壳'],
          ],
        ],
        [
          ['Card slots', '卡位'],
          [
            ['1 slot', '1个'],
            ['2 slots', '2个'],
            ['3 slots', '3个'],
          ],
        ],
        [
          ['Opening', '开合方向'],
          [
            ['Left-right', '左右翻'],
            ['Up-down', '上下翻'],
          ],
        ],
      ],
      colours: ['black', 'brown', 'red', 'blue', 'rosegold'],
      option: {
        name: ['Fits screen', '适用屏幕'],
        values: [
          ['6.1 inch', '6.1寸'],
          ['6.5 inch', '6.5寸'],
          ['6.7 inch', '6.7寸'],
        ],
      },
      yuan: [4, 22],
      grams: [60, 130],
      box: [19, 11, 3],
      alsoCalled: ['book cover', 'flip cover', 'wallet pouch'],
    },
    {
      id: 'tempered-glass-protector',
      leaf: ['Screen Protectors', '钢化膜'],
      emoji: '📱',
      prop: '🛡️',
      titles: [
        ['{style} {feature} Tempered Glass Screen Protector for {use}', '{style}{feature}钢化膜 {use}用'],
        ['{feature} Phone Screen Film, {style} Glass for {use}', '{feature}手机贴膜 {style}玻璃 {use}款'],
      ],
      words: {
        style: [
          ['Full-Cover', '全屏'],
          ['Ultra-Clear', '超清'],
          ['Privacy', '防窥'],
          ['Matte', '磨砂'],
        ],
        feature: [
          ['9H', '9H'],
          ['Fingerprint-Resistant', '防指纹'],
          ['Shatterproof', '防爆'],
          ['Anti-Static', '防静电'],
        ],
        use: [
          ['Gaming', '游戏'],
          ['Everyday Use', '日常'],
          ['Phone Repair Shops', '手机维修店'],
        ],
      },
      attributes: [
        [
          ['Thickness', '厚度'],
          [
            ['0.26 mm', '0.26毫米'],
            ['0.33 mm', '0.33毫米'],
            ['0.4 mm', '0.4毫米'],
          ],
        ],
        [
          ['Edge', '边缘'],
          [
            ['2.5D', '2.5D弧边'],
            ['9D', '9D'],
          ],
        ],
        [
          ['Packaging', '包装'],
          [
            ['Pack of 10', '10片装'],
            ['Single with wipes', '单片带清洁包'],
          ],
        ],
      ],
      colours: ['clear', 'black'],
      option: {
        name: ['Fits screen', '适用屏幕'],
        values: [
          ['6.1 inch', '6.1寸'],
          ['6.5 inch', '6.5寸'],
          ['6.7 inch', '6.7寸'],
          ['6.8 inch', '6.8寸'],
        ],
      },
      yuan: [0.6, 9],
      grams: [20, 70],
      box: [18, 10, 1],
      alsoCalled: ['screen guard', 'glass protector', 'tempered glass'],
    },
    {
      id: 'waterproof-phone-pouch',
      leaf: ['Waterproof Pouches', '手机防水袋'],
      emoji: '📱',
      prop: '🌊',
      titles: [
        ['{style} Waterproof Phone Pouch with {feature} for {use}', '{style}手机防水袋{feature} {use}用'],
        ['{style} Phone Dry Bag with {feature} for {use}', '{style}手机潜水套 {feature} {use}款'],
      ],
      words: {
        style: [
          ['Touch-Screen', '可触屏'],
          ['Thickened', '加厚'],
          ['Floating', '漂浮'],
          ['Double-Sealed', '双重密封'],
        ],
        feature: [
          ['Neck Lanyard', '带挂绳'],
          ['Clip Lock', '卡扣锁'],
          ['Air Cushion', '气囊'],
        ],
        use: [
          ['Swimming', '游泳'],
          ['Fishing', '钓鱼'],
          ['Rainy Days', '雨天'],
          ['Motorcycle Couriers', '摩托骑手'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['PVC', 'PVC'],
            ['TPU', 'TPU'],
          ],
        ],
        [
          ['Water resistance', '防水等级'],
          [
            ['IPX7', 'IPX7'],
            ['IPX8', 'IPX8'],
          ],
        ],
        [
          ['Fits phones up to', '适用手机'],
          [
            ['6.5 inch', '6.5寸'],
            ['7.2 inch', '7.2寸'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'pink', 'orange', 'green'],
      option: {
        name: ['Pieces', '数量'],
        values: [
          ['1 piece', '1个'],
          ['Pack of 5', '5个装'],
        ],
      },
      yuan: [1.8, 16],
      grams: [25, 170],
      box: [22, 12, 2],
      unit: 40,
      alsoCalled: ['dry bag', 'swimming pouch'],
    },
  ],
};
