import { defineTexts } from '../../../platform/texts/define.ts';

export const checkoutTexts = defineTexts('checkout', {
  paid: {
    when: 'A checkout was paid',
    title: '{amount} paid for {orders}',
    text: 'Thank you. {number} is paid from your balance. {next}\n\n{goods}',
  },
  reminder: {
    when: 'A checkout is not paid yet',
    title: '{amount} waits for your payment',
    text: '{number} can be paid until {until}. After that it is cancelled, and your coupon and S Coin are free again.\n\n{goods}',
  },
  lapsed: {
    when: 'A checkout was not paid in time',
    title: 'An unpaid checkout was cancelled',
    text: '{number} was not paid in time. Nothing was taken; a coupon and S Coin that waited for it are yours again.\n\n{goods}',
  },
  stuck: {
    when: 'Money came for a checkout that could not be paid with it',
    title: '{number} still waits for you',
    text: 'Your money has arrived, but we did not pay automatically: {why}\n\nPlease check it; the money stays in your balance.',
  },
});
