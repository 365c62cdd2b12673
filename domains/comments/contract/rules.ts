import * as z from 'zod/mini';

import { COMMENT_MAX_LENGTH, LINKS_THAT_WAIT, REASON_NOTE_MAX_LENGTH } from './limits.ts';

/** Signs that nobody sees, and those that turn the direction of what stands around them. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/** Lines as a reader sees them: in NFC, without unseen signs, with at most one empty line in a row. */
function tidyComment(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATE, '')
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ''))
    .replace(/\n\s*\n\s*\n/g, '\n\n')
    .trim();
}

const tidied = (maximum: number) =>
  z.string().check(z.maxLength(maximum * 4), z.overwrite(tidyComment), z.maxLength(maximum));

export const commentText = tidied(COMMENT_MAX_LENGTH).check(z.minLength(1, 'required'));
export const decisionNote = tidied(REASON_NOTE_MAX_LENGTH);

const LINK =
  /https?:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|ru|cn|io|xyz|top|shop|site|online|example)\b/iu;
/** Between words, and before each further address that is glued to the one before. */
const GAPS = /[\s,;|<>()[\]"'“”«»]+|(?=https?:\/\/)/iu;

/** How many addresses a text names, however they are written. */
export function linksIn(text: string): number {
  return text.split(GAPS).filter((word) => LINK.test(word)).length;
}

/** Whether an editor reads a comment before everybody does. */
export function waitsForEditor(text: string, { hasSpam }: { readonly hasSpam: boolean }): boolean {
  return hasSpam || linksIn(text) >= LINKS_THAT_WAIT;
}

/** Why a comment is reported or removed. */
export const commentReasons = [
  'advertising',
  'insult',
  'private_data',
  'off_topic',
  'unlawful',
  'other',
] as const;
export type CommentReason = (typeof commentReasons)[number];
