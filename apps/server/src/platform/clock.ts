/** The time of the business. Code never asks the operating system or the database, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface MovableClock extends Clock {
  moveTo(time: Date): void;
  advance(milliseconds: number): void;
}

export function movableClock(start: Date): MovableClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    moveTo(time) {
      now = time.getTime();
    },
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
