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
  { path: 'cases', title: 'Cases', group: 'Service', right: 'customerService', queues: ['cases'] },
  {
    path: 'questions',
    title: 'Questions',
    group: 'Service',
    right: 'customerService',
    queues: ['questions', 'questionReports'],
  },
  { path: 'feedback', title: 'Feedback', group: 'Service', right: 'customerService', queues: ['feedback'] },
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
