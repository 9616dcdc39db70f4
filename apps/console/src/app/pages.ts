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
  banners: { list: () => import('../features/banners/list-page.tsx') },
  themes: { list: () => import('../features/themes/list-page.tsx') },
  products: { list: () => import('../features/products/list-page.tsx') },
  hotwords: { list: () => import('../features/hotwords/list-page.tsx') },
  synonyms: { list: () => import('../features/synonyms/list-page.tsx') },
  misses: { list: () => import('../features/misses/list-page.tsx') },
  help: { list: () => import('../features/help/list-page.tsx') },
  flights: { list: () => import('../features/flights/list-page.tsx') },
  enquiries: { list: () => import('../features/enquiries/list-page.tsx') },
  invites: { list: () => import('../features/invites/list-page.tsx') },
  listings: { list: () => import('../features/listings/list-page.tsx') },
  shelfreturns: { list: () => import('../features/shelfreturns/list-page.tsx') },
  approvals: { list: () => import('../features/approvals/list-page.tsx') },
  sessions: { list: () => import('../features/sessions/list-page.tsx') },
};
