import { defineTexts } from '../../../platform/texts/define.ts';

export const savingTexts = defineTexts('savings', {
  reached: {
    when: 'A savings jar has reached its goal',
    title: 'You have reached your goal',
    text: '{amount} is in your jar "{name}". Take it out whenever you want to.',
  },
});
