import { randomUUID } from 'node:crypto';
import { entryTypes } from '@sgb/contract/ledger.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { linkKinds, spmOfLink, takingStates } from '@sgb/contract/promotion-rules.ts';
import { addDays, addHours, shopDay } from '@sgb/contract/time.ts';
import { useFiles } from '@sgb/server/modules/base/uploads/index.ts';
import { balance, book } from '@sgb/server/modules/books/ledger/index.ts';
import { signedOrdersOf } from '@sgb/server/modules/buying/orders/seed.ts';
import { earnBy, fillPurse } from '@sgb/server/modules/community/earnings/seed.ts';
import * as promotion from '@sgb/server/modules/community/promotion/seed.ts';
import { accountByLogin, hashPassword, insertAccounts } from '@sgb/server/modules/people/identity/seed.ts';
import type { Tx } from '@sgb/server/platform/db/database.ts';
import { allEnded } from '@sgb/server/platform/db/together.ts';
import { type Settings, settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { makeProduct } from './catalogue/product.ts';
import { dice } from './dice.ts';
import { keepDemoPicture } from './drawn/keep.ts';
import { type Step, stepsOf } from './orders.ts';
import { type DemoTask, demoTasks } from './promotion-tasks.ts';
import type { DemoTarget } from './world-app.ts';

const { taken, handedIn, approved, refused, expired, givenUp } = takingStates;

/** What the influencer has of a task, brought to where it is. */
async function takePart(tx: Tx, accountId: number, taskId: number, demo: DemoTask, today: Date, settings: Settings) {
  const { mine } = demo;
  if (!mine) return;
  const at = addDays(today, -mine.daysAgo);
  const task = await promotion.takePlace(tx, taskId, at);
  if (!task) throw new Error(`nobody can take “${demo.title}”`);
  const { reward, rewardAmount } = task;
  const dueAt = addDays(at, 7);
  const row = { taskId, accountId, state: taken, reward, rewardAmount, takenAt: at, dueAt };
  const part = await promotion.insertTaking(tx, row);
  if (!part) return;
  const own = { by: accountId, now: at };
  promotion.noteMove(tx, part.id, taken, own);
  const ended = { holdsPlace: false };
  if (mine.state === givenUp) await promotion.moveTaking(tx, part.id, { state: givenUp, ...ended }, own);
  if (mine.state === expired)
    await promotion.moveTaking(tx, part.id, { state: expired, ...ended }, { by: null, now: dueAt });
  if (mine.state === givenUp || mine.state === expired) await promotion.freePlace(tx, taskId);
  if (!mine.link) return;
  const now = addHours(at, 6);
  const handed = { link: mine.link, text: mine.text ?? '', tries: 1, handedInAt: now, reviewBy: addDays(at, 2) };
  await promotion.moveTaking(tx, part.id, { ...handed, state: handedIn }, { by: accountId, now });
  const reviewedAt = addHours(now, 9);
  const move = { by: null, now: reviewedAt };
  if (mine.state === refused) {
    const said = { reason: mine.reason ?? '', reviewedAt, dueAt: addDays(reviewedAt, 3) };
    await promotion.moveTaking(tx, part.id, { ...said, state: refused }, move);
  }
  if (mine.state === approved) {
    await promotion.moveTaking(tx, part.id, { state: approved, reviewedAt, paidAt: reviewedAt }, move);
    await promotion.payTaking(tx, { ...part, task }, { settings, now: reviewedAt });
  }
}

const products = [63, 158, 112] as const;

/** The influencer's links: since how many days ago, and how many visit it on a usual day. */
async function makeLinks(tx: Tx, accountId: number, today: Date) {
  const goods = products.map((number) => {
    const { id, title } = makeProduct(number);
    return { kind: linkKinds.product, path: `/product/${id}.html`, title, productId: id };
  });
  const wanted = [
    { kind: linkKinds.page, path: '/shoppingmall/index', title: 'Our shop', productId: null },
    ...goods,
    { kind: linkKinds.activity, path: '/thematicactivities/hotsale/index', title: 'Hot sale', productId: null },
  ];
  const links: { code: string; since: number; usual: number }[] = [];
  for (const [place, link] of wanted.entries()) {
    const since = [89, 83, 61, 34, 12][place] ?? 12;
    const code = `demo${'abcdefgh'[place]}234`;
    await promotion.keepLink(tx, { ...link, accountId, code, madeAt: addDays(today, -since) });
    links.push({ code, since, usual: [14, 9, 12, 7, 18][place] ?? 5 });
  }
  return links;
}

type Links = Awaited<ReturnType<typeof makeLinks>>;

/** Visits fade after a post, come back with the next, and weekends are busier. */
async function writeVisits(tx: Tx, links: Links, today: Date): Promise<void> {
  const luck = dice('promotion visits');
  const days = Array.from({ length: 90 }, (_, place) => {
    const ago = 89 - place;
    const day = addDays(today, -ago);
    const weekend = [0, 6].includes(day.getUTCDay()) ? 1.4 : 1;
    const arrivals = links
      .filter(({ since }) => since >= ago)
      .map(({ code, since, usual }) => {
        const posted = 1 + 3.5 * Math.exp(-((since - ago) % 21) / 3);
        return { spm: spmOfLink(code), visitors: Math.round(usual * weekend * posted * luck.between(0.4, 1)) };
      });
    return { day: shopDay(day), arrivals };
  });
  await allEnded(days.map(({ day, arrivals }) => promotion.writeVisits(tx, day, arrivals)));
}

/** Who came by them: how many days ago, by which link (0 is the code alone), and what they bought how many days later. */
const followers = [
  ['Andile Zwane', 86, 1, [9, 1, 4]],
  ['Busisiwe Moyo', 81, 2, [171, 2, 2]],
  ['Carmen Daniels', 77, 1, null],
  ['Dumisani Ncube', 70, 2, [75, 1, 6]],
  ['Ester van Wyk', 64, 1, null],
  ['Faith Banda', 59, 3, [198, 2, 3]],
  ['Gugu Zulu', 57, 3, [114, 3, 1]],
  ['Hendrik Botha', 52, 0, null],
  ['Itumeleng Moloi', 47, 3, [126, 1, 9]],
  ['Jabu Mabaso', 43, 2, null],
  ['Keabetswe Seleka', 38, 1, [138, 2, 5]],
  ['Lungile Gumede', 33, 4, [54, 4, 2]],
  ['Mandla Dhlamini', 31, 4, null],
  ['Naeema Davids', 26, 3, [90, 2, 4]],
  ['Onke Mda', 19, 4, [162, 1, 3]],
  ['Precious Sibanda', 15, 0, null],
  ['Rethabile Mokoena', 11, 5, [180, 2, 1]],
  ['Siyabonga Dube', 8, 5, null],
  ['Thuli Hadebe', 4, 5, [72, 1, 2]],
  ['Vusi Mahlangu', 1, 5, null],
] as const;

async function bringFollowers(tx: Tx, influencerId: number, links: Links, today: Date): Promise<number[]> {
  const passwordHash = await hashPassword(randomUUID());
  const made = await insertAccounts(
    tx,
    followers.map(([name, daysAgo], place) => {
      const [firstName = '', ...rest] = name.split(' ');
      return {
        username: `follower_${place + 1}`,
        email: `follower${place + 1}@demo.test`,
        passwordHash,
        userType: userTypes.normalPersonal,
        firstName,
        lastName: rest.join(' '),
        invitedBy: influencerId,
        createdAt: addDays(today, -daysAgo),
      };
    }),
  );
  for (const [place, [, daysAgo, link]] of followers.entries()) {
    const from = link === 0 ? 'personal' : `personal ${spmOfLink(links[link - 1]?.code ?? '')}`;
    const accountId = made[place]?.id ?? 0;
    await promotion.joinedBy(tx, { accountId, inviterId: influencerId, from, now: addDays(today, -daysAgo) });
  }
  return made.map(({ id }) => id);
}

const signDays = 22;

/** What followers bought, and signed for three weeks later; the influencer earns by it. */
function purchases(ids: readonly number[], today: Date, settings: Settings): Step[] {
  return followers.flatMap(([, daysAgo, , bought], place): Step[] => {
    const owner = ids[place];
    if (!bought || owner === undefined) return [];
    const [product, quantity, after] = bought;
    const ago = daysAgo - after;
    const rechargedAt = addDays(today, -ago - 0.2);
    const money = { from: 'gateway.ozow', to: balance(owner, 'available'), amount: 500_000 } as const;
    const words = { key: `demo:promotion:${owner}`, type: entryTypes.recharge, ref: 'RC2026080100071', note: 'Ozow' };
    const recharge = async (tx: Tx) => void (await book(tx, { ...words, now: rechargedAt, postings: [money] }));
    // What has not come yet is still on its way to our warehouse.
    const way = ago > signDays ? [30, 32, 35, 40, 50, 60, 70] : [30, 32, 35];
    const path = way.map((to, nth) => `${to}@${Math.max(0.01, ago - 0.2 - nth * 3)}`).join(' ');
    const orders = [{ of: [product, quantity], path }] as const;
    const steps = stepsOf({ daysAgo: ago, orders }, 200 + place, owner, today, settings);
    const begun: Step[] = [{ at: rechargedAt, run: recharge }, ...steps];
    const now = addDays(today, -ago + signDays);
    const earn = async (tx: Tx) => earnBy(tx, await signedOrdersOf(tx, owner), { settings, now });
    return ago > signDays ? [...begun, { at: now, run: earn }] : begun;
  });
}

/** What each task shows, drawn as its product is and kept as staff would upload it. */
async function drawTasks(target: DemoTarget, accountId: number): Promise<string[]> {
  const kept: string[] = [];
  for (const [place, { shows }] of demoTasks.entries()) {
    const picture = makeProduct(shows).pictures[0] ?? '';
    const owner = { accountId, purpose: 'task' } as const;
    kept.push(await keepDemoPicture(target, owner, `task-${place + 1}.png`, `product ${picture}`));
  }
  return kept;
}

/** Tasks in every state, and ninety days of what the influencer's links brought; once. */
export async function ensureDemoPromotion(target: DemoTarget): Promise<void> {
  const { db } = target;
  const today = target.clock.now();
  const settings = await settingsInForce(db, { now: () => today });
  const { influencer, maker, known } = await db.read(async (reader) => ({
    influencer: await accountByLogin(reader, 'demo_influencer'),
    maker: await accountByLogin(reader, 'demo_marketing'),
    known: await promotion.hasTasks(reader),
  }));
  if (!influencer || !maker || known) return;
  const pictures = await drawTasks(target, maker.id);
  await db.transact(async (tx) => {
    for (const [place, demo] of demoTasks.entries()) {
      const { mine: _mine, shows: _shows, from, until, ...words } = demo;
      const dates = { startsAt: addDays(today, -from), endsAt: addDays(today, until), madeAt: addDays(today, -from) };
      const picture = pictures[place] ?? '';
      const unusable = await useFiles(tx, { accountId: maker.id, purpose: 'task' }, [picture], today);
      if (unusable) throw new Error(`the picture of “${demo.title}”: ${unusable.message}`);
      const id = await promotion.saveTask(tx, undefined, { ...words, ...dates, picture, madeBy: maker.id });
      await takePart(tx, influencer.id, id, demo, today, settings);
    }
    const links = await makeLinks(tx, influencer.id, today);
    await writeVisits(tx, links, today);
    const ids = await bringFollowers(tx, influencer.id, links, today);
    const steps = purchases(ids, today, settings);
    for (const { run } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await run(tx);
    await fillPurse(tx, influencer.id, today);
  });
}
