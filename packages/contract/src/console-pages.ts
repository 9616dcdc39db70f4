import { may, type Person, type Right } from './policy.ts';

/** A page of the staff console: who may open it is a right of the policy, as everywhere. */
interface ConsolePage {
  /** Its address below /console/, which is also the folder of its feature. */
  readonly path: string;
  readonly title: string;
  readonly group: 'Buying' | 'Warehouse' | 'Money' | 'Service' | 'Marketing' | 'Company' | 'Mine';
  readonly right: Right;
  /** The queues that are worked off there. */
  readonly queues: readonly string[];
}

export const consolePages = [
  { path: 'people', title: 'People', group: 'Service', right: 'customerService', queues: [] },
  { path: 'chats', title: 'Chats', group: 'Service', right: 'customerService', queues: ['chats'] },
  { path: 'canned', title: 'Written answers', group: 'Service', right: 'customerService', queues: [] },
  { path: 'cases', title: 'Cases', group: 'Service', right: 'customerService', queues: ['cases'] },
  { path: 'refunds', title: 'Wishes for money back', group: 'Service', right: 'refundRequests', queues: ['refunds'] },
  {
    path: 'questions',
    title: 'Questions',
    group: 'Service',
    right: 'customerService',
    queues: ['questions', 'questionReports'],
  },
  { path: 'topics', title: 'Topics of questions', group: 'Service', right: 'customerService', queues: [] },
  { path: 'feedback', title: 'Feedback', group: 'Service', right: 'customerService', queues: ['feedback'] },
  { path: 'reviews', title: 'Reviews', group: 'Service', right: 'customerService', queues: [] },
  { path: 'businesses', title: 'Companies', group: 'Service', right: 'customerService', queues: ['businesses'] },
  { path: 'ambassadors', title: 'Ambassadors', group: 'Service', right: 'customerService', queues: ['ambassadors'] },
  { path: 'contacts', title: 'Who looks after whom', group: 'Service', right: 'customerService', queues: [] },
  { path: 'identity', title: 'Documents to compare', group: 'Service', right: 'identityChecks', queues: ['identity'] },
  { path: 'ownerless', title: 'Parcels without owner', group: 'Service', right: 'ownerless', queues: ['ownerless'] },
  { path: 'popups', title: 'Pop-ups', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'coupons', title: 'Coupons', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'snatch', title: 'Snatch', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'tasks', title: 'Tasks for influencers', group: 'Marketing', right: 'campaigns', queues: [] },
  { path: 'handins', title: 'Handed in', group: 'Marketing', right: 'campaigns', queues: ['handIns'] },
  { path: 'banners', title: 'Banners', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'themes', title: 'Themed pages', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'products', title: 'Goods', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'hotwords', title: 'Hot words', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'synonyms', title: 'Synonyms', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'misses', title: 'Searched, not found', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'help', title: 'Help articles', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'flights', title: 'Special flights', group: 'Marketing', right: 'campaigns', queues: [] },
  {
    path: 'enquiries',
    title: 'Enquiries about flights',
    group: 'Marketing',
    right: 'campaigns',
    queues: ['flightEnquiries'],
  },
  { path: 'invites', title: 'Invitations that earn nothing', group: 'Money', right: 'finance', queues: ['invites'] },
  { path: 'listings', title: 'Listings', group: 'Service', right: 'customerService', queues: ['listings'] },
  {
    path: 'shelfreturns',
    title: 'Returns to shelves',
    group: 'Warehouse',
    right: 'warehouse',
    queues: ['shelfReturns'],
  },
  { path: 'approvals', title: 'Second person', group: 'Money', right: 'staff', queues: ['decisions'] },
  { path: 'sessions', title: 'Where I am logged in', group: 'Mine', right: 'staff', queues: [] },
] as const satisfies readonly ConsolePage[];

export type ConsolePath = (typeof consolePages)[number]['path'];

/** What somebody finds in the navigation, and may open. */
export const pagesOf = (who: Person | null): readonly (typeof consolePages)[number][] =>
  consolePages.filter(({ right }) => may(right, who));

/** Where a queue is worked off. */
export const pageOfQueue = (name: string): ConsolePath | undefined =>
  consolePages.find(({ queues }) => (queues as readonly string[]).includes(name))?.path;
