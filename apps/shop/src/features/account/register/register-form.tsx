import { mozambique, southAfrica } from '@sgb/contract/countries.ts';
import { purposes, type RegistrationKind, registrationVersion, sources } from '@sgb/contract/registration-options.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { type ReactNode, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { useApi } from '../../../shared/api/api.ts';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import { countryIdIn } from '../../../shared/forms/country-id.ts';
import { PasswordInput } from '../../../shared/forms/password-input.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { keepTicket, visitorId } from '../../../shared/session/session.ts';
import { setSlot } from '../../../shared/session/slots.ts';
import { funnelThenLeave } from '../../../shared/tracking/funnel.ts';
import { MobileFields } from '../mobile-fields.tsx';
import { optionsOf } from '../options.ts';
import { passwordHint } from '../password-hint.ts';
import { PlaceField } from '../place-field.tsx';
import { usernameFrom } from '../username.ts';
import { NewsFields, TermsField } from './consent-fields.tsx';
import type { Entered } from './entered.ts';

const PortugueseHelp = lazyPart(
  'shared/links/portuguese-help.tsx',
  () => import('../../../shared/links/portuguese-help.tsx'),
);
const BusinessFields = lazyPart('features/account/register/business-fields.tsx', () => import('./business-fields.tsx'));

/** Selects and boxes start empty, which the schema then asks to be filled. */
type Blank = Omit<Partial<Entered>, 'source' | 'purpose' | 'terms' | 'business'> & Record<string, unknown>;

function blank(kind: RegistrationKind, inviteCode: string, siteType: string): Blank {
  const empty = { smspin: '', email: '', firstname: '', lastname: '', username: '', password: '', repeat: '' };
  return {
    ...empty,
    version: registrationVersion,
    kind,
    countryid: southAfrica,
    mobile: '',
    suburb: '',
    source: '',
    purpose: '',
    invitecode: inviteCode,
    terms: false,
    ...(kind === 'business' && {
      business: {
        companyname: '',
        registrationno: '',
        vatno: '',
        jobtype: '',
        workerband: '',
        sitetype: siteType,
        siteurl: '',
        monthlyband: '',
      },
    }),
  };
}

const nothing = { value: '', label: 'Rather not say' };

/** What can wait; open where something in it has to be seen. */
function More({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="rounded-control border border-line px-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand text-sm">
        More about you (optional)
      </summary>
      <div className="flex flex-col gap-4 pb-4">{children}</div>
    </details>
  );
}

interface RegisterFormProps {
  kind: RegistrationKind;
  inviteCode: string;
  siteType?: string;
  regFrom: string;
  /** With how they would join a group. */
  onDone: (joins: { readonly invitecode: string; readonly suburb: string }) => void;
}

export function RegisterForm({ kind, inviteCode, siteType = '', regFrom, onDone }: RegisterFormProps) {
  const api = useApi();
  const { form, errors, submit, sending } = useContractForm({
    schema: () => import('@sgb/contract/registration.ts').then(({ registerInput }) => registerInput),
    defaultValues: blank(kind, inviteCode, siteType) as Entered,
    send: (entered) => api.call('POST /api/user/registernew', { ...entered, regfrom: regFrom, visitorid: visitorId() }),
    async onSent({ ticket, user }, entered) {
      keepTicket(ticket, user.userId);
      setSlot('loginInfoCustomer', user);
      await funnelThenLeave('registered');
      onDone({ invitecode: entered.invitecode ?? '', suburb: entered.suburb });
    },
  });
  const { register, trigger, getValues, getFieldState, setValue, formState, watch } = form;
  const countryId = countryIdIn(watch('countryid'));
  async function send() {
    if (!(await trigger(['countryid', 'mobile'], { shouldFocus: true }))) return null;
    const { countryid, mobile } = getValues();
    return api.call('GET /api/user/registersmspin', { countryid, mobile });
  }
  const nameAfterEmail = (event: { target: { value: string } }) => {
    // Asked for now: what was typed before the page was alive is drawn by nobody.
    if (!getFieldState('username').isDirty)
      setValue('username', usernameFrom(event.target.value), { shouldValidate: formState.isSubmitted });
  };
  const invite = (
    <Field
      label="Invite code"
      error={errors.invitecode?.message}
      hint={kind === 'groupbuy' ? 'From your ambassador. Without one, fill in your suburb.' : undefined}
      optional
    >
      <Input {...register('invitecode')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
    </Field>
  );
  return (
    <FormProvider {...form}>
      <form
        // Without scripts a password must never travel in an address.
        method="post"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <noscript>
          <Notice tone="info">Registering needs JavaScript. Please allow it for this page.</Notice>
        </noscript>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" error={errors.firstname?.message} required>
            <Input {...register('firstname')} autoComplete="given-name" />
          </Field>
          <Field label="Last name" error={errors.lastname?.message} required>
            <Input {...register('lastname')} autoComplete="family-name" />
          </Field>
        </div>
        <MobileFields
          country={register('countryid')}
          mobile={register('mobile')}
          countryId={countryId}
          error={errors.mobile?.message}
        />
        <Suspense>{countryId === mozambique && <PortugueseHelp />}</Suspense>
        <CodeField label="Code from the SMS" error={errors.smspin?.message} input={register('smspin')} onSend={send} />
        <Field label="Email" error={errors.email?.message} required>
          <Input
            {...register('email', { onChange: nameAfterEmail })}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Password" error={errors.password?.message} hint={passwordHint} required>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label="Repeat the password" error={errors.repeat?.message} required>
          <PasswordInput {...register('repeat')} autoComplete="new-password" />
        </Field>
        <PlaceField
          control={form.control}
          name="suburb"
          countryId={countryId}
          error={errors.suburb?.message}
          needed={kind !== 'groupbuy'}
        />
        {kind === 'business' && (
          <Suspense fallback={null}>
            <BusinessFields />
          </Suspense>
        )}
        {kind === 'groupbuy' && invite}
        <TermsField />
        <More open={Boolean((errors.username && !errors.email) || errors.invitecode) || inviteCode !== ''}>
          <Field label="Username" error={errors.username?.message} hint="4 to 20 letters, digits or _.">
            <Input {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Field>
          {kind !== 'groupbuy' && invite}
          <Field label="How did you hear about us?" optional>
            <Select {...register('source')} options={[nothing, ...optionsOf(sources)]} />
          </Field>
          <Field label="What will you mostly buy for?" optional>
            <Select {...register('purpose')} options={[nothing, ...optionsOf(purposes)]} />
          </Field>
          <NewsFields />
        </More>
        {sending.error && <Notice tone="danger">{sending.error.message}</Notice>}
        <Button type="submit" size="lg" wide loading={sending.isPending || sending.isSuccess}>
          Create account
        </Button>
      </form>
    </FormProvider>
  );
}
