import { Card } from '@sgb/ui/card.tsx';
import { Mail, Megaphone, MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { WhatsAppIcon } from '../../shared/contact/brand-icons.tsx';
import { whatsAppNeedsLogin } from '../../shared/contact/whatsapp.ts';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';
import { questionsHref } from '../../shared/questions/question-links.ts';
import { useLogin } from '../../shared/session/login.ts';

const row = 'flex min-h-11 items-center gap-3 rounded-control py-1.5 text-sm hover:underline';

export function ContactBox() {
  const shop = useShopInfo();
  const login = useLogin();
  const id = useId();
  if (!shop) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-base">
        Still stuck?
      </h2>
      <p className="mt-1 text-ink-soft text-sm">A person answers, Monday to Saturday.</p>
      <ul className="mt-2">
        <li>
          <Link to={questionsHref} className={row}>
            <MessagesSquare aria-hidden="true" className="size-5 shrink-0 text-brand" />
            Ask other shoppers and our team
          </Link>
        </li>
        <li>
          <Link to="/questionFeedback/feedback" className={row}>
            <Megaphone aria-hidden="true" className="size-5 shrink-0 text-brand" />
            Tell us what we should do better
          </Link>
        </li>
        <li>
          <a href={`mailto:${shop.email}`} className={row}>
            <Mail aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <span className="min-w-0 break-words">Email {shop.email}</span>
          </a>
        </li>
        <li className="text-brand">
          {login ? (
            <ExternalLink href={`https://wa.me/${shop.whatsapp}`} className={row}>
              <WhatsAppIcon />
              <span className="text-ink">WhatsApp</span>
            </ExternalLink>
          ) : (
            <Link to="/login" className={row}>
              <WhatsAppIcon />
              <span className="text-ink">
                WhatsApp
                <span className="block text-ink-soft text-xs">{whatsAppNeedsLogin}</span>
              </span>
            </Link>
          )}
        </li>
      </ul>
    </Card>
  );
}
