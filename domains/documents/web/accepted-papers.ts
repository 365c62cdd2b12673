import { paperTypes } from '../contract/index.ts';

/** What the browser's own field offers: media types, and endings for systems that do not know the types. */
export const acceptedPapers = [...paperTypes, '.pdf', '.jpg', '.jpeg', '.png', '.webp'].join(',');
