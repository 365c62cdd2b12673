import { randomInt, timingSafeEqual } from 'node:crypto';

import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import {
  verificationRefusals as no,
  type BusinessVerification,
  type givePhoneCall,
  type provePhoneCall,
  type removeContactCall,
} from '../../contract/index.ts';
import { CODE_LENGTH, CODE_MINUTES, CODE_TRIES, CODES_PER_DAY_MAX } from '../../contract/limits.ts';
import type { VerificationParts } from '../parts.ts';
import { shownVerification } from '../show-verifications.ts';
import { contactTexts } from './texts.ts';
import { contactOf, countCode, dropContact, keepCode, putContact } from './contact-store.ts';
import { ownContacts } from './own-contact.ts';
import { settleProven, settleUnproven, type ContactParts } from './settle-contact.ts';

type Parts = ContactParts & Pick<VerificationParts, 'textPhone'>;

const MINUTE_S = 60;
const DAY_S = 86_400;

const hashOf = ({ cipher }: Pick<Work, 'cipher'>, businessId: string, code: string) =>
  cipher.lookup('verification.contact code', `${businessId}|${code}`);

/**
 * Sends a code to the number of a business; the last one stops working. The same number that is proven already stays proven until its day. Refuses
 * not_found, team_role_required, verification_refused, phone_not_reached, codes_full, in that order.
 */
export async function givePhone(
  parts: Parts,
  work: Work,
  { params, body: { phone } }: CallInput<typeof givePhoneCall>,
): Promise<BusinessVerification> {
  const own = await ownContacts(parts, work, params.id);
  const businessId = own.row.id;
  const since = addSeconds(work.now, -DAY_S);
  if ((await countCode(work, { businessId, since })) > CODES_PER_DAY_MAX) throw new Refusal(no.codes_full);
  const before = await contactOf(work, businessId, 'phone');
  if (before?.value !== phone) {
    await putContact(work, { businessId, kind: 'phone', value: phone, token: null });
    await settleUnproven(parts, work, own, { kind: 'phone', note: 'proof_waiting' });
  }
  const code = randomInt(0, 10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
  const hash = hashOf(work, businessId, code);
  await keepCode(work.db, businessId, {
    hash,
    until: addSeconds(work.now, CODE_MINUTES * MINUTE_S),
    tries: CODE_TRIES,
  });
  const say = contactTexts(work.request.language);
  const text = fill(say.code, { code, minutes: String(CODE_MINUTES) });
  const sent = await parts.textPhone(work, { phone, text });
  if (sent === 'refused') throw new Refusal(no.phone_not_reached, { field: 'phone' });
  if (sent === 'later') throw new Refusal(no.codes_full);
  return shownVerification(work, own.business, own.rights);
}

/** Proves the number by its code. A wrong one is counted. Refuses not_found, team_role_required, verification_refused, contact_code_over, contact_code_wrong, in that order. */
export async function provePhone(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof provePhoneCall>,
): Promise<BusinessVerification> {
  const own = await ownContacts(parts, work, params.id);
  const { id } = own.row;
  const contact = await contactOf(work, id, 'phone');
  const [hash, until, tries] = [contact?.code_hash, contact?.code_until, contact?.tries_left ?? 0];
  if (!contact || !hash || !until || until <= work.now || tries === 0)
    throw new Refusal(no.contact_code_over);
  if (!timingSafeEqual(hash, hashOf(work, id, body.code))) {
    await keepCode(work.db, id, { hash, until, tries: tries - 1 });
    throw new Refusal(no.contact_code_wrong, {
      field: 'code',
      members: { tries_left: tries - 1 },
      keepsWork: true,
    });
  }
  await settleProven(parts, work, own, { contact, how: 'sms' });
  return shownVerification(work, own.business, own.rights);
}

/** Takes a contact off; the same where there is none. Refuses not_found, team_role_required, verification_refused. */
export async function removeContact(
  parts: ContactParts,
  work: Work,
  { params }: CallInput<typeof removeContactCall>,
): Promise<BusinessVerification> {
  const own = await ownContacts(parts, work, params.id);
  await dropContact(work.db, own.row.id, params.kind);
  await settleUnproven(parts, work, own, { kind: params.kind, note: null });
  return shownVerification(work, own.business, own.rights);
}
