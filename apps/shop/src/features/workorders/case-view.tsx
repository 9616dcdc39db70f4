import { countedIn } from '@sgb/contract/catalogue.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { caseStateWords, caseTypeWords, caseWishWords, outcomeWords } from '@sgb/contract/workorder-states.ts';
import type { CaseDetail, CaseOutcome } from '@sgb/contract/workorders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Card } from '@sgb/ui/card.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { CaseClock, CaseTag } from '../../shared/orders/case-clock.tsx';
import { CaseActions } from './case-actions.tsx';
import { Thread } from './thread.tsx';

/** Tells once that the shopper has seen the newest answer; the dot in the list goes with the next load of it. */
function useSeen({ id, unread, changedAt }: CaseDetail) {
  const api = useApi();
  const told = useRef('');
  useEffect(() => {
    if (!unread || told.current === changedAt) return;
    told.current = changedAt;
    // Without it the dot stays: nothing to bother anybody with.
    api.call('POST /api/user/workorder/read', { id }).catch(() => undefined);
  }, [api, id, unread, changedAt]);
}

export function CaseView({ found }: { found: CaseDetail }) {
  useSeen(found);
  const headingId = `case-${found.id}`;
  const { type, state, quantity, wish, order } = found;
  const words = caseStateWords[state];
  return (
    <Card as="section" aria-labelledby={headingId} className="flex scroll-mt-28 flex-col gap-4">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={headingId} className="scroll-mt-28 font-semibold">
            {caseTypeWords[type].label}
          </h2>
          <CaseTag state={state} size="md" />
        </div>
        <p className="text-ink-soft text-xs">
          {found.number} · {dateAndTime(found.openedAt)}
          {order.quantity > 1 && ` · ${quantity} of ${countedIn(order.unit, order.quantity)}`}
          {type <= 5 && ` · ${caseWishWords[wish]}`}
        </p>
        {state < 40 && <p className="mt-2 text-sm">{words.text}</p>}
        <CaseClock found={found} className="mt-1" />
        {found.escalatedAt && (
          <p className="mt-1 text-sm">A supervisor has it since {dateAndTime(found.escalatedAt)}.</p>
        )}
      </header>
      {found.outcomes.map((outcome) => (
        <Outcome key={outcome.at} outcome={outcome} />
      ))}
      <Thread lines={found.lines} />
      <CaseActions found={found} />
      <History found={found} />
    </Card>
  );
}

const parts = [
  ['goodsCents', 'Goods'],
  ['freightCents', 'Freight inside China and delivery'],
  ['parcelCents', 'International freight'],
  ['extraCents', 'For the trouble'],
] as const;

function Outcome({ outcome }: { outcome: CaseOutcome }) {
  const { kind, backCents, newOrderId } = outcome;
  return (
    <div className="rounded-card bg-good-soft p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-good">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {outcomeWords[kind]}
        {backCents > 0 && <span className="money">{formatRand(backCents)}</span>}
      </p>
      {backCents > 0 && (
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4">
          {parts
            .filter(([part]) => outcome[part] > 0)
            .map(([part, label]) => (
              <div key={part} className="contents">
                <dt>{kind === 'claim' && part === 'parcelCents' ? 'Compensation' : label}</dt>
                <dd className="money text-right">{formatRand(outcome[part])}</dd>
              </div>
            ))}
        </dl>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4">
        <span>{dateAndTime(outcome.at)}</span>
        {backCents > 0 && (
          <Link to="/bill/index" className="text-brand underline underline-offset-2">
            See it in your bill
          </Link>
        )}
        {newOrderId !== null && (
          <Link to={`/shoporder/2/detail/${newOrderId}`} className="text-brand underline underline-offset-2">
            See the new order
          </Link>
        )}
        {kind === 'coupon' && (
          <Link to="/coupon/index" className="text-brand underline underline-offset-2">
            See your coupons
          </Link>
        )}
      </p>
    </div>
  );
}

const voices = { shopper: 'You', staff: 'SGB', shop: 'SGB' } as const;

function History({ found }: { found: CaseDetail }) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-brand">What happened so far</summary>
      <ol className="flex flex-col gap-2 border-line border-l-2 pl-3">
        {found.history.toReversed().map(({ at, to, who, why }) => (
          <li key={`${at} ${to} ${why}`}>
            <span className="font-medium">{caseStateWords[to].label}</span>
            <span className="block text-ink-soft text-xs">
              {dateAndTime(at)} · {voices[who]} · {why}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
