export { rewardSurveyJob } from './jobs.ts';
export { draftSurvey, nextSurvey, openSurvey, readSurvey, submitSurvey } from './service.ts';
