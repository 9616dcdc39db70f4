import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';

const sessions = query('GET /api/user/sessions', {});

/** With the password, so that nobody who found a ticket throws the owner out. */
function SignOutOthers() {
  const api = useApi();
  const changed = useCallsChanged();
  const { register, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/access.ts').then(({ signOutOthersInput }) => signOutOthersInput),
    defaultValues: { password: '' },
    send: (entered) => api.call('POST /api/user/signoutothers', entered),
    async onSent({ ended }) {
      notify('good', ended === 1 ? 'One other session was ended.' : `${ended} other sessions were ended.`);
      await changed('GET /api/user/sessions');
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3 border-line border-t pt-3">
      <Field label="Your password" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" variant="secondary" className="self-start" loading={sending.isPending}>
        Sign out others
      </Button>
    </form>
  );
}

/** Where the account is logged in, and how to end what should not be. */
export function SessionList() {
  const answer = useQuery(sessions);
  const others = answer.data?.list.some(({ current }) => !current);
  return (
    <Card as="section" aria-label="Where you are logged in">
      <CardHeader title="Where you are logged in" />
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
      {others && <SignOutOthers />}
    </Card>
  );
}
