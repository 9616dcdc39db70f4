import type { CartLine } from '@sgb/contract/cart.ts';
import { longestRemark } from '@sgb/contract/cart-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import type { CartChange } from './use-cart.ts';
import { nameOf } from './words.ts';

interface RemarkFieldProps {
  readonly line: CartLine;
  readonly change: CartChange;
  readonly onDone: () => void;
}

/** What our buyers should know about a line. */
export function RemarkField({ line, change, onDone }: RemarkFieldProps) {
  const [text, setText] = useState(line.remark);
  const [saving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const saved = await change({ name: 'POST /api/cart/remark', input: { id: line.id, remark: text } });
    setSaving(false);
    if (saved) onDone();
  };
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-2 pb-2">
      <Field
        label={`Remark for ${nameOf(line)}`}
        hideLabel
        hint={`${text.length} of ${longestRemark} characters, for our buyers`}
        className="min-w-48 flex-1"
      >
        <Input
          autoFocus
          value={text}
          maxLength={longestRemark}
          placeholder="Such as: pack the lids apart"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </Field>
      <div className="mb-5 flex gap-2">
        <Button type="submit" size="sm" loading={saving}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
