export const feedbackHref = '/questionFeedback/index';
export const writeHref = '/questionFeedback/feedback';
export const publishedHref = '/questionFeedback/feedbacksearch';
