import type { RegistrationKind } from '@sgb/contract/registration-options.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Link } from '../../../shared/links/router-link.tsx';
import type { PageModule } from '../../../shared/page/page-module.ts';
import { returnPath } from '../../../shared/session/return-path.ts';
import { sayOnNextPage } from '../../../shared/session/say-later.ts';
import { AccessFrame, accessHides } from '../access-frame.tsx';
import { whyOf } from '../entry.ts';
import { useFreshSession } from '../use-fresh-session.ts';
import { RegisterForm } from './register-form.tsx';

interface Registration {
  readonly kind: RegistrationKind;
  readonly title: string;
  readonly lead: string;
  /** Where the account says it came from. */
  readonly from: string;
  readonly siteType?: string;
}

const others = [
  { to: '/register', label: 'Personal account', kind: 'personal' },
  { to: '/registerBusiness', label: 'Business account', kind: 'business' },
  { to: '/register/groupbuy', label: 'Join a group', kind: 'groupbuy' },
];

const shopify = '1';

/** The account is there: joining the group is the next step, which may ask for money first. */
const bindPath = ({ invitecode, suburb }: { readonly invitecode: string; readonly suburb: string }) =>
  `/shop/groupship/bindAmbassador?${new URLSearchParams({ inviteCode: invitecode, suburb, join: '1' })}`;

function registerPage({ kind, title, lead, from, siteType }: Registration): PageModule {
  function Component() {
    const { origUrl, inviteCode, regfrom, search } = useFreshSession();
    const why = whyOf(origUrl);
    const leave = (joins: { readonly invitecode: string; readonly suburb: string }) => {
      sayOnNextPage('Welcome, your account is ready.');
      // A whole page load, so that nothing of the visitor before is left in memory.
      location.assign(kind === 'groupbuy' ? bindPath(joins) : returnPath(origUrl, location.origin));
    };
    return (
      <AccessFrame
        title={title}
        lead={why ? `${lead} Register ${why}.` : lead}
        foot={
          <>
            <nav aria-label="Other kinds of account" className="flex flex-wrap justify-center gap-x-5">
              {others
                .filter((other) => other.kind !== kind)
                .map(({ to, label }) => (
                  <Link
                    key={to}
                    to={`${to}${search}`}
                    className="inline-flex min-h-11 items-center font-medium text-brand text-sm hover:underline"
                  >
                    {label}
                  </Link>
                ))}
            </nav>
            <p className="text-center text-ink-soft text-sm">Have an account already?</p>
            <Link to={`/login${search}`} className={buttonClass({ variant: 'secondary', wide: true })}>
              Log in
            </Link>
          </>
        }
      >
        <RegisterForm
          key={`${from} ${inviteCode}`}
          kind={kind}
          inviteCode={inviteCode}
          siteType={siteType}
          regFrom={regfrom ? `${from} ${regfrom}` : from}
          onDone={leave}
        />
      </AccessFrame>
    );
  }
  return { Component, hides: accessHides, meta: () => ({ title, description: lead, noindex: kind !== 'personal' }) };
}

const personalPage = registerPage({
  kind: 'personal',
  from: 'register',
  title: 'Create your account',
  lead: 'Order from Chinese suppliers in rand, and follow every parcel home.',
});

const businessPage = registerPage({
  kind: 'business',
  from: 'registerBusiness',
  title: 'Create a business account',
  lead: 'You can buy at once; we look at your company within one working day.',
});

const shopifyPage = registerPage({
  kind: 'business',
  from: 'registerShopify',
  siteType: shopify,
  title: 'Create an account for your Shopify shop',
  lead: 'You can buy at once; we look at your company within one working day.',
});

const groupBuyPage = registerPage({
  kind: 'groupbuy',
  from: 'groupbuy',
  title: 'Join a group-buy',
  lead: 'Buy and ship together with people near you, and pay less.',
});

export const pages = { personalPage, businessPage, shopifyPage, groupBuyPage };
