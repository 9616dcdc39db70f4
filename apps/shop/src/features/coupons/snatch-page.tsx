import type { Snatch } from '@sgb/contract/coupons.ts';
import { clockTime } from '@sgb/contract/date-words.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { clockOf, useShopNow } from '../../shared/words/countdown.ts';
import { SnatchCard } from './snatch-card.tsx';

const index = 'GET /api/activity/snatchcoupon/index';
const grid = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3';

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, index, {});
  return null;
}

export function meta(): Meta {
  return {
    title: 'Today’s coupons',
    description: 'A few coupons are given out every day. First come, first served.',
  };
}

export function Component() {
  const answer = useQuery({ ...query(index, {}), staleTime: 5_000, refetchInterval: 15_000 });
  const { data } = answer;
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-5 pt-4 pb-8 md:pb-12')}>
      <header className="rounded-card bg-brand-soft p-4 md:p-6">
        <h1 className="font-bold text-xl">Today’s coupons</h1>
        <p className="mt-1 text-sm">
          Given out every day, first come, first served. One for each shopper a day, good for seven days.
        </p>
        {data ? <NextRound snatch={data} onOpen={() => void answer.refetch()} /> : <p className="mt-3 min-h-8" />}
      </header>
      <Answer
        of={answer}
        skeleton={
          <div role="status" className={grid}>
            <span className="sr-only">Loading today’s coupons</span>
            {Array.from({ length: 3 }, (_, place) => (
              <Skeleton key={place} className="h-44 rounded-card" />
            ))}
          </div>
        }
      >
        {(data) => <Rounds snatch={data} />}
      </Answer>
    </div>
  );
}

function NextRound({ snatch, onOpen }: { snatch: Snatch; onOpen: () => void }) {
  const now = useShopNow(snatch.now);
  const left = Date.parse(snatch.nextOpensAt) - now;
  const over = left <= 0;
  useEffect(() => {
    if (over) onOpen();
  }, [over, onOpen]);
  if (snatch.nextOpensAt === '') return null;
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
      <span className="text-sm">Next at {clockTime(snatch.nextOpensAt)}, in</span>
      <time role="timer" dateTime={snatch.nextOpensAt} className="money font-bold text-brand text-xl">
        {clockOf(left)}
      </time>
    </p>
  );
}

function Rounds({ snatch }: { snatch: Snatch }) {
  if (snatch.rounds.length === 0) {
    return (
      <EmptyState
        title="Nothing is given out today"
        picture="wallet"
        action={
          <Link to="/cart/exchange" className={buttonClass()}>
            Exchange S Coin for a coupon
          </Link>
        }
      >
        Come back tomorrow, or exchange your S Coin.
      </EmptyState>
    );
  }
  const now = Date.parse(snatch.now);
  // What can be had now comes first, then what is still to come.
  const place = (closesAt: string) => (Date.parse(closesAt) <= now ? 1 : 0);
  const rounds = snatch.rounds.toSorted((a, b) => place(a.closesAt) - place(b.closesAt));
  return rounds.map((round) => {
    const time = clockTime(round.opensAt);
    const over = Date.parse(round.closesAt) <= now;
    return (
      <section key={round.opensAt} aria-label={`Coupons at ${time}`}>
        <h2 className="mb-3 flex items-center gap-2 font-semibold text-lg">
          {time}
          {round.open ? (
            <Tag tone="good" size="md">
              Open now
            </Tag>
          ) : (
            <Tag size="md">{over ? 'Over' : 'Later today'}</Tag>
          )}
        </h2>
        <ul className={grid}>
          {round.coupons.map((offer) => (
            <li key={offer.id}>
              <SnatchCard offer={offer} open={round.open} over={over} time={time} mine={snatch.mine} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
