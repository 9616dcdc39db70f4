import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { addOfficialPlaces, ensurePlaces } from './modules/people/clients/index.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { joinDatabaseServer } from './platform/supervisor/database.ts';
import { failureText } from './platform/supervisor/fail.ts';

/** Reads the official list of postal codes in: npm run suburbs -- --file official.csv */
async function readIn(): Promise<void> {
  const { values } = parseArgs({ options: { file: { type: 'string' } } });
  if (!values.file) throw 'Name the file: npm run suburbs -- --file official.csv';
  const csv = await readFile(values.file, 'utf8');
  const database = await joinDatabaseServer(readConfig(process.env));
  const db = openDatabase({ url: database.url, poolSize: 1, onIdleError: () => undefined, statementTimeoutMs: 0 });
  try {
    await migrate(database.url);
    await db.transact(ensurePlaces);
    const { added, known, skipped } = await db.transact((tx) => addOfficialPlaces(tx, csv));
    console.log(`${added} places added, ${known} were there already, ${skipped} have no street code and were left out`);
  } finally {
    await db.close();
    await database.stop();
  }
}

readIn().catch((error) => {
  console.error(failureText(error));
  process.exit(1);
});
