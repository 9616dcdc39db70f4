import { shortDate } from '@sgb/contract/date-words.ts';
import type { PaidMembership } from '@sgb/contract/membership.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { VipBadge } from '../../shared/account/vip-badge.tsx';
import { Link } from '../../shared/links/router-link.tsx';

const titles = { new: 'Welcome to', renewal: 'You renewed', upgrade: 'You upgraded to' } as const;

export function Paid({ paid }: { paid: PaidMembership }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; whoever listens to the page is told what came of it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col items-center gap-3 rounded-card border border-line bg-card px-4 py-10 text-center">
      <CircleCheck aria-hidden="true" className="size-12 text-good" />
      <h1 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
        {titles[paid.change]} {paid.vipname}
      </h1>
      <VipBadge level={paid.vipgradeid} />
      <p className="text-sm">
        <span className="money">{formatRand(paid.paid)}</span> were paid from your balance. Your membership lasts until
        the end of {shortDate(paid.enddate)}.
      </p>
      <p className="text-ink-soft text-xs">Payment {paid.number}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass({ variant: 'action' })}>
          Shopping Now
        </Link>
        <Link to="/membership/index" className={buttonClass({ variant: 'secondary' })}>
          My membership
        </Link>
      </div>
    </section>
  );
}
