import { defineTexts } from '../../../platform/texts/define.ts';

export const coinTexts = defineTexts('scoin', {
  earned: {
    when: 'S Coin were earned',
    title: 'You earned {coins}',
    text: '{why}: {about}.\n\nUse them until {day}; {rate} take R 1.00 off service fee and freight.',
  },
  returned: {
    when: 'S Coin came back from something that was undone',
    title: '{coins} came back',
    text: '{about}. You can use them again.',
  },
  takenBack: {
    when: 'S Coin were taken back after a refund',
    title: '{coins} were taken back',
    text: '{about}. They were given for something that has been refunded.',
  },
  ending: {
    when: 'S Coin expire soon',
    title: '{coins} are about to expire',
    text: 'Use them by {day}: exchange them for a coupon, or pay service fee and freight with them.',
  },
  expired: {
    when: 'S Coin have expired',
    title: '{coins} have expired',
    text: 'They were a year old. New ones come with every order that you sign for.',
  },
});
