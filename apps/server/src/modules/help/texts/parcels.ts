import type { Article } from '../rules.ts';
import { asked, heading, list, says, steps, table } from './blocks.ts';

export const shipping: Article = {
  type: 'shipping',
  section: 'Buying',
  title: 'Shipping',
  summary: 'Air or sea, what it costs, how long it takes, and what may not travel.',
  related: ['fees', 'aftersale', 'groupbuy'],
  body: [
    steps(
      [
        'We check',
        'When your goods reach our China warehouse we count, weigh, measure and photograph them, within 24 hours.',
      ],
      ['You combine', 'Choose which orders travel together, to whom, and by which line.'],
      ['You pay the freight', 'You pay an estimate. After packing, what was too much comes back to your balance.'],
      ['It comes home', 'You follow every step in [My orders](/shoporder/2/index).'],
    ),
    heading('Lines and prices'),
    table(
      'By air, per half kilogram',
      ['Line', 'First 0.5 kg', 'Each next 0.5 kg', 'Days'],
      ['A1 economy, ambassador pickup', 'R 80.00', 'R 60.00', '10 to 15'],
      ['A2 economy, door or locker', 'R 95.00', 'R 65.00', '10 to 20'],
      ['A3 magnets and built-in batteries', 'R 115.00', 'R 80.00', '12 to 22'],
      ['A4 express, duty on arrival', 'R 260.00', 'R 110.00', '5 to 8'],
    ),
    table(
      'By sea',
      ['Line', 'Per m³', 'Least', 'Days'],
      ['S1 pickup', 'R 3,400.00', '0.05 m³', '45 to 50'],
      ['S2 door', 'R 3,800.00', '0.05 m³', '45 to 55'],
    ),
    table(
      'To our neighbours, normal goods by air',
      ['Country', 'First 0.5 kg', 'Each next 0.5 kg', 'Extra days'],
      ['Zimbabwe, Zambia, Mozambique, Malawi', 'A1 + R 35.00', 'A1 + R 20.00', '5 to 10'],
      ['Lesotho, Botswana, Namibia', 'A2 + R 20.00', 'A2 + R 10.00', '3 to 6'],
    ),
    heading('How weight is counted'),
    list(
      'Air: the real weight, or length × width × height in cm ÷ 6,000 if that is more, rounded up to half a kilogram.',
      'Sea: the volume in steps of 0.01 m³; one cubic metre may weigh 500 kg.',
      'Longest side: 120 cm by air, 200 cm by sea. Larger pieces cost R 150.00 more.',
    ),
    heading('Limits of a parcel'),
    table(
      'What fits into one parcel',
      ['', 'Orders', 'Size', 'Goods'],
      ['Air', '30', '30 kg', 'R 5,000.00'],
      ['Sea', '100', '5 m³', 'R 50,000.00'],
    ),
    says('Magnets need the line A3 or sea. Liquids go by sea only. A parcel follows its strictest piece.'),
    heading('Not allowed'),
    says(
      'Weapons, drugs, tobacco and vapes, seeds, plants and meat, counterfeits, power banks above 100 Wh, currency and restricted adult goods cannot be ordered.',
    ),
    heading('Insurance'),
    says(
      'Insurance costs 2 % of goods and freight (at least R 5.00) and covers up to R 25,000.00: loss, damage, missing pieces and seizure of allowed goods. By air you also get 20 % of the freight back after 60 days in transit. Without it a lost parcel is paid at R 100.00 per kilogram, up to R 500.00.',
    ),
    heading('Questions'),
    asked(
      'What if the parcel is heavier than estimated?',
      'Up to 5 % more we carry. Up to 15 % we take it from your balance if you allowed that. Above, we ask you first and keep the parcel for 7 days.',
    ),
    asked(
      'Why do you need my ID number?',
      'South African customs wants it on every private declaration. Private people may import for up to R 150,000.00 a calendar year. We keep the number encrypted.',
    ),
    asked('May I declare a lower value?', 'No. The declared value comes from what you really paid.'),
    asked('Can I change the receiver?', 'Yes, free of charge, until the parcel is declared to customs.'),
    asked(
      'How does it reach me in South Africa?',
      'Free at your ambassador or our Johannesburg depot (14 days, then R 5.00 a day), or by Pudo locker from R 49.00 and to your door from R 69.00 when delivery is not part of your line.',
    ),
  ],
};

