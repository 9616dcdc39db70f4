import type { Group } from '../../kind.ts';

export const laptopAccessories: Group = {
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
};
