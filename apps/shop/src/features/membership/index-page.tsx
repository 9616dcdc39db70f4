import { formatRand } from '@sgb/money/format.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { critical, deferred, query, servicesContext } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { useLogin } from '../../shared/session/login.ts';
import { CompareTable } from './compare-table.tsx';
import { SavingBox } from './saving-box.tsx';
import { StandingCard } from './standing-card.tsx';
import { TierCards } from './tier-cards.tsx';
import { dayCount, monthWords } from './words.ts';

const priority = query('GET /api/membership/priority', {});
const prices = query('GET /api/membership/priceinfo', {});

export async function loader({ context }: LoaderFunctionArgs) {
  const { ticket } = context.get(servicesContext);
  await Promise.all([
    critical(context, 'GET /api/membership/priority', {}),
    critical(context, 'GET /api/membership/priceinfo', {}),
    ticket() ? deferred(context, 'GET /api/membership/vipinfo', {}) : null,
  ]);
  return null;
}

export function meta(): Meta {
  return {
    title: 'Membership',
    description: 'Silver, Golden and Platinum: lower service fees, cheaper freight and coupons every month.',
  };
}

export function Component() {
  const login = useLogin();
  const level = login?.viplevel ?? 0;
  const tiers = useSuspenseQuery(priority).data;
  const priced = useSuspenseQuery(prices).data;
  const { free, cancelDays } = tiers;
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-5 pt-3 pb-8 md:gap-6 md:pt-5 md:pb-12')}>
      <header>
        <h1 className="font-bold text-xl">Membership</h1>
        <p className="text-ink-soft text-sm">
          Pay less for our service and your freight. You pay from your balance, it starts at once and does not renew
          automatically.
        </p>
      </header>
      {login && <StandingCard level={level} />}
      <section aria-labelledby="tiers">
        <h2 id="tiers" className="mb-2 font-semibold text-lg">
          {level > 0 ? 'All tiers' : 'Choose your tier'}
        </h2>
        <TierCards list={tiers.list} plans={priced.list} level={level} />
      </section>
      <SavingBox list={tiers.list} plans={priced.list} />
      <CompareTable list={tiers.list} level={level} />
      <section aria-labelledby="rules">
        <h2 id="rules" className="mb-2 font-semibold text-lg">
          Good to know
        </h2>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
          <li>Renewing adds the new time to your end date. Upgrading credits every day that you have not used.</li>
          <li>All of your money comes back within {dayCount(cancelDays)}, as long as you have used no benefit.</li>
          <li>
            Sign for goods of {formatRand(free.goodsCents)} within {free.days} days, and {monthWords(free.months)} of{' '}
            {free.vipname} are our thank-you.
          </li>
          <li>
            More in the{' '}
            <Link to="/helpcenter/membership" className="text-brand underline">
              help centre
            </Link>
            .
          </li>
        </ul>
      </section>
    </div>
  );
}
