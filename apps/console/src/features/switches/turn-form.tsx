import type { OutputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useAct } from '../../shared/api/api.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';

export type Switch = OutputOf<'GET /api/staff/switch/list'>['items'][number];

/** By the clock of the shop. */
const momentOf = (local: string) => new Date(`${local}:00+02:00`).toISOString();

export function TurnForm({ one }: { one: Switch }) {
  const { values, on } = useFields({ from: '', reason: '' });
  const turn = useAct('POST /api/staff/switch/turn', {
    done: values.from ? 'It turns at that moment' : 'Turned',
    changes: ['GET /api/staff/switch/list', 'GET /api/staff/setting/list', 'GET /api/staff/decision/list'],
  });
  const send = () =>
    turn.mutate({
      ...{ id: one.id, on: one.on ? 0 : 1, reason: values.reason, seen: one.seen },
      ...(values.from && { from: momentOf(values.from) }),
    });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm">
        <strong>{one.on ? 'Off' : 'On'} means:</strong> {one.on ? one.whenOff : one.whenOn}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="From when"
          optional
          hint="Johannesburg time. Left empty: at once."
          error={faultIn(turn.error, 'from')}
        >
          <Input type="datetime-local" {...on('from')} />
        </Field>
        <Field label="Why" hint="It is written down." error={faultIn(turn.error, 'reason')}>
          <Input maxLength={200} {...on('reason')} />
        </Field>
      </div>
      <Button
        className="self-start"
        variant={one.on ? 'danger' : 'primary'}
        loading={turn.isPending}
        disabled={values.reason.trim().length < 5}
        onClick={send}
      >
        {one.money ? 'Ask a second person to turn it' : 'Turn it'} {one.on ? 'off' : 'on'}
      </Button>
    </div>
  );
}
