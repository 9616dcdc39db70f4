import { guideVersion, type PopupType, suburbVersion } from '@sgb/contract/popup-types.ts';
import type { Evaluation, Popup } from '@sgb/contract/popups.ts';
import { daysBetween, shopDay } from '@sgb/contract/time.ts';

export type PersonalType = Exclude<PopupType, 1 | 8>;

/** What a pop-up says; each type uses its own of these. */
export type Content = Partial<
  Pick<
    Popup,
    | 'title'
    | 'titlecontent'
    | 'time'
    | 'content'
    | 'link'
    | 'question'
    | 'feedback'
    | 'couponlist'
    | 'vipname'
    | 'date'
    | 'money'
  >
>;

const windowTitles: Record<PopupType, string> = {
  1: 'A quick tour',
  2: 'Notice',
  3: 'New message',
  4: 'A task for you',
  5: 'We answered you',
  6: 'Coupons for you',
  7: 'Your membership',
  8: 'How was your delivery?',
  9: 'Confirm your suburb',
};

const versions: Partial<Record<PopupType, string>> = { 1: guideVersion, 9: suburbVersion };

const empty = {
  title: '',
  titlecontent: '',
  time: '',
  content: '',
  link: '',
  unreadnum: 0,
  question: '',
  feedback: '',
  couponlist: [],
  vipname: '',
  remainday: 0,
  date: '',
  money: 0,
  evaluation: null,
} satisfies Omit<Popup, 'id' | 'type' | 'windowtitle' | 'version'>;

export interface Filling extends Content {
  readonly windowtitle?: string;
  readonly unreadnum?: number;
  readonly remainday?: number;
  readonly evaluation?: Evaluation;
}

export function popupOf(id: number, type: PopupType, filling: Filling = {}): Popup {
  return { id, type, windowtitle: windowTitles[type], version: versions[type] ?? '', ...empty, ...filling };
}

/** How many days a membership that ends then still lasts; 0 on its last day and after it. */
export function remainingDays(date: string, now: Date): number {
  return Math.max(0, daysBetween(shopDay(now), shopDay(new Date(date))));
}

/** Something that could be shown next. */
export interface Ranked {
  readonly type: PopupType;
  readonly priority: number;
  readonly since: Date;
}

/** What one of a single person has beside those of staff, which say theirs. */
export const usualPriority = 5;

/** By the number of the type, as the product document says; of one type by priority, then by age. */
export const byRank = (one: Ranked, other: Ranked): number =>
  one.type - other.type || other.priority - one.priority || one.since.getTime() - other.since.getTime();
