import { composeMail, unlinked } from '@egcr/server-kit/mail/layout';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import type { ContactParts } from './parts.ts';
import { statusAddress } from './status-address.ts';
import { findTicket } from './store.ts';
import { mailTexts } from './texts.ts';

/** Mails what staff wrote to the person who wrote to us, in the language of their message. */
export async function mailReply(
  parts: Pick<ContactParts, 'publicUrl'>,
  work: Work,
  { ticketId, text }: { readonly ticketId: string; readonly text: string },
): Promise<void> {
  const ticket = await findTicket(work.db, ticketId);
  if (!ticket) return;
  const { language, reference } = ticket;
  const say = mailTexts(language);
  await work.sendEmail({
    to: ticket.email,
    ...composeMail({
      language,
      subject: fill(say.reply.subject, { reference }),
      heading: fill(say.reply.heading, { name: unlinked(ticket.name) }),
      text,
      button: { label: say.button, href: statusAddress(parts, reference) },
      smallPrint: [fill(say.reply.smallPrint, { reference })],
    }),
  });
}
