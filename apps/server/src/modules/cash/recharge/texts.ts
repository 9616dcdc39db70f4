import { defineTexts } from '../../../platform/texts/define.ts';

export const rechargeTexts = defineTexts('recharge', {
  received: {
    when: 'Somebody sent a proof of payment',
    title: 'We have your proof of payment for {amount}',
    text: 'Recharge {number} is under review. With your reference on the payment that takes two working hours, without it up to a day.',
  },
  credited: {
    when: 'A recharge is in the balance',
    title: '{amount} is in your balance',
    text: 'Your recharge {number} by {method} has arrived and can be spent at once.{bonus}',
  },
  refusedClaim: {
    when: 'A proof of payment was not approved',
    title: 'Recharge {number} was not approved',
    text: '{amount}: {why}\n\nYou can send it again with better details, or withdraw it.',
  },
  refused: {
    when: 'A payment did not go through',
    title: 'Payment {number} did not go through',
    text: '{amount}: {why}',
  },
});
