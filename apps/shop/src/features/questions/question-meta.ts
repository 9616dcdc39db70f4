import type { QuestionAnswer, QuestionPage } from '@sgb/contract/questions.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { questionHref, questionsHref, topicHref } from '../../shared/questions/question-links.ts';

const person = (name: string) => ({ '@type': 'Person', name });

function answerData({ id, text, by, at, votes }: QuestionAnswer, questionId: number) {
  return {
    '@type': 'Answer',
    text,
    dateCreated: at,
    upvoteCount: votes,
    author: person(by.name),
    url: `/shop${questionHref(questionId)}#answer-${id}`,
  };
}

const place = (position: number, name: string, href: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `/shop${href}`,
});

/** A question as schema.org has it: the accepted answer apart from those that others suggest. */
export function questionMeta({ question, answers, page }: QuestionPage): Meta {
  const { id, title, text, by, at, votes, topic, topicId } = question;
  const shown = answers.filter(({ waiting }) => !waiting);
  const accepted = shown.find((answer) => answer.accepted);
  const suggested = shown.filter((answer) => !answer.accepted).map((answer) => answerData(answer, id));
  const [best] = shown;
  const data = {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: text || title,
      answerCount: question.answers,
      upvoteCount: votes,
      dateCreated: at,
      author: person(by.name),
      ...(accepted && { acceptedAnswer: answerData(accepted, id) }),
      ...(suggested.length > 0 && { suggestedAnswer: suggested }),
    },
  };
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [place(1, 'Questions and answers', questionsHref), place(2, topic, topicHref(topicId))],
  };
  const words = (best?.text ?? text).replace(/\s+/g, ' ').trim();
  return {
    title,
    description: words ? words.slice(0, 200) : `A question about ${topic.toLowerCase()}.`,
    canonical: `/shop${questionHref(id)}`,
    // What nobody has answered, and what only its writer sees, is no page for a search engine.
    ...((question.waiting || question.answers === 0 || page > 1) && { noindex: true }),
    ...(!question.waiting && { data: { '@context': 'https://schema.org', '@graph': [data, crumbs] } }),
    ...(question.pictures[0] && { image: question.pictures[0] }),
  };
}
