import type { Group } from '../../kind.ts';

export const carExterior: Group = {
  slug: 'car-exterior',
  name: ['Lights & Exterior', '车灯外饰'],
  kinds: [
    {
      id: 'led-headlight-bulb',
      leaf: ['LED Headlight Bulbs', '汽车LED大灯'],
      emoji: '🚘',
      prop: '💡',
      titles: [
        ['{style} LED {make} with {feature} for {use}', '{use}{style}LED{make}带{feature}'],
        ['{style} LED {make} Pair with {feature}, Fits {use}', '{style}LED{make}一对装 {feature} {use}适用'],
      ],
      words: {
        style: [
          ['Super-Bright', '超亮'],
          ['Waterproof', '防水'],
          ['Plug-and-Play', '即插即用'],
          ['High-Power', '大功率'],
        ],
        make: [
          ['Headlight Bulb', '大灯灯泡'],
          ['Fog Light Bulb', '雾灯灯泡'],
          ['High-Low Beam Bulb', '远近光灯泡'],
        ],
        feature: [
          ['Cooling Fan', '散热风扇'],
          ['Aluminium Heat Sink', '铝散热座'],
          ['Projector Lens', '聚光透镜'],
          ['Built-In Driver', '内置驱动'],
        ],
        use: [
          ['Cars', '轿车'],
          ['Bakkies', '皮卡'],
          ['Off-Road 4x4s', '越野车'],
          ['Motorcycles', '摩托车'],
          ['Trucks', '货车'],
        ],
      },
      attributes: [
        [
          ['Voltage', '电压'],
          [
            ['9-32 V', '9-32V'],
            ['12 V', '12V'],
            ['12-24 V', '12-24V'],
          ],
        ],
        [
          ['Colour temperature', '色温'],
          [
            ['4300 K', '4300K'],
            ['6000 K', '6000K'],
          ],
        ],
        [
          ['Protection', '防护等级'],
          [
            ['IP67', 'IP67'],
            ['IP68', 'IP68'],
          ],
        ],
        [
          ['Power', '功率'],
          [
            ['18 W', '18W'],
            ['40 W', '40W'],
            ['72 W', '72W'],
          ],
        ],
      ],
      colours: ['white', 'yellow'],
      option: { name: ['Fitting', '接口型号'], values: ['H1', 'H4', 'H7', 'H11', '9005'] },
      yuan: [12, 128],
      grams: [120, 900],
      box: [18, 14, 8],
      unit: 20,
      alsoCalled: ['headlight globes', 'car globes', 'headlamp bulbs'],
    },
    {
      id: 'car-body-cover',
      leaf: ['Car Covers', '汽车车衣'],
      emoji: '🚙',
      prop: '🌧️',
      titles: [
        ['{feature} {material} Car Cover with {part}', '{feature}{material}汽车车衣带{part}'],
        ['{feature} {material} Vehicle Body Cover with {part} for {use}', '{material}{feature}车罩 {part} {use}用'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Sunproof', '防晒'],
          ['Dustproof', '防尘'],
          ['Hail-Resistant', '防冰雹'],
          ['All-Weather', '全天候'],
        ],
        material: [
          ['Oxford Cloth', '牛津布'],
          ['PEVA', 'PEVA'],
          ['Aluminium Film', '铝膜'],
          ['Cotton-Lined', '加绒加厚'],
        ],
        part: [
          ['Reflective Strips', '反光条'],
          ['Side Zip', '侧门拉链'],
          ['Windproof Straps', '防风绑带'],
          ['Storage Bag', '收纳袋'],
        ],
        use: [
          ['Outdoor Parking', '露天停车'],
          ['Garages', '车库'],
          ['Summer Sun', '夏季防暑'],
          ['Rainy Season', '雨季'],
        ],
      },
      attributes: [
        [
          ['Layers', '层数'],
          [
            ['Single layer', '单层'],
            ['Two layers', '双层'],
            ['Three layers', '三层'],
          ],
        ],
        [
          ['Hem', '底边'],
          [
            ['Elastic hem', '松紧底边'],
            ['Elastic and buckles', '松紧加卡扣'],
          ],
        ],
        [
          ['UV protection', '防紫外线'],
          [
            ['UPF 50+', 'UPF50+'],
            ['UPF 30', 'UPF30'],
          ],
        ],
      ],
      colours: ['silver', 'grey', 'black', 'blue'],
      option: {
        name: ['Fits', '适用车型'],
        values: [
          ['Hatchback', '两厢车'],
          ['Sedan', '三厢轿车'],
          ['SUV', 'SUV'],
          ['Double-cab bakkie', '双排皮卡'],
        ],
      },
      yuan: [32, 188],
      grams: [1100, 4200],
      box: [42, 32, 14],
      alsoCalled: ['car seil', 'hail cover', 'bakkie cover'],
    },
    {
      id: 'wiper-blades',
      leaf: ['Wiper Blades', '雨刮器'],
      emoji: '🌧️',
      prop: '🚗',
      titles: [
        ['{style} Wiper Blades with {feature} for {use}', '{use}{style}雨刮器 {feature}'],
        ['{style} Silent Windscreen Wipers with {feature} for {use}', '{style}静音雨刷片 {feature} {use}用'],
      ],
      words: {
        style: [
          ['Frameless', '无骨'],
          ['Three-Section', '三段式'],
          ['Silicone', '硅胶'],
          ['Universal', '通用'],
          ['Heavy-Duty', '加强型'],
        ],
        feature: [
          ['Water-Repellent Coating', '镀膜疏水'],
          ['High-Tension Spring', '高弹钢片'],
          ['Multi-Adaptor Clip', '多功能接头'],
          ['Wind-Resistant Spoiler', '抗风导流'],
        ],
        use: [
          ['Sedans', '轿车'],
          ['SUVs', 'SUV'],
          ['Bakkies', '皮卡'],
          ['Buses and Trucks', '客车货车'],
        ],
      },
      attributes: [
        [
          ['Connector', '接口'],
          [
            ['U-hook', 'U型钩'],
            ['Push button', '直插式'],
            ['Multi-fit', '多功能'],
          ],
        ],
        [
          ['Lifespan', '使用寿命'],
          [
            ['6 months', '6个月'],
            ['12 months', '12个月'],
          ],
        ],
        [
          ['Steel spring', '弹片'],
          [
            ['Single', '单弹片'],
            ['Double', '双弹片'],
          ],
        ],
      ],
      colours: ['black', 'grey'],
      option: {
        name: ['Length', '长度'],
        values: [
          ['14 inch', '14寸'],
          ['18 inch', '18寸'],
          ['22 inch', '22寸'],
          ['26 inch', '26寸'],
        ],
      },
      yuan: [4, 32],
      grams: [120, 420],
      box: [68, 6, 4],
      unit: 20,
      alsoCalled: ['windscreen wipers', 'wiper rubbers'],
    },
  ],
};
