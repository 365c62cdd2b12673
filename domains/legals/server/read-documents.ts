import type { ReplyOf } from '@egcr/contract/endpoint';

import { agreedDocuments, legalDocuments, legalVersions } from '../contract/documents.ts';
import type { readDocumentsCall } from '../contract/endpoints.ts';
import { hashOf, legalHashes } from './hashes.ts';

/** All documents with their versions, newest first. */
export async function readDocuments(): Promise<ReplyOf<typeof readDocumentsCall>> {
  const hashes = await legalHashes();
  return {
    items: legalDocuments.map((document) => ({
      document,
      needs_acceptance: agreedDocuments.some((agreed) => agreed === document),
      versions: legalVersions[document].map(({ version, publishedOn }) => ({
        version,
        published_on: publishedOn,
        hash: hashOf(hashes, document, version),
      })),
    })),
  };
}
