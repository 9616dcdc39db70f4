/** The few codes that a client itself must know. Apart, so that no browser loads the words of all the others. */
export const firstCodes = {
  ok: { status: 0, http: 200, message: 'success' },
  noSession: { status: 3000012, http: 401, message: 'Please log in to go on.' },
  fault: { status: 3000500, http: 500, message: 'Something went wrong on our side. Please try again.' },
} as const;

/** The key of a wish belongs to another one. */
export const keyReusedStatus = 3000102;
