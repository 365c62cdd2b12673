import type { BeforeWork, CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { languages, type Language } from '@egcr/server-kit/http/request-facts';
import { drawAside } from '@egcr/server-kit/pdf/draw-aside';
import { Refusal } from '@egcr/server-kit/refusal';

import {
  isLegalDocument,
  legalVersions,
  type LegalDocument,
  type LegalVersion,
} from '../contract/documents.ts';
import type { legalPdfCall } from '../contract/endpoints.ts';
import { legalRefusals } from '../contract/refusals.ts';

const papers = new Map<string, Promise<Uint8Array>>();

/** Drawing takes a second of computing, and a published version never changes: each is drawn once for each process. */
function paperOf(document: LegalDocument, version: LegalVersion, language: Language): Promise<Uint8Array> {
  const key = `${document} ${version.version} ${language}`;
  const known = papers.get(key) ?? drawn(document, version, language);
  papers.set(key, known);
  known.catch(() => papers.delete(key));
  return known;
}

async function drawn(
  document: LegalDocument,
  { version }: LegalVersion,
  language: Language,
): Promise<Uint8Array> {
  return drawAside(new URL('print-legal.ts', import.meta.url), { document, version, language });
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** A document as a file to print. Refuses document_unknown. */
export async function readPdf(
  { request }: BeforeWork,
  { params, query }: CallInput<typeof legalPdfCall>,
): Promise<FileReply> {
  const { document } = params;
  if (!isLegalDocument(document)) throw new Refusal(legalRefusals.document_unknown);
  const versions = legalVersions[document];
  const version =
    query.version === undefined ? versions[0] : versions.find((each) => each.version === query.version);
  if (!version) throw new Refusal(legalRefusals.document_unknown);
  const language = query.language ?? languages.find((known) => known === request.language) ?? 'en';
  const bytes = await paperOf(document, version, language);
  return new FileReply({
    name: `egcr-${document}-${version.version}-${language}.pdf`,
    mediaType: 'application/pdf',
    content: () => inOnePiece(bytes),
  });
}
