export { createContact } from './create-contact.ts';
export type { ContactMail, ContactParts } from './parts.ts';
