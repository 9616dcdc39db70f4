import { surveyWords } from '@sgb/contract/survey-rules.ts';
import { defineTexts } from '../../../platform/texts/define.ts';

export const surveyTexts = defineTexts('surveys', {
  thanks: {
    when: 'Somebody sent a survey about a parcel',
    title: surveyWords.done,
    text: 'Thank you for telling us how parcel {parcel} was. {coins} S Coin will be credited within two working days.',
  },
});
