import { lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import type { ScoinIndex } from '@sgb/contract/scoin.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, BookOpen, Coins, ListOrdered } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { CheckIn } from './check-in.tsx';
import { MovementList } from './movements.tsx';

const index = 'GET /api/scoin/index';
const latest = query('GET /api/scoin/list', { page: 1 });

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, index, {});
  await deferred(context, 'GET /api/scoin/list', { page: 1 });
  return null;
}

export function meta(): Meta {
  return { title: 'My S Coin', description: 'What you have earned, and what it is worth.', noindex: true };
}

export function Component() {
  const answer = useQuery(query(index, {}));
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-4 pb-8 md:pb-12')}>
      <h1 className="font-bold text-xl">My S Coin</h1>
      <Answer of={answer} skeleton={<Skeleton className="h-72 rounded-card" />}>
        {(data) => <Overview coins={data} />}
      </Answer>
      <Latest />
    </div>
  );
}

const links = [
  { href: '/cart/exchange', label: 'Exchange for coupons', Icon: ArrowLeftRight },
  { href: '/scoin/detail', label: 'Full history', Icon: ListOrdered },
  { href: '/scoin/description', label: 'How it works', Icon: BookOpen },
];

function Overview({ coins }: { coins: ScoinIndex }) {
  const { scoin, heldCoins, worthCents, ending } = coins;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card as="section" aria-label="Balance" className="flex flex-col gap-3">
        <div className="flex items-center gap-3">
          <Coins aria-hidden="true" className="size-10 shrink-0 rounded-full bg-warn-soft p-2 text-warn" />
          <div>
            <p className="money font-bold text-2xl">{formatCount(scoin)}</p>
            <p className="text-ink-soft text-sm">S Coin, worth {formatRand(worthCents)} off service fee and freight</p>
          </div>
        </div>
        {scoin < 0 && (
          <Notice tone="warn">
            More was taken back after a refund than you had. New S Coin pay it off first; until then none can be spent.
          </Notice>
        )}
        {heldCoins > 0 && (
          <p className="text-sm">{formatCount(heldCoins)} more are set aside for orders that you have not paid yet.</p>
        )}
        {ending && (
          <p className="text-ink-soft text-sm">
            {formatCount(ending.coins)} of them end on {shortDate(lastMoment(ending.expiresAt))}.
          </p>
        )}
        <ul className="mt-auto flex flex-wrap gap-2">
          {links.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link to={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                <Icon aria-hidden="true" className="size-4" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <CheckIn checkIn={coins.checkIn} />
    </div>
  );
}

function Latest() {
  const answer = useQuery(latest);
  return (
    <Card as="section" aria-label="Latest activity">
      <CardHeader
        title="Latest activity"
        action={
          <Link to="/scoin/detail" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            See all
          </Link>
        }
      />
      <Answer of={answer} skeleton={<Skeleton className="h-64" />}>
        {(data) => <MovementList items={data.items.slice(0, 5)} />}
      </Answer>
    </Card>
  );
}
