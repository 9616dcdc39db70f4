import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useSending } from './use-sending.ts';

interface ContractForm<Values extends FieldValues, Entered extends FieldValues, Answer> {
  /** The input of the call, as the contract has it: the form says what the server would say. */
  readonly schema: z.ZodType<Entered, Values>;
  readonly defaultValues: DefaultValues<Values>;
  readonly mode?: UseFormProps['mode'];
  readonly send: (entered: Entered) => Promise<Answer>;
  readonly onSent?: (answer: Answer, entered: Entered) => unknown;
}

/** A form whose fields are the input of a call. */
export function useContractForm<Values extends FieldValues, Entered extends FieldValues, Answer>({
  schema,
  defaultValues,
  mode = 'onSubmit',
  ...sending
}: ContractForm<Values, Entered, Answer>) {
  const form = useForm<Values, unknown, Entered>({ resolver: zodResolver(schema), defaultValues, mode });
  return { ...form, form, errors: form.formState.errors, ...useSending(form, sending) };
}
