import { facetName, sizeSystem } from '@sgb/contract/facets.ts';
import { describe, expect, test } from 'vitest';
import { plainColoursOf } from './colour-rules.ts';
import { materialsInTitle, plainMaterialsOf } from './material-rules.ts';
import { facetsOf } from './rules.ts';
import { plainSizesOf } from './size-rules.ts';

test.each([
  ['Black', 'black'],
  ['BLACK', 'black'],
  ['blk', 'black'],
  ['黑色', 'black'],
  ['Off-White', 'white'],
  ['off white', 'white'],
  ['米白色', 'white'],
  ['Ivory', 'white'],
  ['Light Grey', 'grey'],
  ['dark gray', 'grey'],
  ['Charcoal', 'grey'],
  ['Silver Grey', 'grey'],
  ['深灰', 'grey'],
  ['Silver', 'silver'],
  ['Rose Gold', 'gold'],
  ['玫瑰金', 'gold'],
  ['Champagne', 'gold'],
  ['Khaki', 'beige'],
  ['cream', 'beige'],
  ['卡其色', 'beige'],
  ['Camel', 'brown'],
  ['Coffee colour', 'brown'],
  ['咖啡色', 'brown'],
  ['Wine Red', 'red'],
  ['burgundy', 'red'],
  ['酒红色', 'red'],
  ['玫红色', 'pink'],
  ['hotpink', 'pink'],
  ['Orange', 'orange'],
  ['姜黄色', 'yellow'],
  ['Army Green', 'green'],
  ['armygreen', 'green'],
  ['军绿色', 'green'],
  ['Mint Green', 'green'],
  ['Navy', 'blue'],
  ['Navy Blue', 'blue'],
  ['藏青色', 'blue'],
  ['lightblue', 'blue'],
  ['Lilac', 'purple'],
  ['浅紫色', 'purple'],
  ['Transparent', 'clear'],
  ['Multicolor', 'multicolour'],
  ['混色', 'multicolour'],
  ['Camouflage', 'multicolour'],
  // Between two.
  ['Teal', 'green,blue'],
  // Several colours of one piece.
  ['Black/White', 'black,white'],
  ['red and gold', 'red,gold'],
  ['黑+白', 'black,white'],
  ['Navy + light grey', 'blue,grey'],
  ['red/yellow/green/blue', 'multicolour'],
  // Codes beside the colour, as many suppliers write them.
  ['A01 black', 'black'],
  ['2026-Red-XL', 'red'],
  ['Black (fleece lined)', 'black'],
  // No colour.
  ['Style 3', ''],
  ['12 colours', ''],
  ['As shown', ''],
  ['coloured', ''],
  ['', ''],
])('the colour %s is %s', (word, expected) => expect(plainColoursOf(word).join()).toBe(expected));

const size = { choice: 'Size', title: 'Canvas Bag' };
test.each([
  ['M', size, 'm'],
  ['xl', size, 'xl'],
  ['XXL', size, '2xl'],
  ['2XL', size, '2xl'],
  ['XXXL', size, '3xl'],
  ['1XL', size, 'xl'],
  ['XXS', size, '2xs'],
  ['Medium', size, 'm'],
  ['S (4-8 kg)', size, 's'],
  ['M 37-38 cm', size, 'm'],
  ['One size', size, 'one-size'],
  ['均码', size, 'one-size'],
  ['EU 42 / UK 8', size, 'eu-42'],
  ['EU 38-39 / UK 5-6', size, 'eu-38,eu-39'],
  ['EUR 42.5', size, 'eu-42.5'],
  ['S (EU 30-33 / UK 11.5-1)', { choice: 'Shoe size', title: 'Skates' }, 's,eu-30,eu-31,eu-32,eu-33'],
  ['38', { choice: 'Size', title: "Women's Ankle Boots" }, 'eu-38'],
  ['38码', { choice: '尺码', title: '女鞋' }, 'eu-38'],
  ['32', { choice: 'Size', title: "Men's Slim Jeans" }, 'waist-32'],
  ['32', { choice: 'Waist', title: 'Chinos' }, 'waist-32'],
  ['38', { choice: 'Collar size', title: 'Shirt' }, ''],
  ['38', size, ''],
  ['36C', size, 'bra-36c'],
  ['Queen', { choice: 'Bed size', title: 'Duvet Cover' }, 'bed-queen'],
  ['King size', size, 'bed-king'],
  ['110 cm', { choice: 'Height', title: "Girls' Dress" }, 'tall-110'],
  ['110 cm', { choice: 'Height', title: 'Coat Stand' }, ''],
  ['40 x 60 cm', size, '40x60cm'],
  ['40*60CM', size, '40x60cm'],
  ['2.5 × 2.5 m', size, '2.5x2.5m'],
  ['60 x 50 x 25 cm', size, '60x50x25cm'],
  ['20 inch cabin', size, '20in'],
  ['24"', size, '24in'],
  ['A4', size, 'a4'],
  ['Sedan', size, ''],
  ['500 ml', size, ''],
  ['30 cm', { choice: 'Length', title: 'Ruler' }, ''],
] as const)('the size %s of %j is %s', (value, context, expected) => {
  expect(plainSizesOf(value, context).join()).toBe(expected);
});

