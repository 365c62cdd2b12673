import { createHash } from 'node:crypto';

import {
  BINDING_LANGUAGE,
  legalDocuments,
  legalVersions,
  type LegalDocument,
} from '../contract/documents.ts';
import { plainText, textOfVersion } from '../contract/legal-text.ts';
import { loadLegalText } from '../contract/texts/load-text.ts';

/** Document and version → SHA-256 of its binding wording, in lower-case hex. */
export type LegalHashes = ReadonlyMap<string, string>;

let made: Promise<LegalHashes> | undefined;

/** Computed once for each process. */
export function legalHashes(): Promise<LegalHashes> {
  made ??= compute();
  return made;
}

async function compute(): Promise<LegalHashes> {
  const hashes = new Map<string, string>();
  for (const document of legalDocuments) {
    const text = await loadLegalText(document, BINDING_LANGUAGE);
    for (const { version } of legalVersions[document]) {
      const wording = plainText(textOfVersion(text, version));
      hashes.set(`${document} ${version}`, createHash('sha256').update(wording).digest('hex'));
    }
  }
  return hashes;
}

export function hashOf(hashes: LegalHashes, document: LegalDocument, version: string): string {
  const hash = hashes.get(`${document} ${version}`);
  if (hash === undefined) throw new Error(`no such version: ${document} ${version}`);
  return hash;
}
