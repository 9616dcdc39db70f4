import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule } from 'vitest/node';
import type { VitestReport } from './test-report.ts';

/** Where the report goes, as `npm test` says. */
const { VITEST_JSON: file = 'vitest.json' } = process.env;

/**
 * Vitest's own JSON has the stack of an error, which for a test in a browser is without its message.
 *
 * @public `npm test` names this file to Vitest.
 */
export default class JsonOfMessages implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const testResults = modules.map((module) => ({
      name: module.moduleId,
      status: module.state(),
      assertionResults: [...module.children.allTests()].map((test) => ({
        fullName: test.fullName,
        status: test.result().state,
        duration: test.diagnostic()?.duration ?? null,
        failureMessages: test.result().errors?.map(({ message }) => message) ?? [],
      })),
    }));
    await writeFile(file, JSON.stringify({ testResults } satisfies VitestReport));
  }
}
