import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { WithdrawInfo } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { ConfirmFields, confirmFaults, unconfirmed } from '../../shared/forms/confirm-fields.tsx';
import { amountFault } from '../../shared/money/amount.ts';

export function WithdrawForm({ info }: { info: WithdrawInfo }) {
  const changed = useChanged();
  const [amount, setAmount] = useState('');
  const [given, setGiven] = useState(unconfirmed);
  const [tried, setTried] = useState(false);
  const max = Math.min(info.withdrawableCents, info.leftTodayCents);
  const cents = parseRand(amount) ?? 0;
  const fault = amountFault(amount, { min: info.minCents, max });
  const faults = confirmFaults(given, true);
  const send = useMutation({
    mutationFn: () =>
      sendWish('POST /api/user/withdraw/save', {
        amountCents: cents,
        password: given.password,
        code: given.code.trim(),
      }),
    async onSuccess() {
      setAmount('');
      setGiven(unconfirmed);
      setTried(false);
      await changed('money', 'messages');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault && Object.keys(faults).length === 0) send.mutate();
  };
  return (
    <Card as="section" aria-label="Withdraw">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {send.data && (
          <Notice tone="good">
            {send.data.number} is on its way. We pay by {dateAndTime(send.data.dueAt)}.
          </Notice>
        )}
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
        <Field
          label="Amount"
          hint={`At least ${formatRand(info.minCents)}; you can withdraw ${formatRand(max)} now.`}
          error={tried && fault}
          required
        >
          <Input
            before="R"
            inputMode="decimal"
            autoComplete="off"
            className="money font-semibold text-lg"
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Field>
        {cents > info.feeCents && (
          <dl aria-label="What you get" className="grid grid-cols-[1fr_auto] gap-y-1 rounded-card bg-page p-3 text-sm">
            <dt className="text-ink-soft">Out of your balance</dt>
            <dd className="money">{formatRand(cents)}</dd>
            <dt className="text-ink-soft">
              {info.feeCents ? 'Fee (the first of a month is free)' : 'Fee (first of this month)'}
            </dt>
            <dd className="money">{formatRand(-info.feeCents)}</dd>
            <dt className="font-semibold">To your bank account</dt>
            <dd className="money font-semibold">{formatRand(cents - info.feeCents)}</dd>
          </dl>
        )}
        <ConfirmFields value={given} onChange={setGiven} needsCode faults={tried ? faults : {}} />
        <Button type="submit" variant="action" size="lg" wide loading={send.isPending}>
          Withdraw
        </Button>
      </form>
    </Card>
  );
}
