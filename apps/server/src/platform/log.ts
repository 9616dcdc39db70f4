import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Query values that identify or authorise a person. They never reach a log line, however often the address that they
 * stand in was wrapped into another one.
 */
const secretParameter =
  /((?:[?&]|%(?:25)*(?:3f|26))(?:ticket|password|mobile|phone|email|idnumber|passport|code|sign)(?:=|%(?:25)*3d))(?:(?!%(?:25)*26)[^&\s"])*/gi;
const phone = /(\+|%2B)((?:27|258|26[03-7])\d{8,9})\b/gi;
const southAfricanId = /\b\d{13}\b/g;

/** What Drizzle adds to the words of a failed statement: the values it was given. */
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

export function maskText(text: string): string {
  return text
    .replace(parameters, '\nparams: ***')
    .replace(secretParameter, '$1***')
    .replace(phone, (_, plus, digits) => `${plus}${digits.slice(0, 3)}*****${digits.slice(-2)}`)
    .replace(southAfricanId, (id) => `${id.slice(0, 2)}*********${id.slice(-2)}`);
}

const secretFields = [
  'ticket',
  'password',
  'mobile',
  'phone',
  'email',
  'idNumber',
  'passport',
  'cookie',
  'authorization',
];

/** The error of a line without words; pino would repeat its message as the line's, unmasked. */
function wordlessError([first, ...rest]: readonly unknown[]): Error | undefined {
  if (rest.length > 0) return undefined;
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  return error instanceof Error ? error : undefined;
}

/** Lines are gathered and written together, at least so often; at its end the process writes what is left. */
const gathered = { sync: false, minLength: 4096, periodicFlush: 200 } as const;

/**
 * For lines that come with every request and have nothing but fields that are masked where they are written: to look for
 * secrets in them once more takes longer than to write them.
 */
export function withoutRedaction(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: {
      paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '***',
    },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: (...all: Parameters<Logger['info']>) => void) {
        const masked: unknown[] = args.map((part) => (typeof part === 'string' ? maskText(part) : part));
        const error = wordlessError(args);
        if (error) masked.push(maskText(error.message));
        method.apply(this, masked as typeof args);
      },
    },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: maskText(request.url),
      }),
      err: (error: Error) => ({
        type: error.name,
        message: maskText(error.message),
        stack: maskText(error.stack ?? ''),
        ...(error.cause instanceof Error && { cause: maskText(error.cause.message) }),
      }),
    },
  };
  return pino(options, destination ?? pino.destination(gathered));
}
