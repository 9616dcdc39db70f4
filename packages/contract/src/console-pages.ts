import { may, type Person, type Right } from './policy.ts';

/** A page of the staff console: who may open it is a right of the policy, as everywhere. */
interface ConsolePage {
  /** Its address below /console/, which is also the folder of its feature. */
  readonly path: string;
  readonly title: string;
  readonly group: 'Goods' | 'Buying' | 'Warehouse' | 'Money' | 'Service' | 'Marketing' | 'Company' | 'Mine';
  readonly right: Right;
  /** The queues that are worked off there. */
  readonly queues: readonly string[];
}

export const consolePages = [
  { path: 'orders', title: 'Orders', group: 'Goods', right: 'orders', queues: [] },
  { path: 'parcels', title: 'Parcels', group: 'Goods', right: 'orders', queues: [] },
  { path: 'buy', title: 'Orders to buy', group: 'Buying', right: 'buying', queues: ['toBuy'] },
  { path: 'purchases', title: 'Purchases', group: 'Buying', right: 'buying', queues: ['purchasesToDecide'] },
  { path: 'late', title: 'Late sellers', group: 'Buying', right: 'buying', queues: ['lateSellers'] },
  {
    path: 'sellerrefunds',
    title: 'Money back from sellers',
    group: 'Buying',
    right: 'buying',
    queues: ['sellerRefunds'],
  },
  { path: 'failures', title: 'Failures', group: 'Buying', right: 'buying', queues: ['failures'] },
  { path: 'suppliers', title: 'Suppliers', group: 'Buying', right: 'buying', queues: ['supplierAccess'] },
  {
    path: 'supplierquestions',
    title: 'Questions to suppliers',
    group: 'Buying',
    right: 'buying',
    queues: ['supplierQuestions'],
  },
  { path: 'scan', title: 'Scan', group: 'Warehouse', right: 'warehouse', queues: [] },
  { path: 'arrivals', title: 'Arrivals', group: 'Warehouse', right: 'warehouse', queues: ['arrivals'] },
  { path: 'weighing', title: 'Weighing', group: 'Warehouse', right: 'warehouse', queues: ['weighing'] },
  { path: 'splits', title: 'Splitting', group: 'Warehouse', right: 'warehouse', queues: ['splits'] },
  { path: 'shelves', title: 'On the shelves', group: 'Warehouse', right: 'warehouse', queues: [] },
  { path: 'packing', title: 'Packing', group: 'Warehouse', right: 'warehouse', queues: ['packing'] },
  { path: 'leaving', title: 'Dispatch', group: 'Warehouse', right: 'warehouse', queues: ['leaving'] },
  { path: 'depot', title: 'Depot', group: 'Warehouse', right: 'warehouse', queues: ['handOver', 'depot'] },
  { path: 'rounds', title: 'Group shipments', group: 'Warehouse', right: 'warehouse', queues: [] },
  { path: 'counts', title: 'Counts', group: 'Warehouse', right: 'warehouse', queues: ['counts'] },
  { path: 'sellershelves', title: 'Sellers’ shelves', group: 'Warehouse', right: 'warehouse', queues: [] },
  { path: 'stock', title: 'Stock orders', group: 'Warehouse', right: 'warehouse', queues: ['stockOrders'] },
  { path: 'dispatches', title: 'Sellers’ parcels', group: 'Warehouse', right: 'warehouse', queues: ['dispatches'] },
  { path: 'abandoned', title: 'Given up', group: 'Warehouse', right: 'warehouse', queues: ['abandoned'] },
  { path: 'people', title: 'People', group: 'Service', right: 'customerService', queues: [] },
  { path: 'chats', title: 'Chats', group: 'Service', right: 'customerService', queues: ['chats'] },
  { path: 'canned', title: 'Written answers', group: 'Service', right: 'customerService', queues: [] },
  { path: 'cases', title: 'Cases', group: 'Service', right: 'customerService', queues: ['cases', 'supervisorCases'] },
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
  { path: 'home', title: 'Home page', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'banners', title: 'Banners', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'themes', title: 'Themed pages', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'showcases', title: 'Showcases', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'products', title: 'Goods', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'clearance', title: 'Clearance', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'hotwords', title: 'Hot words', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'synonyms', title: 'Synonyms', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'misses', title: 'Searched, not found', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'funnel', title: 'From visitor to buyer', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'campaigns', title: 'What campaigns cost', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'help', title: 'Help articles', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'texts', title: 'Letters and messages', group: 'Marketing', right: 'marketing', queues: [] },
  { path: 'flights', title: 'Special flights', group: 'Marketing', right: 'campaigns', queues: [] },
  {
    path: 'enquiries',
    title: 'Enquiries about flights',
    group: 'Marketing',
    right: 'campaigns',
    queues: ['flightEnquiries'],
  },
  { path: 'commission', title: 'Commission run', group: 'Money', right: 'finance', queues: [] },
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
  { path: 'bank', title: 'Bank statements', group: 'Money', right: 'finance', queues: ['bankLines'] },
  {
    path: 'settlements',
    title: 'Gateways against us',
    group: 'Money',
    right: 'finance',
    queues: ['settlements'],
  },
  { path: 'claims', title: 'Claims', group: 'Money', right: 'finance', queues: ['claims'] },
  { path: 'recharges', title: 'Recharges', group: 'Money', right: 'finance', queues: [] },
  { path: 'moneyback', title: 'Refunds', group: 'Money', right: 'finance', queues: [] },
  { path: 'giftvouchers', title: 'Gift vouchers', group: 'Money', right: 'orderMoney', queues: [] },
  { path: 'withdrawals', title: 'Withdrawals', group: 'Money', right: 'finance', queues: ['withdrawals'] },
  { path: 'payouts', title: 'Files for the bank', group: 'Money', right: 'finance', queues: [] },
  { path: 'ledger', title: 'Ledger', group: 'Money', right: 'finance', queues: [] },
  { path: 'exchange', title: 'Exchange rate', group: 'Money', right: 'finance', queues: [] },
  { path: 'manual', title: 'Booked by hand', group: 'Money', right: 'finance', queues: [] },
  { path: 'books', title: 'Do the books agree?', group: 'Money', right: 'finance', queues: [] },
  { path: 'months', title: 'Months', group: 'Money', right: 'finance', queues: [] },
  { path: 'liabilities', title: 'What we owe', group: 'Money', right: 'finance', queues: [] },
  { path: 'turnover', title: 'Turnover and VAT', group: 'Money', right: 'finance', queues: [] },
  { path: 'figures', title: 'Figures', group: 'Company', right: 'staff', queues: [] },
  { path: 'settings', title: 'Settings', group: 'Company', right: 'accounts', queues: [] },
  { path: 'switches', title: 'Switches', group: 'Company', right: 'accounts', queues: [] },
  { path: 'staff', title: 'Staff', group: 'Company', right: 'accounts', queues: [] },
  { path: 'jobs', title: 'Jobs', group: 'Company', right: 'accounts', queues: ['failedJobs'] },
  { path: 'letters', title: 'Letters', group: 'Company', right: 'accounts', queues: [] },
  { path: 'alerts', title: 'Alerts', group: 'Company', right: 'staff', queues: ['alerts'] },
  { path: 'machines', title: 'Connections', group: 'Company', right: 'accounts', queues: [] },
  { path: 'privacy', title: 'People’s data', group: 'Company', right: 'accounts', queues: [] },
  { path: 'exports', title: 'Exports', group: 'Company', right: 'accounts', queues: [] },
  { path: 'audit', title: 'Audit', group: 'Company', right: 'accounts', queues: [] },
  { path: 'sessions', title: 'Where I am logged in', group: 'Mine', right: 'staff', queues: [] },
] as const satisfies readonly ConsolePage[];

export type ConsolePath = (typeof consolePages)[number]['path'];

/** What somebody finds in the navigation, and may open. */
export const pagesOf = (who: Person | null): readonly (typeof consolePages)[number][] =>
  consolePages.filter(({ right }) => may(right, who));

/** Which rows of its page a queue is, where that is not what the page shows at first. */
const viewOfQueue: Readonly<Record<string, string>> = {
  supervisorCases: 'supervisor=1',
  depot: 'state=73',
  questionReports: 'queue=reports',
};

/** Where exactly the rows of a queue are, below /console/. */
export function placeOfQueue(name: string): string | undefined {
  const [page, view] = [pageOfQueue(name), viewOfQueue[name]];
  return page && view ? `${page}?${view}` : page;
}

/** Where a queue is worked off. */
export const pageOfQueue = (name: string): ConsolePath | undefined =>
  consolePages.find(({ queues }) => (queues as readonly string[]).includes(name))?.path;
