import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { CircleAlert } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { Link } from '../../../shared/links/router-link.tsx';
import type { Entered } from './entered.ts';

const channels = [
  { name: 'whatsappnews', label: 'WhatsApp' },
  { name: 'emailnews', label: 'Email' },
  { name: 'smsnews', label: 'SMS' },
] as const;

function Box({ name, label }: { name: (typeof channels)[number]['name']; label: string }) {
  const { field } = useController<Entered>({ name });
  return (
    <Checkbox
      name={name}
      checked={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label}
    />
  );
}

const linkClass = 'font-medium text-brand underline';

/** News come only where somebody ticks it. */
export function NewsFields() {
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-medium text-sm">
        Tell me about offers by <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {channels.map((channel) => (
          <Box key={channel.name} {...channel} />
        ))}
      </div>
    </fieldset>
  );
}

export function TermsField() {
  const { formState } = useFormContext<Entered>();
  const { field } = useController<Entered>({ name: 'terms' });
  const problem = formState.errors.terms?.message;
  return (
    <div>
      <Checkbox
        name="terms"
        checked={(field.value as boolean) === true}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'terms-error' : undefined}
        label={
          <>
            I accept the{' '}
            <Link to="/helpcenter/index/terms" target="_blank" className={linkClass}>
              terms
            </Link>{' '}
            and the{' '}
            <Link to="/helpcenter/index/privacy" target="_blank" className={linkClass}>
              privacy policy
            </Link>
          </>
        }
      />
      <p id="terms-error" aria-live="polite" className="flex items-start gap-1 text-danger text-sm">
        {problem && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
        {problem}
      </p>
    </div>
  );
}
