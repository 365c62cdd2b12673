import { languages } from '@egcr/server-kit/http/request-facts';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';

import { isLegalDocument, legalVersions } from '../contract/documents.ts';
import { textOfVersion } from '../contract/legal-text.ts';
import { loadCommon, loadLegalText } from '../contract/texts/load-text.ts';
import { hashOf, legalHashes } from './hashes.ts';
import { drawLegal } from './legal-paper.ts';

const order = z.object({ document: z.string(), version: z.string(), language: z.enum(languages) });

/** For `drawAside`: a published version of a document in one language, as the bytes of a PDF. */
export async function draw(what: unknown): Promise<Uint8Array> {
  const { document, language, ...asked } = z.parse(order, what);
  invariant(isLegalDocument(document), 'a document to be drawn is none of ours');
  const version = legalVersions[document].find((each) => each.version === asked.version);
  invariant(version !== undefined, 'a version to be drawn was never published');
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
    madeAt: new Date(`${version.publishedOn}T00:00:00Z`),
  });
  return paper.whole();
}
