import type { OutputOf } from '@sgb/contract/client.ts';
import { type GatewayName, gatewayNames, gatewayWords } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';

type Result = OutputOf<'POST /api/staff/settlement/import'>;

const mostBytes = 900_000;
const changes = ['GET /api/staff/settlement/lines', 'GET /api/staff/settlement/list'] as const;

export function ImportForm() {
  const [gateway, setGateway] = useState<GatewayName>('payfast');
  const [result, setResult] = useState<Result | null>(null);
  const bring = useAct('POST /api/staff/settlement/import', { done: 'The file is read', changes });
  const recheck = useAct('POST /api/staff/settlement/recheck', { done: 'Looked at again', changes });
  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > mostBytes) return notify('danger', 'That file is too large. Bring a week at a time.');
    const csv = await file.text();
    const input = { gateway, name: file.name.slice(0, 100), csv };
    bring.mutate(input, { onSuccess: setResult, onError: () => setResult(null) });
  }
  return (
    <section aria-label="A new file" className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Gateway">
          <Select
            value={gateway}
            onChange={({ target }) => setGateway(target.value as GatewayName)}
            options={gatewayNames.map((value) => ({ value, label: gatewayWords[value] }))}
          />
        </Field>
        <label className="flex flex-col gap-1 font-medium text-sm">
          Bring its settlement file
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={bring.isPending}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
            className="text-sm"
          />
        </label>
        <Button variant="secondary" size="sm" loading={recheck.isPending} onClick={() => recheck.mutate({})}>
          Look again at what does not match
        </Button>
      </div>
      {result && (
        <Notice
          tone={result.differing + result.missing > 0 ? 'warn' : 'good'}
          title={`${result.payments} payments, ${formatRand(result.gross)}, less fees of ${formatRand(result.fee)}`}
        >
          {formatRand(result.net)} should come to our bank account. {result.differing} do not match, {result.missing} of
          ours are not in the file, {result.known} stood in other files.
        </Notice>
      )}
    </section>
  );
}
