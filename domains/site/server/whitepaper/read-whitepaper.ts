import { createHash } from 'node:crypto';

import { productScreens } from '@egcr/contract/product-screens';
import type { Screen } from '@egcr/contract/screen';
import type { BeforeWork, CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { drawAside } from '@egcr/server-kit/pdf/draw-aside';

import type { readWhitepaperCall } from '../../contract/whitepaper-endpoints.ts';
import { whitepaperArticle, type WhitepaperLanguage } from '../../contract/whitepaper.ts';

/** What the thread that draws is told. */
export interface WantedPaper {
  readonly language: WhitepaperLanguage;
  readonly screens: readonly Screen[];
}

interface Printed {
  readonly bytes: Uint8Array;
  readonly fingerprint: string;
}

const papers = new Map<WhitepaperLanguage, Promise<Printed>>();

/** Drawing takes a second of computing, and what is on it changes with the build only: each language is drawn once for each process. */
function paperIn(language: WhitepaperLanguage): Promise<Printed> {
  const known = papers.get(language) ?? printed(language);
  papers.set(language, known);
  known.catch(() => papers.delete(language));
  return known;
}

async function printed(language: WhitepaperLanguage): Promise<Printed> {
  // The thread knows nothing of this process: it is told the addresses that the paper counts.
  const wanted: WantedPaper = { language, screens: productScreens() };
  const bytes = await drawAside(new URL('print-whitepaper.ts', import.meta.url), wanted);
  return { bytes, fingerprint: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** The white paper as a file to print. */
export async function readWhitepaper(
  _before: BeforeWork,
  { query: { language } }: CallInput<typeof readWhitepaperCall>,
): Promise<FileReply> {
  const { bytes, fingerprint } = await paperIn(language);
  return new FileReply({
    name: `egcr-whitepaper-${whitepaperArticle.version}-${language}.pdf`,
    mediaType: 'application/pdf',
    content: () => inOnePiece(bytes),
    fingerprint,
  });
}
