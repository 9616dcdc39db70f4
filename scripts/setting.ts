import { settings as settingsOfShop } from '@sgb/server/app.ts';
import { type Config, readConfig } from '@sgb/server/config.ts';
import { systemClock } from '@sgb/server/platform/clock.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import type { Setting } from '@sgb/server/platform/settings/define.ts';
import { changeSetting, settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { joinDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';

/** Shows settings, or changes one from now on: npm run setting -- [name [value]]. A value is JSON, or plain text. */

async function allSettings(config: Config): Promise<readonly Setting[]> {
  if (!config.demo) return settingsOfShop;
  const { demoDriver } = await import('@sgb/demo/driver/settings.ts');
  return [...settingsOfShop, demoDriver];
}

function parsed(text: string, { schema }: Setting): unknown {
  const plain = schema.safeParse(text);
  return plain.success ? plain.data : JSON.parse(text);
}

async function run([name, text]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const shown = (await allSettings(config)).filter((setting) => name === undefined || setting.name === name);
  const [wanted] = shown;
  if (!wanted) throw new Error(`There is no setting ${name}.`);
  const database = await joinDatabaseServer(config);
  const db = openDatabase({ url: database.url, poolSize: 1, onIdleError: () => undefined });
  try {
    if (text !== undefined) {
      const value = parsed(text, wanted);
      await db.transact((tx) => changeSetting(tx, wanted, value, systemClock.now(), 'command line'));
    }
    const settings = await settingsInForce(db, systemClock);
    for (const each of shown) console.log(`${each.name} = ${JSON.stringify(settings.get(each))}`);
  } finally {
    await db.close();
    await database.stop();
  }
}

run(process.argv.slice(2)).catch((error) => {
  console.error(failureText(error));
  process.exit(1);
});
