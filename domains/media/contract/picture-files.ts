import { PICTURE_WIDTHS } from './limits.ts';
import type { PublicPicture } from './public-picture.ts';

/** The smallest first: browsers take the first kind that they know. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

/** How wide the files of a picture are, the smallest first: up to three, none wider than the picture. */
export function widthsOf({ width }: Pick<PublicPicture, 'width'>): readonly number[] {
  const largest = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width;
  return [...PICTURE_WIDTHS.filter((each) => each < width), ...(width <= largest ? [width] : [])];
}

/** The address of one file of a picture. What is behind it never changes. */
export function fileAddress(
  { id }: Pick<PublicPicture, 'id'>,
  width: number,
  format: PictureFormat,
): `/media/${string}` {
  return `/media/${id}/${width}.${format}`;
}

/** The widest file. */
export function largestFile(
  picture: PublicPicture,
  format: PictureFormat = 'jpeg',
): { readonly address: `/media/${string}`; readonly width: number; readonly height: number } {
  const width = widthsOf(picture).at(-1) ?? picture.width;
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return { address: fileAddress(picture, width, format), width, height };
}

/** All files of a format, as `srcset` lists them. */
export function sourceSet(picture: PublicPicture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${fileAddress(picture, width, format)} ${width}w`)
    .join(', ');
}
