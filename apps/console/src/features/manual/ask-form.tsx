import { shopDay } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { isWaiting } from '../../shared/api/waiting.ts';
import { centsIn } from '../../shared/forms/amounts.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { placeWords } from './manual.ts';
import { type Book, isShoppers, SideField } from './side-field.tsx';

export const changes = ['GET /api/staff/ledger/manuals', 'GET /api/staff/decision/list'] as const;

export function AskForm({ onDone }: { onDone: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const { values, on } = useFields({
    ...{ fromBook: 'corrections', fromName: '', toBook: 'available', toName: '' },
    ...{ rand: '', note: '', why: '', day: '' },
  });
  const ask = useAct('POST /api/staff/ledger/manual', { done: 'Booked', changes });
  const side = (book: string, username: string) => ({
    book: book as Book,
    username: isShoppers(book) ? username.trim() : '',
  });
  const [from, to] = [side(values.fromBook, values.fromName), side(values.toBook, values.toName)];
  const ours = !isShoppers(from.book) && !isShoppers(to.book);
  const cents = centsIn(values.rand) ?? 0;
  const known = [from, to].every(({ book, username }) => !isShoppers(book) || username !== '');
  const isSame = from.book === to.book && from.username === to.username;
  const ready = known && !isSame && cents > 0 && values.why.trim().length >= 10;
  function send() {
    const { note, why, day } = values;
    ask.mutate(
      { key, from, to, cents, note, why, ...(ours && day && { day }) },
      { onSuccess: onDone, onError: (error) => isWaiting(error) && onDone() },
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SideField label="From" book={on('fromBook')} username={on('fromName')} />
        <SideField label="To" book={on('toBook')} username={on('toName')} />
        <Field label="Amount (R)" error={faultIn(ask.error, 'cents')}>
          <Input inputMode="decimal" {...on('rand')} />
        </Field>
        {ours ? (
          <Field label="Day" hint="Empty: today. Not in a month that is closed." error={faultIn(ask.error, 'day')}>
            <Input type="date" max={shopDay(new Date())} {...on('day')} />
          </Field>
        ) : (
          <Field label="Words on the bill" hint="The shopper reads them." error={faultIn(ask.error, 'note')}>
            <Input maxLength={100} {...on('note')} />
          </Field>
        )}
      </div>
      <Field label="Why" hint="Ten letters or more, for colleagues and the auditor." error={faultIn(ask.error, 'why')}>
        <Input maxLength={300} {...on('why')} />
      </Field>
      {isSame && <p className="text-danger text-sm">Both sides are the same place.</p>}
      {ready && (
        <p className="text-sm">
          {formatRand(cents)} from {placeWords(from)} to {placeWords(to)}. It is booked once somebody else agrees.
        </p>
      )}
      <Button className="self-start" loading={ask.isPending} disabled={!ready} onClick={send}>
        Ask for it
      </Button>
    </div>
  );
}
