import { type TakingState, takingStates } from '@sgb/contract/promotion-rules.ts';

const { taken, handedIn, approved, refused, expired, givenUp } = takingStates;

export interface DemoTask {
  readonly title: string;
  /** The product of the demo world that its picture shows. */
  readonly shows: number;
  readonly doing: 1 | 2 | 3 | 4;
  readonly channel: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly rules: string;
  readonly reward: 1 | 2;
  readonly rewardAmount: number;
  readonly places: number;
  /** From how many days ago until how many days ahead. */
  readonly from: number;
  readonly until: number;
  /** What the influencer has of it, since how many days ago. */
  readonly mine?: {
    readonly state: TakingState;
    readonly daysAgo: number;
    readonly link?: string;
    readonly text?: string;
    readonly reason?: string;
  };
}

/** Tasks in every state, and some to take. */
export const demoTasks: readonly DemoTask[] = [
  {
    title: 'Show your winter haul on TikTok',
    shows: 75,
    doing: 2,
    channel: 4,
    rules:
      'A video of 30 seconds or more with at least three things that came with SGB.\nSay what you paid in rand, with freight.\nMark it as advertising and keep it online for 30 days.',
    reward: 2,
    rewardAmount: 25_000,
    places: 20,
    from: 4,
    until: 18,
  },
  {
    title: 'Explain landed prices in an Instagram story',
    shows: 171,
    doing: 1,
    channel: 3,
    rules: 'Three pictures: the price in the shop, the landed price, the parcel. Put your link into the story.',
    reward: 1,
    rewardAmount: 1_500,
    places: 50,
    from: 2,
    until: 26,
  },
  {
    title: 'Review a gadget under R 300',
    shows: 63,
    doing: 3,
    channel: 5,
    rules: 'Three minutes or more, honest words, the good and the bad. Link the product in the description.',
    reward: 2,
    rewardAmount: 40_000,
    places: 8,
    from: 6,
    until: 40,
  },
  {
    title: 'Bring a table to your Saturday market',
    shows: 112,
    doing: 4,
    channel: 7,
    rules:
      'Four hours at a market of your neighbourhood with our banner and your QR code. A photo of the table is enough.',
    reward: 2,
    rewardAmount: 60_000,
    places: 1,
    from: 1,
    until: 12,
  },
  {
    title: 'Share the hot sale in three WhatsApp groups',
    shows: 158,
    doing: 1,
    channel: 1,
    rules: 'Groups of 50 people or more that you are a member of. Hand in a picture of each post.',
    reward: 1,
    rewardAmount: 800,
    places: 100,
    from: 5,
    until: 9,
    mine: { state: taken, daysAgo: 2.3 },
  },
  {
    title: 'School shoes for less: a Facebook post',
    shows: 138,
    doing: 1,
    channel: 2,
    rules: 'A post with a picture of your own and your link. It has to be public.',
    reward: 2,
    rewardAmount: 15_000,
    places: 30,
    from: 12,
    until: 20,
    mine: {
      state: handedIn,
      daysAgo: 0.8,
      link: 'https://www.facebook.com/demo.lerato/posts/1029384756',
      text: 'Shared in the parents’ group of the school as well, 41 comments so far.',
    },
  },
  {
    title: 'Unpack your first parcel on TikTok',
    shows: 198,
    doing: 2,
    channel: 4,
    rules: 'Uncut from the sealed parcel to the last piece. Say how many days it took.',
    reward: 2,
    rewardAmount: 30_000,
    places: 25,
    from: 60,
    until: 10,
    mine: {
      state: approved,
      daysAgo: 41,
      link: 'https://www.tiktok.com/@demo.lerato/video/7301122334455',
      text: '11,200 views after a week.',
    },
  },
  {
    title: 'Answer five questions about customs',
    shows: 54,
    doing: 3,
    channel: 1,
    rules: 'In our questions, with your own experience. Hand in the link to one of them.',
    reward: 1,
    rewardAmount: 1_000,
    places: 40,
    from: 50,
    until: 5,
    mine: { state: approved, daysAgo: 22, link: 'https://www.facebook.com/demo.lerato/posts/1020304050' },
  },
  {
    title: 'A reel of your new kitchen',
    shows: 126,
    doing: 2,
    channel: 3,
    rules: 'Show at least two things of our kitchen department in use. Public, with your link in the text.',
    reward: 2,
    rewardAmount: 20_000,
    places: 15,
    from: 20,
    until: 15,
    mine: {
      state: refused,
      daysAgo: 1.2,
      link: 'https://www.instagram.com/reel/CxDemo12345',
      reason: 'The profile is private, so nobody can watch it. Please open it and hand the link in again.',
    },
  },
  {
    title: 'Spring cleaning live on Facebook',
    shows: 180,
    doing: 4,
    channel: 2,
    rules: 'An hour live, with five things of ours. Announce it a day before.',
    reward: 2,
    rewardAmount: 50_000,
    places: 10,
    from: 45,
    until: -20,
    mine: { state: expired, daysAgo: 35 },
  },
  {
    title: 'Pin our shop on X for a week',
    shows: 72,
    doing: 1,
    channel: 6,
    rules: 'Your pinned post with your link for seven days. Hand in the link to it on the last day.',
    reward: 1,
    rewardAmount: 600,
    places: 60,
    from: 30,
    until: 30,
    mine: { state: givenUp, daysAgo: 9 },
  },
];
