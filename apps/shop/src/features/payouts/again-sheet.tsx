import type { ListedWithdrawal } from '@sgb/contract/withdrawals.ts';
import { formatRand } from '@sgb/money/format.ts';
import { sendWish } from '../../shared/api/wish.ts';
import { ConfirmSheet } from '../../shared/forms/confirm-sheet.tsx';

export function AgainSheet({ withdrawal, onClose }: { withdrawal: ListedWithdrawal; onClose: () => void }) {
  const { id, amountCents } = withdrawal;
  return (
    <ConfirmSheet
      title={`Ask again for ${formatRand(amountCents)}`}
      description="It goes to the bank account that you have now."
      go={`Withdraw ${formatRand(amountCents)}`}
      needsCode
      send={(proof) => sendWish('POST /api/user/withdraw/again', { id, ...proof })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
