import { balanceWords } from '@sgb/contract/bill-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { ErrorState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';

const hints = {
  available: 'to spend or withdraw',
  bonus: 'spent first, cannot be withdrawn',
  frozen: 'set aside for what is on its way',
  commission: 'earned, to withdraw',
  jar: 'saved for a goal',
} as const;

const balances = ['available', 'bonus', 'frozen', 'commission', 'jar'] as const;

/** What is in the wallet, and where it lies. */
export function WalletCard() {
  const { data, isError, isFetching, refetch } = useQuery(query('GET /api/user/balance', {}));
  if (isError) {
    return (
      <Card>
        <ErrorState className="py-2" onRetry={() => refetch()} retrying={isFetching} />
      </Card>
    );
  }
  return (
    <Card as="section" aria-label="Wallet" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-ink-soft text-sm">Balance to spend</p>
          <p className="money min-h-10 font-bold text-2xl">
            {data ? formatRand(data.balance) : <Skeleton className="h-9 w-48" />}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-md:w-full sm:grid-cols-5">
          <Link to={to.recharge} className={buttonClass({ variant: 'action' })}>
            Recharge
          </Link>
          <Link to="/withdrawal/index" className={buttonClass({ variant: 'secondary' })}>
            Withdraw
          </Link>
          <Link to="/user/toTransfer" className={buttonClass({ variant: 'secondary' })}>
            Transfer
          </Link>
          <Link to="/account/saving" className={buttonClass({ variant: 'secondary' })}>
            Saving
          </Link>
          <Link to="/giftvoucher/index" className={buttonClass({ variant: 'secondary' }, 'max-sm:col-span-2')}>
            Gift voucher
          </Link>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-line border-t pt-3 sm:grid-cols-3 lg:grid-cols-5">
        {balances.map((balance) => (
          <div key={balance} className="min-w-0">
            <dt className="text-ink-soft text-sm">{balanceWords[balance]}</dt>
            <dd className="money min-h-6 truncate font-semibold">
              {data ? formatRand(data[balance]) : <Skeleton className="h-5 w-24" />}
            </dd>
            <dd className="text-ink-soft text-xs">{hints[balance]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
