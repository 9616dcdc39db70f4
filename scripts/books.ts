import { bookChecks } from '@sgb/server/app.ts';
import { readConfig } from '@sgb/server/config.ts';
import { verifyBooks } from '@sgb/server/modules/books/ledger/seed.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { joinDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';

/** Verifies the books of the whole database: npm run books. Ends with 1 and a list when anything differs. */
async function run(): Promise<number> {
  const database = await joinDatabaseServer(readConfig(process.env));
  const db = openDatabase({ url: database.url, poolSize: 1, onIdleError: () => undefined, statementTimeoutMs: 0 });
  try {
    const differences = await verifyBooks(db, bookChecks);
    const bad = new Map(differences.map(({ check, found }) => [check, found]));
    for (const { name } of bookChecks) {
      console.log(`${bad.has(name) ? 'NOT TRUE' : 'true    '}  ${name}`);
      for (const sentence of bad.get(name) ?? []) console.log(`            ${sentence}`);
    }
    console.log(
      bad.size === 0 ? '\nThe books agree.' : `\nThe books do not agree: ${bad.size} of ${bookChecks.length}.`,
    );
    return bad.size === 0 ? 0 : 1;
  } finally {
    await db.close();
    await database.stop();
  }
}

run().then(
  (code) => process.exit(code),
  (error) => {
    console.error(failureText(error));
    process.exit(1);
  },
);
