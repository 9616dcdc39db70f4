import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { query, useAct } from '../../shared/api/api.ts';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { hourWords } from './hour-words.ts';
import type { Offer } from './offer.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));

/** How many there are today never falls below how many were taken. */
export function OfferForm({ one, onDone }: { one?: Offer; onDone: () => void }) {
  const { values, on } = useFields({
    template: one?.template ?? '',
    hour: String(one?.hour ?? 10),
    stock: String(one?.stock ?? ''),
  });
  const changes = ['GET /api/staff/coupon/offers'] as const;
  const save = useAct('POST /api/staff/coupon/saveoffer', { done: 'Saved; it counts from today on', changes });
  const { data: coupons } = useQuery(query('GET /api/staff/coupon/list', { page: 1 }));
  const stock = wholeIn(values.stock);
  const send = (active: 0 | 1) =>
    stock &&
    save.mutate(
      { ...(one && { id: one.id }), template: values.template, hour: Number(values.hour), stock, active },
      { onSuccess: onDone },
    );
  return (
    <div className="flex flex-col gap-3">
      {one ? (
        <p className="text-sm">
          {one.name}, every day at {hourWords(one.hour)}
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Coupon" error={faultIn(save.error, 'template')}>
            <Select
              {...on('template')}
              options={[
                { value: '', label: 'Choose one' },
                ...(coupons?.items ?? []).map(({ key, name }) => ({ value: key, label: `${name} (${key})` })),
              ]}
            />
          </Field>
          <Field label="Every day at" error={faultIn(save.error, 'hour')}>
            <Select {...on('hour')} options={hours} />
          </Field>
        </div>
      )}
      <Field label="How many a day" className="w-44" error={faultIn(save.error, 'stock')}>
        <Input inputMode="numeric" {...on('stock')} />
      </Field>
      <div className="flex gap-3">
        <Button loading={save.isPending} disabled={!stock || !values.template} onClick={() => send(1)}>
          {one && !one.active ? 'Give it out again' : 'Save'}
        </Button>
        {one?.active && (
          <Button variant="danger" loading={save.isPending} onClick={() => send(0)}>
            Stop it
          </Button>
        )}
      </div>
    </div>
  );
}
