import type { Department } from '../kind.ts';

export const computersAudio: Department = {
  slug: 'computers-audio',
  name: ['Computers & Audio', '电脑影音'],
  emoji: '💻',
  groups: [
    {
      slug: 'keyboards-and-mice',
      name: ['Keyboards & Mice', '键盘鼠标'],
      kinds: [
        {
          id: 'computer-keyboard',
          leaf: ['Keyboards', '键盘'],
          emoji: '⌨️',
          titles: [
            ['{style} {link} Computer Keyboard for {use}', '{link}{style}电脑键盘 {use}用'],
            [
              '{link} {style} Keyboard for Laptop and Desktop, {use} Keyboard',
              '{link}{style}键盘 笔记本台式机通用 {use}键盘',
            ],
          ],
          words: {
            style: [
              ['Full-Size', '全尺寸'],
              ['Silent', '静音'],
              ['Slim', '超薄'],
              ['Mechanical-Feel', '机械手感'],
              ['Compact', '小巧'],
            ],
            link: [
              ['USB Wired', 'USB有线'],
              ['2.4 GHz Wireless', '2.4G无线'],
              ['Bluetooth', '蓝牙'],
            ],
            use: [
              ['Office', '办公'],
              ['Home', '居家'],
              ['Gaming', '游戏'],
              ['Business', '商务'],
            ],
          },
          attributes: [
            [
              ['Keys', '按键数'],
              [
                ['78 keys', '78键'],
                ['87 keys', '87键'],
                ['104 keys', '104键'],
              ],
            ],
            [['Layout', '键盘布局'], [['English QWERTY', '英文QWERTY']]],
            [
              ['Key life', '按键寿命'],
              [
                ['10 million presses', '1000万次'],
                ['20 million presses', '2000万次'],
              ],
            ],
            [
              ['Systems', '适用系统'],
              [
                ['Windows', 'Windows'],
                ['Windows and macOS', 'Windows和macOS'],
              ],
            ],
          ],
          colours: ['black', 'white', 'pink', 'grey'],
          yuan: [14, 98],
          grams: [380, 1000],
          box: [46, 17, 4],
          alsoCalled: ['PC keyboard', 'typing keyboard'],
        },
        {
          id: 'computer-mouse',
          leaf: ['Computer Mice', '鼠标'],
          emoji: '🖱️',
          titles: [
            ['{style} {link} Mouse for {use}', '{link}{style}鼠标 {use}用'],
            ['{link} Optical Mouse, {style} Design for {use}', '{link}光电鼠标 {style}设计 {use}适用'],
          ],
          words: {
            style: [
              ['Silent-Click', '静音'],
              ['Ergonomic', '人体工学'],
              ['Slim', '超薄'],
              ['Vertical', '立式'],
              ['RGB Backlit', 'RGB发光'],
            ],
            link: [
              ['2.4 GHz Wireless', '2.4G无线'],
              ['USB Wired', 'USB有线'],
              ['Dual-Mode Bluetooth', '蓝牙双模'],
            ],
            use: [
              ['Office Work', '办公'],
              ['Gaming', '游戏'],
              ['Laptops', '笔记本电脑'],
              ['Students', '学生'],
            ],
          },
          attributes: [
            [
              ['Resolution', '分辨率'],
              [
                ['1600 DPI', '1600DPI'],
                ['2400 DPI', '2400DPI'],
                ['3600 DPI', '3600DPI'],
              ],
            ],
            [
              ['Buttons', '按键数'],
              [
                ['3', '3键'],
                ['4', '4键'],
                ['6', '6键'],
              ],
            ],
            [
              ['Material', '材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['ABS with rubber grip', 'ABS加橡胶防滑'],
              ],
            ],
          ],
          colours: ['black', 'white', 'pink', 'silver', 'blue'],
          yuan: [7, 58],
          grams: [80, 200],
          box: [14, 9, 5],
          alsoCalled: ['PC mouse', 'laptop mouse'],
        },
        {
          id: 'mouse-pad',
          leaf: ['Mouse Pads', '鼠标垫'],
          emoji: '🖱️',
          prop: '🟦',
          titles: [
            ['{style} {material} Mouse Pad with {feature}', '{style}{material}鼠标垫 {feature}'],
            [
              '{material} Desk Mat, {style} Pad with {feature} for Keyboard and Mouse',
              '{material}桌垫 {style}键鼠垫 {feature}',
            ],
          ],
          words: {
            style: [
              ['Extra-Thick', '加厚'],
              ['Wear-Resistant', '耐磨'],
              ['Plain', '纯色'],
              ['Printed', '印花'],
            ],
            material: [
              ['Rubber-Backed Cloth', '橡胶布面'],
              ['PU Leather', 'PU皮革'],
              ['Felt', '毛毡'],
            ],
            feature: [
              ['Stitched Edge', '锁边'],
              ['Non-Slip Base', '防滑底'],
              ['Wrist Rest', '护腕托'],
              ['Rounded Corners', '圆角'],
            ],
          },
          attributes: [
            [
              ['Thickness', '厚度'],
              [
                ['2 mm', '2mm'],
                ['3 mm', '3mm'],
                ['4 mm', '4mm'],
              ],
            ],
            [
              ['Cleaning', '清洁方式'],
              [
                ['Hand wash', '手洗'],
                ['Wipe clean', '擦拭'],
              ],
            ],
            [
              ['Custom print', '定制印刷'],
              [
                ['Logo printing available', '可印LOGO'],
                ['Not available', '不支持'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'blue', 'pink', 'brown', 'green'],
          option: { name: ['Size', '尺寸'], values: ['25 x 21 cm', '60 x 30 cm', '80 x 30 cm', '90 x 40 cm'] },
          yuan: [2, 28],
          grams: [90, 650],
          box: [40, 7, 7],
          alsoCalled: ['desk pad', 'gaming mat'],
        },
      ],
    },
    {
      slug: 'laptop-accessories',
      name: ['Laptop Accessories', '笔记本配件'],
      kinds: [
        {
          id: 'laptop-stand',
          leaf: ['Laptop Stands', '笔记本支架'],
          emoji: '💻',
          prop: '📐',
          titles: [
            ['{style} {material} Laptop Stand for {place}', '{material}{style}笔记本支架 {place}用'],
            ['{style} Notebook Riser, {material} Holder with {feature}', '{style}电脑增高架 {material}托架 {feature}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Height-Adjustable', '可调高度'],
              ['Portable', '便携'],
              ['Double-Layer', '双层'],
            ],
            material: [
              ['Aluminium Alloy', '铝合金'],
              ['ABS Plastic', 'ABS塑料'],
              ['Carbon Steel', '碳钢'],
            ],
            feature: [
              ['Non-Slip Pads', '防滑垫'],
              ['Cooling Vents', '散热孔'],
              ['Phone Holder', '带手机支架'],
            ],
            place: [
              ['Desk', '书桌'],
              ['Bed', '床上'],
              ['Office', '办公室'],
              ['Travel', '出差'],
            ],
          },
          attributes: [
            [
              ['Load', '承重'],
              [
                ['5 kg', '5公斤'],
                ['10 kg', '10公斤'],
              ],
            ],
            [
              ['Fits', '适用尺寸'],
              [
                ['10 to 15.6 inch', '10-15.6寸'],
                ['11 to 17.3 inch', '11-17.3寸'],
              ],
            ],
            [
              ['Height settings', '调节档位'],
              [
                ['6', '6档'],
                ['7', '7档'],
                ['Stepless', '无级调节'],
              ],
            ],
          ],
          colours: ['silver', 'black', 'grey', 'pink'],
          yuan: [9, 75],
          grams: [200, 1200],
          box: [27, 24, 6],
          alsoCalled: ['notebook stand', 'laptop riser'],
        },
        {
          id: 'laptop-sleeve',
          leaf: ['Laptop Bags & Sleeves', '电脑包内胆包'],
          emoji: '💼',
          prop: '💻',
          titles: [
            ['{feature} {material} Laptop Sleeve for {use}', '{material}{feature}笔记本内胆包 {use}用'],
            ['{feature} Laptop Carry Bag in {material} for {use}', '{feature}手提电脑包 {material} {use}适用'],
          ],
          words: {
            feature: [
              ['Shockproof', '防震'],
              ['Water-Repellent', '防泼水'],
              ['Slim', '轻薄'],
              ['Large-Capacity', '大容量'],
            ],
            material: [
              ['Oxford Fabric', '牛津布'],
              ['Neoprene', '潜水料'],
              ['PU Leather', 'PU皮'],
              ['Felt', '毛毡'],
            ],
            use: [
              ['Business', '商务'],
              ['Students', '学生'],
              ['Travel', '出差'],
              ['Commuting', '通勤'],
            ],
          },
          attributes: [
            [
              ['Lining', '内里'],
              [
                ['Plush', '绒布'],
                ['Polyester', '涤纶'],
              ],
            ],
            [
              ['Closure', '闭合方式'],
              [
                ['Zip', '拉链'],
                ['Magnetic flap', '磁扣翻盖'],
              ],
            ],
            [
              ['Pockets', '口袋数量'],
              [
                ['1', '1个'],
                ['2', '2个'],
                ['4', '4个'],
              ],
            ],
          ],
          colours: ['black', 'grey', 'navy', 'pink', 'brown'],
          option: { name: ['Fits screen', '适用屏幕'], values: ['13.3 inch', '14 inch', '15.6 inch', '17 inch'] },
          yuan: [12, 68],
          grams: [180, 700],
          box: [42, 31, 4],
          alsoCalled: ['laptop pouch', 'notebook bag'],
        },
        {
          id: 'laptop-cooling-pad',
          leaf: ['Laptop Cooling Pads', '笔记本散热器'],
          emoji: '❄️',
          prop: '💻',
          titles: [
            ['{style} Laptop Cooling Pad with {feature} for {use}', '{style}笔记本散热器 {feature} {use}用'],
            ['{style} Notebook Cooler Stand for {use}, {feature}', '{style}电脑散热底座 {use}适用 {feature}'],
          ],
          words: {
            style: [
              ['Quiet', '静音'],
              ['High-Speed', '高速'],
              ['Ultra-Slim', '超薄'],
              ['RGB-Lit', 'RGB灯光'],
            ],
            feature: [
              ['Two Large Fans', '双大风扇'],
              ['Six Fans', '六风扇'],
              ['Adjustable Height', '高度可调'],
              ['Two USB Ports', '双USB接口'],
            ],
            use: [
              ['Gaming', '游戏'],
              ['Office Work', '办公'],
              ['Study', '学习'],
            ],
          },
          attributes: [
            [['Power supply', '供电方式'], [['USB 5 V', 'USB 5V']]],
            [
              ['Fan speed', '风扇转速'],
              [
                ['1200 rpm', '1200转/分'],
                ['2000 rpm', '2000转/分'],
                ['2600 rpm', '2600转/分'],
              ],
            ],
            [
              ['Panel', '面板材质'],
              [
                ['Metal mesh', '金属网'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'red'],
          option: { name: ['Fits screen', '适用屏幕'], values: ['Up to 15.6 inch', 'Up to 17.3 inch'] },
          yuan: [18, 85],
          grams: [550, 1300],
          box: [41, 30, 5],
          alsoCalled: ['laptop fan', 'laptop cooler'],
        },
      ],
    },
    {
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
    },
    {
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
            [
              '{band} Wireless Network Dongle, {style} Receiver for {use}',
              '{band}无线网络接收器 {style}网卡 {use}适用',
            ],
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
    },
    {
      slug: 'headsets-and-microphones',
      name: ['Headsets & Microphones', '耳机麦克风'],
      kinds: [
        {
          id: 'over-ear-headphones',
          leaf: ['Over-Ear Headphones', '头戴式耳机'],
          emoji: '🎧',
          titles: [
            ['{style} {link} Over-Ear Headphones with {feature}', '{link}{style}头戴式耳机 {feature}'],
            ['{link} Stereo Headphones, {style} Headset with {feature}', '{link}立体声耳机 {style}耳麦 {feature}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Lightweight', '轻便'],
              ['Noise-Cancelling', '降噪'],
              ['Retro', '复古'],
            ],
            link: [
              ['Bluetooth', '蓝牙'],
              ['Dual-Mode Wireless', '双模无线'],
              ['Wireless', '无线'],
            ],
            feature: [
              ['Deep Bass', '重低音'],
              ['Soft Ear Cushions', '柔软耳罩'],
              ['Built-In Microphone', '内置麦克风'],
              ['Memory Card Slot', '可插卡'],
            ],
          },
          attributes: [
            [
              ['Playing time', '播放时长'],
              [
                ['8 hours', '8小时'],
                ['20 hours', '20小时'],
                ['40 hours', '40小时'],
              ],
            ],
            [
              ['Driver', '喇叭单元'],
              [
                ['40 mm', '40mm'],
                ['50 mm', '50mm'],
              ],
            ],
            [
              ['Bluetooth', '蓝牙版本'],
              [
                ['5.0', '5.0'],
                ['5.3', '5.3'],
              ],
            ],
          ],
          colours: ['black', 'white', 'pink', 'blue', 'beige'],
          yuan: [16, 128],
          grams: [220, 480],
          box: [20, 18, 8],
          special: 'magnet',
          alsoCalled: ['headset', 'cans'],
        },
        {
          id: 'gaming-headset',
          leaf: ['Gaming Headsets', '游戏耳机'],
          emoji: '🎮',
          prop: '🎧',
          titles: [
            ['{style} Gaming Headset with {feature} for {use}', '{style}游戏耳机 {feature} {use}用'],
            ['{style} Wired E-Sports Headphones for {use}, {feature}', '{style}有线电竞耳麦 {use}适用 {feature}'],
          ],
          words: {
            style: [
              ['RGB-Lit', 'RGB发光'],
              ['Surround-Sound', '环绕音'],
              ['Cat-Ear', '猫耳'],
              ['Heavy-Bass', '重低音'],
            ],
            feature: [
              ['Flexible Microphone', '可弯麦克风'],
              ['Volume Control', '线控音量'],
              ['Breathable Ear Cushions', '透气耳罩'],
            ],
            use: [
              ['PC', '电脑'],
              ['Game Consoles', '游戏机'],
              ['Laptops', '笔记本'],
              ['Internet Cafés', '网吧'],
            ],
          },
          attributes: [
            [
              ['Plug', '接口'],
              [
                ['3.5 mm jack', '3.5mm接口'],
                ['USB', 'USB接口'],
                ['3.5 mm and USB', '3.5mm加USB'],
              ],
            ],
            [
              ['Cable length', '线长'],
              [
                ['1.8 m', '1.8米'],
                ['2.1 m', '2.1米'],
              ],
            ],
            [
              ['Driver', '喇叭单元'],
              [
                ['40 mm', '40mm'],
                ['50 mm', '50mm'],
              ],
            ],
          ],
          colours: ['black', 'white', 'pink', 'red', 'blue'],
          yuan: [22, 118],
          grams: [320, 620],
          box: [23, 21, 11],
          special: 'magnet',
          alsoCalled: ['gamer headset', 'mic headset'],
        },
        {
          id: 'karaoke-microphone',
          leaf: ['Microphones', '麦克风'],
          emoji: '🎤',
          titles: [
            ['{style} {link} Microphone for {use}', '{link}{style}麦克风 {use}用'],
            ['{link} {style} Mic with {feature} for {use}', '{link}{style}话筒 {feature} {use}适用'],
          ],
          words: {
            style: [
              ['Handheld', '手持'],
              ['Noise-Reducing', '降噪'],
              ['Professional', '专业'],
            ],
            link: [
              ['Wireless', '无线'],
              ['Bluetooth', '蓝牙'],
              ['Wired', '有线'],
            ],
            feature: [
              ['Clear Sound', '清晰收音'],
              ['Metal Mesh Head', '金属网头'],
              ['On-Off Switch', '独立开关'],
            ],
            use: [
              ['Karaoke', 'K歌'],
              ['Church', '教堂'],
              ['Stage', '舞台'],
              ['Conferences', '会议'],
            ],
          },
          attributes: [
            [
              ['Pickup', '指向性'],
              [
                ['Cardioid', '心形指向'],
                ['Omnidirectional', '全指向'],
              ],
            ],
            [
              ['Body', '机身材质'],
              [
                ['Metal', '金属'],
                ['ABS plastic', 'ABS塑料'],
              ],
            ],
            [
              ['Frequency response', '频率响应'],
              [
                ['80 Hz to 15 kHz', '80Hz-15kHz'],
                ['50 Hz to 16 kHz', '50Hz-16kHz'],
              ],
            ],
          ],
          colours: ['black', 'gold', 'silver', 'rosegold'],
          option: {
            name: ['Set', '套装'],
            values: [
              ['One microphone', '单只装'],
              ['Two microphones', '两只装'],
            ],
          },
          yuan: [18, 165],
          grams: [250, 900],
          box: [27, 12, 8],
          special: 'magnet',
          alsoCalled: ['mic', 'cordless mic'],
        },
      ],
    },
    {
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
    },
  ],
};
