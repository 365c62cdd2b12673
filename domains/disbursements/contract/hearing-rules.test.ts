import { describe, expect, it } from 'vitest';

import { mayAnswer, mayDecide } from './hearing-rules.ts';

const states = ['proposed', 'answered', 'dropped', 'owed', 'settled'];
const answerBy = new Date('2027-01-15T12:00:00Z');
const before = new Date('2027-01-15T11:59:59.999Z');

describe('a person from whom money is asked back [SYS-03]', () => {
  it('answers once, and only before the time is over', () => {
    expect(states.filter((state) => mayAnswer({ state, answerBy }, before))).toEqual(['proposed']);
    expect(states.filter((state) => mayAnswer({ state, answerBy }, answerBy))).toEqual([]);
  });

  it('is decided about after the answer, or once the time is over', () => {
    expect(states.filter((state) => mayDecide({ state, answerBy }, before))).toEqual(['answered']);
    expect(states.filter((state) => mayDecide({ state, answerBy }, answerBy))).toEqual([
      'proposed',
      'answered',
    ]);
  });
});
