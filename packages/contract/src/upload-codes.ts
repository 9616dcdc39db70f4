/** What may be wrong with a file, which the browser sees first. Apart, so that it does not load the words of all other codes. */
export const uploadCodes = {
  noFile: { status: 3000090, http: 200, message: 'Please choose a file that is not empty.' },
  fileTooLarge: { status: 3000091, http: 200, message: 'This file is too large.' },
  wrongFileType: { status: 3000092, http: 200, message: 'Files of this kind cannot be uploaded here.' },
  videoTooLong: { status: 3000228, http: 200, message: 'This video is too long.' },
} as const;
