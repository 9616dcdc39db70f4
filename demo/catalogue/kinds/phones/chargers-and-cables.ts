import type { Group } from '../../kind.ts';

export const chargersAndCables: Group = {
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
};
