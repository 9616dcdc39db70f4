import type { Jar, JarState } from '@sgb/contract/savings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { type FormEvent, useState } from 'react';
import { sendWish } from '../../shared/api/wish.ts';
import { amountFault } from '../../shared/money/amount.ts';
import { useJar } from './use-jar.ts';

interface MoveSheetProps {
  jar: Jar;
  way: 'in' | 'out';
  state: JarState;
  onClose: () => void;
}

/** From the balance into the jar, or back. */
export function MoveSheet({ jar, way, state, onClose }: MoveSheetProps) {
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const max = way === 'in' ? state.availableCents : jar.heldCents;
  const fault = amountFault(amount, { min: way === 'in' ? state.minCents : 1, max });
  const move = useJar((amountCents: number) => sendWish('POST /api/user/jar/move', { id: jar.id, way, amountCents }), {
    said: (cents) =>
      way === 'in' ? `${formatRand(cents)} is in your jar.` : `${formatRand(cents)} is back in your balance.`,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) move.mutate(parseRand(amount) ?? 0);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={way === 'in' ? `Put into ${jar.name}` : `Take out of ${jar.name}`}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {move.error && <Notice tone="danger">{move.error.message}</Notice>}
        <Field
          label="Amount"
          hint={way === 'in' ? `You have ${formatRand(max)} available.` : `${formatRand(max)} are in the jar.`}
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
          {way === 'in' ? 'Put in' : 'Take out'}
        </Button>
      </form>
    </Sheet>
  );
}
