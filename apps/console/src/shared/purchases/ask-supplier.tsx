import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { useAct } from '../api/api.ts';
import { OpenForm } from '../forms/open-form.tsx';
import { faultIn, useFields } from '../forms/use-fields.ts';

interface AskSupplierProps {
  /** Left out: its number is typed. */
  readonly supplierId?: number;
  readonly purchaseId?: number;
}

/** Asked in the supplier's own chat, written down here, so that a colleague can go on. */
export function AskSupplier(props: AskSupplierProps) {
  return <OpenForm words="Write down a question">{(close) => <AskForm {...props} onDone={close} />}</OpenForm>;
}

function AskForm({ supplierId, purchaseId, onDone }: AskSupplierProps & { readonly onDone: () => void }) {
  const { values, on } = useFields({ supplier: supplierId ? String(supplierId) : '', product: '', question: '' });
  const ask = useAct('POST /api/staff/supplierquestion/ask', {
    done: 'Written down',
    changes: ['GET /api/staff/supplierquestion/list'],
  });
  const supplier = /^[1-9]\d{0,14}$/.test(values.supplier.trim()) ? Number(values.supplier) : undefined;
  function send() {
    if (supplier === undefined) return;
    const product = values.product.trim();
    ask.mutate(
      {
        supplierId: supplier,
        question: values.question,
        ...(purchaseId !== undefined && { purchaseId }),
        ...(product && { productId: product }),
      },
      { onSuccess: onDone },
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft text-sm">
        Ask in the supplier’s own chat, and write here what you asked. It waits in the queue until there is an answer.
      </p>
      {supplierId === undefined && (
        <Field label="Supplier’s number" error={faultIn(ask.error, 'supplierId')}>
          <Input inputMode="numeric" maxLength={15} {...on('supplier')} />
        </Field>
      )}
      <Field label="Question" error={faultIn(ask.error, 'question')}>
        <Textarea rows={4} maxLength={1000} {...on('question')} />
      </Field>
      <Field label="Product’s number" optional error={faultIn(ask.error, 'productId')}>
        <Input inputMode="numeric" maxLength={15} {...on('product')} />
      </Field>
      <Button
        className="self-start"
        loading={ask.isPending}
        disabled={supplier === undefined || values.question.trim().length < 5}
        onClick={send}
      >
        Write it down
      </Button>
    </div>
  );
}
