import { shortDate, weekdayAndTime } from '@sgb/contract/date-words.ts';
import type { Taking } from '@sgb/contract/promotion.ts';
import { takingStates } from '@sgb/contract/promotion-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { lazy, Suspense, useState } from 'react';
import { ExternalLink } from '../../shared/links/external-link.tsx';
import { GiveUpSheet } from './give-up-sheet.tsx';
import { StateTag } from './state-tag.tsx';
import { TaskHead } from './task-head.tsx';

const HandInSheet = lazy(() => import('./hand-in-sheet.tsx'));

const { handedIn, approved, refused } = takingStates;

function when({ state, dueAt, reviewBy, paidAt, takenAt }: Taking): string {
  if (dueAt) return `Hand it in by ${weekdayAndTime(dueAt)}`;
  if (state === handedIn && reviewBy) return `We look at it by ${weekdayAndTime(reviewBy)}`;
  if (state === approved && paidAt) return `Paid on ${shortDate(paidAt)}`;
  return `Taken on ${shortDate(takenAt)}`;
}

/** One's own part in a task, and the one thing to do next. */
export function TakingCard({ taking }: { taking: Taking }) {
  const [sheet, setSheet] = useState<'handIn' | 'giveUp' | null>(null);
  const { task, state, link, reason, dueAt } = taking;
  return (
    <Card as="section" aria-label={task.title} className="flex h-full flex-col gap-3">
      <TaskHead task={task} tag={<StateTag state={state} />}>
        <p className="text-ink-soft text-xs">{when(taking)}</p>
      </TaskHead>
      {state === refused && reason && (
        <Notice tone="warn" title="Why it was not approved">
          {reason}
        </Notice>
      )}
      {link && (
        <ExternalLink href={link} className="relative truncate text-brand text-sm hover:underline">
          {link}
        </ExternalLink>
      )}
      {dueAt && (
        <div className="mt-auto flex gap-2">
          <Button variant="ghost" onClick={() => setSheet('giveUp')}>
            Give up
          </Button>
          <Button variant="action" className="flex-1" onClick={() => setSheet('handIn')}>
            {state === refused ? 'Hand in again' : 'Hand in'}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {sheet === 'handIn' && <HandInSheet taking={taking} onClose={() => setSheet(null)} />}
        {sheet === 'giveUp' && <GiveUpSheet taking={taking} onClose={() => setSheet(null)} />}
      </Suspense>
    </Card>
  );
}
