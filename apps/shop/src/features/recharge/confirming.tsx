import type { Recharge } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Spinner } from '@sgb/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { query } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { methodWords } from './words.ts';

const everyMs = 3000;
const times = 40;

/** The browser is back and proves nothing: we wait for the gateway's own word. */
export function Confirming({ recharge }: { recharge: Recharge }) {
  const { number, amount, method, investigated } = recharge;
  const changed = useChanged();
  const [asked, setAsked] = useState(0);
  const over = asked >= times || investigated;
  const { refetch } = useQuery({ ...query('GET /api/recharge/detail', { number }), staleTime: 0 });
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(async () => {
      const { data } = await refetch();
      if (data && data.status !== 10) await changed('money');
      setAsked((before) => before + 1);
    }, everyMs);
    return () => clearTimeout(timer);
  }, [over, asked, refetch, changed]);
  const { name } = methodWords[method];
  return (
    <Card as="section" className="flex flex-col items-center gap-3 py-8 text-center">
      {over ? <Clock aria-hidden="true" className="size-12 text-info" /> : <Spinner size="large" />}
      <h1 className="font-bold text-xl">{over ? 'This takes longer than usual' : 'Confirming your payment'}</h1>
      <p className="money font-semibold text-lg">{formatRand(amount)}</p>
      <p role="status" className="max-w-sm text-ink-soft text-sm">
        {investigated && `${name} is looking into your payment. `}
        {over
          ? `As soon as ${name} confirms it, the money is in your balance and we send you a message. You need not wait here, and please do not pay again.`
          : `We are waiting for ${name} to confirm it. That takes a few seconds.`}
      </p>
      <p className="text-ink-soft text-xs">{number}</p>
      {over && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          <Button onClick={() => setAsked(0)} disabled={investigated}>
            Check again
          </Button>
          <Link to={to.recharge} className={buttonClass({ variant: 'secondary' })}>
            My recharges
          </Link>
        </div>
      )}
    </Card>
  );
}
