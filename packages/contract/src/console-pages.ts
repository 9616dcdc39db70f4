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
  { path: 'buy', title: 'Orders to buy', group: 'Buying', right: 'buying', queues: ['toBuy'] },
  { path: 'purchases', title: 'Purchases', group: 'Buying', right: 'buying', queues: ['purchasesToDecide'] },
  { path: 'late', title: 'Late sellers', group: 'Buying', right: 'buying', queues: ['lateSellers'] },
  { path: 'failures', title: 'Failures', group: 'Buying', right: 'buying', queues: ['failures'] },
  { path: 'suppliers', title: 'Suppliers', group: 'Buying', right: 'buying', queues: [] },
  { path: 'scan', title: 'Scan', group: 'Warehouse', right: 'warehouse', queues: [] },
  { path: 'arrivals', title: 'Arrivals', group: 'Warehouse', right: 'warehouse', queues: ['arrivals'] },
  { path: 'weighing', title: 'Weighing', group: 'Warehouse', right: 'warehouse', queues: ['weighing'] },
  { path: 'packing', title: 'Packing', group: 'Warehouse', right: 'warehouse', queues: ['packing'] },
  { path: 'leaving', title: 'Dispatch', group: 'Warehouse', right: 'warehouse', queues: ['leaving'] },
  { path: 'depot', title: 'Depot', group: 'Warehouse', right: 'warehouse', queues: ['handOver', 'depot'] },
  { path: 'counts', title: 'Counts', group: 'Warehouse', right: 'warehouse', queues: ['counts'] },
  { path: 'stock', title: 'Stock orders', group: 'Warehouse', right: 'warehouse', queues: ['stockOrders'] },
  { path: 'dispatches', title: 'Sellers’ parcels', group: 'Warehouse', right: 'warehouse', queues: ['dispatches'] },
  { path: 'unknown', title: 'Without an owner', group: 'Warehouse', right: 'warehouse', queues: ['unknownParcels'] },
  { path: 'abandoned', title: 'Given up', group: 'Warehouse', right: 'warehouse', queues: ['abandoned'] },
  { path: 'cases', title: 'Cases', group: 'Service', right: 'customerService', queues: ['cases'] },
  {
    path: 'questions',
    title: 'Questions',
    group: 'Service',
    right: 'customerService',
    queues: ['questions', 'questionReports'],
  },
  { path: 'feedback', title: 'Feedback', group: 'Service', right: 'customerService', queues: ['feedback'] },
  { path: 'listings', title: 'Listings', group: 'Service', right: 'customerService', queues: ['listings'] },
  {
    path: 'shelfreturns',
    title: 'Returns to shelves',
    group: 'Warehouse',
    right: 'warehouse',
    queues: ['shelfReturns'],
  },
  { path: 'approvals', title: 'Second person', group: 'Money', right: 'staff', queues: ['decisions'] },
  { path: 'bank', title: 'Bank statements', group: 'Money', right: 'finance', queues: ['bankLines'] },
  { path: 'claims', title: 'Claims', group: 'Money', right: 'finance', queues: ['claims'] },
  { path: 'recharges', title: 'Recharges', group: 'Money', right: 'finance', queues: [] },
  { path: 'withdrawals', title: 'Withdrawals', group: 'Money', right: 'finance', queues: ['withdrawals'] },
  { path: 'payouts', title: 'Files for the bank', group: 'Money', right: 'finance', queues: [] },
  { path: 'identities', title: 'Documents', group: 'Money', right: 'finance', queues: ['identities'] },
  { path: 'ledger', title: 'Ledger', group: 'Money', right: 'finance', queues: [] },
  { path: 'books', title: 'Do the books agree?', group: 'Money', right: 'finance', queues: [] },
  { path: 'months', title: 'Months', group: 'Money', right: 'finance', queues: [] },
  { path: 'liabilities', title: 'What we owe', group: 'Money', right: 'finance', queues: [] },
  { path: 'turnover', title: 'Turnover and VAT', group: 'Money', right: 'finance', queues: [] },
  { path: 'settings', title: 'Settings', group: 'Company', right: 'accounts', queues: [] },
  { path: 'staff', title: 'Staff', group: 'Company', right: 'accounts', queues: [] },
  { path: 'jobs', title: 'Jobs', group: 'Company', right: 'accounts', queues: ['failedJobs'] },
  { path: 'letters', title: 'Letters', group: 'Company', right: 'accounts', queues: [] },
  { path: 'machines', title: 'Connections', group: 'Company', right: 'accounts', queues: ['alerts'] },
  { path: 'privacy', title: 'People’s data', group: 'Company', right: 'accounts', queues: [] },
  { path: 'audit', title: 'Audit', group: 'Company', right: 'accounts', queues: [] },
  { path: 'sessions', title: 'Where I am logged in', group: 'Mine', right: 'staff', queues: [] },
] as const satisfies readonly ConsolePage[];

export type ConsolePath = (typeof consolePages)[number]['path'];

/** What somebody finds in the navigation, and may open. */
export const pagesOf = (who: Person | null): readonly (typeof consolePages)[number][] =>
  consolePages.filter(({ right }) => may(right, who));

/** Where a queue is worked off. */
export const pageOfQueue = (name: string): ConsolePath | undefined =>
  consolePages.find(({ queues }) => (queues as readonly string[]).includes(name))?.path;
