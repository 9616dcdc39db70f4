import type { OutputOf } from '@sgb/contract/client.ts';
import { listingStateNames, listingStates } from '@sgb/contract/listing-rules.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { ageOf } from '../../shared/words/age.ts';

export type DeskListing = OutputOf<'GET /api/staff/listings'>['items'][number];

const { waiting, live, hidden } = listingStates;
const changes = ['GET /api/staff/listings'] as const;
const tones = { 10: 'info', 20: 'good', 30: 'danger', 40: 'warn', 50: 'neutral' } as const;

/** One thing that a seller sells, and what can be done about it. */
export function ListingDetail({ listing }: { listing: DeskListing }) {
  const { state, productId, seller, options, quantity, bought, sold } = listing;
  return (
    <Detail
      head={{
        number: listing.number,
        title: [listing.title, ...options].join(', '),
        state: listingStateNames[state],
        tone: tones[state],
        age: `for ${ageOf(listing.stateAt)}`,
        owner: '',
      }}
      actions={<Actions listing={listing} />}
      facts={[
        ['Seller', `${seller.name} (${seller.id})`],
        ['For sale', `${quantity}, ${bought} bought and not sent yet, ${sold} sold`],
        ['Why', listing.reason || 'nothing was said'],
        [
          'Its page',
          <a
            key="page"
            href={`/shop/product/${productId}.html`}
            target="_blank"
            rel="noreferrer"
            className="text-brand underline"
          >
            open in the shop
          </a>,
        ],
      ]}
      money={[
        ['Price', formatRand(listing.priceCents)],
        ['Landed cost', formatRand(listing.landedCents)],
        ['The seller gets', formatRand(listing.getCents)],
      ]}
      timeline={[
        { at: listing.createdAt, who: seller.name, text: 'Listed' },
        { at: listing.stateAt, who: '', text: listingStateNames[state] },
      ]}
    />
  );
}

function Actions({ listing: { id, state } }: { listing: DeskListing }) {
  const [reason, setReason] = useState('');
  const decide = useAct('POST /api/staff/listings/decide', { done: 'Decided; the seller is told', changes });
  const hide = useAct('POST /api/staff/listings/hide', { done: 'Done; the seller is told', changes });
  const without = reason.trim().length < 5;
  if (state !== waiting && state !== live && state !== hidden) return <p>Its seller can list it again.</p>;
  return (
    <div className="flex flex-col gap-3">
      {state === waiting && (
        <Button className="self-start" loading={decide.isPending} onClick={() => decide.mutate({ id, agreed: 1 })}>
          Approve this seller
        </Button>
      )}
      <Field label="Why" hint="5 letters at least; the seller reads it.">
        <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {state === waiting && (
        <Button
          variant="danger"
          className="self-start"
          disabled={without}
          loading={decide.isPending}
          onClick={() => decide.mutate({ id, agreed: 0, reason })}
        >
          Refuse it
        </Button>
      )}
      {state !== waiting && (
        <Button
          variant={state === live ? 'danger' : 'secondary'}
          className="self-start"
          disabled={without}
          loading={hide.isPending}
          onClick={() => hide.mutate({ id, hidden: state === live ? 1 : 0, reason })}
        >
          {state === live ? 'Hide it' : 'Show it again'}
        </Button>
      )}
    </div>
  );
}
