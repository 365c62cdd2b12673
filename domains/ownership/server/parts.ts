import type { OwnershipNetwork } from '@egcr/registry/contract';
import type { Database } from '@egcr/server-kit/database';

/** What the register answers about owners. */
interface Owners {
  ofNumber(
    db: Database,
    number: string,
  ): Promise<
    | {
        readonly number: string;
        readonly jurisdiction: string;
        readonly registeredAt: Date;
        readonly network: OwnershipNetwork;
      }
    | undefined
  >;
}

/** What statements of owners stand on. */
export interface OwnershipParts {
  /** Where the product is found, without a slash at the end. */
  readonly publicUrl: string;
  readonly owners: Owners;
}
