import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { amountFault } from '../../shared/money/amount.ts';
import { TransferConfirm } from './transfer-confirm.tsx';
import type { TransferWish } from './transfer-wish.ts';

type Info = OutputOf<'GET /api/user/transferinfo'>;

/** First whom and how much; the name of the one who has that number must be confirmed before anything moves. */
export function TransferForm({ info }: { info: Info }) {
  const api = useApi();
  const [entered, setEntered] = useState({ to: '', amount: '', note: '' });
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState('');
  const max = Math.min(info.maxCents, info.leftTodayCents, info.availableCents);
  const faults = {
    to: entered.to.trim().length < 4 ? 'Enter a username or a mobile number.' : '',
    amount: amountFault(entered.amount, { min: info.minCents, max }),
    note: entered.note.length > 60 ? 'Use at most 60 characters.' : '',
  };
  const wish: TransferWish = {
    to: entered.to.trim(),
    amountCents: parseRand(entered.amount) ?? 0,
    note: entered.note.trim(),
  };
  const find = useMutation({ mutationFn: (to: string) => api.call('GET /api/user/transferto', { to }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSent('');
    if (!Object.values(faults).some(Boolean)) find.mutate(wish.to);
  };
  const set = (field: keyof typeof entered) => ({
    value: entered[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setEntered({ ...entered, [field]: currentTarget.value }),
  });
  const done = (message: string) => {
    setSent(message);
    setTried(false);
    setEntered({ to: '', amount: '', note: '' });
    find.reset();
  };
  return (
    <Card as="section" aria-label="Send money">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {sent && <Notice tone="good">{sent}</Notice>}
        {info.blocked && <Notice tone="warn">{info.blocked}</Notice>}
        {find.error && <Notice tone="danger">{find.error.message}</Notice>}
        <Field label="To" hint="Username or mobile number" error={tried && faults.to} required>
          <Input {...set('to')} autoComplete="off" autoCapitalize="none" />
        </Field>
        <Field
          label="Amount"
          hint={`${formatRand(info.minCents)} to ${formatRand(info.maxCents)}; today you can still send ${formatRand(info.leftTodayCents)} in ${info.leftTodayCount} transfers. You have ${formatRand(info.availableCents)}.`}
          error={tried && faults.amount}
          required
        >
          <Input {...set('amount')} before="R" inputMode="decimal" autoComplete="off" className="money font-semibold" />
        </Field>
        <Field label="Note" hint="Both of you can read it." error={tried && faults.note} optional>
          <Input {...set('note')} autoComplete="off" maxLength={60} />
        </Field>
        <Button type="submit" size="lg" wide loading={find.isPending} disabled={info.blocked !== ''}>
          Continue
        </Button>
        <p className="text-ink-soft text-xs">A transfer is free and final. We cannot take it back for you.</p>
      </form>
      {find.data && (
        <TransferConfirm
          wish={wish}
          name={find.data.name}
          needsCode={wish.amountCents > info.codeAboveCents}
          onClose={() => find.reset()}
          onDone={done}
        />
      )}
    </Card>
  );
}
