import type { Department } from '../kind.ts';

export const phones: Department = {
  slug: 'phones',
  name: ['Phones & Accessories', '手机配件'],
  emoji: '📱',
  groups: [
    {
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
    },
    {
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
            [
              '{material} Wallet Phone Cover, {style} Case with {feature}',
              '{material}钱包式手机壳 {style}皮套 {feature}',
            ],
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
          alsoCalled: ['dry bag', 'swimming pouch'],
        },
      ],
    },
    {
      slug: 'chargers-and-cables',
      name: ['Chargers & Cables', '充电器数据线'],
      kinds: [
        {
          id: 'wall-phone-charger',
          leaf: ['Wall Chargers', '充电头'],
          emoji: '🔌',
          prop: '⚡',
          titles: [
            ['{style} {port} Phone Charger with {feature}', '{style}{port}手机充电器{feature}'],
            ['{port} Power Adaptor, {style} Wall Plug with {feature}', '{port}电源适配器 {style}充电头 {feature}'],
          ],
          words: {
            style: [
              ['Fast-Charging', '快充'],
              ['Smart', '智能'],
              ['GaN', '氮化镓'],
              ['Compact', '小巧'],
            ],
            port: [
              ['Single-USB', '单USB'],
              ['USB-C PD', 'USB-C PD'],
              ['Dual-Port', '双口'],
              ['Four-Port', '四口'],
            ],
            feature: [
              ['Overheat Protection', '过热保护'],
              ['Charging Cable', '配充电线'],
              ['LED Indicator', 'LED指示灯'],
            ],
          },
          attributes: [
            [
              ['Input', '输入'],
              [
                ['AC 100-240 V', 'AC100-240V'],
                ['AC 110-240 V', 'AC110-240V'],
              ],
            ],
            [
              ['Output', '输出功率'],
              [
                ['10 W', '10W'],
                ['20 W', '20W'],
                ['33 W', '33W'],
                ['65 W', '65W'],
              ],
            ],
            [
              ['Shell', '外壳材质'],
              [
                ['Fireproof PC', '防火PC'],
                ['ABS', 'ABS'],
              ],
            ],
          ],
          colours: ['white', 'black'],
          option: {
            name: ['Plug', '插头'],
            values: [
              ['South African plug', '南非插头'],
              ['UK plug', '英规插头'],
              ['EU plug', '欧规插头'],
            ],
          },
          yuan: [4, 52],
          grams: [50, 180],
          box: [10, 8, 4],
          alsoCalled: ['charger head', 'charging plug', 'fast charger'],
        },
        {
          id: 'usb-charging-cable',
          leaf: ['Charging Cables', '数据线'],
          emoji: '🔌',
          prop: '🧵',
          titles: [
            ['{style} {feature} Charging Cable with {material} Jacket', '{style}{feature}数据线 {material}外皮'],
            ['{feature} Phone Cable, {style} {material} Lead', '{feature}手机充电线 {style}{material}线'],
          ],
          words: {
            style: [
              ['Tangle-Free', '防缠绕'],
              ['Bend-Proof', '抗弯折'],
              ['Thickened', '加粗'],
              ['Right-Angle', '弯头'],
            ],
            feature: [
              ['Fast-Charge', '快充'],
              ['Charge-and-Sync', '充传二合一'],
              ['Long-Life', '耐用'],
            ],
            material: [
              ['Nylon-Braided', '尼龙编织'],
              ['Soft Silicone', '软硅胶'],
              ['PVC', 'PVC'],
              ['TPE', 'TPE'],
            ],
          },
          attributes: [
            [
              ['Current', '电流'],
              [
                ['2.4 A', '2.4A'],
                ['3 A', '3A'],
                ['6 A', '6A'],
              ],
            ],
            [
              ['Core', '线芯'],
              [
                ['Tinned copper', '镀锡铜'],
                ['Pure copper', '纯铜'],
              ],
            ],
            [
              ['Length', '线长'],
              [
                ['1 m', '1米'],
                ['1.5 m', '1.5米'],
                ['2 m', '2米'],
              ],
            ],
          ],
          colours: ['black', 'white', 'red', 'blue', 'purple'],
          option: {
            name: ['Connector', '接口'],
            values: ['USB-C', 'Micro USB', ['8-pin', '8针'], ['USB-C to USB-C', '双USB-C']],
          },
          yuan: [1, 16],
          grams: [20, 80],
          box: [16, 8, 2],
          alsoCalled: ['charger cord', 'USB cord', 'data cable'],
        },
        {
          id: 'wireless-charging-pad',
          leaf: ['Wireless Chargers', '无线充电器'],
          emoji: '⚡',
          prop: '📱',
          titles: [
            ['{style} Wireless Charger with {feature} for {place}', '{place}{style}无线充电器{feature}'],
            ['{style} Charging Dock with {feature} for {place}', '{style}无线充电座 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Three-in-One', '三合一'],
              ['Vertical', '立式'],
              ['Magnetic', '磁吸'],
            ],
            feature: [
              ['Night Light', '小夜灯'],
              ['Alarm Clock', '闹钟'],
              ['Cooling Fan', '散热风扇'],
              ['Fast Charging', '快充'],
            ],
            place: [
              ['Desk', '桌面'],
              ['Bedside', '床头'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Output', '输出功率'],
              [
                ['10 W', '10W'],
                ['15 W', '15W'],
                ['20 W', '20W'],
              ],
            ],
            [
              ['Surface', '表面材质'],
              [
                ['ABS', 'ABS'],
                ['Silicone', '硅胶'],
                ['Fabric', '布艺'],
              ],
            ],
            [
              ['Input port', '输入接口'],
              [
                ['USB-C', 'USB-C'],
                ['Micro USB', 'Micro USB'],
              ],
            ],
          ],
          colours: ['black', 'white', 'grey', 'pink'],
          yuan: [14, 78],
          grams: [120, 480],
          box: [18, 14, 5],
          special: 'magnet',
          alsoCalled: ['charging dock', 'cordless charger'],
        },
        {
          id: 'car-phone-charger',
          leaf: ['Car Chargers', '车载充电器'],
          emoji: '🚗',
          prop: '🔌',
          titles: [
            ['{style} Car Phone Charger with {feature}', '{style}车载手机充电器{feature}'],
            [
              '{material} Cigarette-Lighter Charger, {style} Adaptor with {feature}',
              '{material}车充 {style}点烟器充电头 {feature}',
            ],
          ],
          words: {
            style: [
              ['Dual-USB', '双USB'],
              ['Fast-Charging', '快充'],
              ['Mini', '迷你'],
              ['Retractable-Cable', '伸缩线'],
            ],
            material: [
              ['Aluminium', '铝合金'],
              ['Fireproof', '防火材质'],
              ['Zinc-Alloy', '锌合金'],
            ],
            feature: [
              ['Voltage Display', '电压显示'],
              ['LED Ring', 'LED光圈'],
              ['Overheat Protection', '过热保护'],
              ['Short-Circuit Protection', '短路保护'],
            ],
          },
          attributes: [
            [
              ['Input', '输入'],
              [
                ['DC 12-24 V', 'DC12-24V'],
                ['DC 12-32 V', 'DC12-32V'],
              ],
            ],
            [
              ['Output', '输出功率'],
              [
                ['15 W', '15W'],
                ['30 W', '30W'],
                ['66 W', '66W'],
              ],
            ],
            [
              ['Ports', '接口'],
              [
                ['Two USB-A', '双USB-A'],
                ['USB-A and USB-C', 'USB-A+USB-C'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'white', 'red'],
          yuan: [3, 32],
          grams: [30, 120],
          box: [9, 6, 4],
          alsoCalled: ['cigarette lighter charger', 'vehicle charger'],
        },
      ],
    },
    {
      slug: 'power-banks-and-batteries',
      name: ['Power Banks & Batteries', '移动电源电池'],
      kinds: [
        {
          id: 'portable-power-bank',
          leaf: ['Power Banks', '充电宝'],
          emoji: '🔋',
          titles: [
            ['{style} Power Bank with {feature} for {use}', '{style}充电宝{feature} {use}用'],
            ['{style} Portable Charger with {feature} for {use}', '{style}移动电源 {feature} {use}款'],
          ],
          words: {
            style: [
              ['Slim', '超薄'],
              ['Fast-Charging', '快充'],
              ['Compact', '小巧'],
              ['Magnetic', '磁吸'],
            ],
            feature: [
              ['Built-In Cables', '自带线'],
              ['Digital Display', '数显'],
              ['LED Torch', 'LED照明'],
              ['Phone Stand', '手机支架'],
            ],
            use: [
              ['Travel', '旅行'],
              ['Load Shedding', '停电应急'],
              ['Camping', '露营'],
            ],
          },
          attributes: [
            [
              ['Cell', '电芯'],
              [
                ['Lithium polymer', '聚合物锂电'],
                ['18650 lithium-ion', '18650锂电'],
              ],
            ],
            [
              ['Output', '输出功率'],
              [
                ['10 W', '10W'],
                ['22.5 W', '22.5W'],
                ['66 W', '66W'],
              ],
            ],
            [
              ['Shell', '外壳'],
              [
                ['ABS', 'ABS'],
                ['Aluminium alloy', '铝合金'],
              ],
            ],
          ],
          colours: ['black', 'white', 'pink', 'blue', 'green'],
          option: { name: ['Capacity', '容量'], values: ['5000 mAh', '10000 mAh', '20000 mAh', '30000 mAh'] },
          yuan: [18, 128],
          grams: [120, 620],
          box: [16, 9, 4],
          special: 'magnet',
          alsoCalled: ['powerbank', 'portable charger'],
        },
        {
          id: 'solar-power-bank',
          leaf: ['Solar Power Banks', '太阳能充电宝'],
          emoji: '🔋',
          prop: '☀️',
          titles: [
            ['{style} Solar Power Bank with {feature} for {use}', '{style}太阳能充电宝{feature} {use}用'],
            ['{style} Solar Phone Charger with {feature} for {use}', '{style}太阳能移动电源 {feature} {use}款'],
          ],
          words: {
            style: [
              ['Waterproof', '防水'],
              ['Foldable-Panel', '折叠板'],
              ['Shockproof', '防摔'],
              ['Rugged', '三防'],
            ],
            feature: [
              ['Four Built-In Cables', '自带四线'],
              ['LED Camping Light', 'LED露营灯'],
              ['Wireless Charging', '无线充'],
              ['Carabiner Hook', '登山扣'],
            ],
            use: [
              ['Hiking', '徒步'],
              ['Rural Homes', '农村家庭'],
              ['Farm Work', '农场作业'],
            ],
          },
          attributes: [
            [
              ['Solar panel', '太阳能板'],
              [
                ['1.5 W', '1.5W'],
                ['6 W', '6W'],
                ['8 W', '8W'],
              ],
            ],
            [
              ['Cell', '电芯'],
              [
                ['Lithium polymer', '聚合物锂电'],
                ['18650 lithium-ion', '18650锂电'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IP54', 'IP54'],
                ['IP66', 'IP66'],
              ],
            ],
          ],
          colours: ['black', 'orange', 'green', 'blue'],
          option: { name: ['Capacity', '容量'], values: ['10000 mAh', '20000 mAh', '30000 mAh'] },
          yuan: [26, 148],
          grams: [220, 750],
          box: [18, 10, 4],
          special: 'magnet',
          alsoCalled: ['solar charger', 'sun power bank'],
        },
        {
          id: 'phone-replacement-battery',
          leaf: ['Phone Batteries', '手机电池'],
          emoji: '🪫',
          titles: [
            ['{style} Phone Battery with {feature} for {use}', '{style}手机电池{feature} {use}用'],
            [
              'Replacement Mobile Battery with {feature}, {style} Cell for {use}',
              '替换手机电板 {style}电芯 {feature} {use}款',
            ],
          ],
          words: {
            style: [
              ['High-Capacity', '大容量'],
              ['Zero-Cycle', '零循环'],
              ['Long-Life', '长寿命'],
              ['Safety-Tested', '安全检测'],
            ],
            feature: [
              ['Overcharge Protection', '过充保护'],
              ['Repair Tools', '送拆机工具'],
              ['Adhesive Strips', '送背胶'],
            ],
            use: [
              ['Repair Shops', '维修店'],
              ['Button Phones', '按键手机'],
              ['Smartphones', '智能手机'],
              ['Older Handsets', '老款手机'],
            ],
          },
          attributes: [
            [
              ['Cell', '电芯'],
              [
                ['Lithium polymer', '聚合物锂电'],
                ['Lithium-ion', '锂离子'],
              ],
            ],
            [
              ['Voltage', '电压'],
              [
                ['3.7 V', '3.7V'],
                ['3.85 V', '3.85V'],
              ],
            ],
            [
              ['Charge cycles', '循环次数'],
              [
                ['500 cycles', '500次'],
                ['800 cycles', '800次'],
              ],
            ],
          ],
          colours: ['black', 'white'],
          option: { name: ['Capacity', '容量'], values: ['1200 mAh', '2600 mAh', '4000 mAh', '5000 mAh'] },
          yuan: [5, 36],
          grams: [30, 110],
          box: [12, 8, 2],
          special: 'magnet',
          alsoCalled: ['cell battery', 'spare battery'],
        },
      ],
    },
    {
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
    },
    {
      slug: 'phone-repair-and-memory',
      name: ['Repair, Memory & Charms', '维修存储挂饰'],
      kinds: [
        {
          id: 'phone-repair-toolkit',
          leaf: ['Repair Toolkits', '手机维修工具'],
          emoji: '🪛',
          prop: '📱',
          titles: [
            ['{style} Phone Repair Toolkit with {feature} for {use}', '{style}手机维修工具套装{feature} {use}用'],
            ['{style} Precision Screwdriver Set with {feature} for {use}', '{style}精密螺丝刀套装 {feature} {use}款'],
          ],
          words: {
            style: [
              ['Professional', '专业'],
              ['Portable', '便携'],
              ['Durable', '耐用'],
              ['Multifunctional', '多功能'],
            ],
            feature: [
              ['Suction Cup', '带吸盘'],
              ['Pry Tools', '带撬棒'],
              ['Storage Case', '带收纳盒'],
              ['Tweezers', '带镊子'],
            ],
            use: [
              ['Repair Shops', '维修店'],
              ['Home Use', '居家'],
              ['Training Colleges', '培训学校'],
            ],
          },
          attributes: [
            [
              ['Bits', '批头材质'],
              [
                ['S2 steel', 'S2钢'],
                ['Chrome-vanadium steel', '铬钒钢'],
              ],
            ],
            [
              ['Handle', '手柄'],
              [
                ['Aluminium', '铝合金'],
                ['Non-slip rubber', '防滑橡胶'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Plastic case', '塑料盒'],
                ['Zip pouch', '拉链包'],
              ],
            ],
          ],
          colours: ['black', 'red', 'blue'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['8-in-1', '8合1'],
              ['25-in-1', '25合1'],
              ['115-in-1', '115合1'],
            ],
          },
          yuan: [3, 48],
          grams: [60, 550],
          box: [18, 10, 4],
          unit: 50,
          alsoCalled: ['opening tools', 'screwdriver set'],
        },
        {
          id: 'micro-memory-card',
          leaf: ['Memory Cards', '内存卡'],
          emoji: '💾',
          titles: [
            ['{style} Micro Memory Card for {use}', '{style}微型内存卡 {use}用'],
            ['{style} TF Card with {feature} for {use}', '{style}TF卡{feature} {use}款'],
          ],
          words: {
            style: [
              ['High-Speed', '高速'],
              ['Full-Capacity', '足容量'],
              ['Class 10', 'Class10'],
              ['Waterproof', '防水'],
            ],
            feature: [
              ['Card Adaptor', '送卡套'],
              ['USB Reader', '送读卡器'],
              ['Storage Case', '送收纳盒'],
            ],
            use: [
              ['Phones', '手机'],
              ['Dash Cameras', '行车记录仪'],
              ['Speakers', '音箱'],
              ['Security Cameras', '监控摄像头'],
            ],
          },
          attributes: [
            [
              ['Reading speed', '读取速度'],
              [
                ['30 MB/s', '30MB/s'],
                ['80 MB/s', '80MB/s'],
                ['100 MB/s', '100MB/s'],
              ],
            ],
            [
              ['Speed class', '速度等级'],
              [
                ['C10', 'C10'],
                ['U1', 'U1'],
                ['U3', 'U3'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Blister card', '吸塑卡'],
                ['Small box', '小盒'],
                ['Tray', '托盘'],
              ],
            ],
          ],
          colours: ['black', 'red'],
          option: { name: ['Capacity', '容量'], values: ['8 GB', '16 GB', '32 GB', '64 GB', '128 GB'] },
          yuan: [6, 52],
          grams: [8, 30],
          box: [10, 8, 1],
          alsoCalled: ['SD card', 'chip', 'TF card'],
        },
        {
          id: 'phone-strap-charm',
          leaf: ['Phone Straps & Grips', '手机挂绳指环扣'],
          emoji: '🔗',
          prop: '📱',
          titles: [
            ['{style} {material} Phone Strap with {feature}', '{style}{material}手机挂绳{feature}'],
            ['{style} {material} Cellphone Lanyard with {feature}', '{style}{material}手机链 {feature}'],
          ],
          words: {
            style: [
              ['Cute', '可爱'],
              ['Adjustable', '可调节'],
              ['Anti-Loss', '防丢'],
              ['Crossbody', '斜挎'],
            ],
            material: [
              ['Beaded', '串珠'],
              ['Braided Rope', '编织绳'],
              ['Silicone', '硅胶'],
              ['Acrylic', '亚克力'],
            ],
            feature: [
              ['Clip Tab', '带夹片'],
              ['Metal Buckle', '金属扣'],
              ['Heart Pendant', '爱心吊坠'],
            ],
          },
          attributes: [
            [
              ['Length', '长度'],
              [
                ['18 cm wrist', '18厘米腕带'],
                ['60 cm', '60厘米'],
                ['120 cm', '120厘米'],
              ],
            ],
            [
              ['Fits', '适用'],
              [
                ['All phones with a case', '带壳手机通用'],
                ['Phones and keys', '手机钥匙通用'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Backing card', '纸卡'],
              ],
            ],
          ],
          colours: ['black', 'pink', 'multi', 'blue', 'beige', 'purple'],
          yuan: [0.8, 12],
          grams: [12, 60],
          box: [12, 8, 2],
          alsoCalled: ['phone lanyard', 'phone chain', 'phone charm'],
        },
      ],
    },
  ],
};
