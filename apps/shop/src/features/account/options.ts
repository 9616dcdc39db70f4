interface Choice {
  readonly id: number;
  readonly label: string;
}

export function optionsOf(choices: readonly Choice[]): { value: string; label: string }[] {
  return choices.map(({ id, label }) => ({ value: String(id), label }));
}
