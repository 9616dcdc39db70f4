import type { Fault } from './faults.ts';

export interface Row {
  readonly round: number;
  readonly fault: string;
  readonly measured?: {
    readonly readGapMs: number;
    readonly writeGapMs: number;
    readonly acknowledged: number;
    readonly requestsLost: number;
    readonly primaries: number;
    readonly differences: number;
  };
  readonly allowed?: Fault['allowed'];
  /** In place of figures. */
  readonly note?: string;
  readonly failed?: boolean;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What is wrong with it, or 'good'. */
export function verdictOf({ measured, allowed, failed }: Row): string {
  if (failed) return 'differs';
  if (!measured || !allowed) return 'good';
  const { differences, primaries, readGapMs, writeGapMs, requestsLost } = measured;
  const wrong = [
    differences > 0 && `${differences} differences`,
    primaries > 1 && `${primaries} primaries`,
    readGapMs > allowed.readGapMs && `reads stopped for more than ${seconds(allowed.readGapMs)}`,
    writeGapMs > allowed.writeGapMs && `writes stopped for more than ${seconds(allowed.writeGapMs)}`,
    requestsLost > (allowed.requestsLost ?? requestsLost) && `${requestsLost} requests lost`,
  ].filter((words) => words !== false);
  return wrong.join(', ') || 'good';
}

function cellsOf(row: Row): string[] {
  const { measured, note = '' } = row;
  if (!measured) return [String(row.round), row.fault, '', '', '', '', '', `${note}${row.failed ? ' (NOT GOOD)' : ''}`];
  const { writeGapMs, readGapMs, acknowledged, requestsLost, differences } = measured;
  return [
    String(row.round),
    row.fault,
    seconds(writeGapMs),
    seconds(readGapMs),
    String(acknowledged),
    String(requestsLost),
    String(differences),
    verdictOf(row),
  ];
}

export const rowText = (row: Row): string => cellsOf(row).filter(Boolean).join(' · ');

const head = [
  'round',
  'fault',
  'no writes for',
  'no reads for',
  'acknowledged',
  'asked again',
  'lost or doubled',
  'verdict',
];

export function tableText(
  rows: readonly Row[],
  tallies: readonly (readonly [string, { wishes: number; acknowledged: number; refused: number; retried: number }])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = (cells: readonly string[]) => line(cells.map(() => '---'));
  const ofOperations = ['operation', 'asked for', 'acknowledged', 'refused', 'asked again'];
  return [
    line(head),
    rule(head),
    ...rows.map((row) => line(cellsOf(row))),
    '',
    line(ofOperations),
    rule(ofOperations),
    ...tallies.map(([name, { wishes, acknowledged, refused, retried }]) =>
      line([name, wishes, acknowledged, refused, retried]),
    ),
    '',
  ].join('\n');
}
