import type { Jar, JarState } from '@sgb/contract/savings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { PartyPopper, PiggyBank } from 'lucide-react';
import { useState } from 'react';
import { CloseJarSheet } from './close-jar-sheet.tsx';
import { JarForm } from './jar-form.tsx';
import { MoveSheet } from './move-sheet.tsx';

type Open = 'in' | 'out' | 'words' | 'close' | null;

/** Money saved for a goal: one jar, filled and emptied at once. */
export function JarCard({ state }: { state: JarState }) {
  const [open, setOpen] = useState<Open>(null);
  const { jar } = state;
  const shut = () => setOpen(null);
  return (
    <Card as="section" aria-label="Goal jar" className="flex flex-col gap-4">
      {jar ? (
        <>
          <h2 className="font-semibold text-base wrap-anywhere">{jar.name}</h2>
          <Filled jar={jar} />
          <div className="grid grid-cols-2 gap-2">
            <Button variant="action" onClick={() => setOpen('in')}>
              Put in
            </Button>
            <Button variant="secondary" disabled={jar.heldCents === 0} onClick={() => setOpen('out')}>
              Take out
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setOpen('words')}>
              Change goal
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setOpen('close')}>
              Close jar
            </Button>
          </div>
          {(open === 'in' || open === 'out') && <MoveSheet jar={jar} way={open} state={state} onClose={shut} />}
          {open === 'words' && <JarForm state={state} onClose={shut} />}
          {open === 'close' && <CloseJarSheet jar={jar} onClose={shut} />}
        </>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <PiggyBank aria-hidden="true" className="size-10 text-brand" />
          <h2 className="font-semibold text-base">Save for a goal</h2>
          <p className="text-ink-soft text-sm">
            Save for school fees, stock or a trip. It stays yours, earns no interest, and is back in your balance
            whenever you want it.
          </p>
          <Button onClick={() => setOpen('words')}>Start a jar</Button>
          {open === 'words' && <JarForm state={state} onClose={shut} />}
        </div>
      )}
    </Card>
  );
}

function Filled({ jar: { heldCents, targetCents } }: { jar: Jar }) {
  const percent = Math.min(100, Math.floor((heldCents / targetCents) * 100));
  const reached = heldCents >= targetCents;
  return (
    <div className="flex flex-col gap-2">
      <p>
        <span className="money font-bold text-2xl">{formatRand(heldCents)}</span>{' '}
        <span className="text-ink-soft text-sm">of {formatRand(targetCents)}</span>
      </p>
      <div
        role="progressbar"
        aria-label="How full the jar is"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-3 overflow-hidden rounded-full bg-sunk"
      >
        <div className={cx('h-full rounded-full', reached ? 'bg-good' : 'bg-brand')} style={{ width: `${percent}%` }} />
      </div>
      <p className={cx('flex items-center gap-2 text-sm', reached ? 'text-good' : 'text-ink-soft')}>
        {reached && <PartyPopper aria-hidden="true" className="size-4" />}
        {reached ? 'You have reached your goal.' : `${formatRand(targetCents - heldCents)} to go (${percent}%)`}
      </p>
    </div>
  );
}
