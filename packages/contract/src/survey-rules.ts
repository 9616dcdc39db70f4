/** The delivery survey's rules (product document, section 5): the same in the browser and on the server. */

export const surveyTextLimit = 50;
export const surveyPictureLimit = 4;

export const surveyWords = {
  scores: 'please mark our international Logistic  (ClientManagement Service )',
  ambassador: 'please mark our Ambassador Services',
  pictures: 'To show you a quick feedback, please upload the picture of product you are unsatisfied with.',
  choosePictures: 'Please upload pictures',
  done: 'Evaluation is successful !',
} as const;

/** Ours: whoever shows a rating to others has given one. */
export const starsMissing = 'Please tap the stars of what you show to others.';

export interface SurveyAnswers {
  readonly score1: number;
  readonly score2: number;
  readonly evaluateambassador: boolean;
  readonly ambassadorscore: number;
  readonly orderevaluationVoList: readonly {
    readonly satisfied: number;
    readonly imageList: readonly unknown[];
    readonly stars: number;
    readonly show: number;
  }[];
}

/** What is still missing, in the product document's words and order; null when it can be sent. */
export function surveyFault(answers: SurveyAnswers): string | null {
  if (answers.score1 === 0 || answers.score2 === 0) return surveyWords.scores;
  if (answers.evaluateambassador && answers.ambassadorscore === 0) return surveyWords.ambassador;
  const bare = answers.orderevaluationVoList.some(
    ({ satisfied, imageList }) => satisfied === 0 && imageList.length === 0,
  );
  if (bare) return surveyWords.pictures;
  return answers.orderevaluationVoList.some(({ stars, show }) => show === 1 && stars === 0) ? starsMissing : null;
}
