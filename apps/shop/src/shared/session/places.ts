/** What stays when a login page clears what is stored: without it, what was never heard of would happen twice. */
export const wishesPlace = 'sgb-wishes';
export const waitingPlace = 'sgb-waiting';
