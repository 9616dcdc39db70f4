import type { ClearancePiece } from '@sgb/contract/clearance.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { WhatsAppIcon } from '../../shared/contact/brand-icons.tsx';
import { whatsAppNeedsLogin } from '../../shared/contact/whatsapp.ts';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';
import { useLogin } from '../../shared/session/login.ts';

export function AskBox({ piece }: { piece: ClearancePiece }) {
  const shop = useShopInfo();
  const login = useLogin();
  const id = useId();
  if (!shop) return null;
  const question = encodeURIComponent(`Clearance piece ${piece.id}: ${piece.title}`);
  const byMail = `mailto:${shop.email}?subject=${question}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-base">
        Ask about this piece
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Write to us with piece number {piece.id}; a person answers, Monday to Saturday.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {login ? (
          <ExternalLink
            href={`https://wa.me/${shop.whatsapp}?text=${question}`}
            className={buttonClass({ variant: 'primary' })}
          >
            <WhatsAppIcon />
            Ask on WhatsApp
          </ExternalLink>
        ) : (
          <Link to="/login" className={buttonClass({ variant: 'primary' })}>
            <WhatsAppIcon />
            Log in to ask on WhatsApp
          </Link>
        )}
        <a href={byMail} className={buttonClass({ variant: 'secondary' })}>
          <Mail aria-hidden="true" className="size-4" />
          Ask by email
        </a>
      </div>
      {!login && <p className="mt-2 text-ink-soft text-xs">{whatsAppNeedsLogin}</p>}
    </Card>
  );
}
