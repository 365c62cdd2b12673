import { paperTypes } from '@egcr/documents/contract';
import { userDeleted } from '@egcr/identity/contract';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';

import {
  addBusinessPaperCall,
  linkToBusinessPaperCall,
  listBusinessPapersCall,
  removeBusinessPaperCall,
} from '../contract/index.ts';
import { PAPERS_BYTES_MAX, PAPERS_FILES_MAX } from '../contract/limits.ts';
import { addPaper, linkToPaper, listPapers, mayOpenPaper, removePaper } from './papers.ts';
import { PAPER, type PaperParts } from './parts.ts';
import { forgetSender, nameColumn, sentBy } from './store.ts';

/** One person sends papers for so many full organisations, not more. */
const FULL_ORGANISATIONS = 4;

/** Papers that belong to an organisation, for its team. */
export function createBusinessPapers(parts: PaperParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'business_papers',
      calls: [
        handle(listBusinessPapersCall, (work, input) => listPapers(parts, work, input)),
        handle(addBusinessPaperCall, (work, input) => addPaper(parts, work, input)),
        handle(linkToBusinessPaperCall, (work, input) => linkToPaper(parts, work, input)),
        handle(removeBusinessPaperCall, (work, input) => removePaper(parts, work, input)),
      ],
      uploads: [
        {
          name: PAPER,
          accepts: paperTypes,
          room: async (db, userId) => {
            const sent = await sentBy(db, userId);
            return {
              bytes: PAPERS_BYTES_MAX * FULL_ORGANISATIONS - sent.bytes,
              files: PAPERS_FILES_MAX * FULL_ORGANISATIONS - sent.files,
            };
          },
          mayOpen: (work, file) => mayOpenPaper(parts, work, file),
        },
      ],
      listeners: hear(userDeleted, (work, { user_id: userId }) => forgetSender(work.db, userId)),
      sealed: [nameColumn],
    },
  };
}
