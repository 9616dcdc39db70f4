import type { Group } from '../../kind.ts';

export const homeSecurity: Group = {
  slug: 'home-security',
  name: ['Home Security', '家庭安防'],
  kinds: [
    {
      id: 'cctv-camera',
      edition: 2,
      leaf: ['Security Cameras', '监控摄像头'],
      emoji: '📹',
      prop: '🔒',
      titles: [
        ['{place} Security Camera, {resolution}, {feature}', '{place}监控摄像头{resolution}{feature}'],
        ['{resolution} CCTV Camera with {feature}, {place}, {power}', '{resolution}摄像头{feature}{place}{power}'],
      ],
      words: {
        place: [
          ['Outdoor', '室外'],
          ['Indoor', '室内'],
          ['Bulb-Socket', '灯头'],
          ['Dome', '半球'],
        ],
        resolution: [
          ['2 MP', '200万'],
          ['3 MP', '300万'],
          ['4 MP', '400万'],
          ['8 MP', '800万'],
        ],
        feature: [
          ['Colour Night Vision', '全彩夜视'],
          ['Two-Way Talk', '双向对讲'],
          ['Motion Alert', '移动报警'],
          ['360° Turning', '云台旋转'],
        ],
        power: [
          ['Solar Powered', '太阳能'],
          ['Wi-Fi', 'WiFi'],
          ['4G SIM', '4G插卡'],
        ],
      },
      attributes: [
        [
          ['Waterproof', '防水'],
          [
            ['IP66', 'IP66'],
            ['Indoor use', '室内使用'],
          ],
        ],
        [
          ['Storage', '存储'],
          [
            ['Memory card', '存储卡'],
            ['Memory card or cloud', '存储卡/云存储'],
          ],
        ],
      ],
      colours: ['white', 'black'],
      option: { name: ['Memory card', '存储卡'], values: [['No card', '不含卡'], '32 GB', '64 GB', '128 GB'] },
      yuan: [48, 328],
      grams: [200, 1500],
      box: [22, 16, 13],
      alsoCalled: ['CCTV', 'surveillance camera', 'spy-eye camera', 'sekuriteitskamera', 'câmara de vigilância'],
    },
    {
      id: 'door-window-alarm',
      edition: 2,
      leaf: ['Alarms & Sensors', '防盗报警器'],
      emoji: '🚨',
      prop: '🚪',
      titles: [
        ['{style} {product}, {feature}, {sound}', '{style}{product}{feature}{sound}'],
        ['{sound} {product} for {place}, {feature}', '{sound}{product}{place}{feature}'],
      ],
      words: {
        style: [
          ['Wireless', '无线'],
          ['Solar', '太阳能'],
          ['Magnetic', '磁感应'],
        ],
        product: [
          ['Door Alarm', '门窗报警器'],
          ['Motion Alarm', '红外报警器'],
          ['Outdoor Siren', '室外警笛'],
          ['Alarm Kit', '报警套装'],
        ],
        feature: [
          ['Remote Control', '遥控'],
          ['App Alerts', '手机提醒'],
          ['Self-Adhesive', '自粘'],
        ],
        sound: [
          ['90 dB', '90分贝'],
          ['120 dB', '120分贝'],
          ['130 dB', '130分贝'],
        ],
        place: [
          ['Homes', '家庭'],
          ['Spaza Shops', '小店'],
          ['Garages', '车库'],
        ],
      },
      attributes: [
        [
          ['Range', '探测距离'],
          [
            ['5 m', '5米'],
            ['8 m', '8米'],
            ['12 m', '12米'],
          ],
        ],
        [
          ['Power', '供电'],
          [
            ['AAA batteries, not included', '7号电池(不含)'],
            ['Built-in solar battery', '内置太阳能电池'],
          ],
        ],
      ],
      colours: ['white', 'black', 'red'],
      option: {
        name: ['Sensors', '探头数'],
        values: [
          ['1 sensor', '1个'],
          ['2 sensors', '2个'],
          ['5 sensors', '5个'],
        ],
      },
      unit: 50,
      special: 'magnet',
      yuan: [9, 188],
      grams: [60, 900],
      box: [18, 14, 8],
      alsoCalled: ['burglar alarm', 'diefalarm', 'siren', 'alarme'],
    },
    {
      id: 'safe-box',
      edition: 2,
      leaf: ['Safes', '保险箱'],
      emoji: '🔐',
      prop: '💰',
      titles: [
        ['{lock} {size} Safe, {material}, {feature}', '{lock}{size}保险箱{material}{feature}'],
        ['{size} Safe Box for {place}, {lock}, {feature}', '{size}保险柜{place}{lock}{feature}'],
      ],
      words: {
        lock: [
          ['Digital', '密码'],
          ['Fingerprint', '指纹'],
          ['Key', '钥匙'],
        ],
        size: [
          ['Mini', '迷你'],
          ['Home', '家用'],
          ['Wall', '入墙'],
          ['Office', '办公'],
        ],
        material: [
          ['Solid Steel', '全钢'],
          ['3 mm Steel', '3mm钢板'],
          ['5 mm Steel', '5mm钢板'],
        ],
        feature: [
          ['Bolt-Down Holes', '固定孔'],
          ['Shelf Inside', '内隔板'],
          ['Emergency Key', '应急钥匙'],
        ],
        place: [
          ['Homes', '家庭'],
          ['Shops', '店铺'],
          ['Hotels', '酒店'],
        ],
      },
      attributes: [
        [
          ['Door', '门板厚'],
          [
            ['3 mm', '3mm'],
            ['5 mm', '5mm'],
            ['8 mm', '8mm'],
          ],
        ],
        [
          ['Batteries', '电池'],
          [
            ['4 x AA, not included', '4节5号(不含)'],
            ['None', '无'],
          ],
        ],
      ],
      colours: ['black', 'grey', 'white'],
      option: { name: ['Height', '高度'], values: ['17 cm', '20 cm', '25 cm', '35 cm', '50 cm'] },
      yuan: [58, 580],
      grams: [3200, 22000],
      box: [40, 36, 36],
      alsoCalled: ['brandkluis', 'money safe', 'cash safe', 'cofre'],
    },
  ],
};
