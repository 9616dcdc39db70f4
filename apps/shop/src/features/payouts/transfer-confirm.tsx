import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { ConfirmFields, confirmFaults, unconfirmed } from '../../shared/forms/confirm-fields.tsx';
import type { TransferWish } from './transfer-wish.ts';

interface TransferConfirmProps {
  wish: TransferWish;
  name: string;
  needsCode: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function TransferConfirm({ wish, name, needsCode, onClose, onDone }: TransferConfirmProps) {
  const changed = useChanged();
  const [given, setGiven] = useState(unconfirmed);
  const [tried, setTried] = useState(false);
  const faults = confirmFaults(given, needsCode);
  const send = useMutation({
    mutationFn: () =>
      sendWish('POST /api/user/rechargetransfer', {
        ...wish,
        password: given.password,
        ...(needsCode && { code: given.code.trim() }),
      }),
    async onSuccess({ number, amountCents }) {
      onDone(`${formatRand(amountCents)} is with ${name}. The number of the transfer is ${number}.`);
      await changed('money', 'messages');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length === 0) send.mutate();
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Is this right?"
      description={`${formatRand(wish.amountCents)} to ${name}`}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-ink-soft">To</dt>
          <dd>
            {name} <span className="text-ink-soft">({wish.to})</span>
          </dd>
          <dt className="text-ink-soft">Amount</dt>
          <dd className="money font-semibold">{formatRand(wish.amountCents)}</dd>
          {wish.note && (
            <>
              <dt className="text-ink-soft">Note</dt>
              <dd className="break-words">{wish.note}</dd>
            </>
          )}
        </dl>
        <ConfirmFields value={given} onChange={setGiven} needsCode={needsCode} faults={tried ? faults : {}} />
        <Button type="submit" variant="action" size="lg" wide loading={send.isPending}>
          Send {formatRand(wish.amountCents)}
        </Button>
      </form>
    </Sheet>
  );
}
