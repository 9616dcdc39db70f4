import { holesIn, type Text } from '../../../platform/texts/define.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface Fault {
  readonly field: 'title' | 'text';
  readonly words: string;
}

const braces = /[{}]/;

/** Why words do not fit a text: a name that is never put in, one that may not be left out, a brace that is none. */
export function faultIn({ title, text, holes, keep = [] }: Text, written: Words): Fault | undefined {
  if ((title === '') !== (written.title === '')) {
    return { field: 'title', words: title === '' ? 'A text message has no title.' : 'It needs a title.' };
  }
  for (const field of ['title', 'text'] as const) {
    const unknown = holesIn(written[field]).find((name) => !holes.includes(name));
    if (unknown !== undefined) return { field, words: `{${unknown}} is not known here.` };
    if (braces.test(written[field].replaceAll(/\{\w+\}/g, ''))) {
      return { field, words: 'Braces stand around a name that is put in, and nowhere else.' };
    }
  }
  const left = keep.find((name) => holesIn(text).includes(name) && !holesIn(written.text).includes(name));
  return left === undefined ? undefined : { field: 'text', words: `{${left}} may not be left out.` };
}
