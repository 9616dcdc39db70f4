import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bookChecks } from '@sgb/server/app.ts';
import { readConfig } from '@sgb/server/config.ts';
import { verifyBooks } from '@sgb/server/modules/books/ledger/seed.ts';
import { checkArchive } from '@sgb/server/platform/backup/archive.ts';
import { BackupFault } from '@sgb/server/platform/backup/fault.ts';
import { refuseUsedFolder, restore } from '@sgb/server/platform/backup/restore.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { openDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';

/** Brings a backup into a new DATA_DIR and verifies its books: DATA_DIR=… npm run restore -- FILE. */

async function differencesIn(url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1, onIdleError: () => undefined, statementTimeoutMs: 0 });
  try {
    return (await verifyBooks(db, bookChecks)).flatMap(({ check, found }) => [
      check,
      ...found.map((each) => `  ${each}`),
    ]);
  } finally {
    await db.close();
  }
}

async function run([name]: readonly string[]): Promise<void> {
  if (!name) throw new BackupFault('Name the backup: npm run restore -- FILE');
  const config = readConfig(process.env);
  const file = resolve(name);
  await refuseUsedFolder(config.dataDir);
  await checkArchive(file);
  const database = await openDatabaseServer(config);
  try {
    const target = { url: database.url, dataDir: config.dataDir };
    const { madeAt, tables, files } = await restore(file, target);
    console.log(`${config.dataDir}: ${tables} tables and ${files} files as of ${madeAt}`);
  } catch (error) {
    await database.stop();
    // It was empty before: half a backup is nobody's data.
    if (!config.databaseUrl) await rm(config.dataDir, { recursive: true, force: true });
    throw error;
  }
  const differences = await differencesIn(database.url).finally(() => database.stop());
  if (differences.length > 0) throw new BackupFault(`The books do not agree:\n${differences.join('\n')}`);
  console.log('The books agree.');
  const keys = config.encryptionKeys ? 'ENCRYPTION_KEYS' : `${config.dataDir}/encryption.keys`;
  const secret = config.filesSecret ? 'FILES_SECRET' : `${config.dataDir}/files/secret`;
  console.log(`Give it the keys of the shop that was backed up before it starts: ${keys} and ${secret}.`);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupFault ? error.message : failureText(error));
  process.exit(1);
});
