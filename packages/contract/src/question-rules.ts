/** What questions and answers are, as plain data: the same in the browser and on the server. */

export const questionLimits = {
  titleLeast: 10,
  titleMost: 120,
  textMost: 1_000,
  answerMost: 2_000,
  pictures: 4,
} as const;

/** What can be voted for, reported, hidden and changed. */
export const posts = { question: 1, answer: 2 } as const;
export type Post = (typeof posts)[keyof typeof posts];
export const allPosts = Object.values(posts);

/** Waiting for staff, shown, hidden by staff, deleted by its writer, and (questions) part of another one. */
export const postStates = { waiting: 10, shown: 20, hidden: 30, deleted: 40, merged: 50 } as const;
export type PostState = (typeof postStates)[keyof typeof postStates];
export const allPostStates = Object.values(postStates);

export const questionSorts = { new: 1, helpful: 2, unanswered: 3 } as const;
export type QuestionSort = (typeof questionSorts)[keyof typeof questionSorts];
export const allQuestionSorts = Object.values(questionSorts);
export const questionSortWords: Readonly<Record<QuestionSort, string>> = {
  1: 'New',
  2: 'Most helpful',
  3: 'Unanswered',
};

/** What stands beside a name. */
export const badges = { none: 0, ambassador: 1, staff: 2 } as const;
export type Badge = (typeof badges)[keyof typeof badges];
export const allBadges = Object.values(badges);
export const badgeWords: Readonly<Record<Exclude<Badge, 0>, string>> = { 1: 'Ambassador', 2: 'SGB team' };

const reportReasons = { advertising: 1, abuse: 2, personal: 3, wrong: 4, elsewhere: 5 } as const;
export type ReportReason = (typeof reportReasons)[keyof typeof reportReasons];
export const allReportReasons = Object.values(reportReasons);
export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  1: 'It advertises something',
  2: 'It insults or threatens somebody',
  3: 'It shows personal details',
  4: 'It is wrong, and could cost somebody money',
  5: 'It is not about this shop',
};

/** Why something waits for staff before others see it. */
export const waitReasons = { link: 1, phone: 2 } as const;
export type WaitReason = (typeof waitReasons)[keyof typeof waitReasons];
export const waitReasonWords: Readonly<Record<WaitReason, string>> = {
  1: 'It has a link, and your account is new.',
  2: 'It has a phone number.',
};

/** How many characters somebody typed, as people count them: an emoji is one. */
export const lengthOf = (text: string): number => [...text.trim()].length;
