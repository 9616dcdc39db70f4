import { defineTexts } from '../../../platform/texts/define.ts';

export const purchasingTexts = defineTexts('purchasing', {
  substitute: {
    when: 'A buyer offers something else in place of goods that could not be had',
    title: 'We found something like it',
    text: '{title} could not be had. {other} may do instead.{note}',
  },
});
