import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { useEffect, useEffectEvent } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormProps, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useSending } from './use-sending.ts';

interface ContractForm<Values extends FieldValues, Entered extends FieldValues, Answer> {
  /**
   * The input of the call, as the contract has it: the form says what the server would say. It is loaded when the page is
   * calm, because nobody has filled anything in before that, and it weighs more than most pages.
   */
  readonly schema: () => Promise<z.ZodType<Entered, Values>>;
  readonly defaultValues: DefaultValues<Values>;
  readonly mode?: UseFormProps['mode'];
  readonly send: (entered: Entered) => Promise<Answer>;
  readonly onSent?: (answer: Answer, entered: Entered) => unknown;
}

async function resolverOf<Values extends FieldValues, Entered>(schema: () => Promise<z.ZodType<Entered, Values>>) {
  const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), schema()]);
  return zodResolver(rules);
}

/** A form whose fields are the input of a call. */
export function useContractForm<Values extends FieldValues, Entered extends FieldValues, Answer>({
  schema,
  defaultValues,
  mode = 'onSubmit',
  ...sending
}: ContractForm<Values, Entered, Answer>) {
  const load = useEffectEvent(() => resolverOf(schema));
  // Asked for again when the form is sent.
  useEffect(() => loadWhenCalm(load), []);
  const resolver: Resolver<Values, unknown, Entered> = async (values, ...asked) => {
    const rules = await resolverOf(schema).catch(() => undefined);
    // A bad line kept the rules back: the server has the same ones, and says at which field they are broken.
    return rules ? rules(values, ...asked) : { values: values as unknown as Entered, errors: {} };
  };
  const form = useForm<Values, unknown, Entered>({ resolver, defaultValues, mode });
  return { ...form, form, errors: form.formState.errors, ...useSending(form, sending) };
}
