import { cx } from '@sgb/ui/cx.ts';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useShopInfo } from '../../shared/page/shop.ts';
import { ActionRail } from './action-rail.tsx';
import { bubble, ContactBubble } from './contact-bubble.tsx';
import { ContactRail } from './contact-rail.tsx';
import { scrollToTop } from './scroll-top.ts';

/** What floats over the page: on the desktop two columns at the right edge, on the phone two small buttons. */
export function Floating({ actions }: { actions: boolean }) {
  const shop = useShopInfo();
  const [quiet, setQuiet] = useState(false);

  // A hint that covers something can be sent away without moving the mouse; the next one shows again.
  useEffect(() => {
    const hush = ({ key }: KeyboardEvent) => key === 'Escape' && setQuiet(true);
    const speak = () => setQuiet(false);
    document.addEventListener('keydown', hush);
    if (quiet) for (const name of ['pointerover', 'focusin']) document.addEventListener(name, speak);
    return () => {
      document.removeEventListener('keydown', hush);
      for (const name of ['pointerover', 'focusin']) document.removeEventListener(name, speak);
    };
  }, [quiet]);

  return (
    <aside aria-label="Shortcuts and contact">
      <div data-quiet={quiet || undefined} className="fixed right-0 bottom-6 z-20 flex flex-col gap-3 max-lg:hidden">
        {actions && <ActionRail />}
        {shop && <ContactRail shop={shop} />}
      </div>
      {actions && (
        <div className="fixed right-3 bottom-[calc(var(--tab-bar)+var(--bottom-bar,0px)+0.75rem)] z-20 flex flex-col gap-2 lg:hidden">
          {shop && <ContactBubble shop={shop} />}
          <TopBubble />
        </div>
      )}
    </aside>
  );
}

/** Only where there is a way up: on the phone every covered bit of page counts. */
function TopBubble() {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const look = () => setBelow(scrollY > innerHeight);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return (
    <button type="button" onClick={scrollToTop} className={cx(bubble, !below && 'hidden')}>
      <ArrowUp aria-hidden="true" className="size-5" />
      <span className="sr-only">Top</span>
    </button>
  );
}
