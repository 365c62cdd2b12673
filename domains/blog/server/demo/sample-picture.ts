import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pictureFormats, type PublicPicture } from '@egcr/media/contract';
import type { SamplePicture } from '@egcr/media/server';
import type { Work } from '@egcr/server-kit/work';

import type { PostCover } from '../../contract/index.ts';
import type { PictureParts } from '../parts.ts';

/** Drawn by us, and encoded as uploads are. */
const FOLDER = join(import.meta.dirname, 'picture');
const SIZES = [
  { width: 480, height: 270 },
  { width: 960, height: 540 },
] as const;

/** What the picture shows, in the languages of the post that has it. */
const alts: Readonly<Record<string, string>> = {
  en: 'A page of a ledger with whole numbers, and a pile of coins beside it',
  es: 'Una página de un libro de cuentas con números enteros, junto a un montón de monedas',
  ar: 'صفحة من دفتر حسابات بأعداد صحيحة، وبجانبها كومة من النقود',
};

async function readSample(): Promise<SamplePicture> {
  const files = SIZES.flatMap((size) =>
    pictureFormats.map(async (format) => ({
      ...size,
      format,
      bytes: await readFile(join(FOLDER, `${size.width}.${format}`)),
    })),
  );
  return { width: 960, height: 540, files: await Promise.all(files) };
}

/** The one picture of the samples. */
export async function addSamplePicture(
  { media }: PictureParts,
  work: Pick<Work, 'db' | 'now' | 'newId'>,
): Promise<PublicPicture> {
  return media.addSample(work, await readSample());
}

/** As the cover of a text in that language. */
export function sampleCover(picture: PublicPicture, language: string): PostCover {
  return { picture, alt: alts[language] ?? alts['en'] ?? '', is_decorative: false };
}
