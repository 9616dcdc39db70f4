export { draftSurvey, nextSurvey, openSurvey, readSurvey, type SurveyNeeds, submitSurvey } from './service.ts';
export { ambassadorScores, handOversOf, ratedParcels, scoresGiven } from './store.ts';
