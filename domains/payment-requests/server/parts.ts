import type { ExchangeDoor } from '@egcr/exchange/server';
import type { People } from '@egcr/profile/server';
import type { PeopleDoor } from '@egcr/wallet/server';

/** What the use cases of payment requests need. */
export interface RequestParts {
  readonly people: People;
  readonly wallet: PeopleDoor;
  readonly exchange: ExchangeDoor;
}
