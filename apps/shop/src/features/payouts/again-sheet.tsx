import type { ListedWithdrawal } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { ConfirmFields, confirmFaults, unconfirmed } from '../../shared/forms/confirm-fields.tsx';

export function AgainSheet({ withdrawal, onClose }: { withdrawal: ListedWithdrawal; onClose: () => void }) {
  const changed = useChanged();
  const [given, setGiven] = useState(unconfirmed);
  const [tried, setTried] = useState(false);
  const faults = confirmFaults(given, true);
  const { id, amountCents } = withdrawal;
  const send = useMutation({
    mutationFn: () =>
      sendWish('POST /api/user/withdraw/again', { id, password: given.password, code: given.code.trim() }),
    async onSuccess() {
      await changed('money', 'messages');
      onClose();
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
      title={`Ask again for ${formatRand(amountCents)}`}
      description="It goes to the bank account that you have now."
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
        <ConfirmFields value={given} onChange={setGiven} needsCode faults={tried ? faults : {}} />
        <Button type="submit" variant="action" size="lg" wide loading={send.isPending}>
          Withdraw {formatRand(amountCents)}
        </Button>
      </form>
    </Sheet>
  );
}
