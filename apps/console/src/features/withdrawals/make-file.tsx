import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query, useAct } from '../../shared/api/api.ts';
import { saveFile } from '../../shared/api/save-file.ts';

/** Everything that is being paid and stands in no file yet, as one file for the bank. */
export function MakeFile() {
  const queue = useQuery(query('GET /api/staff/withdraw/list', { status: 20, unfiled: 1 }));
  const make = useAct('POST /api/staff/withdraw/batch', {
    done: 'The file is made',
    changes: ['GET /api/staff/withdraw/batches', 'GET /api/staff/withdraw/list'],
  });
  if (!queue.data) return null;
  const { items: payable, next } = queue.data;
  const cents = payable.reduce((sum, { amountCents, feeCents }) => sum + amountCents - feeCents, 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4 text-sm">
      <p>
        {payable.length === 0
          ? 'Everything that is being paid stands in a file for the bank.'
          : `${next ? 'The oldest ' : ''}${payable.length} to pay, ${formatRand(cents)} in all, stand in no file yet.`}{' '}
        <Link className="text-brand underline" to="/payouts">
          All files
        </Link>
      </p>
      <Button
        size="sm"
        loading={make.isPending}
        disabled={payable.length === 0}
        onClick={() => make.mutate({ ids: payable.map(({ id }) => id) }, { onSuccess: ({ file }) => saveFile(file) })}
      >
        Make a file for the bank
      </Button>
    </div>
  );
}
