import type { CommentsDoor } from '@egcr/comments/server';
import type { Permission } from '@egcr/contract/endpoint';
import type { MediaDoor } from '@egcr/media/server';
import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** What is said about posts. */
export interface ThreadParts {
  readonly comments: CommentsDoor;
}

/** Pictures that everyone may see. */
export interface PictureParts {
  readonly media: MediaDoor;
}

/** What the platform counts of itself. */
export interface MeasureParts {
  readonly measured: (at: Pick<Work, 'db' | 'now'>) => Promise<ReadonlyMap<string, number>>;
}

/** What the blog stands on. */
export interface BlogParts extends ThreadParts, PictureParts, MeasureParts {
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
