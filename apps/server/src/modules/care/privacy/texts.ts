import { defineTexts } from '../../../platform/texts/define.ts';

export const privacyTexts = defineTexts('privacy', {
  asked: {
    when: 'Somebody asks for their account to be closed',
    title: 'You asked us to close your account',
    text: 'We close your account on {day}. Until then you can log in and keep it: open "Your data" in your personal info.',
  },
  kept: {
    when: 'Somebody keeps their account after all',
    title: 'Your account stays open',
    text: 'Your account will not be closed. Nothing was changed.',
  },
  waited: {
    when: 'An account could not be closed',
    title: 'Your account could not be closed',
    text: 'Something in your account is still open, so we kept it. Open "Your data" in your personal info to see what it is, then ask again.',
  },
  closed: {
    when: 'An account was closed',
    title: 'Your account is closed',
    text: 'Your account is closed and your personal details are gone. Papers that tax and customs law want are kept for five years, then they go, too. Thank you for buying with us.',
  },
});
