import type { UploadsDoor } from '@egcr/server-kit/uploads';

export interface MediaParts {
  readonly uploads: Pick<UploadsDoor, 'open' | 'take' | 'remove' | 'forget'>;
}

/** The kind of upload that becomes a public picture. */
export const PICTURE = 'media.picture';
