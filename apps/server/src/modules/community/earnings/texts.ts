import { defineTexts } from '../../../platform/texts/define.ts';

export const earningTexts = defineTexts('earnings', {
  statement: {
    when: 'The statement of a month is ready, for those who are paid commission',
    title: 'Your statement of {month} is ready',
    text: 'You earned {amount} in {month}, in {lines}. What was signed for is yours after the cooling-off; then you can move it to your balance or withdraw it.',
  },
  reversed: {
    when: 'Commission goes back because a buyer got money back',
    title: 'Commission of {amount} was reversed',
    text: 'Money of {order} went back to its buyer, and what you earned by it goes back in the same part. If you have used it already, it is taken from what you earn next.',
  },
});
