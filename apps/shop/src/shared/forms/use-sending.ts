import { Refused } from '@sgb/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

interface Sending<Entered, Answer> {
  readonly send: (entered: Entered) => Promise<Answer>;
  readonly onSent?: (answer: Answer, entered: Entered) => unknown;
}

/** The field that a refusal is about, if it names one of the form. A fault of one file of many is one of the files. */
export function refusedField<Values extends FieldValues>(error: Error, values: Values): FieldPath<Values> | null {
  const { field = '' } = ((error instanceof Refused && error.data) || {}) as { readonly field?: string };
  const [first = ''] = field.split('.');
  if (!(first in values)) return null;
  return (Array.isArray(values[first]) ? first : field) as FieldPath<Values>;
}

/** What the server says, without the name of the field that it stands below. */
function wordsOf({ message }: Error): string {
  return message.replace(/^[\w.]+: /, '');
}

/** Sends a form once it is filled in right, and shows what the server refuses at the field that it is about. */
export function useSending<Values extends FieldValues, Entered extends FieldValues, Answer>(
  form: UseFormReturn<Values, unknown, Entered>,
  { send, onSent }: Sending<Entered, Answer>,
) {
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (answer, entered) => onSent?.(answer, entered),
    onError(error) {
      const field = refusedField(error, form.getValues());
      if (field) form.setError(field, { message: wordsOf(error) }, { shouldFocus: true });
    },
  });
  const { error, isPending } = sending;
  const { isDirty } = form.formState;
  return {
    sending,
    submit: form.handleSubmit((entered) => sending.mutate(entered)),
    /** What went wrong and is about no field. */
    fault: error && !refusedField(error, form.getValues()) ? error.message : null,
    unsaved: useCallback(() => isDirty && !isPending, [isDirty, isPending]),
  };
}