export const aftersale: Article = {
  type: 'aftersale',
  section: 'Buying',
  title: 'Returns, refunds and complaints',
  summary: 'What you get back, when, and how to tell us that something is wrong.',
  related: ['shipping', 'payment', 'terms', 'contact'],
  body: [
    heading('Cancel or return'),
    table(
      'Money back, by where your order is',
      ['Your order is', 'You get back', 'When'],
      ['Not paid', 'Coupon and S Coin', 'At once'],
      ['Paid, not bought yet', 'Everything', 'At once'],
      [
        'Bought, seller agrees',
        'Everything; if you changed your mind after 24 hours we keep the fee, at most R 20.00',
        'Within 3 days',
      ],
      [
        'On the way inside China, seller agrees',
        'Goods less return freight; the fee stays if you changed your mind',
        'Within 7 days',
      ],
      [
        'In our warehouse, up to 5 days, seller agrees',
        'Goods less both freights and R 10.00 (waived once a month); everything if the supplier is at fault',
        '7 to 15 days',
      ],
      ['In our warehouse, longer', 'Only for a fault of the supplier or ours', '3 working days'],
      ['In a parcel, not packed', 'Freight and parcel services', 'At once'],
      ['In a parcel, packed', 'Freight less R 50.00', '24 hours'],
      ['Shipped', 'By insurance or work order', 'By claim'],
      ['Failed', 'Everything, and a R 5.00 coupon', 'At once'],
    ),
    says(
      'Refunds go to your balance, and you can [withdraw](/helpcenter/index/payment) them at once. What you paid with bonus money becomes bonus money again.',
    ),
    heading('Something is wrong'),
    steps(
      ['Open a work order', 'In [After-sale service](/workorder/index), choose the order and what happened.'],
      ['Show it', 'Write 10 to 500 characters. For missing, wrong, damaged or poor goods add 1 to 4 photos.'],
      ['We answer', 'The first answer comes within 4 working hours.'],
      [
        'We decide',
        'Within 3 working days, 5 for late or lost parcels. An approved refund is in your balance within 24 hours.',
      ],
    ),
    says('Photos help more than words: the whole piece, the fault close up, and the label of the parcel.'),
    table(
      'How long you have',
      ['What happened', 'Tell us within'],
      ['Missing, wrong or damaged', '72 hours after you signed'],
      ['Quality, not as described, other', '7 days after you signed'],
      ['Not received', '30 days after the promised date'],
      ['SA Stock, a defect', '6 months'],
    ),
    says('If we are late, you get 100 S Coin for each working day, up to 500, and you can ask for a supervisor.'),
    heading('Your rights'),
    says(
      'South African law gives you, with few exceptions, 7 days after receipt to send goods back for any reason, at your cost of return, with your money back within 30 days (ECT Act, section 44). What we promise above does not take these rights away.',
    ),
    heading('Questions'),
    asked(
      'What do I get for missing or wrong goods?',
      'All the money for the goods and their share of the freight, or the right goods again free of charge.',
    ),
    asked('Can I reopen a work order?', 'Yes, once, within 7 days after it was solved.'),
    asked('I cancelled by mistake.', 'Press “Restore” within 24 hours. The order opens again at today’s price.'),
    asked(
      'Can I return SA Stock?',
      'Yes, within 7 days; you pay for sending it back. Clearance goods can only go back when they are not as shown.',
    ),
    asked(
      'My goods arrived in your warehouse but look wrong.',
      'Look at the photos and object within 5 days (120 hours) after arrival. We then sort it out with the supplier before anything is shipped.',
    ),
  ],
};
