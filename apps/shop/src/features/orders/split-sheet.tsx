import { countedIn } from '@sgb/contract/catalogue.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { OrderDetail } from '@sgb/contract/orders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanged } from '../../shared/api/changed.ts';
import { sendWish } from '../../shared/api/wish.ts';

interface SplitSheetProps {
  order: Pick<OrderDetail, 'id' | 'number' | 'quantity' | 'unit'>;
  split: NonNullable<OrderDetail['split']>;
  onClose: () => void;
}

/** How many come out, what it costs and what happens, before it is paid. */
export default function SplitSheet({ order, split, onClose }: SplitSheetProps) {
  const { id, number, quantity, unit } = order;
  const [pieces, setPieces] = useState(1);
  const changed = useChanged();
  const price = formatRand(split.cents);
  const wish = useMutation({
    mutationFn: () => sendWish('POST /api/shoporder/split', { id, pieces, feecents: split.cents }),
    async onSuccess({ dueAt }) {
      notify('good', `Paid ${price}. It is split by ${dateAndTime(dueAt)}.`);
      await changed('orders', 'money');
      onClose();
    },
  });
  async function close() {
    onClose();
    // The price may have changed, or the order moved on: what is shown is read again.
    if (wish.isError) await changed('orders');
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && close()}
      width="sm"
      title={`Split ${number}?`}
      description={`${countedIn(unit, quantity)} are in our China warehouse. How many should we take out?`}
      footer={
        <Button variant="action" size="lg" wide loading={wish.isPending} onClick={() => wish.mutate()}>
          Pay {price} from balance
        </Button>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        {wish.error && <Notice tone="danger">{wish.error.message}</Notice>}
        <Stepper label="How many to take out" value={pieces} min={1} max={quantity - 1} onChange={setPieces} />
        <p className="font-semibold" aria-live="polite">
          New order: {countedIn(unit, pieces)}. {number}: {countedIn(unit, quantity - pieces)}.
        </p>
        <ul className="list-disc space-y-1 pl-5">
          <li>Our warehouse does it within {split.hours} hours. Until then neither part can be shipped.</li>
          <li>Each part has its share of what you paid, its own weight, and the free storage that is left.</li>
          <li>If it cannot be done, or you change your mind before, {price} comes back.</li>
        </ul>
      </div>
    </Sheet>
  );
}
