import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Headset } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useChatUnread } from '../../shared/chat/unread.ts';
import { Popover, panelLook, squareLook } from '../../shared/page/popover.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';

const ContactChoices = lazy(() => import('./contact-choices.tsx'));

/** The phone's contact widget. It stands in the header, because whatever floats lies over something. */
export function ContactButton() {
  const shop = useShopInfo();
  const unread = useChatUnread();
  if (!shop) return null;
  return (
    <Popover
      boxClass="relative lg:hidden"
      buttonClass={cx(squareLook, 'text-ink aria-expanded:text-brand')}
      button={
        <>
          <span data-tour="guide" className="grid">
            <Badge count={unread} label="unread messages">
              <Headset aria-hidden="true" className="size-6" />
            </Badge>
          </span>
          <span className="sr-only">Contact us</span>
        </>
      }
      panelClass="top-full right-0 pt-2"
    >
      <div className={cx(panelLook, 'max-h-[calc(100dvh-var(--tab-bar)-5rem)] overflow-y-auto overscroll-contain')}>
        <Suspense>
          <ContactChoices shop={shop} unread={unread} />
        </Suspense>
      </div>
    </Popover>
  );
}
