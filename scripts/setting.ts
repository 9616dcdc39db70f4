import { readConfig } from '@sgb/server/config.ts';
import { systemClock } from '@sgb/server/platform/clock.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { type SettingName, settingDefinitions } from '@sgb/server/platform/settings/definitions.ts';
import { changeSetting, settingsInForce } from '@sgb/server/platform/settings/settings.ts';
import { joinDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';

/** Shows settings, or changes one from now on: npm run setting -- [name [value]]. A value is JSON, or plain text. */

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name);
}

function parsed(text: string, name: SettingName): unknown {
  const plain = settingDefinitions[name].schema.safeParse(text);
  return plain.success ? plain.data : JSON.parse(text);
}

async function run([name, text]: readonly string[]): Promise<void> {
  if (name !== undefined && !isSetting(name)) throw new Error(`There is no setting ${name}.`);
  const database = await joinDatabaseServer(readConfig(process.env));
  const db = openDatabase({ url: database.url, poolSize: 1, onIdleError: () => undefined });
  try {
    if (name !== undefined && text !== undefined) {
      const value = parsed(text, name);
      await db.transact((tx) => changeSetting(tx, name, value as never, systemClock.now(), 'command line'));
    }
    const settings = await settingsInForce(db, systemClock);
    const shown = name === undefined ? (Object.keys(settingDefinitions) as SettingName[]) : [name];
    for (const each of shown) console.log(`${each} = ${JSON.stringify(settings.get(each))}`);
  } finally {
    await db.close();
    await database.stop();
  }
}

run(process.argv.slice(2)).catch((error) => {
  console.error(failureText(error));
  process.exit(1);
});
