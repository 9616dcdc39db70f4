import type { Earnings } from '@sgb/contract/earnings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useState } from 'react';
import { Link } from '../../shared/links/router-link.tsx';
import { MoveSheet } from './move-sheet.tsx';

/** What lies in the purse, and the two ways out of it. */
export function PurseCard({ purse: { cents, pendingCents, pendingDays } }: { purse: Earnings['purse'] }) {
  const [moving, setMoving] = useState(false);
  return (
    <Card as="section" aria-label="Your earnings" className="flex flex-col gap-4 max-lg:order-first">
      <div>
        <p className="text-ink-soft text-sm">Ready to use</p>
        <p className={cx('money font-bold text-2xl', cents < 0 && 'text-danger')}>{formatRand(cents)}</p>
        <p className="text-ink-soft text-sm">
          {pendingCents > 0
            ? `${formatRand(pendingCents)} more is pending, for ${pendingDays} days after it was signed for.`
            : `What is signed for is yours after ${pendingDays} days.`}
        </p>
        {cents < 0 && (
          <p className="mt-1 text-danger text-sm">
            An order was refunded after you were paid for it. What you earn next fills this first.
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="action" disabled={cents <= 0} onClick={() => setMoving(true)}>
          Move to balance
        </Button>
        {cents > 0 ? (
          <Link to="/withdrawal/index" className={buttonClass({ variant: 'secondary' })}>
            Withdraw
          </Link>
        ) : (
          <Button variant="secondary" disabled>
            Withdraw
          </Button>
        )}
      </div>
      {moving && <MoveSheet purseCents={cents} onClose={() => setMoving(false)} />}
    </Card>
  );
}
