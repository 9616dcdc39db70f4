import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../shared/api/api.ts';
import { discountWords, kilos, peopleWords } from '../rounds/words.ts';
import { useRoundsChanged } from '../rounds-changed.ts';
import { WhyField, whyFault } from '../why-field.tsx';

interface SheetOf {
  round: RoundDetail;
  onClose: () => void;
}

interface AskProps {
  title: string;
  keep: string;
  go: string;
  danger?: boolean;
  done: string;
  /** Sends it; null where something is missing that the sheet says. */
  send: () => Promise<unknown> | null;
  onClose: () => void;
  children: ReactNode;
}

/** Says what happens, and asks once. */
function Ask({ title, keep, go, danger, done, send, onClose, children }: AskProps) {
  const changed = useRoundsChanged();
  const wish = useMutation({
    mutationFn: (sent: Promise<unknown>) => sent,
    async onSuccess() {
      notify('good', done);
      await changed();
      onClose();
    },
  });
  const submit = () => {
    const sent = send();
    if (sent) wish.mutate(sent);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            className="flex-1"
            guardMs={0}
            loading={wish.isPending}
            onClick={submit}
          >
            {go}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {wish.error && <Notice tone="danger">{wish.error.message}</Notice>}
        {children}
      </div>
    </Sheet>
  );
}

export function CloseSheet({ round, onClose }: SheetOf) {
  const api = useApi();
  const { nextTier } = round;
  return (
    <Ask
      title="Close the round now?"
      keep="Keep it open"
      go="Close it"
      done="The round is closed."
      send={() => api.call('POST /api/groupship/round/close', { id: round.id })}
      onClose={onClose}
    >
      <p>
        {peopleWords(round.members)} pay for {kilos(round.billableGrams)}: {discountWords(round.basisPoints)}.
        Everybody’s freight is set aside at once; whoever lacks balance has a day, then drops out. Nobody can put
        anything in or take it out after that.
      </p>
      {nextTier && (
        <p className="text-ink-soft">Only {kilos(nextTier.missingGrams)} are missing to the next discount.</p>
      )}
    </Ask>
  );
}

export function ExtendSheet({ round, onClose }: SheetOf) {
  const api = useApi();
  const [days, setDays] = useState(String(Math.min(3, round.extendDays)));
  return (
    <Ask
      title="Keep it open longer?"
      keep="Leave it"
      go="Extend"
      done="The round stays open longer. Everybody in it was told."
      send={() => api.call('POST /api/groupship/round/extend', { id: round.id, days: Number(days) })}
      onClose={onClose}
    >
      <p>It closes {dateAndTime(round.endsAt)} so far. A round can be extended once.</p>
      <Field label="Days more">
        <Select
          value={days}
          options={Array.from({ length: Math.max(1, round.extendDays) }, (_, place) => ({
            value: String(place + 1),
            label: place === 0 ? '1 day' : `${place + 1} days`,
          }))}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      </Field>
    </Ask>
  );
}

export function CancelSheet({ round, onClose }: SheetOf) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const fault = whyFault(reason);
  return (
    <Ask
      title="Cancel the round?"
      keep="Keep it"
      go="Cancel it"
      danger
      done="The round is cancelled. Everybody was told."
      send={() => {
        setTried(true);
        return fault ? null : api.call('POST /api/groupship/round/cancel', { id: round.id, reason });
      }}
      onClose={onClose}
    >
      <p>
        The goods of {peopleWords(round.members)} go back to their shelf. Nothing is charged, and everybody is told.
        This cannot be undone.
      </p>
      <WhyField value={reason} onChange={setReason} error={tried && fault} />
    </Ask>
  );
}
