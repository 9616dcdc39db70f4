import { may } from '@sgb/contract/policy.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { useMe } from '../../shared/session/me.ts';
import { CarrierForm } from './carrier-form.tsx';
import type { Parcel } from './parcel.ts';
import { ReceiverForm } from './receiver-form.tsx';

/** What is done with a parcel here, by whom may do it. */
export function ParcelActions({ one: { id, status } }: { one: Parcel }) {
  const me = useMe();
  const mends = may('customerService', me) && status < 70;
  const hears = may('warehouse', me) && status > 20 && status < 90;
  if (!mends && !hears) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {mends && <OpenForm words="Correct the receiver">{(close) => <ReceiverForm id={id} onDone={close} />}</OpenForm>}
      {hears && (
        <OpenForm words="Note what the carrier said">{(close) => <CarrierForm id={id} onDone={close} />}</OpenForm>
      )}
    </div>
  );
}
