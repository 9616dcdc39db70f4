import { jarNameMax } from '@sgb/contract/saving-kinds.ts';
import type { JarState } from '@sgb/contract/savings.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { amountFault } from '../../shared/money/amount.ts';
import { useJar } from './use-jar.ts';

/** What it is for, and how much it takes. */
export function JarForm({ state, onClose }: { state: JarState; onClose: () => void }) {
  const api = useApi();
  const { jar, minCents, maxTargetCents } = state;
  const [name, setName] = useState(jar?.name ?? '');
  const [target, setTarget] = useState(jar ? String(jar.targetCents / 100) : '');
  const [tried, setTried] = useState(false);
  const faults = {
    name: name.trim() === '' ? 'Give your goal a name.' : '',
    target: amountFault(target, { min: minCents, max: maxTargetCents }),
  };
  const save = useJar((goal: { name: string; targetCents: number }) => api.call('POST /api/user/jar/save', goal), {
    said: (goal) => `Your goal is ${goal.name}.`,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!faults.name && !faults.target) save.mutate({ name: name.trim(), targetCents: parseRand(target) ?? 0 });
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} width="sm" title={jar ? 'Change goal' : 'Start a jar'}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        <Field label="What is it for?" hint={`At most ${jarNameMax} characters`} error={tried && faults.name} required>
          <Input
            value={name}
            maxLength={jarNameMax}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Field label="Goal" error={tried && faults.target} required>
          <Input
            before="R"
            inputMode="decimal"
            autoComplete="off"
            className="money font-semibold"
            value={target}
            onChange={({ currentTarget }) => setTarget(currentTarget.value)}
          />
        </Field>
        <Button type="submit" size="lg" wide loading={save.isPending}>
          {jar ? 'Save goal' : 'Begin'}
        </Button>
      </form>
    </Sheet>
  );
}
