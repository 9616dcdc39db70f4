import { defineTexts } from '../../../platform/texts/define.ts';

export const membershipTexts = defineTexts('membership', {
  paid: {
    when: 'A membership was bought, renewed or upgraded',
    title: '{begins} {tier}',
    text: 'Your {tier} membership for {months} is paid.{credit} It lasts until the end of {day} and does not renew automatically.',
  },
  gift: {
    when: 'A membership is given for what somebody bought',
    title: '{tier} is our thank-you',
    text: 'You signed for goods of {amount} or more within {days} days. Your {tier} membership lasts until the end of {day}.',
  },
  cancelled: {
    when: 'A membership was cancelled',
    title: 'Your {tier} payment is back',
    text: 'Your {tier} membership is cancelled. {amount} is back in your balance.',
  },
  ending: {
    when: 'A membership ends soon',
    title: 'Your {tier} membership ends soon',
    text: 'It lasts until the end of {day}. Renew it to keep your lower fees: the new time is added to the end.',
  },
  ended: {
    when: 'A membership has ended',
    title: 'Your {tier} membership has ended',
    text: 'It ended with {day}. Your fees are the usual ones again; you can take it up again at any time.',
  },
});
