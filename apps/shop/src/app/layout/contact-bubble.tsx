import type { ShopInfo } from '@sgb/contract/content.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Headset } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useChatUnread } from '../../shared/chat/unread.ts';
import { Popover, panelLook } from '../../shared/page/popover.tsx';

const ContactChoices = lazy(() => import('./contact-choices.tsx'));

export const bubble =
  'grid size-11 place-items-center rounded-full border border-line bg-card text-ink shadow-soft aria-expanded:text-brand';

/** The phone's contact widget: one small button, so that it hides little of the page. */
export function ContactBubble({ shop }: { shop: ShopInfo }) {
  const unread = useChatUnread();
  return (
    <Popover
      buttonClass={bubble}
      button={
        <>
          <Badge count={unread} label="unread messages">
            <Headset aria-hidden="true" className="size-5" />
          </Badge>
          <span className="sr-only">Contact us</span>
        </>
      }
      panelClass="right-0 bottom-full pb-2"
    >
      <div className={cx(panelLook, 'overflow-hidden')}>
        <Suspense>
          <ContactChoices shop={shop} unread={unread} />
        </Suspense>
      </div>
    </Popover>
  );
}
