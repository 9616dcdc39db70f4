import { longDate } from '@sgb/contract/date-words.ts';
import type { ClosingState } from '@sgb/contract/privacy.ts';
import { unfinishedMoney, unfinishedWords } from '@sgb/contract/privacy-words.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { Link } from '../../shared/links/router-link.tsx';

export function CloseCard({ state }: { state: ClosingState }) {
  return (
    <Card as="section" aria-label="Close your account" className="flex flex-col gap-4">
      <CardHeader title="Close your account" />
      {state.askedAt ? <Closing state={state} /> : <CloseForm state={state} />}
    </Card>
  );
}

/** What has to end before, each with the page where it ends. */
function Unfinished({ of }: { of: ClosingState['unfinished'] }) {
  if (of.length === 0) return null;
  return (
    <ul aria-label="Still open" className="flex flex-col gap-1 rounded-card bg-page p-3 text-sm">
      {of.map(({ what, count }) => {
        const { one, many, link } = unfinishedWords[what];
        const money = unfinishedMoney.includes(what);
        const words = `${money ? formatRand(count) : count} ${count === 1 ? one : many}`;
        const text = what === 'members' || what === 'staff' ? one : words;
        return (
          <li key={what}>
            {link ? (
              <Link to={link} className="inline-flex min-h-11 items-center text-link underline md:min-h-9">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Closing({ state: { closesAt, unfinished } }: { state: ClosingState }) {
  const api = useApi();
  const changed = useCallsChanged();
  const keep = useMutation({
    mutationFn: () => api.call('POST /api/user/keepaccount', {}),
    onSuccess: () => changed('GET /api/user/closing', 'GET /api/user/withdraw/info'),
  });
  return (
    <>
      <Notice tone="warn">
        We close your account on {longDate(closesAt)}
        {unfinished.length > 0 && ', once everything below has ended'}.
      </Notice>
      <Unfinished of={unfinished} />
      {keep.error && <Notice tone="danger">{keep.error.message}</Notice>}
      <Button wide loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </>
  );
}

function CloseForm({ state: { closesAt, unfinished, bonusCents, coins } }: { state: ClosingState }) {
  const api = useApi();
  const changed = useCallsChanged();
  const { register, control, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/privacy.ts').then(({ closeAccountInput }) => closeAccountInput),
    defaultValues: { password: '' },
    send: (entered) => api.call('POST /api/user/closeaccount', entered),
    onSent: () => changed('GET /api/user/closing', 'GET /api/user/withdraw/info'),
  });
  const lost = [
    bonusCents > 0 && `your bonus of ${formatRand(bonusCents)}`,
    coins > 0 && `${formatCount(coins)} S Coin`,
    'your coupons and membership',
  ].filter(Boolean);
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ul className="list-disc pl-5 text-ink-soft text-sm">
        <li>You can change your mind until {longDate(closesAt)}.</li>
        <li>Money in your balance stays yours: withdraw it first, however little it is.</li>
        <li>You lose {lost.join(', ')}.</li>
        <li>
          Your name, addresses, ID, messages and chats are erased. Papers for tax and customs stay for five years.
        </li>
      </ul>
      {unfinished.length > 0 && (
        <>
          <p className="text-sm">We close it once this has ended:</p>
          <Unfinished of={unfinished} />
        </>
      )}
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Field label="Your password" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Controller
        control={control}
        name="confirm"
        render={({ field: { value, onChange, name } }) => (
          <div>
            <Checkbox
              name={name}
              checked={value === true}
              onChange={(checked) => onChange(checked || undefined)}
              label="I have read this and want to close my account"
              aria-describedby={errors.confirm ? 'confirm-fault' : undefined}
            />
            {errors.confirm && (
              <p id="confirm-fault" className="text-danger text-xs">
                {errors.confirm.message}
              </p>
            )}
          </div>
        )}
      />
      <Button type="submit" variant="danger" wide loading={sending.isPending}>
        Close my account
      </Button>
    </form>
  );
}
