import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

const sessions = query('GET /api/user/sessions', {});
/** Where the account is logged in, and how to end what should not be. */
export function SessionList() {
  const api = useApi();
  const changed = useChanged();
  const answer = useQuery(sessions);
  const end = useMutation({
    mutationFn: () => api.call('POST /api/user/signoutothers', {}),
    async onSuccess({ ended }) {
      notify('good', ended === 1 ? 'One other session was ended.' : `${ended} other sessions were ended.`);
      await changed('GET /api/user/sessions');
    },
    onError: (failure) => notify('danger', failure.message),
  });
  const others = answer.data?.list.some(({ current }) => !current);
  return (
    <Card as="section" aria-label="Where you are logged in">
      <CardHeader
        title="Where you are logged in"
        action={
          others && (
            <Button variant="secondary" size="sm" loading={end.isPending} onClick={() => end.mutate()}>
              Sign out others
            </Button>
          )
        }
      />
      <Answer of={answer} skeleton={<Skeleton className="h-16" />}>
        {({ list }) => (
          <ul className="flex flex-col divide-y divide-line">
            {list.map(({ id, device, ip, current, openedAt }) => (
              <li key={id} className="flex items-center gap-3 py-3">
                <Monitor aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium text-sm">{device}</p>
                  <p className="text-ink-soft text-xs">
                    Since {dateAndTime(openedAt)}, from {ip}
                  </p>
                </div>
                {current && <Tag tone="good">This one</Tag>}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Card>
  );
}
