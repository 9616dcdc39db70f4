import { Refused } from '@sgb/contract/client.ts';
import { popupTypes } from '@sgb/contract/popup-types.ts';
import type { AmbassadorChoice } from '@sgb/contract/popups.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { accountChanged } from '../../shared/api/changed.ts';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import { rechargeHref } from '../../shared/links/links.ts';
import { useKept } from '../../shared/session/kept.ts';
import { AmbassadorFields } from './ambassador-fields.tsx';
import type { PopupProps } from './popup-props.ts';

/** The product document's codes, section 8. */
const codes = { chooseAmbassador: -300, confirmAgain: -501, rechargeNeeded: -502 };
/** What the first binding asks for to lie in the balance, where the answer does not say what lacks of it. */
const firstNeededCents = 10_000;
const required = 'Please fill in correct suburb.';

/** Where somebody lives, and thereby who hands their parcels over. */
export default function SuburbPopup({ popup, onClose, onDone }: PopupProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const countryId = useKept((kept) => kept.countryId);
  const [open, setOpen] = useState(true);
  const [place, setPlace] = useState({ suburb: '', postcode: '' });
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState<{ status: number; message: string } | null>(null);
  const [neededCents, setNeededCents] = useState(firstNeededCents);
  const [choices, setChoices] = useState<readonly AmbassadorChoice[]>([]);
  const [teamuserid, setTeamuserid] = useState(0);
  const [sending, setSending] = useState(false);
  const confirm = said?.status === codes.confirmAgain ? 1 : 0;

  const leave = (then: () => void) => {
    setOpen(false);
    then();
  };
  const change = (next: typeof place) => {
    setPlace(next);
    setFault('');
    setSaid(null);
    setChoices([]);
    setTeamuserid(0);
  };
  const send = async () => {
    if (place.suburb.trim() === '') return setFault(required);
    setSending(true);
    try {
      const annex = JSON.stringify({ ...place, teamuserid, confirm, version: popup.version });
      await api.call('GET /api/popupwindow/handle', { type: popupTypes.suburb, annex });
      notify('good', 'operate success');
      // It has another contact, too.
      await accountChanged(queryClient);
      leave(onDone);
    } catch (error) {
      const refused = error instanceof Refused ? error : null;
      const message = error instanceof Error ? error.message : 'This did not work. Please try again.';
      if (refused?.http === 400) setFault(message);
      else setSaid({ status: refused?.status ?? 0, message });
      if (refused?.status === codes.rechargeNeeded) {
        setNeededCents((refused.data as { missingCents?: number } | null)?.missingCents ?? firstNeededCents);
      }
      if (refused?.status === codes.chooseAmbassador) {
        setChoices((refused.data as { ambassadors: AmbassadorChoice[] }).ambassadors);
      }
    } finally {
      setSending(false);
    }
  };
  const recharge = said?.status === codes.rechargeNeeded;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && leave(onClose)}
      title={popup.windowtitle}
      description="Your parcels can be handed over by an ambassador near you."
      footer={
        <>
          <Button variant="ghost" onClick={() => leave(onClose)}>
            Later
          </Button>
          {recharge ? (
            <Button
              key="recharge"
              variant="action"
              onClick={() => {
                // It was not answered: with the money there, the way back leads here and it is asked again.
                void navigate(rechargeHref(neededCents, location.pathname + location.search));
                leave(onDone);
              }}
            >
              Recharge
            </Button>
          ) : (
            <Button key="confirm" loading={sending} guardMs={0} onClick={() => void send()}>
              {confirm === 1 ? 'Confirm again' : 'Confirm'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex min-h-96 flex-col gap-4">
        {said && <Notice tone={recharge || confirm === 1 ? 'warn' : 'info'}>{said.message}</Notice>}
        <Field label="Suburb" required error={fault}>
          <SuburbCombobox
            value={place.suburb}
            countryId={countryId}
            onType={(suburb) => change({ suburb, postcode: '' })}
            onPick={({ suburb, postcode }) => change({ suburb, postcode })}
          />
        </Field>
        {choices.length === 0 && !said && (
          <ul className="flex list-disc flex-col gap-2 pl-5 text-ink-soft text-sm">
            <li>An ambassador receives the parcels of a neighbourhood together, so that freight is cheaper.</li>
            <li>You fetch yours nearby, free of charge.</li>
            <li>You can choose another ambassador later.</li>
          </ul>
        )}
        {choices.length > 0 && <AmbassadorFields choices={choices} value={teamuserid} onChange={setTeamuserid} />}
      </div>
    </Sheet>
  );
}
