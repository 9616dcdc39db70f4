import type { HelpEntry } from '@sgb/contract/help.ts';

export interface HelpSection {
  readonly name: string;
  readonly articles: HelpEntry[];
}

/** Articles by section; sections stand in the order of their first article. */
export function sectionsOf(entries: readonly HelpEntry[]): HelpSection[] {
  const sections = new Map<string, HelpEntry[]>();
  for (const entry of entries) sections.set(entry.section, [...(sections.get(entry.section) ?? []), entry]);
  return [...sections].map(([name, articles]) => ({ name, articles }));
}
