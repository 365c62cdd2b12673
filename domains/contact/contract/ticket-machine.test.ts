import { expect, test } from 'vitest';

import { canTakeStep, eventOfStep } from './ticket-machine.ts';

const steps = ['assign', 'release', 'reply', 'note', 'solve'] as const;

test.each([
  ['new', steps],
  ['open', steps],
  ['waiting', steps],
  ['solved', ['reply', 'note'] as const],
] as const)('with a message that is %s staff may take these steps: %j', (state, possible) => {
  expect(steps.filter((step) => canTakeStep(state, step))).toEqual(possible);
});

test('an answer to a solved message opens it again; a note changes nothing', () => {
  expect(['new', 'open', 'waiting', 'solved'].map((state) => eventOfStep(state, 'reply'))).toEqual([
    'reply',
    'reply',
    'reply',
    'reply_again',
  ]);
  expect(steps.map((step) => eventOfStep('open', step))).toEqual([
    'take',
    'release',
    'reply',
    undefined,
    'solve',
  ]);
});
