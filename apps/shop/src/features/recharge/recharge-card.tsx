import { dateAndTime, shortDate } from '@sgb/contract/date-words.ts';
import type { Recharge } from '@sgb/contract/recharge.ts';
import { byReference } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../shared/links/router-link.tsx';
import { Proofs } from './proofs.tsx';
import { againHref, methodWords, payHref, statusWords } from './words.ts';

const GiveUpSheet = lazy(() => import('./give-up-sheet.tsx'));

const payerWords = (payer: string) => (payer === byReference ? 'found by your reference' : `by ${payer}`);

export function RechargeCard({ recharge }: { recharge: Recharge }) {
  const [leaving, setLeaving] = useState(false);
  const { number, method, status, amount, fee, bonus, bank, paidOn, payer, files, createdAt } = recharge;
  const { word, tone } = statusWords[status];
  const isClaim = method === 'eft';
  const facts = [bank, paidOn && `paid ${shortDate(paidOn)}`, payer && payerWords(payer)].filter(Boolean).join(' · ');
  return (
    <Card as="li" id={number} className="scroll-mt-32">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="money font-bold text-lg">{formatRand(amount)}</h2>
          <p className="text-sm">{methodWords[method].name}</p>
        </div>
        <Tag tone={tone} size="md">
          {word}
        </Tag>
      </div>
      <p className="mt-1 text-ink-soft text-sm">
        <span className="money">{number}</span> · {dateAndTime(createdAt)}
        {fee > 0 && ` · fee ${formatRand(fee)}`}
        {bonus > 0 && ` · bonus ${formatRand(bonus)}`}
      </p>
      {facts && <p className="break-words text-ink-soft text-sm">{facts}</p>}
      {files.length > 0 && <Proofs files={files} />}
      {status === 10 && recharge.duplicateOf && (
        <Notice tone="warn" className="mt-3">
          It looks like {recharge.duplicateOf}. If it is the same payment, give this one up.
        </Notice>
      )}
      {status === 30 && (
        <Notice tone="danger" className="mt-3" title={recharge.reasonText}>
          {recharge.note}
        </Notice>
      )}
      {(status === 10 || (status === 30 && isClaim)) && (
        <div className="mt-3 flex flex-wrap gap-2 border-line border-t pt-3">
          {status === 10 && !isClaim && (
            <Link to={payHref(number)} className={buttonClass({ variant: 'action', size: 'sm' })}>
              {recharge.started ? 'Show the payment' : 'Pay now'}
            </Link>
          )}
          {status === 30 && (
            <Link to={againHref(number)} className={buttonClass({ size: 'sm' })}>
              Send it again
            </Link>
          )}
          <Button variant="secondary" size="sm" aria-label={`Cancel ${number}`} onClick={() => setLeaving(true)}>
            Cancel
          </Button>
        </div>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <GiveUpSheet recharge={recharge} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </Card>
  );
}
