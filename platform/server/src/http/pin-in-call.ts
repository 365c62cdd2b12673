import { platformRefusals } from '@egcr/contract/refusals';

import { Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';

/** Whether the PIN came with this very call, and was right. */
export function hasPinInCall(work: Pick<Work, 'actor'>): boolean {
  return personOf(work).pin.isInCall === true;
}

/** Asks for the PIN in the call's body: member `in_call`. The same key with the PIN is the same try. */
export function pinInCallRefusal(): Refusal {
  return new Refusal(platformRefusals.pin_required, { members: { in_call: true }, leavesKey: true });
}

/** Refuses pin_required where the PIN did not come with this call, however short a time ago it was verified. */
export function requirePinInCall(work: Pick<Work, 'actor'>): void {
  if (!hasPinInCall(work)) throw pinInCallRefusal();
}
