import { ExternalLink } from '../links/external-link.tsx';
import { useShopInfo } from '../page/shop.ts';
import { useLogin } from '../session/login.ts';
import { WhatsAppIcon } from './brand-icons.tsx';
import { whatsAppHref } from './whatsapp.ts';

/** Asks on WhatsApp about one order or parcel, its number written already. */
export function WhatsAppLink({ about }: { about: string }) {
  const login = useLogin();
  const shop = useShopInfo();
  if (!login || !shop) return null;
  return (
    <ExternalLink
      href={whatsAppHref(login, shop.whatsapp, about)}
      className="inline-flex min-h-11 items-center gap-2 self-start font-medium text-brand text-sm underline underline-offset-2 md:min-h-8"
    >
      <WhatsAppIcon />
      Ask on WhatsApp
    </ExternalLink>
  );
}
