import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useAct } from '../../shared/api/api.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';

/** Another email or mobile number for somebody who can reach neither of the old ones. Only for administrators. */
export function ContactForm({ username, onDone }: { username: string; onDone: () => void }) {
  const { values, on } = useFields({ email: '', mobile: '', password: '' });
  const change = useAct('POST /api/staff/account/contact', {
    done: 'Changed; they are told, and logged out everywhere',
    changes: ['GET /api/staff/person/detail'],
  });
  const email = values.email.trim();
  const mobile = values.mobile.trim();
  const ready = (email !== '' || mobile !== '') && values.password !== '';
  const send = () =>
    change.mutate(
      { username, password: values.password, ...(email && { email }), ...(mobile && { mobile }) },
      { onSuccess: onDone },
    );
  const error = (field: string) => faultIn(change.error, field);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft text-sm">
        Their sessions end, they are told, and no money leaves for some hours. Compare a document first.
      </p>
      <Field label="New email" optional error={error('email')}>
        <Input type="email" maxLength={255} autoComplete="off" {...on('email')} />
      </Field>
      <Field label="New mobile number" optional hint="South African, such as 082 555 0199." error={error('mobile')}>
        <Input inputMode="tel" maxLength={30} autoComplete="off" {...on('mobile')} />
      </Field>
      <Field label="Your own password" error={error('password')}>
        <Input type="password" maxLength={64} autoComplete="current-password" {...on('password')} />
      </Field>
      <Button className="self-start" variant="danger" loading={change.isPending} disabled={!ready} onClick={send}>
        Change how they log in
      </Button>
    </div>
  );
}
