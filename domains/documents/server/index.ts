import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { UploadsDoor } from '@egcr/server-kit/uploads';

import {
  addDocumentCall,
  addVersionCall,
  linkToVersionCall,
  listDocumentsCall,
  paperTypes,
  readDocumentCall,
  removeDocumentCall,
} from '../contract/index.ts';
import { DOCUMENTS_BYTES_MAX, DOCUMENTS_FILES_MAX } from '../contract/limits.ts';
import { addDocument, addVersion } from './add-document.ts';
import { linkToVersion, noteOpening } from './open-document.ts';
import { PAPER, type DocumentParts } from './parts.ts';
import { listDocuments, readDocument } from './read-documents.ts';
import { REMIND, remindOfEnds } from './remind.ts';
import { forgetDocuments, removeDocument } from './remove-document.ts';
import { nameColumn, usedBy } from './store.ts';

/** People's own papers. */
export function createDocuments(given: { readonly uploads: UploadsDoor }): { readonly domain: ServerDomain } {
  const parts: DocumentParts = given;
  return {
    domain: {
      name: 'documents',
      calls: [
        handle(listDocumentsCall, listDocuments),
        handle(readDocumentCall, readDocument),
        handle(addDocumentCall, (work, input) => addDocument(parts, work, input)),
        handle(addVersionCall, (work, input) => addVersion(parts, work, input)),
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
        },
      ],
      jobs: { [REMIND]: remindOfEnds },
      schedules: [{ cron: '20 6 * * *', job: REMIND }],
      listeners: forgetDocuments(parts),
      sealed: [nameColumn],
    },
  };
}
