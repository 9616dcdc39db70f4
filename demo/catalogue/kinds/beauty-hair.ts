import type { Department } from '../kind.ts';

export const beautyHair: Department = {
  slug: 'beauty-hair',
  name: ['Beauty & Hair', '美妆美发'],
  emoji: '💄',
  groups: [
    {
      slug: 'wigs-and-weaves',
      name: ['Wigs & Weaves', '假发发片'],
      kinds: [
        {
          id: 'lace-front-wig',
          leaf: ['Lace Wigs', '蕾丝假发'],
          emoji: '👑',
          prop: '✨',
          titles: [
            ['{lace} {texture} Lace Wig with {feature}', '{lace}{texture}蕾丝假发 {feature}'],
            ['{texture} Human Hair Wig, {lace} Lace with {feature}', '{texture}真人发假发 {lace}蕾丝 {feature}'],
          ],
          words: {
            lace: [
              ['13x4 Frontal', '13x4前额'],
              ['4x4 Closure', '4x4发块'],
              ['HD Transparent', 'HD透明'],
              ['360-Degree', '360度'],
            ],
            texture: [
              ['Straight', '直发'],
              ['Body Wave', '大波浪'],
              ['Deep Wave', '深波浪'],
              ['Kinky Curly', '小卷'],
              ['Water Wave', '水波纹'],
            ],
            feature: [
              ['Baby Hair', '自带胎毛'],
              ['Pre-Plucked Hairline', '预拔发际线'],
              ['Adjustable Straps', '可调网帽'],
            ],
          },
          attributes: [
            [
              ['Hair grade', '发质等级'],
              [
                ['9A', '9A'],
                ['10A', '10A'],
                ['12A', '12A'],
              ],
            ],
            [
              ['Density', '密度'],
              [
                ['150%', '150%'],
                ['180%', '180%'],
                ['200%', '200%'],
              ],
            ],
            [
              ['Cap size', '网帽尺寸'],
              [
                ['Medium 22.5 inch', '中号22.5寸'],
                ['Large 23.5 inch', '大号23.5寸'],
              ],
            ],
            [
              ['Can be dyed', '可否染烫'],
              [
                ['Dye and perm', '可染可烫'],
                ['Perm only', '可烫'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'wine', 'gold'],
          option: {
            name: ['Length', '长度'],
            values: [
              ['12 inch', '12寸'],
              ['16 inch', '16寸'],
              ['20 inch', '20寸'],
              ['24 inch', '24寸'],
              ['28 inch', '28寸'],
            ],
          },
          yuan: [160, 680],
          grams: [200, 420],
          box: [30, 20, 6],
          alsoCalled: ['frontal wig', 'human hair wig', 'lace frontal'],
        },
        {
          id: 'synthetic-wig',
          leaf: ['Synthetic Wigs', '化纤假发'],
          emoji: '👑',
          prop: '🎀',
          titles: [
            ['{style} Synthetic Wig with {feature} for {use}', '{style}化纤假发{feature} {use}用'],
            ['Heat-Resistant {style} Wig, {feature}, for {use}', '高温丝{style}假发 {feature} {use}款'],
          ],
          words: {
            style: [
              ['Bob', '波波头'],
              ['Pixie-Cut', '短碎发'],
              ['Long Wavy', '长卷发'],
              ['Afro Curly', '非洲卷'],
            ],
            feature: [
              ['Fringe', '带刘海'],
              ['Middle Part', '中分'],
              ['Side Part', '侧分'],
              ['Layered Cut', '层次剪'],
            ],
            use: [
              ['Everyday Wear', '日常'],
              ['Parties', '派对'],
              ['Church', '礼拜'],
            ],
          },
          attributes: [
            [
              ['Fibre', '材质'],
              [
                ['Heat-resistant fibre', '高温丝'],
                ['Soft braid fibre', '软质发丝'],
                ['Blended hair', '混合发'],
              ],
            ],
            [
              ['Heat limit', '耐温'],
              [
                ['140 °C', '140°C'],
                ['160 °C', '160°C'],
                ['180 °C', '180°C'],
              ],
            ],
            [
              ['Cap', '网帽'],
              [
                ['Rose net', '玫瑰网'],
                ['Machine-made cap', '机制网帽'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'wine', 'gold', 'pink'],
          yuan: [14, 75],
          grams: [130, 320],
          box: [28, 16, 6],
          alsoCalled: ['wig', 'fashion wig'],
        },
        {
          id: 'hair-weave-bundle',
          leaf: ['Weave Bundles', '发帘'],
          emoji: '🎗️',
          prop: '👑',
          titles: [
            ['{origin} {texture} Hair Weave, {feature}', '{origin}{texture}发帘 {feature}'],
            ['{feature} {origin} Hair Bundle, {texture} Weft', '{feature}{origin}发束 {texture}发帘'],
          ],
          words: {
            origin: [
              ['Brazilian', '巴西'],
              ['Peruvian', '秘鲁'],
              ['Indian', '印度'],
              ['Malaysian', '马来'],
            ],
            texture: [
              ['Straight', '直发'],
              ['Body Wave', '大波浪'],
              ['Loose Wave', '松波浪'],
              ['Kinky Curly', '小卷'],
            ],
            feature: [
              ['Double-Drawn', '双拉'],
              ['Tangle-Free', '不打结'],
              ['Unprocessed', '未化学处理'],
            ],
          },
          attributes: [
            [
              ['Hair grade', '发质等级'],
              [
                ['8A', '8A'],
                ['10A', '10A'],
                ['12A', '12A'],
              ],
            ],
            [
              ['Weight of a bundle', '每束重量'],
              [
                ['95-100 g', '95-100克'],
                ['50 g', '50克'],
              ],
            ],
            [
              ['Weft', '帘子工艺'],
              [
                ['Double machine weft', '双层机制'],
                ['Single machine weft', '单层机制'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'wine'],
          option: {
            name: ['Length', '长度'],
            values: [
              ['10 inch', '10寸'],
              ['14 inch', '14寸'],
              ['18 inch', '18寸'],
              ['22 inch', '22寸'],
              ['26 inch', '26寸'],
            ],
          },
          yuan: [45, 260],
          grams: [100, 140],
          box: [24, 12, 4],
          alsoCalled: ['weave', 'Brazilian hair', 'bundles'],
        },
        {
          id: 'clip-in-ponytail',
          leaf: ['Ponytails & Clip-Ins', '马尾发片'],
          emoji: '🎀',
          prop: '🐴',
          titles: [
            ['{style} Ponytail Extension with {attach} for {use}', '{style}假发马尾{attach} {use}用'],
            ['{style} Hair Piece, {attach} Fixing for {use}', '{style}接发片 {attach}固定 {use}款'],
          ],
          words: {
            style: [
              ['Straight', '直发'],
              ['Curly', '卷发'],
              ['Afro Puff', '爆炸头'],
              ['Braided', '编辫'],
              ['Wavy', '波浪'],
            ],
            attach: [
              ['Drawstring', '抽绳'],
              ['Claw Clip', '抓夹'],
              ['Wrap-Around Tape', '绑带'],
            ],
            use: [
              ['Everyday Wear', '日常'],
              ['Weddings', '婚礼'],
              ['School', '上学'],
            ],
          },
          attributes: [
            [
              ['Fibre', '材质'],
              [
                ['Heat-resistant fibre', '高温丝'],
                ['Human hair', '真人发'],
              ],
            ],
            [
              ['Weight', '重量'],
              [
                ['90 g', '90克'],
                ['120 g', '120克'],
                ['150 g', '150克'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Polybag', 'OPP袋'],
                ['Hair net and bag', '发网+袋'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'wine', 'gold'],
          option: {
            name: ['Length', '长度'],
            values: [
              ['8 inch', '8寸'],
              ['16 inch', '16寸'],
              ['22 inch', '22寸'],
              ['28 inch', '28寸'],
            ],
          },
          yuan: [8, 48],
          grams: [90, 200],
          box: [24, 12, 4],
          alsoCalled: ['pony', 'hair piece', 'puff'],
        },
      ],
    },
    {
      slug: 'braiding-and-crochet-hair',
      name: ['Braiding & Crochet Hair', '编发辫子'],
      kinds: [
        {
          id: 'jumbo-braiding-hair',
          leaf: ['Braiding Hair', '大辫子'],
          emoji: '🧶',
          prop: '🎀',
          titles: [
            ['{style} {feature} Braiding Hair for {use}', '{style}{feature}大辫子假发 {use}用'],
            ['{feature} Synthetic Braid, {style} Fibre for {use}', '{feature}化纤编发 {style}发丝 {use}款'],
          ],
          words: {
            style: [
              ['Pre-Stretched', '预拉伸'],
              ['Jumbo', '加大'],
              ['Yaki-Texture', '亚克纹'],
              ['Silky', '顺滑'],
            ],
            feature: [
              ['Hot-Water-Set', '热水定型'],
              ['Itch-Free', '不痒'],
              ['Lightweight', '轻盈'],
              ['Flame-Retardant', '阻燃'],
            ],
            use: [
              ['Box Braids', '方格辫'],
              ['Knotless Braids', '无结辫'],
              ['Cornrows', '地垄辫'],
              ['Senegalese Twists', '塞内加尔扭辫'],
            ],
          },
          attributes: [
            [
              ['Fibre', '材质'],
              [
                ['Low-temperature fibre', '低温丝'],
                ['High-temperature fibre', '高温丝'],
                ['PP blend', 'PP混合'],
              ],
            ],
            [
              ['Weight of a pack', '每包重量'],
              [
                ['82 g', '82克'],
                ['100 g', '100克'],
                ['165 g', '165克'],
              ],
            ],
            [
              ['Colour effect', '颜色效果'],
              [
                ['Single colour', '单色'],
                ['Two-tone ombre', '双色渐变'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'wine', 'gold', 'purple', 'blue', 'grey'],
          option: {
            name: ['Length', '长度'],
            values: [
              ['24 inch', '24寸'],
              ['26 inch', '26寸'],
              ['30 inch', '30寸'],
              ['48 inch', '48寸'],
            ],
          },
          yuan: [4, 15],
          grams: [85, 180],
          box: [62, 8, 4],
          unit: 40,
          alsoCalled: ['fibre', 'braids', 'hairpiece'],
        },
        {
          id: 'crochet-locs',
          leaf: ['Crochet Locs & Twists', '钩针脏辫'],
          emoji: '🧶',
          prop: '🪡',
          titles: [
            ['{style} Crochet Hair with {feature} for {use}', '{style}钩针假发{feature} {use}用'],
            ['Pre-Looped {style} Hair Extensions, {feature}, for {use}', '预环{style}接发 {feature} {use}款'],
          ],
          words: {
            style: [
              ['Faux Locs', '脏辫'],
              ['Passion Twist', '激情扭'],
              ['Spring Twist', '弹簧扭'],
              ['Bohemian Curl', '波西米亚卷'],
              ['Water Wave', '水波纹'],
            ],
            feature: [
              ['Curly Ends', '卷发尾'],
              ['Soft Fibre', '柔软发丝'],
              ['Full Volume', '饱满发量'],
            ],
            use: [
              ['Women', '女士'],
              ['Girls', '女童'],
              ['Salons', '发廊'],
            ],
          },
          attributes: [
            [
              ['Fibre', '材质'],
              [
                ['Low-temperature fibre', '低温丝'],
                ['High-temperature fibre', '高温丝'],
              ],
            ],
            [
              ['Strands', '每包根数'],
              [
                ['12 strands', '12根'],
                ['20 strands', '20根'],
                ['24 strands', '24根'],
              ],
            ],
            [
              ['Weight of a pack', '每包重量'],
              [
                ['70 g', '70克'],
                ['90 g', '90克'],
                ['110 g', '110克'],
              ],
            ],
          ],
          colours: ['black', 'brown', 'wine', 'gold', 'grey'],
          option: {
            name: ['Length', '长度'],
            values: [
              ['12 inch', '12寸'],
              ['18 inch', '18寸'],
              ['24 inch', '24寸'],
            ],
          },
          yuan: [6, 22],
          grams: [75, 130],
          box: [40, 8, 4],
          unit: 40,
          alsoCalled: ['dreadlocks', 'faux locs', 'crochet braids'],
        },
        {
          id: 'satin-sleep-bonnet',
          leaf: ['Bonnets & Wig Caps', '睡帽发网'],
          emoji: '🌙',
          prop: '💤',
          titles: [
            ['{style} {material} Sleep Bonnet for {use}', '{style}{material}睡帽 {use}用'],
            ['{material} Hair Cap, {style} Night Bonnet for {use}', '{material}护发帽 {style}夜用帽 {use}款'],
          ],
          words: {
            style: [
              ['Double-Layer', '双层'],
              ['Wide-Band', '宽边'],
              ['Adjustable', '可调节'],
              ['Elastic', '松紧'],
            ],
            material: [
              ['Satin', '色丁'],
              ['Silky', '仿真丝'],
              ['African-Print', '非洲印花'],
              ['Stretch', '弹力布'],
            ],
            use: [
              ['Braids', '辫子'],
              ['Curly Hair', '卷发'],
              ['Wigs', '假发打底'],
              ['Long Hair', '长发'],
            ],
          },
          attributes: [
            [
              ['Fabric', '面料'],
              [
                ['Polyester satin', '涤纶色丁'],
                ['Milk silk', '牛奶丝'],
              ],
            ],
            [
              ['Head size', '头围'],
              [
                ['52-60 cm', '52-60厘米'],
                ['56-64 cm', '56-64厘米'],
              ],
            ],
            [
              ['Band', '帽边'],
              [
                ['Elastic band', '松紧带'],
                ['Tie band', '绑带'],
              ],
            ],
          ],
          colours: ['black', 'purple', 'pink', 'red', 'blue', 'gold'],
          option: {
            name: ['Size', '尺码'],
            values: [
              ['Child', '儿童'],
              ['Adult', '成人'],
              ['Extra large', '加大'],
            ],
          },
          yuan: [2.5, 15],
          grams: [30, 90],
          box: [18, 14, 2],
          alsoCalled: ['bonnet', 'night cap', 'sleep cap'],
        },
      ],
    },
    {
      slug: 'nails-and-lashes',
      name: ['Nails & Lashes', '美甲美睫'],
      kinds: [
        {
          id: 'press-on-nails',
          leaf: ['Press-On Nails', '穿戴甲'],
          emoji: '💎',
          prop: '🌷',
          titles: [
            ['{shape} Press-On Nails with {design} for {use}', '{shape}穿戴甲{design} {use}用'],
            ['Reusable {shape} False Nails, {design}, for {use}', '可重复使用{shape}假指甲 {design} {use}款'],
          ],
          words: {
            shape: [
              ['Coffin', '梯形'],
              ['Almond', '杏仁形'],
              ['Stiletto', '尖形'],
              ['Short Square', '短方形'],
            ],
            design: [
              ['French Tips', '法式'],
              ['Rhinestones', '镶钻'],
              ['Cat-Eye Shine', '猫眼'],
              ['Butterfly Art', '蝴蝶彩绘'],
            ],
            use: [
              ['Weddings', '新娘'],
              ['Parties', '派对'],
              ['Everyday Wear', '日常'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS', 'ABS'],
                ['Soft gel tips', '软甲片'],
              ],
            ],
            [
              ['Includes', '配件'],
              [
                ['Jelly glue and file', '果冻胶+锉条'],
                ['Adhesive tabs', '双面胶贴'],
                ['Nails only', '仅甲片'],
              ],
            ],
            [
              ['Finish', '表面'],
              [
                ['Glossy', '亮面'],
                ['Matte', '磨砂'],
              ],
            ],
          ],
          colours: ['pink', 'red', 'white', 'black', 'multi'],
          option: {
            name: ['Pieces', '片数'],
            values: [
              ['24 pieces', '24片'],
              ['30 pieces', '30片'],
              ['120 pieces', '120片'],
            ],
          },
          yuan: [2, 18],
          grams: [20, 90],
          box: [12, 8, 2],
          unit: 50,
          alsoCalled: ['stick-on nails', 'fake nails', 'artificial nails'],
        },
        {
          id: 'gel-nail-polish',
          leaf: ['Gel Nail Polish', '甲油胶'],
          emoji: '🖌️',
          prop: '🌈',
          titles: [
            ['{style} Gel Nail Polish, {feature}, for {use}', '{style}甲油胶 {feature} {use}用'],
            ['{feature} UV Nail Gel, {style} Finish for {use}', '{feature}光疗甲油胶 {style}效果 {use}款'],
          ],
          words: {
            style: [
              ['Glitter', '闪粉'],
              ['Cat-Eye', '猫眼'],
              ['Jelly', '冰透'],
              ['Solid', '实色'],
              ['Reflective', '爆闪'],
            ],
            feature: [
              ['Long-Lasting', '持久'],
              ['Low-Odour', '低气味'],
              ['Soak-Off', '可卸'],
              ['Quick-Cure', '速干'],
            ],
            use: [
              ['Nail Salons', '美甲店'],
              ['Home Manicures', '居家美甲'],
              ['Beginners', '新手'],
            ],
          },
          attributes: [
            [
              ['Curing', '固化方式'],
              [
                ['UV or LED lamp, 60 s', 'UV/LED灯60秒'],
                ['LED lamp, 30 s', 'LED灯30秒'],
              ],
            ],
            [
              ['Shelf life', '保质期'],
              [
                ['2 years', '2年'],
                ['3 years', '3年'],
              ],
            ],
            [
              ['Bottle', '瓶型'],
              [
                ['Round bottle', '圆瓶'],
                ['Square bottle', '方瓶'],
              ],
            ],
          ],
          colours: ['red', 'pink', 'purple', 'blue', 'black', 'gold', 'clear'],
          option: { name: ['Volume', '容量'], values: ['8 ml', '15 ml'] },
          yuan: [2.5, 16],
          grams: [40, 80],
          box: [8, 4, 4],
          special: 'liquid',
          alsoCalled: ['nail varnish', 'nail gel', 'gel paint'],
        },
        {
          id: 'gel-nail-lamp',
          leaf: ['Nail Lamps', '美甲灯'],
          emoji: '🔆',
          prop: '🌷',
          titles: [
            ['{style} UV LED Nail Lamp with {feature} for {use}', '{style}UV LED美甲灯{feature} {use}用'],
            ['{style} Gel Nail Dryer for {use}, {feature}', '{style}甲油胶光疗机 {use}款 {feature}'],
          ],
          words: {
            style: [
              ['Portable', '便携'],
              ['Professional', '专业'],
              ['Two-Hand', '双手'],
              ['Fast-Curing', '速干'],
            ],
            feature: [
              ['LCD Timer', '液晶定时'],
              ['Infrared Sensor', '红外感应'],
              ['Removable Base', '可拆底座'],
              ['Carry Handle', '带提手'],
            ],
            use: [
              ['Salons', '美甲店'],
              ['Home Use', '居家'],
              ['Training Schools', '培训学校'],
            ],
          },
          attributes: [
            [
              ['Power', '功率'],
              [
                ['24 W', '24W'],
                ['48 W', '48W'],
                ['72 W', '72W'],
              ],
            ],
            [
              ['Body', '机身材质'],
              [
                ['ABS', 'ABS'],
                ['Aluminium alloy', '铝合金'],
              ],
            ],
            [
              ['Voltage', '电压'],
              [
                ['AC 100-240 V', 'AC100-240V'],
                ['USB 5 V', 'USB 5V'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'black', 'rosegold'],
          option: {
            name: ['Plug', '插头'],
            values: [['South African plug', '南非插头'], ['UK plug', '英规插头'], ['EU plug', '欧规插头'], 'USB'],
          },
          yuan: [18, 128],
          grams: [250, 1200],
          box: [24, 18, 10],
          alsoCalled: ['UV lamp', 'nail dryer', 'gel lamp'],
        },
        {
          id: 'false-eyelashes',
          leaf: ['False Eyelashes', '假睫毛'],
          emoji: '🪶',
          prop: '🖤',
          titles: [
            ['{style} {material} False Eyelashes with {feature}', '{style}{material}假睫毛{feature}'],
            ['{material} Strip Lashes, {style} Look with {feature}', '{material}整贴睫毛 {style}妆效 {feature}'],
          ],
          words: {
            style: [
              ['Natural', '自然'],
              ['Dramatic', '浓密'],
              ['Cat-Eye', '猫眼'],
              ['Wispy', '仙子毛'],
            ],
            material: [
              ['3D Faux Mink', '3D仿貂毛'],
              ['Silk', '蚕丝蛋白'],
              ['Soft Fibre', '软纤维'],
            ],
            feature: [
              ['Clear Band', '透明梗'],
              ['Cotton Band', '棉线梗'],
              ['Self-Adhesive Strip', '自粘胶条'],
              ['Tweezers', '送镊子'],
            ],
          },
          attributes: [
            [
              ['Curl', '卷翘度'],
              [
                ['C curl', 'C翘'],
                ['D curl', 'D翘'],
                ['DD curl', 'DD翘'],
              ],
            ],
            [
              ['Length', '长度'],
              [
                ['10-14 mm', '10-14毫米'],
                ['15-18 mm', '15-18毫米'],
                ['25 mm', '25毫米'],
              ],
            ],
            [
              ['Times worn', '可用次数'],
              [
                ['Up to 10', '10次'],
                ['Up to 20', '20次'],
              ],
            ],
          ],
          colours: ['black', 'brown'],
          option: {
            name: ['Pairs', '对数'],
            values: [
              ['1 pair', '1对'],
              ['5 pairs', '5对'],
              ['10 pairs', '10对'],
              ['20 pairs', '20对'],
            ],
          },
          yuan: [1.8, 20],
          grams: [15, 80],
          box: [12, 7, 2],
          alsoCalled: ['lashes', 'fake lashes'],
        },
      ],
    },
    {
      slug: 'make-up-and-tools',
      name: ['Make-Up & Tools', '彩妆工具'],
      kinds: [
        {
          id: 'makeup-brush-set',
          leaf: ['Make-Up Brushes', '化妆刷'],
          emoji: '🖌️',
          prop: '💄',
          titles: [
            ['{style} Make-Up Brush Set with {material} and {feature}', '{style}化妆刷套装 {material} {feature}'],
            ['{style} Cosmetic Brushes, {material}, {feature} Included', '{style}美妆刷 {material} 送{feature}'],
          ],
          words: {
            style: [
              ['Professional', '专业'],
              ['Travel', '旅行便携'],
              ['Beginner', '新手'],
              ['Super-Soft', '超柔软'],
            ],
            material: [
              ['Synthetic Bristles', '人造纤维毛'],
              ['Wooden Handles', '木柄'],
              ['Crystal Handles', '水晶柄'],
              ['Aluminium Ferrules', '铝管'],
            ],
            feature: [
              ['Storage Bag', '收纳包'],
              ['Brush Bucket', '刷桶'],
              ['Sponge Puff', '美妆蛋'],
            ],
          },
          attributes: [
            [
              ['Bristles', '刷毛'],
              [
                ['Nylon fibre', '尼龙纤维'],
                ['Microcrystalline fibre', '微晶丝'],
              ],
            ],
            [
              ['Use', '用途'],
              [
                ['Face and eyes', '面部眼部'],
                ['Full make-up', '全套彩妆'],
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
          colours: ['black', 'pink', 'rosegold', 'white', 'green'],
          option: {
            name: ['Pieces', '支数'],
            values: [
              ['8 brushes', '8支'],
              ['12 brushes', '12支'],
              ['15 brushes', '15支'],
              ['20 brushes', '20支'],
            ],
          },
          yuan: [6, 58],
          grams: [80, 380],
          box: [22, 12, 5],
          unit: 50,
          alsoCalled: ['cosmetic brushes', 'powder brush set'],
        },
        {
          id: 'lip-gloss-stick',
          leaf: ['Lipstick & Lip Gloss', '口红唇釉'],
          emoji: '💄',
          titles: [
            ['{style} {form} with {feature}', '{style}{form} {feature}'],
            ['{form} with {feature}, {style} Lip Make-Up', '{form}{feature} {style}唇妆'],
          ],
          words: {
            style: [
              ['Matte', '哑光'],
              ['Glossy', '水光'],
              ['Velvet', '丝绒'],
              ['Waterproof', '防水'],
            ],
            form: [
              ['Lip Gloss', '唇釉'],
              ['Lipstick', '口红'],
              ['Lip Tint', '染唇液'],
            ],
            feature: [
              ['Transfer-Proof Formula', '不沾杯'],
              ['Vitamin E', '含维E滋润'],
              ['Long-Lasting Colour', '持久不掉色'],
            ],
          },
          attributes: [
            [
              ['Net content', '净含量'],
              [
                ['3.5 g', '3.5克'],
                ['4 ml', '4毫升'],
                ['6 ml', '6毫升'],
              ],
            ],
            [
              ['Shelf life', '保质期'],
              [
                ['2 years', '2年'],
                ['3 years', '3年'],
              ],
            ],
            [
              ['Skin type', '适用肤质'],
              [
                ['All skin types', '任何肤质'],
                ['Dry lips', '干燥唇部'],
              ],
            ],
          ],
          colours: ['red', 'wine', 'pink', 'orange', 'brown', 'clear'],
          yuan: [2.5, 22],
          grams: [20, 60],
          box: [10, 3, 3],
          special: 'liquid',
          alsoCalled: ['lippie', 'lip colour', 'lip shine'],
        },
        {
          id: 'led-makeup-mirror',
          leaf: ['Make-Up Mirrors', '化妆镜'],
          emoji: '🪞',
          prop: '💡',
          titles: [
            ['{style} LED Make-Up Mirror with {feature} for {place}', '{place}{style}LED化妆镜{feature}'],
            ['{style} Vanity Mirror, {feature}, for {place}', '{style}梳妆镜 {feature} {place}用'],
          ],
          words: {
            style: [
              ['Tabletop', '台式'],
              ['Foldable', '折叠'],
              ['Rotating', '旋转'],
              ['Trifold', '三面'],
            ],
            feature: [
              ['Touch Dimming', '触控调光'],
              ['USB Charging', 'USB充电'],
              ['Storage Base', '收纳底座'],
              ['Magnifying Side', '放大镜面'],
            ],
            place: [
              ['Bedroom', '卧室'],
              ['Dressing Table', '梳妆台'],
              ['Dormitory', '宿舍'],
              ['Beauty Salon', '美容院'],
            ],
          },
          attributes: [
            [
              ['Frame', '边框材质'],
              [
                ['ABS', 'ABS'],
                ['Metal', '金属'],
              ],
            ],
            [
              ['Light colours', '光色'],
              [
                ['White light', '白光'],
                ['Three colours', '三色光'],
              ],
            ],
            [
              ['Battery', '电池'],
              [
                ['1200 mAh', '1200mAh'],
                ['2000 mAh', '2000mAh'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'black', 'rosegold'],
          option: { name: ['Mirror size', '镜面尺寸'], values: ['15 cm', '18 cm', '22 cm'] },
          yuan: [14, 78],
          grams: [350, 1300],
          box: [28, 22, 6],
          special: 'magnet',
          alsoCalled: ['vanity mirror', 'dressing mirror'],
        },
      ],
    },
    {
      slug: 'skin-and-body-care',
      name: ['Skin & Body Care', '护肤身体护理'],
      kinds: [
        {
          id: 'face-serum-cream',
          leaf: ['Face Creams & Serums', '面霜精华'],
          emoji: '🧴',
          prop: '🍊',
          titles: [
            ['{active} {form} for {use}', '{active}{form} {use}用'],
            ['Moisturising {form} with {active}, Facial Care for {use}', '保湿{form} 含{active} {use}面部护理'],
          ],
          words: {
            active: [
              ['Vitamin C', '维C'],
              ['Hyaluronic Acid', '玻尿酸'],
              ['Niacinamide', '烟酰胺'],
              ['Turmeric', '姜黄'],
            ],
            form: [
              ['Face Serum', '精华液'],
              ['Face Cream', '面霜'],
              ['Facial Toner', '爽肤水'],
            ],
            use: [
              ['Dry Skin', '干性肌肤'],
              ['Oily Skin', '油性肌肤'],
              ['All Skin Types', '任何肤质'],
            ],
          },
          attributes: [
            [
              ['Shelf life', '保质期'],
              [
                ['2 years', '2年'],
                ['3 years', '3年'],
              ],
            ],
            [
              ['Fragrance', '香味'],
              [
                ['Fragrance-free', '无香'],
                ['Light fragrance', '淡香'],
              ],
            ],
            [
              ['Packaging', '包装'],
              [
                ['Bottle in colour box', '彩盒瓶装'],
                ['Bottle only', '裸瓶'],
              ],
            ],
          ],
          colours: ['white', 'orange'],
          option: { name: ['Net content', '净含量'], values: ['30 ml', '50 ml', '100 ml'] },
          yuan: [5, 38],
          grams: [70, 200],
          box: [13, 5, 5],
          special: 'liquid',
          alsoCalled: ['face lotion', 'skin serum'],
        },
        {
          id: 'facial-cleansing-tool',
          leaf: ['Facial Care Tools', '面部护理工具'],
          emoji: '🧼',
          prop: '💧',
          titles: [
            ['{style} {tool} for {use}', '{style}{tool} {use}用'],
            ['{style} Skin Care Device, {tool} for {use}', '{style}美容仪 {tool} {use}款'],
          ],
          words: {
            style: [
              ['Electric', '电动'],
              ['USB Rechargeable', 'USB充电'],
              ['Portable', '便携'],
              ['Waterproof', '防水'],
            ],
            tool: [
              ['Cleansing Brush', '洁面刷'],
              ['Pore Vacuum', '毛孔吸黑头仪'],
              ['Face Massager', '脸部按摩仪'],
            ],
            use: [
              ['Home Use', '居家'],
              ['Travel', '旅行'],
              ['Beauty Salons', '美容院'],
            ],
          },
          attributes: [
            [
              ['Material', '材质'],
              [
                ['ABS', 'ABS'],
                ['ABS and silicone', 'ABS+硅胶'],
              ],
            ],
            [
              ['Charging time', '充电时间'],
              [
                ['1.5 hours', '1.5小时'],
                ['2 hours', '2小时'],
              ],
            ],
            [
              ['Battery', '电池容量'],
              [
                ['300 mAh', '300mAh'],
                ['500 mAh', '500mAh'],
                ['800 mAh', '800mAh'],
              ],
            ],
          ],
          colours: ['white', 'pink', 'green', 'purple'],
          yuan: [10, 68],
          grams: [120, 350],
          box: [18, 10, 6],
          special: 'magnet',
          alsoCalled: ['blackhead remover', 'face scrubber'],
        },
        {
          id: 'bath-exfoliating-glove',
          leaf: ['Bath Gloves & Scrubbers', '搓澡用品'],
          emoji: '🧽',
          prop: '🛁',
          titles: [
            ['{style} {material} Bath {tool} for Body Scrubbing', '{style}{material}搓澡{tool} 身体去污'],
            [
              '{material} Exfoliating {tool}, {style} Body Scrubber for the Shower',
              '{material}去角质{tool} {style}搓背神器 淋浴用',
            ],
          ],
          words: {
            style: [
              ['Double-Sided', '双面'],
              ['Quick-Drying', '速干'],
              ['Thickened', '加厚'],
            ],
            material: [
              ['Nylon', '尼龙'],
              ['Silicone', '硅胶'],
              ['Loofah-Fibre', '丝瓜络'],
            ],
            tool: [
              ['Glove', '手套'],
              ['Back Strap', '拉背条'],
              ['Scrub Pad', '擦'],
            ],
          },
          attributes: [
            [
              ['Coarseness', '粗细'],
              [
                ['Soft', '细柔'],
                ['Medium', '中等'],
                ['Coarse', '粗砂'],
              ],
            ],
            [
              ['Hanging loop', '挂绳'],
              [
                ['With loop', '有'],
                ['Without loop', '无'],
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
          colours: ['pink', 'blue', 'green', 'grey', 'purple', 'beige'],
          option: {
            name: ['Pieces', '数量'],
            values: [
              ['1 piece', '1个'],
              ['Pack of 3', '3个装'],
              ['Pack of 5', '5个装'],
            ],
          },
          yuan: [1.2, 12],
          grams: [25, 160],
          box: [18, 12, 3],
          alsoCalled: ['body scrubber', 'washing net', 'bath mitt'],
        },
      ],
    },
    {
      slug: 'salon-and-styling-tools',
      name: ['Salon & Styling Tools', '美发工具'],
      kinds: [
        {
          id: 'hair-straightener',
          leaf: ['Straighteners & Curlers', '直发器卷发棒'],
          emoji: '🔥',
          prop: '🎀',
          titles: [
            ['{style} Ceramic Hair {tool} with {feature}', '{style}陶瓷{tool}{feature}'],
            ['Electric Hair {tool}, {style} Styling Tool with {feature}', '电热{tool} {style}造型器 {feature}'],
          ],
          words: {
            style: [
              ['Professional', '专业'],
              ['Portable', '便携'],
              ['Fast-Heating', '速热'],
              ['Salon', '发廊'],
            ],
            tool: [
              ['Straightener', '直发器'],
              ['Curler', '卷发棒'],
              ['Straightening Comb', '直发梳'],
            ],
            feature: [
              ['Temperature Control', '可调温'],
              ['LCD Display', '液晶显示'],
              ['Anti-Scald Shell', '防烫外壳'],
            ],
          },
          attributes: [
            [
              ['Top temperature', '最高温度'],
              [
                ['200 °C', '200°C'],
                ['230 °C', '230°C'],
                ['250 °C', '250°C'],
              ],
            ],
            [
              ['Power', '功率'],
              [
                ['35 W', '35W'],
                ['45 W', '45W'],
                ['60 W', '60W'],
              ],
            ],
            [
              ['Cord', '电源线'],
              [
                ['1.8 m swivel cord', '1.8米旋转线'],
                ['2.5 m swivel cord', '2.5米旋转线'],
              ],
            ],
          ],
          colours: ['black', 'pink', 'gold', 'purple'],
          option: {
            name: ['Plug', '插头'],
            values: [
              ['South African plug', '南非插头'],
              ['UK plug', '英规插头'],
              ['EU plug', '欧规插头'],
            ],
          },
          yuan: [18, 98],
          grams: [350, 750],
          box: [34, 12, 7],
          alsoCalled: ['flat iron', 'hair iron', 'curling tong'],
        },
        {
          id: 'hair-clipper-trimmer',
          leaf: ['Hair Clippers', '理发推剪'],
          emoji: '💈',
          titles: [
            ['{style} Hair Clipper with {feature} for {use}', '{style}理发器{feature} {use}用'],
            ['{style} Trimmer for {use}, {feature}', '{style}电推剪 {use}款 {feature}'],
          ],
          words: {
            style: [
              ['Cordless', '无线'],
              ['Professional', '专业'],
              ['Retro Oil-Head', '复古油头'],
              ['Low-Noise', '静音'],
            ],
            feature: [
              ['LCD Display', '液晶显示'],
              ['T-Blade', 'T型刀头'],
              ['Guide Combs', '带限位梳'],
              ['Titanium Ceramic Blade', '钛陶瓷刀头'],
            ],
            use: [
              ['Barber Shops', '理发店'],
              ['Home Use', '居家'],
              ['Beards and Edges', '修胡须刻线'],
            ],
          },
          attributes: [
            [
              ['Battery', '电池容量'],
              [
                ['1200 mAh', '1200mAh'],
                ['1500 mAh', '1500mAh'],
                ['2000 mAh', '2000mAh'],
              ],
            ],
            [
              ['Run time', '续航时间'],
              [
                ['120 minutes', '120分钟'],
                ['180 minutes', '180分钟'],
                ['240 minutes', '240分钟'],
              ],
            ],
            [
              ['Charging', '充电方式'],
              [
                ['USB', 'USB充电'],
                ['Charging base', '底座充电'],
              ],
            ],
          ],
          colours: ['black', 'gold', 'silver', 'red'],
          yuan: [16, 128],
          grams: [220, 650],
          box: [20, 12, 6],
          special: 'magnet',
          alsoCalled: ['haircut machine', 'shaver', 'trimmer'],
        },
        {
          id: 'salon-comb-scissors-set',
          leaf: ['Combs & Scissors', '梳子剪刀'],
          emoji: '✂️',
          prop: '🪮',
          titles: [
            ['{style} Hairdressing {tool} for {use}', '{style}美发{tool} {use}用'],
            ['{style} Rust-Resistant {tool} with Combs for {use}', '{style}防锈{tool}配梳子 {use}款'],
          ],
          words: {
            style: [
              ['Professional', '专业'],
              ['Precision', '精准'],
              ['Ergonomic', '人体工学'],
              ['Durable', '耐用'],
            ],
            tool: [
              ['Scissors Set', '剪刀套装'],
              ['Haircutting Kit', '剪发套装'],
              ['Salon Tool Kit', '发廊工具套装'],
            ],
            use: [
              ['Barbers', '理发师'],
              ['Hair Salons', '发廊'],
              ['Braiders', '编发师'],
              ['Home Use', '居家'],
            ],
          },
          attributes: [
            [
              ['Packaging', '包装'],
              [
                ['Tool pouch', '工具包'],
                ['Polybag', 'OPP袋'],
                ['Hard box', '硬盒'],
              ],
            ],
            [
              ['Steel', '钢材'],
              [
                ['420 steel', '420钢'],
                ['440C steel', '440C钢'],
              ],
            ],
            [
              ['Hand', '适用手'],
              [
                ['Right-handed', '右手'],
                ['Both hands', '左右手通用'],
              ],
            ],
          ],
          colours: ['black', 'silver', 'pink', 'blue'],
          option: {
            name: ['Pieces', '件数'],
            values: [
              ['5-piece set', '五件套'],
              ['8-piece set', '八件套'],
              ['10-piece set', '十件套'],
            ],
          },
          yuan: [6, 58],
          grams: [90, 420],
          box: [22, 12, 4],
          unit: 50,
          alsoCalled: ['afro comb', 'barber scissors', 'tail comb'],
        },
      ],
    },
  ],
};
