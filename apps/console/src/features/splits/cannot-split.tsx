import { formatRand } from '@sgb/money/format.ts';
import { useAct } from '../../shared/api/api.ts';
import { WithReason } from '../../shared/forms/with-reason.tsx';

/** It stays together, and its shopper has the fee back. */
export function CannotSplit({ orderId, cents }: { orderId: number; cents: number }) {
  const fail = useAct('POST /api/staff/split/fail', {
    done: 'It stays together, and the fee is back',
    changes: ['GET /api/staff/split/list', 'GET /api/staff/floor/scan'],
  });
  return (
    <details className="rounded-card border border-line bg-card p-4">
      <summary className="cursor-pointer text-sm">It cannot be split</summary>
      <div className="mt-3">
        <WithReason
          label="Why"
          hint="The shopper reads it."
          moves={[
            {
              words: `Leave it together, ${formatRand(cents)} back`,
              danger: true,
              busy: fail.isPending,
              act: (why) => fail.mutate({ orderId, why }),
            },
          ]}
        />
      </div>
    </details>
  );
}
