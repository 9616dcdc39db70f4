import type { OutputOf } from '@sgb/contract/client.ts';
import { rights } from '@sgb/contract/policy.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useAct } from '../../shared/api/api.ts';
import { OpenForm } from '../../shared/forms/open-form.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { useMe } from '../../shared/session/me.ts';
import { ContactForm } from './contact-form.tsx';
import type { Person } from './person.ts';

const changes = ['GET /api/staff/person/detail'] as const;

/** The cookies of the shop, for as long as the ticket: it opens in another tab. */
function openShop({ ticket, userId }: OutputOf<'POST /api/staff/person/seeas'>): void {
  const rest = `; path=/; max-age=${15 * 60}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: as the ticket of the console
  for (const [name, value] of Object.entries({ ticket, userid: userId })) document.cookie = `${name}=${value}${rest}`;
  window.open('/shop/', '_blank', 'noopener');
}

/** What service may change of somebody; the rest is done where it happened. */
export function PersonActions({ person: { id, username, flags } }: { person: Person }) {
  const me = useMe();
  const has = (words: string) => flags.some(({ text }) => text === words);
  const influencer = useAct('POST /api/staff/task/influencer', { done: 'Done; they are told', changes });
  const links = useAct('POST /api/staff/account/use1688link', { done: 'Done', changes });
  const seeAs = useAct('POST /api/staff/person/seeas', {
    done: 'The shop is open in another tab for 15 minutes',
    changes: [],
  });
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
      {rights.accounts(me) && (
        <OpenForm words="Another email or mobile number">
          {(close) => <ContactForm username={username} onDone={close} />}
        </OpenForm>
      )}
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
      {!flags.some(({ text }) => text.startsWith('Staff')) && (
        <WithReason
          label="Why the shop is seen as they see it"
          hint="Written down. Nothing can be changed there, and no money or papers are shown; it takes the place of your own login to the shop in this browser."
          moves={[
            {
              words: 'See the shop as they do',
              busy: seeAs.isPending,
              act: (reason) => seeAs.mutate({ id, reason }, { onSuccess: openShop }),
            },
          ]}
        />
      )}
    </div>
  );
}
