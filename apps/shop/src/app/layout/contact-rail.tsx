import type { ShopInfo } from '@sgb/contract/content.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLogin } from '../../shared/login.ts';
import { whatsAppHref } from '../../shared/whatsapp.ts';
import { MessengerIcon, WhatsAppIcon } from './brand-icons.tsx';
import { ExternalLink } from './external-link.tsx';
import { to } from './links.ts';
import { Messenger } from './messenger.tsx';
import { Popover, panelLook } from './popover.tsx';
import { RailFace, railItem } from './rail-face.tsx';

export const whatsAppNeedsLogin = 'Login to get your business consultant WhatsApp NO.';

/** The desktop's floating contact widget, below the action column. */
export function ContactRail({ shop }: { shop: ShopInfo }) {
  return (
    <ul
      aria-label="Contact us"
      className="divide-y divide-line rounded-l-card border border-line border-r-0 bg-card shadow-soft"
    >
      <li>
        <Popover
          buttonClass={cx(railItem, 'rounded-tl-card')}
          button={<RailFace label="Messenger" icon={<MessengerIcon />} />}
          panelClass="right-full -bottom-22 pr-2"
        >
          <div className={cx(panelLook, 'overflow-hidden')}>
            <Messenger page={shop.messengerPage} />
          </div>
        </Popover>
      </li>
      <li>
        <a href={`mailto:${shop.email}`} className={railItem}>
          <RailFace label="Email" tip={shop.email} icon={<Mail aria-hidden="true" className="size-5" />} />
        </a>
      </li>
      <li>
        <WhatsAppItem number={shop.whatsapp} />
      </li>
    </ul>
  );
}

function WhatsAppItem({ number }: { number: string }) {
  const login = useLogin();
  const reason = useId();
  if (login) {
    return (
      <ExternalLink href={whatsAppHref(login, number)} className={cx(railItem, 'rounded-bl-card')}>
        <RailFace label="WhatsApp" icon={<WhatsAppIcon />} />
      </ExternalLink>
    );
  }
  return (
    <>
      <Link to={to.login} aria-describedby={reason} className={cx(railItem, 'rounded-bl-card')}>
        <RailFace
          label="WhatsApp"
          tip={whatsAppNeedsLogin}
          icon={
            <span className="opacity-50">
              <WhatsAppIcon />
            </span>
          }
        />
      </Link>
      <span id={reason} role="tooltip" className="sr-only">
        {whatsAppNeedsLogin}
      </span>
    </>
  );
}
