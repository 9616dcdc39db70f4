import { defineTexts } from '../../../platform/texts/define.ts';

export const giftVoucherTexts = defineTexts('giftvouchers', {
  bought: {
    when: 'A voucher was bought, and its code stands on the page',
    title: 'Gift voucher of {amount}',
    text: 'You bought a voucher of {amount}{whom} ({number}). You find its code on the page Gift vouchers and can pass it on yourself. It can be redeemed until {day}.',
  },
  boughtAndSent: {
    when: 'A voucher was bought, and its code was sent by email',
    title: 'Gift voucher of {amount}',
    text: 'You bought a voucher of {amount}{whom} ({number}). We sent its code to {email}. It can be redeemed until {day}.',
  },
  redeemed: {
    when: 'Somebody redeemed a voucher; whoever bought it hears of it',
    title: 'Your gift voucher was redeemed',
    text: 'The voucher of {amount}{whom} ({number}) was added to the balance of the person who had its code.',
  },
  ending: {
    when: 'A voucher that nobody redeemed ends soon',
    title: 'A gift voucher of yours ends soon',
    text: 'Nobody has redeemed the voucher of {amount}{whom} ({number}). Its code is good until {day}; you can redeem it yourself.',
  },
  expired: {
    when: 'A voucher has expired',
    title: 'A gift voucher of yours has expired',
    text: 'The voucher of {amount}{whom} ({number}) could be redeemed until {day}.',
  },
  letter: {
    when: 'The letter with the code, to whoever gets the voucher',
    title: 'A gift voucher of {amount} for you',
    text: 'Hello{name},\n\nsomebody gives you {amount} to spend at SGB, Southern Group Buy: goods from Chinese suppliers, bought, checked and shipped to you.{note}\n\nYour code: {code}\n\nLog in or register, open "My coupons", choose "I have a gift voucher" and enter the code. It is good until {day}. Whoever has the code can use it: please keep it to yourself.',
    keep: ['code', 'day'],
  },
});
