import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { QrCode } from '../../../shared/pictures/qr-code.tsx';

type Parcel = NonNullable<NonNullable<RoundDetail['mine']>['parcel']>;

/** What a member says or shows when they fetch their parcel. */
export function HandOverCode({ parcel, leader }: { parcel: Parcel; leader: string }) {
  return (
    <section
      aria-label="Hand-over code"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-brand bg-brand-soft p-4"
    >
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-semibold text-base">Fetch it from {leader}</h2>
        {parcel.pickup && <p className="mb-1 break-words text-sm">{parcel.pickup}</p>}
        <p className="text-sm">Say this code, or show the picture, only when {parcel.number} is in your hands.</p>
        <p className="mt-2 font-bold text-2xl text-brand tabular-nums tracking-[0.3em]">{parcel.code}</p>
      </div>
      <QrCode text={parcel.qr} label={`Hand-over code of ${parcel.number}`} className="w-28 sm:w-32" />
    </section>
  );
}
