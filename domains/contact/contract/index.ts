export { askStatusCodeCall, readOwnCall, readStatusCall, writeMessageCall } from './endpoints.ts';
export { handleTicketCall, readQueueCall, readTicketCall } from './staff-endpoints.ts';
export { contactRefusals } from './refusals.ts';
export { captchaTokenField, emailField, messageField, nameField, tidyText } from './rules.ts';
export { isTopic, pageAddress, ticketStates, topics, type TicketState, type Topic } from './rules.ts';
