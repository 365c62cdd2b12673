import {
  stateAfter,
  type EventOf,
  type Machine,
  type StateAfter,
  type StateOf,
} from '@egcr/contract/machine';

import { Refusal } from '../refusal.ts';

/** The state that an event leads to. Refuses with the machine's own refusal, which carries the present state as `state`. */
export function step<M extends Machine, Event extends EventOf<M>>(
  machine: M,
  state: StateOf<M>,
  event: Event,
): StateAfter<M, Event> {
  const next = stateAfter(machine, state, event);
  if (next === undefined) throw new Refusal(machine.refusal, { members: { state } });
  return next;
}
