import type { ReceiverForm as FormData, Receiver } from '@sgb/contract/clients.ts';
import type { UserInfo } from '@sgb/contract/profile.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Controller } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { UnsavedGuard } from '../../shared/forms/unsaved.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { AddressFields } from './address-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { afterForm } from './links.ts';
import { PersonFields } from './person-fields.tsx';
import { useReceiverForm } from './use-receiver-form.ts';

interface ReceiverFormProps {
  /** Null: a new one. */
  receiver: Receiver | null;
  types: FormData['types'];
  /** The account has none yet, so this one becomes the default whatever is ticked. */
  first: boolean;
  /** Whose account it is. */
  self: UserInfo | undefined;
}

export function ReceiverForm({ receiver, types, first, self }: ReceiverFormProps) {
  const [search] = useSearchParams();
  const { form, errors, submit, sending, unsaved, fault } = useReceiverForm(receiver, first ? self : undefined);
  // Whoever lacks nothing but the number fills in nothing but the number.
  const onlyId =
    receiver !== null && search.get('only') === 'id' && Object.keys(errors).every((name) => name.startsWith('id'));
  const { isSubmitted } = form.formState;
  const wrong = Object.keys(errors).length;
  const always = first || receiver?.isDefault === true;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <noscript>
        <Notice tone="info">Saving a receiver needs JavaScript. Please allow it for this page.</Notice>
      </noscript>
      {!onlyId && (
        <>
          <Card as="section">
            <CardHeader title="Who receives it" />
            <PersonFields form={form} />
          </Card>
          <Card as="section">
            <CardHeader title="Where it goes" />
            <AddressFields form={form} types={types} />
          </Card>
        </>
      )}
      <Card as="section">
        <CardHeader title={onlyId ? `ID or passport of ${receiver.firstName} ${receiver.lastName}` : 'For customs'} />
        <IdentityFields form={form} kept={receiver} />
      </Card>
      <Card as="section" className={onlyId ? 'hidden' : undefined}>
        <CardHeader title="In your list" />
        <div className="flex flex-col gap-2">
          <Field label="Label" hint="Only you see it: Home, Mom, Shop in Soweto" error={errors.label?.message} optional>
            <Input {...form.register('label')} autoComplete="off" />
          </Field>
          <Controller
            control={form.control}
            name="isDefault"
            render={({ field }) => (
              <Checkbox
                name={field.name}
                label={always ? 'This is your default receiver' : 'Make this my default receiver'}
                checked={always || field.value === true}
                disabled={always}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      </Card>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <div
        data-bottom-bar
        className="sticky bottom-(--tab-bar,0px) z-10 -mx-3 flex items-center justify-end gap-3 border-line border-t bg-card px-3 py-2 md:mx-0 md:rounded-card md:border md:px-4 md:py-3 md:shadow-soft"
      >
        <p aria-live="polite" className="mr-auto text-danger text-sm">
          {isSubmitted && wrong > 0 && (wrong === 1 ? 'Please check one field' : `Please check ${wrong} fields`)}
        </p>
        <Link to={afterForm(search)} className={buttonClass({ variant: 'secondary' })}>
          Cancel
        </Link>
        <Button type="submit" loading={sending.isPending || sending.isSuccess}>
          Save receiver
        </Button>
      </div>
      <UnsavedGuard unsaved={unsaved} />
    </form>
  );
}
