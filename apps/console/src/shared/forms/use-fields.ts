import { Refused } from '@sgb/contract/client.ts';
import { useState } from 'react';

/** The fields of a form as texts, as inputs hold them. */
export function useFields<Name extends string>(first: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState(first);
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));
  return {
    values,
    set,
    reset: () => setValues(first),
    /** What an input, a text or a choice needs. */
    on: (name: Name) => ({
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
  };
}

/** What the server says is wrong with a field; undefined where it is another one. */
export function faultIn(error: Error | null, field: string): string | undefined {
  if (!(error instanceof Refused) || error.http !== 400) return undefined;
  const { field: named } = (error.data ?? {}) as { field?: string };
  if (named === field) return error.message.replace(/^[\w.]+: /, '');
  return undefined;
}
