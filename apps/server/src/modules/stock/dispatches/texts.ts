import { defineTexts } from '../../../platform/texts/define.ts';

export const dispatchTexts = defineTexts('dispatches', {
  shipped: {
    when: 'A seller’s parcel to a client has left',
    title: '{number} to {receiver} has left',
    text: '{how}. {way}',
  },
  address: {
    when: 'A seller’s client has an address that does not work',
    title: 'Another address is needed for {number}',
    text: '{why}: {address}. Choose another address in Pending before it ends; the pieces are kept meanwhile.',
    keep: ['address'],
  },
  failed: {
    when: 'A seller’s parcel to a client failed',
    title: '{number} to {receiver} failed',
    text: '{why}.{back}',
    keep: ['why'],
  },
});
