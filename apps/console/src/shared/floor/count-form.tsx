import type { Thing } from '@sgb/contract/floor.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { Numbers } from '../links/numbers.tsx';
import { countedOf, differencesOf } from './count-rules.ts';
import { useActs } from './use-acts.ts';

/** SKU by SKU: what is fit to sell, what is damaged, and where it lies. */
export function CountForm({ thing, onDone }: { thing: Thing; onDone: () => void }) {
  const acts = useActs();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState('');
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (name: string, to: string) => {
    setSure(false);
    setValues((before) => ({ ...before, [name]: to }));
  };
  const lines = countedOf(thing.lines, values);
  const differences = typeof lines === 'string' ? [] : differencesOf(thing.lines, lines);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setFault(typeof lines === 'string' ? lines : '');
    if (typeof lines === 'string') return;
    // What lacks becomes a case: it is shown once before it is sent.
    if (differences.length > 0 && !sure) return setSure(true);
    setBusy(true);
    await acts.add({
      key: `count ${thing.number}`,
      call: 'POST /api/staff/stockup/count',
      input: { id: thing.id, lines },
      photos: null,
      words: `${thing.number}: Counted`,
    });
    setBusy(false);
    onDone();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {thing.lines.map((line) => (
        <fieldset key={line.id} className="rounded-control border border-line p-3">
          <legend className="px-1 text-sm">
            <span className="font-semibold">
              <Numbers text={line.number} />
            </span>{' '}
            {[line.title, ...line.options].join(', ')}: {line.quantity} sent
          </legend>
          <div className="grid grid-cols-3 gap-2">
            <Field label="Fit to sell">
              <Input
                inputMode="numeric"
                value={values[`${line.id} fit`] ?? ''}
                onChange={({ currentTarget }) => set(`${line.id} fit`, currentTarget.value)}
              />
            </Field>
            <Field label="Damaged">
              <Input
                inputMode="numeric"
                placeholder="0"
                value={values[`${line.id} damaged`] ?? ''}
                onChange={({ currentTarget }) => set(`${line.id} damaged`, currentTarget.value)}
              />
            </Field>
            <Field label="Place">
              <Input
                autoCapitalize="characters"
                value={values[`${line.id} place`] ?? line.place}
                onChange={({ currentTarget }) => set(`${line.id} place`, currentTarget.value)}
              />
            </Field>
          </div>
        </fieldset>
      ))}
      {fault && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      {sure && (
        <div role="alert" className="rounded-card bg-warn-soft p-3 text-sm">
          <p className="font-semibold text-warn">This is not what was sent. Count again, or send it as it is:</p>
          <ul className="list-disc pl-5">
            {differences.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <Button
        type="submit"
        variant="action"
        size="lg"
        loading={busy}
        guardMs={0}
        className="max-sm:w-full sm:self-start"
      >
        {sure ? 'It is so, send it' : 'Count it in'}
      </Button>
    </form>
  );
}
