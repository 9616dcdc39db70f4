import type { ParcelCard } from '@sgb/contract/parcel-views.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { countOf } from './goods-words.ts';

const PaySheet = lazy(() => import('./pay-sheet.tsx'));

/** All of this page that waits to be paid, at once. */
export function PayAll({ parcels }: { parcels: readonly ParcelCard[] }) {
  const [open, setOpen] = useState(false);
  const owed = parcels.filter(({ dueCents }) => dueCents > 0);
  if (owed.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-3 py-2 md:px-4">
      <p className="text-sm">
        {countOf(owed.length, 'parcel')} wait for{' '}
        <b className="money">{formatRand(owed.reduce((sum, { dueCents }) => sum + dueCents, 0))}</b>
      </p>
      <Button variant="action" size="sm" onClick={() => setOpen(true)}>
        Pay all
      </Button>
      <Suspense fallback={null}>{open && <PaySheet parcels={owed} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
