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
        'When your goods reach our China warehouse we count, weigh, measure and photograph them, within {warehouse.terms.weighHours:hour}.',
      ],
      ['You combine', 'Choose which orders travel together, to whom, and by which line.'],
      ['You pay the freight', 'You pay an estimate. After packing, what was too much comes back to your balance.'],
      ['It comes home', 'You follow every step in [My orders](/shoporder/2/index).'],
    ),
    heading('Lines and prices'),
    table(
      'By air, per half kilogram',
      ['Line', 'First {freight.lines.A1.stepGrams}', 'Each next {freight.lines.A1.stepGrams}', 'Days'],
      [
        'A1 economy, ambassador pickup',
        '{freight.lines.A1.firstCents}',
        '{freight.lines.A1.nextCents}',
        '{freight.lines.A1.days}',
      ],
      [
        'A2 economy, door or locker',
        '{freight.lines.A2.firstCents}',
        '{freight.lines.A2.nextCents}',
        '{freight.lines.A2.days}',
      ],
      [
        'A3 magnets and built-in batteries',
        '{freight.lines.A3.firstCents}',
        '{freight.lines.A3.nextCents}',
        '{freight.lines.A3.days}',
      ],
      [
        'A4 express, duty on arrival',
        '{freight.lines.A4.firstCents}',
        '{freight.lines.A4.nextCents}',
        '{freight.lines.A4.days}',
      ],
    ),
    table(
      'By sea',
      ['Line', 'Per m³', 'Least', 'Days'],
      ['S1 pickup', '{freight.lines.S1.centsPerCubicMetre}', '{freight.lines.S1.minLitres}', '{freight.lines.S1.days}'],
      ['S2 door', '{freight.lines.S2.centsPerCubicMetre}', '{freight.lines.S2.minLitres}', '{freight.lines.S2.days}'],
    ),
    table(
      'To our neighbours, normal goods by air',
      ['Country', 'First {freight.lines.A1.stepGrams}', 'Each next {freight.lines.A1.stepGrams}', 'Extra days'],
      [
        'Zimbabwe, Zambia, Mozambique, Malawi',
        'A1 + {freight.lines.X1.addFirstCents}',
        'A1 + {freight.lines.X1.addNextCents}',
        '{freight.lines.X1.days}',
      ],
      [
        'Lesotho, Botswana, Namibia',
        'A2 + {freight.lines.X2.addFirstCents}',
        'A2 + {freight.lines.X2.addNextCents}',
        '{freight.lines.X2.days}',
      ],
    ),
    heading('How weight is counted'),
    list(
      'Air: the real weight, or length × width × height in cm ÷ {freight.lines.A1.volumetricDivisor} if that is more, rounded up to half a kilogram.',
      'Sea: the volume in steps of {freight.lines.S1.stepLitres}; one cubic metre may weigh {freight.lines.S1.kilogramsPerCubicMetre} kg.',
      'Longest side: {freight.lines.A1.maxSideMm} by air, {freight.lines.S1.maxSideMm} by sea. Larger pieces cost {freight.parcel.oversizeCents} more.',
    ),
    heading('Limits of a parcel'),
    table(
      'What fits into one parcel',
      ['', 'Orders', 'Size', 'Goods'],
      ['Air', '{parcel.limits.air.orders}', '{parcel.limits.air.grams}', '{parcel.limits.air.goodsCents}'],
      ['Sea', '{parcel.limits.sea.orders}', '{parcel.limits.sea.litres}', '{parcel.limits.sea.goodsCents}'],
    ),
    says('Magnets need the line A3 or sea. Liquids go by sea only. A parcel follows its strictest piece.'),
    heading('Not allowed'),
    says(
      'Weapons, drugs, tobacco and vapes, seeds, plants and meat, counterfeits, power banks above {cart.prohibited.powerBank.mostWattHours} Wh, currency and restricted adult goods cannot be ordered.',
    ),
    heading('Insurance'),
    says(
      'Insurance costs {insurance.terms.basisPoints} of goods and freight (at least {insurance.terms.minimumCents}) and covers up to {insurance.terms.capCents}: loss, damage, missing pieces and seizure of allowed goods. Tell us of what is missing or damaged, with photos, within {parcel.liability.claimHours:hour} of the delivery; we decide within {workorders.terms.decisionDays.5} working days and pay to your balance. By air you also get {parcel.liability.delayBasisPoints} of the freight back after {parcel.liability.delayDays:day} in transit. Without it a lost parcel is paid at {parcel.liability.lostCentsPerKilogram} per kilogram, up to {parcel.liability.lostMostCents}.',
    ),
    heading('Questions'),
    asked(
      'What if the parcel is heavier than estimated?',
      'Up to {parcel.terms.absorbBasisPoints} more we carry. Up to {parcel.terms.debitBasisPoints} we take it from your balance if you allowed that. Above, we ask you first and keep the parcel for {parcel.terms.waitDays:day}.',
    ),
    asked(
      'Why do you need my ID number?',
      'South African customs wants it on every private declaration. Private people may import for up to {parcel.yearLimit.cents} a calendar year. We keep the number encrypted.',
    ),
    asked('May I declare a lower value?', 'No. The declared value comes from what you really paid.'),
    asked(
      'Can I change a parcel that is packed?',
      'Yes, while it is still in our warehouse: we open it again for {parcel.services.reopen.cents}. Then you can change how it travels or take something out, and we pack it anew.',
    ),
    asked('Can I change the receiver?', 'Yes, free of charge, until the parcel is declared to customs.'),
    asked(
      'How does it reach me in South Africa?',
      'Free at your ambassador or our Johannesburg depot ({parcel.pickup.depotDays:day}, then {parcel.pickup.depotDayCents} a day), or by Pudo locker from {delivery.southAfrica.sizes.0.lockerCents} and to your door from {delivery.southAfrica.sizes.0.doorCents} when delivery is not part of your line.',
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
        'Everything; if you changed your mind after {refunds.terms.mindHours:hour} we keep the fee, at most {refunds.terms.keptFeeCents}',
        'Within {refunds.terms.answerDays.bought:day}',
      ],
      [
        'On the way inside China, seller agrees',
        'Goods less return freight; the fee stays if you changed your mind',
        'Within {refunds.terms.answerDays.sent:day}',
      ],
      [
        'In our warehouse, up to {help.objectDays} days, seller agrees',
        'Goods less both freights and {refunds.terms.handlingCents} (waived once a month); everything if the supplier is at fault',
        '7 to {refunds.terms.answerDays.arrived:day}',
      ],
      ['In our warehouse, longer', 'Only for a fault of the supplier or ours', '3 working days'],
      ['In a parcel, not packed', 'Freight and parcel services', 'At once'],
      ['In a parcel, packed', 'Freight less {parcel.terms.cancelPackedCents}', '24 hours'],
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
      ['We answer', 'The first answer comes within {workorders.terms.answerHours} working hours.'],
      [
        'We decide',
        'Within {workorders.terms.decisionDays.1} working days, {workorders.terms.decisionDays.5} for late or lost parcels. An approved refund is in your balance within {workorders.terms.payHours:hour}.',
      ],
    ),
    says('Photos help more than words: the whole piece, the fault close up, and the label of the parcel.'),
    table(
      'How long you have',
      ['What happened', 'Tell us within'],
      ['Missing, wrong or damaged', '{workorders.terms.freshHours:hour} after you signed'],
      ['Quality, not as described, other', '{workorders.terms.usualDays:day} after you signed'],
      ['Not received', '{workorders.terms.notReceivedDays:day} after the promised date'],
      ['SA Stock, a defect', '{workorders.terms.stockDefectMonths:month}'],
    ),
    says(
      'If we are late, you get {workorders.terms.late.coins} S Coin for each working day, up to {workorders.terms.late.most}, and you can ask for a supervisor.',
    ),
    heading('Your rights'),
    says(
      'South African law gives you, with few exceptions, 7 days after receipt to send goods back for any reason, at your cost of return, with your money back within 30 days (ECT Act, section 44). What we promise above does not take these rights away.',
    ),
    heading('Questions'),
    asked(
      'What do I get for missing or wrong goods?',
      'All the money for the goods and their share of the freight, or the right goods again free of charge.',
    ),
    asked('Can I reopen a work order?', 'Yes, once, within {workorders.terms.reopenDays:day} after it was solved.'),
    asked(
      'I cancelled by mistake.',
      'Press “Restore” within {orders.terms.restoreHours:hour}. The order opens again at today’s price.',
    ),
    asked(
      'Can I return SA Stock?',
      'Yes, within {refunds.terms.stockReturnDays:day}; you pay for sending it back. Clearance goods can only go back when they are not as shown.',
    ),
    asked(
      'My goods arrived in your warehouse but look wrong.',
      'Look at the photos and object within {help.objectDays} days ({orders.terms.objectHours:hour}) after arrival. We then sort it out with the supplier before anything is shipped.',
    ),
  ],
};
