import { Camera, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { WhatsAppIcon } from '../../shared/contact/brand-icons.tsx';
import { whatsAppNeedsLogin } from '../../shared/contact/whatsapp.ts';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';
import { useLogin } from '../../shared/session/login.ts';

const box = 'flex h-full min-h-11 items-start gap-3 rounded-card border border-line bg-card p-3 text-left text-sm';
const live = `${box} hover:border-line-strong`;

/** When words do not help: a link, a photo, a person. */
export function OtherWays({ keyword = '' }: { keyword?: string }) {
  const login = useLogin();
  const shop = useShopInfo();
  const question = keyword ? `Hello, I am looking for: ${keyword}` : 'Hello, I am looking for';
  const ask = <Way icon={<WhatsAppIcon />} title="Ask your consultant on WhatsApp" />;
  return (
    <ul aria-label="Other ways to search" className="grid gap-2 md:grid-cols-3">
      <li>
        <div className={box}>
          <Way icon={<Link2 aria-hidden="true" className="size-5" />} title="Paste a link">
            Copy a product’s link from 1688, with or without the words around it, into the search field.
          </Way>
        </div>
      </li>
      <li>
        <Link to={login ? to.imageSearch : to.login} className={live}>
          <Way icon={<Camera aria-hidden="true" className="size-5" />} title="Search by photo">
            A picture finds what has no good name.
          </Way>
        </Link>
      </li>
      <li>
        {login && shop ? (
          <ExternalLink href={`https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(question)}`} className={live}>
            {ask}
          </ExternalLink>
        ) : (
          <Link to={to.login} className={live}>
            <Way icon={<WhatsAppIcon />} title="Ask your consultant on WhatsApp">
              {whatsAppNeedsLogin}
            </Way>
          </Link>
        )}
      </li>
    </ul>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <>
      <span className="mt-0.5 shrink-0 text-brand">{icon}</span>
      <span>
        <span className="font-semibold">{title}</span>
        {children && <span className="block text-ink-soft">{children}</span>}
      </span>
    </>
  );
}
