import type { ShopInfo } from '@sgb/contract/content.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Compass, Mail, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { MessengerIcon, WhatsAppIcon } from '../../shared/contact/brand-icons.tsx';
import { whatsAppHref, whatsAppNeedsLogin } from '../../shared/contact/whatsapp.ts';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useLogin } from '../../shared/session/login.ts';
import { Messenger } from './messenger.tsx';
import { guideHref } from './use-guide.ts';

const row = 'flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left text-sm hover:bg-sunk -outline-offset-2';

/** What the contact widget of the phone opens; loaded then. */
export default function ContactChoices({ shop, unread }: { shop: ShopInfo; unread: number }) {
  const login = useLogin();
  const [chats, setChats] = useState(false);
  return (
    <>
      {chats && <Messenger page={shop.messengerPage} />}
      <ul className={cx('w-75.5 divide-y divide-line', chats && 'border-line border-t')}>
        <li>
          <Link to={login ? to.chat : to.login} className={row}>
            <MessagesSquare aria-hidden="true" className="size-5 shrink-0" />
            Chat
            <Badge count={unread} label="unread messages" />
          </Link>
        </li>
        {!chats && (
          <li>
            <button type="button" onClick={() => setChats(true)} className={row}>
              <MessengerIcon />
              Messenger
            </button>
          </li>
        )}
        <li>
          <a href={`mailto:${shop.email}`} className={row}>
            <Mail aria-hidden="true" className="size-5 shrink-0" />
            <span>
              Email <span className="text-ink-soft">{shop.email}</span>
            </span>
          </a>
        </li>
        <li>
          {login ? (
            <ExternalLink href={whatsAppHref(login, shop.whatsapp)} className={row}>
              <WhatsAppIcon />
              WhatsApp
            </ExternalLink>
          ) : (
            <Link to={to.login} className={cx(row, 'text-ink-soft')}>
              <span className="opacity-50">
                <WhatsAppIcon />
              </span>
              <span>
                WhatsApp
                <span className="block text-xs">{whatsAppNeedsLogin}</span>
              </span>
            </Link>
          )}
        </li>
        <li>
          <Link to={guideHref} className={row}>
            <Compass aria-hidden="true" className="size-5 shrink-0" />
            Guide
          </Link>
        </li>
      </ul>
    </>
  );
}
