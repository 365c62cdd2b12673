import type { Directorship, RegistrationState } from '../../contract/index.ts';
import type { DirectorshipRow } from './directorship-store.ts';

/** Whether a registration is still to be decided. */
export function isUndecided(state: RegistrationState): boolean {
  return state === 'submitted' || state === 'in_review' || state === 'needs_information';
}

/** Where the question to a director stands: it can be answered until the registration is decided or someone else is asked, and not for ever. */
export function stateOf(row: DirectorshipRow, now: Date): Directorship['state'] {
  if (row.answer !== null) return row.answer;
  const isOpen = !row.is_replaced && isUndecided(row.state);
  return isOpen && row.expires_at.getTime() > now.getTime() ? 'waiting' : 'over';
}
