/** After-sale cases as plain data: rules, section 18. */

export const caseTypes = {
  missing: 1,
  wrong: 2,
  damaged: 3,
  quality: 4,
  notReceived: 5,
  late: 6,
  weight: 7,
  payment: 8,
  address: 9,
  other: 10,
} as const;
export type CaseType = (typeof caseTypes)[keyof typeof caseTypes];
export const caseTypeIds = Object.values(caseTypes);

export const caseTypeWords: Readonly<Record<CaseType, { readonly label: string; readonly text: string }>> = {
  1: { label: 'Something is missing', text: 'Fewer pieces came than you paid for, or a part is not there.' },
  2: { label: 'Wrong item or variant', text: 'Another product, colour or size came than you ordered.' },
  3: { label: 'Damaged', text: 'It arrived broken, torn, wet or scratched.' },
  4: { label: 'Quality, not as described', text: 'It does not work, or is not what the page promised.' },
  5: { label: 'Not received', text: 'It was promised by now, or signed for, and you do not have it.' },
  6: { label: 'Late', text: 'It takes longer than we said.' },
  7: { label: 'Weight or freight', text: 'You were charged for more weight or volume than it has.' },
  8: { label: 'Refund or payment', text: 'Money is missing, or was taken twice.' },
  9: { label: 'Address or receiver', text: 'It should go to somebody or somewhere else.' },
  10: { label: 'Something else', text: 'Anything that fits nowhere above.' },
};

export const caseStates = { open: 10, inProgress: 20, waiting: 30, solved: 40, closed: 50 } as const;
export type CaseState = (typeof caseStates)[keyof typeof caseStates];
export const caseStateIds = Object.values(caseStates);

type Tone = 'info' | 'warn' | 'action' | 'good' | 'neutral';

export const caseStateWords: Readonly<
  Record<CaseState, { readonly label: string; readonly text: string; readonly tone: Tone }>
> = {
  10: { label: 'Open', text: 'We have it and will answer soon.', tone: 'info' },
  20: { label: 'In progress', text: 'We are looking into it.', tone: 'warn' },
  30: { label: 'Waiting for you', text: 'We asked you something. Please answer below.', tone: 'action' },
  40: { label: 'Solved', text: 'We decided. If it is not right, you can reopen it once.', tone: 'good' },
  50: { label: 'Closed', text: 'It is over.', tone: 'neutral' },
};

/** The states in which somebody still has something to do. */
export const activeStates: readonly CaseState[] = [10, 20, 30];

/** Why a case was closed. */
export const closeReasons = ['accepted', 'time', 'silence', 'withdrawn'] as const;
export type CloseReason = (typeof closeReasons)[number];
export const closeReasonWords: Readonly<Record<CloseReason, string>> = {
  accepted: 'You said that it is solved.',
  time: 'It was solved, and nothing was wrong since.',
  silence: 'We asked and heard nothing from you.',
  withdrawn: 'You took it back.',
};

/** What the shopper would like best. */
export const caseWishes = { money: 1, again: 2, advice: 3 } as const;
export type CaseWish = (typeof caseWishes)[keyof typeof caseWishes];
export const caseWishWords: Readonly<Record<CaseWish, string>> = {
  1: 'Money back',
  2: 'Send it again',
  3: 'You decide',
};

/** How a case ends. */
export const outcomeKinds = ['refund', 'resend', 'coupon', 'freight', 'claim', 'none'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];
export const outcomeWords: Readonly<Record<OutcomeKind, string>> = {
  refund: 'Money back to your balance',
  resend: 'Sent again, free of charge',
  coupon: 'A coupon for the trouble',
  freight: 'Freight corrected',
  claim: 'Compensation for the parcel',
  none: 'Settled without money',
};

/** A proposed outcome waits for somebody who may give so much. */
export const outcomeStates = { proposed: 10, done: 20, declined: 30 } as const;
export type OutcomeState = (typeof outcomeStates)[keyof typeof outcomeStates];

/** Who wrote a line of the conversation; the shop writes what a clock did. */
export const caseVoices = ['shopper', 'staff', 'shop'] as const;
export type CaseVoice = (typeof caseVoices)[number];

export const caseLimits = {
  textLeast: 10,
  textMost: 500,
  pictures: 4,
  videos: 1,
  /** Types that nobody can judge without seeing it. */
  pictureTypes: [1, 2, 3, 4] as readonly CaseType[],
} as const;

/** The number that shoppers know a case by. */
export const caseNumber = (id: number): string => `WO${String(id).padStart(8, '0')}`;

/** Turns 'WO00000012' or 'wo12' into 12; plain digits are an order's. */
export function caseIdOf(text: string): number | undefined {
  const digits = /^\s*wo0*([1-9]\d{0,9})\s*$/i.exec(text)?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= 2_147_483_647 ? id : undefined;
}
