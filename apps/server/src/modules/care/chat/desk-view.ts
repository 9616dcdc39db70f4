import type { VipLevel } from '@sgb/contract/people.ts';
import type { App } from '../../../platform/app.ts';
import type { At } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { shownName } from '../../people/contacts/index.ts';
import { type Person, peopleById, vipLevelOf } from '../../people/identity/index.ts';
import { benefitsOf } from '../../people/membership/index.ts';
import type { Conversation } from './rules.ts';
import type { Message } from './store.ts';

type Talk = Pick<Conversation, 'id' | 'shopperId' | 'contactId' | 'takenBy' | 'waitingSince'>;
type People = ReadonlyMap<number, Person>;

/** Everybody in these talks. */
export async function namesOf(reader: Sql, talks: readonly Talk[], further: readonly number[] = []): Promise<People> {
  const ids = talks.flatMap(({ shopperId, contactId, takenBy }) => [shopperId, contactId, takenBy ?? shopperId]);
  const all = [...new Set([...ids, ...further])];
  return new Map((all.length > 0 ? await peopleById(reader, all) : []).map((person) => [person.id, person]));
}

/** By when somebody is to be answered who wrote at this moment: members sooner than others. */
export function answerBy(tier: VipLevel, since: Date, { settings }: At): Date {
  const { answerHours } = benefitsOf(tier, settings);
  return addWorkingHours(settings.get(shopWorkingTime), since, answerHours);
}

export function shownDeskTalk(talk: Talk, people: People, at: At) {
  const shopper = people.get(talk.shopperId);
  const contact = people.get(talk.contactId);
  const vipLevel = shopper ? vipLevelOf(shopper, at.now) : 0;
  const due = talk.waitingSince && answerBy(vipLevel, talk.waitingSince, at);
  return {
    id: talk.id,
    shopperId: talk.shopperId,
    username: shopper?.username ?? '',
    name: shopper ? shownName(shopper) : '',
    vipLevel,
    consultant: contact ? shownName(contact) : '',
    takenBy: talk.takenBy === null ? '' : (people.get(talk.takenBy)?.username ?? ''),
    waitingSince: talk.waitingSince?.toISOString() ?? '',
    answerBy: due?.toISOString() ?? '',
    late: due !== null && due < at.now,
  };
}

/** A look of staff at a picture of a chat is written down, as everywhere. */
export function shownDeskMessage(
  app: Pick<App, 'files' | 'clock'>,
  message: Message,
  { talk, people, by }: { readonly talk: Talk; readonly people: People; readonly by: number },
) {
  const { number, fromShopper, text, pictures, sentAt, writtenBy } = message;
  const writer = people.get(fromShopper ? talk.shopperId : (writtenBy ?? talk.contactId));
  return {
    number,
    fromShopper,
    by: writer?.username ?? '',
    text,
    pictures: pictures.map((id) => fileAddress(app, { id, purpose: 'chat' }, { by, about: `chat ${talk.id}` })),
    sentAt: sentAt.toISOString(),
  };
}
