import type { MessagePreferences } from '@sgb/contract/messages.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { SkeletonText } from '@sgb/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { Link } from '../../shared/links/router-link.tsx';

const asked = query('GET /api/message/preferences', {});

const letters: readonly (readonly [keyof MessagePreferences, string, string])[] = [
  ['emailMoney', 'Money', 'Recharges, payments, refunds, withdrawals'],
  ['emailOrder', 'Orders', 'Bought, arrived, photos, shipped, signed'],
  ['emailMembership', 'Membership', 'Tiers, coupons, S Coin'],
  ['emailNotification', 'Notifications', 'Everything else'],
];

/** Which messages also come as letters, and whether offers may come at all. */
export default function PreferencesSheet({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const changed = useCallsChanged();
  const answer = useQuery(asked);
  const [changes, setChanges] = useState<Partial<MessagePreferences>>({});
  const save = useMutation({
    mutationFn: (wanted: MessagePreferences) => api.call('POST /api/message/preferences', wanted),
    async onSuccess() {
      notify('good', 'Your preferences are saved.');
      await changed('GET /api/message/preferences');
      onClose();
    },
    onError: (failure) => notify('danger', failure.message),
  });
  const wanted = answer.data && { ...answer.data.preferences, ...changes };
  const set = (name: keyof MessagePreferences) => (value: boolean) => setChanges({ ...changes, [name]: value });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Preferences"
      description="Every message is here in the shop. Choose what else you would like."
      footer={
        <Button disabled={!wanted} loading={save.isPending} onClick={() => wanted && save.mutate(wanted)}>
          Save
        </Button>
      }
    >
      <Answer of={answer} skeleton={<SkeletonText lines={6} />}>
        {(data) =>
          wanted && (
            <div className="flex flex-col gap-5">
              <fieldset className="flex flex-col gap-1">
                <legend className="font-semibold text-sm">Also send these by email</legend>
                <p className="break-words text-ink-soft text-xs">To {data.email}</p>
                {letters.map(([name, word, examples]) => (
                  <Checkbox
                    key={name}
                    checked={wanted[name]}
                    onChange={set(name)}
                    label={
                      <span className="flex flex-col py-1.5">
                        <span className="font-medium">{word}</span>
                        <span className="text-ink-soft text-xs">{examples}</span>
                      </span>
                    }
                  />
                ))}
                <p className="text-ink-soft text-xs">Messages about the security of your account are always emailed.</p>
              </fieldset>
              <fieldset className="flex flex-col gap-1">
                <legend className="font-semibold text-sm">Offers and news</legend>
                <Checkbox checked={wanted.offers} onChange={set('offers')} label="Show me offers and news" />
                <p className="text-ink-soft text-xs">
                  {data.agreed.any
                    ? `You agreed to hear about offers${data.agreed.email ? ', also by email' : ''}. Untick this to stop all of them.`
                    : 'You have not agreed to hear about offers, so we send none. You can change that in your '}
                  {!data.agreed.any && (
                    <>
                      <Link to="/user/info" className="text-brand underline">
                        personal info
                      </Link>
                      .
                    </>
                  )}
                </p>
              </fieldset>
            </div>
          )
        }
      </Answer>
    </Sheet>
  );
}
