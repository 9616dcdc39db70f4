import type { Plan, TierBenefits } from '@sgb/contract/membership.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Check } from 'lucide-react';
import { VipBadge } from '../../shared/account/vip-badge.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { highlights } from './words.ts';

interface TierCardsProps {
  readonly list: readonly TierBenefits[];
  readonly plans: readonly Plan[];
  /** The tier of whoever looks; 0 without one. */
  readonly level: number;
}

/** The lower number is the better tier. */
function actionOf(tier: number, level: number): string | null {
  if (level === 0) return 'Choose';
  if (tier === level) return 'Renew';
  return tier < level ? 'Upgrade to' : null;
}

/** One card a tier, the best last. */
export function TierCards({ list, plans, level }: TierCardsProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
      {list
        .filter(({ vipgradeid }) => vipgradeid !== 0)
        .map((benefits) => {
          const { vipgradeid, vipname } = benefits;
          const own = plans.filter((plan) => plan.vipgradeid === vipgradeid);
          const month = own.find(({ months }) => months === 1);
          const year = own.find(({ months }) => months === 12);
          const action = actionOf(vipgradeid, level);
          return (
            <li
              key={vipgradeid}
              className={cx(
                'flex flex-col rounded-card border bg-card p-4 md:p-5',
                vipgradeid === level ? 'border-brand' : 'border-line',
              )}
            >
              <div className="flex items-center justify-between gap-2">
                <h3 className="font-semibold text-base">{vipname}</h3>
                <VipBadge level={vipgradeid} />
              </div>
              <p className="mt-2">
                <span className="money font-bold text-xl">{formatRand(month?.price ?? 0)}</span>
                <span className="text-ink-soft text-sm"> a month</span>
              </p>
              {year && (
                <p className="text-ink-soft text-xs">
                  or <span className="money">{formatRand(year.price)}</span> a year, which is{' '}
                  <span className="money">{formatRand(year.saves)}</span> less
                </p>
              )}
              <ul className="mt-3 mb-4 flex flex-col gap-1.5 text-sm">
                {highlights(benefits).map((words) => (
                  <li key={words} className="flex items-start gap-2">
                    <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
                    {words}
                  </li>
                ))}
              </ul>
              {action ? (
                <Link
                  to={`/membership/checkout?vipgradeid=${vipgradeid}`}
                  className={buttonClass({ variant: vipgradeid === 2 ? 'action' : 'secondary', wide: true }, 'mt-auto')}
                >
                  {action} {vipname}
                </Link>
              ) : (
                <p className="mt-auto flex items-center text-ink-soft text-sm md:min-h-11 md:justify-center">
                  Your tier is higher
                </p>
              )}
            </li>
          );
        })}
    </ul>
  );
}
