import { may } from '@sgb/contract/policy.ts';
import { activeStates, outcomeWords } from '@sgb/contract/workorder-states.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { useMe } from '../../shared/session/me.ts';
import type { Case } from './case.ts';
import { DecideForm } from './decide-form.tsx';

const changes = ['GET /api/staff/workorder/detail', 'GET /api/staff/workorder/list'] as const;

/** Only what the server would take now. */
export function CaseActions({ one }: { one: Case }) {
  const { username } = useMe();
  const take = useAct('POST /api/staff/workorder/take', { done: 'The case is yours', changes });
  if (!activeStates.includes(one.state)) return <p className="text-ink-soft text-sm">Nothing: it has ended.</p>;
  return (
    <div className="flex flex-col gap-5">
      {one.takenBy !== username && (
        <Button className="self-start" loading={take.isPending} onClick={() => take.mutate({ id: one.id })}>
          {one.takenBy ? `Take it over from ${one.takenBy}` : 'Take it'}
        </Button>
      )}
      {one.proposal ? <Proposal one={one} proposal={one.proposal} /> : <DecideForm one={one} />}
      <AnswerForm id={one.id} />
    </div>
  );
}

function Proposal({ one, proposal }: { one: Case; proposal: NonNullable<Case['proposal']> }) {
  const me = useMe();
  const [note, setNote] = useState('');
  const approve = useAct('POST /api/staff/workorder/approve', { done: 'Decided', changes });
  const send = (agreed: boolean) => approve.mutate({ id: one.id, agreed, note });
  const words = `${outcomeWords[proposal.kind]}, ${formatRand(proposal.cents)}, proposed by ${proposal.by}`;
  if (!may('finance', me) || proposal.by === me.username)
    return <Notice title="Waits for a second person">{words}. Finance or a supervisor agrees to it.</Notice>;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warn" title="You may be the second person">
        {words}. {proposal.text}
      </Notice>
      <Field label="Why not" hint="Needed to send it back.">
        <Input value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="flex gap-3">
        <Button loading={approve.isPending} onClick={() => send(true)}>
          Agree, pay {formatRand(proposal.cents)}
        </Button>
        <Button variant="secondary" loading={approve.isPending} onClick={() => send(false)}>
          Send it back
        </Button>
      </div>
    </div>
  );
}

function AnswerForm({ id }: { id: number }) {
  const [content, setContent] = useState('');
  const answer = useAct('POST /api/staff/workorder/answer', { done: 'Sent to the shopper', changes });
  const send = (question: boolean) => answer.mutate({ id, content, question }, { onSuccess: () => setContent('') });
  return (
    <div className="flex flex-col gap-3">
      <Field label="Write to the shopper">
        <Textarea rows={3} maxLength={500} value={content} onChange={({ target }) => setContent(target.value)} />
      </Field>
      <div className="flex gap-3">
        <Button variant="secondary" loading={answer.isPending} disabled={!content.trim()} onClick={() => send(false)}>
          Send
        </Button>
        <Button variant="secondary" loading={answer.isPending} disabled={!content.trim()} onClick={() => send(true)}>
          Ask, and wait for the answer
        </Button>
      </div>
    </div>
  );
}
