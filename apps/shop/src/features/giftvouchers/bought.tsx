import { lastMoment, longDate } from '@sgb/contract/date-words.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { CodeRow } from './code-row.tsx';

interface BoughtProps {
  voucher: { amountCents: number; code: string; until: string; receiver: string; email: string };
}

/** The code that was just paid for. */
export function Bought({ voucher }: BoughtProps) {
  const { amountCents, code, until, receiver, email } = voucher;
  return (
    <Notice tone="good">
      <p>
        The voucher of {formatRand(amountCents)} is yours to give, until {longDate(lastMoment(until))}.
        {email && ` We sent its code to ${email}.`}
      </p>
      <CodeRow code={code} amountCents={amountCents} receiver={receiver} />
    </Notice>
  );
}
