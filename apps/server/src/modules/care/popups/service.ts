import { may } from '@sgb/contract/policy.ts';
import { guideVersion, homeLocation, popupTypes } from '@sgb/contract/popup-types.ts';
import {
  type draftPopup,
  type getPopup,
  type handlePopup,
  type Popup,
  plainAnnex,
  type readPopup,
  suburbAnnex,
  surveyAnnex,
} from '@sgb/contract/popups.ts';
import { startOfDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call, Session } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { countUnread } from '../../base/messages/index.ts';
import { type AmbassadorNeeds, asksForSuburb, bindMember, isPaying } from '../../community/ambassadors/index.ts';
import { draftSurvey, nextSurvey, readSurvey, type SurveyNeeds, submitSurvey } from '../../logistics/surveys/index.ts';
import { readAnnex } from './annex.ts';
import { type CampaignRow, campaigns, closeForGuest, guestLooks, isRunning } from './campaign-store.ts';
import { type Asking, choose } from './choose.ts';
import { handOut } from './hand-out.ts';
import { writeOffer } from './offer.ts';
import { byRank, popupOf, remainingDays } from './rules.ts';
import { popupTerms } from './settings.ts';
import * as store from './store.ts';

/** What is known by those who import this module. */
export type PopupNeeds = SurveyNeeds & Pick<AmbassadorNeeds, 'closeSuburbPopups'>;

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const gone = () => refuse('notFound', 'We could not find that pop-up.');

const fill = async (reader: Sql, { id, type, content, accountId }: store.WaitingRow, now: Date): Promise<Popup> =>
  popupOf(id, type, {
    ...content,
    ...(type === popupTypes.message && { unreadnum: await countUnread(reader, accountId) }),
    ...(type === popupTypes.vip && { remainday: content.date ? remainingDays(content.date, now) : 0 }),
  });

/** Guests have notices on the home page, those that are for everybody; a browser has closed each once. */
async function forGuest(call: Call<'guest'>, running: readonly CampaignRow[], visitorid: string | undefined, at: At) {
  const notices = running.filter(({ type, audience }) => type === popupTypes.notice && audience === 'everybody');
  if (!visitorid || notices.length === 0) return refuse('noPopup');
  const ids = notices.map(({ id }) => id);
  const looks = await call.db.read((reader) => guestLooks(reader, visitorid, ids, startOfDay(at.now)));
  if (looks.today >= at.settings.get(popupTerms).perDay) return refuse('noPopup');
  const ranked = notices.map((each) => ({ ...each, since: each.startsAt })).toSorted(byRank);
  const next = ranked.find(({ id }) => !looks.had.has(id));
  if (!next) return refuse('noPopup');
  return popupOf(next.id, popupTypes.notice, { ...next.content, time: next.startsAt.toISOString() });
}

/** Whoever is logged in has all types, in the order of their numbers; each is handed out once, however many ask at once. */
export async function nextPopup(call: Call<'guest'>, { location, visitorid }: InputOf<typeof getPopup>) {
  const home = location === homeLocation;
  const { session } = call;
  const at = await atOf(call);
  const running = (await campaigns(call)).filter((each) => isRunning(each, at.now));
  if (!session) return home ? forGuest(call, running, visitorid, at) : refuse('noPopup');
  const { accountId } = session;
  const asking: Asking = { session, home, running, at };
  const look = (reader: Sql) => choose(reader, asking);
  const first = await call.db.read(look);
  if (first.next?.from === 'guide') return popupOf(0, popupTypes.guide);
  if (first.next) {
    const handed = await call.db.transact(async (tx) => {
      await store.lockReader(tx, accountId);
      const { next } = await look(tx);
      if (!next || next.from === 'guide') return undefined;
      const row = await handOut(tx, next, asking);
      return row && fill(tx, row, at.now);
    });
    if (handed) return handed;
  }
  return afterThose(call, session, location, first.suburb, at);
}

