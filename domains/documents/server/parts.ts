import type { UploadsDoor } from '@egcr/server-kit/uploads';

/** What the use cases need of others. */
export interface DocumentParts {
  readonly uploads: UploadsDoor;
}

/** The kind of upload that becomes a document. */
export const PAPER = 'documents.paper';
