import type { ShopInfo } from '@sgb/contract/content.ts';
import { userTypes } from '@sgb/contract/people.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Mail, MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { useChatUnread } from '../../shared/chat/unread.ts';
import { MessengerIcon, WhatsAppIcon } from '../../shared/contact/brand-icons.tsx';
import { whatsAppHref, whatsAppNeedsLogin } from '../../shared/contact/whatsapp.ts';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { Popover, panelLook } from '../../shared/page/popover.tsx';
import { useLogin } from '../../shared/session/login.ts';
import { Chat } from './chat.tsx';
import { Messenger } from './messenger.tsx';
import { RailFace, railItem } from './rail-face.tsx';

/** The desktop's floating contact widget, below the action column. */
export function ContactRail({ shop }: { shop: ShopInfo }) {
  return (
    <ul
      aria-label="Contact us"
      className="divide-y divide-line rounded-l-card border border-line border-r-0 bg-card shadow-soft"
    >
      <li>
        <ChatItem />
      </li>
      <li>
        <Popover
          buttonClass={railItem}
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

/** Staff have no contact: their place to talk is the page with everybody who wrote to them. */
function ChatItem() {
  const login = useLogin();
  const unread = useChatUnread();
  const face = <RailFace label="Chat" count={unread} icon={<MessagesSquare aria-hidden="true" className="size-5" />} />;
  const look = cx(railItem, 'rounded-tl-card');
  if (!login || login.staffrole || login.usertype === userTypes.header) {
    return (
      <Link to={login ? to.chat : to.login} className={look}>
        {face}
      </Link>
    );
  }
  return (
    <Popover buttonClass={look} button={face} panelClass="right-full -bottom-33 pr-2">
      <div className={cx(panelLook, 'overflow-hidden')}>
        <Chat />
      </div>
    </Popover>
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
