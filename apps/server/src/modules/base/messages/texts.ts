import { defineTexts } from '../../../platform/texts/define.ts';

export const letterTexts = defineTexts('messages', {
  letter: {
    when: 'Every letter that tells of a message',
    title: '{title}',
    text: '{hello}\n\n{message}\n\nTo read it in the shop, log in and open Messages. There you also choose which emails you want.',
    keep: ['message'],
  },
  offer: {
    when: 'Every letter with an offer',
    title: '{title}',
    text: '{hello}\n\n{message}\n\nYou get this because you agreed to hear about offers. To stop them, log in and open Messages, then Preferences.',
    keep: ['message'],
  },
});
