import type { CheckoutPreview } from '@sgb/contract/checkout.ts';
import { deliveryWords } from '@sgb/contract/checkout-options.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../shared/api/api.ts';
import { OptionRow } from '../../shared/forms/option-row.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import type { Choices } from './choices.ts';

interface ShippingProps {
  readonly shipping: NonNullable<CheckoutPreview['shipping']>;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** Where it goes and how: for goods that lie in Johannesburg. */
export function ShippingCard({ shipping, choices, onChange }: ShippingProps) {
  const { receiver, options, mode, freeFromCents, leavesBy } = shipping;
  return (
    <Card as="section" aria-labelledby="shipping-title">
      <CardHeader
        title={<span id="shipping-title">Delivery</span>}
        action={receiver && <ChooseReceiver current={receiver.id} choices={choices} onChange={onChange} />}
      />
      {receiver ? (
        <address className="text-sm not-italic">
          <p className="font-medium">
            {receiver.name} <span className="font-normal text-ink-soft">{receiver.label}</span>
          </p>
          <p className="text-ink-soft">{receiver.address}</p>
          <p className="text-ink-soft tabular-nums">{receiver.mobile}</p>
        </address>
      ) : (
        <Notice
          tone="warn"
          title="Who receives it?"
          action={
            <Link to="/client/2/edit" className={buttonClass({ size: 'sm' })}>
              Add
            </Link>
          }
        >
          Add a receiver in South Africa first.
        </Notice>
      )}
      <fieldset className="mt-4 flex flex-col gap-2">
        <legend className="sr-only">How it is delivered</legend>
        {options.map((option) => (
          <OptionRow
            key={option.mode}
            name="delivery"
            checked={option.mode === (choices.delivery ?? mode)}
            onChoose={() => onChange({ ...choices, delivery: option.mode })}
            title={deliveryWords[option.mode].label}
            amount={option.free ? 'free' : formatRand(option.cents)}
          >
            {deliveryWords[option.mode].text} Size {option.size}
            {option.count > 1 && `, ${option.count} parcels`}.
          </OptionRow>
        ))}
      </fieldset>
      <p className="mt-2 text-ink-soft text-xs">
        Free for orders from <span className="money">{formatRand(freeFromCents)}</span>. Paid now, it leaves our
        warehouse by {dateAndTime(leavesBy)} and takes 2 to 5 days.
      </p>
    </Card>
  );
}

interface ChooseProps {
  readonly current: number;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

function ChooseReceiver({ current, choices, onChange }: ChooseProps) {
  const [open, setOpen] = useState(false);
  const answer = useQuery({ ...query('GET /api/user/address/list', {}), enabled: open });
  const here = answer.data?.items.filter(({ countryId }) => countryId === southAfrica);
  return (
    <Sheet
      title="Who receives it?"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm">
          Change
        </Button>
      }
      footer={
        <Link to="/client/2/edit" className={buttonClass({ variant: 'secondary', wide: true })}>
          Add another receiver
        </Link>
      }
    >
      {here ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Receivers in South Africa</legend>
          {here.map(({ id, firstName, lastName, street, suburb, city }) => (
            <OptionRow
              key={id}
              name="receiver"
              checked={id === current}
              onChoose={() => {
                onChange({ ...choices, receiverId: id });
                setOpen(false);
              }}
              title={`${firstName} ${lastName}`}
            >
              {[street, suburb, city].filter(Boolean).join(', ')}
            </OptionRow>
          ))}
        </fieldset>
      ) : (
        <Skeleton className="h-40" />
      )}
    </Sheet>
  );
}
