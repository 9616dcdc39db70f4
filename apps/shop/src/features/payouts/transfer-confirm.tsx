import { formatRand } from '@sgb/money/format.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { ConfirmSheet } from '../../shared/forms/confirm-sheet.tsx';
import type { TransferWish } from './transfer-wish.ts';

interface TransferConfirmProps {
  wish: TransferWish;
  name: string;
  needsCode: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function TransferConfirm({ wish, name, needsCode, onClose, onDone }: TransferConfirmProps) {
  const rand = formatRand(wish.amountCents);
  return (
    <ConfirmSheet
      title="Is this right?"
      description={`${rand} to ${name}`}
      go={`Send ${rand}`}
      needsCode={needsCode}
      send={({ password, code }) =>
        sendWish('POST /api/user/rechargetransfer', { ...wish, password, ...(needsCode && { code }) })
      }
      onDone={({ number, amountCents }) =>
        onDone(`${formatRand(amountCents)} is with ${name}. The number of the transfer is ${number}.`)
      }
      onClose={onClose}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">To</dt>
        <dd>
          {name} <span className="text-ink-soft">({wish.to})</span>
        </dd>
        <dt className="text-ink-soft">Amount</dt>
        <dd className="money font-semibold">{rand}</dd>
        {wish.note && (
          <>
            <dt className="text-ink-soft">Note</dt>
            <dd className="break-words">{wish.note}</dd>
          </>
        )}
      </dl>
    </ConfirmSheet>
  );
}
