/** Group-buys as plain data: rules section 16; what an ambassador, a member and a round can be at. */

/** An application and what becomes of it is one life. */
export const ambassadorStates = {
  submitted: 10,
  /** On probation. */
  approved: 20,
  refused: 30,
  withdrawn: 40,
  active: 50,
  paused: 60,
  ended: 70,
} as const;
export type AmbassadorState = (typeof ambassadorStates)[keyof typeof ambassadorStates];
export const ambassadorStateIds = Object.values(ambassadorStates);

export const ambassadorStateNames: Readonly<Record<AmbassadorState, string>> = {
  10: 'Being looked at',
  20: 'On probation',
  30: 'Not approved',
  40: 'Withdrawn',
  50: 'Active',
  60: 'Paused',
  70: 'Ended',
};

/** What an ambassador says of a member. */
export const memberStatuses = { active: 1, paused: 2, removed: 3 } as const;

export const mostAreas = 20;

/** What people speak in the eight countries. */
export const languages = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
  tn: 'Setswana',
  nso: 'Sepedi',
  ts: 'Xitsonga',
  ss: 'siSwati',
  ve: 'Tshivenda',
  nr: 'isiNdebele',
  pt: 'Portuguese',
  sn: 'Shona',
  ny: 'Chichewa',
  bem: 'Bemba',
} as const;
export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** Monday is 1. */
export const weekdays = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const;

/** The product document's codes of a binding, section 8. */
export const bindingCodes = { chooseAmbassador: -300, confirmAgain: -501, rechargeNeeded: -502 } as const;

/** What the first binding asks for to lie in the balance, where an answer does not say what lacks of it. */
export const firstBindingCents = 10_000;

export const roundStates = {
  open: 10,
  /** Billing: who lacks balance has a day. */
  closed: 20,
  packed: 30,
  shipped: 40,
  atAmbassador: 50,
  handingOver: 60,
  finished: 70,
  cancelled: 90,
} as const;
export type RoundState = (typeof roundStates)[keyof typeof roundStates];
export const roundStateIds = Object.values(roundStates);
