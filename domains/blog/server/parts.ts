import type { Permission } from '@egcr/contract/endpoint';
import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** What the writing of posts stands on. */
export interface BlogParts {
  readonly people: {
    findByIds(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>>;
  };
  readonly roles: {
    abilities(
      work: Pick<Work, 'db' | 'now'>,
      userId: string,
    ): Promise<{ may(permission: Permission): boolean }>;
  };
}
