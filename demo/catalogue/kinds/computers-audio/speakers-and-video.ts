import type { Group } from '../../kind.ts';

export const speakersAndVideo: Group = {
  slug: 'speakers-and-video',
  name: ['Speakers & Video', '音响视频'],
  kinds: [
    {
      id: 'portable-bluetooth-speaker',
      leaf: ['Bluetooth Speakers', '蓝牙音箱'],
      emoji: '🔊',
      titles: [
        ['{style} Bluetooth Speaker with {feature} for {use}', '{style}蓝牙音箱 {feature} {use}用'],
        ['{style} Wireless Speaker for {use}, {feature}', '{style}无线音响 {feature} {use}适用'],
      ],
      words: {
        style: [
          ['Portable', '便携'],
          ['Waterproof', '防水'],
          ['Mini', '迷你'],
          ['Solar', '太阳能'],
          ['Trolley', '拉杆'],
        ],
        feature: [
          ['Deep Bass', '重低音'],
          ['RGB Lights', 'RGB炫彩灯'],
          ['FM Radio', '带收音机'],
          ['Hands-Free Calling', '免提通话'],
        ],
        use: [
          ['Home Use', '家庭'],
          ['Parties', '派对'],
          ['Camping', '露营'],
          ['Street Vending', '摆摊'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['5 W', '5W'],
            ['10 W', '10W'],
            ['20 W', '20W'],
          ],
        ],
        [
          ['Battery', '电池容量'],
          [
            ['1200 mAh', '1200mAh'],
            ['1800 mAh', '1800mAh'],
            ['3600 mAh', '3600mAh'],
          ],
        ],
        [
          ['Inputs', '播放方式'],
          [
            ['Bluetooth, USB and TF card', '蓝牙、U盘、TF卡'],
            ['Bluetooth and AUX', '蓝牙、AUX'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'army', 'grey', 'pink'],
      yuan: [14, 168],
      grams: [250, 2600],
      box: [24, 13, 13],
      special: 'magnet',
      alsoCalled: ['boombox', 'party speaker', 'wireless speaker'],
    },
    {
      id: 'desktop-soundbar',
      leaf: ['Soundbars & PC Speakers', '电脑音箱回音壁'],
      emoji: '📻',
      prop: '🖥️',
      titles: [
        ['{style} Soundbar with {feature} for {use}', '{style}回音壁音箱 {feature} {use}用'],
        ['{style} Desktop Speaker for {use} with {feature}', '{style}桌面音响 {use}适用 {feature}'],
      ],
      words: {
        style: [
          ['Slim', '超薄'],
          ['RGB-Lit', 'RGB发光'],
          ['Wood-Grain', '木纹'],
          ['Stereo', '立体声'],
        ],
        feature: [
          ['Bluetooth', '蓝牙连接'],
          ['Double Bass Drivers', '双低音单元'],
          ['Volume Knob', '音量旋钮'],
          ['USB Power', 'USB供电'],
        ],
        use: [
          ['Computer', '电脑'],
          ['TV', '电视'],
          ['Laptop', '笔记本'],
        ],
      },
      attributes: [
        [
          ['Power', '功率'],
          [
            ['6 W', '6W'],
            ['10 W', '10W'],
            ['20 W', '20W'],
          ],
        ],
        [
          ['Connection', '连接方式'],
          [
            ['3.5 mm AUX', '3.5mm音频'],
            ['Bluetooth and AUX', '蓝牙和AUX'],
          ],
        ],
        [
          ['Casing', '箱体材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['Wood', '木质'],
          ],
        ],
      ],
      colours: ['black', 'white', 'brown'],
      yuan: [19, 135],
      grams: [450, 1900],
      box: [44, 11, 10],
      special: 'magnet',
      alsoCalled: ['sound bar', 'computer speakers'],
    },
    {
      id: 'mini-projector',
      leaf: ['Projectors', '投影仪'],
      emoji: '📽️',
      titles: [
        ['{style} {grade} Projector with {feature} for {use}', '{style}{grade}投影仪 {feature} {use}用'],
        [
          '{style} LED Video Projector for {use}, {grade} with {feature}',
          '{style}LED投影机 {grade} {feature} {use}适用',
        ],
      ],
      words: {
        style: [
          ['Mini', '迷你'],
          ['Portable', '便携'],
          ['Smart', '智能'],
        ],
        grade: [
          ['HD', '高清'],
          ['1080P', '1080P'],
          ['4K-Ready', '支持4K'],
        ],
        feature: [
          ['Wi-Fi Screen Mirroring', 'WiFi同屏'],
          ['Rotating Stand', '旋转支架'],
          ['Built-In Speaker', '内置音响'],
        ],
        use: [
          ['Home Theatre', '家庭影院'],
          ['Classroom', '教室'],
          ['Bedroom', '卧室'],
          ['Church', '教堂'],
        ],
      },
      attributes: [
        [
          ['Brightness', '亮度'],
          [
            ['120 ANSI lumens', '120ANSI流明'],
            ['200 ANSI lumens', '200ANSI流明'],
            ['300 ANSI lumens', '300ANSI流明'],
          ],
        ],
        [
          ['Picture size', '投影尺寸'],
          [
            ['30 to 120 inch', '30-120寸'],
            ['40 to 150 inch', '40-150寸'],
          ],
        ],
        [
          ['Ports', '接口'],
          [
            ['HDMI and USB', 'HDMI和USB'],
            ['HDMI, USB and AV', 'HDMI、USB和AV'],
          ],
        ],
        [
          ['Lamp life', '灯泡寿命'],
          [
            ['30 000 hours', '30000小时'],
            ['50 000 hours', '50000小时'],
          ],
        ],
      ],
      colours: ['white', 'black'],
      option: {
        name: ['Plug', '插头'],
        values: [
          ['EU plug', '欧规'],
          ['UK plug', '英规'],
        ],
      },
      yuan: [158, 620],
      grams: [900, 2400],
      box: [27, 24, 14],
      special: 'magnet',
      alsoCalled: ['beamer', 'home cinema'],
    },
    {
      id: 'computer-webcam',
      leaf: ['Webcams', '电脑摄像头'],
      emoji: '📷',
      prop: '🖥️',
      titles: [
        ['{grade} USB Webcam with {feature} for {use}', '{grade} USB摄像头 {feature} {use}用'],
        ['{style} {grade} Computer Camera for {use}, {feature}', '{style}{grade}电脑摄像头 {use}专用 {feature}'],
      ],
      words: {
        style: [
          ['Driver-Free', '免驱'],
          ['Clip-On', '夹式'],
          ['Wide-Angle', '广角'],
        ],
        grade: [
          ['720P', '720P'],
          ['1080P', '1080P'],
          ['2K', '2K'],
        ],
        feature: [
          ['Built-In Microphone', '内置麦克风'],
          ['Privacy Cover', '隐私盖'],
          ['Fill Light', '补光灯'],
        ],
        use: [
          ['Online Classes', '网课'],
          ['Video Meetings', '视频会议'],
          ['Live Streaming', '直播'],
        ],
      },
      attributes: [
        [
          ['Frame rate', '帧率'],
          [
            ['25 fps', '25帧/秒'],
            ['30 fps', '30帧/秒'],
          ],
        ],
        [
          ['Focus', '对焦方式'],
          [
            ['Fixed focus', '定焦'],
            ['Autofocus', '自动对焦'],
          ],
        ],
        [
          ['Cable length', '线长'],
          [
            ['1.3 m', '1.3米'],
            ['1.5 m', '1.5米'],
            ['1.8 m', '1.8米'],
          ],
        ],
      ],
      colours: ['black', 'white', 'grey'],
      yuan: [16, 110],
      grams: [110, 260],
      box: [12, 10, 8],
      alsoCalled: ['web camera', 'Zoom camera'],
    },
  ],
};
