import { postStates } from '@sgb/contract/question-rules.ts';
import { addMinutes } from '@sgb/contract/time.ts';
import { type Dice, dice } from '@sgb/demo/dice.ts';
import { allAsked } from '@sgb/demo/questions/index.ts';
import {
  indexAllQuestions,
  loadQuestions,
  type SeededAnswer,
  type SeededQuestion,
  takeNumbers,
} from '@sgb/server/modules/community/questions/seed.ts';
import { learnTexts } from '@sgb/server/modules/goods/search/index.ts';
import type { Database } from '@sgb/server/platform/db/database.ts';

const towns =
  `Soweto Tembisa Umlazi Khayelitsha Mamelodi Polokwane Mbombela Rustenburg Gqeberha Mthatha Bloemfontein Kimberley Maseru
  Windhoek Lusaka Blantyre Lilongwe Durban Stellenbosch Thohoyandou Ulundi Upington Welkom`
    .trim()
    .split(/\s+/);
const together = 5_000;

const pick = <Item>(list: readonly Item[], luck: Dice): Item => list[luck.below(list.length)] as Item;

/** The same question as another shopper asks it: in another town, about another thing. */
function variant(place: number, goods: readonly string[], luck: Dice) {
  const topic = place % allAsked.length;
  const asked = pick(allAsked[topic] ?? [], luck);
  const title = `${asked.title.replace(/\?$/, '')}, ${pick(towns, luck)}?`.slice(0, 120);
  const text = `${asked.text} It is about ${pick(goods, luck)}, I live in ${pick(towns, luck)}.`;
  return { topic, asked, title, text };
}

/** Grows the questions of the demo to so many, each with three answers, and makes all of them findable. */
export async function grow(db: Database, count: number): Promise<void> {
  const { rows } = await db.pool.query<{ title: string }>('select title from products order by id limit 4000');
  const goods = rows.map(({ title }) => title);
  const { rows: topics } = await db.pool.query<{ id: number }>('select id from question_topics order by position, id');
  const { rows: known } = await db.pool.query<{ n: number }>('select count(*)::int as n from questions');
  if ((known[0]?.n ?? 0) >= count) return;
  const luck = dice('grow');
  const now = new Date();
  for (let done = known[0]?.n ?? 0; done < count; done += together) {
    await db.transact(async (tx) => {
      const size = Math.min(together, count - done);
      const ids = await takeNumbers(tx, 'questions', size);
      const answerIds = await takeNumbers(tx, 'question_answers', size * 3);
      const answers: SeededAnswer[] = [];
      const questions = ids.map((id, place): SeededQuestion => {
        const { topic, asked, title, text } = variant(place, goods, luck);
        const at = addMinutes(now, -luck.below(500_000));
        const own = Array.from({ length: 3 }, (_, turn) => asked.answers[turn % asked.answers.length]?.text ?? '');
        for (const said of own) {
          const thing = `${said} With ${pick(goods, luck)} it was so.`;
          const row = {
            questionId: id,
            name: 'Thandi M.',
            text: thing,
            at,
            state: postStates.shown,
            votes: luck.below(9),
          };
          answers.push({ id: answerIds.shift() ?? 0, ...row });
        }
        const facts = { votes: 0, helpful: luck.below(40), answers: 3 };
        const topicId = topics[topic]?.id ?? 1;
        return { id, topicId, name: 'Sipho D.', title, text, at, state: postStates.shown, ...facts };
      });
      await loadQuestions(tx, questions, answers);
    });
    process.stdout.write(`\r${Math.min(count, done + together)} questions`);
  }
  await db.transact((tx) => indexAllQuestions(tx, (last) => process.stdout.write(`\r${last} of ${count} indexed`)));
  await learnTexts(db);
  await db.pool.query('vacuum analyze');
  console.log();
}
