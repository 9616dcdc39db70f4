import { defineTexts } from '../../../platform/texts/define.ts';

export const orderTexts = defineTexts('orders', {
  boughtOne: {
    when: 'We bought from the supplier',
    title: 'We bought your order',
    text: 'The supplier has our order and will send it to our warehouse in China.\n\n{more}',
  },
  boughtMany: {
    when: 'We bought from the supplier: several',
    title: 'We bought {count} of your orders',
    text: 'The supplier has our order and will send it to our warehouse in China.\n\n{more}',
  },
  failedOne: {
    when: 'An order could not be bought and was refunded',
    title: 'An order failed, your money is back',
    text: 'Everything that you paid is back in your balance.\n\n{more}',
  },
  failedMany: {
    when: 'An order could not be bought and was refunded: several',
    title: '{count} orders failed, your money is back',
    text: 'Everything that you paid is back in your balance.\n\n{more}',
  },
  arrivedOne: {
    when: 'Goods were weighed and photographed in China',
    title: 'Your order arrived at our warehouse',
    text: 'We weighed, measured and photographed it. Have a look, and tell us within 5 days if something is wrong.\n\n{more}',
  },
  arrivedMany: {
    when: 'Goods were weighed and photographed in China: several',
    title: '{count} orders arrived at our warehouse',
    text: 'We weighed, measured and photographed it. Have a look, and tell us within 5 days if something is wrong.\n\n{more}',
  },
  cancelledOne: {
    when: 'An order was cancelled',
    title: 'Your order is cancelled',
    text: 'What was due to you is back in your balance.\n\n{more}',
  },
  cancelledMany: {
    when: 'An order was cancelled: several',
    title: '{count} orders are cancelled',
    text: 'What was due to you is back in your balance.\n\n{more}',
  },
  sentOne: {
    when: 'An order left Johannesburg',
    title: 'Your order is on its way',
    text: 'It left our warehouse in Johannesburg.\n\n{more}',
  },
  sentMany: {
    when: 'An order left Johannesburg: several',
    title: '{count} of your orders are on their way',
    text: 'It left our warehouse in Johannesburg.\n\n{more}',
  },
  asked: {
    when: 'A shopper wants money back before the supplier has shipped',
    title: 'We asked the supplier about {number}',
    text: 'You have an answer within {days} days.{sum}',
  },
  agreed: {
    when: 'A wish for money back was agreed to',
    title: 'Agreed: {number}',
    text: '{answer}',
  },
  refused: {
    when: 'A wish for money back was not agreed to',
    title: 'Not agreed: {number}',
    text: '{answer}',
  },
  sellerLate: {
    when: 'A supplier has not sent in time',
    title: 'Your supplier is late: you may cancel for free',
    text: '{number} was bought {days} days ago and is not on its way yet. You can wait, or cancel: everything that you paid comes back at once.',
  },
});
