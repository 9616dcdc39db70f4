import { postStates, posts } from '@sgb/contract/question-rules.ts';
import type { QuestionAnswer, QuestionCard } from '@sgb/contract/questions.ts';
import type { App } from '../../../platform/app.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { editUntil, excerptOf, mayEdit, type Terms } from './rules.ts';
import type { AnswerRow, CardRow, QuestionRow, ShownAnswer } from './store.ts';

const formerly = 'A former shopper';

const writerOf = ({ name, badge }: Pick<QuestionRow, 'name' | 'badge'>) => ({ name: name || formerly, badge });

export function cardOf(row: CardRow): QuestionCard {
  const { id, title, topicId, topic, answers, helpful, accepted, pinned } = row;
  return {
    id,
    title,
    excerpt: excerptOf(row.excerpt),
    topicId,
    topic,
    by: writerOf(row),
    at: row.at.toISOString(),
    answers,
    helpful,
    accepted,
    pinned,
  };
}

type Files = Pick<App, 'files' | 'clock'>;

/** Where the pictures are: everybody's while it can be read, and for a few minutes otherwise. */
export function picturesOf(
  app: Files,
  { pictures, state }: Pick<AnswerRow, 'pictures' | 'state'>,
  look?: { by: number; about: string },
): string[] {
  const purpose = state === postStates.shown ? 'forum' : 'question';
  return pictures.map((id) => fileAddress(app, { id, purpose }, look));
}

interface Viewer {
  /** 0 is a guest. */
  readonly id: number;
  readonly now: Date;
  readonly terms: Terms;
}

/** What both show alike. */
export function postOf(app: Files, row: AnswerRow | QuestionRow, { id: viewer, now, terms }: Viewer) {
  const mine = viewer !== 0 && row.accountId === viewer;
  return {
    id: row.id,
    text: row.text,
    pictures: picturesOf(app, row),
    by: writerOf(row),
    at: row.at.toISOString(),
    edited: row.editedAt !== null,
    votes: row.votes,
    waiting: row.state === postStates.waiting,
    mine,
    editUntil: mine && mayEdit(row, now, terms) ? editUntil(row, terms).toISOString() : '',
  };
}

export const answerOf = (app: Files, row: ShownAnswer, viewer: Viewer): QuestionAnswer => ({
  ...postOf(app, row, viewer),
  voted: row.voted,
  accepted: row.accepted,
});

/** What staff call a post where they look at its pictures. */
export const nameOfPost = (what: number, id: number) => `${what === posts.answer ? 'answer' : 'question'} ${id}`;
