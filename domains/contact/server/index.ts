export { createContact } from './create-contact.ts';
export type { ContactParts } from './parts.ts';
