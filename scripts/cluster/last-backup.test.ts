import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployFolder } from './render.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sgb-last-backup-'));
  const program = join(folder, 'pgbackrest');
  writeFileSync(
    program,
    '#!/bin/sh\ncd "$(dirname "$0")"\ncase "$*" in *repo-ls*) cat folders.json ;; *) [ -f info.json ] || { echo "unable to open the repository" >&2; exit 1; }; cat info.json ;; esac\n',
  );
  chmodSync(program, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hoursAgo = (hours: number) => Math.round(Date.now() / 1000 - hours * 3600);

interface Repository {
  /** By label: how many hours ago it was whole. */
  readonly whole: Readonly<Record<string, number>>;
  readonly cut?: readonly string[];
  readonly running?: boolean;
}

function told({ whole, cut = [], running = false }: Repository) {
  const backup = Object.entries(whole).map(([label, hours]) => ({
    label,
    error: false,
    timestamp: { start: hoursAgo(hours + 0.1), stop: hoursAgo(hours) },
  }));
  const info = [{ name: 'sgb', backup, status: { lock: { backup: { held: running } } } }];
  const folders = Object.fromEntries(
    [...Object.keys(whole), ...cut, 'latest', 'backup.info'].map((name) => [name, {}]),
  );
  writeFileSync(join(folder, 'info.json'), JSON.stringify(info));
  writeFileSync(join(folder, 'folders.json'), JSON.stringify(folders));
  return run();
}

function run() {
  const words = [
    join(deployFolder, 'pgbackrest/last-backup.py'),
    '/etc/pgbackrest.conf',
    '26',
    join(folder, 'figures'),
  ];
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync('python3', words, { env, encoding: 'utf8' });
  return { status, words: (stdout + stderr).trim() };
}

const sunday = '20261115-013000F';
const monday = `${sunday}_20261116-013000D`;
const tuesday = `${sunday}_20261117-013000D`;
const again = 'As postgres on the host that leads: pgbackrest --stanza=sgb --type=full backup';

test.each<[string, Repository, number, string]>([
  ['is whole', { whole: { [sunday]: 30, [monday]: 6 } }, 0, `The last whole backup, ${monday}, ended 6.0 hours ago.`],
  [
    'was cut off',
    { whole: { [sunday]: 30, [monday]: 6 }, cut: [tuesday] },
    1,
    `The backup ${tuesday} was cut off, and no restore uses it. The last whole backup, ${monday}, ended 6.0 hours ago. ${again}.`,
  ],
  [
    'was cut off, and the first there is',
    { whole: {}, cut: [sunday] },
    1,
    `There is no whole backup. ${sunday} was cut off. ${again}.`,
  ],
  [
    'is being made',
    { whole: { [sunday]: 5 }, cut: [monday], running: true },
    0,
    `The last whole backup, ${sunday}, ended 5.0 hours ago.`,
  ],
  [
    'was cut off before another one that is whole',
    { whole: { [sunday]: 30, [tuesday]: 5 }, cut: [monday] },
    0,
    `The last whole backup, ${tuesday}, ended 5.0 hours ago.`,
  ],
  [
    'is too old',
    { whole: { [sunday]: 30 } },
    1,
    `The last whole backup, ${sunday}, ended 30.0 hours ago, and it is made every night. journalctl -u sgb-backup says why there is none since. ${again}.`,
  ],
])('a last backup that %s', (_what, repository, status, words) => {
  expect(told(repository)).toEqual({ status, words });
});

test('Prometheus learns when the last whole one ended', () => {
  told({ whole: { [sunday]: 30, [monday]: 6 } });
  expect(readFileSync(join(folder, 'figures'), 'utf8')).toMatch(
    /^# TYPE pgbackrest_last_whole_backup_seconds gauge\npgbackrest_last_whole_backup_seconds \d{10}\n$/,
  );
});

test('a repository that does not open is told', () => {
  rmSync(join(folder, 'info.json'), { force: true });
  expect(run()).toEqual({
    status: 1,
    words:
      'pgBackRest does not say which backups there are: unable to open the repository. Look at /etc/pgbackrest.conf and at the repository that it names.',
  });
});
