import { formatDecimal, formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { amountFault } from '../../shared/money/amount.ts';

/** From the purse to the balance: all of it, unless one says less. */
export function MoveSheet({ purseCents, onClose }: { purseCents: number; onClose: () => void }) {
  const changed = useChanged();
  const [amount, setAmount] = useState(formatDecimal(purseCents));
  const [tried, setTried] = useState(false);
  const fault = amountFault(amount, { min: 1, max: purseCents });
  const move = useMutation({
    mutationFn: (amountCents: number) => sendWish('POST /api/groupship/billmove', { amountCents }),
    async onSuccess({ movedCents }) {
      notify('good', `${formatRand(movedCents)} is in your balance.`);
      onClose();
      await changed('money');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) move.mutate(parseRand(amount) ?? 0);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} width="sm" title="Move to your balance">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {move.error && <Notice tone="danger">{move.error.message}</Notice>}
        <Field
          label="Amount"
          hint={`You can move up to ${formatRand(purseCents)}. It is free.`}
          error={tried && fault}
          required
        >
          <Input
            before="R"
            inputMode="decimal"
            autoComplete="off"
            className="money font-semibold"
            value={amount}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="action" size="lg" wide loading={move.isPending}>
          Move
        </Button>
      </form>
    </Sheet>
  );
}
