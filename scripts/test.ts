import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  type BrowserSuite,
  type Count,
  countBrowserReport,
  countVitestReport,
  mostShaky,
  slowest,
  type VitestReport,
} from './test-report.ts';

/** Runs every check and every test, whatever fails on the way, and ends with one line that counts them. */

interface Suite {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** How many tests it ran, from the report it wrote; a check without a report counts as one. */
  readonly count: (exitCode: number) => Promise<Count>;
}

const reports = await mkdtemp(join(tmpdir(), 'sgb-reports-'));
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'browser.json');

const asOne = async (exitCode: number): Promise<Count> => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  names: [],
  shaky: [],
  times: [],
});

/** A runner that failed without a failing test (or wrote no report at all) still counts as a failure. */
function atLeastOne(exitCode: number, count: Count): Count {
  const ranNothing = count.passed + count.failed === 0;
  return (exitCode !== 0 && count.failed === 0) || ranNothing ? { ...count, failed: count.failed + 1 } : count;
}

async function report<Shape>(file: string): Promise<Shape | undefined> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Shape,
    () => undefined,
  );
}

async function countVitest(exitCode: number): Promise<Count> {
  const found = await report<VitestReport>(vitestReport);
  const testResults = found?.testResults.map((file) => ({ ...file, name: relative(process.cwd(), file.name) })) ?? [];
  return atLeastOne(exitCode, countVitestReport({ testResults }));
}

async function countBrowser(exitCode: number): Promise<Count> {
  return atLeastOne(exitCode, countBrowserReport((await report<BrowserSuite>(browserReport)) ?? {}));
}

/** The checks run side by side; what follows uses every core by itself. */
const stages: readonly (readonly Suite[])[] = [
  [
    { name: 'types', command: ['npm', 'run', '--silent', 'test:types'], count: asOne },
    { name: 'lint', command: ['biome', 'check'], count: asOne },
    { name: 'borders', command: ['npm', 'run', '--silent', 'test:borders'], count: asOne },
    { name: 'dead code', command: ['knip'], count: asOne },
  ],
  [
    {
      name: 'unit and integration',
      command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/vitest-reporter.ts'],
      env: { VITEST_JSON: vitestReport },
      count: countVitest,
    },
  ],
  [{ name: 'browser', command: ['playwright', 'test'], env: { E2E_JSON: browserReport }, count: countBrowser }],
];

/** What runs alone is heard as it speaks; of several each is heard when it has ended. */
function run({ name, command: [program = '', ...args], env }: Suite, alone: boolean): Promise<number> {
  const said: string[] = [];
  const hear = (text: string) => (alone ? process.stdout.write(text) : said.push(text));
  hear(`\n== ${name}\n`);
  return new Promise<number>((resolve) => {
    const stdio = alone ? 'inherit' : 'pipe';
    const child = spawn(program, args, { stdio: ['ignore', stdio, stdio], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => {
      hear(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  }).finally(() => process.stdout.write(said.join('')));
}

const total = { passed: 0, failed: 0 };
const times: Count['times'][number][] = [];

async function linesOf(suite: Suite, alone: boolean): Promise<string[]> {
  const started = performance.now();
  const { passed, failed, names, shaky, times: own } = await suite.count(await run(suite, alone));
  times.push(...own);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return [
    `${suite.name.padEnd(22)}${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`,
    ...names.map((name) => `  failed: ${name}`),
    ...shaky.map((name) => `  passed at the second try: ${name}`),
    ...(shaky.length > mostShaky ? [`  that is more than ${mostShaky}: the run has failed`] : []),
  ];
}

const lines: string[] = [];
for (const stage of stages) {
  lines.push(...(await Promise.all(stage.map((suite) => linesOf(suite, stage.length === 1)))).flat());
}
await rm(reports, { recursive: true, force: true });
console.log(`\n${lines.join('\n')}\n`);
console.log('the ten slowest');
for (const { name, seconds } of slowest(times)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
console.log('');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
