import { sellerCents } from '@sgb/contract/listing-rules.ts';
import type { StockFigures } from '@sgb/contract/stock-up.ts';
import { formatRand } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../shared/api/api.ts';

/** What is left of a selling price once everything is paid that a piece costs. */
export const profitOf = (price: number, landed: number): { cents: number; percent: number } => ({
  cents: price - landed,
  percent: price > 0 ? Math.round(((price - landed) * 100) / price) : 0,
});

/** The same where our shop sells it: our part and packing are the seller's to pay. */
export function profitHere(price: number, landed: number, { feeBasisPoints, pickCents }: StockFigures['selling']) {
  const cents = sellerCents(price, feeBasisPoints, pickCents) - landed;
  return { cents, percent: price > 0 ? Math.round((cents * 100) / price) : 0 };
}

/** My selling price, and what is left of it. */
export function MarginHelper({ line }: { line: { landedCents: number; skuId: string } }) {
  const [text, setText] = useState('');
  const { data } = useQuery(query('GET /api/stockup/index', {}));
  const price = parseRand(text);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center text-brand text-xs underline underline-offset-2 md:min-h-8">
        What do I earn?
      </summary>
      <div className="flex flex-wrap items-end gap-3 pb-1">
        <Field label="My selling price" className="w-36">
          <Input inputMode="decimal" value={text} onChange={(event) => setText(event.currentTarget.value)} before="R" />
        </Field>
        <div aria-live="polite" className="pb-2 text-sm">
          {price !== null && (
            <>
              <Profit {...profitOf(price, line.landedCents)} words="before delivery to your client" />
              {data && (
                <Profit
                  {...profitHere(price, line.landedCents, data.selling)}
                  words={`sold in our shop, after ${data.selling.feeBasisPoints / 100} % and packing`}
                />
              )}
            </>
          )}
        </div>
      </div>
    </details>
  );
}

function Profit({ cents, percent, words }: { cents: number; percent: number; words: string }) {
  return (
    <p>
      <span className={cents < 0 ? 'money font-semibold text-danger' : 'money font-semibold text-good'}>
        {cents < 0 ? `Loss ${formatRand(-cents)}` : `Profit ${formatRand(cents)}`}
      </span>
      <span className="text-ink-soft">
        {' '}
        a piece ({percent} %), {words}
      </span>
    </p>
  );
}
