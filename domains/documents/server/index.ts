import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { UploadsDoor } from '@egcr/server-kit/uploads';
import type { Work } from '@egcr/server-kit/work';

import {
  addDocumentCall,
  addVersionCall,
  changeDocumentCall,
  linkToVersionCall,
  listDocumentsCall,
  paperTypes,
  readDocumentCall,
  removeDocumentCall,
  type GivenPaper,
} from '../contract/index.ts';
import { DOCUMENTS_BYTES_MAX, DOCUMENTS_FILES_MAX } from '../contract/limits.ts';
import { addDocument, addVersion } from './add-document.ts';
import { changeDocument } from './change-document.ts';
import { giveDocuments, linkToGiven, papersOf, type Giving, ownDocuments } from './give-documents.ts';
import { linkToVersion, mayOpenGiven, noteOpening } from './open-document.ts';
import { PAPER, type DocumentParts } from './parts.ts';
import { listDocuments, readDocument } from './read-documents.ts';
import { REMIND, remindOfEnds } from './remind.ts';
import { forgetDocuments, removeDocument } from './remove-document.ts';
import { nameColumn, usedBy } from './store.ts';

/** What other domains may ask of documents. */
export interface DocumentsDoor {
  /** Those among some documents that are the caller's own. */
  ownAmong(work: Work, ids: readonly string[]): Promise<readonly string[]>;
  /**
   * Gives documents of the caller, and those that colleagues offered in the same form, to a case, in the transaction that sends the form. Answers
   * the ids that are neither: the caller refuses then.
   */
  give(work: Work, giving: Giving): Promise<readonly string[]>;
  /** What was given to a case that the caller may read. */
  papersOf(work: Work, caseId: string): Promise<readonly GivenPaper[]>;
  /** A link to such a paper, for an officer who may read the case. Refuses not_found. */
  linkToGiven(
    work: Work,
    paper: { readonly caseId: string; readonly documentId: string },
  ): Promise<{ readonly ticket: string; readonly expires_at: string }>;
}

/** People's own papers. */
export function createDocuments(given: { readonly uploads: UploadsDoor }): {
  readonly domain: ServerDomain;
  readonly door: DocumentsDoor;
} {
  const parts: DocumentParts = given;
  return {
    domain: {
      name: 'documents',
      calls: [
        handle(listDocumentsCall, listDocuments),
        handle(readDocumentCall, readDocument),
        handle(addDocumentCall, (work, input) => addDocument(parts, work, input)),
        handle(addVersionCall, (work, input) => addVersion(parts, work, input)),
        handle(changeDocumentCall, changeDocument),
        handle(linkToVersionCall, (work, input) => linkToVersion(parts, work, input)),
        handle(removeDocumentCall, (work, input) => removeDocument(parts, work, input)),
      ],
      uploads: [
        {
          name: PAPER,
          accepts: paperTypes,
          room: async (db, userId) => {
            const used = await usedBy(db, userId);
            return { bytes: DOCUMENTS_BYTES_MAX - used.bytes, files: DOCUMENTS_FILES_MAX - used.files };
          },
          opened: noteOpening,
          mayOpen: mayOpenGiven,
        },
      ],
      jobs: { [REMIND]: remindOfEnds },
      schedules: [{ cron: '20 6 * * *', job: REMIND }],
      listeners: forgetDocuments(parts),
      sealed: [nameColumn],
    },
    door: {
      ownAmong: ownDocuments,
      give: giveDocuments,
      papersOf,
      linkToGiven: (work, paper) => linkToGiven(parts, work, paper),
    },
  };
}
