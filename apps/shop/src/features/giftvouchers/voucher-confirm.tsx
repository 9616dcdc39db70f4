import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { ConfirmFields, confirmFaults, unconfirmed } from '../../shared/forms/confirm-fields.tsx';

export interface GiftWish {
  readonly amountCents: number;
  readonly receiver: string;
  readonly email: string;
  readonly note: string;
}

interface VoucherConfirmProps {
  wish: GiftWish;
  needsCode: boolean;
  onClose: () => void;
  onDone: (answer: OutputOf<'POST /api/giftvoucher/buy'>) => void;
}

export function VoucherConfirm({ wish, needsCode, onClose, onDone }: VoucherConfirmProps) {
  const changed = useChanged();
  const [given, setGiven] = useState(unconfirmed);
  const [tried, setTried] = useState(false);
  const faults = confirmFaults(given, needsCode);
  const send = useMutation({
    mutationFn: () =>
      sendWish('POST /api/giftvoucher/buy', {
        ...wish,
        password: given.password,
        ...(needsCode && { code: given.code.trim() }),
      }),
    async onSuccess(answer) {
      onDone(answer);
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
      title={`Buy a voucher of ${formatRand(wish.amountCents)}?`}
      description={
        wish.email ? `We send its code to ${wish.email}.` : 'You see its code here and hand it over yourself.'
      }
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
        <ConfirmFields value={given} onChange={setGiven} needsCode={needsCode} faults={tried ? faults : {}} />
        <Button type="submit" variant="action" size="lg" wide loading={send.isPending}>
          Pay {formatRand(wish.amountCents)}
        </Button>
      </form>
    </Sheet>
  );
}
