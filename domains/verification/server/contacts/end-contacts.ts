import { notificationAsked } from '@egcr/notifications/contract';
import { addSeconds } from '@egcr/contract/time';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { EXPIRING_DAYS } from '../../contract/limits.ts';
import { contactEnds } from '../../contract/notices.ts';
import { lockVerification } from '../business-store.ts';
import { contactsEndingBy, forgetCodes, takeContactStep } from './contact-store.ts';
import { settleUnproven, type ContactParts } from './settle-contact.ts';

const DAY_S = 86_400;

/** Ends proofs whose time is over, and tells the teams whose contacts are to be proven again within thirty days; each once. */
export async function endContacts(parts: ContactParts, work: Work): Promise<void> {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const yesterday = dayOf(addSeconds(work.now, -DAY_S));
  const soon = dayOf(addSeconds(work.now, EXPIRING_DAYS * DAY_S));
  const over = await contactsEndingBy(work.db, { day: yesterday, states: ['proven', 'expiring'] });
  for (const contact of over) {
    const business = await parts.registry.find(work.db, contact.business_id);
    if (business === undefined) continue;
    const row = await lockVerification(work, business);
    await takeContactStep(work, contact, 'expire');
    await settleUnproven(parts, work, { row, business }, { kind: contact.kind, note: 'proof_expired' });
    await tell(parts, work, { business, when: 'now', until: contact.valid_until ?? '' });
  }
  for (const contact of await contactsEndingBy(work.db, { day: soon, states: ['proven'] })) {
    const business = await parts.registry.find(work.db, contact.business_id);
    await takeContactStep(work, contact, 'remind');
    if (business) await tell(parts, work, { business, when: 'soon', until: contact.valid_until ?? '' });
  }
  await forgetCodes(work.db, addSeconds(work.now, -DAY_S));
}

async function tell(
  { acting }: Pick<ContactParts, 'acting'>,
  work: Work,
  {
    business,
    when,
    until,
  }: {
    readonly business: { readonly name: string; readonly organisationId: string };
    readonly when: keyof typeof contactEnds;
    readonly until: string;
  },
): Promise<void> {
  const members = await acting.membersWith(work.db, business.organisationId, 'edit');
  const notice = contactEnds[when].of({ name: business.name, until });
  const events = members.map((userId) => told(notificationAsked, { user_id: userId, ...notice }));
  if (events.length > 0) await work.emit(...events);
}