/** The survey, then the suburb: neither counts for the day. */
async function afterThose(
  call: Call<'guest'>,
  session: Session,
  location: string,
  waiting: store.WaitingRow | undefined,
  at: At,
) {
  const userId = session.accountId;
  const next = await call.db.read(async (reader) => {
    const survey = await nextSurvey(reader, userId, at);
    if (survey) return popupOf(survey.id, popupTypes.survey, { evaluation: survey.evaluation });
    // Nothing comes between somebody and the till but what they are told at once.
    if (waiting && !isPaying(location)) return fill(reader, waiting, at.now);
    const lastAsked = await store.lastOffered(reader, userId, popupTypes.suburb);
    return (await asksForSuburb(reader, session, location, lastAsked, at)) ? 'suburb' : refuse('noPopup');
  });
  if (next !== 'suburb') return next;
  const subject = `suburb ${at.now.toISOString().slice(0, 10)}`;
  return call.db.transact(async (tx) => {
    const offered = await writeOffer(tx, { userId, subject, popup: { type: 'suburb' } }, at);
    return offered ? fill(tx, offered, at.now) : refuse('noPopup');
  });
}

/** Closed by its reader: it does not come again. */
export async function closePopup(call: Call<'guest'>, input: InputOf<typeof readPopup>) {
  const { id, type, ordertype, visitorid } = input;
  const now = call.clock.now();
  const accountId = call.session?.accountId;
  if (accountId === undefined) {
    if (type !== popupTypes.notice) return gone();
    if (visitorid) await call.db.transact((tx) => closeForGuest(tx, id, visitorid, now));
    return {};
  }
  return call.db.transact(async (tx) => {
    if (type === popupTypes.guide) {
      await store.countReminder(tx, { accountId, type: 'shop', version: guideVersion }, now);
      return {};
    }
    if (type === popupTypes.survey) return readSurvey(tx, { accountId, id, orderType: ordertype }, now);
    const found = await store.closePopup(tx, { accountId, id, type }, { handled: false, now });
    // Somebody who has just logged in may close what they saw as a guest.
    return found || type === popupTypes.notice ? {} : gone();
  });
}

export function doPopup(needs: PopupNeeds) {
  return async (call: Call<'shopper'>, { type, annex }: InputOf<typeof handlePopup>) => {
    const { accountId } = call.session;
    const at = await atOf(call);
    const { now } = at;
    if (type === popupTypes.survey) {
      const answers = readAnnex(surveyAnnex, annex);
      if (answers instanceof Refusal) return answers;
      return call.db.transact((tx) => submitSurvey(tx, accountId, answers, needs, at));
    }
    if (type === popupTypes.suburb) {
      const wanted = readAnnex(suburbAnnex, annex);
      if (wanted instanceof Refusal) return wanted;
      if (!may('groupBuy', call.session.person)) return refuse('noRight');
      return call.db.transact(async (tx) => {
        const bound = await bindMember(tx, accountId, { ...wanted, invitecode: '' }, needs, at);
        return bound instanceof Refusal ? bound : { scoin: 0 };
      });
    }
    if (type === popupTypes.guide) return gone();
    const named = readAnnex(plainAnnex, annex);
    if (named instanceof Refusal) return named;
    return call.db.transact(async (tx) => {
      const found = await store.closePopup(tx, { accountId, id: named.id, type }, { handled: true, now });
      return found ? { scoin: 0 } : gone();
    });
  };
}

/** Only surveys have drafts. */
export async function keepDraft(call: Call<'shopper'>, { type, annex }: InputOf<typeof draftPopup>) {
  if (type !== popupTypes.survey) return gone();
  const answers = readAnnex(surveyAnnex, annex);
  if (answers instanceof Refusal) return answers;
  const now = call.clock.now();
  return call.db.transact((tx) => draftSurvey(tx, call.session.accountId, answers, now));
}

export async function remind(call: Call<'shopper'>, { type }: { type: 'shop' }) {
  const seen = { accountId: call.session.accountId, type, version: guideVersion };
  return { times: await call.db.transact((tx) => store.countReminder(tx, seen, call.clock.now())) };
}
