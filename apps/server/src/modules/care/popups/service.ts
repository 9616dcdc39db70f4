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
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { countUnread } from '../../base/messages/index.ts';
import { type AmbassadorNeeds, asksForSuburb, bindMember, isPaying } from '../../community/ambassadors/index.ts';
import { draftSurvey, nextSurvey, readSurvey, type SurveyNeeds, submitSurvey } from '../../logistics/surveys/index.ts';
import { readAnnex } from './annex.ts';
import { offerPopup } from './offer.ts';
import { comesBeforeSurvey, popupOf, remainingDays, viewerOf } from './rules.ts';
import * as store from './store.ts';

/** What is known by those who import this module. */
export type PopupNeeds = SurveyNeeds & Pick<AmbassadorNeeds, 'closeSuburbPopups'>;

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type Waiting = NonNullable<Awaited<ReturnType<typeof store.waitingPopup>>>;

const gone = () => refuse('notFound', 'We could not find that pop-up.');

async function noticeFor(call: Call<'guest'>, reader: Sql, visitorid: string | undefined): Promise<Popup | null> {
  const viewer = viewerOf(call.session?.accountId, visitorid);
  if (viewer === null) return null;
  const audience = call.session ? 'shoppers' : 'guests';
  const notice = await store.waitingNotice(reader, viewer, audience, call.clock.now());
  if (!notice) return null;
  const { id, windowTitle: windowtitle, title, content, startsAt } = notice;
  return popupOf(id, popupTypes.notice, { windowtitle, title, content, time: startsAt.toISOString() });
}

async function personal(call: Call<'guest'>, reader: Sql, waiting: Waiting): Promise<Popup> {
  const { id, type, content, accountId } = waiting;
  return popupOf(id, type, {
    ...content,
    ...(type === popupTypes.message && { unreadnum: await countUnread(reader, accountId) }),
    ...(type === popupTypes.vip && { remainday: content.date ? remainingDays(content.date, call.clock.now()) : 0 }),
  });
}

/** Guests have notices on the home page; whoever is logged in has all types, in the order of their numbers. */
export async function nextPopup(call: Call<'guest'>, { location, visitorid }: InputOf<typeof getPopup>) {
  const home = location === homeLocation;
  const { session } = call;
  const at = await atOf(call);
  const next = await call.db.read(async (reader) => {
    if (!session) return (home ? await noticeFor(call, reader, visitorid) : null) ?? refuse('noPopup');
    const { accountId } = session;
    if (home && (await store.reminderVersion(reader, accountId, 'shop')) !== guideVersion) {
      return popupOf(0, popupTypes.guide);
    }
    const notice = await noticeFor(call, reader, undefined);
    if (notice) return notice;
    const found = await store.waitingPopup(reader, accountId, at.now);
    // Nothing comes between somebody and the till but what they are told at once.
    const waiting = found?.type === popupTypes.suburb && isPaying(location) ? undefined : found;
    if (waiting && comesBeforeSurvey(waiting.type)) return personal(call, reader, waiting);
    const survey = await nextSurvey(reader, accountId, at);
    if (survey) return popupOf(survey.id, popupTypes.survey, { evaluation: survey.evaluation });
    if (waiting) return personal(call, reader, waiting);
    const lastAsked = await store.lastOffered(reader, accountId, popupTypes.suburb);
    return (await asksForSuburb(reader, session, location, lastAsked, at)) ? 'suburb' : refuse('noPopup');
  });
  if (next !== 'suburb' || !session) return next === 'suburb' ? refuse('noPopup') : next;
  const userId = session.accountId;
  const subject = `suburb ${at.now.toISOString().slice(0, 10)}`;
  return call.db.transact(async (tx) => {
    await offerPopup(tx, { userId, subject, popup: { type: 'suburb' } }, at);
    const offered = await store.waitingPopup(tx, userId, at.now);
    return offered?.type === popupTypes.suburb ? personal(call, tx, offered) : refuse('noPopup');
  });
}

/** Closed by its reader: it does not come again. */
export async function closePopup(call: Call<'guest'>, input: InputOf<typeof readPopup>) {
  const { id, type, ordertype, visitorid } = input;
  const now = call.clock.now();
  const accountId = call.session?.accountId;
  if (type === popupTypes.notice) {
    const viewer = viewerOf(accountId, visitorid);
    const closed = viewer !== null && (await call.db.transact((tx) => store.closeNotice(tx, id, viewer, now)));
    // What is no notice for many, or closed already, may be one for this person alone.
    if (closed || accountId === undefined) return {};
  }
  if (accountId === undefined) return gone();
  return call.db.transact(async (tx) => {
    if (type === popupTypes.guide) {
      await store.countReminder(tx, { accountId, type: 'shop', version: guideVersion }, now);
      return {};
    }
    if (type === popupTypes.survey) return readSurvey(tx, { accountId, id, orderType: ordertype }, now);
    const found = await store.closePopup(tx, { accountId, id, type }, { handled: false, now });
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
