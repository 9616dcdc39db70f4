/** How a balance is recharged, as plain data: pages without forms use it as well. */

export const gatewayNames = ['payfast', 'ozow', 'yoco'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** What they call themselves. */
export const gatewayWords: Readonly<Record<GatewayName, string>> = { payfast: 'PayFast', ozow: 'Ozow', yoco: 'Yoco' };

/** EFT or an ATM deposit is paid to our bank account and proved with a picture; the others pay at a gateway. */
export const rechargeMethods = ['eft', ...gatewayNames] as const;
export type RechargeMethod = (typeof rechargeMethods)[number];
export const methodWords: Readonly<Record<RechargeMethod, string>> = { eft: 'EFT or deposit', ...gatewayWords };

/** Product document, section 4: recharge checkout status. */
export const rechargeStatuses = { underReview: 10, approved: 20, unapproved: 30, giveUp: 40 } as const;
export type RechargeStatus = (typeof rechargeStatuses)[keyof typeof rechargeStatuses];
export const allRechargeStatuses = Object.values(rechargeStatuses);

/** Why a claim was not approved, and what its shopper can do about it. */
const claimReasons = {
  notFound: 'We could not find this payment on our bank statement. Check the account you paid to and the date.',
  amountDiffers: 'The amount on our bank statement is another one. Send the amount that was really paid.',
  duplicate: 'This payment was claimed before.',
  unreadable: 'We could not read the proof. Send a clear picture or the PDF from your bank.',
  wrongAccount: 'The money went to another account, not to ours. Please ask your bank.',
} as const;
export type ClaimReason = keyof typeof claimReasons;
export const claimReasonNames = Object.keys(claimReasons) as [ClaimReason, ...ClaimReason[]];

/** Why a payment at a gateway came to nothing. */
const paymentReasons = {
  failed: 'The payment did not go through. Nothing was taken from your balance with us.',
  expired: 'We did not hear of a payment in time. If money has left your account, please contact us.',
} as const;
type PaymentReason = keyof typeof paymentReasons;

export type RechargeReason = ClaimReason | PaymentReason;

export function reasonText(reason: RechargeReason): string {
  return { ...claimReasons, ...paymentReasons }[reason];
}

/** In place of a payer, where nobody named one: the reference said whose money it is. */
export const byReference = 'By reference';
