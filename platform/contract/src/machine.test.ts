import { expect, test } from 'vitest';

import { machine, mayCause, stateAfter, transitionsOf } from './machine.ts';
import { platformRefusals } from './refusals.ts';

const door = machine({
  name: 'house.door',
  states: ['open', 'closed', 'locked'],
  first: 'closed',
  events: {
    open: { by: ['guest', 'owner'], moves: { closed: 'open' } },
    close: { by: ['guest', 'owner'], moves: { open: 'closed', closed: 'closed' } },
    lock: { by: ['owner'], moves: { closed: 'locked' }, effect: 'the light goes out' },
  },
  refusal: platformRefusals.conflict,
});

test('an event leads from a state it names to the one it names, and from no other', () => {
  expect(stateAfter(door, 'closed', 'open')).toBe('open');
  expect(stateAfter(door, 'closed', 'close')).toBe('closed');
  expect(stateAfter(door, 'locked', 'open')).toBeUndefined();
  expect(stateAfter(door, 'open', 'lock')).toBeUndefined();
});

test('an event is made to happen only by those it names', () => {
  expect([mayCause(door, 'lock', 'owner'), mayCause(door, 'lock', 'guest')]).toEqual([true, false]);
});

test('all transitions can be printed, in the order of their declaration', () => {
  expect(transitionsOf(door).map(({ event, from, to }) => `${from} ${event} ${to}`)).toEqual([
    'closed open open',
    'open close closed',
    'closed close closed',
    'closed lock locked',
  ]);
});

test('a state that was not declared does not compile', () => {
  const declared = { name: 'house.window', states: ['open'], first: 'open', events: {} } as const;
  const { refusal } = door;
  // @ts-expect-error: `ajar` is in no list.
  machine({ ...declared, refusal, events: { push: { by: ['guest'], moves: { open: 'ajar' } } } });
  // @ts-expect-error: nor may an event begin there.
  machine({ ...declared, refusal, events: { pull: { by: ['guest'], moves: { ajar: 'open' } } } });
  // @ts-expect-error: there is no event `lock`.
  expect(stateAfter(machine({ ...declared, refusal }), 'open', 'lock')).toBeUndefined();
});
