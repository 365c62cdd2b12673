import { cleanName } from './file-headers.ts';
import type { Database } from '../postgres/database.ts';

/** A file as a use case answers it, to be saved by the caller under its name. */
export class FileReply {
  readonly name: string;
  readonly mediaType: string;
  /**
   * Makes the bytes, a piece at a time, once the use case has committed: with a database outside its transaction. What they are made
   * from must not change any more, such as entries of the ledger up to a version; everything that can be refused was refused before.
   */
  readonly content: (db: Database) => AsyncIterable<string | Uint8Array>;
  /** Another for other bytes, of letters and digits. Of a call with `cache_s`: who has these bytes already is told to keep them. */
  readonly fingerprint: string | undefined;

  constructor(file: Pick<FileReply, 'name' | 'mediaType' | 'content'> & { readonly fingerprint?: string }) {
    this.name = cleanName(file.name);
    this.mediaType = file.mediaType;
    this.content = file.content;
    this.fingerprint = file.fingerprint;
  }
}
