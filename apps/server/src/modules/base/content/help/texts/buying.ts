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
      [
        'Goods',
        'The supplier’s price in yuan, in rand at our rate of the day. The price is fixed for {checkout.terms.priceHours:hour}.',
      ],
      [
        'Freight inside China',
        'From the supplier to our Guangzhou warehouse, per supplier. Many suppliers send free of charge. If we get no quote: {freight.china.firstFen} for the first kilogram, {freight.china.nextFen} for each further one.',
      ],
      [
        'Service fee',
        '{fees.service.basisPoints} of the goods up to {fees.service.upToCents}, {fees.service.aboveBasisPoints} of what is above. At least {fees.service.minimumCents} an order.',
      ],
      ['Extra services', 'Only what you ask for, such as more photos or stronger packing.'],
      ['Coupon and S Coin', 'Taken off. One coupon a checkout.'],
    ),
    says(
      'If the real freight inside China differs by {purchasing.terms.absorbFreightCents} or less, we carry it. If it was lower than that, you get the rest back.',
    ),
    heading('The service fee'),
    says('It is worked out on the goods only, never on freight, over the whole checkout.'),
    table(
      'Service fee by membership',
      ['Membership', 'Up to {fees.service.upToCents}', 'Above'],
      ['None', '{fees.service.basisPoints}', '{fees.service.aboveBasisPoints}'],
      ['Silver', '{membership.tiers.3.basisPoints}', '{membership.tiers.3.aboveBasisPoints}'],
      ['Golden', '{membership.tiers.2.basisPoints}', '{membership.tiers.2.aboveBasisPoints}'],
      ['Platinum', '{membership.tiers.1.basisPoints}', '{membership.tiers.1.aboveBasisPoints}'],
    ),
    says('Example without membership: goods for R 4,000.00 cost {help.exampleFee} in service fee.'),
    says(
      'SA Stock and clearance goods have no service fee. Businesses above R 50,000.00 a month can ask for {fees.contracts.basisPoints} flat.',
    ),
    heading('Buying together'),
    says(
      'Goods that are cheaper for many can be bought as a team, on the page of the product. Everybody pays the price for many, and it is set aside. If the team has its pieces within {teams.windows.hours:hour}, each place becomes an order; up to {teams.terms.mostTimes:word} times as many pieces may join until the time is over. If not, everything is back within a minute. You can leave until the team is reached, not after. S Coin and membership count, coupons for goods do not. Your teams are under [My teams](/team/index).',
    ),
    heading('What you pay later'),
    list(
      'International freight, by air or by sea: see [Shipping](/helpcenter/index/shipping).',
      'Packing: {freight.parcel.packingFeeCents} a parcel.',
      'Insurance, if you want it: {insurance.terms.basisPoints} of goods and freight, at least {insurance.terms.minimumCents}.',
      'Storage, only after your free days: see below.',
      'Local delivery, when it is not part of the line you chose.',
    ),
    heading('Storage in China'),
    says(
      'You have {membership.none.storageDays} free days from the day your goods arrive: {membership.tiers.3.storageDays} with Silver, {membership.tiers.2.storageDays} with Golden, {membership.tiers.1.storageDays} with Platinum.',
    ),
    table(
      'After the free days',
      ['Days', 'Price', 'At least'],
      [
        '{help.firstFeeDays}',
        '{warehouse.terms.fees.0.centsPerCubicMetre} per m³ a day',
        '{warehouse.terms.fees.0.minimumCents} an order a day',
      ],
      [
        '{help.secondFeeDays}',
        '{warehouse.terms.fees.1.centsPerCubicMetre} per m³ a day',
        '{warehouse.terms.fees.1.minimumCents} an order a day',
      ],
    ),
    says(
      'We remind you well before. On day {warehouse.terms.abandonDay} goods count as abandoned. You can add {warehouse.terms.extension.days:day} for {warehouse.terms.extension.cents} an order, up to {warehouse.terms.extension.most:word} times.',
    ),
    heading('Extra services'),
    table(
      'Prices of extra services',
      ['Service', 'Price'],
      ['{warehouse.terms.photos:Word} photos on arrival', 'Free'],
      ['One more photo', '{checkout.services.photo.cents}'],
      ['Photo with measuring tape', '{checkout.services.measure.cents}'],
      ['Short video', '{checkout.services.video.cents}'],
      ['Take off shoe or retail box', '{checkout.services.unbox.cents}'],
      ['Take off tags', '{checkout.services.untag.cents}'],
      ['Vacuum packing', '{checkout.services.vacuum.cents}'],
      ['Corner and bubble protection', '{checkout.services.bubble.cents}'],
      ['Moisture film', '{checkout.services.film.cents}'],
      ['Split an order in our China warehouse', '{parcel.services.split.cents}'],
      [
        'Rehearsal packing, taken off your freight if you ship within {parcel.services.rehearsal.creditDays:day}',
        '{parcel.services.rehearsal.cents}',
      ],
      ['Open a packed parcel again', '{parcel.services.reopen.cents}'],
      ['Leave the warehouse first', '{parcel.services.priority.cents}'],
    ),
    heading('Duty and VAT'),
    says(
      'The lines A1 to A3 and both sea lines include duty and VAT. With air express (A4), and to Zimbabwe, Zambia, Mozambique and Malawi, you pay duty and VAT on arrival. VAT in South Africa is {duty.tariffs.0.vatBasisPoints}; the duty depends on the goods: clothing, for example, can carry {duty.tariffs.0.rates.clothing.basisPoints}.',
    ),
    asked(
      'Do you add anything to the exchange rate?',
      'Our rate is set every day at 09:00: the market rate plus {exchange.terms.marginBasisPoints}. The shop shows it as “Today ¥1”. There is no other mark-up.',
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
      [
        'See it in your balance',
        'Within {recharge.review.referenceWorkingHours} working hours if the reference is right, otherwise within {recharge.review.claimHours:hour}.',
      ],
    ),
    table(
      'Limits',
      ['', 'Least', 'Most'],
      ['One recharge', '{recharge.terms.minCents}', '{recharge.terms.maxCents}'],
      ['All recharges of a day', 'None', '{recharge.terms.dayCents}'],
      ['One transfer to another user', '{transfers.terms.minCents}', '{transfers.terms.maxCents}'],
      ['All transfers of a day', 'None', '{transfers.terms.dayCents}'],
      ['Withdrawals of a day', '{withdrawals.terms.minCents}', '{withdrawals.terms.dayCents}'],
    ),
    says(
      'We carry the payment provider’s fee up to {recharge.fee.freeUpToCents}. Above that {recharge.fee.basisPoints} is added, and you see it before you pay.',
    ),
    heading('Withdrawal'),
    list(
      'Your first withdrawal of a calendar month is free, each further one costs {withdrawals.terms.feeCents}.',
      'We pay into a South African bank account in your own name, within {withdrawals.terms.dueWorkingDays} working days.',
      'Refunds and commission can be withdrawn at once, recharged money after {withdrawals.terms.rechargeRestDays:day}, bonus money never.',
      'You need your password and a one-time pin; above {withdrawals.terms.idAboveCents} in all also a verified ID.',
      'You can cancel a withdrawal until we begin to process it.',
    ),
    heading('Transfer to another user'),
    says(
      'You send money by username or mobile number and see the receiver’s name, partly hidden, before you confirm. Transfers are free and final. The receiver can spend the money at once and withdraw it after {withdrawals.terms.transferRestHours:hour}.',
    ),
    heading('Gift vouchers'),
    says(
      'You can buy a [gift voucher](/giftvoucher/index) from your balance, {giftVouchers.terms.minCents} to {giftVouchers.terms.maxCents}. We send its code by e-mail, or you hand it over yourself. Whoever has the code redeems it within {giftVouchers.terms.years} years and spends it on anything in the shop. Nobody has redeemed it yet? You can take it back for {giftVouchers.terms.takeBackDays:day}.',
    ),
    heading('Questions'),
    asked('Does my balance expire?', 'No. The money stays yours.'),
    asked(
      'My recharge was not approved. What now?',
      'You see the reason beside it: payment not found, different amount, duplicate, unreadable proof or wrong account. Correct it and send it again.',
    ),
    asked(
      'How long may I wait before paying an order?',
      'An unpaid order is held for {checkout.terms.payHours:hour}. We remind you after {checkout.terms.reminderHours.0} and {checkout.terms.reminderHours.1:hour}. Then it is cancelled; coupons and S Coin come back.',
    ),
    asked(
      'I live outside South Africa. How do I pay?',
      'Pay your ambassador in cash or by mobile money, or send us proof of a bank transfer. Withdrawals go to South African accounts only.',
    ),
  ],
};
