import type { OutputOf } from '@sgb/contract/client.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import type { Meta } from '../../shared/page/meta.ts';
import { OrderTag } from './status.tsx';

const describe = 'GET /api/shoporder/statusdesc';
type Item = OutputOf<typeof describe>['items'][number];

export async function loader({ context }: LoaderFunctionArgs) {
  await deferred(context, describe, {});
  return null;
}

export function meta(): Meta {
  return {
    title: 'What the statuses of an order mean',
    description: 'Every status of an order at SGB, from payment to the day you sign for it, in plain words.',
  };
}

const ended = [31, 90];
/** The same words as 31. */
const failedStock = 115;

export function Component() {
  const answer = useQuery(query(describe, {}));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">What the statuses mean</h1>
      <p className="text-ink-soft text-sm">
        An order moves along one line. If it cannot go on, your money comes back.{' '}
        <Link to="/shoporder/2/index" className="text-brand underline underline-offset-2">
          My orders
        </Link>
      </p>
      <Answer of={answer} skeleton={null}>
        {({ items }) => (
          <>
            <Group
              title="Bought for you in China"
              items={items.filter(({ status }) => status < 100 && !ended.includes(status))}
            />
            <Group
              title="From our stock in Johannesburg"
              items={items.filter(({ status }) => status > 100 && status !== failedStock)}
            />
            <Group title="When it does not work out" items={items.filter(({ status }) => ended.includes(status))} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Group({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <Card as="section">
      <CardHeader title={title} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 text-sm">
        {items.map(({ status, text }) => (
          <div key={status} className="contents">
            <dt>
              <OrderTag status={status} size="md" />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
