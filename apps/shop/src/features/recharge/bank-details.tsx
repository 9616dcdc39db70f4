import type { RechargeInfo } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { FileImage, Upload } from 'lucide-react';
import { CopyRow } from '../../shared/browser/copy-row.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { newVoucherHref, sampleHref } from './words.ts';

/** Where to pay, with which reference, and what comes after it. */
export function BankDetails({ info, amount }: { info: RechargeInfo; amount: string }) {
  const { bank, reference, review } = info;
  const cents = parseRand(amount);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <CardHeader title="1. Pay to our account" className="mb-1" />
        <dl className="divide-y divide-line">
          {cents !== null && cents > 0 && <CopyRow label="Amount" value={formatRand(cents)} strong />}
          <CopyRow label="Reference" value={reference} strong />
          <CopyRow label="Bank" value={bank.bank} />
          <CopyRow label="Account name" value={bank.accountName} />
          <CopyRow label="Account no." value={bank.accountNumber} />
          <CopyRow label="Branch code" value={bank.branchCode} />
          <CopyRow label="Account type" value={bank.accountType} />
        </dl>
        <Notice tone="warn" className="mt-3">
          Write the reference exactly like this. It is yours for life and tells us that the money is from you.
        </Notice>
      </div>
      <div>
        <CardHeader title="2. Send us the proof" className="mb-1" />
        <p className="text-ink-soft text-sm">
          A photo of the slip, or the picture or PDF from your banking app. With your reference the money is in your
          balance within {review.workingHours} working hours, without it within {review.hours} hours.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link to={newVoucherHref(amount)} className={buttonClass({ variant: 'action' }, 'max-md:flex-1')}>
            <Upload aria-hidden="true" className="size-4" />I have paid
          </Link>
          <Link to={sampleHref} className={buttonClass({ variant: 'secondary' }, 'max-md:flex-1')}>
            <FileImage aria-hidden="true" className="size-4" />
            Example
          </Link>
        </div>
      </div>
    </Card>
  );
}
