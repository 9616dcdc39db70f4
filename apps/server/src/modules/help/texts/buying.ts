import type { Article } from '../rules.ts';
import { asked, heading, list, says, steps, table } from './blocks.ts';

export const fees: Article = {
  type: 'fees',
  section: 'Buying',
  title: 'Fees explained',
  summary: 'What you pay now, what you pay later, and what each amount is for.',
  related: ['shipping', 'payment', 'membership', 'coupons'],
  body: [
    says(
      'You pay in two steps. **Now** you pay for the goods and for getting them to our warehouse in China. **Later**, when your goods have been weighed, you pay for the way home.',
    ),
    heading('What you pay now'),
    table(
      'Paid at checkout',
      ['Amount', 'What it is'],
      ['Goods', 'The supplier’s price in yuan, in rand at our rate of the day. The price is fixed for 24 hours.'],
      [
        'Freight inside China',
        'From the supplier to our Guangzhou or Yiwu warehouse, per supplier. Many suppliers send free of charge. If we get no quote: ¥8 for the first kilogram, ¥2 for each further one.',
      ],
      ['Service fee', '10 % of the goods up to R 3,000.00, 5 % of what is above. At least R 5.00 an order.'],
      ['Extra services', 'Only what you ask for, such as more photos or stronger packing.'],
      ['Coupon and S Coin', 'Taken off. One coupon a checkout.'],
    ),
    says(
      'If the real freight inside China differs by R 10.00 or less, we carry it. If it was lower than that, you get the rest back.',
    ),
    heading('The service fee'),
    says('It is worked out on the goods only, never on freight, over the whole checkout.'),
    table(
      'Service fee by membership',
      ['Membership', 'Up to R 3,000.00', 'Above'],
      ['None', '10 %', '5 %'],
      ['Silver', '9 %', '4.5 %'],
      ['Golden', '8 %', '4 %'],
      ['Platinum', '6 %', '3 %'],
    ),
    says('Example without membership: goods for R 4,000.00 cost R 300.00 + R 50.00 = **R 350.00** in service fee.'),
    says(
      'SA Stock and clearance goods have no service fee. Businesses above R 50,000.00 a month can ask for 5 % flat.',
    ),
    heading('What you pay later'),
    list(
      'International freight, by air or by sea: see [Shipping](/helpcenter/index/shipping).',
      'Packing: R 8.00 a parcel.',
      'Insurance, if you want it: 2 % of goods and freight, at least R 5.00.',
      'Storage, only after your free days: see below.',
      'Local delivery, when it is not part of the line you chose.',
    ),
    heading('Storage in China'),
    says('You have 60 free days from the day your goods arrive: 75 with Silver, 90 with Golden, 120 with Platinum.'),
    table(
      'After the free days',
      ['Days', 'Price', 'At least'],
      ['61 to 90', 'R 10.00 per m³ a day', 'R 1.00 an order a day'],
      ['91 to 120', 'R 20.00 per m³ a day', 'R 2.00 an order a day'],
    ),
    says(
      'We remind you well before. On day 121 goods count as abandoned. You can add 30 days for R 20.00 an order, up to three times.',
    ),
    heading('Extra services'),
    table(
      'Prices of extra services',
      ['Service', 'Price'],
      ['Three photos on arrival', 'Free'],
      ['One more photo', 'R 5.00'],
      ['Photo with measuring tape', 'R 8.00'],
      ['Short video', 'R 20.00'],
      ['Take off shoe or retail box', 'R 3.00'],
      ['Take off tags', 'R 2.00'],
      ['Vacuum packing', 'R 10.00'],
      ['Corner and bubble protection', 'R 15.00'],
      ['Moisture film', 'R 10.00'],
      ['Split an order', 'R 8.00'],
      ['Rehearsal packing, taken off your freight if you ship within 7 days', 'R 50.00'],
      ['Open a packed parcel again', 'R 50.00'],
      ['Leave the warehouse first', 'R 25.00'],
    ),
    heading('Duty and VAT'),
    says(
      'The lines A1 to A3 and both sea lines include duty and VAT. With air express (A4) you pay duty and VAT on arrival. VAT in South Africa is 15 %; the duty depends on the goods: clothing, for example, can carry 45 %.',
    ),
    asked(
      'Do you add anything to the exchange rate?',
      'Our rate is set every day at 09:00: the market rate plus 3 %. The shop shows it as “Today ¥1”. There is no other mark-up.',
    ),
  ],
};

export const payment: Article = {
  type: 'payment',
  section: 'Buying',
  title: 'Payment, recharge and withdrawal',
  summary: 'How to put money into your balance, pay with it, send it on and take it out again.',
  related: ['fees', 'aftersale', 'faq'],
  body: [
    says(
      'You pay from your prepaid SGB balance, in rand. If it does not cover an order, “Recharge & Pay” asks only for what is missing and pays the order as soon as the money is there.',
    ),
    heading('Recharge'),
    steps(
      [
        'Choose how',
        'Instant EFT (Ozow), card or wallet (PayFast, Yoco), or a bank transfer or ATM deposit with proof.',
      ],
      [
        'Use your reference',
        'For a bank transfer, use the reference on your [recharge page](/user/recharge). It starts with S and is yours for life.',
      ],
      ['Send the proof', 'Upload a jpg, png or pdf of up to 10 MB. Not needed for instant payments.'],
      ['See it in your balance', 'Within 2 working hours if the reference is right, otherwise within 24 hours.'],
    ),
    table(
      'Limits',
      ['', 'Least', 'Most'],
      ['One recharge', 'R 50.00', 'R 50,000.00'],
      ['All recharges of a day', 'None', 'R 200,000.00'],
      ['One transfer to another user', 'R 10.00', 'R 5,000.00'],
      ['All transfers of a day', 'None', 'R 10,000.00'],
      ['Withdrawals of a day', 'R 50.00', 'R 20,000.00'],
    ),
    says(
      'We carry the payment provider’s fee up to R 5,000.00. Above that 1 % is added, and you see it before you pay.',
    ),
    heading('Withdrawal'),
    list(
      'Your first withdrawal of a calendar month is free, each further one costs R 15.00.',
      'We pay into a South African bank account in your own name, within 3 working days.',
      'Refunds and commission can be withdrawn at once, recharged money after 7 days, bonus money never.',
      'You need your password and a one-time pin; above R 5,000.00 in all also a verified ID.',
      'You can cancel a withdrawal until we begin to process it.',
    ),
    heading('Transfer to another user'),
    says(
      'You send money by username or mobile number and see the receiver’s name, partly hidden, before you confirm. Transfers are free and final. The receiver can spend the money at once and withdraw it after 24 hours.',
    ),
    heading('Questions'),
    asked('Does my balance expire?', 'No. The money stays yours.'),
    asked(
      'My recharge was not approved. What now?',
      'You see the reason beside it: payment not found, different amount, duplicate, unreadable proof or wrong account. Mend it and send it again.',
    ),
    asked(
      'How long may I wait before paying an order?',
      'An unpaid order is held for 72 hours. We remind you after 24 and 60 hours. Then it is cancelled; coupons and S Coin come back.',
    ),
    asked(
      'I live outside South Africa. How do I pay?',
      'Pay your ambassador in cash or by mobile money, or send us proof of a bank transfer. Withdrawals go to South African accounts only.',
    ),
  ],
};
