import type { Group } from '../../kind.ts';

export const storageAndNetwork: Group = {
  slug: 'storage-and-network',
  name: ['Storage & Networking', '存储网络设备'],
  kinds: [
    {
      id: 'usb-flash-drive',
      leaf: ['USB Flash Drives', 'U盘'],
      emoji: '💾',
      prop: '💻',
      titles: [
        ['{style} {material} USB Flash Drive for {use}', '{material}{style}U盘 {use}用'],
        ['{style} Memory Stick with {material} Case for {use}', '{style}优盘 {material}外壳 {use}适用'],
      ],
      words: {
        style: [
          ['High-Speed', '高速'],
          ['Rotating', '旋转'],
          ['Mini', '迷你'],
          ['Waterproof', '防水'],
          ['Key-Ring', '钥匙扣'],
        ],
        material: [
          ['Metal', '金属'],
          ['Wooden', '木质'],
          ['Plastic', '塑料'],
        ],
        use: [
          ['Computers', '电脑'],
          ['Car Radios', '车载音响'],
          ['Corporate Gifts', '商务礼品'],
          ['Schools', '学校'],
        ],
      },
      attributes: [
        [
          ['Interface', '接口'],
          [
            ['USB 2.0', 'USB2.0'],
            ['USB 3.0', 'USB3.0'],
            ['USB and Type-C', 'USB加Type-C双接口'],
          ],
        ],
        [
          ['Read speed', '读取速度'],
          [
            ['15 MB/s', '15MB/s'],
            ['30 MB/s', '30MB/s'],
            ['80 MB/s', '80MB/s'],
          ],
        ],
        [
          ['Logo printing', '印LOGO'],
          [
            ['Laser engraving', '激光雕刻'],
            ['Silk-screen print', '丝印'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'red', 'blue'],
      option: { name: ['Capacity', '容量'], values: ['8 GB', '16 GB', '32 GB', '64 GB', '128 GB'] },
      yuan: [9, 58],
      grams: [15, 50],
      box: [10, 6, 2],
      alsoCalled: ['memory stick', 'flash disk', 'thumb drive'],
    },
    {
      id: 'memory-card-reader',
      leaf: ['Card Readers', '读卡器'],
      emoji: '🎴',
      prop: '💾',
      titles: [
        ['{style} {link} Card Reader for {use}', '{link}{style}读卡器 {use}用'],
        ['{link} Memory Card Reader, {style} Design with {feature}', '{link}存储卡读卡器 {style}设计 {feature}'],
      ],
      words: {
        style: [
          ['Mini', '迷你'],
          ['Multi-Slot', '多卡槽'],
          ['Portable', '便携'],
        ],
        link: [
          ['USB 3.0', 'USB3.0'],
          ['Type-C', 'Type-C'],
          ['USB 2.0', 'USB2.0'],
        ],
        feature: [
          ['Dust Cap', '防尘盖'],
          ['Short Cable', '短线'],
          ['LED Indicator', 'LED指示灯'],
        ],
        use: [
          ['Cameras', '相机'],
          ['Phones', '手机'],
          ['Dash Cameras', '行车记录仪'],
          ['Computers', '电脑'],
        ],
      },
      attributes: [
        [
          ['Cards', '支持卡型'],
          [
            ['SD and micro SD', 'SD卡和TF卡'],
            ['SD, micro SD and CF', 'SD卡、TF卡和CF卡'],
          ],
        ],
        [
          ['Material', '材质'],
          [
            ['ABS plastic', 'ABS塑料'],
            ['Aluminium alloy', '铝合金'],
          ],
        ],
        [
          ['Largest card', '最大支持容量'],
          [
            ['128 GB', '128GB'],
            ['512 GB', '512GB'],
            ['2 TB', '2TB'],
          ],
        ],
      ],
      colours: ['black', 'white', 'silver'],
      yuan: [3, 32],
      grams: [18, 80],
      box: [11, 7, 2],
      alsoCalled: ['SD card reader', 'card adaptor'],
    },
    {
      id: 'hard-drive-enclosure',
      leaf: ['Hard Drive Cases', '移动硬盘盒'],
      emoji: '💽',
      titles: [
        ['{style} {material} Hard Drive Enclosure with {feature}', '{style}{material}移动硬盘盒 {feature}'],
        ['{material} External Drive Case, {style} Box with {feature}', '{material}外置硬盘盒 {style}盒 {feature}'],
      ],
      words: {
        style: [
          ['Tool-Free', '免工具'],
          ['Slim', '超薄'],
          ['Shockproof', '防震'],
        ],
        material: [
          ['Aluminium', '铝合金'],
          ['Polycarbonate', 'PC'],
          ['ABS Plastic', 'ABS塑料'],
        ],
        feature: [
          ['USB 3.0 Port', 'USB3.0接口'],
          ['Type-C Port', 'Type-C接口'],
          ['Indicator Light', '指示灯'],
          ['Fast Transfer', '高速传输'],
        ],
      },
      attributes: [
        [['Drive included', '是否含硬盘'], [['Not included', '不含硬盘']]],
        [
          ['Largest drive', '最大支持容量'],
          [
            ['2 TB', '2TB'],
            ['4 TB', '4TB'],
            ['6 TB', '6TB'],
          ],
        ],
        [
          ['Speed', '传输速率'],
          [
            ['5 Gbps', '5Gbps'],
            ['6 Gbps', '6Gbps'],
            ['10 Gbps', '10Gbps'],
          ],
        ],
      ],
      colours: ['black', 'silver', 'grey'],
      option: {
        name: ['Drive type', '硬盘类型'],
        values: [
          ['2.5 inch SATA', '2.5寸SATA'],
          ['M.2 NVMe', 'M.2 NVMe'],
          ['M.2 SATA', 'M.2 SATA'],
        ],
      },
      yuan: [11, 98],
      grams: [70, 260],
      box: [17, 11, 4],
      alsoCalled: ['HDD case', 'SSD enclosure'],
    },
    {
      id: 'wifi-usb-adaptor',
      leaf: ['Wi-Fi Adaptors', '无线网卡'],
      emoji: '📡',
      prop: '💻',
      titles: [
        ['{style} {band} USB Wi-Fi Adaptor for {use}', '{style}{band}USB无线网卡 {use}用'],
        ['{band} Wireless Network Dongle, {style} Receiver for {use}', '{band}无线网络接收器 {style}网卡 {use}适用'],
      ],
      words: {
        style: [
          ['Driver-Free', '免驱'],
          ['Mini', '迷你'],
          ['High-Gain', '高增益'],
          ['Long-Range', '远距离'],
        ],
        band: [
          ['Dual-Band', '双频'],
          ['2.4 GHz', '2.4G'],
          ['Wi-Fi 6', 'WiFi6'],
        ],
        use: [
          ['Desktop Computers', '台式机'],
          ['Laptops', '笔记本'],
          ['Decoders', '机顶盒'],
          ['Printers', '打印机'],
        ],
      },
      attributes: [
        [
          ['Speed', '传输速率'],
          [
            ['150 Mbps', '150Mbps'],
            ['600 Mbps', '600Mbps'],
            ['1300 Mbps', '1300Mbps'],
          ],
        ],
        [
          ['Antenna', '天线'],
          [
            ['Built-in', '内置天线'],
            ['2 dBi external', '外置2dBi天线'],
            ['5 dBi external', '外置5dBi天线'],
          ],
        ],
        [
          ['Systems', '适用系统'],
          [
            ['Windows 7 to 11', 'Windows 7至11'],
            ['Windows and Linux', 'Windows和Linux'],
          ],
        ],
      ],
      colours: ['black', 'white'],
      yuan: [8, 65],
      grams: [20, 110],
      box: [13, 9, 3],
      alsoCalled: ['Wi-Fi dongle', 'wireless card'],
    },
  ],
};
