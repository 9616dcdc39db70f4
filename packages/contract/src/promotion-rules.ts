/** Promotion as plain data: the same in the browser and on the server. Community section 7. */

export const promotionLimits = {
  titleLeast: 5,
  titleMost: 80,
  textMost: 300,
  rulesMost: 1_000,
  pictures: 4,
  places: 10_000,
  /** A refusal leaves one more try. */
  tries: 2,
} as const;

/** What is to be done. */
const taskDoings = { post: 1, video: 2, review: 3, event: 4 } as const;
export type TaskDoing = (typeof taskDoings)[keyof typeof taskDoings];
export const allTaskDoings = Object.values(taskDoings);
export const taskDoingWords: Readonly<Record<TaskDoing, string>> = { 1: 'Post', 2: 'Video', 3: 'Review', 4: 'Event' };

/** Where it is done, and where links are shared. */
export const channels = { whatsapp: 1, facebook: 2, instagram: 3, tiktok: 4, youtube: 5, x: 6, inPerson: 7 } as const;
export type Channel = (typeof channels)[keyof typeof channels];
export const allChannels = Object.values(channels);
export const channelWords: Readonly<Record<Channel, string>> = {
  1: 'WhatsApp',
  2: 'Facebook',
  3: 'Instagram',
  4: 'TikTok',
  5: 'YouTube',
  6: 'X',
  7: 'In person',
};

/** What a task pays in. */
export const rewards = { scoin: 1, rand: 2 } as const;
export type Reward = (typeof rewards)[keyof typeof rewards];
export const allRewards = Object.values(rewards);

/** What somebody's part in a task is at. A place that is given up is free again. */
export const takingStates = { taken: 10, handedIn: 20, approved: 30, refused: 40, expired: 50, givenUp: 60 } as const;
export type TakingState = (typeof takingStates)[keyof typeof takingStates];
export const allTakingStates = Object.values(takingStates);
export const takingStateWords: Readonly<Record<TakingState, string>> = {
  10: 'Taken',
  20: 'Handed in',
  30: 'Approved',
  40: 'Refused',
  50: 'Expired',
  60: 'Given up',
};

export const taskNumber = (takingId: number): string => `TK${String(takingId).padStart(8, '0')}`;

/** What a link leads to. */
export const linkKinds = { page: 1, product: 2, activity: 3, supplier: 4 } as const;
export type LinkKind = (typeof linkKinds)[keyof typeof linkKinds];
export const allLinkKinds = Object.values(linkKinds);
export const linkKindWords: Readonly<Record<LinkKind, string>> = {
  1: 'Page',
  2: 'Product',
  3: 'Activity',
  4: 'Supplier',
};

/** The position that visits by a link are told apart with; it travels in its address. */
export const spmOfLink = (code: string): string => `${linkSpm}${code}`;
export const linkSpm = 'sgb.promotion.link.';

/** The pictures of a link: two cards to share, and its code to print. */
export const linkFiles = (code: string) => ({
  square: `/task/card/${code}.png`,
  tall: `/task/card/${code}-tall.png`,
  qrSvg: `/task/card/${code}-qr.svg`,
  qrPng: `/task/card/${code}-qr.png`,
});

/** How far back statistics can be looked at. */
export const statisticDays = [7, 30, 90] as const;
