import { countryName } from '@sgb/contract/countries.ts';
import type { ParcelDetail } from '@sgb/contract/parcel-views.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';
import { parcelHref } from './address.ts';
import { ReceiverChoice } from './receiver-choice.tsx';
import { useChangeReceiver } from './use-parcel.ts';

/** Who receives it; somebody else can until it is declared. */
export function ReceiverCard({ parcel }: { parcel: ParcelDetail }) {
  const { receiver, actions } = parcel;
  return (
    <Card as="section">
      <CardHeader title="Receiver" action={actions.includes('changeReceiver') && <Change parcel={parcel} />} />
      <address className="text-sm not-italic">
        <p className="font-medium">
          {receiver.name} {receiver.label && <span className="font-normal text-ink-soft">{receiver.label}</span>}
        </p>
        <p className="text-ink-soft">
          {receiver.address}, {countryName(receiver.countryId)}
        </p>
        <p className="text-ink-soft tabular-nums">{receiver.mobile}</p>
        {receiver.idMasked && <p className="text-ink-soft tabular-nums">ID {receiver.idMasked}</p>}
      </address>
    </Card>
  );
}

function Change({ parcel }: { parcel: ParcelDetail }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(parcel.receiver.id);
  const change = useChangeReceiver(() => setOpen(false));
  return (
    <Sheet
      title="Another receiver"
      description="Free of charge until the parcel is declared to customs"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm">
          Change
        </Button>
      }
      footer={
        <Button
          wide
          disabled={chosen === parcel.receiver.id}
          loading={change.isPending}
          onClick={() => change.mutate({ id: parcel.id, rid: chosen })}
        >
          Send it there
        </Button>
      }
    >
      {change.error && (
        <Notice tone="danger" className="mb-3">
          {change.error.message}
        </Notice>
      )}
      <ReceiverChoice chosen={chosen} onChoose={({ id }) => setChosen(id)} back={parcelHref(parcel.id)} />
    </Sheet>
  );
}
