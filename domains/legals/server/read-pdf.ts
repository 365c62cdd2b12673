import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { languages } from '@egcr/server-kit/http/request-facts';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { isLegalDocument, legalVersions } from '../contract/documents.ts';
import type { legalPdfCall } from '../contract/endpoints.ts';
import { textOfVersion } from '../contract/legal-text.ts';
import { legalRefusals } from '../contract/refusals.ts';
import { loadCommon, loadLegalText } from '../contract/texts/load-text.ts';
import { hashOf, legalHashes } from './hashes.ts';
import { drawLegal } from './legal-paper.ts';

/** A document as a file to print. Refuses document_unknown. */
export async function readPdf(
  work: Work,
  { params, query }: CallInput<typeof legalPdfCall>,
): Promise<FileReply> {
  const { document } = params;
  if (!isLegalDocument(document)) throw new Refusal(legalRefusals.document_unknown);
  const versions = legalVersions[document];
  const version =
    query.version === undefined ? versions[0] : versions.find((each) => each.version === query.version);
  if (!version) throw new Refusal(legalRefusals.document_unknown);
  const language = query.language ?? languages.find((known) => known === work.request.language) ?? 'en';
  const [text, common, hashes] = await Promise.all([
    loadLegalText(document, language),
    loadCommon(language),
    legalHashes(),
  ]);
  const paper = drawLegal({
    text: textOfVersion(text, version.version),
    common,
    language,
    version,
    hash: hashOf(hashes, document, version.version),
    madeAt: work.now,
  });
  return new FileReply({
    name: `egcr-${document}-${version.version}-${language}.pdf`,
    mediaType: 'application/pdf',
    content: () => paper.rest(),
  });
}
