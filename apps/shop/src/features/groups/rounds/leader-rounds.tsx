import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { Button } from '@sgb/ui/button.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { RoundList } from './round-list.tsx';

const OpenRoundSheet = lazy(() => import('./open-round-sheet.tsx'));

/** The rounds of a leader, and a new one. */
export function LeaderRounds({ terms }: { terms: NonNullable<GroupInfo['leader']>['rounds'] }) {
  const [opening, setOpening] = useState(false);
  const open = (
    <Button variant="action" onClick={() => setOpening(true)}>
      Open a round
    </Button>
  );
  return (
    <>
      <RoundList
        title="Rounds"
        action={open}
        empty={
          <EmptyState title="No rounds yet">
            Open one, share it with your members, and everybody’s freight gets cheaper with every kilogram.
          </EmptyState>
        }
      />
      {opening && (
        <Suspense>
          <OpenRoundSheet terms={terms} onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </>
  );
}
