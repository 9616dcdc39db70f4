import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';

/** A page of the shop becomes a link of one's own. */
export function LinkForm({ onMade }: { onMade: (code: string) => void }) {
  const api = useApi();
  const changed = useCallsChanged();
  const { register, errors, submit, sending, fault, reset } = useContractForm({
    schema: () => import('@sgb/contract/promotion.ts').then(({ makeLink }) => makeLink.input),
    defaultValues: { address: '' },
    send: (entered) => api.call('POST /api/task/link', entered),
    async onSent({ code }) {
      reset();
      await changed('GET /api/task/promotiontool');
      onMade(code);
    },
  });
  return (
    <Card as="section" aria-label="Make a link" className="flex flex-col gap-3">
      <CardHeader title="Make a link" className="mb-0" />
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Field
          label="Address of a product, activity, supplier or page of ours"
          error={errors.address?.message}
          hint="Copy it from your browser."
        >
          <Input {...register('address')} inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button type="submit" variant="action" loading={sending.isPending}>
          Make the link
        </Button>
      </form>
    </Card>
  );
}
