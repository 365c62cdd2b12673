import sharp, { type Sharp } from 'sharp';

import { PICTURE_SIDE_MAX, PUBLIC_PIXELS_MAX } from '../../contract/limits.ts';
import { pictureFormats, widthsOf, type PictureFormat } from '../../contract/picture-files.ts';

export interface EncodedFile {
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** What came of the bytes of a picture. */
export type Encoded =
  | {
      readonly is: 'encoded';
      readonly width: number;
      readonly height: number;
      readonly files: readonly EncodedFile[];
    }
  | { readonly is: 'too_large' }
  | { readonly is: 'unreadable' };

const READ = new Set(['jpeg', 'png', 'webp']);

/** Other loaders of the library, such as those for SVG and PDF, could read files or take a program as a picture. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Draws a picture anew in all its files. Nothing but its colours comes with it; its place and its camera do not. */
export async function encodePicture(bytes: Uint8Array): Promise<Encoded> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head === undefined || !READ.has(head.format)) return { is: 'unreadable' };
  const { width, height } = head.autoOrient;
  const isTooLarge = Math.max(width, height) > PICTURE_SIDE_MAX || width * height > PUBLIC_PIXELS_MAX;
  if (isTooLarge) return { is: 'too_large' };
  try {
    const files = await filesOf(bytes, width);
    return { is: 'encoded', width, height, files };
  } catch {
    return { is: 'unreadable' };
  }
}

async function filesOf(bytes: Uint8Array, width: number): Promise<readonly EncodedFile[]> {
  const widths = widthsOf({ width });
  // Opened once, as large as the largest file; the others are made of that.
  const { data, info } = await sharp(bytes, { limitInputPixels: PUBLIC_PIXELS_MAX, failOn: 'warning' })
    .autoOrient()
    .resize({ width: widths.at(-1) ?? width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: EncodedFile[] = [];
  for (const each of widths)
    for (const format of pictureFormats) {
      const made = await written(sharp(data, { raw }).resize({ width: each }), format).toBuffer({
        resolveWithObject: true,
      });
      files.push({ width: made.info.width, height: made.info.height, format, bytes: made.data });
    }
  return files;
}

/** A JPEG is never see-through: white is behind it, as behind a page. */
function written(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 });
    case 'webp':
      return picture.webp({ quality: 78 });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
    default: {
      const never: never = format;
      return never;
    }
  }
}
