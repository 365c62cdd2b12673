export { createContact } from './create-contact.ts';
export type { ContactParts } from './parts.ts';
export { ticketForm, ticketKind } from './ticket-kind.ts';
export { limitNetwork } from './write-message.ts';
