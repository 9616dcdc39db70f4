import type { Article } from '../rules.ts';
import { heading, list, says, steps, table } from './blocks.ts';

export const aboutUs: Article = {
  type: 'aboutUs',
  section: 'About SGB',
  title: 'Our Story',
  summary: 'Who we are, and why we buy together.',
  related: ['groupbuy', 'fees', 'contact'],
  body: [
    says(
      'Most of what is sold in our shops is made in China and passes through many hands before it reaches yours. Each hand adds its price.',
    ),
    says(
      '**SGB, Southern Group Buy**, leaves those hands out. You choose from the same wholesale suppliers the traders use. We buy for you, check every piece, put your orders into one parcel and bring it home to South Africa or one of its neighbours.',
    ),
    heading('What we promise'),
    list(
      'You pay in rand and see every fee before you pay it.',
      'We count, weigh and photograph every order in our own warehouse in China.',
      'If the supplier fails, your money is back at once.',
      'There is a person to talk to: your own ambassador or consultant.',
    ),
    heading('How it works'),
    steps(
      ['Find', 'Search by word or link, or browse. Prices are in rand.'],
      ['Pay the goods', 'From your prepaid balance.'],
      ['We buy and check', 'Usually bought within {orders.terms.buyHours} working hours. Photos are free.'],
      ['Ship together', 'Combine your orders, alone or with your neighbours, by air or by sea.'],
      ['Collect', 'At your ambassador, a locker, or your door.'],
    ),
    heading('Why the baobab'),
    says(
      'Under a big tree a village meets, trades and shares. Ours has a crown made of parcels. Alone a parcel is dear; together it is not.',
    ),
    heading('Where we deliver'),
    says('South Africa, Zimbabwe, Lesotho, Botswana, Namibia, Mozambique, Zambia and Malawi.'),
  ],
};

export const contact: Article = {
  type: 'contact',
  section: 'About SGB',
  title: 'Contact us',
  summary: 'How to reach a person, and when.',
  related: ['faq', 'aftersale', 'aboutUs'],
  body: [
    table(
      'When we are here (Johannesburg time)',
      ['Day', 'Hours'],
      ['Monday to Friday', '{shop.workingTime.weekdays}'],
      ['Saturday', '{shop.workingTime.saturday}'],
      ['Sunday and South African public holidays', 'Closed'],
    ),
    says(
      'Our warehouse and our buyers rest on Chinese public holidays. Orders placed then are bought on the next working day.',
    ),
    heading('What to use for what'),
    list(
      'Something is wrong with an order: open a [work order](/workorder/index). It is the fastest way, because your order comes with it.',
      'A question about buying or shipping: your ambassador or consultant on WhatsApp. Log in to see the number.',
      'Anything else: email. Write from the address you registered with.',
      'A large or urgent load for your business: ask for a [special flight](/specialflight/index). We answer within {flights.terms.answerHours} working hours.',
    ),
    says('We never ask for your password or a one-time pin. Whoever does is not us.'),
  ],
};
