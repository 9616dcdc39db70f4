import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useAct } from '../../shared/api/api.ts';
import { centsIn, randOf } from '../../shared/forms/amounts.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { conditionWords, optionsOf, type Piece, specialWords } from './piece.ts';

export const changes = ['GET /api/staff/clearance/list'] as const;

export function PieceForm({ one }: { one: Piece }) {
  const { values, on } = useFields({
    rand: randOf(one.priceCents),
    condition: String(one.condition),
    special: String(one.special),
    note: one.note,
    reason: '',
  });
  const save = useAct('POST /api/staff/clearance/save', { done: 'Saved', changes });
  const cents = centsIn(values.rand);
  const fits = cents !== undefined && cents >= 100 && cents <= one.originalCents;
  const off = fits ? Math.round(((one.originalCents - cents) * 10_000) / one.originalCents) : 0;
  const ready = fits && values.note.trim().length >= 5 && values.reason.trim().length >= 5;
  const send = () =>
    fits &&
    save.mutate({
      ...{ id: one.id, pricecents: cents, note: values.note, reason: values.reason },
      condition: Number(values.condition) as 1,
      special: Number(values.special) as 0,
    });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        <Field
          label="Price (R)"
          hint={fits ? `${formatPercent(off)} less than when new (${formatRand(one.originalCents)}).` : undefined}
          error={fits ? faultIn(save.error, 'pricecents') : `From R 1 to ${formatRand(one.originalCents)}.`}
        >
          <Input inputMode="decimal" {...on('rand')} />
        </Field>
        <Field label="Condition">
          <Select {...on('condition')} options={optionsOf(conditionWords)} />
        </Field>
        <Field label="Special goods">
          <Select {...on('special')} options={optionsOf(specialWords)} />
        </Field>
      </div>
      <Field label="What is wrong with it" hint="Shoppers read it." error={faultIn(save.error, 'note')}>
        <Input maxLength={300} {...on('note')} />
      </Field>
      <Field label="Why you change it" hint="For colleagues.">
        <Input maxLength={200} {...on('reason')} />
      </Field>
      <Button className="self-start" loading={save.isPending} disabled={!ready} onClick={send}>
        Save
      </Button>
    </div>
  );
}
