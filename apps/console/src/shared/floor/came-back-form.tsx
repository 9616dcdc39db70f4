import { type ReturnReason, returnReasonIds, returnReasons } from '@sgb/contract/dispatch-states.ts';
import type { Thing } from '@sgb/contract/floor.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { type FormEvent, useState } from 'react';
import { useActs } from './use-acts.ts';

/** A parcel that came back: why, and what of it cannot be sold any more. */
export function CameBackForm({ thing, onDone }: { thing: Thing; onDone: () => void }) {
  const acts = useActs();
  const [reason, setReason] = useState<ReturnReason>('notCollected');
  const [damaged, setDamaged] = useState<Readonly<Record<string, string>>>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = thing.lines.flatMap(({ id, quantity }) => {
      const typed = (damaged[id] ?? '').trim() || '0';
      return /^\d{1,4}$/.test(typed) && Number(typed) <= quantity ? [] : [[id, `0 to ${quantity}, please.`]];
    });
    setFaults(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    const broken = thing.lines
      .map(({ id }) => ({ skuId: id, quantity: Number(damaged[id] ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    setBusy(true);
    await acts.add({
      key: `cameBack ${thing.number}`,
      call: 'POST /api/staff/stockup/cameback',
      input: { id: thing.id, reason, damaged: broken },
      photos: null,
      words: `${thing.number}: Back on its shelf`,
    });
    setBusy(false);
    onDone();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Why">
        <Select
          value={reason}
          onChange={({ target }) => setReason(target.value as ReturnReason)}
          options={returnReasonIds.map((value) => ({ value, label: returnReasons[value].text }))}
        />
      </Field>
      {thing.lines.map(({ id, title, quantity }) => (
        <Field key={id} label={`Damaged of ${quantity} ${title}`} error={faults[id]}>
          <Input
            inputMode="numeric"
            placeholder="0"
            value={damaged[id] ?? ''}
            onChange={({ currentTarget }) => setDamaged((before) => ({ ...before, [id]: currentTarget.value }))}
          />
        </Field>
      ))}
      <Button type="submit" variant="action" size="lg" loading={busy} className="max-sm:w-full sm:self-start">
        Take it back
      </Button>
    </form>
  );
}
