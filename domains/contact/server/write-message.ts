import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, secondsUntil } from '@egcr/contract/time';
import { composeMail } from '@egcr/server-kit/mail/layout';
import type { CallInput } from '@egcr/server-kit/domain';
import { networkOf } from '@egcr/server-kit/network';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { writeMessageCall } from '../contract/endpoints.ts';
import { MESSAGES_PER_HOUR_MAX, MESSAGES_WINDOW_S } from '../contract/limits.ts';
import { contactRefusals } from '../contract/refusals.ts';
import { countSending } from './guard-store.ts';
import { fill } from '@egcr/server-kit/texts';
import { mailTexts } from './texts.ts';
import { markOf, newReference } from './marks.ts';
import type { ContactParts } from './parts.ts';
import { statusAddress } from './status-address.ts';
import { addTicket } from './store.ts';
import { TICKET, ticketForm } from './ticket-kind.ts';

const REFERENCE_TRIES = 3;

/**
 * Takes a message in and mails a receipt. Refuses too_many_messages, captcha_failed. Whatever fills in the hidden field gets a reference
 * that leads nowhere.
 */
export async function writeMessage(
  parts: ContactParts,
  work: Work,
  { body }: CallInput<typeof writeMessageCall>,
): Promise<ReplyOf<typeof writeMessageCall>> {
  if (body.website !== undefined && body.website !== '') return { reference: newReference() };
  if (parts.limitsNetworks) await limitNetwork(parts, work);
  const outcome = await parts.verifyCaptcha(work, body.captcha_token ?? '');
  if (outcome !== 'ok') throw new Refusal(contactRefusals.captcha_failed, { field: 'captcha_token' });
  const { id, reference } = await addUnderReference(work, body);
  await openTicket(parts, work, { ...body, id, reference });
  const { language } = work.request;
  const say = mailTexts(language);
  await work.sendEmail({
    to: body.email,
    ...composeMail({
      language,
      subject: fill(say.receipt.subject, { reference }),
      heading: say.receipt.heading,
      // Not a word of the message: nobody can make us send their text to another person's address.
      text: fill(say.receipt.text, { reference }),
      button: { label: say.button, href: statusAddress(parts, reference) },
      smallPrint: [say.notYou],
    }),
  });
  return { reference };
}

/** The case of a message: it goes by the message's reference, and what was written is the first in its thread. */
async function openTicket(
  { cases }: ContactParts,
  work: Work,
  {
    id,
    reference,
    name,
    email,
    topic,
    message,
  }: CallInput<typeof writeMessageCall>['body'] & { readonly id: string; readonly reference: string },
): Promise<void> {
  await cases.open(work, {
    by: 'platform',
    id,
    reference,
    kind: TICKET,
    subject: topic,
    submissionId: id,
    submitted: {
      form: ticketForm.name,
      formVersion: ticketForm.version,
      answers: { name, email, topic },
    },
  });
  await cases.queueOf(TICKET).receive(work, { id, text: message });
}

/** Counts a message from this network. Refuses too_many_messages where it has sent its share of the hour. */
export async function limitNetwork({ secret }: Pick<ContactParts, 'secret'>, work: Work): Promise<void> {
  const mark = markOf(secret, 'network', networkOf(work.request.ip));
  const since = addSeconds(work.now, -MESSAGES_WINDOW_S);
  const count = await countSending(work.db, { mark, now: work.now, since });
  if (count <= MESSAGES_PER_HOUR_MAX) return;
  throw new Refusal(contactRefusals.too_many_messages, {
    retryAfter_s: secondsUntil(addSeconds(work.now, MESSAGES_WINDOW_S), work.now),
  });
}

async function addUnderReference(
  work: Work,
  { name, email, topic }: CallInput<typeof writeMessageCall>['body'],
): Promise<{ readonly id: string; readonly reference: string }> {
  const id = work.newId();
  for (let tried = 0; tried < REFERENCE_TRIES; tried += 1) {
    const reference = newReference();
    const ticket = { id, reference, name, email, topic, language: work.request.language };
    if (await addTicket(work.db, ticket, work.now)) return { id, reference };
  }
  throw new Error('three new references were all taken');
}
