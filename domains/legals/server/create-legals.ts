import { handle, handleFileAside, type ServerDomain } from '@egcr/server-kit/domain';

import { acceptCall, legalPdfCall, readAcceptancesCall, readDocumentsCall } from '../contract/endpoints.ts';
import { accept, readAcceptances, recordSignUp, type AgreedAtSignUp } from './acceptances.ts';
import { readDocuments } from './read-documents.ts';
import { readPdf } from './read-pdf.ts';
import { forgetPerson } from './store.ts';

/** The legal documents as apps/server composes them, given who agreed when signing up. */
export function createLegals({ agreedAtSignUp }: { readonly agreedAtSignUp: AgreedAtSignUp }): {
  readonly domain: ServerDomain;
} {
  return {
    domain: {
      name: 'legals',
      migrations: new URL('../migrations/', import.meta.url),
      calls: [
        handle(readDocumentsCall, readDocuments),
        handleFileAside(legalPdfCall, readPdf),
        handle(readAcceptancesCall, readAcceptances),
        handle(acceptCall, accept),
      ],
      listeners: {
        'identity.user_confirmed': (work, { payload }) => recordSignUp(agreedAtSignUp, work, payload),
        'identity.user_deleted': async (work, { payload }) => {
          if (typeof payload['user_id'] === 'string') await forgetPerson(work.db, payload['user_id']);
        },
      },
    },
  };
}
