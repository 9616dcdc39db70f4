import { z } from 'zod';
import { SupplierError } from '../error.ts';
import { flag } from './values.ts';

/** "Taken down", which the platform's messages contain when an offer is not sold any more. */
const takenDown = '\u4e0b\u67b6';
const goneCodes = new Set(['404', 'OFFER_NOT_EXIST', 'OFFER_EXPIRED', 'offer.notfound']);

const optionalText = z.union([z.string(), z.number()]).nullish();

const verdict = z.object({
  success: flag.nullish(),
  code: optionalText,
  errorCode: optionalText,
  message: optionalText,
  errorMsg: optionalText,
  errorInfo: optionalText,
  errorMessage: optionalText,
});

function refusalOf(given: z.output<typeof verdict>): SupplierError {
  const code = String(given.code ?? given.errorCode ?? 'unknown');
  const message = String(
    given.message ?? given.errorMessage ?? given.errorMsg ?? given.errorInfo ?? 'no reason given',
  ).slice(0, 300);
  const gone = message.includes(takenDown) || goneCodes.has(code);
  return new SupplierError(gone ? 'gone' : 'refused', message, { code });
}

/** Throws what the platform says when `success` is false, wherever in the answer it stands. */
function checkVerdict(answer: unknown): void {
  const parsed = verdict.safeParse(answer);
  if (parsed.success && parsed.data.success === false) throw refusalOf(parsed.data);
}

function read<Shape extends z.ZodType>(shape: Shape, value: unknown, what: string): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SupplierError('malformed', `${what}: ${issue?.path.join('.') || 'the answer'} ${issue?.message}`);
}

const outer = z.object({ result: z.unknown() });

/** `{result: {success, code, message, result}}`: the cross-border calls. */
export function readInner<Shape extends z.ZodType>(shape: Shape, answer: unknown, what: string): z.output<Shape> {
  const { result } = read(outer, answer, what);
  checkVerdict(result);
  const inner = read(outer, result, what).result;
  return read(shape, inner, what);
}

/** `{success, result, code, message}`: the trade calls. */
export function readOuter<Shape extends z.ZodType>(shape: Shape, answer: unknown, what: string): z.output<Shape> {
  checkVerdict(answer);
  return read(shape, answer, what);
}

/** `{result: {success, …}}` of a call that answers nothing but how it went. */
export function readDone(answer: unknown, what: string): void {
  checkVerdict(read(outer, answer, what).result);
}
