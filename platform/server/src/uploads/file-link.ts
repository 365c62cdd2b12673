/**
 * Links to files. A ticket says which file and until when; its mark, made with a key, also covers the person and the session that asked:
 * the person who finds a link in a log or a shared window can do nothing with it, even signed in.
 */
import { timingSafeEqual } from 'node:crypto';

import { FILE_LINK_S } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import { uploadRefusals } from '@egcr/contract/uploads';

import { Refusal } from '../refusal.ts';
import { personOf, type Work } from '../work.ts';

const ID_BYTES = 16;
const TIME_BYTES = 6;
const MARK_BYTES = 32;
const FACTS_BYTES = ID_BYTES + TIME_BYTES;

type Asking = Pick<Work, 'actor' | 'now' | 'cipher'>;

/** A link for the session that asks, good for five minutes. The domain has checked that the file is theirs. */
export function linkTo(
  work: Asking,
  fileId: string,
): { readonly ticket: string; readonly expires_at: string } {
  const expiresAt = addSeconds(work.now, FILE_LINK_S);
  const facts = Buffer.alloc(FACTS_BYTES);
  facts.write(fileId.replaceAll('-', ''), 0, 'hex');
  facts.writeUIntBE(expiresAt.getTime(), ID_BYTES, TIME_BYTES);
  const ticket = Buffer.concat([facts, markOf(work, facts)]).toString('base64url');
  return { ticket, expires_at: toInstant(expiresAt) };
}

/** The file of a ticket. Refuses not_found where it was made for another session, or made up; file_link_expired. */
export function fileOfTicket(work: Asking, ticket: string): string {
  const bytes = Buffer.from(ticket, 'base64url');
  const facts = bytes.subarray(0, FACTS_BYTES);
  const mark = bytes.subarray(FACTS_BYTES);
  if (mark.length !== MARK_BYTES || !timingSafeEqual(mark, markOf(work, facts)))
    throw new Refusal(platformRefusals.not_found);
  if (facts.readUIntBE(ID_BYTES, TIME_BYTES) <= work.now.getTime())
    throw new Refusal(uploadRefusals.file_link_expired);
  const hex = facts.toString('hex', 0, ID_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function markOf({ actor, cipher }: Asking, facts: Buffer): Buffer {
  const { userId, sessionId } = personOf({ actor });
  return cipher.lookup('a link to a file', JSON.stringify([userId, sessionId, facts.toString('hex')]));
}
