import { cx } from '@sgb/ui/cx.ts';
import { TabLinks } from '@sgb/ui/tab-links.tsx';
import { type ReactNode, Suspense } from 'react';
import { ShopLink } from '../../shared/links/link.tsx';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { tasksHref, toolHref } from './links.ts';
import { useInfluencer } from './who.ts';

const About = lazyPart('features/promotion/about.tsx', () => import('./about.tsx'));

const tabs = [
  { href: tasksHref, label: 'Tasks' },
  { href: toolHref, label: 'Links and figures' },
  { href: '/groupship/earnings', label: 'Earnings' },
];

/** Both pages of influencers; everybody else reads what it is about. */
export function Frame({ current, children }: { current: string; children: ReactNode }) {
  const influencer = useInfluencer();
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-3 pt-3 pb-8 md:pb-12')}>
      <h1 className="font-bold text-xl">{influencer ? 'Influencer' : 'Become an influencer'}</h1>
      {influencer ? (
        <>
          <TabLinks label="Parts of promotion" current={current} items={tabs} LinkComponent={ShopLink} />
          {children}
        </>
      ) : (
        <Suspense fallback={null}>
          <About />
        </Suspense>
      )}
    </div>
  );
}
