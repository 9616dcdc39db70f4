import { type Badge, badges } from '@sgb/contract/question-rules.ts';

interface Given {
  readonly text: string;
  readonly badge: Badge;
  readonly accepted: boolean;
}

export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly answers: readonly Given[];
}

/** What a line says of itself: `-` is an answer, `^` one of an ambassador, `@` one of ours, `*` before it: it was accepted. */
function answerOf(line: string): Given {
  const [, star = '', who = '', text = ''] = /^(\*?)([-^@]?) (.+)$/.exec(line) ?? [];
  const badge = who === '@' ? badges.staff : who === '^' ? badges.ambassador : badges.none;
  return { text, badge, accepted: star !== '' };
}

/** A question begins with `?`, more about it with `:`, and the lines below are its answers. */
export function read(text: string): Asked[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [title = '', ...rest] = block.split('\n');
      const more = rest[0]?.startsWith(': ') ? rest[0].slice(2) : '';
      return { title: title.slice(2), text: more, answers: rest.slice(more ? 1 : 0).map(answerOf) };
    });
}
