import { defineTexts } from '../../../platform/texts/define.ts';

export const splitTexts = defineTexts('splits', {
  done: {
    when: 'An order was split in our warehouse',
    title: '{order} is split',
    text: '{pieces} are now order {newOrder}. You can ship each of the two when you like.',
  },
  failed: {
    when: 'An order could not be split',
    title: '{order} could not be split',
    text: '{why}. It stays together, and {amount} is back in your balance.',
    keep: ['why'],
  },
});
