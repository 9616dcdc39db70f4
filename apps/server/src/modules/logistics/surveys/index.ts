export { draftSurvey, nextSurvey, openSurvey, readSurvey, type SurveyNeeds, submitSurvey } from './service.ts';
export { ambassadorScores, handedOverBy, handOversOf, ratedParcels, scoresGiven } from './store.ts';
