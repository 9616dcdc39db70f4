import { type FileKind, kindOfName, type PurposeName } from '@sgb/contract/upload-purposes.ts';
import { loadWhenCalm } from '@sgb/ui/idle.ts';
import { useEffect, useRef, useState } from 'react';
import { giveUp } from './give-up.ts';
import { UploadRefused } from './upload-refused.ts';

/** Nobody has picked a file before the page is calm. */
const loadSending = () => import('./send-file.ts');

const noLine = () => Promise.reject(new Error('The connection broke. Please try again.'));

/** A file that is not there yet. */
export interface Pending {
  readonly key: string;
  readonly name: string;
  readonly kind: FileKind | null;
  /** An address of the file in this browser, for pictures. */
  readonly preview: string | null;
  readonly state: 'waiting' | 'sending' | 'broken' | 'refused';
  /** From 0 to 1. */
  readonly part: number;
  readonly message: string;
  /** The product document's words for a refusal. */
  readonly msg: string;
}

/** What is known about a file that was uploaded from this page. */
export interface Own {
  readonly name: string;
  readonly kind: FileKind | null;
  readonly preview: string | null;
}

interface Work {
  readonly picked: File;
  ready: File | undefined;
  fileName: string | undefined;
  control: AbortController;
}

export interface Uploads {
  readonly pending: readonly Pending[];
  readonly own: ReadonlyMap<string, Own>;
  add(files: Iterable<File>): void;
  retry(key: string): void;
  /** Stops a file on its way, or takes its refusal off the screen. */
  cancel(key: string): void;
}

/** Uploads what is picked, one file after the other, and hands the name of each to `onDone`. */
export function useUploads(purpose: PurposeName, onDone: (fileName: string) => void): Uploads {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [own, setOwn] = useState<ReadonlyMap<string, Own>>(new Map());
  const works = useRef(new Map<string, Work>());
  const queue = useRef(Promise.resolve());
  const previews = useRef<string[]>([]);
  const count = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => loadWhenCalm(loadSending), []);

  useEffect(() => {
    const { current } = works;
    return () => {
      for (const { control } of current.values()) control.abort();
      for (const address of previews.current) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (key: string, news: Partial<Pending>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)));

  async function run(key: string, shown: Own): Promise<void> {
    const work = works.current.get(key);
    if (!work || work.control.signal.aborted) return;
    change(key, { state: 'sending', message: '', msg: '' });
    try {
      const { readied, sendFile } = await loadSending().catch(noLine);
      work.ready ??= await readied(work.picked, purpose);
      const file = work.ready;
      const fileName = await sendFile({
        file,
        purpose,
        signal: work.control.signal,
        fileName: work.fileName,
        onName: (name) => {
          work.fileName = name;
        },
        onSent: (bytes) => change(key, { part: Math.min(1, bytes / file.size) }),
      });
      works.current.delete(key);
      setOwn((all) => new Map(all).set(fileName, shown));
      setPending((all) => all.filter((each) => each.key !== key));
      done.current(fileName);
    } catch (error) {
      if (work.control.signal.aborted) return;
      const refused = error instanceof UploadRefused;
      // A refused file is gone on the server; trying again would start from the beginning.
      if (refused) work.fileName = undefined;
      change(key, {
        state: refused ? 'refused' : 'broken',
        message: error instanceof Error ? error.message : 'This did not work.',
        msg: refused ? error.msg : '',
      });
    }
  }

  const enqueue = (key: string, shown: Own) => {
    queue.current = queue.current.then(() => run(key, shown));
  };

  return {
    pending,
    own,
    add(files) {
      for (const picked of files) {
        const key = String(++count.current);
        const kind = kindOfName(purpose, picked.name);
        const preview = kind === 'image' ? URL.createObjectURL(picked) : null;
        if (preview) previews.current.push(preview);
        const shown = { name: picked.name, kind, preview };
        works.current.set(key, { picked, ready: undefined, fileName: undefined, control: new AbortController() });
        setPending((all) => [...all, { key, ...shown, state: 'waiting', part: 0, message: '', msg: '' }]);
        enqueue(key, shown);
      }
    },
    retry(key) {
      const shown = pending.find((each) => each.key === key);
      if (!shown) return;
      change(key, { state: 'waiting' });
      enqueue(key, { name: shown.name, kind: shown.kind, preview: shown.preview });
    },
    cancel(key) {
      const work = works.current.get(key);
      work?.control.abort();
      works.current.delete(key);
      setPending((all) => all.filter((each) => each.key !== key));
      if (work?.fileName) giveUp(work.fileName);
    },
  };
}
