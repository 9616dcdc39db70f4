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
