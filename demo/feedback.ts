import { feedbackKinds, feedbackStates } from '@sgb/contract/feedback-rules.ts';
import { addDays, addHours } from '@sgb/contract/time.ts';
import { hasFeedback, loadFeedback, type SeededFeedback } from '@sgb/server/modules/care/feedback/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';

const { complaint, idea, praise, fault, price } = feedbackKinds;
const { sent, looking, answered, closed } = feedbackStates;

interface Told {
  readonly login: string;
  readonly kind: SeededFeedback['kind'];
  readonly state: SeededFeedback['state'];
  readonly daysAgo: number;
  readonly content: string;
  readonly answer?: string;
  /** What everybody reads of it: what was said, and what we did. */
  readonly published?: readonly [said: string, did: string];
  readonly helpful?: boolean;
}

const told: readonly Told[] = [
  {
    login: 'demo_shopper',
    kind: idea,
    state: answered,
    daysAgo: 2,
    content: 'Please show on the parcel page how many free days each order still has. I always count on my fingers.',
    answer:
      'A good idea, and it is built: each order under Ship says until when its storage is free, the oldest first.',
    published: [
      'We cannot see how many free storage days an order has left.',
      'Each order under Ship now says until when it is free, and the list can be sorted by it.',
    ],
  },
  {
    login: 'demo_shopper',
    kind: complaint,
    state: looking,
    daysAgo: 1,
    content: 'The driver came to Rosebank at half past seven in the morning without a call and left again.',
  },
  {
    login: 'demo_shopper',
    kind: praise,
    state: closed,
    daysAgo: 21,
    content: 'The lady at the depot in Johannesburg carried the box to my taxi. Please tell her thank you.',
    answer: 'We told Dineo. She was very pleased, and so were we.',
    helpful: true,
  },
  {
    login: 'demo_member',
    kind: price,
    state: answered,
    daysAgo: 12,
    content: 'Three photos are too few for shoes. Five rand for one more is not much, but it adds up with ten pairs.',
    answer:
      'For footwear our packers now photograph the sole as one of the three. More than that stays R 5, members have some free.',
    published: [
      'Three photos are too few for shoes: the sole is never on them.',
      'Of shoes one of the three free photos is now always the sole.',
    ],
    helpful: true,
  },
  {
    login: 'demo_business',
    kind: fault,
    state: answered,
    daysAgo: 34,
    content: 'The invoice of a parcel with more than forty orders cuts the last line off when I print it on A4.',
    answer: 'Mended: long invoices go on to a second page now, with the sums on the last. Thank you for the picture.',
    published: [
      'Long invoices lose their last line when they are printed.',
      'Invoices with many orders go on to a second page, and the sums stand on the last one.',
    ],
  },
  {
    login: 'demo_business',
    kind: idea,
    state: sent,
    daysAgo: 0,
    content: 'Could I have one invoice for the month in place of one for each parcel?',
  },
  {
    login: 'demo_ambassador',
    kind: idea,
    state: closed,
    daysAgo: 55,
    content: 'Members ask me every day when the round closes. Let them see it on their own page.',
    answer: 'They do from this week on: the round, its date and its weight stand at the top of their group-buy page.',
    published: [
      'Members cannot see when a round closes and ask the ambassador every day.',
      'The round, its last day and its weight stand at the top of the members’ own page.',
    ],
    helpful: true,
  },
  {
    login: 'demo_stocker',
    kind: complaint,
    state: closed,
    daysAgo: 80,
    content: 'Your help says sea takes 35 days. It never did for me, it was seven weeks each time.',
    answer:
      'You are right. We measured the last hundred parcels and write 45 to 50 days now, from the day it leaves China.',
    published: [
      'The help promised 35 days by sea, but it takes seven weeks.',
      'We measured a hundred parcels and say 45 to 50 days now, from the day it leaves China.',
    ],
    helpful: true,
  },
  {
    login: 'demo_influencer',
    kind: fault,
    state: answered,
    daysAgo: 9,
    content: 'On my old Samsung the page jumps to the top whenever a picture loads in the list.',
    answer: 'It was the pictures without a height. They keep their place now; please load the page once more.',
    published: [
      'On older phones the list jumped whenever a picture came.',
      'Pictures keep their place while they load, on every phone.',
    ],
  },
];

/** What the people of the demo told the company. */
export async function ensureDemoFeedback(db: Database, now: Date): Promise<void> {
  await db.transact(async (tx) => {
    if (await hasFeedback(tx)) return;
    const rows: SeededFeedback[] = [];
    for (const { login, daysAgo, answer = '', published, helpful = null, ...facts } of told) {
      const account = await accountByLogin(tx, login);
      if (!account) continue;
      const at = addHours(addDays(now, -daysAgo), -3);
      const answeredAt = answer ? addHours(at, 20) : null;
      const answeredThen = answeredAt !== null && answeredAt > now ? now : answeredAt;
      const [said = '', did = ''] = published ?? [];
      const publishedAt = published ? answeredThen : null;
      rows.push({
        ...facts,
        accountId: account.id,
        wantsAnswer: true,
        at,
        answer,
        answeredAt: answeredThen,
        helpful,
        said,
        did,
        publishedAt,
      });
    }
    await loadFeedback(tx, rows);
  });
}
