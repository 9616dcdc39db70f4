import { userTypes } from '@sgb/contract/people.ts';
import { hasPhoneNumber } from '@sgb/contract/phone-search.ts';
import {
  type Badge,
  badges,
  type PostState,
  postStates,
  type WaitReason,
  waitReasons,
} from '@sgb/contract/question-rules.ts';
import { shownName } from '@sgb/contract/review-rules.ts';
import { addDays, addMinutes } from '@sgb/contract/time.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import type { questionTerms } from './settings.ts';

export type Terms = SettingValue<typeof questionTerms>;

/** With a scheme, with www, or a name that ends like one of a site. */
const link =
  /\bhttps?:\/\/\S|\bwww\.\S|\b[a-z0-9-]+\.(?:com|net|org|io|shop|store|info|biz|link|app|africa|cn|co\.[a-z]{2}|org\.[a-z]{2})\b|\b[a-z0-9-]+\.(?:me|ly|gl|co|gd|cc|to)\/\S/i;

export const hasLink = (text: string): boolean => link.test(text.normalize('NFKC'));

export interface Writer {
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: number;
  readonly staffRole: string | null;
  readonly createdAt: Date;
}

export function badgeOf({ staffRole, userType }: Pick<Writer, 'staffRole' | 'userType'>): Badge {
  if (staffRole !== null) return badges.staff;
  return userType === userTypes.header ? badges.ambassador : badges.none;
}

/** How somebody is named where everybody reads it: of us the first name alone. */
export function nameOf({ firstName, lastName, staffRole }: Writer): string {
  return shownName(firstName, staffRole === null ? lastName : '');
}

/** What of these words wants a look of staff before others read them; 0 is nothing. What staff write is looked at. */
export function waitsFor(texts: readonly string[], writer: Writer, now: Date, { linkDays }: Terms): 0 | WaitReason {
  if (writer.staffRole !== null) return 0;
  if (texts.some(hasPhoneNumber)) return waitReasons.phone;
  const isNew = now < addDays(writer.createdAt, linkDays);
  return isNew && texts.some(hasLink) ? waitReasons.link : 0;
}

export const stateFor = (waits: 0 | WaitReason): PostState => (waits === 0 ? postStates.shown : postStates.waiting);

export function editUntil({ at }: { readonly at: Date }, { editMinutes }: Terms): Date {
  return addMinutes(at, editMinutes);
}

/** Whether its writer may change it still. */
export function mayEdit(post: { readonly at: Date; readonly state: PostState }, now: Date, terms: Terms): boolean {
  const open = post.state === postStates.shown || post.state === postStates.waiting;
  return open && now <= editUntil(post, terms);
}

/** What is taken back is gone for all; what helped others stays. */
export function mayDelete(question: { readonly answers: number; readonly state: PostState }): boolean {
  const { shown, waiting } = postStates;
  return question.answers === 0 && (question.state === shown || question.state === waiting);
}

/** Coins for an accepted answer: not for one's own, and not for what is somebody's work. */
export function coinsFor(
  answer: { readonly accountId: number | null; readonly badge: Badge },
  askerId: number,
  coins: number,
): number {
  return answer.accountId === null || answer.accountId === askerId || answer.badge === badges.staff ? 0 : coins;
}

/** Which of two that match equally well is found first: what helped many, and what has an accepted answer. */
export function scoreOf(question: { helpful: number; answers: number; accepted: boolean; pinned: boolean }): number {
  const helped = 70 * Math.log2(1 + question.helpful);
  return 200 + helped + (question.answers > 0 ? 100 : 0) + (question.accepted ? 150 : 0) + (question.pinned ? 100 : 0);
}

const excerptLength = 160;

/** The beginning of a text, on one line, cut between words. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= excerptLength) return line;
  const cut = line.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength / 2)).trimEnd()}…`;
}
