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
  sessions: { list: () => import('../features/sessions/list-page.tsx') },
};
