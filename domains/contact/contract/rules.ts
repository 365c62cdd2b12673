import * as z from 'zod/mini';

import {
  CAPTCHA_TOKEN_LENGTH_MAX,
  EMAIL_LENGTH_MAX,
  MESSAGE_LENGTH_MAX,
  MESSAGE_LENGTH_MIN,
  NAME_LENGTH_MAX,
  PAGE_ADDRESS_LENGTH_MAX,
  STATUS_CODE_LENGTH,
} from './limits.ts';

/** What a message may be about. */
export const topics = [
  'account',
  'money',
  'privacy',
  'fraud',
  'security',
  'accessibility',
  'partners',
  'other',
] as const;
export type Topic = (typeof topics)[number];

export function isTopic(text: string | null | undefined): text is Topic {
  return topics.some((topic) => topic === text);
}

/** The address of one of our pages, as a link may carry it into the form; undefined for anything else, such as another site's. */
export function pageAddress(text: string | null): string | undefined {
  const isOurs =
    text !== null && text.length <= PAGE_ADDRESS_LENGTH_MAX && /^\/(?!\/)[^\s\p{C}\\]*$/u.test(text);
  return isOurs ? text : undefined;
}

/** `waiting`: for an answer of the person who wrote. */
export const ticketStates = ['new', 'open', 'waiting', 'solved'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Letters and digits that are not read for one another. */
export const REFERENCE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE = /^EG-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** A reference as people type it: any case, with or without its lines. */
export function tidyReference(text: string): string {
  const bare = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return bare.length === 10 ? `${bare.slice(0, 2)}-${bare.slice(2, 6)}-${bare.slice(6)}` : bare;
}

export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}

/** Without the marks that turn the direction of text or are not seen, in NFC, lines kept. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (sign) =>
      sign === '\n' || sign === '\t' ? sign : '',
    )
    .trim();
}

const tidied = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(z.string().check(z.overwrite(tidyText)), schema);

export const nameField = tidied(
  z.string().check(z.minLength(1, 'required'), z.maxLength(NAME_LENGTH_MAX), z.regex(/^[^\n]*$/, 'format')),
);
export const emailField = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.maxLength(EMAIL_LENGTH_MAX),
    z.regex(/^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\].]+(\.[^\s@<>(),;:"\\[\].]+)+$/, 'email_format'),
  );
export const messageField = tidied(
  z.string().check(z.minLength(MESSAGE_LENGTH_MIN), z.maxLength(MESSAGE_LENGTH_MAX)),
);
export const referenceField = z
  .string()
  .check(z.overwrite(tidyReference), z.minLength(1, 'required'), z.regex(REFERENCE, 'reference_format'));
export const statusCodeField = z
  .string()
  .check(z.trim(), z.regex(new RegExp(`^[0-9]{${STATUS_CODE_LENGTH}}$`), 'code_format'));
export const captchaTokenField = z.optional(z.string().check(z.maxLength(CAPTCHA_TOKEN_LENGTH_MAX)));

/** What is filled in on the page. */
export const messageForm = z.strictObject({
  name: nameField,
  email: emailField,
  topic: z.enum(topics, 'topic_unknown'),
  message: messageField,
});
