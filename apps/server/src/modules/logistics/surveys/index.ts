export { draftSurvey, nextSurvey, openSurvey, readSurvey, type SurveyNeeds, submitSurvey } from './service.ts';
export { ratedParcels } from './store.ts';
