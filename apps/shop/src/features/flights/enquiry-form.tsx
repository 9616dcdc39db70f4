import { shortDate } from '@sgb/contract/date-words.ts';
import type { BusinessInfo } from '@sgb/contract/flights.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';

interface EnquiryFormProps {
  readonly info: BusinessInfo;
  readonly flightId: number | null;
  readonly onFlight: (id: number | null) => void;
}

/** What is left empty is not said. */
const orNothing = (value: unknown) => (value === '' ? undefined : value);

export function EnquiryForm({ info, flightId, onFlight }: EnquiryFormProps) {
  const api = useApi();
  const changed = useCallsChanged();
  const mounted = useMounted();
  const { register, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/flights.ts').then(({ enquiryInput }) => enquiryInput),
    defaultValues: { whatsapp: info.whatsapp, goods: '' },
    send: (entered) =>
      api.call('POST /api/business/messageSpecialFlight', {
        ...entered,
        ...(flightId !== null && { flightid: flightId }),
      }),
    async onSent() {
      notify('good', 'Thank you. A consultant answers soon.');
      await changed('GET /api/business/info');
    },
  });
  const flights = info.flights.filter(({ kgLeft }) => kgLeft > 0);
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Field label="WhatsApp number" error={errors.whatsapp?.message} required>
        <Input type="tel" inputMode="tel" autoComplete="tel" {...register('whatsapp')} />
      </Field>
      {flights.length > 0 && (
        <Field label="Flight" optional>
          <Select
            value={flightId === null ? '' : String(flightId)}
            onChange={({ currentTarget: { value } }) => onFlight(value === '' ? null : Number(value))}
            options={[
              { value: '', label: 'Whichever fits' },
              ...flights.map(({ id, departsOn, from }) => ({
                value: String(id),
                label: `${shortDate(departsOn)}, ${from}`,
              })),
            ]}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label="Kilograms" error={errors.kg?.message} optional>
          <Input inputMode="numeric" autoComplete="off" {...register('kg', { setValueAs: orNothing })} />
        </Field>
        <Field label="Needed by" error={errors.date?.message} optional>
          <Input type="date" {...register('date', { setValueAs: orNothing })} />
        </Field>
      </div>
      <Field
        label="What do you send?"
        hint="Such as: 40 cartons of school shoes"
        error={errors.goods?.message}
        optional
      >
        <Input autoComplete="off" maxLength={200} {...register('goods')} />
      </Field>
      <Button type="submit" variant="action" wide disabled={!mounted} loading={sending.isPending}>
        Ask for a flight
      </Button>
    </form>
  );
}
