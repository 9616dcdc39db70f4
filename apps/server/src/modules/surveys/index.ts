export { rewardSurveyJob } from './jobs.ts';
export { surveyRoutes } from './routes.ts';
export { draftSurvey, nextSurvey, openSurvey, readSurvey, type SurveyDesk, submitSurvey } from './service.ts';
