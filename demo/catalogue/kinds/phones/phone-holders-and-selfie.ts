import type { Group } from '../../kind.ts';

export const phoneHoldersAndSelfie: Group = {
  slug: 'phone-holders-and-selfie',
  name: ['Holders & Selfie Gear', '支架自拍'],
  kinds: [
    {
      id: 'car-phone-mount',
      leaf: ['Car Phone Holders', '车载手机支架'],
      emoji: '🚗',
      prop: '📱',
      titles: [
        ['{style} {place} Car Phone Holder with {feature}', '{place}{style}车载手机支架{feature}'],
        ['{style} {place} Phone Mount for Cars, {feature}', '{style}{place}汽车手机架 {feature}'],
      ],
      words: {
        style: [
          ['Gravity', '重力'],
          ['Magnetic', '磁吸'],
          ['Universal', '通用'],
          ['Auto-Clamp', '自动夹紧'],
        ],
        place: [
          ['Dashboard', '仪表台'],
          ['Air-Vent', '出风口'],
          ['Windscreen', '挡风玻璃'],
        ],
        feature: [
          ['360° Rotation', '360度旋转'],
          ['Telescopic Arm', '伸缩臂'],
          ['One-Hand Release', '单手取放'],
          ['Shock-Resistant Base', '防抖底座'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['ABS', 'ABS'],
            ['ABS and silicone', 'ABS+硅胶'],
            ['Aluminium alloy', '铝合金'],
          ],
        ],
        [
          ['Fits phones', '适用手机'],
          [
            ['4-6.7 inch', '4-6.7寸'],
            ['4.7-7.2 inch', '4.7-7.2寸'],
          ],
        ],
        [
          ['Fixing', '固定方式'],
          [
            ['Hook clip', '挂钩夹'],
            ['Suction cup', '吸盘'],
            ['Adhesive pad', '粘贴'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'red', 'grey'],
      yuan: [4, 38],
      grams: [60, 280],
      box: [15, 11, 7],
      special: 'magnet',
      alsoCalled: ['phone mount', 'dash holder'],
    },
    {
      id: 'desk-phone-stand',
      leaf: ['Desk Stands', '桌面支架'],
      emoji: '📱',
      prop: '📐',
      titles: [
        ['{style} {material} Phone Stand for {use}', '{style}{material}手机支架 {use}用'],
        ['{material} Desktop Tablet Holder, {style} Stand for {use}', '{material}桌面平板支架 {style}款 {use}用'],
      ],
      words: {
        style: [
          ['Foldable', '折叠'],
          ['Height-Adjustable', '可升降'],
          ['Rotating', '可旋转'],
          ['Non-Slip', '防滑'],
        ],
        material: [
          ['Aluminium', '铝合金'],
          ['ABS', 'ABS'],
          ['Carbon-Steel', '碳钢'],
          ['Zinc-Alloy', '锌合金'],
        ],
        use: [
          ['Livestreaming', '直播'],
          ['Online Classes', '网课'],
          ['Watching Series', '追剧'],
          ['Video Calls', '视频通话'],
        ],
      },
      attributes: [
        [
          ['Fits devices', '适用设备'],
          [
            ['4-8 inch', '4-8寸'],
            ['4-13 inch', '4-13寸'],
          ],
        ],
        [
          ['Pads', '防滑垫'],
          [
            ['Silicone', '硅胶'],
            ['Rubber', '橡胶'],
          ],
        ],
        [
          ['Load', '承重'],
          [
            ['0.5 kg', '0.5公斤'],
            ['1 kg', '1公斤'],
          ],
        ],
      ],
      colours: ['black', 'white', 'silver', 'pink'],
      yuan: [2.5, 32],
      grams: [60, 420],
      box: [15, 10, 4],
      alsoCalled: ['cellphone stand', 'tablet stand'],
    },
    {
      id: 'selfie-stick-tripod',
      leaf: ['Selfie Sticks & Ring Lights', '自拍杆补光灯'],
      emoji: '📸',
      prop: '💡',
      titles: [
        ['{style} Selfie Stick Tripod with {feature} for {use}', '{style}自拍杆三脚架{feature} {use}用'],
        ['{style} Phone Tripod with {feature} for {use}', '{style}手机三脚架 {feature} {use}款'],
      ],
      words: {
        style: [
          ['Bluetooth', '蓝牙'],
          ['Extendable', '可伸缩'],
          ['Foldable', '折叠'],
          ['Anti-Shake', '防抖'],
        ],
        feature: [
          ['Ring Light', '环形补光灯'],
          ['Remote Shutter', '遥控快门'],
          ['Fill Light', '补光灯'],
          ['360° Head', '360度云台'],
        ],
        use: [
          ['Livestreaming', '直播'],
          ['Travel', '旅行'],
          ['Short Videos', '短视频'],
          ['Group Photos', '合影'],
        ],
      },
      attributes: [
        [
          ['Material', '材质'],
          [
            ['Aluminium and ABS', '铝合金+ABS'],
            ['Stainless steel and ABS', '不锈钢+ABS'],
          ],
        ],
        [
          ['Battery', '电池'],
          [
            ['70 mAh', '70mAh'],
            ['120 mAh', '120mAh'],
            ['300 mAh', '300mAh'],
          ],
        ],
        [
          ['Bluetooth', '蓝牙版本'],
          [
            ['Bluetooth 4.0', '蓝牙4.0'],
            ['Bluetooth 5.0', '蓝牙5.0'],
          ],
        ],
      ],
      colours: ['black', 'white', 'pink'],
      option: { name: ['Full height', '展开高度'], values: ['70 cm', '100 cm', '160 cm', '180 cm'] },
      yuan: [9, 68],
      grams: [150, 800],
      box: [32, 9, 6],
      special: 'magnet',
      alsoCalled: ['monopod', 'selfie pole', 'ring light stand'],
    },
  ],
};
