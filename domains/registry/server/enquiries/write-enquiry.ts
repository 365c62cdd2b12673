import { contactRefusals } from '@egcr/contact/contract';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { composeMail, unlinked } from '@egcr/server-kit/mail/layout';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import type { writeEnquiryCall } from '../../contract/enquiries/endpoints.ts';
import { registryRefusals } from '../../contract/index.ts';
import { ENQUIRY_READERS_MAX } from '../../contract/limits.ts';
import { entryNotices } from '../../contract/notices.ts';
import { findBusiness, type BusinessRow } from '../directory/directory-store.ts';
import type { RegistryParts } from '../parts.ts';
import { insertEnquiry } from './enquiry-store.ts';
import { limitWriting, markOfSender } from './limit-enquiries.ts';
import { enquiryMailTexts } from './mail/texts.ts';
import { takesMessages } from './profile-store.ts';

export type EnquiryParts = Pick<RegistryParts, 'acting' | 'people' | 'tell' | 'publicUrl' | 'visitors'>;

/**
 * POST /directory/businesses/:slug/messages. Whatever fills in the hidden field is answered as if it had been sent. Refuses not_found,
 * messages_closed, too_many_messages (of the network), captcha_failed, too_many_messages (of the address, or to the business), in that order.
 */
export async function writeEnquiry(
  parts: EnquiryParts,
  work: Work,
  { params, body }: CallInput<typeof writeEnquiryCall>,
): Promise<ReplyOf<typeof writeEnquiryCall>> {
  const { visitors, acting } = parts;
  const found = await findBusiness(work.db, { slug: params.slug });
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  const sent = { sent_at: toInstant(work.now) };
  if (body.website !== undefined && body.website !== '') return sent;
  if (!(await takesMessages(parts, work.db, found))) throw new Refusal(registryRefusals.messages_closed);
  await visitors.limitNetwork(work);
  const outcome = await visitors.verifyCaptcha(work, body.captcha_token ?? '');
  if (outcome !== 'ok') throw new Refusal(contactRefusals.captcha_failed, { field: 'captcha_token' });
  const mark = markOfSender(work, body.email);
  await limitWriting(work, { mark, businessId: found.id });
  const { name, email, message } = body;
  const letter = { name, email, message };
  await insertEnquiry(work, {
    id: work.newId(),
    businessId: found.id,
    letter,
    mark,
    language: work.request.language,
  });
  const readers = await acting.membersWith(work.db, found.organisation_id ?? '', 'edit');
  for (const userId of readers.slice(0, ENQUIRY_READERS_MAX)) {
    await parts.tell(work, userId, entryNotices.enquiryWritten.of({ name: found.name }, found.id));
    await mailReader(parts, work, { userId, found, letter });
  }
  return sent;
}

interface ToMail {
  readonly userId: string;
  readonly found: BusinessRow;
  readonly letter: { readonly name: string; readonly message: string };
}

/** Carries a message to a member of the team, in their language and without the visitor's address. What strangers write makes no link. */
async function mailReader(
  { people, publicUrl }: EnquiryParts,
  work: Work,
  { userId, found, letter }: ToMail,
): Promise<void> {
  const contacts = await people.contactsOf(work.db, userId);
  if (contacts?.isEmailVerified !== true || contacts.email === null) return;
  const { language } = contacts;
  const say = enquiryMailTexts(language);
  const said = { business: unlinked(found.name), name: unlinked(letter.name) };
  await work.sendEmail({
    to: contacts.email,
    ...composeMail({
      language,
      subject: fill(say.subject, said),
      heading: fill(say.heading, said),
      text: unlinked(letter.message),
      button: { label: say.button, href: `${publicUrl}/businesses/${found.id}/public-profile` },
      smallPrint: [say.stranger, say.switch],
    }),
  });
}
