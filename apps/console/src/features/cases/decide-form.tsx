import { type OutcomeKind, outcomeWords } from '@sgb/contract/workorder-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { centsIn } from '../../shared/forms/amounts.ts';
import type { Case } from './case.ts';

const changes = ['GET /api/staff/workorder/detail', 'GET /api/staff/workorder/list'] as const;

/** How the case ends: one of what the rules allow, with the most that it may cost beside it. */
export function DecideForm({ one }: { one: Case }) {
  const [kind, setKind] = useState<OutcomeKind | undefined>(one.choices[0]?.kind);
  const [pieces, setPieces] = useState(String(one.quantity));
  const [basisPoints, setBasisPoints] = useState('10000');
  const [freight, setFreight] = useState('');
  const [words, setWords] = useState('');
  const [looking, setLooking] = useState(false);
  const decide = useAct('POST /api/staff/workorder/decide', { done: 'Decided', changes });
  const choice = one.choices.find((each) => each.kind === kind);
  if (!choice) return <p className="text-ink-soft text-sm">No outcome is possible now.</p>;
  const isRefund = choice.kind === 'refund';
  const freightCents = choice.kind === 'freight' ? centsIn(freight) : undefined;
  const most = isRefund ? Math.floor((choice.mostCents * Number(basisPoints)) / 10_000) : choice.mostCents;
  function send() {
    if (!choice) return;
    decide.mutate({
      id: one.id,
      answer: words,
      outcome: {
        kind: choice.kind,
        ...((isRefund || choice.kind === 'resend') && { pieces: Number(pieces) }),
        ...(isRefund && { basisPoints: Number(basisPoints) }),
        ...(freightCents !== undefined && { freightCents }),
      },
    });
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Field label="Outcome" className="min-w-60 flex-1">
          <Select
            value={choice.kind}
            onChange={({ target }) => setKind(target.value as OutcomeKind)}
            options={one.choices.map((each) => ({ value: each.kind, label: outcomeWords[each.kind] }))}
          />
        </Field>
        {(isRefund || choice.kind === 'resend') && (
          <Field label="Pieces" className="w-28">
            <Input
              type="number"
              min={1}
              max={one.quantity}
              value={pieces}
              onChange={({ target }) => setPieces(target.value)}
            />
          </Field>
        )}
        {isRefund && choice.grades.length > 0 && (
          <Field label="How much of it" className="min-w-48">
            <Select
              value={basisPoints}
              onChange={({ target }) => setBasisPoints(target.value)}
              options={choice.grades.map(({ name, basisPoints: part }) => ({
                value: String(part),
                label: `${name}, ${part / 100} %`,
              }))}
            />
          </Field>
        )}
        {choice.kind === 'freight' && (
          <Field label="Too much was taken (R)" className="w-44">
            <Input inputMode="decimal" value={freight} onChange={({ target }) => setFreight(target.value)} />
          </Field>
        )}
      </div>
      <p className="text-ink-soft text-sm">
        At most {formatRand(most)}
        {most > one.approveAboveCents && '; a second person has to agree to so much'}. What is paid cannot be taken
        back.
      </p>
      <Field label="What the shopper reads">
        <Textarea rows={3} maxLength={500} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {looking ? (
        <Preview
          what={`${outcomeWords[choice.kind]}${isRefund || choice.kind === 'resend' ? `, ${pieces} of ${one.quantity} pieces` : ''}`}
          cents={freightCents ?? most}
          second={(freightCents ?? most) > one.approveAboveCents}
          words={words}
          busy={decide.isPending}
          onDecide={send}
          onBack={() => setLooking(false)}
        />
      ) : (
        <Button
          className="self-start"
          disabled={!words.trim() || (choice.kind === 'freight' && freightCents === undefined)}
          onClick={() => setLooking(true)}
        >
          See what happens
        </Button>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly what: string;
  readonly cents: number;
  readonly second: boolean;
  readonly words: string;
  readonly busy: boolean;
  readonly onDecide: () => void;
  readonly onBack: () => void;
}

/** What is paid cannot be taken back, so it is shown once before. */
function Preview({ what, cents, second, words, busy, onDecide, onBack }: PreviewProps) {
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warn" title={what}>
        {cents > 0 ? `${formatRand(cents)} at most go back to the shopper's balance` : 'No money moves'}
        {second ? ', once a second person has agreed. ' : ', at once. '}
        The shopper reads: “{words.trim()}”
      </Notice>
      <div className="flex gap-3">
        <Button loading={busy} onClick={onDecide}>
          Decide
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Change it
        </Button>
      </div>
    </div>
  );
}
