import { dateAndTime, shortDate } from '@sgb/contract/date-words.ts';
import type { VipInfo } from '@sgb/contract/membership.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VipBadge } from '../../shared/account/vip-badge.tsx';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { CancelSheet } from './cancel-sheet.tsx';
import { dayCount } from './words.ts';

/** What whoever is logged in has; nothing for those without a membership. */
export function StandingCard({ level }: { level: number }) {
  const { data, isError } = useQuery(query('GET /api/membership/vipinfo', {}));
  if (data?.viplevel === 0 || isError) return null;
  if (!data) return level === 0 ? null : <Skeleton className="h-48 rounded-card" />;
  return <Standing info={data} />;
}

function Standing({ info }: { info: VipInfo }) {
  const [cancelling, setCancelling] = useState(false);
  const { refund } = info;
  const facts = [
    ['Since', shortDate(info.startdate)],
    ['Until the end of', shortDate(info.enddate)],
    ['Days left', dayCount(info.remainday)],
    ['Saved so far', formatRand(info.savedCents)],
  ];
  return (
    <section aria-label="Your membership" className="rounded-card border border-brand bg-brand-soft p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-lg">You are {info.vipname}</h2>
        <VipBadge level={info.viplevel} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={`/membership/checkout?vipgradeid=${info.viplevel}`} className={buttonClass()}>
          Renew
        </Link>
        <Link to="/account/saving" className={buttonClass({ variant: 'secondary' })}>
          What you saved
        </Link>
        {refund && (
          <Button variant="secondary" onClick={() => setCancelling(true)}>
            Cancel membership
          </Button>
        )}
      </div>
      {refund && (
        <p className="mt-3 text-ink-soft text-xs">
          Not for you? Until {dateAndTime(refund.until)} you get all of {formatRand(refund.amount)} back, as long as no
          benefit was used.
        </p>
      )}
      {cancelling && refund && <CancelSheet info={info} refund={refund} onClose={() => setCancelling(false)} />}
    </section>
  );
}
