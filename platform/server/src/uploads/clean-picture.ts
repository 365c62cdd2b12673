import { fileRefusals, type FileType } from '@egcr/contract/files';
import { PICTURE_PIXELS_MAX } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';

import { Refusal } from '../refusal.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const cleaners = { 'image/jpeg': cleanJpeg, 'image/png': cleanPng, 'image/webp': cleanWebp } as const;
export type PictureType = keyof typeof cleaners;

export function isPicture(type: FileType): type is PictureType {
  return Object.hasOwn(cleaners, type);
}

/**
 * The picture without what its camera or its maker wrote beside it. Nothing is decoded, so nothing can unfold here. Refuses
 * file_type_refused where it is not what its first bytes say, file_too_costly where showing it would take more memory than a phone has.
 */
export function cleanPicture(type: PictureType, bytes: Buffer): Buffer {
  const clean = cleaners[type](bytes);
  if (clean === undefined) throw new Refusal(fileRefusals.file_type_refused);
  const { width, height } = clean.size;
  if (width === 0 || height === 0) throw new Refusal(fileRefusals.file_type_refused);
  if (width * height > PICTURE_PIXELS_MAX) throw new Refusal(platformRefusals.file_too_costly);
  return clean.bytes;
}
