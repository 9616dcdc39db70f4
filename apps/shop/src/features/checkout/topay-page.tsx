import { markets } from '@sgb/contract/markets.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { cartHref } from '../../shared/cart/cart-links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { OpenCard } from './open-card.tsx';

const list = 'GET /api/checkout/open';

export async function loader({ context }: LoaderFunctionArgs) {
  await listed(context, list, {});
  return null;
}

export function meta(): Meta {
  return { title: 'To pay', description: 'What you ordered and have not paid yet.', noindex: true };
}

export function Component() {
  const answer = useQuery({ ...query(list, {}), staleTime: 0 });
  return (
    <div className="mx-auto w-full max-w-3xl px-3 pt-4 pb-8 md:px-6 md:pb-12">
      <h1 className="mb-3 font-bold text-xl">To pay</h1>
      <Answer of={answer} skeleton={<Skeleton className="h-96 rounded-card" />}>
        {(data) =>
          data.items.length > 0 ? (
            <ul className="flex flex-col gap-4">
              {data.items.map((item) => (
                <li key={item.id}>
                  <OpenCard item={item} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title="Nothing to pay right now"
              picture="wallet"
              action={
                <Link to={cartHref(markets.china)} className={buttonClass()}>
                  To my cart
                </Link>
              }
            >
              Choose "Pay later" at checkout, and your orders wait here for 72 hours.
            </EmptyState>
          )
        }
      </Answer>
    </div>
  );
}
