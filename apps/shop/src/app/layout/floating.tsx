import { useEffect, useState } from 'react';
import { useShopInfo } from '../../shared/page/shop.ts';
import { ActionRail } from './action-rail.tsx';
import { ContactRail } from './contact-rail.tsx';

/** What floats at the right edge of a desktop. Nothing floats on a phone: its header and footer have what is needed. */
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
    <aside
      aria-label="Shortcuts and contact"
      data-quiet={quiet || undefined}
      className="fixed right-0 bottom-6 z-20 flex flex-col gap-3 max-lg:hidden"
    >
      {actions && <ActionRail />}
      {shop && <ContactRail shop={shop} />}
    </aside>
  );
}
