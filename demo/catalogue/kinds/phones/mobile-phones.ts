import type { Group } from '../../kind.ts';

export const mobilePhones: Group = {
  slug: 'mobile-phones',
  name: ['Mobile Phones', '手机'],
  kinds: [
    {
      id: 'android-smartphone',
      leaf: ['Smartphones', '智能手机'],
      emoji: '📱',
      prop: '✨',
      titles: [
        ['{style} Android Smartphone with {feature} and {screen}', '{style}安卓智能手机 {feature} {screen}'],
        ['{style} Dual-SIM Mobile Phone, {screen}, {feature}', '{style}双卡手机 {screen} {feature}'],
      ],
      words: {
        style: [
          ['4G Unlocked', '4G全网通'],
          ['5G', '5G'],
          ['Rugged Waterproof', '三防'],
          ['Slim', '超薄'],
        ],
        feature: [
          ['Big Battery', '大电池'],
          ['Face Unlock', '人脸解锁'],
          ['Fingerprint Unlock', '指纹解锁'],
          ['Triple Camera', '三摄'],
        ],
        screen: [
          ['HD Screen', '高清屏'],
          ['Full-View Screen', '全面屏'],
          ['Punch-Hole Screen', '挖孔屏'],
        ],
      },
      attributes: [
        [
          ['Screen size', '屏幕尺寸'],
          [
            ['6.1 inch', '6.1寸'],
            ['6.5 inch', '6.5寸'],
            ['6.8 inch', '6.8寸'],
          ],
        ],
        [
          ['Battery', '电池容量'],
          [
            ['4000 mAh', '4000mAh'],
            ['5000 mAh', '5000mAh'],
            ['6000 mAh', '6000mAh'],
          ],
        ],
        [
          ['Processor', '处理器'],
          [
            ['Eight-core', '八核'],
            ['Four-core', '四核'],
          ],
        ],
        [
          ['SIM', 'SIM卡'],
          [
            ['Dual SIM', '双卡双待'],
            ['Dual SIM and memory card', '双卡+存储卡'],
          ],
        ],
      ],
      colours: ['black', 'blue', 'gold', 'green', 'purple'],
      option: { name: ['Memory', '内存'], values: ['4 + 64 GB', '6 + 128 GB', '8 + 256 GB'] },
      yuan: [260, 980],
      grams: [320, 620],
      box: [18, 10, 6],
      special: 'magnet',
      alsoCalled: ['cellphone', 'cell', 'touch phone'],
    },
    {
      id: 'feature-button-phone',
      leaf: ['Button Phones', '按键手机'],
      emoji: '☎️',
      prop: '🔋',
      titles: [
        ['{style} Button Phone with {feature} for {user}', '{user}{style}按键手机{feature}'],
        ['{style} Feature Phone for {user}, {feature}', '{style}功能机 {user}款 {feature}'],
      ],
      words: {
        style: [
          ['Dual-SIM', '双卡'],
          ['Flip', '翻盖'],
          ['Rugged', '三防'],
          ['Mini', '迷你'],
        ],
        feature: [
          ['Loud Speaker', '大音量'],
          ['Torch and FM Radio', '手电筒收音机'],
          ['Big Keys', '大按键'],
          ['Long Standby', '超长待机'],
        ],
        user: [
          ['Seniors', '老人'],
          ['Pupils', '学生'],
          ['Workers', '工人'],
        ],
      },
      attributes: [
        [
          ['Network', '网络'],
          [
            ['2G GSM', '2G GSM'],
            ['4G VoLTE', '4G VoLTE'],
          ],
        ],
        [
          ['Battery', '电池容量'],
          [
            ['1000 mAh', '1000mAh'],
            ['1800 mAh', '1800mAh'],
            ['2800 mAh', '2800mAh'],
          ],
        ],
        [
          ['Screen', '屏幕'],
          [
            ['1.77 inch', '1.77寸'],
            ['2.4 inch', '2.4寸'],
            ['2.8 inch', '2.8寸'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'gold'],
      yuan: [38, 138],
      grams: [120, 320],
      box: [14, 9, 5],
      special: 'magnet',
      alsoCalled: ['mbudzi', 'torch phone', 'small phone'],
    },
    {
      id: 'android-tablet',
      leaf: ['Tablets', '平板电脑'],
      emoji: '📱',
      prop: '🎓',
      titles: [
        ['{style} Android Tablet for {user} with {feature}', '{user}{style}安卓平板电脑{feature}'],
        ['{style} Tablet PC with {feature} for {user}', '{style}平板 {feature} {user}款'],
      ],
      words: {
        style: [
          ['4G Calling', '4G通话'],
          ['Wi-Fi', 'WiFi'],
          ['HD-Screen', '高清屏'],
          ['Slim', '超薄'],
        ],
        feature: [
          ['Protective Case', '送保护套'],
          ['Dual Cameras', '双摄像头'],
          ['Large Battery', '大电池'],
          ['Stereo Speakers', '双扬声器'],
        ],
        user: [
          ['Online Learning', '网课学习'],
          ['Children', '儿童'],
          ['Office Work', '办公'],
        ],
      },
      attributes: [
        [
          ['Screen', '屏幕'],
          [
            ['7 inch', '7寸'],
            ['8 inch', '8寸'],
            ['10.1 inch', '10.1寸'],
          ],
        ],
        [
          ['Battery', '电池容量'],
          [
            ['4000 mAh', '4000mAh'],
            ['6000 mAh', '6000mAh'],
            ['8000 mAh', '8000mAh'],
          ],
        ],
        [
          ['Processor', '处理器'],
          [
            ['Four-core', '四核'],
            ['Eight-core', '八核'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'blue', 'pink'],
      option: { name: ['Memory', '内存'], values: ['2 + 32 GB', '4 + 64 GB', '6 + 128 GB'] },
      yuan: [180, 620],
      grams: [500, 950],
      box: [28, 20, 6],
      special: 'magnet',
      alsoCalled: ['tab', 'learning tablet'],
    },
  ],
};
