import { expect, test } from 'vitest';
import { type BrowserSuite, countBrowserReport, countVitestReport, slowest } from './test-report.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** One file with a test of each of these outcomes, as Playwright writes it down. */
function reportOf(...statuses: Status[]): BrowserSuite {
  const specs = statuses.map((status, place) => ({
    title: `test ${place}`,
    file: 'cart.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ duration: 1_000 * place }] }],
  }));
  return { suites: [{ suites: [{ specs }] }] };
}

test('two tests that passed at their second try are named, and the run passes', () => {
  const count = countBrowserReport(reportOf('expected', 'flaky', 'flaky', 'skipped'));
  expect(count).toMatchObject({ passed: 3, failed: 0 });
  expect(count.shaky).toEqual(['cart.spec.ts (phone): test 1', 'cart.spec.ts (phone): test 2']);
});

test('three of them make the run fail', () => {
  expect(countBrowserReport(reportOf('expected', 'flaky', 'flaky', 'flaky'))).toMatchObject({ passed: 1, failed: 3 });
});

test('what failed is named', () => {
  const count = countBrowserReport(reportOf('expected', 'unexpected'));
  expect(count).toMatchObject({ passed: 1, failed: 1, names: ['cart.spec.ts (phone): test 1'] });
});

test('what it said stands behind its name, in one line and without colours', () => {
  const errors = [{ message: '\u001b[31mError:\u001b[39m waited\n  for the page' }];
  const tests = [{ projectName: 'phone', status: 'unexpected' as const, results: [{ duration: 1, errors }] }];
  const count = countBrowserReport({ specs: [{ title: 'opens', file: 'cart.spec.ts', tests }] });
  expect(count.names).toEqual(['cart.spec.ts (phone): opens (Error: waited for the page)']);
});

test('a Vitest file that failed without a failing test is named itself', () => {
  const passed = { fullName: 'adds up', status: 'passed', duration: 250 };
  const testResults = [
    { name: 'money.test.ts', status: 'passed', assertionResults: [passed] },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
  ];
  const count = countVitestReport({ testResults });
  expect(count).toMatchObject({ passed: 1, failed: 1, names: ['broken.test.ts'] });
  expect(count.times[0]).toMatchObject({ name: 'money.test.ts: adds up', seconds: 0.25 });
});

test.each([
  [2, { passed: 3, failed: 0 }],
  [3, { passed: 1, failed: 3 }],
])('%i tests of Vitest that passed at their second try are counted as those of Playwright are', (times, expected) => {
  const again = { fullName: 'opens', status: 'passed', failureMessages: ['Error: waited'] };
  const assertionResults = [{ fullName: 'adds up', status: 'passed' }, ...Array(times).fill(again)];
  const count = countVitestReport({ testResults: [{ name: 'cart.test.tsx', status: 'passed', assertionResults }] });
  expect(count).toMatchObject({ ...expected, shaky: Array(times).fill('cart.test.tsx: opens (Error: waited)') });
});

test('the slowest come first, and no more than asked for', () => {
  const { times } = countBrowserReport(reportOf('expected', 'expected', 'expected'));
  expect(slowest(times, 2).map(({ seconds }) => seconds)).toEqual([2, 1]);
});
