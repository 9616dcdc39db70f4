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
  buy: {
    list: () => import('../features/buy/list-page.tsx'),
    detail: () => import('../features/buy/detail-page.tsx'),
  },
  purchases: {
    list: () => import('../features/purchases/list-page.tsx'),
    detail: () => import('../features/purchases/detail-page.tsx'),
  },
  late: { list: () => import('../features/late/list-page.tsx') },
  failures: { list: () => import('../features/failures/list-page.tsx') },
  suppliers: {
    list: () => import('../features/suppliers/list-page.tsx'),
    detail: () => import('../features/suppliers/detail-page.tsx'),
  },
  scan: { list: () => import('../features/scan/list-page.tsx') },
  arrivals: { list: () => import('../features/arrivals/list-page.tsx') },
  weighing: { list: () => import('../features/weighing/list-page.tsx') },
  packing: { list: () => import('../features/packing/list-page.tsx') },
  leaving: { list: () => import('../features/leaving/list-page.tsx') },
  depot: { list: () => import('../features/depot/list-page.tsx') },
  counts: { list: () => import('../features/counts/list-page.tsx') },
  stock: { list: () => import('../features/stock/list-page.tsx') },
  dispatches: { list: () => import('../features/dispatches/list-page.tsx') },
  unknown: { list: () => import('../features/unknown/list-page.tsx') },
  abandoned: { list: () => import('../features/abandoned/list-page.tsx') },
  cases: {
    list: () => import('../features/cases/list-page.tsx'),
    detail: () => import('../features/cases/detail-page.tsx'),
  },
  questions: { list: () => import('../features/questions/list-page.tsx') },
  feedback: { list: () => import('../features/feedback/list-page.tsx') },
  listings: { list: () => import('../features/listings/list-page.tsx') },
  shelfreturns: { list: () => import('../features/shelfreturns/list-page.tsx') },
  approvals: { list: () => import('../features/approvals/list-page.tsx') },
  bank: { list: () => import('../features/bank/list-page.tsx') },
  claims: { list: () => import('../features/claims/list-page.tsx') },
  recharges: { list: () => import('../features/recharges/list-page.tsx') },
  withdrawals: { list: () => import('../features/withdrawals/list-page.tsx') },
  payouts: { list: () => import('../features/payouts/list-page.tsx') },
  identities: { list: () => import('../features/identities/list-page.tsx') },
  books: { list: () => import('../features/books/list-page.tsx') },
  months: { list: () => import('../features/months/list-page.tsx') },
  liabilities: { list: () => import('../features/liabilities/list-page.tsx') },
  turnover: { list: () => import('../features/turnover/list-page.tsx') },
  staff: { list: () => import('../features/staff/list-page.tsx') },
  jobs: { list: () => import('../features/jobs/list-page.tsx') },
  letters: { list: () => import('../features/letters/list-page.tsx') },
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
