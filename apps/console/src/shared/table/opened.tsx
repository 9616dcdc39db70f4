import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Column } from './table.tsx';

interface OpenedProps<Row> {
  readonly row: Row;
  /** Changes when the row has to be shown afresh, with the fields of its forms empty. */
  readonly version: string;
  readonly columns: readonly Column<Row>[];
  readonly children: ReactNode;
}

/**
 * The open row, below a page of others: whoever opens it is taken there. It is shown afresh when it changes; what somebody has typed
 * stays when a colleague changes it meanwhile, and both are told apart.
 */
export function Opened<Row>({ row, version, columns, children }: OpenedProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState({ row, version });
  const [typed, setTyped] = useState(false);
  const client = useQueryClient();
  useEffect(() => place.current?.focus(), []);
  // What was typed is sent: what comes now is our own.
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') setTyped(false);
      }),
    [client],
  );
  const isOther = version !== held.version;
  if (isOther && !typed) setHeld({ row, version });
  function takeTheirs() {
    setHeld({ row, version });
    setTyped(false);
  }
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none" onInput={() => setTyped(true)}>
      {isOther && typed && (
        <Notice
          className="mb-3"
          tone="warn"
          title="Somebody changed this while you typed"
          action={
            <Button variant="secondary" size="sm" onClick={takeTheirs}>
              Take theirs
            </Button>
          }
        >
          {changedBetween(held.row, row, columns)} What you typed is still here; saving it puts yours in place of
          theirs.
        </Notice>
      )}
      <div key={held.version}>{children}</div>
    </div>
  );
}

/** 'Title: was A, is now B.' of what the columns show. */
function changedBetween<Row>(before: Row, now: Row, columns: readonly Column<Row>[]): string {
  return columns
    .filter(({ value }) => value(before) !== value(now))
    .map(({ title, value }) => `${title}: was ${value(before) || 'empty'}, is now ${value(now) || 'empty'}.`)
    .join(' ');
}
