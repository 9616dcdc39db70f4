import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { rechargeHref } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { parcelsHref } from './address.ts';
import { usePay } from './use-parcel.ts';

interface Owed {
  readonly id: number;
  readonly number: string;
  readonly dueCents: number;
}

interface PaySheetProps {
  readonly parcels: readonly Owed[];
  readonly onClose: () => void;
}

/** What waits to be paid, against the balance, before it is paid. */
export default function PaySheet({ parcels, onClose }: PaySheetProps) {
  const pay = usePay(onClose);
  const answer = useQuery({ ...query('GET /api/user/balance', {}), staleTime: 0 });
  const { data } = answer;
  const total = parcels.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const missing = data ? Math.max(0, total - data.balance) : 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pay the freight"
      footer={
        data &&
        (missing > 0 ? (
          <Link
            to={rechargeHref(missing, `${parcelsHref}?tab=pay`)}
            className={buttonClass({ variant: 'action', wide: true })}
          >
            Recharge {formatRand(missing)}
          </Link>
        ) : (
          <Button variant="action" wide loading={pay.isPending} onClick={() => pay.mutate(parcels)}>
            Pay {formatRand(total)}
          </Button>
        ))
      }
    >
      <Answer of={answer} skeleton={<Skeleton className="h-28" />}>
        {(data) => (
          <dl className="flex flex-col gap-2 text-sm">
            {parcels.map(({ id, number, dueCents }) => (
              <Row key={id} label={number} cents={dueCents} />
            ))}
            <div className="flex items-baseline justify-between gap-4 border-line border-t pt-2 font-semibold">
              <dt>Together</dt>
              <dd className="money text-base">{formatRand(total)}</dd>
            </div>
            <Row label="Your balance" cents={data.balance} soft />
          </dl>
        )}
      </Answer>
      {missing > 0 && (
        <Notice tone="warn" className="mt-3">
          Your balance is {formatRand(missing)} too low. Recharge, and you come back here.
        </Notice>
      )}
      {pay.error && (
        <Notice tone="danger" className="mt-3">
          {pay.error.message}
        </Notice>
      )}
    </Sheet>
  );
}

function Row({ label, cents, soft }: { label: string; cents: number; soft?: boolean }) {
  return (
    <div className={soft ? 'flex justify-between gap-4 text-ink-soft' : 'flex justify-between gap-4'}>
      <dt>{label}</dt>
      <dd className="money">{formatRand(cents)}</dd>
    </div>
  );
}
