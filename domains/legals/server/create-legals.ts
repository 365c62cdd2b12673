import { userConfirmed, userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';
import { handle, handleFileAside, type ServerDomain } from '@egcr/server-kit/domain';

import { legalScreens } from '../contract/screens.ts';
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
      screens: legalScreens,
      calls: [
        handle(readDocumentsCall, readDocuments),
        handleFileAside(legalPdfCall, readPdf),
        handle(readAcceptancesCall, readAcceptances),
        handle(acceptCall, accept),
      ],
      listeners: {
        ...hear(userConfirmed, (work, { user_id: userId }) => recordSignUp(agreedAtSignUp, work, userId)),
        ...hear(userDeleted, (work, { user_id: userId }) => forgetPerson(work.db, userId)),
      },
    },
  };
}
