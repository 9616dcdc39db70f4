/** What feedback is, as plain data: the same in the browser and on the server. */

export const feedbackLimits = { textLeast: 10, textMost: 500, pictures: 4 } as const;

export const feedbackKinds = { complaint: 1, idea: 2, praise: 3, fault: 4, price: 5 } as const;
export type FeedbackKind = (typeof feedbackKinds)[keyof typeof feedbackKinds];
export const allFeedbackKinds = Object.values(feedbackKinds);
export const feedbackKindWords: Readonly<Record<FeedbackKind, string>> = {
  1: 'Complaint',
  2: 'Idea',
  3: 'Praise',
  4: 'Fault of the site',
  5: 'Price',
};

export const feedbackStates = { sent: 10, looking: 20, answered: 30, closed: 40 } as const;
export type FeedbackState = (typeof feedbackStates)[keyof typeof feedbackStates];
export const allFeedbackStates = Object.values(feedbackStates);
export const feedbackStateWords: Readonly<Record<FeedbackState, string>> = {
  10: 'Sent',
  20: 'Being looked at',
  30: 'Answered',
  40: 'Closed',
};
