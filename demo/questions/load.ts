import { badges, postStates } from '@sgb/contract/question-rules.ts';
import { shownName } from '@sgb/contract/review-rules.ts';
import { addHours, addMinutes } from '@sgb/contract/time.ts';
import {
  allTopics,
  hasQuestions,
  indexAllQuestions,
  loadQuestions,
  type SeededAnswer,
  type SeededQuestion,
  takeNumbers,
} from '@sgb/server/modules/community/questions/seed.ts';
import { learnTexts } from '@sgb/server/modules/goods/search/index.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import type { Database, Tx } from '@sgb/server/platform/db/database.ts';
import { type Dice, dice } from '../dice.ts';
import { firstNames } from '../reviews/words.ts';
import { allAsked } from './index.ts';
import type { Asked } from './read.ts';

/** How far back the first question lies. */
const days = 240;
const ourNames = ['Lerato', 'Anneke', 'Sipho', 'Naledi'];

const initials = 'ABCDGHKLMNPRSTVWZ';
/** 'Thandi M.', as others read it. */
const writerName = (luck: Dice) =>
  `${firstNames[luck.below(firstNames.length)]} ${initials[luck.below(initials.length)]}.`;

interface Written {
  readonly question: SeededQuestion;
  readonly answers: readonly SeededAnswer[];
}

function written(asked: Asked, topicId: number, numbers: Numbers, now: Date, luck: Dice): Written {
  const at = addMinutes(now, -Math.round(luck.between(90, days * 24 * 60)));
  const id = numbers.question();
  let last = at;
  const answers = asked.answers.map(({ text, badge, accepted }): SeededAnswer & { accepted: boolean } => {
    last = addMinutes(last, Math.round(luck.between(12, 60 * 9)));
    const name = badge === badges.staff ? (ourNames[luck.below(ourNames.length)] ?? '') : writerName(luck);
    const votes = luck.below(accepted ? 28 : 9);
    // Nobody answers in the future.
    const when = last > now ? addMinutes(now, -1) : last;
    const state = postStates.shown;
    return { id: numbers.answer(), questionId: id, name, badge, text, at: when, state, votes, accepted };
  });
  const votes = luck.below(14);
  const question = {
    id,
    topicId,
    accountId: null as number | null,
    name: writerName(luck),
    title: asked.title,
    text: asked.text,
    at,
    state: postStates.shown,
    votes,
    helpful: answers.reduce((sum, answer) => sum + (answer.votes ?? 0), votes),
    answers: answers.length,
    acceptedAnswer: answers.find(({ accepted }) => accepted)?.id ?? null,
    ambassadorId: null as number | null,
    answerBy: null as Date | null,
    ledAt: null as Date | null,
  };
  return { question, answers: answers.map(({ accepted: _, ...answer }) => answer) };
}

interface Numbers {
  question(): number;
  answer(): number;
}

async function numbersFor(tx: Tx): Promise<Numbers> {
  const all = allAsked.flat();
  const counts = [all.length + fresh.length, all.reduce((sum, { answers }) => sum + answers.length, 0)] as const;
  const questions = await takeNumbers(tx, 'questions', counts[0]);
  const answers = await takeNumbers(tx, 'question_answers', counts[1]);
  const next = (list: number[]) => () => list.shift() ?? 0;
  return { question: next(questions), answer: next(answers) };
}

/** What people of the demo have just asked: nobody has answered yet. */
const fresh = [
  ['demo_shopper', 1, 'Does the locker in Rosebank take a box of 60 cm?', 'Three pairs of boots, in their boxes.', 5],
  ['demo_member', 6, 'When does the next round to Alexandra close?', 'I have two orders in the warehouse.', 3],
  ['demo_member', 3, 'Which size of gumboots for a boy of seven?', '', 26],
  ['demo_business', 11, 'Who has imported aprons with a printed logo?', '200 pieces for a coffee shop.', 30],
] as const;

async function freshOnes(tx: Tx, topics: readonly number[], numbers: Numbers, now: Date): Promise<SeededQuestion[]> {
  const ambassador = await accountByLogin(tx, 'demo_ambassador');
  const rows: SeededQuestion[] = [];
  for (const [login, topic, title, text, hoursAgo] of fresh) {
    const account = await accountByLogin(tx, login);
    const topicId = topics[topic - 1];
    if (!account || topicId === undefined) continue;
    const isMember = login === 'demo_member' && ambassador !== undefined;
    rows.push({
      id: numbers.question(),
      topicId,
      accountId: account.id,
      name: shownName(account.firstName, account.lastName),
      title,
      text,
      at: addHours(now, -hoursAgo),
      state: postStates.shown,
      votes: 0,
      helpful: 0,
      answers: 0,
      acceptedAnswer: null,
      ambassadorId: isMember ? ambassador.id : null,
      answerBy: isMember ? addHours(now, 8 - hoursAgo) : null,
      ledAt: null,
    });
  }
  return rows;
}

/** What shoppers asked and answered in the last months. */
export async function ensureDemoQuestions(db: Database, now: Date): Promise<void> {
  const made = await db.transact(async (tx) => {
    if (await hasQuestions(tx)) return false;
    const topics = (await allTopics(tx)).map(({ id }) => id);
    const numbers = await numbersFor(tx);
    const luck = dice('questions');
    const all = allAsked.flatMap((asked, place) =>
      asked.map((each) => written(each, topics[place] ?? topics[0] ?? 1, numbers, now, luck)),
    );
    const newest = await freshOnes(tx, topics, numbers, now);
    await loadQuestions(
      tx,
      [...all.map(({ question }) => question), ...newest],
      all.flatMap(({ answers }) => answers),
    );
    await indexAllQuestions(tx);
    return true;
  });
  if (made) await learnTexts(db);
}
