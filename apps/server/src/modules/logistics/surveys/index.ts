export { draftSurvey, nextSurvey, openSurvey, readSurvey, type SurveyNeeds, submitSurvey } from './service.ts';
