import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { controlOf, labelOf, type NumberControl, type Schema, shownNumber, typedNumber } from './form-rules.ts';

interface PartProps {
  readonly name: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const units: Readonly<Record<NumberControl, string>> = { rand: 'in rand', percent: 'in %', number: '' };

/** A field of a setting, or all of it, made from its schema. */
export function ValueForm({ name, schema, value, onChange }: PartProps) {
  const control = controlOf(name, schema);
  const label = name === '' ? 'Value' : labelOf(name);
  if (control === 'group') return <Group name={name} schema={schema} value={value} onChange={onChange} />;
  if (control === 'json') return <JsonField label={label} value={value} onChange={onChange} />;
  if (control === 'switch') return <Checkbox checked={value === true} onChange={onChange} label={label} />;
  if (control === 'text')
    return (
      <Field label={label}>
        <Input value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
      </Field>
    );
  if (control === 'choice')
    return (
      <Field label={label}>
        <Select
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
          options={(schema.enum ?? []).map((each) => ({ value: String(each), label: String(each) }))}
        />
      </Field>
    );
  return <NumberField label={label} control={control} schema={schema} value={value} onChange={onChange} />;
}

interface NumberFieldProps extends Omit<PartProps, 'name'> {
  readonly label: string;
  readonly control: NumberControl;
}

function NumberField({ label, control, schema, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState(shownNumber(control, value));
  const limit = (bound: number | undefined) =>
    bound === undefined || Math.abs(bound) > 1e12 ? '' : shownNumber(control, bound);
  const [least, most] = [limit(schema.minimum), limit(schema.maximum)];
  const bounds = [least && `at least ${least}`, most && `at most ${most}`].filter(Boolean).join(', ');
  return (
    <Field label={label} hint={[units[control], bounds].filter(Boolean).join(', ')}>
      <Input
        inputMode="decimal"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(typedNumber(control, target.value));
        }}
      />
    </Field>
  );
}

function Group({ name, schema, value, onChange }: PartProps) {
  const fields = Object(value) as Record<string, unknown>;
  return (
    <fieldset className={name === '' ? '' : 'rounded-control border border-line p-3'}>
      {name !== '' && <legend className="px-1 font-medium text-sm">{labelOf(name)}</legend>}
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(schema.properties ?? {}).map(([key, part]) => (
          <ValueForm
            key={key}
            name={key}
            schema={part}
            value={fields[key]}
            onChange={(next) => onChange({ ...fields, [key]: next })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What is no JSON yet is kept as it is typed; the server's words say what is wrong. */
export function JsonField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const [text, setText] = useState(JSON.stringify(value, null, 2) ?? '');
  const [error, setError] = useState('');
  function type(next: string) {
    setText(next);
    try {
      onChange(JSON.parse(next));
      setError('');
    } catch (fault) {
      setError(`This is no JSON yet: ${(fault as Error).message}`);
      onChange(undefined);
    }
  }
  return (
    <Field label={label} error={error} hint="As JSON." className="sm:col-span-2 lg:col-span-3">
      <Textarea
        rows={Math.min(16, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        className="font-mono text-xs!"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  );
}
