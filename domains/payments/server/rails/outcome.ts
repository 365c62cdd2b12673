import { failureClasses, type Failure, type Outcome } from '@egcr/routing/contract';

/** What a failure says of the rail: an expired card is no fault of it. */
export function outcomeOf(failure: Failure): Outcome['result'] {
  switch (failureClasses[failure]) {
    case 'technical':
    case 'ambiguous':
      return 'technical';
    case 'soft':
      return 'declined';
    case 'authentication':
    case 'funds':
    case 'hard':
      break;
  }
  return 'user_error';
}
