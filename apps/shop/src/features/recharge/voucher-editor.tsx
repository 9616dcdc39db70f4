import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { vouchersHref } from './words.ts';

const skeleton = <Skeleton className="h-[36rem] rounded-card" />;

/** The form for a proof of payment: a new one, or one that was not approved, to be sent again. */
export default function VoucherEditor({ again, amount }: { again: string; amount: string }) {
  const info = useQuery(query('GET /api/recharge/info', {}));
  const old = useQuery({ ...query('GET /api/recharge/detail', { number: again }), enabled: again !== '' });
  const title = again ? `Send ${again} again` : 'Send a proof of payment';
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <div>
        <Breadcrumb
          LinkComponent={ShopLink}
          items={[{ label: 'Recharges and proofs', href: vouchersHref }, { label: title }]}
        />
        <h1 className="font-bold text-xl">{title}</h1>
      </div>
      <Answer of={info} skeleton={skeleton}>
        {(facts) =>
          again === '' ? (
            <VoucherForm info={facts} old={null} amount={amount} />
          ) : (
            <Answer of={old} skeleton={skeleton}>
              {(sent) => <VoucherForm info={facts} old={sent} amount={amount} />}
            </Answer>
          )
        }
      </Answer>
    </div>
  );
}
