import type { Department } from '../kind.ts';

export const lighting: Department = {
  slug: 'lighting',
  name: ['Lighting & Electrical', '照明电工'],
  emoji: '💡',
  groups: [
    {
      slug: 'indoor-lamps',
      name: ['Indoor Lamps', '室内灯具'],
      kinds: [
        {
          id: 'desk-lamp',
          leaf: ['Desk Lamps', '台灯'],
          emoji: '💡',
          prop: '📚',
          titles: [
            ['{style} LED Desk Lamp {feature} for {place}', '{place}{style}LED台灯{feature}'],
            ['{style} Eye-Care Reading Lamp {feature}', '{style}护眼阅读台灯{feature}'],
          ],
          words: {
            style: [
              ['Foldable', '折叠'],
              ['Nordic', '北欧'],
              ['Clip-On', '夹式'],
              ['Minimalist', '简约'],
            ],
            feature: [
              ['with USB Charging', 'USB充电'],
              ['with Touch Dimming', '触控调光'],
              ['with Three Colour Temperatures', '三色温'],
              ['with Pen Holder', '带笔筒'],
            ],
            place: [
              ['Study', '书房'],
              ['Dormitory', '宿舍'],
              ['Bedside', '床头'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS plastic', 'ABS塑料'],
                ['Aluminium alloy', '铝合金'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['5 W', '5W'],
                ['8 W', '8W'],
                ['12 W', '12W'],
              ],
            ],
            [
              ['Power supply', '供电方式'],
              [
                ['USB 5 V', 'USB 5V'],
                ['Built-in 1200 mAh battery', '内置1200mAh电池'],
              ],
            ],
          ],
          colours: ['white', 'black', 'pink', 'mint'],
          yuan: [16, 68],
          grams: [350, 900],
          box: [32, 16, 9],
          alsoCalled: ['study lamp', 'reading light'],
        },
        {
          id: 'ceiling-light',
          leaf: ['Ceiling Lights', '吸顶灯'],
          emoji: '🌟',
          prop: '🏠',
          titles: [
            ['{style} LED Ceiling Light with {feature} for {place}', '{place}{style}LED吸顶灯{feature}'],
            [
              '{style} Flush-Mount Ceiling Lamp, {place} Lighting with {feature}',
              '{style}超薄顶灯 {place}照明 {feature}',
            ],
          ],
          words: {
            style: [
              ['Round', '圆形'],
              ['Modern', '现代'],
              ['Nordic', '北欧'],
              ['Starry-Sky', '星空'],
              ['Crystal', '水晶'],
            ],
            feature: [
              ['Remote Control', '遥控调光'],
              ['Motion Sensor', '人体感应'],
              ['Three-Colour Dimming', '三色变光'],
              ['Dustproof Cover', '防尘灯罩'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Living Room', '客厅'],
              ['Passage', '过道'],
              ['Balcony', '阳台'],
              ['Kitchen', '厨房'],
            ],
          },
          attributes: [
            [
              ['Voltage', '电压'],
              [
                ['AC 220-240 V', 'AC220-240V'],
                ['AC 85-265 V', 'AC85-265V'],
              ],
            ],
            [
              ['Shade', '灯罩材质'],
              [
                ['Acrylic', '亚克力'],
                ['PMMA', 'PMMA'],
                ['PC', 'PC'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IP20', 'IP20'],
                ['IP44', 'IP44'],
              ],
            ],
            [
              ['Lifespan', '使用寿命'],
              [
                ['25 000 hours', '25000小时'],
                ['30 000 hours', '30000小时'],
              ],
            ],
          ],
          colours: ['white', 'black', 'gold', 'grey'],
          option: {
            name: ['Size and power', '尺寸功率'],
            values: ['23 cm 18 W', '30 cm 24 W', '40 cm 36 W', '50 cm 48 W'],
          },
          yuan: [12, 88],
          grams: [350, 1900],
          box: [42, 42, 9],
          alsoCalled: ['cheese light', 'ceiling fitting', 'bulkhead light'],
        },
        {
          id: 'pendant-light',
          leaf: ['Pendant Lights', '吊灯'],
          emoji: '🏮',
          prop: '🍽️',
          titles: [
            ['{style} {material} Pendant Light for {place}', '{place}{style}{material}吊灯'],
            [
              '{style} Hanging Lamp, {material} Shade with {feature} for {place}',
              '{style}吊线灯 {material}灯罩 {feature} {place}用',
            ],
          ],
          words: {
            style: [
              ['Nordic', '北欧'],
              ['Industrial', '工业风'],
              ['Retro', '复古'],
              ['Creative', '创意'],
            ],
            material: [
              ['Glass', '玻璃'],
              ['Wrought Iron', '铁艺'],
              ['Bamboo-Woven', '竹编'],
              ['Rattan', '藤编'],
              ['Aluminium', '铝材'],
            ],
            feature: [
              ['Adjustable Cord', '可调吊线'],
              ['E27 Holder', 'E27灯座'],
              ['Ceiling Rose', '吸顶盘'],
            ],
            place: [
              ['Dining Room', '餐厅'],
              ['Coffee Shop', '咖啡馆'],
              ['Kitchen Counter', '厨房吧台'],
              ['Guest House', '民宿'],
              ['Bedside', '床头'],
            ],
          },
          attributes: [
            [
              ['Cord length', '吊线长度'],
              [
                ['1 m', '1米'],
                ['1.2 m', '1.2米'],
                ['1.5 m', '1.5米'],
              ],
            ],
            [
              ['Bulb', '光源'],
              [
                ['Not included', '不含光源'],
                ['LED bulb included', '含LED灯泡'],
              ],
            ],
            [
              ['Voltage', '电压'],
              [
                ['AC 220-240 V', 'AC220-240V'],
                ['AC 110-240 V', 'AC110-240V'],
              ],
            ],
          ],
          colours: ['black', 'white', 'gold', 'brown', 'green'],
          option: { name: ['Shade width', '灯罩直径'], values: ['20 cm', '30 cm', '40 cm'] },
          yuan: [18, 128],
          grams: [500, 2200],
          box: [36, 36, 26],
          alsoCalled: ['chandelier', 'hanging light', 'drop light'],
        },
        {
          id: 'night-light',
          leaf: ['Night Lights', '小夜灯'],
          emoji: '🌙',
          prop: '🧸',
          titles: [
            ['{style} {power} LED Night Light for {place}', '{style}{power}LED小夜灯 {place}用'],
            ['{power} Night Light with {feature}, {style} Lamp for {place}', '{power}小夜灯{feature} {place}{style}灯'],
          ],
          words: {
            style: [
              ['Cartoon', '卡通'],
              ['Bunny', '兔子'],
              ['Mini', '迷你'],
              ['Moon-Shaped', '月球'],
              ['Wood-Grain', '木纹'],
            ],
            power: [
              ['USB Rechargeable', 'USB充电'],
              ['Plug-In', '插电'],
              ['Battery-Powered', '电池款'],
            ],
            feature: [
              ['Motion Sensor', '人体感应'],
              ['Touch Control', '触摸控制'],
              ['Timer', '定时关灯'],
              ['Dusk Sensor', '光控感应'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Nursery', '婴儿房'],
              ['Passage', '走廊'],
              ['Bathroom', '卫生间'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS and PC', 'ABS+PC'],
                ['Food-grade silicone', '食品级硅胶'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['0.5 W', '0.5W'],
                ['1 W', '1W'],
                ['2 W', '2W'],
              ],
            ],
            [
              ['Light colour', '光色'],
              [
                ['Warm light', '暖光'],
                ['White light', '白光'],
                ['Seven colours', '七彩'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'yellow', 'blue', 'mint'],
          yuan: [4, 32],
          grams: [60, 350],
          box: [14, 12, 10],
          special: 'magnet',
          alsoCalled: ['baby night lamp', 'sleep light'],
        },
      ],
    },
    {
      slug: 'bulbs-and-tubes',
      name: ['Bulbs & Tubes', '光源灯管'],
      kinds: [
        {
          id: 'led-bulb',
          leaf: ['LED Bulbs', 'LED灯泡'],
          emoji: '💡',
          prop: '⚡',
          titles: [
            ['{feature} LED Bulb, {style} Globe for {place}', '{feature}LED灯泡 {style}球泡灯 {place}用'],
            ['{style} {feature} LED Light Bulb for {place}', '{place}{style}{feature}LED灯泡'],
          ],
          words: {
            feature: [
              ['Energy-Saving', '节能'],
              ['Super-Bright', '超亮'],
              ['Flicker-Free', '无频闪'],
              ['Wide-Voltage', '宽压'],
              ['Long-Life', '长寿命'],
            ],
            style: [
              ['A60', 'A60'],
              ['Filament', '灯丝'],
              ['Shatterproof', '防摔'],
              ['Frosted', '磨砂'],
            ],
            place: [
              ['Home', '家庭'],
              ['Factory', '工厂'],
              ['Shop', '商铺'],
              ['Night Market Stall', '夜市地摊'],
              ['Chicken House', '养鸡场'],
            ],
          },
          attributes: [
            [
              ['Voltage', '电压'],
              [
                ['AC 175-265 V', 'AC175-265V'],
                ['AC 85-265 V', 'AC85-265V'],
              ],
            ],
            [
              ['Colour temperature', '色温'],
              [
                ['3000 K', '3000K'],
                ['4000 K', '4000K'],
                ['6500 K', '6500K'],
              ],
            ],
            [
              ['Body', '灯体'],
              [
                ['Plastic-clad aluminium', '塑包铝'],
                ['Aluminium', '全铝'],
                ['Glass', '玻璃'],
              ],
            ],
            [
              ['Beam angle', '发光角度'],
              [
                ['180°', '180°'],
                ['270°', '270°'],
              ],
            ],
          ],
          colours: ['white', 'silver'],
          option: {
            name: ['Cap and power', '灯头功率'],
            values: [
              ['B22 bayonet 9 W', 'B22卡口 9W'],
              ['E27 screw 9 W', 'E27螺口 9W'],
              ['B22 bayonet 15 W', 'B22卡口 15W'],
              ['E27 screw 15 W', 'E27螺口 15W'],
              ['E27 screw 30 W', 'E27螺口 30W'],
            ],
          },
          yuan: [1.6, 14],
          grams: [50, 260],
          box: [12, 7, 7],
          alsoCalled: ['globe', 'light globe', 'energy saver'],
        },
        {
          id: 'led-tube-light',
          leaf: ['LED Tubes', 'LED灯管'],
          emoji: '🔆',
          prop: '🏭',
          titles: [
            ['{style} {feature} LED Tube Light for {place}', '{place}{style}{feature}LED灯管'],
            ['{feature} LED Batten, {style} Tube for {place}', '{feature}LED支架灯 {style}日光灯管 {place}照明'],
          ],
          words: {
            style: [
              ['T8', 'T8'],
              ['T5 Integrated', 'T5一体化'],
              ['Glass', '玻璃'],
              ['Moisture-Proof', '防潮'],
              ['Double-Row', '双排'],
            ],
            feature: [
              ['Super-Bright', '超亮'],
              ['Energy-Saving', '节能'],
              ['Flicker-Free', '无频闪'],
              ['Linkable', '可串联'],
            ],
            place: [
              ['Workshop', '车间'],
              ['Supermarket', '超市'],
              ['Classroom', '教室'],
              ['Garage', '车库'],
              ['Office', '办公室'],
            ],
          },
          attributes: [
            [
              ['Voltage', '电压'],
              [
                ['AC 165-265 V', 'AC165-265V'],
                ['AC 85-265 V', 'AC85-265V'],
              ],
            ],
            [
              ['Light output', '光效'],
              [
                ['90 lm/W', '90lm/W'],
                ['110 lm/W', '110lm/W'],
              ],
            ],
            [
              ['Colour temperature', '色温'],
              [
                ['4000 K', '4000K'],
                ['6500 K', '6500K'],
              ],
            ],
          ],
          colours: ['white', 'silver'],
          option: {
            name: ['Length and power', '长度功率'],
            values: ['60 cm 9 W', '90 cm 14 W', '120 cm 18 W', '120 cm 36 W'],
          },
          yuan: [4, 26],
          grams: [140, 600],
          box: [122, 5, 5],
          alsoCalled: ['fluorescent tube', 'strip light', 'batten light'],
        },
        {
          id: 'emergency-bulb',
          leaf: ['Rechargeable Emergency Bulbs', '充电应急灯泡'],
          emoji: '💡',
          prop: '🔋',
          titles: [
            ['{style} Rechargeable Emergency Bulb with {feature} for {use}', '{style}充电应急灯泡{feature} {use}用'],
            ['{style} LED Load-Shedding Bulb with {feature} for {use}', '{style}停电应急LED球泡灯 {feature} {use}照明'],
          ],
          words: {
            style: [
              ['Smart', '智能'],
              ['Hand-Lit', '手触亮'],
              ['Detachable', '可拆卸'],
              ['Super-Bright', '超亮'],
              ['Dual-Battery', '双电池'],
            ],
            feature: [
              ['Hanging Hook', '带挂钩'],
              ['Built-In Lithium Battery', '内置锂电池'],
              ['Auto Switch-On', '停电自动亮'],
              ['Overcharge Protection', '过充保护'],
            ],
            use: [
              ['Home Power Cuts', '家庭停电'],
              ['Spaza Shops', '小卖部'],
              ['Night Market Stalls', '夜市摆摊'],
              ['Camping', '露营'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池容量'],
              [
                ['1200 mAh', '1200mAh'],
                ['1800 mAh', '1800mAh'],
                ['2400 mAh', '2400mAh'],
              ],
            ],
            [
              ['Backup time', '应急时间'],
              [
                ['3 hours', '3小时'],
                ['4 hours', '4小时'],
                ['6 hours', '6小时'],
              ],
            ],
            [
              ['Voltage', '电压'],
              [
                ['AC 85-265 V', 'AC85-265V'],
                ['AC 175-265 V', 'AC175-265V'],
              ],
            ],
            [
              ['Colour temperature', '色温'],
              [
                ['6500 K', '6500K'],
                ['3000 K', '3000K'],
              ],
            ],
          ],
          colours: ['white', 'silver'],
          option: {
            name: ['Cap and power', '灯头功率'],
            values: [
              ['B22 bayonet 9 W', 'B22卡口 9W'],
              ['E27 screw 9 W', 'E27螺口 9W'],
              ['B22 bayonet 15 W', 'B22卡口 15W'],
              ['E27 screw 15 W', 'E27螺口 15W'],
            ],
          },
          yuan: [6, 24],
          grams: [120, 320],
          box: [15, 8, 8],
          special: 'magnet',
          alsoCalled: ['load-shedding globe', 'rechargeable globe', 'emergency globe'],
        },
      ],
    },
    {
      slug: 'solar-lights',
      name: ['Solar Lights', '太阳能灯'],
      kinds: [
        {
          id: 'solar-flood-light',
          leaf: ['Solar Flood Lights', '太阳能投光灯'],
          emoji: '🌞',
          prop: '💡',
          titles: [
            ['{style} Solar Flood Light with {feature} for {place}', '{place}{style}太阳能投光灯带{feature}'],
            ['{style} Outdoor Solar LED Light with {feature} for {place}', '{style}户外太阳能灯 {place}照明 {feature}'],
          ],
          words: {
            style: [
              ['Waterproof', '防水'],
              ['High-Power', '大功率'],
              ['Super-Bright', '超亮'],
              ['Die-Cast Aluminium', '压铸铝'],
              ['Split-Panel', '分体式'],
            ],
            feature: [
              ['Remote Control', '遥控器'],
              ['Motion Sensor', '人体感应'],
              ['Dusk-to-Dawn Sensor', '光控感应'],
              ['Battery Level Display', '电量显示'],
            ],
            place: [
              ['Yard', '庭院'],
              ['Farm', '农场'],
              ['Sports Ground', '球场'],
              ['Car Park', '停车场'],
              ['Village Road', '乡村道路'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池'],
              [
                ['LiFePO4 6000 mAh', '磷酸铁锂6000mAh'],
                ['LiFePO4 12 000 mAh', '磷酸铁锂12000mAh'],
                ['Lithium 5000 mAh', '锂电池5000mAh'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IP65', 'IP65'],
                ['IP66', 'IP66'],
                ['IP67', 'IP67'],
              ],
            ],
            [
              ['Solar panel', '太阳能板'],
              [
                ['Polycrystalline', '多晶硅'],
                ['Monocrystalline', '单晶硅'],
              ],
            ],
            [
              ['Lighting time', '照明时间'],
              [
                ['8-10 hours', '8-10小时'],
                ['12 hours', '12小时'],
              ],
            ],
          ],
          colours: ['black', 'grey'],
          option: { name: ['Power', '功率'], values: ['60 W', '100 W', '200 W', '300 W', '500 W'] },
          yuan: [26, 165],
          grams: [1200, 4800],
          box: [38, 34, 10],
          special: 'magnet',
          alsoCalled: ['solar spotlight', 'solar security light', 'yard light'],
        },
        {
          id: 'solar-garden-light',
          leaf: ['Solar Garden Lights', '太阳能草坪灯'],
          emoji: '🌱',
          prop: '🌞',
          titles: [
            ['{feature} {style} Solar Lawn Light for {place}', '{place}{style}太阳能草坪灯 {feature}'],
            ['{feature} Solar Stake Light, {style} Lamp for {place}', '{feature}太阳能地插灯 {style}{place}灯'],
          ],
          words: {
            style: [
              ['Flame-Effect', '火焰'],
              ['Dandelion', '蒲公英'],
              ['Stainless Steel', '不锈钢'],
              ['Firefly', '萤火虫'],
              ['Mini Spotlight', '迷你射灯'],
            ],
            feature: [
              ['Waterproof', '防水'],
              ['Light-Controlled', '光控'],
              ['Wireless', '免布线'],
              ['Colour-Changing', '七彩变色'],
            ],
            place: [
              ['Courtyard', '庭院'],
              ['Garden Path', '花园小路'],
              ['Flower Bed', '花坛'],
              ['Driveway', '车道'],
              ['Patio', '露台'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池'],
              [
                ['Ni-MH 600 mAh', '镍氢600mAh'],
                ['Lithium 1200 mAh', '锂电1200mAh'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IP44', 'IP44'],
                ['IP65', 'IP65'],
              ],
            ],
            [
              ['Lighting time', '照明时间'],
              [
                ['6-8 hours', '6-8小时'],
                ['8-12 hours', '8-12小时'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'multi'],
          option: {
            name: ['Pack', '包装'],
            values: [
              ['1 piece', '1支装'],
              ['2 pieces', '2支装'],
              ['4 pieces', '4支装'],
              ['10 pieces', '10支装'],
            ],
          },
          yuan: [4, 58],
          grams: [120, 1600],
          box: [36, 16, 12],
          unit: 40,
          special: 'magnet',
          alsoCalled: ['lawn light', 'pathway light', 'stoep light'],
        },
        {
          id: 'solar-wall-light',
          leaf: ['Solar Wall Lights', '太阳能壁灯'],
          emoji: '🧱',
          prop: '🌞',
          titles: [
            ['{style} Solar Wall Light with {feature} for {place}', '{place}{style}太阳能壁灯{feature}'],
            [
              '{style} Outdoor Solar Lamp with {feature}, {place} Security Light',
              '{style}户外太阳能灯 {feature} {place}安防灯',
            ],
          ],
          words: {
            style: [
              ['Waterproof', '防水'],
              ['Up-and-Down', '上下发光'],
              ['Three-Head Rotating', '三头旋转'],
              ['Fake-Camera', '仿真监控'],
              ['Wireless', '免接线'],
            ],
            feature: [
              ['Motion Sensor', '人体感应'],
              ['Three Modes', '三档模式'],
              ['Remote Control', '遥控款'],
              ['Wide-Angle Beam', '广角照明'],
            ],
            place: [
              ['Gate', '大门'],
              ['Perimeter Fence', '围墙'],
              ['Veranda', '门廊'],
              ['Garage', '车库'],
              ['Staircase', '楼梯'],
            ],
          },
          attributes: [
            [
              ['LEDs', '灯珠数量'],
              [
                ['30 LEDs', '30灯珠'],
                ['100 LEDs', '100灯珠'],
                ['214 LEDs', '214灯珠'],
              ],
            ],
            [
              ['Battery', '电池'],
              [
                ['1200 mAh', '1200mAh'],
                ['2400 mAh', '2400mAh'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IP44', 'IP44'],
                ['IP65', 'IP65'],
              ],
            ],
            [
              ['Sensor range', '感应距离'],
              [
                ['3-5 m', '3-5米'],
                ['5-8 m', '5-8米'],
              ],
            ],
          ],
          colours: ['black', 'white', 'brown'],
          option: {
            name: ['Light colour', '光色'],
            values: [
              ['White light', '白光'],
              ['Warm light', '暖光'],
            ],
          },
          yuan: [6, 45],
          grams: [150, 700],
          box: [18, 14, 10],
          special: 'magnet',
          alsoCalled: ['stoep light', 'security light', 'sensor light'],
        },
        {
          id: 'solar-home-kit',
          leaf: ['Solar Home Lighting Kits', '太阳能家用照明系统'],
          emoji: '🏠',
          prop: '🌞',
          titles: [
            ['{style} Solar Lighting Kit with {feature} for {place}', '{place}{style}太阳能照明系统带{feature}'],
            [
              '{style} Home Solar Power System with {feature} for {place}',
              '{style}家用太阳能发电小系统 含{feature} {place}用',
            ],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Multi-Function', '多功能'],
              ['Large-Capacity', '大容量'],
              ['Plug-and-Play', '即插即用'],
              ['Compact', '小型'],
            ],
            feature: [
              ['Three LED Bulbs', '三个LED灯泡'],
              ['USB Phone Charging', 'USB手机充电'],
              ['FM Radio', 'FM收音机'],
              ['Bluetooth Speaker', '蓝牙音箱'],
            ],
            place: [
              ['Rural Homes', '农村家庭'],
              ['Camping', '露营'],
              ['Load-Shedding Backup', '停电应急'],
              ['Small Shops', '小商店'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池'],
              [
                ['Lead-acid 6 V 4 Ah', '铅酸6V4Ah'],
                ['LiFePO4 6.4 V 6 Ah', '磷酸铁锂6.4V6Ah'],
                ['Lithium 7.4 V 5 Ah', '锂电7.4V5Ah'],
              ],
            ],
            [
              ['Output', '输出'],
              [
                ['USB 5 V and DC 6 V', 'USB 5V+DC 6V'],
                ['USB 5 V and DC 12 V', 'USB 5V+DC 12V'],
              ],
            ],
            [
              ['Panel cable', '太阳能板线长'],
              [
                ['3 m', '3米'],
                ['5 m', '5米'],
              ],
            ],
          ],
          colours: ['black', 'orange', 'yellow', 'blue'],
          option: { name: ['Solar panel', '太阳能板功率'], values: ['3 W', '6 W', '10 W', '20 W'] },
          yuan: [42, 260],
          grams: [1400, 5200],
          box: [36, 26, 16],
          unit: 50,
          special: 'magnet',
          alsoCalled: ['load-shedding kit', 'solar kit', 'lighting system'],
        },
      ],
    },
    {
      slug: 'torches-and-lanterns',
      name: ['Torches & Lanterns', '手电露营灯'],
      kinds: [
        {
          id: 'rechargeable-torch',
          leaf: ['Rechargeable Torches', '充电手电筒'],
          emoji: '🔦',
          titles: [
            ['{style} Rechargeable LED Torch with {feature} for {use}', '{use}{style}充电LED手电筒带{feature}'],
            [
              '{style} USB-Charging Long-Range Torch with {feature} for {use}',
              '{style}远射手电筒 USB充电 {feature} {use}用',
            ],
          ],
          words: {
            style: [
              ['Strong-Beam', '强光'],
              ['Aluminium', '铝合金'],
              ['Mini Pocket', '迷你便携'],
              ['Waterproof', '防水'],
              ['Zoomable', '变焦'],
            ],
            feature: [
              ['Side Work Light', '侧灯'],
              ['Power Bank Function', '充电宝功能'],
              ['Battery Display', '电量显示'],
              ['Wrist Strap', '手绳'],
            ],
            use: [
              ['Night Patrol', '夜间巡逻'],
              ['Camping', '露营'],
              ['Home Emergencies', '家庭应急'],
              ['Night Fishing', '夜钓'],
              ['Hiking', '徒步'],
            ],
          },
          attributes: [
            [
              ['Brightness', '亮度'],
              [
                ['500 lm', '500流明'],
                ['1000 lm', '1000流明'],
                ['2000 lm', '2000流明'],
              ],
            ],
            [
              ['Charging port', '充电接口'],
              [
                ['Type-C', 'Type-C'],
                ['Micro USB', 'Micro USB'],
              ],
            ],
            [
              ['Modes', '档位'],
              [
                ['3 modes', '3档'],
                ['5 modes', '5档'],
              ],
            ],
            [
              ['Run time', '续航时间'],
              [
                ['4 hours', '4小时'],
                ['8 hours', '8小时'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'army', 'red'],
          option: { name: ['Battery', '电池'], values: ['1200 mAh', '2600 mAh', '5000 mAh'] },
          yuan: [8, 72],
          grams: [120, 650],
          box: [20, 8, 6],
          special: 'magnet',
          alsoCalled: ['flashlight', 'spotlight', 'hand torch'],
        },
        {
          id: 'camping-lantern',
          leaf: ['Camping Lanterns', '露营灯'],
          emoji: '🪔',
          prop: '⛺',
          titles: [
            ['{style} {power} Camping Lantern with {feature}', '{style}{power}露营灯带{feature}'],
            ['{power} LED Lantern for {use}, {style} Light with {feature}', '{use}{power}LED马灯 {style}灯 {feature}'],
          ],
          words: {
            style: [
              ['Retro', '复古'],
              ['Foldable', '折叠'],
              ['Super-Bright', '超亮'],
              ['Waterproof', '防水'],
              ['Portable', '便携'],
            ],
            power: [
              ['Solar', '太阳能'],
              ['USB Rechargeable', 'USB充电'],
              ['Hand-Crank', '手摇发电'],
            ],
            feature: [
              ['Hanging Hook', '挂钩'],
              ['Stepless Dimming', '无极调光'],
              ['Phone Charging Port', '手机充电口'],
              ['Tripod', '三脚架'],
            ],
            use: [
              ['Tents', '帐篷'],
              ['Power Cuts', '停电应急'],
              ['Braai Evenings', '户外烧烤'],
              ['Market Stalls', '夜市摆摊'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池容量'],
              [
                ['1800 mAh', '1800mAh'],
                ['4000 mAh', '4000mAh'],
                ['8000 mAh', '8000mAh'],
              ],
            ],
            [
              ['Run time', '续航时间'],
              [
                ['6 hours', '6小时'],
                ['12 hours', '12小时'],
                ['24 hours', '24小时'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IPX4', 'IPX4'],
                ['IPX5', 'IPX5'],
              ],
            ],
          ],
          colours: ['black', 'army', 'orange', 'white', 'red'],
          yuan: [12, 89],
          grams: [200, 900],
          box: [18, 13, 13],
          special: 'magnet',
          alsoCalled: ['load-shedding light', 'tent light', 'emergency lamp'],
        },
        {
          id: 'led-headlamp',
          leaf: ['Headlamps', '头灯'],
          emoji: '🔦',
          prop: '🪖',
          titles: [
            ['{style} LED Headlamp with {feature} for {use}', '{use}{style}LED头灯带{feature}'],
            ['{style} Rechargeable Head Torch with {feature} for {use}', '{style}充电头戴灯 {use}用 {feature}'],
          ],
          words: {
            style: [
              ['Strong-Beam', '强光'],
              ['Lightweight', '轻便'],
              ['Waterproof', '防水'],
              ['COB Wide-Beam', 'COB广角'],
              ['Zoomable', '变焦'],
            ],
            feature: [
              ['Wave Sensor', '挥手感应'],
              ['Adjustable Angle', '可调角度'],
              ['Red Warning Light', '红光警示'],
              ['Elastic Strap', '弹力头带'],
            ],
            use: [
              ['Night Running', '夜跑'],
              ['Mining', '矿山作业'],
              ['Fishing', '钓鱼'],
              ['Car Repairs', '汽修'],
              ['Cycling', '骑行'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池容量'],
              [
                ['1200 mAh', '1200mAh'],
                ['1800 mAh', '1800mAh'],
                ['2400 mAh', '2400mAh'],
              ],
            ],
            [
              ['Beam distance', '照射距离'],
              [
                ['50 m', '50米'],
                ['100 m', '100米'],
                ['200 m', '200米'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IPX4', 'IPX4'],
                ['IPX6', 'IPX6'],
              ],
            ],
          ],
          colours: ['black', 'blue', 'orange', 'army'],
          yuan: [9, 56],
          grams: [80, 380],
          box: [12, 10, 8],
          special: 'magnet',
          alsoCalled: ['head torch', 'miner lamp'],
        },
      ],
    },
    {
      slug: 'decorative-lights',
      name: ['Decorative Lights', '装饰灯'],
      kinds: [
        {
          id: 'led-strip-light',
          leaf: ['LED Strip Lights', 'LED灯带'],
          emoji: '🌈',
          prop: '📺',
          titles: [
            ['{style} LED Strip Light with {feature} for {place}', '{place}{style}LED灯带 配{feature}'],
            [
              '{style} LED Light Strip and {feature} for {place} Decoration',
              '{style}LED软灯条 配{feature} {place}装饰',
            ],
          ],
          words: {
            style: [
              ['Flexible', '柔性'],
              ['Self-Adhesive', '自粘'],
              ['Waterproof', '防水'],
              ['COB High-Density', 'COB高密'],
              ['Neon Flex', '霓虹'],
            ],
            feature: [
              ['Remote Control', '遥控器'],
              ['App Controller', '手机APP控制器'],
              ['Power Adaptor', '电源适配器'],
              ['USB Controller', 'USB控制器'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['TV Wall', '电视背景墙'],
              ['Ceiling', '吊顶'],
              ['Cabinet', '橱柜'],
              ['Shop Sign', '店招'],
            ],
          },
          attributes: [
            [
              ['Voltage', '电压'],
              [
                ['5 V', '5V'],
                ['12 V', '12V'],
                ['24 V', '24V'],
              ],
            ],
            [
              ['LEDs per metre', '每米灯珠'],
              [
                ['30 LEDs', '30珠'],
                ['60 LEDs', '60珠'],
                ['120 LEDs', '120珠'],
              ],
            ],
            [
              ['Cuttable', '可裁剪'],
              [
                ['Every 3 LEDs', '每3珠可剪'],
                ['Every 5 cm', '每5厘米可剪'],
              ],
            ],
          ],
          colours: ['multi', 'white', 'yellow', 'blue', 'pink'],
          option: { name: ['Length', '长度'], values: ['2 m', '5 m', '10 m', '20 m'] },
          yuan: [6, 68],
          grams: [80, 650],
          box: [18, 18, 4],
          alsoCalled: ['rope light', 'LED tape', 'RGB strip'],
        },
        {
          id: 'fairy-lights',
          leaf: ['Fairy Lights', '彩灯串'],
          emoji: '✨',
          prop: '🎄',
          titles: [
            ['{power} {style} Fairy Lights for {use}', '{power}{style}彩灯串 {use}装饰'],
            ['{power} {style} String Lights with {feature} for {use}', '{style}LED灯串{feature} {power} {use}布置'],
          ],
          words: {
            style: [
              ['Snowflake', '雪花'],
              ['Star-Shaped', '星星'],
              ['Globe Ball', '圆球'],
              ['Curtain', '窗帘'],
              ['Photo Clip', '照片夹'],
            ],
            power: [
              ['Solar', '太阳能'],
              ['USB-Powered', 'USB'],
              ['Battery-Powered', '电池款'],
              ['Mains-Powered', '插电'],
            ],
            feature: [
              ['Eight Modes', '八种模式'],
              ['Remote', '带遥控'],
              ['Timer', '带定时'],
            ],
            use: [
              ['Weddings', '婚礼'],
              ['Christmas', '圣诞'],
              ['Bedrooms', '卧室'],
              ['Gardens', '庭院'],
              ['Birthday Parties', '生日派对'],
            ],
          },
          attributes: [
            [
              ['LEDs', '灯珠数'],
              [
                ['50 LEDs', '50灯'],
                ['100 LEDs', '100灯'],
                ['200 LEDs', '200灯'],
              ],
            ],
            [
              ['Protection', '防护等级'],
              [
                ['IP44', 'IP44'],
                ['IP65', 'IP65'],
              ],
            ],
            [
              ['Wire', '线材'],
              [
                ['PVC wire', 'PVC线'],
                ['Copper wire', '铜线'],
                ['Rubber wire', '橡胶线'],
              ],
            ],
          ],
          colours: ['yellow', 'white', 'multi', 'blue', 'purple', 'pink'],
          option: { name: ['Length', '长度'], values: ['3 m', '5 m', '10 m', '20 m'] },
          yuan: [3.5, 39],
          grams: [60, 500],
          box: [14, 11, 6],
          alsoCalled: ['Christmas lights', 'string lights', 'twinkle lights'],
        },
        {
          id: 'galaxy-projector-lamp',
          leaf: ['Projector Mood Lamps', '投影氛围灯'],
          emoji: '🌃',
          prop: '⭐',
          titles: [
            ['{style} Projector Lamp with {feature} for {place}', '{style}投影灯带{feature} {place}氛围灯'],
            [
              '{style} Mood Light, USB Projector with {feature}, {place} Decoration',
              '{style}氛围灯 USB投影 {feature} {place}装饰',
            ],
          ],
          words: {
            style: [
              ['Galaxy', '银河星空'],
              ['Sunset', '日落'],
              ['Northern Lights', '极光'],
              ['Water Ripple', '水波纹'],
              ['Astronaut', '宇航员'],
            ],
            feature: [
              ['Remote Control', '遥控器'],
              ['Bluetooth Music', '蓝牙音乐'],
              ['Rotating Head', '旋转灯头'],
              ['Timer', '定时功能'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Party Room', '派对房'],
              ['Game Room', '电竞房'],
              ['Live-Stream Room', '直播间'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['5 W', '5W'],
                ['8 W', '8W'],
                ['10 W', '10W'],
              ],
            ],
            [
              ['Power supply', '供电方式'],
              [
                ['USB 5 V', 'USB 5V'],
                ['USB-C 5 V', 'Type-C 5V'],
              ],
            ],
            [
              ['Projection area', '投影面积'],
              [
                ['10-20 m²', '10-20平方米'],
                ['20-40 m²', '20-40平方米'],
              ],
            ],
          ],
          colours: ['white', 'black', 'pink'],
          yuan: [14, 79],
          grams: [250, 800],
          box: [20, 16, 14],
          alsoCalled: ['star projector', 'sunset lamp', 'mood light'],
        },
      ],
    },
    {
      slug: 'plugs-and-power',
      name: ['Plugs, Sockets & Switches', '插座开关'],
      kinds: [
        {
          id: 'extension-lead',
          leaf: ['Extension Leads & Multiplugs', '插排排插'],
          emoji: '🔌',
          prop: '⚡',
          titles: [
            ['{style} Extension Lead with {feature} for {place}', '{place}{style}插排带{feature}'],
            ['{style} Multi-Way Power Strip with {feature} for {place}', '{style}多孔排插 {place}用 {feature}'],
          ],
          words: {
            style: [
              ['Surge-Protected', '防雷'],
              ['Flame-Retardant', '阻燃'],
              ['Universal', '万能孔'],
              ['Tower', '立式'],
              ['Heavy-Duty', '大功率'],
            ],
            feature: [
              ['USB Ports', 'USB接口'],
              ['Separate Switches', '独立开关'],
              ['Overload Protection', '过载保护'],
              ['Type-C Fast Charging', 'Type-C快充'],
            ],
            place: [
              ['Home', '家庭'],
              ['Office', '办公室'],
              ['Workshop', '车间'],
              ['Student Room', '学生宿舍'],
            ],
          },
          attributes: [
            [
              ['Rated current', '额定电流'],
              [
                ['10 A', '10A'],
                ['13 A', '13A'],
                ['16 A', '16A'],
              ],
            ],
            [
              ['Outlets', '插孔数'],
              [
                ['3 outlets', '3位'],
                ['5 outlets', '5位'],
                ['8 outlets', '8位'],
              ],
            ],
            [
              ['Wire', '线芯'],
              [
                ['Pure copper 3 x 0.75 mm²', '纯铜3x0.75平方'],
                ['Pure copper 3 x 1.5 mm²', '纯铜3x1.5平方'],
              ],
            ],
          ],
          colours: ['white', 'black'],
          option: {
            name: ['Plug and length', '插头线长'],
            values: [
              ['South African plug 2 m', '南非插头 2米'],
              ['South African plug 5 m', '南非插头 5米'],
              ['UK plug 2 m', '英式插头 2米'],
              ['UK plug 5 m', '英式插头 5米'],
              ['EU plug 2 m', '欧式插头 2米'],
            ],
          },
          yuan: [11, 72],
          grams: [350, 1500],
          box: [34, 12, 8],
          alsoCalled: ['multiplug', 'extension cord', 'adaptor'],
        },
        {
          id: 'wall-switch',
          leaf: ['Wall Switches & Sockets', '墙壁开关插座'],
          emoji: '🎛️',
          titles: [
            ['{style} {material} Wall {make} for {place}', '{place}{style}{material}墙壁{make}'],
            ['{material} Panel {make}, {style} Wall Fitting for {place}', '{material}面板{make} {style}款 {place}用'],
          ],
          words: {
            style: [
              ['Large-Panel', '大面板'],
              ['Modern', '现代'],
              ['Slim', '超薄'],
              ['Easy-Install', '易安装'],
            ],
            material: [
              ['Flame-Retardant PC', '阻燃PC'],
              ['Tempered Glass', '钢化玻璃'],
              ['Brushed Metal', '拉丝金属'],
            ],
            make: [
              ['Light Switch', '灯开关'],
              ['Power Socket', '电源插座'],
              ['USB Socket', 'USB插座'],
              ['Switched Socket', '带开关插座'],
            ],
            place: [
              ['Home', '家庭'],
              ['Hotel', '酒店'],
              ['Office', '办公室'],
              ['Kitchen', '厨房'],
              ['New Building', '新房装修'],
            ],
          },
          attributes: [
            [
              ['Rated current', '额定电流'],
              [
                ['10 A', '10A'],
                ['13 A', '13A'],
                ['16 A', '16A'],
              ],
            ],
            [
              ['Box size', '底盒尺寸'],
              [
                ['86 x 86 mm', '86型'],
                ['4 x 2 inch', '118型（4x2）'],
                ['4 x 4 inch', '4x4型'],
              ],
            ],
            [
              ['Contacts', '触点'],
              [
                ['Silver alloy', '银合金'],
                ['Tin-phosphor bronze', '锡磷青铜'],
              ],
            ],
          ],
          colours: ['white', 'grey', 'gold', 'black'],
          option: {
            name: ['Ways', '位数'],
            values: [
              ['1 way', '一位'],
              ['2 ways', '二位'],
              ['3 ways', '三位'],
            ],
          },
          yuan: [2.5, 28],
          grams: [90, 260],
          box: [10, 10, 6],
          alsoCalled: ['light switch', 'plug point', 'wall plug'],
        },
        {
          id: 'travel-plug-adaptor',
          leaf: ['Travel Plug Adaptors', '旅行转换插头'],
          emoji: '🔌',
          prop: '🧳',
          titles: [
            ['{style} Travel Plug Adaptor with {feature}', '{style}旅行转换插头带{feature}'],
            ['{style} Plug Converter with {feature} for {use}', '{use}{style}插头转换器 {feature}'],
          ],
          words: {
            style: [
              ['Universal', '万能'],
              ['Compact', '小巧'],
              ['All-in-One', '多国通用'],
              ['Portable', '便携'],
              ['Flame-Retardant', '阻燃'],
            ],
            feature: [
              ['Dual USB Ports', '双USB口'],
              ['Type-C Charging', 'Type-C充电'],
              ['Safety Shutter', '安全门'],
              ['Spare Fuse', '备用保险丝'],
            ],
            use: [
              ['Business Trips', '商务出差'],
              ['Overseas Travel', '出国旅行'],
              ['Phone Chargers', '手机充电'],
              ['Small Appliances', '小家电'],
            ],
          },
          attributes: [
            [
              ['Rated current', '额定电流'],
              [
                ['6 A', '6A'],
                ['10 A', '10A'],
                ['16 A', '16A'],
              ],
            ],
            [['Voltage', '电压'], [['100-250 V', '100-250V']]],
            [
              ['Shell', '外壳'],
              [
                ['PC flame-retardant', '阻燃PC'],
                ['ABS', 'ABS'],
              ],
            ],
          ],
          colours: ['white', 'black', 'blue'],
          option: {
            name: ['Plug', '插头规格'],
            values: [
              ['South Africa (Type M)', '南非（大三圆）'],
              ['UK (Type G)', '英标（三方）'],
              ['Europe (Type C)', '欧标（两圆）'],
              ['Worldwide', '全球通'],
            ],
          },
          yuan: [2.8, 36],
          grams: [50, 200],
          box: [9, 7, 7],
          alsoCalled: ['adaptor plug', 'Janus adaptor', 'converter plug'],
        },
      ],
    },
  ],
};
