import { defineTexts } from '../../../platform/texts/define.ts';

export const withdrawalTexts = defineTexts('withdrawals', {
  asked: {
    when: 'Somebody asks for money on their bank account',
    title: 'Withdrawal of {amount} asked for',
    text: '{number} goes to {bank}, account {account}. We pay it by {until}. You can cancel it until we start to pay it.',
  },
  paid: {
    when: 'A withdrawal was paid',
    title: '{amount} paid to your bank account',
    text: '{number} is paid{fee}. The reference on your statement is {reference}.',
  },
  rejected: {
    when: 'A withdrawal was not paid',
    title: 'Withdrawal {number} was not paid',
    text: '{why}\n\n{amount} is back in your balance.',
  },
  bankChanged: {
    when: 'Another bank account was saved',
    title: 'Your bank account was changed',
    text: 'Withdrawals are now paid to {bank}, account {account}. If this was not you, change your password and tell us at once.',
  },
  idVerified: {
    when: 'A document was compared and is right',
    title: 'Your ID is verified',
    text: 'You can withdraw larger amounts now.',
  },
  idRefused: {
    when: 'A document could not be compared',
    title: 'We could not verify your ID',
    text: '{why}\n\nPlease send it again.',
  },
});
