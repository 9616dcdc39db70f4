import type { FloorStep, Thing } from '@sgb/contract/floor.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { PhotoField } from './photo-field.tsx';
import { faultsOf, type SimpleStep, type StepField, type Values } from './steps.ts';
import { useActs } from './use-acts.ts';

interface StepFormProps {
  readonly name: FloorStep;
  readonly step: SimpleStep;
  readonly thing: Thing;
  readonly onDone: () => void;
}

/** One step with a thing: checked here, kept on the device, sent once. */
export function StepForm({ name, step, thing, onDone }: StepFormProps) {
  const acts = useActs();
  const [values, setValues] = useState<Values>({});
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = faultsOf(step.fields, values);
    const least = step.photos?.least ?? 0;
    if (photos.length < least) wrong.photos = least === 1 ? 'Add the photo.' : `Add ${least} photos.`;
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    await acts.add({
      key: `${name} ${thing.kind} ${thing.number} ${thing.id}`,
      call: step.call,
      input: step.input(thing, values),
      photos: step.photos ? { field: step.photos.field, files: [...photos] } : null,
      words: `${thing.number}: ${step.done}`,
    });
    setBusy(false);
    onDone();
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {step.photos && (
        <PhotoField
          label={step.photos.label}
          least={step.photos.least}
          files={photos}
          fault={faults.photos}
          onChange={setPhotos}
        />
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {step.fields.map((field) => (
          <OneField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            fault={faults[field.name]}
            onChange={(to) => setValues((before) => ({ ...before, [field.name]: to }))}
          />
        ))}
      </div>
      <Button type="submit" variant="action" size="lg" loading={busy} className="max-sm:w-full sm:self-start">
        {step.title}
      </Button>
    </form>
  );
}

interface OneFieldProps {
  readonly field: StepField;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (to: string) => void;
}

function OneField({ field, value, fault, onChange }: OneFieldProps) {
  const wide = field.mode === 'text';
  return (
    <Field
      label={field.label}
      hint={field.hint}
      error={fault}
      {...(field.optional && { optional: true })}
      className={wide ? 'col-span-2' : ''}
    >
      <Input
        inputMode={field.mode === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize={wide ? 'characters' : 'off'}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
