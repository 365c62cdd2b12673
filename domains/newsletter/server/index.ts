export { createNewsletter } from './create-newsletter.ts';
export type { NewsletterParts } from './parts.ts';
