/** What somebody can save by (rules, section 12), in the order of the page. */
export const savingKinds = ['membership', 'freight', 'coupon', 'scoin', 'groupship'] as const;
export type SavingKind = (typeof savingKinds)[number];

export const jarNameMax = 30;
