import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';

/** What is left of a selling price once everything is paid that a piece costs. */
export const profitOf = (price: number, landed: number): { cents: number; percent: number } => ({
  cents: price - landed,
  percent: price > 0 ? Math.round(((price - landed) * 100) / price) : 0,
});

/** My selling price, and what is left of it. */
export function MarginHelper({ line }: { line: { landedCents: number; skuId: string } }) {
  const [text, setText] = useState('');
  const price = parseRand(text);
  const profit = price === null ? null : profitOf(price, line.landedCents);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center text-brand text-xs underline underline-offset-2 md:min-h-8">
        What do I earn?
      </summary>
      <div className="flex flex-wrap items-end gap-3 pb-1">
        <Field label="My selling price" className="w-36">
          <Input inputMode="decimal" value={text} onChange={(event) => setText(event.currentTarget.value)} before="R" />
        </Field>
        <p aria-live="polite" className="pb-2 text-sm">
          {profit && (
            <>
              <span className={profit.cents < 0 ? 'money font-semibold text-danger' : 'money font-semibold text-good'}>
                {profit.cents < 0 ? `Loss ${formatRand(-profit.cents)}` : `Profit ${formatRand(profit.cents)}`}
              </span>
              <span className="text-ink-soft"> a piece ({profit.percent} %), before delivery to your client</span>
            </>
          )}
        </p>
      </div>
    </details>
  );
}
