import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import type { Product } from './product.ts';

/** Which product from China is the same: its price stands beside ours on the local-stock page. */
export function ChinaTwin({ one }: { one: Product }) {
  const [typed, setTyped] = useState(one.chinaId);
  const wanted = typed.trim();
  const isNumber = wanted === '' || /^[1-9]\d{5,14}$/.test(wanted);
  const pair = useAct('POST /api/staff/localstock/china', {
    done: wanted === '' ? 'No price from China beside it' : 'Its price from China stands beside it',
    changes: ['GET /api/staff/product/list'],
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label="The same from China"
        hint="The number of a product; empty for none."
        error={isNumber ? undefined : 'A product number has 6 to 15 digits.'}
        className="w-64"
      >
        <Input inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button
        variant="secondary"
        loading={pair.isPending}
        disabled={!isNumber || wanted === one.chinaId}
        onClick={() => pair.mutate({ productid: one.id, ...(wanted !== '' && { chinaid: wanted }) })}
      >
        Save the number
      </Button>
    </div>
  );
}
