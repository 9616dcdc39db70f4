import { Refused } from '@sgb/contract/client.ts';
import { bindingCodes, firstBindingCents } from '@sgb/contract/group-states.ts';
import type { AmbassadorChoice } from '@sgb/contract/popups.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountChanged } from '../api/changed.ts';

interface Choice {
  readonly teamuserid: number;
  readonly confirm: 0 | 1;
}

interface Said {
  readonly status: number;
  readonly message: string;
}

/** Joins an ambassador in the steps that the answers ask for: a choice (-300), a second yes (-501), money first (-502). */
export function useBinding(send: (choice: Choice) => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [neededCents, setNeededCents] = useState(firstBindingCents);
  const [choices, setChoices] = useState<readonly AmbassadorChoice[]>([]);
  const [teamuserid, setTeamuserid] = useState(0);
  const [sending, setSending] = useState(false);
  const confirm = said?.status === bindingCodes.confirmAgain ? 1 : 0;
  const submit = async () => {
    setSending(true);
    try {
      await send({ teamuserid, confirm });
      notify('good', 'operate success');
      // It has another contact, too.
      await accountChanged(queryClient);
      onDone();
    } catch (error) {
      const refused = error instanceof Refused ? error : null;
      const message = error instanceof Error ? error.message : 'This did not work. Please try again.';
      const { field, missingCents, ambassadors } = (refused?.data ?? {}) as {
        field?: string;
        missingCents?: number;
        ambassadors?: AmbassadorChoice[];
      };
      if (refused?.http === 400 || field) setFault(message);
      else setSaid({ status: refused?.status ?? 0, message });
      if (refused?.status === bindingCodes.rechargeNeeded) setNeededCents(missingCents ?? firstBindingCents);
      if (ambassadors) setChoices(ambassadors);
    } finally {
      setSending(false);
    }
  };
  return {
    submit,
    sending,
    said,
    fault,
    setFault,
    choices,
    teamuserid,
    setTeamuserid,
    confirm,
    neededCents,
    recharge: said?.status === bindingCodes.rechargeNeeded,
    /** Something else was entered: what was said before is about what was before. */
    reset() {
      setFault('');
      setSaid(null);
      setChoices([]);
      setTeamuserid(0);
    },
  };
}
