import { may } from '@sgb/contract/policy.ts';
import { guideVersion, popupTypes } from '@sgb/contract/popup-types.ts';
import { addDays, addHours, startOfDay } from '@sgb/contract/time.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Session } from '../../../platform/http/call.ts';
import { latestUnread } from '../../base/messages/index.ts';
import { lastBought } from '../../buying/orders/index.ts';
import { openTasksFor, rewardWords } from '../../community/promotion/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { type Asked, isMeant, needsAsking } from './audience.ts';
import { audienceOf, type CampaignRow } from './campaign-store.ts';
import { byRank, type Content, type Ranked, usualPriority } from './rules.ts';
import { popupTerms } from './settings.ts';
import * as store from './store.ts';

/** Who asks, where, and which pop-ups of staff run at this moment. */
export interface Asking {
  readonly session: Session;
  readonly home: boolean;
  readonly running: readonly CampaignRow[];
  readonly at: At;
}

/** Something that is written down for its reader when it is handed out. */
interface Fresh extends Ranked {
  readonly from: 'us';
  readonly type: 3 | 4;
  readonly subject: string;
  readonly content: Content;
}

export type Candidate =
  | { readonly from: 'guide' }
  | (Ranked & { readonly from: 'waiting'; readonly row: store.WaitingRow })
  | (Ranked & { readonly from: 'staff'; readonly campaign: CampaignRow })
  | Fresh;

interface Choice {
  /** What comes before the survey. */
  readonly next: Candidate | undefined;
  /** The suburb, which comes after it. */
  readonly suburb: store.WaitingRow | undefined;
}

async function askAbout(reader: Sql, accountId: number): Promise<Asked | undefined> {
  const [[self], boughtAt] = await Promise.all([peopleById(reader, [accountId]), lastBought(reader, accountId)]);
  return self && { countryId: self.countryId, suburb: self.suburb, boughtAt };
}

/** Those of staff that are for this person: judged here, for one person, and written for nobody else. */
async function fitting(reader: Sql, { session, at }: Asking, unseen: readonly CampaignRow[]): Promise<CampaignRow[]> {
  // Staff are told otherwise, and give coupons to others.
  if (session.staff || unseen.length === 0) return [];
  const { accountId, vipLevel, userType } = session;
  const known = { accountId, vipLevel, userType, customerType: session.person.customertype };
  const asked = unseen.some((each) => needsAsking(audienceOf(each))) ? await askAbout(reader, accountId) : undefined;
  return unseen.filter((each) => isMeant(audienceOf(each), known, asked, at.now));
}

async function unreadMessage(reader: Sql, { session, at }: Asking, told: ReadonlySet<string>): Promise<Fresh[]> {
  const { important, unreadHours, unreadDays } = at.settings.get(popupTerms);
  const about = { subtypes: important, from: addDays(at.now, -unreadDays), until: addHours(at.now, -unreadHours) };
  const message = await latestUnread(reader, session.accountId, about);
  const subject = `message ${message?.id}`;
  if (!message || told.has(subject)) return [];
  const content = {
    title: message.title,
    content: message.body,
    link: `/message/detail/${message.id}/${message.type}`,
  };
  return [{ from: 'us', type: popupTypes.message, subject, content, priority: usualPriority, since: at.now }];
}

/** A task of promotion that somebody could take. */
async function openTask(reader: Sql, { session, at }: Asking, told: ReadonlySet<string>): Promise<Fresh[]> {
  if (!may('influencer', session.person)) return [];
  const tasks = await openTasksFor(reader, session.accountId, at.now);
  const task = tasks.find(({ id }) => !told.has(`task ${id}`));
  if (!task) return [];
  const text = `${task.rules}\n\nYou earn ${rewardWords(task)}.`;
  const content = { title: task.title, content: text, link: '/customertask/promotion' };
  const rank = { priority: usualPriority, since: task.startsAt };
  return [{ from: 'us', type: popupTypes.task, subject: `task ${task.id}`, content, ...rank }];
}

/** What somebody is shown next, without having shown it yet. */
export async function choose(reader: Sql, asking: Asking): Promise<Choice> {
  const { session, home, running, at } = asking;
  const { perDay, againSeconds } = at.settings.get(popupTerms);
  const again = new Date(at.now.getTime() - againSeconds * 1000);
  const [state, waiting] = await Promise.all([
    store.stateOf(
      reader,
      session.accountId,
      startOfDay(at.now),
      running.map(({ id }) => id),
    ),
    store.waitingPopups(reader, session.accountId, { now: at.now, again }),
  ]);
  const suburb = waiting.find(({ type }) => type === popupTypes.suburb);
  if (state.today >= perDay) return { next: undefined, suburb };
  if (home && state.guide !== guideVersion) return { next: { from: 'guide' }, suburb };
  const campaigns = await fitting(
    reader,
    asking,
    running.filter(({ id }) => !state.had.has(id)),
  );
  const all: Exclude<Candidate, { from: 'guide' }>[] = [
    ...waiting
      .filter((row) => row !== suburb && row.type !== popupTypes.suburb)
      .map((row) => ({ from: 'waiting' as const, row, type: row.type, priority: usualPriority, since: row.startsAt })),
    ...campaigns.map((campaign) => ({
      ...{ from: 'staff' as const, campaign, type: campaign.type },
      ...{ priority: campaign.priority, since: campaign.startsAt },
    })),
    ...(await unreadMessage(reader, asking, state.told)),
    ...(await openTask(reader, asking, state.told)),
  ];
  return { next: all.toSorted(byRank)[0], suburb };
}
