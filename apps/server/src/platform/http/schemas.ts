import type { Endpoint } from '@sgb/contract/endpoint.ts';
import fastJson from 'fast-json-stringify';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { quick } from './trims.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

interface Schemas {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /** Writes an answer, trimmed to what is declared. */
  serialize(answer: unknown): string;
}

const known = new WeakMap<Endpoint, Schemas>();

function outputOf(endpoint: Endpoint): JsonSchema {
  const envelope = z.object({ status: z.int(), message: z.string(), data: endpoint.output });
  const whole = endpoint.file ? z.object({ status: z.int(), data: envelope }) : envelope;
  return z.toJSONSchema(whole, { target: 'draft-7', io: 'output' });
}

function writerOf(endpoint: Endpoint): Schemas['serialize'] {
  const { schema, trim } = quick(outputOf(endpoint));
  const write = fastJson(schema as Parameters<typeof fastJson>[0]);
  return trim ? (answer) => write(trim(answer)) : write;
}

/**
 * Made when somebody asks for them: most calls are never asked for in the first minute, or in a test, and to make the
 * schemas of all of them took two fifths of what a start costs a server. The way of writing answers keeps none.
 */
function schemasFor(endpoint: Endpoint): Schemas {
  let serialize: Schemas['serialize'] | undefined;
  return {
    get input() {
      return z.toJSONSchema(endpoint.input, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    },
    get output() {
      return outputOf(endpoint);
    },
    serialize(answer) {
      serialize ??= writerOf(endpoint);
      return serialize(answer);
    },
  };
}

/** What an endpoint takes and answers as JSON Schema. Answers are written by what was made once for a process, however many servers it opens. */
export function schemasOf(endpoint: Endpoint): Schemas {
  const made = known.get(endpoint) ?? schemasFor(endpoint);
  known.set(endpoint, made);
  return made;
}

/** A route as OpenAPI describes it. */
export function describedBy(endpoint: Endpoint): FastifySchema {
  const { input, output } = schemasOf(endpoint);
  const inQuery = endpoint.method === 'GET' || endpoint.raw !== undefined;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(endpoint.raw && { consumes: ['application/octet-stream'] }),
    ...(endpoint.file && { consumes: ['multipart/form-data'] }),
    ...(inQuery ? { querystring: input } : { body: input }),
    ...(endpoint.auth !== 'guest' && { security: [{ ticket: [] }] }),
    response: { 200: output },
  };
}
