import { expect, test } from 'vitest';
import { reportOf, sectionOf, sectionsOf } from './report.ts';

const section = (output: string) =>
  sectionOf({ date: '2026-11-17', commit: 'abc1234', machine: '2 cores', output: `\n${output}\n` });

test('what was measured before stays, in the order of the benches', () => {
  const first = reportOf(['bench', 'bench:light'], new Map([['bench:light', section('## 5 ms')]]));
  const kept = sectionsOf(first.replace('## 5 ms', '5 ms'));
  const next = reportOf(['bench', 'bench:light'], new Map([...kept, ['bench', section('ratio 0.6')]]));
  expect([...sectionsOf(next).keys()]).toEqual(['bench', 'bench:light']);
  expect(next).toContain('2026-11-17, commit abc1234, 2 cores.\n\n```\nratio 0.6\n```');
  expect(next).toContain('5 ms');
});

test('a bench that is gone leaves the report', () => {
  expect(reportOf(['bench'], new Map([['bench:old', section('1')]]))).not.toContain('bench:old');
});
