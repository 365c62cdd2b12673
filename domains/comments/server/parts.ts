import type { Act } from '@egcr/contract/act';
import type { People } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** A thing that people comment on, as its own domain knows it. */
export interface KnownSubject {
  readonly title: string;
  /** Where it is read. */
  readonly path: string;
  /** Whether it can be read now. */
  readonly isOpen: boolean;
  readonly isForMembers: boolean;
  /** Whose thing it is, where it is a person’s. */
  readonly ownerId?: string | null;
}

/** Declared by the domain whose things have a thread. */
export interface SubjectKind {
  readonly kind: string;
  /** In one read; what does not exist is missing from the map. */
  readonly find: (
    db: Database,
    ids: readonly string[],
    language: string,
  ) => Promise<ReadonlyMap<string, KnownSubject>>;
}

/** What comments ask of other domains. */
export interface CommentParts {
  readonly subjects: readonly SubjectKind[];
  readonly people: Pick<People, 'findByIds'>;
  /** Writes what an editor did with a person's comment into the house's audit log. */
  readonly record: (
    work: Work,
    done: { readonly action: Act; readonly userId: string; readonly subject: string },
  ) => Promise<void>;
}
