import { randomBytes } from 'node:crypto';

import type { CallInput, Errand } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  domainNameIn,
  verificationRefusals,
  type BusinessVerification,
  type giveDomainCall,
  type readDomainCall,
} from '../../contract/index.ts';
import { lockVerification } from '../business-store.ts';
import type { VerificationParts } from '../parts.ts';
import { shownVerification } from '../show-verifications.ts';
import {
  contactOf,
  isBeingRead,
  keepReading,
  putContact,
  takeContactStep,
  type ContactRow,
} from './contact-store.ts';
import { lookAtDomain, type Seen } from './domain-reading.ts';
import { ownContacts } from './own-contact.ts';
import { settleProven, settleUnproven, type ContactParts } from './settle-contact.ts';

export const READ_DOMAIN = 'verification.read_domain';
const TOKEN_BYTES = 16;
const question = z.object({ id: z.string(), token: z.string() });
type Question = z.output<typeof question>;

/** Gives a domain, and the mark that proves it; the same domain keeps its mark. Refuses not_found, team_role_required, verification_refused. */
export async function giveDomain(
  parts: ContactParts,
  work: Work,
  { params, body }: CallInput<typeof giveDomainCall>,
): Promise<BusinessVerification> {
  const own = await ownContacts(parts, work, params.id);
  const domain = domainNameIn(body.domain);
  invariant(domain !== undefined, 'a domain that is none passed its call');
  const before = await contactOf(work, own.row.id, 'domain');
  if (before?.value !== domain) {
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    await putContact(work, { businessId: own.row.id, kind: 'domain', value: domain, token });
    await settleUnproven(parts, work, own, { kind: 'domain', note: 'proof_waiting' });
  }
  return shownVerification(work, own.business, own.rights);
}

/** Asks that the domain is looked at; one look at a time. Refuses not_found, team_role_required, verification_refused, contact_missing. */
export async function askForReading(
  parts: ContactParts,
  work: Work,
  { params }: CallInput<typeof readDomainCall>,
): Promise<BusinessVerification> {
  const { row, business, rights } = await ownContacts(parts, work, params.id);
  const contact = await contactOf(work, row.id, 'domain');
  if (contact === undefined || contact.token === null)
    throw new Refusal(verificationRefusals.contact_missing);
  if (!isBeingRead(contact, work.now)) {
    await keepReading(work.db, row.id, work.now);
    await work.enqueue(READ_DOMAIN, { id: row.id, token: contact.token } satisfies Question, {
      key: `${READ_DOMAIN} ${row.id}`,
      line: `${READ_DOMAIN} ${row.id}`,
    });
  }
  return shownVerification(work, business, rights);
}

type Parts = ContactParts & Pick<VerificationParts, 'reading'>;

/** `verification.read_domain`: looks for the mark. No transaction is open meanwhile, and a mark that was replaced meanwhile proves nothing. */
export function readDomain(parts: Parts): Errand {
  return async (services, payload) => {
    const asked = question.parse(payload);
    const contact = await services.unit((work) => askedContact(work, asked));
    if (contact === undefined) return;
    const seen = await lookAtDomain(parts.reading, { domain: contact.value, token: asked.token });
    await services.unit((work) => keepSeen(parts, work, { asked, seen }));
  };
}

async function askedContact(
  work: Pick<Work, 'db' | 'cipher'>,
  { id, token }: Question,
): Promise<ContactRow | undefined> {
  const contact = await contactOf(work, id, 'domain');
  return contact?.token === token ? contact : undefined;
}

async function keepSeen(
  parts: ContactParts,
  work: Work,
  { asked, seen }: { readonly asked: Question; readonly seen: Seen },
): Promise<void> {
  const business = await parts.registry.find(work.db, asked.id);
  if (business?.status !== 'active') return;
  const row = await lockVerification(work, business);
  const contact = await askedContact(work, asked);
  if (contact === undefined || row.state === 'suspended' || row.state === 'revoked') return;
  const settled = { row, business };
  if ('how' in seen) return settleProven(parts, work, settled, { contact, how: seen.how });
  // A server that does not answer today has not taken its mark away.
  const stays = contact.state === 'proven' || contact.state === 'expiring';
  if (stays && seen.note === 'proof_unreachable') return keepReading(work.db, row.id, null);
  await takeContactStep(work, contact, 'fail');
  await settleUnproven(parts, work, settled, { kind: 'domain', note: seen.note });
}
