/** 8 as 08:00. */
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
