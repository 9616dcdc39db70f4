import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query, useAct } from '../../shared/api/api.ts';
import type { Failure } from './failure.ts';

const shown = 6;

/** A product like it, told to the shopper: one of ours that sells well, or any by its number. */
export function SubstituteForm({ one }: { one: Failure }) {
  const [productid, setProductid] = useState('');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState('');
  const similar = useQuery(query('GET /api/product/similar', { productid: one.productId }));
  const offer = useAct('POST /api/staff/purchase/substitute', {
    done: 'The shopper is told',
    changes: ['GET /api/staff/purchase/failures'],
  });
  function send() {
    const wrong = /^[1-9]\d{5,14}$/.test(productid.trim()) ? '' : 'Choose one above, or type the number of a product.';
    setFault(wrong);
    if (!wrong) offer.mutate({ orderId: one.orderId, productid: productid.trim(), note });
  }
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-2 font-medium text-sm">Something like it</legend>
        {(similar.data?.items ?? []).slice(0, shown).map(({ id, title, priceCents }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-2 rounded-control border border-line p-3 text-sm has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="substitute"
              checked={productid === id}
              onChange={() => setProductid(id)}
              className="mt-0.5 size-4 accent-brand"
            />
            <span className="min-w-0">
              <span className="line-clamp-2">{title}</span>
              <span className="text-ink-soft">{formatRand(priceCents)}</span>
            </span>
          </label>
        ))}
        {similar.data?.items.length === 0 && <p className="text-ink-soft text-sm">We sell nothing like it.</p>}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Field label="Product number" error={fault} className="w-56">
          <Input inputMode="numeric" value={productid} onChange={({ target }) => setProductid(target.value)} />
        </Field>
        <Field label="A word to the shopper" optional className="min-w-60 flex-1">
          <Input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </div>
      <Button className="self-start" loading={offer.isPending} onClick={send}>
        Offer it
      </Button>
    </div>
  );
}
