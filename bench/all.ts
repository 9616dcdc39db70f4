import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { reportOf, sectionOf, sectionsOf } from './support/report.ts';

/**
 * npm run bench:all: every bench, one after the other, and what they say in bench/report.md. `npm run bench:all -- light pages`
 * measures those alone.
 */

const root = join(import.meta.dirname, '..');
const file = join(import.meta.dirname, 'report.md');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts).filter((name) => /^bench(:|$)/.test(name) && name !== 'bench:all');
const asked = process.argv.slice(2).map((name) => (name === 'bench' ? name : `bench:${name}`));
const strange = asked.filter((name) => !names.includes(name));
if (strange.length > 0) {
  console.error(`There is no ${strange.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(1);
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

/** What it said, heard here as well. */
function said(name: string): Promise<{ output: string; code: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, code: code ?? 1 }));
  });
}

let failed = false;
for (const name of asked.length > 0 ? asked : names) {
  console.log(`\n== ${name}`);
  const { output, code } = await said(name);
  if (code !== 0) {
    // What was measured last stays in the report.
    console.error(`${name} ended with ${code}`);
    failed = true;
    continue;
  }
  const date = new Date().toISOString().slice(0, 10);
  const known = sectionsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  // After each: whoever stops it keeps what was measured.
  writeFileSync(file, reportOf(names, new Map([...known, [name, sectionOf({ date, commit, machine, output })]])));
}
process.exit(failed ? 1 : 0);
