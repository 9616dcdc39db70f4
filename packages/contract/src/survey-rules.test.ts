import { expect, test } from 'vitest';
import { type SurveyAnswers, starsMissing, surveyFault, surveyWords } from './survey-rules.ts';

const good: SurveyAnswers = {
  score1: 5,
  score2: 1,
  evaluateambassador: true,
  ambassadorscore: 3,
  orderevaluationVoList: [
    { satisfied: 1, imageList: [], stars: 0, show: 0 },
    { satisfied: 0, imageList: ['a'], stars: 2, show: 1 },
  ],
};

test.each([
  ['complete', good, null],
  ['no client service score', { ...good, score1: 0 }, surveyWords.scores],
  ['no logistics score', { ...good, score2: 0 }, surveyWords.scores],
  ['no ambassador score', { ...good, ambassadorscore: 0 }, surveyWords.ambassador],
  ['no ambassador to score', { ...good, evaluateambassador: false, ambassadorscore: 0 }, null],
  [
    'unsatisfied without a picture',
    { ...good, orderevaluationVoList: [{ satisfied: 0, imageList: [], stars: 1, show: 1 }] },
    surveyWords.pictures,
  ],
  [
    'shown to others without stars',
    { ...good, orderevaluationVoList: [{ satisfied: 1, imageList: [], stars: 0, show: 1 }] },
    starsMissing,
  ],
  [
    'stars for us alone',
    { ...good, orderevaluationVoList: [{ satisfied: 1, imageList: [], stars: 4, show: 0 }] },
    null,
  ],
  ['everything missing: the scores come first', { ...good, score1: 0, ambassadorscore: 0 }, surveyWords.scores],
])('%s', (_name, answers, fault) => {
  expect(surveyFault(answers)).toBe(fault);
});

test('the words are the product document’s, to the letter', () => {
  expect(surveyWords).toEqual({
    scores: 'please mark our international Logistic  (ClientManagement Service )',
    ambassador: 'please mark our Ambassador Services',
    pictures: 'To show you a quick feedback, please upload the picture of product you are unsatisfied with.',
    choosePictures: 'Please upload pictures',
    done: 'Evaluation is successful !',
  });
});
