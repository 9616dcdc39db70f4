import { dateFormat } from '@sgb/contract/date-words.ts';
import { Card } from '@sgb/ui/card.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { critical, query } from '../../shared/api/api.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { useLogin } from '../../shared/session/login.ts';
import { DispatchSteps } from './dispatch-steps.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ParcelSteps } from './parcel-steps.tsx';

const outbox = 'GET /api/demo/outbox';
const timeWithSeconds = dateFormat({ timeStyle: 'medium' });

/** Outside the demo the call is unknown, and so is this page. */
export async function loader({ context }: LoaderFunctionArgs) {
  await critical(context, outbox, {});
  return null;
}

export function meta(): Meta {
  return { title: 'Outbox of the demo', description: 'What the demo would have sent.', noindex: true };
}

export function Component() {
  const login = useLogin();
  const { data } = useQuery({ ...query(outbox, {}), staleTime: 0, refetchInterval: 5000 });
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-4 py-6 md:py-10">
      <div>
        <h1 className="font-bold text-xl">Outbox of the demo</h1>
        <p className="text-ink-soft text-sm">
          Nothing leaves the demo: its emails and text messages, and the codes in them, are shown here, newest first.
        </p>
      </div>
      {login && <OrderSteps />}
      {login && <ParcelSteps />}
      {login && <DispatchSteps />}
      {data?.list.length === 0 && (
        <EmptyState title="Nothing was sent yet">Register, or ask for a new password, and come back.</EmptyState>
      )}
      <ul className="flex flex-col gap-3">
        {data?.list.map(({ id, channel, recipient, subject, body, at }) => (
          <Card as="li" key={id}>
            <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
              <Tag tone="info">{channel === 'mail' ? 'Email' : 'SMS'}</Tag>
              <span className="min-w-0 break-all">{recipient}</span>
              <time dateTime={at}>{timeWithSeconds(at)}</time>
            </p>
            {channel === 'mail' && <h2 className="mt-2 font-semibold text-sm">{subject}</h2>}
            <p className="mt-1 whitespace-pre-line text-sm">{body}</p>
          </Card>
        ))}
      </ul>
    </div>
  );
}
