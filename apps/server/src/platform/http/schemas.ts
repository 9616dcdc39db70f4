import type { Endpoint } from '@sgb/contract/endpoint.ts';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

interface Schemas {
  readonly input: z.core.JSONSchema.JSONSchema;
  readonly output: z.core.JSONSchema.JSONSchema;
  /** Writes an answer, trimmed to what is declared. */
  serialize(answer: unknown): string;
}

const known = new WeakMap<Endpoint, Schemas>();

/** Compiled when the first answer is written: most calls are never asked for in the first minute, or in a test. */
function lazily(schema: z.core.JSONSchema.JSONSchema): Schemas['serialize'] {
  let serialize: Schemas['serialize'] | undefined;
  return (answer) => {
    serialize ??= fastJson(schema as Parameters<typeof fastJson>[0]);
    return serialize(answer);
  };
}

function schemasFor(endpoint: Endpoint): Schemas {
  const envelope = z.object({ status: z.int(), message: z.string(), data: endpoint.output });
  const whole = endpoint.file ? z.object({ status: z.int(), data: envelope }) : envelope;
  const output = z.toJSONSchema(whole, { target: 'draft-7', io: 'output' });
  const input = z.toJSONSchema(endpoint.input, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  return { input, output, serialize: lazily(output) };
}

/** What an endpoint takes and answers as JSON Schema, made once for a process, however many servers it opens. */
export function schemasOf(endpoint: Endpoint): Schemas {
  const made = known.get(endpoint) ?? schemasFor(endpoint);
  known.set(endpoint, made);
  return made;
}
