import { defineTexts } from '../../../platform/texts/define.ts';

export const shelfTexts = defineTexts('shelves', {
  owed: {
    when: 'Storage could not be taken from a seller’s balance',
    title: 'Storage in Johannesburg is not paid',
    text: '{amount} of storage could not be taken from your balance. Please recharge; we try again every day. From {day} on nothing leaves your shelves until it is paid.',
  },
  closed: {
    when: 'Storage was not paid for so long that shelves are closed',
    title: 'Your shelves are closed',
    text: '{amount} of storage has not been paid for a long time, so nothing leaves your shelves. They open again as soon as it is paid. On {day} what is there goes on clearance.',
    keep: ['day'],
  },
  cleared: {
    when: 'What lay on shelves was put on clearance',
    title: 'Your shelves were cleared',
    text: '{amount} of storage was not paid for 90 days. {pieces} put on clearance, and nothing is owed any more.',
  },
  opened: {
    when: 'Storage is paid, and shelves are open again',
    title: 'Your shelves are open again',
    text: 'Storage is paid. Thank you.',
  },
});
