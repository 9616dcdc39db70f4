import { editingCalls } from '@sgb/contract/edited-things.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { EditionContext, isStale } from '../api/edition.ts';
import type { Column } from './table.tsx';
import { TouchedContext } from './touched.ts';

interface OpenedProps<Row> {
  readonly row: Row;
  /** Changes when the row has to be shown afresh, with the fields of its forms empty. */
  readonly version: string;
  /** In which edition it was read; left out where its forms say themselves what they have seen. */
  readonly edition?: number;
  readonly columns: readonly Pick<Column<Row>, 'title' | 'value'>[];
  /** It is all there is on its page: nobody has to be taken to it. */
  readonly alone?: true;
  /** What is shown; a form that says what it has seen is given the row as it was opened. */
  readonly children: ReactNode | ((row: Row) => ReactNode);
}

/**
 * A row that is open: whoever opens it is taken there. It is shown afresh when it changes; what somebody has typed stays when a
 * colleague changes it meanwhile. Forms save in the edition that they were shown in, so that the shop refuses to write over what
 * nobody has looked at (decision 111): one takes theirs, or says that one's own shall stay.
 */
export function Opened<Row>({ row, version, edition = 0, columns, alone, children }: OpenedProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState({ row, version, edition, shown: 0 });
  const [typed, setTyped] = useState(false);
  /** What the shop said of a save that came too late. */
  const [refused, setRefused] = useState('');
  /** Our own save is done: what is read next is what our form began with. */
  const [saved, setSaved] = useState(false);
  const client = useQueryClient();
  const touch = useCallback(() => setTyped(true), []);
  useEffect(() => (alone ? undefined : place.current?.focus()), [alone]);
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const [call] = event.mutation.options.mutationKey ?? [];
        if (event.action.type === 'success' && event.mutation.meta?.saves) {
          setTyped(false);
          setRefused('');
          if (editingCalls.has(String(call))) setSaved(true);
        }
        if (event.action.type === 'error' && isStale(event.action.error)) {
          // A choice or a file counts as typed as well: nothing of it is lost.
          setTyped(true);
          setRefused(event.action.error.message);
          // The button was far below what is said now.
          place.current?.focus();
        }
      }),
    [client],
  );
  const isOther = version !== held.version;
  const isOwn = saved && edition !== held.edition;
  function show() {
    setHeld({ row, version, edition, shown: held.shown + 1 });
    setTyped(false);
    setRefused('');
    setSaved(false);
  }
  if ((isOther || isOwn) && !typed) show();
  function keepMine() {
    setHeld({ ...held, row, version, edition });
    setRefused('');
  }
  // Their version is asked for at the moment of the refusal.
  const isOnItsWay = !isOther && edition === held.edition;
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none" onInput={touch}>
      {typed && (isOther || refused !== '') && (
        <Notice
          className="mb-3"
          tone="warn"
          title="Somebody changed this while you typed"
          action={
            <span className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" loading={isOnItsWay} onClick={show}>
                Take theirs
              </Button>
              <Button variant="secondary" size="sm" loading={isOnItsWay} onClick={keepMine}>
                Keep mine
              </Button>
            </span>
          }
        >
          <p>
            {refused} {changedBetween(held.row, row, columns)}
          </p>
          <p>
            What you typed is still here. “Take theirs” shows what they saved; with “Keep mine” your next save takes the
            place of theirs.
          </p>
        </Notice>
      )}
      <EditionContext value={held.edition}>
        <TouchedContext value={touch}>
          <div key={held.shown}>{typeof children === 'function' ? children(held.row) : children}</div>
        </TouchedContext>
      </EditionContext>
    </div>
  );
}

/** 'Title: was A, is now B.' of what the columns show. */
function changedBetween<Row>(before: Row, now: Row, columns: OpenedProps<Row>['columns']): string {
  return columns
    .filter(({ value }) => value(before) !== value(now))
    .map(({ title, value }) => `${title}: was ${value(before) || 'empty'}, is now ${value(now) || 'empty'}.`)
    .join(' ');
}
