import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';

/** What can be done to many rows: seen before, and told of each row. */
export interface Bulk<Row> {
  readonly label: string;
  readonly nameOf: (row: Row) => string;
  readonly act: (row: Row) => Promise<unknown>;
}

interface BulkBarProps<Row> {
  readonly bulk: Bulk<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly onDone: () => void;
}

export function BulkBar<Row>({ bulk, rows, rowKey, onDone }: BulkBarProps<Row>) {
  const [open, setOpen] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<string, string>>(new Map());
  const [running, setRunning] = useState(false);
  async function run() {
    setRunning(true);
    for (const row of rows) {
      const result = await bulk.act(row).then(
        () => 'Done',
        (error: Error) => error.message,
      );
      setResults((before) => new Map(before).set(rowKey(row), result));
    }
    setRunning(false);
  }
  const finished = !running && results.size > 0;
  return (
    <div className="flex items-center justify-between rounded-card bg-brand-soft px-3 py-2 text-sm">
      <span>{rows.length} ticked</span>
      <Button size="sm" onClick={() => setOpen(true)}>
        {bulk.label}
      </Button>
      <Sheet
        open={open}
        onOpenChange={(to) => {
          setOpen(to);
          if (!to && results.size > 0) onDone();
        }}
        title={`${bulk.label}: ${rows.length}`}
        footer={
          finished ? (
            <Button onClick={onDone}>Close</Button>
          ) : (
            <Button loading={running} onClick={run}>
              {bulk.label}
            </Button>
          )
        }
      >
        <ul className="flex flex-col gap-2 text-sm">
          {rows.map((row) => (
            <li key={rowKey(row)} className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{bulk.nameOf(row)}</span>
              <span className="shrink-0 text-ink-soft">{results.get(rowKey(row)) ?? ''}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
