import type { Group } from '../../kind.ts';

export const hubsAndCables: Group = {
  slug: 'hubs-and-cables',
  name: ['Hubs & Cables', '扩展坞线材'],
  kinds: [
    {
      id: 'usb-hub',
      leaf: ['USB Hubs & Docks', '扩展坞'],
      emoji: '🔌',
      prop: '💻',
      titles: [
        ['{link} {ports} Hub with {material} Shell', '{link}{ports}扩展坞 {material}外壳'],
        [
          '{ports} Docking Station, {link} Splitter in {material} for {use}',
          '{ports}拓展坞 {link}分线器 {material} {use}适用',
        ],
      ],
      words: {
        link: [
          ['USB 3.0', 'USB3.0'],
          ['Type-C', 'Type-C'],
          ['USB 2.0', 'USB2.0'],
        ],
        ports: [
          ['Four-Port', '四口'],
          ['Five-in-One', '五合一'],
          ['Seven-Port', '七口'],
        ],
        material: [
          ['Aluminium Alloy', '铝合金'],
          ['ABS Plastic', 'ABS塑料'],
          ['Zinc Alloy', '锌合金'],
        ],
        use: [
          ['Laptops', '笔记本'],
          ['Tablets', '平板电脑'],
          ['Desktop Computers', '台式电脑'],
        ],
      },
      attributes: [
        [
          ['Cable length', '线长'],
          [
            ['15 cm', '15cm'],
            ['30 cm', '30cm'],
            ['1.2 m', '1.2米'],
          ],
        ],
        [['Driver', '驱动'], [['Plug and play', '即插即用']]],
        [
          ['Indicator', '指示灯'],
          [
            ['LED indicator', 'LED指示灯'],
            ['None', '无'],
          ],
        ],
      ],
      colours: ['grey', 'black', 'silver', 'white'],
      yuan: [8, 95],
      grams: [50, 180],
      box: [15, 9, 3],
      alsoCalled: ['USB splitter', 'docking station', 'multiport adaptor'],
    },
    {
      id: 'hdmi-cable',
      leaf: ['HDMI Cables', 'HDMI高清线'],
      emoji: '➰',
      prop: '📺',
      titles: [
        ['{grade} HDMI Cable with {feature} for {use}', '{grade} HDMI高清线 {feature} {use}连接线'],
        ['{build} {grade} HDMI Video Cable for {use}', '{build}{grade} HDMI视频线 {use}用'],
      ],
      words: {
        grade: [
          ['4K', '4K'],
          ['8K', '8K'],
          ['Full HD', '全高清'],
        ],
        build: [
          ['Braided', '编织'],
          ['Flat', '扁平'],
          ['Slim', '细线'],
        ],
        feature: [
          ['Gold-Plated Plugs', '镀金接头'],
          ['Double Shielding', '双层屏蔽'],
          ['Aluminium Shell', '铝合金外壳'],
        ],
        use: [
          ['TV', '电视'],
          ['Projector', '投影仪'],
          ['Monitor', '显示器'],
          ['Decoder', '机顶盒'],
        ],
      },
      attributes: [
        [
          ['Conductor', '导体材质'],
          [
            ['Pure copper', '纯铜'],
            ['Tinned copper', '镀锡铜'],
          ],
        ],
        [
          ['Jacket', '外被材质'],
          [
            ['PVC', 'PVC'],
            ['Nylon braid', '尼龙编织'],
          ],
        ],
        [
          ['Connector', '接口类型'],
          [
            ['Male to male', '公对公'],
            ['Male to female', '公对母'],
          ],
        ],
      ],
      colours: ['black', 'grey'],
      option: { name: ['Length', '长度'], values: ['1 m', '1.5 m', '3 m', '5 m', '10 m'] },
      yuan: [5, 68],
      grams: [70, 600],
      box: [18, 15, 4],
      alsoCalled: ['HD cable', 'decoder cable', 'TV cable'],
    },
    {
      id: 'network-cable',
      leaf: ['Network Cables', '网线'],
      emoji: '🌐',
      prop: '🔗',
      titles: [
        ['{grade} {build} Ethernet Cable for {use}', '{grade}{build}网线 {use}用'],
        ['{build} {grade} Network Patch Lead for {use}', '{build}{grade}成品网络跳线 {use}适用'],
      ],
      words: {
        grade: [
          ['Cat 5e', '超五类'],
          ['Cat 6', '六类'],
          ['Cat 7', '七类'],
        ],
        build: [
          ['Shielded', '屏蔽'],
          ['Flat', '扁平'],
          ['Round', '圆形'],
          ['Braided', '编织'],
        ],
        use: [
          ['Router', '路由器'],
          ['Office', '办公室'],
          ['Home Broadband', '家用宽带'],
          ['CCTV', '监控'],
        ],
      },
      attributes: [
        [
          ['Conductor', '导体材质'],
          [
            ['Oxygen-free copper', '无氧铜'],
            ['Copper-clad aluminium', '铜包铝'],
          ],
        ],
        [['Plug', '接头'], [['RJ45', 'RJ45水晶头']]],
        [
          ['Speed', '传输速率'],
          [
            ['1000 Mbps', '1000Mbps'],
            ['10 Gbps', '10Gbps'],
          ],
        ],
      ],
      colours: ['black', 'white', 'blue', 'grey', 'yellow'],
      option: { name: ['Length', '长度'], values: ['1 m', '3 m', '5 m', '10 m', '20 m'] },
      yuan: [2, 45],
      grams: [40, 800],
      box: [18, 16, 4],
      alsoCalled: ['LAN cable', 'ethernet cable', 'internet cable'],
    },
  ],
};
