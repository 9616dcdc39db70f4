/** The report of all benches: a section for each, the last that was measured. */

const introduction = `# What was measured

Written by \`npm run bench:all\`; names after \`--\` run those alone, and the others keep what they said last. Read the ratios: the absolute
figures belong to the machine.
`;

type Sections = ReadonlyMap<string, string>;

export function sectionsOf(report: string): Sections {
  const [, ...parts] = report.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end).trim()] as const;
    }),
  );
}

/** In the order of the names; a bench that is gone is gone from the report. */
export function reportOf(names: readonly string[], sections: Sections): string {
  const parts = names.flatMap((name) => (sections.has(name) ? [`## ${name}\n\n${sections.get(name)}\n`] : []));
  return [introduction, ...parts].join('\n');
}

export interface Measured {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly output: string;
}

export function sectionOf({ date, commit, machine, output }: Measured): string {
  return `${date}, commit ${commit}, ${machine}.\n\n\`\`\`\n${output.trim()}\n\`\`\``;
}
