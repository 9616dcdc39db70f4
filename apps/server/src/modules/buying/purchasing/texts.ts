import { defineTexts } from '../../../platform/texts/define.ts';

export const purchasingTexts = defineTexts('purchasing', {
  substitute: {
    when: 'A buyer offers something else in place of goods that could not be had',
    title: 'We found something like it',
    text: 'We could not buy {title}. {other} may work instead.{note}',
  },
});
