import { defineTexts } from '../../../platform/texts/define.ts';

export const warehouseTexts = defineTexts('warehouse', {
  waitsOne: {
    when: 'An order has been on our shelf for some days',
    title: 'Your order has been in our warehouse for {days} days',
    text: '{storage} Please put it into a parcel.\n\n{goods}',
  },
  waitsMany: {
    when: 'Several orders have been on our shelf for some days',
    title: '{count} of your orders have been in our warehouse for {days} days',
    text: '{storage} Please put it into a parcel.\n\n{goods}',
  },
  givenUpOne: {
    when: 'An order was not shipped in time and has become ours',
    title: 'We no longer keep your order, after {days} days',
    text: 'It was not shipped in time, so we no longer keep it for you. Contact us if this is a mistake.\n\n{goods}',
  },
  givenUpMany: {
    when: 'Several orders were not shipped in time and have become ours',
    title: 'We no longer keep {count} of your orders, after {days} days',
    text: 'It was not shipped in time, so we no longer keep it for you. Contact us if this is a mistake.\n\n{goods}',
  },
});
