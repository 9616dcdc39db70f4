import type { Article } from '../rules.ts';
import { asked, heading, says, sizes, steps } from './blocks.ts';

const women = sizes(
  {
    caption: 'Women’s clothing',
    measure: 'Chest',
    unit: 'cm',
    columns: ['Size', 'Waist', 'Hips', 'SA / UK', 'EU', 'US', 'CN'],
  },
  76,
  [80, 'XS', '58–62', '84–88', '30 / 6', '34', '2', '150/76A'],
  [84, 'S', '62–66', '88–92', '32 / 8', '36', '4', '155/80A'],
  [88, 'M', '66–70', '92–96', '34 / 10', '38', '6', '160/84A'],
  [92, 'L', '70–74', '96–100', '36 / 12', '40', '8', '165/88A'],
  [97, 'XL', '74–79', '100–105', '38 / 14', '42', '10', '170/92A'],
  [102, '2XL', '79–84', '105–110', '40 / 16', '44', '12', '175/96A'],
  [107, '3XL', '84–89', '110–115', '42 / 18', '46', '14', '180/100A'],
  [113, '4XL', '89–95', '115–121', '44 / 20', '48', '16', '185/104A'],
  [119, '5XL', '95–101', '121–127', '46 / 22', '50', '18', '190/108A'],
);

const men = sizes(
  {
    caption: 'Men’s clothing',
    measure: 'Chest',
    unit: 'cm',
    columns: ['Size', 'Waist', 'Hips', 'SA / UK / US', 'EU', 'CN'],
  },
  84,
  [88, 'XS', '70–74', '86–90', '34', '44', '165/84A'],
  [92, 'S', '74–78', '90–94', '36', '46', '170/88A'],
  [97, 'M', '78–83', '94–99', '38', '48', '175/92A'],
  [102, 'L', '83–88', '99–104', '40', '50', '180/96A'],
  [107, 'XL', '88–93', '104–109', '42', '52', '185/100A'],
  [112, '2XL', '93–99', '109–114', '44', '54', '190/104A'],
  [118, '3XL', '99–105', '114–120', '46', '56', '195/108A'],
  [124, '4XL', '105–111', '120–126', '48', '58', '200/112A'],
);

const kids = sizes(
  { caption: 'Kids’ clothing', measure: 'Height', unit: 'cm', columns: ['CN', 'Age', 'Chest', 'EU', 'US'] },
  55,
  [66, '66', '3–6 months', '43', '62–68', '3–6M'],
  [73, '73', '6–9 months', '45', '74', '6–9M'],
  [80, '80', '9–12 months', '48', '80', '12M'],
  [90, '90', '1–2 years', '50', '86–92', '18–24M'],
  [100, '100', '2–3 years', '53', '98', '3T'],
  [110, '110', '4–5 years', '56', '104–110', '4–5'],
  [120, '120', '6–7 years', '60', '116–122', '6–7'],
  [130, '130', '7–8 years', '64', '128', '8'],
  [140, '140', '9–10 years', '68', '134–140', '10'],
  [150, '150', '11–12 years', '74', '146–152', '12'],
  [160, '160', '13–14 years', '80', '158–164', '14'],
);

const shoeColumns = ['EU', 'SA / UK', 'US', 'CN (mm)'];

const womenShoes = sizes(
  { caption: 'Women’s shoes', measure: 'Foot length', unit: 'cm', columns: shoeColumns },
  21.5,
  [22, '34', '2', '4.5', '220'],
  [22.5, '35', '2.5', '5', '225'],
  [23, '36', '3.5', '6', '230'],
  [23.5, '37', '4', '6.5', '235'],
  [24, '38', '5', '7.5', '240'],
  [24.5, '39', '6', '8.5', '245'],
  [25, '40', '6.5', '9', '250'],
  [25.5, '41', '7.5', '10', '255'],
  [26, '42', '8', '10.5', '260'],
);

const menShoes = sizes(
  { caption: 'Men’s shoes', measure: 'Foot length', unit: 'cm', columns: shoeColumns },
  23.5,
  [24, '38', '5', '6', '240'],
  [24.5, '39', '6', '7', '245'],
  [25, '40', '6.5', '7.5', '250'],
  [25.5, '41', '7.5', '8.5', '255'],
  [26, '42', '8', '9', '260'],
  [26.5, '43', '9', '10', '265'],
  [27, '44', '9.5', '10.5', '270'],
  [27.5, '45', '10.5', '11.5', '275'],
  [28, '46', '11', '12', '280'],
  [28.5, '47', '12', '13', '285'],
);

