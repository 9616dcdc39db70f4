import type { Group } from '../../kind.ts';

export const artCraftSupplies: Group = {
  slug: 'art-craft-supplies',
  name: ['Art & Craft', '美术手工'],
  kinds: [
    {
      id: 'acrylic-paint-set',
      leaf: ['Acrylic Paint Sets', '丙烯颜料'],
      emoji: '🎨',
      titles: [
        ['{feature} Acrylic Paint Set with {extra} for {use}', '{use}{feature}丙烯颜料套装 {extra}'],
        ['{style} {feature} Acrylic Paints for {use}', '{style}{feature}丙烯画颜料 {use}用'],
      ],
      words: {
        feature: [
          ['Waterproof', '防水'],
          ['Quick-Dry', '速干'],
          ['Non-Toxic', '无毒'],
          ['High-Pigment', '高显色'],
        ],
        style: [
          ['Tube-Packed', '管装'],
          ['Boxed', '盒装'],
          ['Student', '学生'],
        ],
        extra: [
          ['Brushes', '送画笔'],
          ['Palette', '送调色盘'],
          ['Canvas Board', '送画板'],
        ],
        use: [
          ['Canvas', '画布'],
          ['Murals', '墙绘'],
          ['Stone and Wood', '石头木头'],
          ['Art Class', '美术课'],
        ],
      },
      attributes: [
        [
          ['Tube volume', '单支容量'],
          [
            ['5 ml', '5毫升'],
            ['12 ml', '12毫升'],
            ['30 ml', '30毫升'],
          ],
        ],
        [
          ['Finish', '效果'],
          [
            ['Matt', '哑光'],
            ['Gloss', '亮光'],
          ],
        ],
        [
          ['Suited to', '适用材质'],
          [
            ['Canvas, wood, stone', '画布木头石头'],
            ['Textile and leather', '布料皮革'],
          ],
        ],
      ],
      colours: ['multi'],
      option: {
        name: ['Colours', '色数'],
        values: [
          ['12 colours', '12色'],
          ['18 colours', '18色'],
          ['24 colours', '24色'],
        ],
      },
      yuan: [8, 68],
      grams: [180, 1100],
      box: [26, 18, 4],
      unit: 50,
      special: 'liquid',
      alsoCalled: ['craft paint', 'hobby paint'],
    },
    {
      id: 'craft-scissors',
      leaf: ['Scissors', '剪刀'],
      emoji: '✂️',
      titles: [
        ['{style} {material} Scissors for {use}', '{use}{style}{material}剪刀'],
        ['{style} {material} Cutting Scissors with {feature}', '{style}{material}剪子 {feature}'],
      ],
      words: {
        style: [
          ['Non-Stick', '防粘'],
          ['Sharp', '锋利'],
          ['Comfort-Grip', '软柄'],
          ['Rust-Resistant', '防锈'],
        ],
        material: [
          ['Stainless Steel', '不锈钢'],
          ['Titanium-Plated', '镀钛'],
          ['Carbon-Steel', '碳钢'],
        ],
        feature: [
          ['Blade Cover', '带刀套'],
          ['Scale Marks', '带刻度'],
          ['Soft Handle', '软胶手柄'],
        ],
        use: [
          ['Paper Craft', '手工剪纸'],
          ['Tailoring', '裁缝'],
          ['Offices', '办公'],
          ['Schools', '学生'],
        ],
      },
      attributes: [
        [
          ['Handle', '手柄'],
          [
            ['PP and TPR', 'PP+TPR'],
            ['ABS', 'ABS'],
            ['All metal', '全金属'],
          ],
        ],
        [
          ['Tip', '刀头'],
          [
            ['Rounded', '圆头'],
            ['Pointed', '尖头'],
          ],
        ],
        [
          ['Blade thickness', '刀片厚度'],
          [
            ['1.5 mm', '1.5mm'],
            ['2 mm', '2mm'],
            ['2.5 mm', '2.5mm'],
          ],
        ],
      ],
      colours: ['black', 'red', 'blue', 'pink'],
      option: { name: ['Length', '长度'], values: ['14 cm', '18 cm', '21 cm', '25 cm'] },
      yuan: [2, 26],
      grams: [45, 280],
      box: [26, 9, 2],
      alsoCalled: ['craft scissors', 'paper scissors'],
    },
    {
      id: 'sticker-sheets',
      leaf: ['Stickers', '贴纸'],
      emoji: '🏷️',
      prop: '⭐',
      titles: [
        ['{style} {theme} Stickers for {use}', '{use}{style}{theme}贴纸'],
        ['{style} {material} {theme} Sticker Pack for {use}', '{style}{material}{theme}贴画 {use}用'],
      ],
      words: {
        style: [
          ['Waterproof', '防水'],
          ['Removable', '可移除'],
          ['Glossy', '亮面'],
        ],
        theme: [
          ['Cartoon', '卡通'],
          ['Heart', '爱心'],
          ['Star', '星星'],
          ['Flower', '花朵'],
        ],
        material: [
          ['Vinyl', '乙烯基'],
          ['PVC', 'PVC'],
          ['PET', 'PET'],
        ],
        use: [
          ['Scrapbooks', '手账'],
          ['Parcels', '包裹'],
          ['Teachers', '老师'],
          ['Laptops', '电脑'],
        ],
      },
      attributes: [
        [
          ['Pieces', '数量'],
          [
            ['50', '50张'],
            ['100', '100张'],
            ['500', '500张'],
          ],
        ],
        [
          ['Shape', '形状'],
          [
            ['Die-cut', '异形'],
            ['Round', '圆形'],
            ['Square', '方形'],
          ],
        ],
        [
          ['Adhesive', '背胶'],
          [
            ['Strong', '强粘'],
            ['Removable', '可移除'],
          ],
        ],
      ],
      colours: ['multi', 'pink', 'gold'],
      option: {
        name: ['Packing', '包装'],
        values: [
          ['Sheets', '张装'],
          ['Roll', '卷装'],
          ['Bag of singles', '散张袋装'],
        ],
      },
      yuan: [1, 18],
      grams: [15, 180],
      box: [16, 12, 3],
      unit: 40,
      alsoCalled: ['labels', 'decals'],
    },
    {
      id: 'glass-seed-beads',
      edition: 2,
      leaf: ['Craft Beads', '手工米珠'],
      emoji: '📿',
      prop: '🧵',
      titles: [
        ['{material} {bead} Beads, {size}, {finish}', '{material}{bead}珠{size}{finish}'],
        ['{finish} {bead} Beads for {use}, {size}, {material}', '{finish}{bead}珠{use}{size}{material}'],
      ],
      words: {
        material: [
          ['Glass', '玻璃'],
          ['Acrylic', '亚克力'],
          ['Wooden', '木质'],
          ['Clay', '软陶'],
        ],
        bead: [
          ['Seed', '米'],
          ['Round', '圆'],
          ['Pony', '大孔'],
          ['Bugle', '管'],
        ],
        size: [
          ['2 mm', '2mm'],
          ['3 mm', '3mm'],
          ['4 mm', '4mm'],
          ['6 mm', '6mm'],
        ],
        finish: [
          ['Opaque', '实色'],
          ['Lustre', '电光'],
          ['Silver-Lined', '灌银'],
          ['Frosted', '磨砂'],
        ],
        use: [
          ['Beadwork', '串珠手工'],
          ['Bracelets', '手链'],
          ['Hair Braids', '发辫'],
        ],
      },
      attributes: [
        [
          ['Hole', '孔径'],
          [
            ['0.8 mm', '0.8mm'],
            ['1 mm', '1mm'],
            ['2 mm', '2mm'],
          ],
        ],
        [
          ['Packing', '包装'],
          [
            ['Bag', '袋装'],
            ['Tube', '管装'],
            ['Sorted box', '分格盒'],
          ],
        ],
      ],
      colours: ['multi', 'red', 'white', 'black', 'blue', 'yellow'],
      option: { name: ['Net weight', '净重'], values: ['50 g', '100 g', '450 g'] },
      unit: 40,
      yuan: [4, 58],
      grams: [60, 520],
      box: [16, 12, 4],
      alsoCalled: ['seed beads', 'krale', 'Zulu beadwork beads', 'missangas', 'pony beads'],
    },
  ],
};
