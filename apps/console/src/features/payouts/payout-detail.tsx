import { withdrawalStatusNames } from '@sgb/contract/withdrawal-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useAct } from '../../shared/api/api.ts';
import { askAgain } from '../../shared/api/ask-again.ts';
import { saveFile } from '../../shared/api/save-file.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { type Bulk, BulkBar } from '../../shared/table/bulk.tsx';
import { toggled } from '../../shared/table/use-view.ts';
import { ageOf } from '../../shared/words/age.ts';
import { type Payout, stateOf } from './payout.ts';

type Line = Payout['lines'][number];

const changes = ['GET /api/staff/withdraw/batches', 'GET /api/staff/withdraw/list'] as const;

export function PayoutDetail({ payout }: { payout: Payout }) {
  const again = useAct('POST /api/staff/withdraw/batchfile', { done: 'Written down in the audit', changes: [] });
  return (
    <Detail
      head={{
        number: payout.number,
        title: `${payout.lines.length} withdrawals, ${formatRand(payout.cents)}`,
        state: stateOf(payout),
        tone: payout.open > 0 ? 'info' : payout.dropped > 0 ? 'warn' : 'good',
        age: `${ageOf(payout.madeAt)} old`,
        owner: payout.madeBy,
      }}
      actions={
        <div className="flex flex-col gap-4">
          <Lines payout={payout} />
          {payout.open > 0 && (
            <WithReason
              label="Why you need the file once more"
              hint="With what is still to be paid."
              moves={[
                {
                  words: 'Download it',
                  busy: again.isPending,
                  act: (reason) => again.mutate({ id: payout.id, reason }, { onSuccess: saveFile }),
                },
              ]}
            />
          )}
        </div>
      }
      facts={[
        ['Paid', payout.paid],
        ['To hear of', payout.open],
        ['Not paid by the bank', payout.dropped],
      ]}
      money={[['Sum', formatRand(payout.cents)]]}
      timeline={[{ at: payout.madeAt, who: payout.madeBy, text: 'Made the file' }]}
    />
  );
}

const wordsOf = ({ status, dropped }: Line) => (dropped ? `Not paid: ${dropped}` : withdrawalStatusNames[status]);

/** What the bank paid is ticked and said at once; much money waits for a second person, line by line. */
function Lines({ payout: { id, number, lines } }: { payout: Payout }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const open = lines.filter(({ dropped, status }) => dropped === '' && status === 20);
  const bulk: Bulk<Line> = {
    label: 'The bank has paid',
    nameOf: (line) => `${line.number} of ${line.username}, ${formatRand(line.cents)}`,
    act: (line) => api.call('POST /api/staff/withdraw/paid', { id: line.withdrawal, reference: number }),
  };
  const client = useQueryClient();
  const chosen = open.filter(({ withdrawal }) => ticked.has(String(withdrawal)));
  return (
    <div className="flex flex-col gap-3">
      {open.length > 0 && (
        <Button
          className="self-start"
          size="sm"
          variant="secondary"
          onClick={() => setTicked(new Set(open.map(({ withdrawal }) => String(withdrawal))))}
        >
          Tick all that are open
        </Button>
      )}
      {chosen.length > 0 && (
        <BulkBar
          bulk={bulk}
          rows={chosen}
          rowKey={({ withdrawal }) => String(withdrawal)}
          onDone={() => {
            setTicked(new Set());
            for (const call of changes) void askAgain(client, { queryKey: [call] });
          }}
        />
      )}
      <ul aria-label="Lines of the file" className="flex flex-col divide-y divide-line text-sm">
        {lines.map((line) => (
          <li key={line.withdrawal} className="flex flex-col gap-2 py-2">
            <span className="flex flex-wrap items-center gap-3">
              {open.includes(line) && (
                <input
                  type="checkbox"
                  aria-label={`Tick ${line.number}`}
                  checked={ticked.has(String(line.withdrawal))}
                  onChange={() => setTicked((before) => toggled(before, String(line.withdrawal)))}
                  className="size-5 accent-brand"
                />
              )}
              <span className="font-semibold">{line.number}</span>
              <span>
                {line.holder}, {line.bank} {line.account}
              </span>
              <span className="ml-auto tabular-nums">{formatRand(line.cents)}</span>
              <span className="text-ink-soft">{wordsOf(line)}</span>
            </span>
            {open.includes(line) && ticked.size === 0 && <Drop batch={id} withdrawal={line.withdrawal} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drop({ batch, withdrawal }: { batch: number; withdrawal: number }) {
  const drop = useAct('POST /api/staff/withdraw/batchdrop', { done: 'It can be paid or rejected again', changes });
  return (
    <details>
      <summary className="cursor-pointer text-ink-soft text-xs">The bank did not pay it</summary>
      <div className="mt-2">
        <WithReason
          label="What the bank said"
          moves={[
            {
              words: 'Take it out of the file',
              busy: drop.isPending,
              act: (reason) => drop.mutate({ id: batch, withdrawal, reason }),
              danger: true,
            },
          ]}
        />
      </div>
    </details>
  );
}
