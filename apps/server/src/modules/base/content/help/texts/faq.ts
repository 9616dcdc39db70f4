import type { Article } from '../rules.ts';
import { asked, heading } from './blocks.ts';

export const faq: Article = {
  type: 'faq',
  section: 'Buying',
  title: 'FAQ',
  summary: 'Short answers to what shoppers ask most.',
  related: ['fees', 'shipping', 'payment', 'aftersale'],
  body: [
    heading('Getting started'),
    asked(
      'What is SGB?',
      'We buy from Chinese wholesale suppliers for you, check and combine your goods, and ship them to southern Africa. You pay in rand. Read [our story](/helpcenter/index/aboutUs).',
    ),
    asked(
      'Do I need an account?',
      'You can look around without one. To buy you need one; it is free and starts with {scoin.terms.signUp} S Coin and a coupon.',
    ),
    asked(
      'What does “landed” mean?',
      'The goods, our fee and sea freight together, for one piece. It is an estimate that helps you compare.',
    ),
    asked(
      'Is there a smallest order?',
      'Each supplier sets one; you see it as “Min.” on the product. SGB itself has none.',
    ),
    asked('Can you buy from a link?', 'Yes. Paste a 1688 product link into the search bar.'),
    heading('Ordering and paying'),
    asked(
      'How do I pay?',
      'From your SGB balance. Recharge it by instant EFT, card, wallet, bank transfer or ATM deposit: see [Payment](/helpcenter/index/payment).',
    ),
    asked(
      'What does SGB charge?',
      '{fees.service.basisPoints} of the goods up to {fees.service.upToCents} and {fees.service.aboveBasisPoints} above, at least {fees.service.minimumCents} an order; less with membership. Freight comes on top. See [Fees](/helpcenter/index/fees).',
    ),
    asked(
      'Why do I pay twice?',
      'First for the goods, then for the freight, because the weight is only known when your goods are in our warehouse.',
    ),
    asked(
      'The price changed in my cart. Why?',
      'Suppliers change prices. Up to {cart.terms.absorbBasisPoints} more we carry; above that we ask you first. After you order, the price is fixed for {checkout.terms.priceHours:hour}.',
    ),
    asked(
      'How soon do you buy?',
      'Within {orders.terms.buyHours} working hours after you paid. If we are late you get a R 10.00 coupon and may have your money back.',
    ),
    asked(
      'Can I cancel?',
      'Until we have bought, at once and in full. Later it depends on the seller: see [Returns and refunds](/helpcenter/index/aftersale).',
    ),
    asked(
      'What if the supplier has none left?',
      'The order fails and you get everything back at once: goods, freight, fee, coupon and S Coin.',
    ),
    heading('Warehouse and shipping'),
    asked(
      'How long does it take?',
      'Suppliers usually send within {orders.terms.shipDays} days, and it takes up to {orders.terms.arriveDays} more to our warehouse. Then air takes {freight.lines.A2.days} days and sea {freight.lines.S2.days}.',
    ),
    asked(
      'Air or sea?',
      'Air for small and light things you want soon. Sea for heavy or bulky ones, and for liquids, which cannot go by air.',
    ),
    asked(
      'How long may goods stay in your warehouse?',
      '{membership.none.storageDays:day} free of charge, longer with membership. After that storage costs a little every day.',
    ),
    asked(
      'Can several orders go into one parcel?',
      'Yes, that is the idea. Combine up to {parcel.limits.air.orders} orders by air or {parcel.limits.sea.orders} by sea.',
    ),
    asked(
      'Must I pay customs duty?',
      'It is included on most lines. With air express, and to Zimbabwe, Zambia, Mozambique and Malawi, you pay it on arrival.',
    ),
    asked(
      'Where do you deliver?',
      'South Africa, Zimbabwe, Lesotho, Botswana, Namibia, Mozambique, Zambia and Malawi.',
    ),
    heading('When something goes wrong'),
    asked(
      'Something is missing, wrong or broken.',
      'Open a [work order](/workorder/index) with photos within {workorders.terms.freshHours:hour} after you signed.',
    ),
    asked(
      'My parcel has not moved for weeks.',
      'By air it counts as lost after {parcel.delivery.lostAirDays:day} without a scan, by sea after {parcel.delivery.lostSeaDays}. With insurance you are paid in full up to {insurance.terms.capCents}.',
    ),
    asked(
      'How do I get my money out?',
      'Withdraw it to your own South African bank account. The first withdrawal of a month is free.',
    ),
    asked(
      'Which size should I order?',
      'Measure yourself and use our [size guide](/helpcenter/sizeguide). Chinese sizes are often one smaller than ours.',
    ),
  ],
};
