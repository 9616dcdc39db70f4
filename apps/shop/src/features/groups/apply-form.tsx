import type { CountryId } from '@sgb/contract/countries.ts';
import { ambassadorStates } from '@sgb/contract/group-states.ts';
import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { phoneExamples } from '@sgb/contract/phone-examples.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { AreasField, HoursField, LanguagesField } from './apply-fields.tsx';
import { BankFields, IdentityFields } from './apply-papers.tsx';
import type { Values } from './apply-values.ts';
import { groupHref } from './links.ts';

function startOf({ known }: GroupInfo): Values {
  return {
    countryid: known.countryId as CountryId,
    whatsapp: '',
    areas: [],
    pickup: { street: '', unit: '', suburb: '', code: '', note: '' },
    hours: [1, 2, 3, 4, 5].map((day) => ({ day: day as 1, from: '09:00', to: '17:00' })),
    languages: ['en'],
    why: '',
    ...(known.identity ? {} : { identity: { idType: 1, idNumber: '', files: [] } }),
    ...(known.bank ? {} : { bank: { bank: '', branchCode: '', number: '', kind: 1, password: '' } }),
  };
}

/** All that staff need to decide about an ambassador-to-be; what is known already is not asked for again. */
export default function ApplyForm({ info }: { info: GroupInfo }) {
  const api = useApi();
  const changed = useCallsChanged();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { form, register, watch, setValue, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/groupship.ts').then(({ applyInput }) => applyInput),
    defaultValues: startOf(info),
    send: (entered) => api.call('POST /api/groupship/apply', entered),
    async onSent() {
      notify('good', 'Thank you. We look at it within three working days.');
      await changed('GET /api/groupship/info', 'GET /api/user/withdraw/info');
      await navigate(groupHref);
    },
  });
  const { known, application } = info;
  const countryId = known.countryId as CountryId;
  if (!known.mobileVerified) {
    return (
      <Notice
        tone="warn"
        title="Confirm your mobile number first"
        action={
          <Link to="/user/info" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            My account
          </Link>
        }
      >
        Your neighbours and we must be able to reach you.
      </Notice>
    );
  }
  if (application?.againAt && application.state === ambassadorStates.refused) {
    return <Notice tone="warn">You cannot apply again yet.</Notice>;
  }
  const pickupErrors = errors.pickup;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Card as="section" className="flex flex-col gap-4">
        <CardHeader title="Where you hand over" className="mb-0" />
        <AreasField
          value={watch('areas')}
          countryId={countryId}
          error={errors.areas?.message ?? errors.areas?.root?.message}
          onChange={(areas) =>
            setValue('areas', areas, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Street and number" error={pickupErrors?.street?.message} required>
            <Input {...register('pickup.street')} autoComplete="street-address" maxLength={100} />
          </Field>
          <Field label="Unit or complex" error={pickupErrors?.unit?.message} optional>
            <Input {...register('pickup.unit')} maxLength={60} />
          </Field>
          <Field label="Suburb" error={pickupErrors?.suburb?.message} required>
            <SuburbCombobox
              value={watch('pickup.suburb')}
              countryId={countryId}
              otherwise="Not in our list. Choose the next one."
              onType={(suburb) => {
                setValue('pickup.suburb', suburb);
                setValue('pickup.code', '');
              }}
              onPick={({ suburb, postcode }) => {
                setValue('pickup.suburb', suburb, { shouldValidate: form.formState.isSubmitted });
                setValue('pickup.code', postcode);
              }}
            />
          </Field>
          <Field label="How people find it" error={pickupErrors?.note?.message} optional>
            <Input {...register('pickup.note')} maxLength={100} />
          </Field>
        </div>
        <HoursField
          value={watch('hours')}
          error={errors.hours?.message ?? errors.hours?.root?.message}
          onChange={(hours) =>
            setValue('hours', hours, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
      </Card>
      <Card as="section" className="flex flex-col gap-4">
        <CardHeader title="How people reach you" className="mb-0" />
        <Field
          label="WhatsApp number"
          hint={`Such as ${phoneExamples[countryId]}. Only your members see it.`}
          error={errors.whatsapp?.message}
          required
        >
          <Input {...register('whatsapp')} type="tel" inputMode="tel" autoComplete="tel-national" />
        </Field>
        <LanguagesField
          value={watch('languages')}
          error={errors.languages?.message}
          onChange={(spoken) =>
            setValue('languages', spoken, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
        <Field
          label="Why do you want to be an ambassador?"
          hint="10 to 300 characters"
          error={errors.why?.message}
          required
        >
          <Textarea {...register('why')} rows={3} maxLength={300} />
        </Field>
      </Card>
      <IdentityFields known={known.identity} form={form} onBusy={setBusy} />
      <BankFields known={known.bank} form={form} />
      <Button type="submit" variant="action" size="lg" wide loading={sending.isPending} disabled={busy}>
        Send the application
      </Button>
    </form>
  );
}
