import { breakdownOf, listingStateNames, listingStates } from '@sgb/contract/listing-rules.ts';
import type { Selling } from '@sgb/contract/listings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { PriceParts } from './price-parts.tsx';

/** Puts pieces of a shelf up for sale in the shop, at a price of one's own. */
export default function SellSheet({ skuId, onClose }: { skuId: string; onClose: () => void }) {
  const answer = useQuery(query('GET /api/stockup/sell', { skuid: skuId }));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sell in the shop"
      description="You set the price. We show it to every shopper, pack it and send it."
    >
      <Answer of={answer} skeleton={<Skeleton className="h-80 rounded-card" />}>
        {(selling) => <SellForm selling={selling} onDone={onClose} />}
      </Answer>
    </Sheet>
  );
}

function SellForm({ selling, onDone }: { selling: Selling; onDone: () => void }) {
  const { listing, sellable, landedCents, terms, maxCents } = selling;
  const [text, setText] = useState(listing ? (listing.priceCents / 100).toFixed(2) : '');
  const [quantity, setQuantity] = useState(listing?.quantity || Math.min(1, sellable));
  const [tried, setTried] = useState(false);
  const price = parseRand(text);
  const most = sellable + (listing?.quantity ?? 0);
  const hidden = listing?.state === listingStates.hidden;
  const save = useSell(selling, onDone);
  const fault = tried ? priceFault(price, maxCents) : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (price !== null && !priceFault(price, maxCents)) save.mutate({ priceCents: price, quantity });
      }}
    >
      <p className="font-medium text-sm">{[selling.title, ...selling.options].join(', ')}</p>
      {listing && <StateNotice listing={listing} />}
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Price of a piece" required error={fault} hint={`Up to ${formatRand(maxCents)}, VAT included`}>
          <Input
            inputMode="decimal"
            before="R"
            value={text}
            disabled={hidden}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <div className="flex flex-col gap-1">
          <span className="font-medium text-sm">Pieces for sale</span>
          <Stepper label="Pieces for sale" value={quantity} min={0} max={most} onChange={setQuantity} />
          <span className="text-ink-soft text-xs">{most} can be sold</span>
        </div>
      </div>
      {price !== null && price > 0 && (
        <PriceParts
          priceCents={price}
          landedCents={landedCents}
          feeBasisPoints={terms.feeBasisPoints}
          parts={breakdownOf(price, landedCents, terms)}
          vatBasisPoints={selling.vatBasisPoints}
        />
      )}
      <p className="text-ink-soft text-xs">
        Shoppers read “Sold by {selling.soldBy}”. Your money is yours {selling.pendingDays} days after the buyer signed:
        then you can withdraw it. A coupon that somebody pays with costs you nothing.
        {selling.approval && ' We look at it before it is shown, usually within a working day.'}
      </p>
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        {listing && listing.quantity > 0 && (
          <Button
            variant="secondary"
            className="flex-1"
            loading={save.isPending}
            onClick={() => save.mutate({ priceCents: listing.priceCents, quantity: 0 })}
          >
            Take off sale
          </Button>
        )}
        <Button
          type="submit"
          variant="action"
          className="flex-1"
          disabled={quantity === 0 || (hidden && quantity > (listing?.quantity ?? 0))}
          loading={save.isPending}
        >
          {listing && listing.quantity > 0 ? 'Save' : 'Put up for sale'}
        </Button>
      </div>
    </form>
  );
}

function priceFault(price: number | null, maxCents: number): string | undefined {
  if (price === null) return 'Write the price in rand, such as 249.90.';
  if (price <= 0) return 'A price is more than R 0.00.';
  return price > maxCents ? `${formatRand(maxCents)} a piece at most.` : undefined;
}

function StateNotice({ listing }: { listing: NonNullable<Selling['listing']> }) {
  const { state, quantity, bought, reason } = listing;
  if (state === listingStates.ended && bought === 0) return null;
  const bad = state === listingStates.hidden || state === listingStates.refused;
  return (
    <Notice tone={bad ? 'warn' : 'info'} title={listingStateNames[state]}>
      {reason && `${reason} `}
      {quantity} for sale{bought > 0 && `, ${bought} bought and not sent yet`}.
    </Notice>
  );
}

function useSell({ skuId, soldBy }: Selling, onDone: () => void) {
  const api = useApi();
  const changed = useChanged();
  return useMutation({
    mutationFn: (wish: { priceCents: number; quantity: number }) =>
      api.call('POST /api/stockup/shelves/price', { skuid: skuId, ...wish }),
    async onSuccess({ state, quantity }) {
      const waits = state === listingStates.waiting;
      if (quantity === 0) notify('good', 'It is off sale. Its pieces are free on your shelf.');
      else if (waits) notify('good', 'We look at it first, and tell you.');
      else notify('good', `${quantity} for sale, sold by ${soldBy}.`);
      onDone();
      await changed(
        ...(['GET /api/stockup/index', 'GET /api/stockup/shelves', 'GET /api/stockup/shelf'] as const),
        ...(['GET /api/stockup/listings', 'GET /api/stockup/sell', 'GET /api/stockup/plots'] as const),
      );
    },
  });
}
