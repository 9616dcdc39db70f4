/** Something that takes time, and is told to whoever gathers traces. */
export interface Span {
  set(name: string, value: string | number | boolean): void;
  /** With what went wrong, where something did. */
  end(error?: unknown): void;
}

export type SpanKind = 'server' | 'client' | 'consumer';
export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface Tracer {
  /** A span below the one that is under way here. */
  start(name: string, kind: SpanKind, facts: Facts): Span;
  /** The same, and what `work` does, however late, is below it; `from` is what a caller sent along. */
  within<Result>(
    about: {
      readonly name: string;
      readonly kind: SpanKind;
      readonly facts: Facts;
      readonly from?: string | undefined;
    },
    work: (span: Span) => Result,
  ): Result;
  close(): Promise<void>;
}

let tracer: Tracer | undefined;

/** For the whole process, before it does anything. */
export function useTracer(given: Tracer | undefined): void {
  tracer = given;
}

/** Undefined where nobody gathers traces: whoever asks goes on as if there were none. */
export const tracing = (): Tracer | undefined => tracer;

/** Does the work of a job, as one span. */
export function tracedJob<Result>(job: string, work: () => Promise<Result>): Promise<Result> {
  if (!tracer) return work();
  return tracer.within({ name: `job ${job}`, kind: 'consumer', facts: { 'sgb.job': job } }, async (span) => {
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      span.end(error);
      throw error;
    }
  });
}

/** A statement that is on its way to the database: its name and its words, never its values. */
export function startStatement(name: string, text: string): Span | undefined {
  return tracer?.start(name, 'client', { 'db.system.name': 'postgresql', 'db.query.text': text.trim().slice(0, 2000) });
}
