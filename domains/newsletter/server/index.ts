export { createNewsletter } from './create-newsletter.ts';
