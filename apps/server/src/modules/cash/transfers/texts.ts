import { defineTexts } from '../../../platform/texts/define.ts';

export const transferTexts = defineTexts('transfers', {
  sent: {
    when: 'Somebody sent money to somebody else',
    title: '{amount} sent',
    text: 'You sent {amount} to {name} ({number}).{note}',
  },
  received: {
    when: 'Somebody was sent money',
    title: '{amount} received',
    text: '{name} sent you {amount} ({number}).{note}',
  },
});
