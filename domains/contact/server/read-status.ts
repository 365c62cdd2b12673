import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import { composeMail } from '@egcr/server-kit/mail/layout';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { askStatusCodeCall, readOwnCall, readStatusCall } from '../contract/endpoints.ts';
import { STATUS_CODE_ATTEMPTS, STATUS_CODE_COOLDOWN_S, STATUS_CODE_LIFE_S } from '../contract/limits.ts';
import { contactRefusals } from '../contract/refusals.ts';
import { ownTicket } from './documents.ts';
import { setStatusCode, spendAttempt } from './guard-store.ts';
import { isSameMark, markOf, newStatusCode } from './marks.ts';
import { fill } from '@egcr/server-kit/texts';
import { mailTexts } from './texts.ts';
import type { ContactParts } from './parts.ts';
import { entriesIn, withCases } from './read-tickets.ts';
import { findByReference, listOwn } from './store.ts';

/** Mails a code for a message; says the same where there is none, or the last code is too young. */
export async function askStatusCode(
  parts: ContactParts,
  work: Work,
  { body }: CallInput<typeof askStatusCodeCall>,
): Promise<ReplyOf<typeof askStatusCodeCall>> {
  const answer = { life_s: STATUS_CODE_LIFE_S };
  const ticket = await findByReference(work.db, body);
  if (!ticket) return answer;
  const code = newStatusCode();
  const isSet = await setStatusCode(work.db, {
    ticketId: ticket.id,
    codeHash: codeHash(parts, ticket.id, code),
    attempts: STATUS_CODE_ATTEMPTS,
    now: work.now,
    expiresAt: addSeconds(work.now, STATUS_CODE_LIFE_S),
    notSince: addSeconds(work.now, -STATUS_CODE_COOLDOWN_S),
  });
  if (!isSet) return answer;
  const { language } = work.request;
  const say = mailTexts(language);
  await work.sendEmail({
    to: ticket.email,
    ...composeMail({
      language,
      subject: fill(say.code.subject, { reference: ticket.reference }),
      heading: say.code.heading,
      text: fill(say.code.text, { reference: ticket.reference, minutes: STATUS_CODE_LIFE_S / 60 }),
      code,
      smallPrint: [say.notYou],
    }),
  });
  return answer;
}

/** How far a message is. Refuses code_wrong, always the same; a guess is counted before it is compared. */
export async function readStatus(
  parts: ContactParts,
  work: Work,
  { body }: CallInput<typeof readStatusCall>,
): Promise<ReplyOf<typeof readStatusCall>> {
  const ticket = await findByReference(work.db, body);
  const wanted = ticket && (await spendAttempt(work.db, { ticketId: ticket.id, now: work.now }));
  if (!ticket || wanted === undefined || !isSameMark(wanted, codeHash(parts, ticket.id, body.code)))
    throw new Refusal(contactRefusals.code_wrong, { field: 'code', keepsWork: true });
  const [found] = await withCases(parts, work, [ticket]);
  if (!found) throw new Refusal(contactRefusals.code_wrong, { field: 'code', keepsWork: true });
  return ownTicket(found, (await entriesIn(parts, work, [found])).get(found.id));
}

/** What came from a person's confirmed address. */
export async function readOwn(parts: ContactParts, work: Work): Promise<ReplyOf<typeof readOwnCall>> {
  const email = await parts.confirmedEmail(work.db, personOf(work).userId);
  if (email === undefined) return { items: [] };
  const tickets = await withCases(parts, work, await listOwn(work.db, email));
  const entries = await entriesIn(parts, work, tickets);
  return { items: tickets.map((ticket) => ownTicket(ticket, entries.get(ticket.id))) };
}

function codeHash({ secret }: ContactParts, ticketId: string, code: string): string {
  return markOf(secret, 'code', `${ticketId} ${code}`);
}
