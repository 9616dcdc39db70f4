import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import type { Audience } from '@sgb/contract/popup-audiences.ts';
import {
  type Campaign,
  type CampaignState,
  changePopup,
  type listPopups,
  makePopup,
  type previewPopup,
  type stopPopup,
} from '@sgb/contract/popup-desk.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { couponAmounts } from '../../books/coupons/index.ts';
import { type Decider, mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { audienceWords, previewWords } from './audience.ts';
import * as store from './campaign-store.ts';
import { countAudience, resolved, staffNamed } from './people.ts';
import { popupTerms } from './settings.ts';

/** What staff do with pop-ups for many. */

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type StaffCall = Call<'staff'>;
type Deciding = typeof makePopup | typeof changePopup;

const gone = () => refuse('notFound', 'There is no such pop-up, or it is over.');

/** What is written of a campaign, once it was found that this person may make it and that it may be paid for. */
async function judged(tx: Tx, endpoint: Deciding, wish: Campaign, subject: string, decider: Decider) {
  const { now, settings } = decider;
  const audience = await resolved(tx, wish.audience);
  if (audience instanceof Refusal) return audience;
  if (new Date(wish.until) <= now) return refuse('badInput', 'It must end in the future.', { field: 'until' });
  const accounts = audience.kind === 'accounts' ? audience.of.map(Number) : [];
  const stop = await mayDecide(tx, endpoint, decider, { accounts, subject, cents: 0, input: wish });
  if (stop) return stop;
  const ours = await staffNamed(tx, audience);
  if (ours) return ours;
  if (wish.coupons.length > 0) {
    const tooDear = await dearness(tx, wish, audience, settings.get(popupTerms).couponCents, now);
    if (tooDear) return tooDear;
  }
  const { type, title, content, link, coupons, priority, from, until } = wish;
  return {
    ...{ type, audience: audience.kind, audienceOf: [...audience.of], content: { title, content, link }, coupons },
    ...{ priority, startsAt: new Date(from), endsAt: new Date(until) },
  };
}

async function dearness(reader: Sql, wish: Campaign, audience: Audience, most: number, now: Date) {
  const amounts = await couponAmounts(reader, wish.coupons);
  const strange = wish.coupons.find((key) => !amounts.has(key));
  if (strange !== undefined) return refuse('badInput', `There is no coupon '${strange}'.`, { field: 'coupons' });
  const each = wish.coupons.reduce((sum, key) => sum + (amounts.get(key) ?? 0), 0);
  const { people } = await countAudience(reader, audience, now);
  const sum = each * people;
  if (sum <= most) return undefined;
  const words = `${people} people would get ${formatRand(each)} each, ${formatRand(sum)} in all; the most is ${formatRand(most)}.`;
  return refuse('badInput', words, { field: 'audience.of' });
}

/** Makes one, for whoever of staff decides; part of the caller's transaction. */
export async function makeCampaign(tx: Tx, wish: Campaign, decider: Decider): Promise<{ id: number } | Refusal | Kept> {
  const row = await judged(tx, makePopup, wish, 'a new pop-up', decider);
  if (!('audience' in row)) return row;
  return { id: await store.insertCampaign(tx, { ...row, madeBy: decider.by, madeAt: decider.now }) };
}

/** For nobody, or for everybody: whoever asks has to say that it is meant. */
async function doubt(reader: Sql, wish: Pick<Campaign, 'audience'>, sure: 0 | 1, now: Date) {
  const audience = await resolved(reader, wish.audience);
  if (sure === 1 || audience instanceof Refusal) return undefined;
  const { people, all } = await countAudience(reader, audience, now);
  if (people > 0 && people < all) return undefined;
  return refuse('audienceUnsure', `${previewWords(audience, people, all)} Say that you mean it.`, {
    field: 'audience',
  });
}

export async function make(call: StaffCall, { sure, ...wish }: InputOf<typeof makePopup>) {
  const decider = { ...(await atOf(call)), by: call.session.accountId };
  return call.db.transact(async (tx) => {
    const made = await makeCampaign(tx, wish, decider);
    return 'id' in made ? ((await doubt(tx, wish, sure, decider.now)) ?? made) : made;
  });
}

export async function change(call: StaffCall, { id, sure, ...wish }: InputOf<typeof changePopup>) {
  const decider = { ...(await atOf(call)), by: call.session.accountId };
  return call.db.transact(async (tx) => {
    const known = await store.lockCampaign(tx, id, decider.now);
    if (!known) return gone();
    if (known.type !== wish.type) return refuse('badInput', 'Its type stays what it is.', { field: 'type' });
    const row = await judged(tx, changePopup, wish, `popup ${id}`, decider);
    if (!('audience' in row)) return row;
    const unsure = await doubt(tx, wish, sure, decider.now);
    if (unsure) return unsure;
    // Whoever changes what it gives answers for it.
    await store.updateCampaign(tx, id, { ...row, madeBy: decider.by });
    return { id };
  });
}

export async function stop(call: StaffCall, { id }: InputOf<typeof stopPopup>) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    if (!(await store.lockCampaign(tx, id, now))) return gone();
    await store.updateCampaign(tx, id, { stoppedAt: now });
    return { id };
  });
}

export async function preview(call: StaffCall, { audience }: InputOf<typeof previewPopup>) {
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const meant = await resolved(reader, audience);
    if (meant instanceof Refusal) return meant;
    const ours = await staffNamed(reader, meant);
    if (ours) return ours;
    const { people, all } = await countAudience(reader, meant, now);
    return { people, of: all, words: previewWords(meant, people, all) };
  });
}

function stateOf({ startsAt, endsAt, stoppedAt }: store.CampaignRow, now: Date): CampaignState {
  if (stoppedAt) return 'stopped';
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'planned' : 'running';
}

export async function list(call: StaffCall, { page }: InputOf<typeof listPopups>) {
  const now = call.clock.now();
  return call.db.read(async (reader) => {
    const { rows, total } = await store.listedCampaigns(reader, page);
    const listed = rows.flatMap(({ audience, audienceOf }) => (audience === 'accounts' ? audienceOf.map(Number) : []));
    const ids = [...new Set([...rows.map(({ madeBy }) => madeBy), ...listed])];
    const [looks, people] = await Promise.all([
      store.looksAt(
        reader,
        rows.map(({ id }) => id),
      ),
      peopleById(reader, ids),
    ]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    const nameOf = (id: number | string) => names.get(Number(id)) ?? '';
    const items = rows.map((row) => {
      const audience = store.audienceOf(row);
      const of = audience.kind === 'accounts' ? audience.of.map(nameOf) : audience.of;
      const { title = '', content = '', link = '' } = row.content;
      return {
        ...{ id: row.id, type: row.type, title, content, link, coupons: row.coupons, priority: row.priority },
        ...{ audience: { kind: audience.kind, of }, audiencewords: audienceWords(audience) },
        ...{ from: row.startsAt.toISOString(), until: row.endsAt.toISOString(), state: stateOf(row, now) },
        ...{ seen: 0, done: 0, ...looks.get(row.id), by: nameOf(row.madeBy), at: row.madeAt.toISOString() },
      };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}
