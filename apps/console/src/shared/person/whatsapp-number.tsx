import { useAct } from '../api/api.ts';
import { ShowWithReason } from './show-with-reason.tsx';
import { contactReasons } from './usual-reasons.ts';

interface WhatsAppNumberProps {
  readonly call: 'POST /api/staff/groupship/contact' | 'POST /api/staff/flight/contact';
  readonly id: number;
  readonly masked: string;
}

/** Masked, until somebody says why they need it. */
export function WhatsAppNumber({ call, id, masked }: WhatsAppNumberProps) {
  const show = useAct(call, { done: 'Shown; your reason is written down', changes: [] });
  if (!masked) return <>none</>;
  return (
    <span className="flex flex-col gap-2">
      <span className="tabular-nums">{show.data?.whatsapp ?? masked}</span>
      {!show.data && (
        <ShowWithReason
          words="Show the number"
          usual={contactReasons}
          busy={show.isPending}
          act={(reason) => show.mutate({ id, reason })}
        />
      )}
    </span>
  );
}
