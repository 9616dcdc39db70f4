import { type ClearanceCondition, clearanceConditions } from '@sgb/contract/catalogue.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query, useAct } from '../../shared/api/api.ts';
import type { Abandoned } from './abandoned.ts';

const { asNew, opened, marked, repair } = clearanceConditions;
const conditionWords: Readonly<Record<ClearanceCondition, string>> = {
  [asNew]: 'As new',
  [opened]: 'Opened',
  [marked]: 'With marks',
  [repair]: 'To repair',
};

const leastCents = 100;

/** Whole cents of what somebody typed in rand; undefined where it is none. */
function centsIn(rand: string): number | undefined {
  const match = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(rand);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** What was given up is sold as a single piece; its order ends. */
export function ClearForm({ one }: { one: Abandoned }) {
  const [condition, setCondition] = useState<ClearanceCondition>(asNew);
  const [note, setNote] = useState('');
  const [price, setPrice] = useState('');
  const [category, setCategory] = useState('');
  const needsCategory = one.categoryId === 0;
  const tree = useQuery({ ...query('GET /api/category/categories', {}), enabled: needsCategory });
  const clear = useAct('POST /api/staff/storage/clear', {
    done: 'On clearance',
    changes: ['GET /api/staff/storage/abandoned'],
  });
  const priceCents = centsIn(price);
  const ready = note.trim().length >= 2 && (priceCents ?? 0) >= leastCents && !(needsCategory && category === '');
  const send = () =>
    clear.mutate({
      orderId: one.orderId,
      condition,
      note,
      priceCents: priceCents ?? 0,
      ...(needsCategory && { categoryId: Number(category) }),
    });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Field label="Condition" className="min-w-40">
          <Select
            value={String(condition)}
            onChange={({ target }) => setCondition(Number(target.value) as ClearanceCondition)}
            options={Object.entries(conditionWords).map(([value, label]) => ({ value, label }))}
          />
        </Field>
        <Field label="Price (R)" className="w-36" hint="R 1.00 at least">
          <Input inputMode="decimal" value={price} onChange={({ target }) => setPrice(target.value)} />
        </Field>
        {needsCategory && (
          <Field label="Category" className="min-w-60 flex-1">
            <Select
              value={category}
              placeholder="Choose one"
              onChange={({ target }) => setCategory(target.value)}
              options={(tree.data?.departments ?? []).flatMap(({ name, children }) =>
                children.flatMap((group) =>
                  group.children.map((leaf) => ({ value: String(leaf.id), label: `${name}, ${leaf.name}` })),
                ),
              )}
            />
          </Field>
        )}
      </div>
      <Field label="What it looks like">
        <Input maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button className="self-start" loading={clear.isPending} disabled={!ready} onClick={send}>
        Put it on clearance
      </Button>
    </div>
  );
}