const kidShoes = sizes(
  { caption: 'Kids’ shoes', measure: 'Foot length', unit: 'cm', columns: shoeColumns },
  12.8,
  [13.5, '22', '5', '6', '135'],
  [14, '23', '6', '7', '140'],
  [15, '24', '7', '8', '150'],
  [15.5, '25', '8', '9', '155'],
  [16, '26', '8.5', '9.5', '160'],
  [17, '27', '9', '10', '170'],
  [17.5, '28', '10', '11', '175'],
  [18, '29', '11', '12', '180'],
  [19, '30', '11.5', '12.5', '190'],
  [19.5, '31', '12.5', '13.5', '195'],
  [20, '32', '13', '1', '200'],
  [21, '33', '1', '2', '210'],
  [21.5, '34', '2', '3', '215'],
);

const rings = sizes(
  {
    caption: 'Rings',
    measure: 'Inside circumference',
    unit: 'mm',
    columns: ['Diameter (mm)', 'SA / UK', 'EU', 'US', 'CN'],
  },
  45.5,
  [46.8, '14.9', 'H½', '47', '4', '7'],
  [48, '15.3', 'I½', '48', '4½', '8'],
  [49.3, '15.7', 'J½', '49', '5', '9'],
  [50.6, '16.1', 'K½', '51', '5½', '10'],
  [51.9, '16.5', 'L½', '52', '6', '12'],
  [53.1, '16.9', 'M½', '53', '6½', '13'],
  [54.4, '17.3', 'N½', '54', '7', '14'],
  [55.7, '17.7', 'O½', '56', '7½', '15'],
  [57, '18.1', 'P½', '57', '8', '16'],
  [58.3, '18.5', 'Q½', '58', '8½', '17'],
  [59.5, '18.9', 'R½', '60', '9', '18'],
  [60.8, '19.4', 'S½', '61', '9½', '19'],
  [62.1, '19.8', 'T½', '62', '10', '20'],
  [63.4, '20.2', 'U½', '63', '10½', '22'],
  [64.6, '20.6', 'V½', '65', '11', '23'],
  [65.9, '21', 'W½', '66', '11½', '24'],
  [67.2, '21.4', 'X½', '67', '12', '25'],
);

export const sizeguide: Article = {
  type: 'sizeguide',
  section: 'Buying',
  title: 'Size guide',
  summary: 'Measure yourself, find your row, and read the size in the system of the label.',
  related: ['faq', 'aftersale', 'shipping'],
  body: [
    says(
      'Labels from China often run **one size smaller** than ours. Measure, do not guess: a supplier’s own table on the product page counts more than these.',
    ),
    heading('How to measure'),
    steps(
      ['Chest', 'Round the fullest part, under the arms, tape level and loose enough for one finger.'],
      ['Waist', 'Round the narrowest part, usually just above the navel, breathing out.'],
      ['Hips', 'Round the fullest part, feet together.'],
      [
        'Foot',
        'Stand on paper with your heel against a wall, mark the longest toe, and measure from the wall. Both feet, in the evening; take the longer one.',
      ],
      [
        'Ring',
        'Wrap a strip of paper round the finger, mark where it meets, and measure it in millimetres. Knuckle wider? Measure that, too.',
      ],
    ),
    heading('Clothing'),
    women,
    men,
    kids,
    heading('Shoes'),
    womenShoes,
    menShoes,
    kidShoes,
    heading('Jewellery'),
    rings,
    heading('Questions'),
    asked(
      'What does 160/84A on a label mean?',
      'A Chinese size: made for 160 cm of height and 84 cm of chest. The letter is the build; A is regular.',
    ),
    asked('I am between two sizes.', 'Take the larger one. Our converter does so, too.'),
    asked(
      'Will it fit exactly?',
      'Hand-measured goods differ by 1 to 3 cm. For a photo with a measuring tape before we ship, add it for {checkout.services.measure.cents}.',
    ),
  ],
};
