import { longDate } from '@sgb/contract/date-words.ts';

export const askedWords = (closesAt: Date) => ({
  subject: 'You asked us to close your account',
  text: `We close your account on ${longDate(closesAt.toISOString())}. Until then you can log in and keep it: open "Your data" in your personal info.`,
});

export const keptWords = {
  subject: 'Your account stays open',
  text: 'Your account will not be closed. Nothing was changed.',
};

export const waitedWords = {
  subject: 'Your account could not be closed',
  text: 'Something in your account is still open, so we kept it. Open "Your data" in your personal info to see what it is, then ask again.',
};

export const closedWords = {
  subject: 'Your account is closed',
  text: 'Your account is closed and your personal details are gone. Papers that tax and customs law want are kept for five years, then they go, too. Thank you for buying with us.',
};
