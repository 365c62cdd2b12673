import type { IdentityDoor } from '@egcr/identity/server';

/** What the use cases of developers need. */
export interface DeveloperParts {
  /** A key of someone who is banned, or gone, opens nothing. */
  readonly people: Pick<IdentityDoor, 'standingOf'>;
  /** In test mode webhooks may lead to this machine. */
  readonly allowsLoopback: boolean;
}
