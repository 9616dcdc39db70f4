import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { deliveryLabels } from '@sgb/contract/quote-labels.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Plane, Ship } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ReopenSheet = lazy(() => import('./reopen-sheet.tsx'));
const WaySheet = lazy(() => import('./way-sheet.tsx'));

/** How it travels, and what was ordered with it. */
export function WayCard({ parcel }: { parcel: ParcelDetail }) {
  const [changing, setChanging] = useState(false);
  const { way, lineName, days, delivery, services, insured, coverCents, actions } = parcel;
  const reopenCents = actions.includes('reopen') ? parcel.reopenCents : null;
  const packed = reopenCents !== null;
  const [opening, setOpening] = useState(false);
  const Icon = way === 1 ? Ship : Plane;
  return (
    <Card as="section">
      <CardHeader
        title="How it travels"
        action={
          (actions.includes('changeWay') || packed) && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={packed ? 'Open it again to change it' : 'Change how it travels'}
              onClick={() => (packed ? setOpening(true) : setChanging(true))}
            >
              {packed ? 'Open again' : 'Change'}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-1 text-sm">
        <p className="flex items-center gap-2 font-medium">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-brand" />
          {lineName}
        </p>
        <p className="text-ink-soft">
          {days.from} to {days.to} days · {deliveryLabels[delivery]}
        </p>
        <p className="text-ink-soft">
          {insured ? `Insured for ${formatRand(coverCents)}` : 'Not insured'}
          {services.length > 0 && `. ${services.map(({ name }) => name).join(', ')}`}
        </p>
      </div>
      <Suspense fallback={null}>
        {changing && <WaySheet id={parcel.id} onClose={() => setChanging(false)} />}
        {opening && packed && <ReopenSheet parcel={{ ...parcel, reopenCents }} onClose={() => setOpening(false)} />}
      </Suspense>
    </Card>
  );
}
