import { longDate } from '@sgb/contract/date-words.ts';
import { enquiryStates } from '@sgb/contract/flight-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { query, useAct } from '../../shared/api/api.ts';
import { wholeIn } from '../../shared/forms/amounts.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import type { Enquiry } from './enquiry.ts';

const changes = ['GET /api/staff/flight/enquiries', 'GET /api/staff/flight/list'] as const;

export function EnquiryActions({ one }: { one: Enquiry }) {
  const { id, state } = one;
  const { values, on } = useFields({ answer: '', flight: String(one.flightId ?? ''), kg: String(one.kg ?? '') });
  const answer = useAct('POST /api/staff/flight/answer', { done: 'Answered; they have a message', changes });
  const book = useAct('POST /api/staff/flight/book', { done: 'Booked; they are told', changes });
  const close = useAct('POST /api/staff/flight/close', { done: 'Closed', changes });
  const { data } = useQuery(query('GET /api/staff/flight/list', { page: 1 }));
  const flights = (data?.items ?? []).filter(({ cancelled, kgLeft }) => !cancelled && kgLeft > 0);
  const kg = wholeIn(values.kg);
  const open = state === enquiryStates.sent || state === enquiryStates.answered;
  if (state === enquiryStates.closed) return <p className="text-ink-soft text-sm">Nothing: it is closed.</p>;
  return (
    <div className="flex flex-col gap-5">
      {open && (
        <>
          <div className="flex flex-col gap-3">
            <Field label="Answer" hint="They get it as a message.">
              <Textarea rows={3} maxLength={1000} {...on('answer')} />
            </Field>
            <Button
              className="self-start"
              loading={answer.isPending}
              disabled={values.answer.trim().length < 3}
              onClick={() => answer.mutate({ id, answer: values.answer })}
            >
              Answer
            </Button>
          </div>
          <div className="flex flex-wrap items-end gap-3">
            <Field label="Flight" className="min-w-64">
              <Select
                {...on('flight')}
                options={[
                  { value: '', label: 'Choose one' },
                  ...flights.map((each) => ({
                    value: String(each.id),
                    label: `${longDate(each.departsOn)}, ${each.kgLeft} kg left`,
                  })),
                ]}
              />
            </Field>
            <Field label="Kilograms" className="w-32">
              <Input inputMode="numeric" {...on('kg')} />
            </Field>
            <Button
              variant="secondary"
              loading={book.isPending}
              disabled={!values.flight || !kg}
              onClick={() => kg && book.mutate({ id, flightid: Number(values.flight), kg })}
            >
              Book them
            </Button>
          </div>
        </>
      )}
      <Button className="self-start" variant="ghost" loading={close.isPending} onClick={() => close.mutate({ id })}>
        Close it
      </Button>
    </div>
  );
}
