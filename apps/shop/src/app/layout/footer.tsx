import { may } from '@sgb/contract/policy.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Logo } from '@sgb/ui/logo.tsx';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { groupBuyHref, showcaseLinks, to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useShopInfo } from '../../shared/page/shop.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { useLogin } from '../../shared/session/login.ts';
import { showPrivacyChoices } from '../../shared/tracking/consent.ts';
import { DataSwitch } from './data-switch.tsx';
import { ExchangeCard } from './exchange.tsx';
import { scrollToTop } from './scroll-top.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const link = 'footer-link';
const wide = 'max-lg:col-span-2 max-lg:[&>ul]:grid-cols-2';
const payments = ['Card', 'Instant EFT', 'PayShap', 'Capitec Pay', 'SGB balance'];

const networks: Record<string, string> = { 'facebook.com': 'Facebook', 'x.com': 'X', 'instagram.com': 'Instagram' };

/** 'https://www.facebook.com/sgb' is read as 'Facebook'. */
function networkName(page: string): string {
  const host = new URL(page).hostname.replace(/^www\./, '');
  return networks[host] ?? host;
}

export function Footer({ exchange }: { exchange: boolean }) {
  const shop = useShopInfo();
  const login = useLogin();
  const forwards = may('forwarding', login);
  const groupBuy = groupBuyHref(login);
  return (
    <footer className="mt-12 border-line border-t bg-sunk">
      <div
        className={cx(
          pageWidth,
          'grid grid-cols-2 gap-x-4 gap-y-8 py-8 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr] lg:gap-x-10 lg:py-12',
        )}
      >
        <div className="col-span-2 flex flex-col items-start gap-4 lg:col-span-1">
          <Logo full />
          <p className="max-w-md text-ink-soft text-sm">
            We buy for you from wholesale suppliers in China, check and combine your parcels, and ship them to South
            Africa and its neighbours. You pay in rand and see every fee before you pay it.
          </p>
          <ul aria-label="Ways to pay" className="flex flex-wrap gap-2">
            {payments.map((payment) => (
              <li key={payment} className="rounded border border-line bg-card px-2 py-1 font-medium text-xs">
                {payment}
              </li>
            ))}
          </ul>
          <DataSwitch />
        </div>
        {/* On the phone these stand side by side under a wider title. */}
        <Column title="Discover" className={wide}>
          <Inside href={to.categories}>All categories</Inside>
          {showcaseLinks.map(({ label, href }) => (
            <Inside key={href} href={href}>
              {label}
            </Inside>
          ))}
        </Column>
        <Column title="Help">
          {shop && (
            <ExternalLink href={shop.helpPage} className={link}>
              Help
            </ExternalLink>
          )}
          <Inside href={to.faq}>FAQ</Inside>
          <Inside href={to.shippingEstimator}>Shipping estimator</Inside>
          <Inside href={to.fees}>Fees</Inside>
          <Inside href={to.returns}>Returns and refunds</Inside>
          <Inside href={to.sizeGuide}>Size guide</Inside>
          <Inside href={to.portuguese}>
            <span lang="pt">Ajuda em português</span>
          </Inside>
        </Column>
        <Column title="Services">
          {groupBuy && <Inside href={groupBuy}>Group-buy</Inside>}
          {forwards && <Inside href={to.forwarding}>SGB Forwarding Agency</Inside>}
          <Inside href={to.specialFlight}>Special flight</Inside>
          <Inside href={to.recharge}>Recharge</Inside>
        </Column>
        <Column title={`About ${shop?.name ?? 'us'}`} className={wide}>
          <Inside href={to.ourStory}>Our Story</Inside>
          <Inside href={to.contact}>Contact</Inside>
          <Inside href={to.terms}>Terms</Inside>
          <Inside href={to.privacy}>Privacy</Inside>
          {shop?.adPixel && (
            <button type="button" onClick={() => showPrivacyChoices('wanted')} className={link}>
              Privacy choices
            </button>
          )}
          {shop && (
            <a href={`mailto:${shop.email}`} className={link}>
              Email us
            </a>
          )}
          {shop &&
            [shop.socialPage, shop.microblogPage].map((page) => (
              <ExternalLink key={page} href={page} className={link}>
                {networkName(page)}
              </ExternalLink>
            ))}
        </Column>
        <div className="col-span-2 flex flex-col items-start gap-6 lg:hidden">
          {exchange && shop && <ExchangeCard rate={shop.exchangeRate} />}
          <div className="flex w-full flex-wrap items-center justify-between gap-2">
            <ThemeSwitch large />
            <button type="button" onClick={scrollToTop} className={link}>
              <ArrowUp aria-hidden="true" className="mr-1 size-4" />
              Top
            </button>
          </div>
        </div>
      </div>
      <p className="border-line border-t px-4 py-4 text-center text-ink-soft text-xs">
        © {shop ? `${shop.name}, ${shop.longName}` : 'SGB'}. All rights reserved.
      </p>
    </footer>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode[] }) {
  return (
    <section className={className}>
      <h2 className="mb-1 font-semibold text-sm lg:mb-2">{title}</h2>
      <ul className="grid">
        {children
          .flat()
          .filter(Boolean)
          .map((child, place) => (
            <li key={place}>{child}</li>
          ))}
      </ul>
    </section>
  );
}

function Inside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link to={href} className={link}>
      {children}
    </Link>
  );
}
