import type { People } from '@egcr/profile/server';
import type { PeopleDoor } from '@egcr/wallet/server';

/** What the use cases of standing orders need. */
export interface OrderParts {
  readonly people: People;
  readonly wallet: PeopleDoor;
}
