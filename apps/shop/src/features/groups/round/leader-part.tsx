import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { useState } from 'react';
import { HandOverDesk } from '../handover/hand-over-desk.tsx';
import { CancelSheet, CloseSheet, ExtendSheet } from './leader-sheets.tsx';
import { PartList } from './part-list.tsx';
import { TotalsSheet } from './totals-sheet.tsx';

const sheets = { close: CloseSheet, extend: ExtendSheet, cancel: CancelSheet };
type Asked = keyof typeof sheets;

const buttons: readonly (readonly [Asked, string, 'primary' | 'secondary' | 'ghost'])[] = [
  ['close', 'Close it now', 'primary'],
  ['extend', 'Keep it open longer', 'secondary'],
  ['cancel', 'Cancel the round', 'ghost'],
];

/** What only the leader of a round sees and does. */
export function LeaderPart({ round }: { round: RoundDetail }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [totals, setTotals] = useState(false);
  const Asking = asked && sheets[asked];
  const can = buttons.filter(([action]) => round.actions.includes(action));
  return (
    <>
      <HandOverDesk round={round} />
      <Card as="section" aria-label="Members’ parts" className="flex flex-col gap-3">
        <CardHeader
          title="Members’ parts"
          action={
            round.parts.length > 0 && (
              <Button variant="ghost" size="sm" onClick={() => setTotals(true)}>
                Fee and shares
              </Button>
            )
          }
          className="mb-0"
        />
        <PartList round={round} />
        {can.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {can.map(([action, label, variant]) => (
              <Button
                key={action}
                variant={variant}
                className="flex-1 whitespace-nowrap"
                onClick={() => setAsked(action)}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </Card>
      {Asking && <Asking round={round} onClose={() => setAsked(null)} />}
      {totals && <TotalsSheet id={round.id} onClose={() => setTotals(false)} />}
    </>
  );
}
