import { shortDate } from '@sgb/contract/date-words.ts';
import type { GroupMember } from '@sgb/contract/groupship.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Rating } from '@sgb/ui/rating.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState, EndOfList } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { MemberSheet, type MemberStep } from './member-sheet.tsx';

const list = 'GET /api/groupship/memberlist';
const restMs = 250;

/** Who is in the group, and what a leader may know of them. */
export function MemberList() {
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<'' | '1' | '2'>('');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<{ member: GroupMember; step: MemberStep } | null>(null);
  const keyword = useDebounced(typed.trim(), restMs);
  const answer = useQuery({
    ...query(list, { page, keyword, ...(status && { status }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="members" className="flex flex-col gap-3">
      <h2 id="members" className="font-semibold text-lg">
        Members
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-3">
        <Field label="Find a member" hideLabel>
          <Input
            type="search"
            placeholder="Find by name"
            maxLength={50}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setPage(1);
            }}
          />
        </Field>
        <Field label="Which members" hideLabel>
          <Select
            value={status}
            options={[
              { value: '', label: 'All' },
              { value: '1', label: 'Active' },
              { value: '2', label: 'Paused' },
            ]}
            onChange={({ currentTarget }) => {
              setStatus(currentTarget.value as typeof status);
              setPage(1);
            }}
          />
        </Field>
      </div>
      <Answer of={answer} skeleton={<Skeleton className="h-72 rounded-card" />}>
        {({ items, pages }) =>
          items.length === 0 ? (
            <EmptyState title={keyword || status ? 'Nobody like that' : 'No members yet'}>
              {!keyword && !status && 'Share your invite code with your neighbours.'}
            </EmptyState>
          ) : (
            <>
              <ul className="flex flex-col gap-2">
                {items.map((member) => (
                  <Member key={member.id} member={member} onAsk={(step) => setAsked({ member, step })} />
                ))}
              </ul>
              {page < pages ? (
                <Button variant="secondary" loading={answer.isPlaceholderData} onClick={() => setPage(page + 1)}>
                  Next page
                </Button>
              ) : (
                <EndOfList />
              )}
              {page > 1 && (
                <Button variant="ghost" onClick={() => setPage(1)}>
                  First page
                </Button>
              )}
            </>
          )
        }
      </Answer>
      {asked && <MemberSheet {...asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function orderWords({ openOrders, inRound }: GroupMember): string {
  const open = `${openOrders} open ${openOrders === 1 ? 'order' : 'orders'}`;
  return inRound > 0 ? `${open}, ${inRound} in a round` : open;
}

function Member({ member, onAsk }: { member: GroupMember; onAsk: (step: MemberStep) => void }) {
  const api = useApi();
  const changed = useChanged();
  const { id, name, joinedAt, score, status } = member;
  const goOn = useMutation({
    mutationFn: () => api.call('POST /api/groupship/changememberstatus', { id }),
    async onSuccess() {
      notify('good', `${name} can join rounds again.`);
      await changed(list, 'GET /api/groupship/info');
    },
    onError: (error) => notify('danger', error.message),
  });
  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {status === 2 && <Tag tone="warn">Paused</Tag>}
          {score > 0 && <Rating value={score} starsOnly />}
        </p>
        <p className="text-ink-soft">
          {orderWords(member)} · since {shortDate(joinedAt)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" aria-label={`Remove ${name}`} onClick={() => onAsk('remove')}>
          Remove
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={status === 2 ? `Unpause ${name}` : `Pause ${name}`}
          loading={goOn.isPending}
          onClick={() => (status === 2 ? goOn.mutate() : onAsk('pause'))}
        >
          {status === 2 ? 'Go on' : 'Pause'}
        </Button>
      </div>
    </Card>
  );
}
