import type { FileType } from '@egcr/contract/files';

import type { Database } from '../postgres/database.ts';
import type { Work } from '../work.ts';

/** What files a domain takes, and from whom how many. */
export interface UploadKind {
  /** Domain and thing, `documents.paper`. */
  readonly name: `${string}.${string}`;
  readonly accepts: readonly FileType[];
  /** Of a file that is no picture. */
  readonly sizeMax_bytes?: number;
  /** What of this kind the person may still add to what the domain has. */
  readonly room: (db: Database, userId: string) => Promise<Room>;
  /** Whether the caller may open another person's file of this kind with the link that they asked for. Absent: only owners may. */
  readonly mayOpen?: (work: Work, file: { readonly fileId: string }) => Promise<boolean>;
  /** Someone opens a file of this kind: in the transaction that lets them. */
  readonly opened?: (work: Work, file: { readonly fileId: string }) => Promise<void>;
}

export interface Room {
  readonly bytes: number;
  readonly files: number;
}
