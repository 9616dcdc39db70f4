import { firstCodes, keyReusedStatus } from './first-codes.ts';

/**
 * Every answer code of the API. `0` and `3000012` are the product document's; a refusal that is part of normal
 * business answers HTTP 200 with a code of its own, so that only faults and misuse look like errors on the wire.
 */
export const codes = {
  ...firstCodes,
  /** The funnel call's answer that is not 0: the ad pixel may be told, if the visitor agreed. */
  reportEvent: { status: 1, http: 200, message: 'report' },
  /** Product document, section 4: no pop-up waits. */
  noPopup: { status: 500, http: 200, message: 'There is nothing to show.' },
  /** Product document, section 8: the suburb confirmation. */
  chooseAmbassador: { status: -300, http: 200, message: 'Please choose an ambassador near you.' },
  confirmAgain: {
    status: -501,
    http: 200,
    message: 'You would leave your ambassador. Parcels on their way stay with them. Please confirm again.',
  },
  rechargeNeeded: {
    status: -502,
    http: 200,
    message: 'To join an ambassador you need R 100.00 in your balance. It stays your money.',
  },
  badInput: { status: 3000001, http: 400, message: 'Please check what you entered.' },
  noRight: { status: 3000013, http: 403, message: 'Your account is not allowed to do this.' },
  notFound: { status: 3000014, http: 404, message: 'We could not find that.' },
  tooLarge: { status: 3000015, http: 413, message: 'That is too large to send.' },
  addressTooLong: { status: 3000016, http: 414, message: 'That address is too long.' },
  tooFast: { status: 3000017, http: 429, message: 'Too many requests. Please wait a moment and try again.' },
  wrongLogin: { status: 3000020, http: 200, message: 'That name and password do not match.' },
  loginLocked: {
    status: 3000021,
    http: 200,
    message: 'Too many wrong passwords. Please wait 15 minutes, or set a new password.',
  },
  codeTooSoon: { status: 3000022, http: 200, message: 'We have just sent a code. Please wait before asking again.' },
  codeDayLimit: { status: 3000023, http: 200, message: 'No more codes can be sent today. Please try again tomorrow.' },
  wrongCode: {
    status: 3000024,
    http: 200,
    message: 'That code is wrong or has expired. Check it, or ask for a new one.',
  },
  codeLocked: { status: 3000025, http: 200, message: 'Too many wrong codes. Please wait 15 minutes.' },
  accountExists: {
    status: 3000026,
    http: 200,
    message: 'There is an account with this mobile number or email already. Log in, or set a new password.',
  },
  usernameTaken: { status: 3000027, http: 200, message: 'This username is taken. Please choose another.' },
  unknownInvite: {
    status: 3000028,
    http: 200,
    message: 'We do not know this invite code. Check it, or leave it empty.',
  },
  wrongPassword: { status: 3000029, http: 200, message: 'Your current password is not right.' },
  /** The product document's words. */
  not1688Link: { status: 3000030, http: 200, message: 'please pull 1688 product detail link' },
  linkNotSupported: { status: 3000031, http: 200, message: 'Sorry. We are not supporting this link.' },
  thirdPartyLink: { status: 3000032, http: 200, message: 'We do not buy from this shop yet.' },
  supplierDown: {
    status: 3000033,
    http: 200,
    message: 'The supplier cannot be reached right now. Please try again in a few minutes.',
  },
  offShelf: { status: 3000034, http: 200, message: 'This product is no longer sold by its supplier.' },
  favouritesFull: { status: 3000040, http: 200, message: 'You have as many favorites as we can keep.' },
  noFile: { status: 3000090, http: 200, message: 'Please choose a file that is not empty.' },
  fileTooLarge: { status: 3000091, http: 200, message: 'This file is too large.' },
  wrongFileType: { status: 3000092, http: 200, message: 'Files of this kind cannot be uploaded here.' },
  uploadQuota: {
    status: 3000093,
    http: 200,
    message: 'Your account has no room for this file. Remove some files, or try again tomorrow.',
  },
  fileNotUsable: { status: 3000094, http: 200, message: 'That file is no longer here. Please upload it again.' },
  notAContact: { status: 3000060, http: 200, message: 'Only staff and ambassadors can be a contact.' },
  talkClosed: {
    status: 3000061,
    http: 200,
    message: 'Your contact has changed, so nobody can write here any more. Please write to the new one.',
  },
  noContact: { status: 3000062, http: 200, message: 'Nobody can be written to yet. Please send us an email.' },
  alreadyDecided: { status: 3000063, http: 200, message: 'Somebody has decided about this company already.' },
  receiversFull: { status: 3000050, http: 200, message: 'You have as many receivers as your account may keep.' },
  receiverInUse: {
    status: 3000051,
    http: 200,
    message: 'A parcel is on its way to this receiver. You can delete it once the parcel is signed for.',
  },
  importRefused: { status: 3000052, http: 200, message: 'Nothing was added. Please mend the file and try again.' },
  balanceTooLow: { status: 3000100, http: 200, message: 'Your balance is too low. Please recharge first.' },
  scoinTooLow: { status: 3000101, http: 200, message: 'You do not have enough S Coin.' },
  keyReused: {
    status: keyReusedStatus,
    http: 200,
    message: 'This was sent before with other details. Please reload the page and try again.',
  },
  refundTooLarge: { status: 3000103, http: 200, message: 'More than was paid cannot be given back.' },
  holdEnded: { status: 3000104, http: 200, message: 'This amount is no longer set aside.' },
  orderMoved: { status: 3000170, http: 200, message: 'This order has moved on. Please look at it again.' },
  couponNotUsable: { status: 3000120, http: 200, message: 'This coupon was used already, or its time is over.' },
  couponNotForThis: { status: 3000121, http: 200, message: 'This coupon is not good for what you are paying.' },
  snatchNotOpen: { status: 3000122, http: 200, message: 'It has not started yet. Please come back in time.' },
  snatchOver: { status: 3000123, http: 200, message: 'The time for this coupon is over. The next one comes soon.' },
  snatchGone: { status: 3000124, http: 200, message: 'All of these are gone. Please try another.' },
  snatchedToday: { status: 3000125, http: 200, message: 'You have your coupon for today. Come back tomorrow.' },
  noRecipient: {
    status: 3000105,
    http: 200,
    message: 'We know nobody by this username or mobile number. Please check it.',
  },
  transferBlocked: { status: 3000106, http: 200, message: 'Your account cannot send money right now.' },
  transferLimit: { status: 3000107, http: 200, message: 'This is more than can be sent.' },
  withdrawalRefused: { status: 3000109, http: 200, message: 'This cannot be withdrawn right now.' },
  withdrawalMoved: { status: 3000110, http: 200, message: 'This withdrawal has gone too far for that.' },
  idNeeded: { status: 3000111, http: 200, message: 'We have to verify your ID first.' },
  codeNeeded: { status: 3000108, http: 200, message: 'Please enter the code that we sent you.' },
  /** Which answer is missing is in the message, in the product document's words. */
  surveyIncomplete: { status: 3000096, http: 200, message: 'The survey is not complete.' },
  rechargeDayLimit: {
    status: 3000140,
    http: 200,
    message: 'That is more than you may recharge in one day. Try a smaller amount, or tomorrow.',
  },
  gatewayDown: {
    status: 3000141,
    http: 200,
    message: 'This way to pay does not answer right now. Nothing was taken. Try again, or pay another way.',
  },
  methodOff: {
    status: 3000142,
    http: 200,
    message: 'This way to pay is not offered right now. Please choose another.',
  },
  rechargeSettled: { status: 3000143, http: 200, message: 'This recharge has been settled already.' },
  lineSettled: { status: 3000144, http: 200, message: 'This line of the statement has been settled already.' },
  noSuchMatch: {
    status: 3000145,
    http: 200,
    message: 'The line carries nobody’s reference. Choose the claim it belongs to.',
  },
  statementUnreadable: { status: 3000146, http: 200, message: 'This file cannot be read as a bank statement.' },
  checkedInToday: { status: 3000130, http: 200, message: 'You have checked in today. Come back tomorrow.' },
  membershipChanged: {
    status: 3000150,
    http: 200,
    message: 'Your membership or its price has changed meanwhile. Nothing was paid.',
  },
  lowerTier: {
    status: 3000151,
    http: 200,
    message: 'You have a better tier. You can choose a lower one when it has ended.',
  },
  membershipTooLong: { status: 3000152, http: 200, message: 'Your membership lasts long enough already.' },
  benefitUsed: {
    status: 3000153,
    http: 200,
    message: 'You have used a benefit of this membership, so it cannot be given back.',
  },
  notCancellable: { status: 3000154, http: 200, message: 'This membership cannot be given back any more.' },
  cartFull: { status: 3000160, http: 200, message: 'Your cart is full. Buy or remove something first.' },
  wrongQuantity: { status: 3000161, http: 200, message: 'This quantity cannot be ordered.' },
  prohibitedGoods: { status: 3000162, http: 200, message: 'We cannot buy this for you.' },
  soldOut: { status: 3000163, http: 200, message: 'This is sold out.' },
  priceMoved: { status: 3000164, http: 200, message: 'The price has changed again. Please look at it once more.' },
  tooManyBills: { status: 3000199, http: 200, message: 'That is too much for one file. Please choose a month.' },
  overloaded: { status: 3000503, http: 503, message: 'The shop is very busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; http: number; message: string }>;

export type CodeName = keyof typeof codes;
