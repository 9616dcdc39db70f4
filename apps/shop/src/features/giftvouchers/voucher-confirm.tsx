import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { ConfirmSheet } from '../../shared/forms/confirm-sheet.tsx';

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
  const rand = formatRand(wish.amountCents);
  return (
    <ConfirmSheet
      title={`Buy a voucher of ${rand}?`}
      description={
        wish.email ? `We send its code to ${wish.email}.` : 'You see its code here and hand it over yourself.'
      }
      go={`Pay ${rand}`}
      needsCode={needsCode}
      send={({ password, code }) =>
        sendWish('POST /api/giftvoucher/buy', { ...wish, password, ...(needsCode && { code }) })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
