import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { isWaiting } from '../../shared/api/waiting.ts';
import type { Schema } from './form-rules.ts';
import { PreviewResult } from './preview-result.tsx';
import { JsonField, ValueForm } from './value-form.tsx';

type Setting = OutputOf<'GET /api/staff/setting/detail'>;
type Preview = OutputOf<'POST /api/staff/setting/preview'>;

const changes = [
  'GET /api/staff/setting/detail',
  'GET /api/staff/setting/list',
  'GET /api/staff/decision/list',
] as const;

/** The value, then what it changes, then from when and why. */
export function ChangeForm({ setting }: { setting: Setting }) {
  const [value, setValue] = useState<unknown>(() => JSON.parse(setting.value));
  const [asJson, setAsJson] = useState(false);
  const [seen, setSeen] = useState<{ text: string; preview: Preview } | null>(null);
  const look = useAct('POST /api/staff/setting/preview', {
    done: 'This is what it changes',
    changes: [],
    beside: true,
  });
  const text = JSON.stringify(value) ?? '';
  const schema = JSON.parse(setting.schema) as Schema;
  return (
    <div className="flex flex-col gap-4">
      <form
        aria-label="Value"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          look.mutate(
            { name: setting.name, value: text },
            { onSuccess: (preview) => setSeen({ text, preview }), onError: () => setSeen(null) },
          );
        }}
      >
        {asJson ? (
          <JsonField label="Value" value={value} onChange={setValue} />
        ) : (
          <ValueForm name="" schema={schema} value={value} onChange={setValue} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" loading={look.isPending} disabled={text === ''}>
            See what it changes
          </Button>
          <Button variant="ghost" disabled={value === undefined} onClick={() => setAsJson(!asJson)}>
            {asJson ? 'As a form' : 'As JSON'}
          </Button>
        </div>
      </form>
      <Refused error={look.error} />
      {seen?.text === text && (
        <>
          <PreviewResult preview={seen.preview} />
          {seen.preview.changes.length > 0 && <Save setting={setting} text={text} preview={seen.preview} />}
        </>
      )}
    </div>
  );
}

function Refused({ error }: { error: Error | null }) {
  if (!error) return null;
  const waits = isWaiting(error);
  return (
    <Notice tone={waits ? 'info' : 'danger'} title={waits ? 'Asked for' : 'It cannot be this'}>
      {error.message}
    </Notice>
  );
}

/** By the clock of the shop. */
const momentOf = (local: string) => new Date(`${local}:00+02:00`).toISOString();

function Save({ setting, text, preview }: { setting: Setting; text: string; preview: Preview }) {
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');
  const [sure, setSure] = useState(false);
  const save = useAct('POST /api/staff/setting/change', { done: 'Saved', changes, beside: true });
  const unusual = preview.unusual.length > 0;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const { name, seen } = setting;
        save.mutate({ name, value: text, reason, seen, sure: sure ? 1 : 0, ...(from && { from: momentOf(from) }) });
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From when" optional hint="Johannesburg time. Left empty: at once.">
          <Input type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="Why" hint="It is written down.">
          <Input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
      {unusual && <Checkbox checked={sure} onChange={setSure} label="It is unusual, and I mean it" />}
      <Refused error={save.error} />
      <Button
        type="submit"
        className="self-start"
        loading={save.isPending}
        disabled={reason.trim().length < 5 || (unusual && !sure)}
      >
        {setting.money ? 'Ask a second person' : 'Save'}
      </Button>
    </form>
  );
}
