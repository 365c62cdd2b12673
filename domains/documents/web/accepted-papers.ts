import { officeTypes } from '@egcr/contract/files';

import { paperTypes } from '../contract/index.ts';

const officeEndings = Object.keys(officeTypes).map((ending) => `.${ending}`);

/** What the browser's own field offers: media types, and endings for systems that do not know the types. */
export const acceptedPapers = [
  ...paperTypes,
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  ...officeEndings,
].join(',');
