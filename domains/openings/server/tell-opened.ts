import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { composeMail } from '@egcr/server-kit/mail/layout';
import { fill } from '@egcr/server-kit/texts';
import type { Work } from '@egcr/server-kit/work';

import { serviceAt } from '../contract/announced.ts';
import { TOLD_AT_ONCE } from '../contract/limits.ts';
import { serviceOpened } from '../contract/notices.ts';
import { nameOf } from './name-of.ts';
import type { OpeningsParts } from './parts.ts';
import { removeAddresses, takeWaiting, waitedServices, type Waiting } from './store.ts';
import { mailTexts } from './texts.ts';

export const TELL_OPENED = 'openings.tell';

/**
 * Tells some of those who wait for a service that is open now, and comes again for the rest. Rows, mails and notices are of one
 * transaction: killed in between, nothing has happened, and the next run tells the same people.
 */
export async function tellOpened(parts: OpeningsParts, work: Work): Promise<void> {
  const screens = parts.screens();
  const services = (await waitedServices(work.db)).filter((name) => serviceAt(screens, name)?.isOpen);
  if (services.length === 0) return;
  const waiting = await takeWaiting(work.db, { services, limit: TOLD_AT_ONCE });
  const people = waiting.filter(({ user_id: userId }) => userId !== null);
  const addresses = waiting.filter(({ user_id: userId }) => userId === null);
  const mailed = new Set<string>();
  const tell = async (each: Waiting, email: string) => {
    if (mailed.has(`${each.service} ${email}`)) return;
    mailed.add(`${each.service} ${email}`);
    await mail(parts, work, { ...each, email });
  };
  const known: { service: string; email: string }[] = [];
  for (const person of people) {
    await notify(parts, work, person);
    const email = await parts.confirmedEmail(work.db, person.user_id ?? '');
    if (email === undefined) continue;
    known.push({ service: person.service, email });
    await tell(person, email);
  }
  if (known.length > 0) await removeAddresses(work.db, known);
  for (const each of addresses) await tell(each, each.email ?? '');
  if (waiting.length === TOLD_AT_ONCE) await work.enqueue(TELL_OPENED, {});
}

async function notify(
  { screens }: OpeningsParts,
  work: Work,
  { service, user_id: userId }: Waiting,
): Promise<void> {
  const path = serviceAt(screens(), service)?.path ?? '/';
  await work.emit(told(notificationAsked, { user_id: userId ?? '', ...serviceOpened.of({ service }, path) }));
}

async function mail(
  { screens, publicUrl }: OpeningsParts,
  work: Work,
  { service, email, language }: Waiting & { readonly email: string },
): Promise<void> {
  const say = mailTexts(language).opened;
  const name = nameOf(service, language);
  await work.sendEmail({
    to: email,
    ...composeMail({
      language,
      subject: fill(say.subject, { service: name }),
      text: fill(say.text, { service: name }),
      button: { label: say.button, href: `${publicUrl}${serviceAt(screens(), service)?.path ?? '/'}` },
      smallPrint: [say.last],
    }),
  });
}
