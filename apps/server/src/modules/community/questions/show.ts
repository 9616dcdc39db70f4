import { userTypes } from '@sgb/contract/people.ts';
import { postStates, posts } from '@sgb/contract/question-rules.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { addWorkingHours } from '../../../platform/working-time.ts';
import { shopWorkingTime } from '../../base/content/settings.ts';
import { notify, notifyMany } from '../../base/messages/index.ts';
import { publishFiles, withdrawFiles } from '../../base/uploads/index.ts';
import { currentContact } from '../../people/contacts/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { indexQuestionsJob } from './jobs.ts';
import { questionTerms } from './settings.ts';
import type { AnswerRow, QuestionRow } from './store.ts';
import { questionTexts } from './texts.ts';
import { changeQuestion, followersOf, type HeldPost, recount, recountTopic } from './write-store.ts';

const pageOf = (questionId: number) => `/question/answer/${questionId}`;

/** What others read of a question has changed: counts, the search, and whose pictures can be seen. */
export async function afterChange(tx: Tx, question: Pick<QuestionRow, 'id' | 'topicId'>): Promise<void> {
  recount(tx, question.id);
  recountTopic(tx, question.topicId);
  enqueue(tx, indexQuestionsJob, { ids: [question.id] });
}

/** Pictures are everybody's exactly while what they belong to can be read. */
export async function lendPictures(tx: Tx, { pictures, state }: Pick<AnswerRow, 'pictures' | 'state'>): Promise<void> {
  if (state === postStates.shown) await publishFiles(tx, pictures, 'forum');
  else await withdrawFiles(tx, pictures, 'question');
}

/** The ambassador of whoever asked hears of it, and has a clock from now on. */
async function tellLeader(tx: Tx, question: QuestionRow, { settings, now }: At): Promise<void> {
  if (question.accountId === null || question.ambassadorId !== null) return;
  const [asker] = await peopleById(tx, [question.accountId]);
  if (asker?.userType !== userTypes.member) return;
  const contact = await currentContact(tx, question.accountId);
  if (contact?.kind !== 'ambassador') return;
  const hours = settings.get(questionTerms).leaderHours;
  const answerBy = addWorkingHours(settings.get(shopWorkingTime), now, hours);
  await changeQuestion(tx, question.id, { ambassadorId: contact.contactId, answerBy });
  await notify(
    tx,
    {
      userId: contact.contactId,
      type: 'notification',
      ...questionTexts.say.asked({ name: question.name, question: question.title, hours }),
      link: pageOf(question.id),
      once: `question ${question.id} asked`,
    },
    { now },
  );
}

/** Who follows a question hears of each answer, but for who wrote it. */
async function tellFollowers(tx: Tx, question: QuestionRow, answer: AnswerRow, now: Date): Promise<void> {
  const followers = (await followersOf(tx, question.id)).filter((id) => id !== answer.accountId);
  await notifyMany(
    tx,
    followers.map((userId) => ({
      now,
      notice: {
        userId,
        type: 'notification',
        ...questionTexts.say[userId === question.accountId ? 'answered' : 'followed']({
          ...{ question: question.title, name: answer.name, answer: answer.text.slice(0, 300) },
        }),
        link: pageOf(question.id),
        once: `answer ${answer.id}`,
      },
    })),
  );
}

/** Something can be read from now on, because it was just written or because staff let it: everybody who waits for it hears so. */
export async function firstShown(tx: Tx, { what, question, post }: HeldPost, at: At): Promise<void> {
  await lendPictures(tx, { ...post, state: postStates.shown });
  if (what === posts.question) await tellLeader(tx, question, at);
  else {
    if (question.ambassadorId !== null && question.ambassadorId === post.accountId && question.ledAt === null) {
      await changeQuestion(tx, question.id, { ledAt: at.now });
    }
    await tellFollowers(tx, question, post as AnswerRow, at.now);
  }
  await afterChange(tx, question);
}
