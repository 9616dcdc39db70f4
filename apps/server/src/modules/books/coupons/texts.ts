import { defineTexts } from '../../../platform/texts/define.ts';

export const couponTexts = defineTexts('coupons', {
  granted: {
    when: 'Somebody is given a coupon',
    title: 'A coupon for you: {name}',
    text: '{what}\n\n{why}.',
  },
  returned: {
    when: 'A coupon came back from something that was undone',
    title: 'Your coupon is back',
    text: '{what}. You can use it until {day}.\n\n{why}.',
  },
  expiring: {
    when: 'A coupon expires soon',
    title: 'A coupon is about to expire',
    text: '{what}. Use it by {day}.',
  },
});
