import type { ConsolePath } from '@sgb/contract/console-pages.ts';
import type { ComponentType } from 'react';

export interface PageModule {
  readonly Component: ComponentType;
}

interface Pages {
  /** The page of the navigation. */
  readonly list: () => Promise<PageModule>;
  /** One thing of it, at /path/:id; left out where the list shows all there is to know. */
  readonly detail?: () => Promise<PageModule>;
}

/** Where each page of `contract/console-pages.ts` is; each is loaded when it is opened. */
export const pages: Readonly<Record<ConsolePath, Pages>> = {
  orders: {
    list: () => import('../features/orders/list-page.tsx'),
    detail: () => import('../features/orders/detail-page.tsx'),
  },
  parcels: {
    list: () => import('../features/parcels/list-page.tsx'),
    detail: () => import('../features/parcels/detail-page.tsx'),
  },
  buy: {
    list: () => import('../features/buy/list-page.tsx'),
    detail: () => import('../features/buy/detail-page.tsx'),
  },
  purchases: {
    list: () => import('../features/purchases/list-page.tsx'),
    detail: () => import('../features/purchases/detail-page.tsx'),
  },
  late: { list: () => import('../features/late/list-page.tsx') },
  sellerrefunds: { list: () => import('../features/sellerrefunds/list-page.tsx') },
  failures: { list: () => import('../features/failures/list-page.tsx') },
  suppliers: {
    list: () => import('../features/suppliers/list-page.tsx'),
    detail: () => import('../features/suppliers/detail-page.tsx'),
  },
  supplierquestions: { list: () => import('../features/supplierquestions/list-page.tsx') },
  scan: { list: () => import('../features/scan/list-page.tsx') },
  arrivals: { list: () => import('../features/arrivals/list-page.tsx') },
  weighing: { list: () => import('../features/weighing/list-page.tsx') },
  splits: { list: () => import('../features/splits/list-page.tsx') },
  shelves: { list: () => import('../features/shelves/list-page.tsx') },
  packing: { list: () => import('../features/packing/list-page.tsx') },
  leaving: { list: () => import('../features/leaving/list-page.tsx') },
  depot: { list: () => import('../features/depot/list-page.tsx') },
  rounds: { list: () => import('../features/rounds/list-page.tsx') },
  counts: { list: () => import('../features/counts/list-page.tsx') },
  sellershelves: { list: () => import('../features/sellershelves/list-page.tsx') },
  stock: { list: () => import('../features/stock/list-page.tsx') },
  dispatches: { list: () => import('../features/dispatches/list-page.tsx') },
  abandoned: { list: () => import('../features/abandoned/list-page.tsx') },
  people: {
    list: () => import('../features/people/list-page.tsx'),
    detail: () => import('../features/people/detail-page.tsx'),
  },
  chats: {
    list: () => import('../features/chats/list-page.tsx'),
    detail: () => import('../features/chats/detail-page.tsx'),
  },
  canned: { list: () => import('../features/canned/list-page.tsx') },
  cases: {
    list: () => import('../features/cases/list-page.tsx'),
    detail: () => import('../features/cases/detail-page.tsx'),
  },
  refunds: { list: () => import('../features/refunds/list-page.tsx') },
  questions: { list: () => import('../features/questions/list-page.tsx') },
  topics: { list: () => import('../features/topics/list-page.tsx') },
  feedback: { list: () => import('../features/feedback/list-page.tsx') },
  reviews: { list: () => import('../features/reviews/list-page.tsx') },
  businesses: { list: () => import('../features/businesses/list-page.tsx') },
  ambassadors: { list: () => import('../features/ambassadors/list-page.tsx') },
  contacts: { list: () => import('../features/contacts/list-page.tsx') },
  identity: { list: () => import('../features/identity/list-page.tsx') },
  ownerless: { list: () => import('../features/ownerless/list-page.tsx') },
  popups: { list: () => import('../features/popups/list-page.tsx') },
  coupons: { list: () => import('../features/coupons/list-page.tsx') },
  snatch: { list: () => import('../features/snatch/list-page.tsx') },
  tasks: { list: () => import('../features/tasks/list-page.tsx') },
  handins: { list: () => import('../features/handins/list-page.tsx') },
  texts: {
    list: () => import('../features/texts/list-page.tsx'),
    detail: () => import('../features/texts/detail-page.tsx'),
  },
  home: { list: () => import('../features/home/list-page.tsx') },
  showcases: { list: () => import('../features/showcases/list-page.tsx') },
  banners: { list: () => import('../features/banners/list-page.tsx') },
  themes: { list: () => import('../features/themes/list-page.tsx') },
  products: { list: () => import('../features/products/list-page.tsx') },
  clearance: { list: () => import('../features/clearance/list-page.tsx') },
  funnel: { list: () => import('../features/funnel/list-page.tsx') },
  campaigns: { list: () => import('../features/campaigns/list-page.tsx') },
  hotwords: { list: () => import('../features/hotwords/list-page.tsx') },
  synonyms: { list: () => import('../features/synonyms/list-page.tsx') },
  misses: { list: () => import('../features/misses/list-page.tsx') },
  help: { list: () => import('../features/help/list-page.tsx') },
  flights: { list: () => import('../features/flights/list-page.tsx') },
  enquiries: { list: () => import('../features/enquiries/list-page.tsx') },
  invites: { list: () => import('../features/invites/list-page.tsx') },
  listings: { list: () => import('../features/listings/list-page.tsx') },
  shelfreturns: { list: () => import('../features/shelfreturns/list-page.tsx') },
  moneyback: { list: () => import('../features/moneyback/list-page.tsx') },
  exports: { list: () => import('../features/exports/list-page.tsx') },
  approvals: { list: () => import('../features/approvals/list-page.tsx') },
  bank: { list: () => import('../features/bank/list-page.tsx') },
  commission: { list: () => import('../features/commission/list-page.tsx') },
  settlements: { list: () => import('../features/settlements/list-page.tsx') },
  claims: { list: () => import('../features/claims/list-page.tsx') },
  recharges: { list: () => import('../features/recharges/list-page.tsx') },
  giftvouchers: { list: () => import('../features/giftvouchers/list-page.tsx') },
  withdrawals: { list: () => import('../features/withdrawals/list-page.tsx') },
  payouts: { list: () => import('../features/payouts/list-page.tsx') },
  exchange: { list: () => import('../features/exchange/list-page.tsx') },
  manual: { list: () => import('../features/manual/list-page.tsx') },
  books: { list: () => import('../features/books/list-page.tsx') },
  months: { list: () => import('../features/months/list-page.tsx') },
  figures: { list: () => import('../features/figures/list-page.tsx') },
  liabilities: { list: () => import('../features/liabilities/list-page.tsx') },
  turnover: { list: () => import('../features/turnover/list-page.tsx') },
  switches: { list: () => import('../features/switches/list-page.tsx') },
  staff: { list: () => import('../features/staff/list-page.tsx') },
  jobs: { list: () => import('../features/jobs/list-page.tsx') },
  letters: { list: () => import('../features/letters/list-page.tsx') },
  alerts: { list: () => import('../features/alerts/list-page.tsx') },
  machines: { list: () => import('../features/machines/list-page.tsx') },
  privacy: { list: () => import('../features/privacy/list-page.tsx') },
  audit: { list: () => import('../features/audit/list-page.tsx') },
  ledger: {
    list: () => import('../features/ledger/list-page.tsx'),
    detail: () => import('../features/ledger/detail-page.tsx'),
  },
  settings: {
    list: () => import('../features/settings/list-page.tsx'),
    detail: () => import('../features/settings/detail-page.tsx'),
  },
  sessions: { list: () => import('../features/sessions/list-page.tsx') },
};
