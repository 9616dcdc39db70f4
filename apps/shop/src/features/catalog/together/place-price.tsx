import type { TeamPreview } from '@sgb/contract/teams.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Answer } from '../../../shared/api/answer.tsx';
import { query } from '../../../shared/api/api.ts';
import { useChanged } from '../../../shared/api/changed.ts';
import { sendWish } from '../../../shared/api/wish.ts';
import { useDebounced } from '../../../shared/browser/debounced.ts';
import { rechargeHref } from '../../../shared/links/links.ts';
import { Link } from '../../../shared/links/router-link.tsx';
import { MoneyLine } from '../../../shared/money/quote-lines.tsx';
import { lineWords } from '../../../shared/words/quote-words.ts';

/** Into a team that is there, or a new one. */
type Into =
  | { readonly id: number }
  | { readonly productid: string; readonly threshold: number; readonly public: 0 | 1 };

interface PlacePriceProps {
  readonly wanted: { readonly skuid: string; readonly quantity: number };
  readonly into: Into;
  readonly onJoined: (id: number) => void;
}

const aboutOf = (into: Into) =>
  'id' in into ? { id: into.id } : { productid: into.productid, threshold: into.threshold };

/** Every line of the price, and the button that agrees to it. */
export function PlacePrice({ wanted, into, onJoined }: PlacePriceProps) {
  const [scoin, setScoin] = useState(0);
  const changed = useChanged();
  const { pathname } = useLocation();
  const asked = useDebounced(JSON.stringify({ ...aboutOf(into), ...wanted, scoin }), 250);
  const settled = asked === JSON.stringify({ ...aboutOf(into), ...wanted, scoin });
  const answer = useQuery({
    ...query('GET /api/team/preview', JSON.parse(asked)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pay = useMutation({
    mutationFn: (agreed: number) => {
      const wish = { ...wanted, scoin, agreed };
      return 'id' in into
        ? sendWish('POST /api/team/join', { ...wish, id: into.id })
        : sendWish('POST /api/team/start', { ...wish, ...into });
    },
    async onSuccess({ id, missing, totalCents }) {
      notify(
        'good',
        missing > 0 ? `You are in. ${formatRand(totalCents)} is set aside.` : 'Your team has reached its price.',
      );
      onJoined(id);
      await changed('money', 'coins', 'orders', 'GET /api/team/detail', 'GET /api/team/list', 'GET /api/team/preview');
    },
    onError: () => void changed('GET /api/team/detail', 'GET /api/team/list', 'GET /api/team/preview'),
  });
  const back = 'id' in into ? `${pathname}?team=${into.id}` : pathname;
  return (
    <Answer
      of={answer}
      skeleton={<Skeleton className="h-40 w-full rounded-card" />}
      failed={(_, error) => <Notice tone="warn">{error.message}</Notice>}
    >
      {(seen) => (
        <div className="flex flex-col gap-3">
          {answer.error && <Notice tone="warn">{answer.error.message}</Notice>}
          <Lines seen={seen} busy={!settled || answer.isFetching} />
          {seen.coins.most > 0 && (
            <Checkbox
              checked={scoin > 0}
              onChange={(use) => setScoin(use ? seen.coins.most : 0)}
              label={`Use ${formatCount(seen.coins.most)} S Coin`}
            />
          )}
          {pay.error && <Notice tone="danger">{pay.error.message}</Notice>}
          {seen.missingCents > 0 ? (
            <>
              <p className="text-sm">
                Your balance is <strong className="money">{formatRand(seen.missingCents)}</strong> too low.
              </p>
              <Link
                to={rechargeHref(seen.missingCents, back)}
                className={buttonClass({ variant: 'action', wide: true })}
              >
                Recharge
              </Link>
            </>
          ) : (
            <Button
              variant="action"
              size="lg"
              wide
              disabled={!settled || answer.isFetching || answer.isError}
              loading={pay.isPending}
              onClick={() => pay.mutate(seen.breakdown.totalCents)}
            >
              {'id' in into ? 'Join and pay' : 'Start and pay'}{' '}
              <span className="money">{formatRand(seen.breakdown.totalCents)}</span>
            </Button>
          )}
          <p className="text-ink-soft text-xs">
            Your money is set aside. If the team does not come together within {seen.hours} hours, all of it is back at
            once; until it is reached you can leave. Freight to South Africa comes later. Coupons for goods do not count
            here.
          </p>
        </div>
      )}
    </Answer>
  );
}

function Lines({ seen, busy }: { seen: TeamPreview; busy: boolean }) {
  const {
    goodsCents,
    chinaFreightCents,
    serviceFeeCents,
    scoin,
    scoinCents,
    totalCents,
    fee,
    lines,
    memberSavingCents,
  } = seen.breakdown;
  const [line] = lines;
  const saved = seen.aloneCents - goodsCents;
  return (
    <div aria-busy={busy} className={cx('transition-opacity', busy && 'opacity-50')}>
      <MoneyLine
        label="Goods"
        amount={formatRand(goodsCents)}
        words={[`${line?.quantity ?? 0} × ${formatRand(line?.unitCents ?? 0)}; alone ${formatRand(seen.aloneCents)}.`]}
      />
      <MoneyLine
        label="Freight inside China"
        amount={chinaFreightCents > 0 ? formatRand(chinaFreightCents) : 'free'}
        words={['Your part of sending everything of the team to our warehouse.']}
      />
      <MoneyLine
        label="Service fee"
        amount={formatRand(serviceFeeCents)}
        words={fee ? lineWords(fee) : ['For buying it for you.']}
      />
      {scoinCents > 0 && (
        <MoneyLine
          label={`${formatCount(scoin)} S Coin`}
          amount={`−${formatRand(scoinCents)}`}
          words={['Taken off the service fee and the freight.']}
        />
      )}
      <p className="mt-1 flex items-baseline justify-between gap-3 border-line border-t pt-3 font-semibold">
        Pay now
        <span className="money font-bold text-lg">{formatRand(totalCents)}</span>
      </p>
      {saved > 0 && (
        <p className="text-good text-sm">
          You save <b className="money">{formatRand(saved)}</b> on the goods.
        </p>
      )}
      {memberSavingCents > 0 && (
        <p className="text-good text-sm">
          Your membership saves you <b className="money">{formatRand(memberSavingCents)}</b> of the fee.
        </p>
      )}
    </div>
  );
}
