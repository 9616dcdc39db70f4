/** What special flights and the questions about them are, as plain data: the same in the browser and on the server. */

export const enquiryStates = { sent: 10, answered: 20, booked: 30, closed: 40 } as const;
export type EnquiryState = (typeof enquiryStates)[keyof typeof enquiryStates];
export const allEnquiryStates = Object.values(enquiryStates);
export const enquiryStateWords: Readonly<Record<EnquiryState, string>> = {
  10: 'New',
  20: 'Answered',
  30: 'Booked',
  40: 'Closed',
};
/** Nobody has two of these at a time. */
export const openEnquiryStates: readonly EnquiryState[] = [enquiryStates.sent, enquiryStates.answered];

/** Kilograms and litres (1,000 are a cubic metre) that can be asked for. */
export const flightLimits = { kg: 50_000, litres: 300_000, goods: 200 } as const;
