import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useReopen } from './use-parcel.ts';

interface ReopenSheetProps {
  readonly parcel: Pick<ParcelDetail, 'id' | 'number' | 'chargedCents' | 'openedCents' | 'rehearsalCents' | 'quote'> & {
    readonly reopenCents: number;
  };
  readonly onClose: () => void;
}

/** What opening a packed parcel again costs and does, before it is done. */
export default function ReopenSheet({ parcel, onClose }: ReopenSheetProps) {
  const { id, number, reopenCents, chargedCents, openedCents, rehearsalCents, quote } = parcel;
  const reopen = useReopen(onClose);
  const fee = formatRand(reopenCents);
  const paidCents = chargedCents - openedCents - rehearsalCents;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Open ${number} again?`}
      description="It is packed. To change how it travels or to take something out, we have to open it."
      width="sm"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Leave it packed
          </Button>
          <Button loading={reopen.isPending} onClick={() => reopen.mutate({ id, feecents: reopenCents })}>
            Open it for {fee}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>{fee} is taken from your balance for the work, and is not given back.</li>
        {paidCents > 0 && <li>The {formatRand(paidCents)} that you paid for the freight comes back.</li>}
        <li>The estimate of about {formatRand(quote.totalCents)} is set aside until it is packed anew.</li>
      </ul>
      {reopen.error && (
        <Notice tone="danger" className="mt-3">
          {reopen.error.message}
        </Notice>
      )}
    </Sheet>
  );
}
