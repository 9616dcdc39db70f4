import { defineTexts } from '../../../platform/texts/define.ts';

export const feedbackTexts = defineTexts('feedback', {
  answered: {
    when: 'We answer feedback',
    title: 'We answered your feedback',
    text: '{answer}',
    keep: ['answer'],
  },
});
