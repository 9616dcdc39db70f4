import { defineTexts } from '../../../platform/texts/define.ts';

export const identityTexts = defineTexts('identity', {
  welcome: {
    when: 'Somebody registered',
    title: 'Welcome to SGB',
    text: 'Search by name, link or picture, and we buy for you at Chinese wholesale prices.\n\nThe help centre shows each step from the cart to your door.',
  },
  code: {
    when: 'Somebody proves an email address, a mobile number or a payment',
    title: '{code} is your {shop} code',
    text: '{code} is your {shop} code to {purpose}. It is good for {minutes} minutes. We never ask for it: do not share it with anyone.',
    keep: ['code'],
  },
  longCode: {
    when: 'Somebody asks for a new password, after wrong codes or for the last time of a day',
    title: 'Your {shop} code to {purpose}',
    text: '{code} is your {shop} code to {purpose}. It is good until {until}, whatever others enter. We never ask for it: do not share it with anyone.',
    keep: ['code'],
  },
  newDevice: {
    when: 'Somebody logged in with a device that is new',
    title: 'A new device logged in to your account',
    text: '{device} logged in to your account on {day}.\n\nIf this was not you, set a new password at once: open the login page and choose "Forgot your password?".',
  },
  newPassword: {
    when: 'A password was changed',
    title: 'Your password was changed',
    text: 'The password of your account was changed on {day}, and every other session was ended.\n\nIf this was not you, set a new password at once: open the login page and choose "Forgot your password?".',
  },
  manyWrong: {
    when: 'Many wrong passwords were entered',
    title: 'Many wrong passwords were entered for your account',
    text: 'A wrong password was entered for your account {times} times. Whoever it was has to wait until {until}. Devices that you logged in with before are not held up.\n\nIf this was not you, set a new password at once: open the login page and choose "Forgot your password?".',
  },
  wrongFactor: {
    when: 'Wrong codes were entered for an account of staff',
    title: 'Wrong codes were entered for your account',
    text: 'Somebody knows your password and entered wrong codes for the console. They have to wait until {until}.\n\nIf this was not you, set a new password at once: open the login page and choose "Forgot your password?".',
  },
  newFactor: {
    when: 'An authenticator app was set up for an account of staff',
    title: 'An authenticator app was set up for your account',
    text: 'An authenticator app was set up for your account on {day}. The console asks for its codes from now on.\n\nIf this was not you, tell an administrator at once, and set a new password.',
  },
  factorReset: {
    when: 'An administrator reset somebody’s second factor',
    title: 'Your second factor was reset',
    text: 'An administrator reset your second factor on {day}. You set up an app again at your next login.\n\nIf this was not you, set a new password at once: open the login page and choose "Forgot your password?".',
  },
  newContact: {
    when: 'An email address or mobile number was changed',
    title: 'The {thing} of your account was changed',
    text: 'Your account has used {address} since {day}, and every other session was ended.{helper} Until {until} it can neither set a new password nor confirm payments.\n\nIf this was not you, write to {contact} before then: we give your account back to you.',
  },
  newMobile: {
    when: 'A mobile number was changed: text message to the one before',
    title: '',
    text: 'The mobile number of your {shop} account was changed. If this was not you, write to {contact} before {until}.',
  },
  passwordWaits: {
    when: 'A new password is asked for through an address that is new',
    title: 'You cannot set a new password yet',
    text: 'This address has been in your account for a short time, so for your safety it cannot set a new password yet. It can from {until} on. Until then use the other address of your account, or write to us.',
  },
  companyApproved: {
    when: 'A company was approved',
    title: 'Your company is approved',
    text: 'We have checked your company. Your account is a business account from now on.',
  },
  companyRefused: {
    when: 'A company was not approved',
    title: 'We could not approve your company',
    text: '{company} was not approved: {why}\n\nYou can go on buying with a personal account. Write to your consultant if something is missing, and we look again.',
  },
});
