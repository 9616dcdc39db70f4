import { resolve } from 'node:path';
import { type Config, readConfig } from '@sgb/server/config.ts';
import { backUp } from '@sgb/server/platform/backup/backup.ts';
import { BackupFault } from '@sgb/server/platform/backup/fault.ts';
import { joinDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';

/** Writes the database and the uploaded files to one file, while the shop runs or not: npm run backup -- [FILE]. */

const fileFor = (now: Date) => `sgb-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.backup`;

/** What is not in the file on purpose: whoever has both reads what is sealed. */
function keysOf({ dataDir, encryptionKeys, filesSecret }: Config): string {
  const keys = encryptionKeys ? 'ENCRYPTION_KEYS' : `${dataDir}/encryption.keys`;
  const secret = filesSecret ? 'FILES_SECRET' : `${dataDir}/files/secret`;
  return `Keep ${keys} and ${secret} as well, and somewhere else: without them nobody can read ID and bank account numbers again.`;
}

async function run([name]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const now = new Date();
  const file = resolve(name ?? fileFor(now));
  const database = await joinDatabaseServer(config);
  const withFiles = config.s3 === undefined;
  try {
    const { tables, files, missing } = await backUp(file, {
      url: database.url,
      dataDir: config.dataDir,
      withFiles,
      now,
    });
    console.log(`${file}: ${tables} tables and ${files} files as of ${now.toISOString()}`);
    if (missing > 0) console.log(`${missing} files that the database knows are not there.`);
    if (!withFiles) console.log('Uploaded files are in the object store and have to be kept there.');
    console.log(keysOf(config));
  } finally {
    await database.stop();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupFault ? error.message : failureText(error));
  process.exit(1);
});
