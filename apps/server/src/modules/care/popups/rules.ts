import { guideVersion, type PopupType, popupTypes, suburbVersion } from '@sgb/contract/popup-types.ts';
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

/** Who closes notices: an account, or a browser by its own number; null for a guest whom nobody could recognise. */
export function viewerOf(accountId: number | undefined, visitorId: string | undefined): string | null {
  if (accountId !== undefined) return `account ${accountId}`;
  return visitorId ? `visitor ${visitorId}` : null;
}

/** The types are shown in the order of their numbers; those of one person lie on both sides of the survey. */
export function comesBeforeSurvey(type: PersonalType): boolean {
  return type < popupTypes.survey;
}
