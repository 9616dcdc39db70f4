import type { Group } from '../../kind.ts';

export const homeDecor: Group = {
  slug: 'home-decor',
  name: ['Home Décor', '家居饰品'],
  kinds: [
    {
      id: 'photo-frame',
      leaf: ['Photo Frames', '相框'],
      emoji: '🖼️',
      prop: '📷',
      titles: [
        ['{style} {material} Photo Frame for {place}', '{style}{material}相框 {place}摆件'],
        [
          '{material} Picture Frame with {feature}, {style} Décor for {place}',
          '{material}画框 {feature} {style}装饰 {place}适用',
        ],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Retro', '复古'],
          ['Modern', '现代'],
          ['Minimalist', '简约'],
        ],
        material: [
          ['Solid Wood', '实木'],
          ['Metal', '金属'],
          ['Resin', '树脂'],
          ['Aluminium', '铝合金'],
        ],
        feature: [
          ['Slim Border', '窄边'],
          ['Table Stand', '桌面支架'],
          ['Wall Hooks', '挂墙扣'],
        ],
        place: [
          ['Living Room', '客厅'],
          ['Office', '办公室'],
          ['Bedroom', '卧室'],
          ['Hotel', '酒店'],
        ],
      },
      attributes: [
        [
          ['Front', '面板'],
          [
            ['Glass', '玻璃'],
            ['Acrylic', '亚克力'],
          ],
        ],
        [['Display', '摆放方式'], [['Stand or hang', '摆挂两用']]],
        [
          ['Packing', '包装'],
          [
            ['Bubble bag', '气泡袋'],
            ['Colour box', '彩盒'],
          ],
        ],
      ],
      colours: ['black', 'white', 'gold', 'brown'],
      option: { name: ['Photo size', '照片尺寸'], values: ['10 x 15 cm', '15 x 20 cm', 'A4', 'A3'] },
      yuan: [4, 42],
      grams: [150, 1100],
      box: [34, 26, 4],
      alsoCalled: ['picture frame', 'certificate frame'],
    },
    {
      id: 'wall-art-canvas',
      leaf: ['Wall Art', '装饰画'],
      emoji: '🖼️',
      prop: '🎨',
      titles: [
        ['{style} {theme} Canvas Wall Art for {place}', '{style}{theme}帆布装饰画 {place}用'],
        [
          '{theme} Hanging Picture, {style} Print with {feature} for {place}',
          '{theme}挂画 {style}版画 {feature} {place}适用',
        ],
      ],
      words: {
        style: [
          ['Modern', '现代'],
          ['Nordic', '北欧'],
          ['Hand-Finished', '手工点缀'],
          ['Vintage', '复古'],
        ],
        theme: [
          ['Abstract', '抽象'],
          ['African Wildlife', '非洲动物'],
          ['Landscape', '风景'],
          ['Floral', '花卉'],
        ],
        feature: [
          ['Aluminium Frame', '铝合金框'],
          ['Wooden Frame', '实木框'],
          ['Stretched Canvas', '内框绷布'],
        ],
        place: [
          ['Living Room', '客厅'],
          ['Bedroom', '卧室'],
          ['Hotel', '酒店'],
          ['Passage', '走廊'],
        ],
      },
      attributes: [
        [
          ['Printing', '印刷工艺'],
          [
            ['HD inkjet', '高清喷绘'],
            ['UV print', 'UV打印'],
          ],
        ],
        [
          ['Surface', '画面材质'],
          [
            ['Canvas', '帆布'],
            ['Waterproof canvas', '防水帆布'],
          ],
        ],
        [
          ['Hanging kit', '挂件'],
          [
            ['Included', '含挂件'],
            ['Not included', '不含挂件'],
          ],
        ],
      ],
      colours: ['black', 'gold', 'brown', 'white'],
      option: { name: ['Size', '尺寸'], values: ['30 x 40 cm', '40 x 60 cm', '50 x 70 cm', '60 x 90 cm'] },
      yuan: [8, 95],
      grams: [300, 2200],
      box: [72, 52, 4],
      alsoCalled: ['wall painting', 'framed picture'],
    },
    {
      id: 'flower-vase',
      leaf: ['Vases', '花瓶'],
      emoji: '🏺',
      titles: [
        ['{style} {material} Vase for {place}', '{style}{material}花瓶 {place}摆件'],
        [
          '{material} Flower Vase with {feature}, {style} Ornament for {place}',
          '{material}插花瓶 {feature} {style}装饰 {place}用',
        ],
      ],
      words: {
        style: [
          ['Nordic', '北欧'],
          ['Retro', '复古'],
          ['Modern', '现代'],
          ['Handmade', '手工'],
        ],
        material: [
          ['Ceramic', '陶瓷'],
          ['Resin', '树脂'],
          ['Stoneware', '粗陶'],
          ['Porcelain', '瓷器'],
        ],
        feature: [
          ['Matte Glaze', '哑光釉'],
          ['Ribbed Body', '竖纹瓶身'],
          ['Wide Mouth', '大口径'],
        ],
        place: [
          ['Living Room', '客厅'],
          ['Dining Table', '餐桌'],
          ['Entrance Hall', '玄关'],
          ['Hotel', '酒店'],
        ],
      },
      attributes: [
        [
          ['Watertight', '盛水'],
          [
            ['Yes', '可盛水'],
            ['For dried flowers', '仅插干花'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Bottle', '瓶形'],
            ['Round', '圆形'],
            ['Ring', '环形'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Foam box', '泡沫盒'],
            ['Colour box', '彩盒'],
          ],
        ],
      ],
      colours: ['white', 'black', 'beige', 'brown', 'green', 'gold'],
      option: { name: ['Height', '高度'], values: ['15 cm', '20 cm', '30 cm', '45 cm'] },
      yuan: [7, 98],
      grams: [350, 2800],
      box: [22, 20, 34],
      alsoCalled: ['flower jar', 'ornament'],
    },
    {
      id: 'scented-candle',
      leaf: ['Scented Candles', '香薰蜡烛'],
      emoji: '🕯️',
      titles: [
        ['{style} {scent} Scented Candle for {use}', '{style}{scent}香薰蜡烛 {use}用'],
        [
          '{scent} Soy Wax Candle in {vessel}, {style} Candle for {use}',
          '{scent}大豆蜡烛 {vessel} {style}蜡烛 {use}适用',
        ],
      ],
      words: {
        style: [
          ['Smokeless', '无烟'],
          ['Long-Burning', '持久'],
          ['Handmade', '手工'],
        ],
        scent: [
          ['Lavender', '薰衣草'],
          ['Vanilla', '香草'],
          ['Rose', '玫瑰'],
          ['Sandalwood', '檀香'],
        ],
        vessel: [
          ['Glass Jar', '玻璃杯'],
          ['Ceramic Cup', '陶瓷杯'],
          ['Metal Tin', '铁罐'],
        ],
        use: [
          ['Bedroom', '卧室'],
          ['Spa', '美容院'],
          ['Wedding Gifts', '婚礼伴手礼'],
        ],
      },
      attributes: [
        [
          ['Wax', '蜡质'],
          [
            ['Soy wax', '大豆蜡'],
            ['Blended soy wax', '混合大豆蜡'],
          ],
        ],
        [
          ['Burning time', '燃烧时长'],
          [
            ['20 hours', '20小时'],
            ['35 hours', '35小时'],
            ['50 hours', '50小时'],
          ],
        ],
        [
          ['Wick', '烛芯'],
          [
            ['Cotton', '棉芯'],
            ['Wooden', '木芯'],
          ],
        ],
      ],
      colours: ['white', 'pink', 'purple', 'green', 'beige'],
      option: { name: ['Net weight', '净重'], values: ['80 g', '150 g', '200 g', '300 g'] },
      yuan: [4, 38],
      grams: [150, 700],
      box: [11, 11, 12],
      alsoCalled: ['aroma candle', 'fragrance candle'],
    },
    {
      id: 'artificial-flowers',
      edition: 2,
      leaf: ['Artificial Flowers & Wreaths', '仿真花'],
      emoji: '💐',
      titles: [
        ['Artificial {flower} {shape}, {material}', '仿真{flower}{shape}{material}'],
        ['{material} {flower} {shape} for {use}', '{material}{flower}{shape}{use}'],
      ],
      words: {
        flower: [
          ['Rose', '玫瑰'],
          ['Lily', '百合'],
          ['Hydrangea', '绣球'],
          ['Protea', '帝王花'],
        ],
        shape: [
          ['Bouquet', '花束'],
          ['Wreath', '花圈'],
          ['Garland', '藤条'],
          ['Single Stems', '单枝'],
        ],
        material: [
          ['Silk Cloth', '绢布'],
          ['Latex', '乳胶手感'],
          ['Plastic', '塑料'],
          ['Foam', '泡沫'],
        ],
        use: [
          ['Weddings', '婚礼'],
          ['Graves', '扫墓'],
          ['Home Décor', '家居'],
          ['Churches', '教堂'],
        ],
      },
      attributes: [
        [
          ['Stem', '花杆'],
          [
            ['Wire inside', '内含铁丝'],
            ['Plastic', '塑料'],
          ],
        ],
        [
          ['Outdoor use', '户外'],
          [
            ['UV resistant', '抗紫外线'],
            ['Indoor only', '仅室内'],
          ],
        ],
      ],
      colours: ['red', 'white', 'pink', 'purple', 'yellow'],
      option: { name: ['Length', '长度'], values: ['30 cm', '45 cm', '60 cm'] },
      yuan: [4, 58],
      grams: [60, 520],
      box: [48, 20, 14],
      alsoCalled: ['fake flowers', 'silk flowers', 'grave flowers', 'funeral wreath', 'kunsblomme'],
    },
  ],
};
