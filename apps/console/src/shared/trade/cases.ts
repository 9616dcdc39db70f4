import { type CaseState, caseStateWords } from '@sgb/contract/workorder-states.ts';

interface Case {
  readonly number: string;
  readonly state: CaseState;
}

/** The cases about it, as a fact; none where there are none. */
export function casesFact(cases: readonly Case[]): (readonly ['Cases', string])[] {
  if (cases.length === 0) return [];
  return [['Cases', cases.map(({ number, state }) => `${number} (${caseStateWords[state].label})`).join(', ')]];
}
