import { popupTypes } from '@sgb/contract/popup-types.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import { AmbassadorFields } from '../../shared/groups/ambassador-fields.tsx';
import { useBinding } from '../../shared/groups/use-binding.ts';
import { rechargeHref } from '../../shared/links/links.ts';
import { useKept } from '../../shared/session/kept.ts';
import type { PopupProps } from './popup-props.ts';

const required = 'Please fill in correct suburb.';

/** Where somebody lives, and thereby who hands their parcels over. */
export default function SuburbPopup({ popup, onClose, onDone }: PopupProps) {
  const api = useApi();
  const navigate = useNavigate();
  const countryId = useKept((kept) => kept.countryId);
  const [open, setOpen] = useState(true);
  const [place, setPlace] = useState({ suburb: '', postcode: '' });

  const leave = (then: () => void) => {
    setOpen(false);
    then();
  };
  const binding = useBinding(
    (choice) => {
      const annex = JSON.stringify({ ...place, ...choice, version: popup.version });
      return api.call('GET /api/popupwindow/handle', { type: popupTypes.suburb, annex });
    },
    () => leave(onDone),
  );
  const { said, choices, confirm, recharge } = binding;
  const change = (next: typeof place) => {
    setPlace(next);
    binding.reset();
  };
  const send = () => (place.suburb.trim() === '' ? binding.setFault(required) : void binding.submit());
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
                void navigate(rechargeHref(binding.neededCents, location.pathname + location.search));
                leave(onDone);
              }}
            >
              Recharge
            </Button>
          ) : (
            <Button key="confirm" loading={binding.sending} guardMs={0} onClick={send}>
              {confirm === 1 ? 'Confirm again' : 'Confirm'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex min-h-96 flex-col gap-4">
        {said && <Notice tone={recharge || confirm === 1 ? 'warn' : 'info'}>{said.message}</Notice>}
        <Field label="Suburb" required error={binding.fault}>
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
        {choices.length > 0 && (
          <AmbassadorFields choices={choices} value={binding.teamuserid} onChange={binding.setTeamuserid} />
        )}
      </div>
    </Sheet>
  );
}
