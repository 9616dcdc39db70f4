import { Button } from '@sgb/ui/button.tsx';
import { useAct } from '../../shared/api/api.ts';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import type { Person } from './person.ts';

const changes = ['GET /api/staff/person/detail'] as const;

/** What service may change of somebody; the rest is done where it happened. */
export function PersonActions({ person: { id, username, flags } }: { person: Person }) {
  const has = (words: string) => flags.some(({ text }) => text === words);
  const influencer = useAct('POST /api/staff/task/influencer', { done: 'Done; they are told', changes });
  const links = useAct('POST /api/staff/account/use1688link', { done: 'Done', changes });
  const may = has('May not paste 1688 links');
  const is = has('Influencer');
  return (
    <div className="flex flex-col gap-5">
      <Button
        variant="secondary"
        className="self-start"
        loading={links.isPending}
        onClick={() => links.mutate({ username, use1688link: may ? 1 : 0 })}
      >
        {may ? 'Let them paste 1688 links' : 'Do not let them paste 1688 links'}
      </Button>
      <WithReason
        label="Why"
        hint="They read it."
        moves={[
          {
            words: is ? 'End being an influencer' : 'Make them an influencer',
            ...(is && { danger: true }),
            busy: influencer.isPending,
            act: (reason) => influencer.mutate({ userid: id, influencer: is ? 0 : 1, reason }),
          },
        ]}
      />
    </div>
  );
}
