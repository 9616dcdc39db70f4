import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const deployFolder = join(import.meta.dirname, '../../deploy');

const place = /\{\{([a-z]+)\}\}/g;

/** Fills in a template of `deploy/`. A value that is missing, or that nothing asks for, is a mistake of ours. */
export function render(file: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(deployFolder, file), 'utf8');
  const asked = new Set([...text.matchAll(place)].map(([, name = '']) => name));
  const missing = [...asked].filter((name) => values[name] === undefined);
  const unused = Object.keys(values).filter((name) => !asked.has(name));
  if (missing.length + unused.length > 0)
    throw new Error(
      `${file}: missing ${missing.join(', ') || 'nothing'}, not asked for ${unused.join(', ') || 'nothing'}`,
    );
  return text.replaceAll(place, (_all, name: string) => values[name] ?? '');
}