test.each([
  ['Cotton', 'cotton'],
  ['100% cotton', 'cotton'],
  ['纯棉', 'cotton'],
  ['98% cotton, 2% elastane', 'cotton'],
  ['Cotton and polyester', 'cotton,polyester'],
  ['82% nylon, 18% elastane', 'nylon'],
  ['PP cotton', 'polyester'],
  ['Milk silk', 'polyester'],
  ['600D Oxford cloth', 'polyester'],
  ['PU', 'faux-leather'],
  ['PU leather', 'faux-leather'],
  ['Microfibre leather', 'faux-leather'],
  ['Cow leather', 'leather'],
  ['Goatskin', 'leather'],
  ['Microfibre', 'microfibre'],
  ['304 stainless steel', 'stainless-steel'],
  ['不锈钢', 'stainless-steel'],
  ['Steel and ABS', 'steel,plastic'],
  ['Cast iron', 'steel'],
  ['Zinc alloy and ABS', 'alloy,plastic'],
  ['Aluminium alloy', 'aluminium,alloy'],
  ['ABS and PP', 'plastic'],
  ['Food-grade silicone', 'silicone'],
  ['Metal and glass', 'metal,glass'],
  ['Pine', 'wood'],
  ['MDF', 'wood'],
  ['Bone china', 'ceramic'],
  ['EVA foam', 'foam'],
  ['Non-woven fabric', 'non-woven'],
  ['Wax', ''],
  ['None', ''],
])('the material %s is %s', (text, expected) => expect(plainMaterialsOf(text).join()).toBe(expected));

test.each([
  ['Thickened Stainless Steel Barbecue Grill for Garden Parties', 'stainless-steel'],
  ['Carbon-Steel Scissors for Paper Craft', 'steel'],
  ['Cordless Steam Iron with Stainless Steel Soleplate', ''],
  ['Scratch-Resistant Protective Glasses', ''],
  ['Slim Tablet PC', ''],
  ['Window Glass Cleaner', ''],
  ['Round Tea Table, Marble-Look Top', ''],
  ["Men's Faux Leather Oxford Shoes", 'faux-leather'],
])('the title %s names %s', (title, expected) => expect(materialsInTitle(title).join()).toBe(expected));

describe('facetsOf', () => {
  const shirt = {
    title: "Men's Linen Shirt",
    attributes: [
      { name: 'Fabric', value: 'Cotton and polyester' },
      { name: 'Lining', value: 'Silk' },
      { name: 'Colour', value: 'Green' },
    ],
    choices: [
      { name: 'Colour', values: ['Navy Blue', 'Sky Blue', 'White'] },
      { name: 'Size', values: ['M', 'XL'] },
      { name: 'Light colour', values: ['Red'] },
    ],
  };
  test('takes choices before attributes, and attributes before the title', () =>
    expect(facetsOf(shirt)).toEqual(['c:blue', 'c:white', 's:m', 's:xl', 'm:cotton', 'm:polyester']));
  test('takes colours from attributes and materials from the title where nothing else names them', () =>
    expect(facetsOf({ ...shirt, choices: [], attributes: [{ name: 'Color', value: 'Green' }] })).toEqual([
      'c:green',
      'm:linen',
    ]));
  test('of goods that say nothing there is nothing', () =>
    expect(facetsOf({ title: 'Gift', attributes: [], choices: [{ name: 'Style', values: ['Red'] }] })).toEqual([]));
});

test.each([
  ['colour', 'multicolour', 'Multicolour'],
  ['material', 'faux-leather', 'Faux leather'],
  ['size', 'eu-42', 'EU 42 / UK 8'],
  ['size', 'eu-28', 'EU 28 / UK 10'],
  ['size', 'eu-47', 'EU 47 / UK 12'],
  ['size', 'eu-48', 'EU 48'],
  ['size', 'eu-42.5', 'EU 42.5'],
  ['size', '2xl', '2XL'],
  ['size', 'one-size', 'One size'],
  ['size', 'waist-32', '32 inch'],
  ['size', 'tall-110', '110 cm tall'],
  ['size', 'bra-36c', '36C'],
  ['size', 'bed-three-quarter', 'Three quarter'],
  ['size', '40x60cm', '40 x 60 cm'],
  ['size', '24in', '24 inch'],
  ['size', 'a4', 'A4'],
] as const)('%s %s reads %s', (kind, code, name) => expect(facetName(kind, code)).toBe(name));

test.each([
  ['xl', 'letter'],
  ['3xl', 'letter'],
  ['one-size', 'letter'],
  ['eu-42', 'shoe'],
  ['2x5m', 'measure'],
  ['3m', 'measure'],
  ['m', 'letter'],
] as const)('%s is of the system %s', (code, system) => expect(sizeSystem(code)).toBe(system));
