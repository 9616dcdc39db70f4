import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { addHours } from '@sgb/contract/time.ts';
import type { CaseType, CloseReason } from '@sgb/contract/workorder-states.ts';
import { lockOrder, ordersAt } from '@sgb/server/modules/buying/orders/index.ts';
import {
  type CaseRow,
  hasCases,
  moveCase,
  openCase,
  say,
  settleCase,
} from '@sgb/server/modules/care/workorders/seed.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { Refusal } from '@sgb/server/platform/http/refusal.ts';
import { type Settings, settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { keepDemoPicture } from './drawn/keep.ts';

type Step =
  | { do: 'answer' | 'ask' | 'reply'; text: string }
  | { do: 'solve'; text: string; basisPoints?: number }
  | { do: 'close'; reason: CloseReason };

interface DemoCase {
  /** About the order that has been at this status for longest. */
  readonly of: OrderStatus;
  readonly type: CaseType;
  readonly text: string;
  /** Each so many hours ago; the first opens it. */
  readonly hoursAgo: readonly number[];
  readonly steps: readonly Step[];
}

/** Cases in every state. What is still open is about no money: that would keep its owner from sending any. */
const cases: readonly DemoCase[] = [
  {
    of: 60,
    type: 6,
    text: 'My sister’s birthday is next week. Will the parcel be here by then?',
    hoursAgo: [0.2],
    steps: [],
  },
  {
    of: 113,
    type: 9,
    text: 'I moved on Friday. Please send it to my new flat, 14 Loop Street.',
    hoursAgo: [5, 3],
    steps: [{ do: 'answer', text: 'We asked the courier to change the address and will tell you what they say.' }],
  },
  {
    of: 40,
    type: 10,
    text: 'Can you pack the three of them into one box without the retail boxes?',
    hoursAgo: [30, 28],
    steps: [
      { do: 'ask', text: 'We can. They may get a few scratches without their boxes: is that all right with you?' },
    ],
  },
  {
    of: 114,
    type: 3,
    text: 'One corner was dented when I unpacked it. It works, but it does not look new.',
    hoursAgo: [1.1, 0.9, 0.7, 0.3],
    steps: [
      { do: 'ask', text: 'We are sorry. Does the lid still close all the way?' },
      { do: 'reply', text: 'Yes, it closes. It is only the corner.' },
      {
        do: 'solve',
        text: 'Thank you for the picture. We give back 20 % of the price, and you keep it.',
        basisPoints: 2_000,
      },
    ],
  },
  {
    of: 36,
    type: 6,
    text: 'It has been at the same place for two days now. Is it lost?',
    hoursAgo: [40, 38, 20],
    steps: [
      { do: 'answer', text: 'The courier counts its goods at the weekend. It moves on Monday.' },
      { do: 'close', reason: 'withdrawn' },
    ],
  },
  {
    of: 37,
    type: 10,
    text: 'Please tell me the weight as soon as you have it: I want to ship it at once.',
    hoursAgo: [0.4],
    steps: [],
  },
  {
    of: 31,
    type: 8,
    text: 'The order failed and I do not see the money in my balance.',
    hoursAgo: [100, 99, 97],
    steps: [
      { do: 'answer', text: 'It came back on the same day: look for "Refund" in your bill.' },
      { do: 'close', reason: 'withdrawn' },
    ],
  },
];

function sure<Value>(answer: Value | Refusal): Exclude<Value, Refusal> {
  if (answer instanceof Refusal) throw new Error(`the demo world cannot complain: ${answer.message}`);
  return answer as Exclude<Value, Refusal>;
}

type Demo = Pick<App, 'db' | 'files' | 'clock'>;

interface People {
  readonly shopper: number;
  readonly staff: number;
  readonly settings: Settings;
}

/** The order that a case is about. */
async function orderFor({ db }: Demo, { shopper }: People, { of }: DemoCase) {
  const { items } = await db.read((reader) => ordersAt(reader, { statuses: [of], accountId: shopper }, 1, 1));
  if (!items[0]) throw new Error(`the demo's shopper has no order at ${of}`);
  return items[0];
}

async function begin(demo: Demo, people: People, wanted: DemoCase, now: Date) {
  const { shopper, settings } = people;
  const { type, text } = wanted;
  const { id, picture } = await orderFor(demo, people, wanted);
  const files = type <= 4 ? await photos(demo, shopper, picture) : [];
  return demo.db.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error(`order ${id} is gone`);
    const words = { accountId: shopper, type, content: text, files, settings, now };
    return sure(await openCase(tx, order, { ...words, wish: 1, answerHours: 4, quiet: true }));
  });
}

async function take({ db }: Demo, { shopper, staff, settings }: People, found: CaseRow, step: Step, now: Date) {
  const us = { voice: 'staff', by: staff, settings, now, quiet: true } as const;
  const they = { voice: 'shopper', by: shopper, settings, now } as const;
  return db.transact(async (tx): Promise<CaseRow> => {
    switch (step.do) {
      case 'answer':
      case 'ask': {
        await say(tx, found.id, { ...us, text: step.text });
        const change = { answeredAt: now, takenBy: staff };
        const why = step.do === 'ask' ? 'We asked you something' : 'We answered';
        return sure(await moveCase(tx, found, step.do === 'ask' ? 30 : 20, { ...us, why }, change));
      }
      case 'reply':
        await say(tx, found.id, { ...they, text: step.text });
        return sure(await moveCase(tx, found, 20, { ...they, why: 'You answered' }));
      case 'solve': {
        const order = await lockOrder(tx, found.orderId);
        if (!order) throw new Error(`order ${found.orderId} is gone`);
        const wish = { kind: 'refund', basisPoints: step.basisPoints ?? 10_000 } as const;
        const { state } = sure(await settleCase(tx, { found, order }, { wish, answer: step.text }, us));
        return { ...found, state };
      }
      case 'close': {
        const change = { closeReason: step.reason, unread: false };
        return sure(await moveCase(tx, found, 50, { ...they, why: 'You took it back' }, change));
      }
    }
  });
}

/** Gives the demo's shopper a case in every state, through the doors that all cases go through; once. */
export async function ensureDemoCases(demo: Demo): Promise<void> {
  const { db, clock } = demo;
  const today = clock.now();
  const settings = await settingsInForce(db, clock);
  const [shopper, staff] = await db.read(async (reader) => [
    await accountByLogin(reader, 'demo_shopper'),
    await accountByLogin(reader, 'demo_service'),
  ]);
  if (!shopper || !staff || (await db.read((reader) => hasCases(reader, shopper.id)))) return;
  const people = { shopper: shopper.id, staff: staff.id, settings };
  const at = (hoursAgo = 0) => addHours(today, -hoursAgo);
  for (const wanted of cases) {
    let found = await begin(demo, people, wanted, at(wanted.hoursAgo[0]));
    for (const [nth, step] of wanted.steps.entries()) {
      found = await take(demo, people, found, step, at(wanted.hoursAgo[nth + 1]));
    }
  }
}

/** The thing on somebody's table, from close by. */
async function photos(demo: Demo, accountId: number, picture: string): Promise<string[]> {
  return [await keepDemoPicture(demo, { accountId, purpose: 'workorder' }, 'corner.jpg', `photo 1 ${picture}`)];
}
