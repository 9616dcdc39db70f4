/** What the reports of the test runners say, as plain data. */

interface Timed {
  readonly name: string;
  readonly seconds: number;
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      /** Of every try, so that a test that passed may have some. */
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

type Outcome = 'expected' | 'unexpected' | 'flaky' | 'skipped';

export interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: Outcome;
      readonly results?: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

interface BrowserTest extends Timed {
  readonly outcome: Outcome;
  readonly why: string;
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const longestReason = 400;

/** The beginning of what a failed test said, in one line. */
function inOneLine(messages: readonly (string | undefined)[]): string {
  const words = messages.join(' ').replaceAll(colours, '').replaceAll(/\s+/g, ' ').trim();
  return words === '' ? '' : ` (${words.slice(0, longestReason)})`;
}

function browserTests({ suites = [], specs = [] }: BrowserSuite): BrowserTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      name: `${file} (${projectName}): ${title}`,
      outcome: status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      why: inOneLine(results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
    })),
  );
  return [...own, ...suites.flatMap(browserTests)];
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, for the last lines: the failures themselves are far above them. */
  readonly names: readonly string[];
  /** What passed only when it was tried again. */
  readonly shaky: readonly string[];
  readonly times: readonly Timed[];
}

/** One or two may be the machine's fault; more are the suite's. */
export const mostShaky = 2;

/** Above that, a test that passed only at its second try counts as one that failed. */
function judged(passed: number, failed: readonly string[], shaky: readonly string[], times: readonly Timed[]): Count {
  const tooMany = shaky.length > mostShaky;
  return {
    passed: passed + (tooMany ? 0 : shaky.length),
    failed: failed.length + (tooMany ? shaky.length : 0),
    names: failed,
    shaky,
    times,
  };
}

export function countBrowserReport(report: BrowserSuite): Count {
  const tests = browserTests(report);
  const named = (outcome: Outcome) =>
    tests.filter((test) => test.outcome === outcome).map(({ name, why }) => `${name}${why}`);
  return judged(named('expected').length, named('unexpected'), named('flaky'), tests);
}

/** A file that failed without a failing test counts as one. */
export function countVitestReport({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap(({ name: file, status, assertionResults }) => {
    const own = assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      name: `${file}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      status: status === 'passed' && failureMessages.length > 0 ? 'shaky' : status,
      why: inOneLine(failureMessages),
    }));
    const isLoud = status !== 'failed' || own.some((test) => test.status === 'failed');
    return isLoud ? own : [...own, { name: file, seconds: 0, status, why: '' }];
  });
  const named = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ name, why }) => name + why);
  return judged(named('passed').length, named('failed'), named('shaky'), tests);
}

export function slowest(times: readonly Timed[], most = 10): readonly Timed[] {
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
}
