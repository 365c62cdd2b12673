import { isRefusal } from '../call-errors.ts';

/** Whether the server may have done what it was asked to although it did not say so: then a repeat has to keep its Idempotency-Key. */
export function mayHaveHappened(failure: unknown): boolean {
  // No answer came, or one that this page does not understand.
  if (!isRefusal(failure)) return true;
  // A 5xx may come from something between us and the server that did its work.
  return failure.status >= 500 || failure.code === 'in_progress';
}
