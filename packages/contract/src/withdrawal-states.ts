/** What a withdrawal is at, as plain data: pages use it without a schema library. */
export const withdrawalStatuses = { submitted: 10, processing: 20, paid: 30, rejected: 40, cancelled: 50 } as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[keyof typeof withdrawalStatuses];
export const withdrawalStatusIds = Object.values(withdrawalStatuses);

export const withdrawalStatusNames: Readonly<Record<WithdrawalStatus, string>> = {
  10: 'Submitted',
  20: 'Processing',
  30: 'Paid',
  40: 'Rejected',
  50: 'Cancelled',
};

const accountKinds = { current: 1, savings: 2, transmission: 3 } as const;
export type AccountKind = (typeof accountKinds)[keyof typeof accountKinds];
export const accountKindIds = Object.values(accountKinds);
export const accountKindNames: Readonly<Record<AccountKind, string>> = {
  1: 'Current or cheque',
  2: 'Savings',
  3: 'Transmission',
};

/** Banks of South Africa with the branch code that is good for all their branches. */
export const banks = [
  { name: 'Absa', branchCode: '632005' },
  { name: 'African Bank', branchCode: '430000' },
  { name: 'Bidvest Bank', branchCode: '462005' },
  { name: 'Capitec', branchCode: '470010' },
  { name: 'Discovery Bank', branchCode: '679000' },
  { name: 'FNB', branchCode: '250655' },
  { name: 'Investec', branchCode: '580105' },
  { name: 'Nedbank', branchCode: '198765' },
  { name: 'Sasfin', branchCode: '683000' },
  { name: 'Standard Bank', branchCode: '051001' },
  { name: 'TymeBank', branchCode: '678910' },
] as const;

export const bankNames: readonly string[] = banks.map(({ name }) => name);

/** What staff may say when they refuse. */
export const rejectReasons = [
  'The bank account is not in your own name.',
  'The bank did not accept the account number.',
  'We could not verify your ID.',
  'We need to look at recent payments on your account first.',
] as const;
