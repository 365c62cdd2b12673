import { addSeconds } from '@egcr/contract/time';
import { composeMail } from '@egcr/server-kit/mail/layout';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { MESSAGES_PER_DAY_MAX } from '../contract/limits.ts';
import { isTold, whyNot, type Choice, type DeliveryState } from '../contract/preferences.ts';
import { countSent, insertDelivery, lockReceiver } from './delivery-store.ts';
import type { Contacts, NotificationParts, SaidNotice } from './parts.ts';
import type { AddedNotification } from './store.ts';
import { messageTexts } from './texts.ts';

const DAY_S = 86_400;
const SUBJECT_MAX_LENGTH = 120;
const SMS_MAX_LENGTH = 300;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

type Sent = 'email' | 'sms';

/** Sends a new notification by the channels that its person has chosen, and writes down what became of each. Call once for each notification. */
export async function deliver(
  parts: NotificationParts,
  work: Work,
  { row, choices }: { readonly row: AddedNotification; readonly choices: readonly Choice[] },
): Promise<void> {
  const declared = parts.say(row, 'en');
  const wanted = (['email', 'sms'] as const).filter(
    (channel) => declared && isTold(choices, declared.category, channel),
  );
  if (wanted.length === 0) return;
  await lockReceiver(work.db, row.user_id);
  const contacts = await parts.contactsOf(work.db, row.user_id);
  const said = parts.say(row, contacts?.language ?? 'en') ?? declared;
  invariant(said !== undefined, 'a notice without a sentence is not sent');
  for (const channel of wanted) {
    const state = await judge(work, { row, said, contacts, channel });
    if (state === 'sent' && contacts) await send(parts, work, { row, said, contacts, channel });
    await insertDelivery(work, { notificationId: row.id, userId: row.user_id, channel, state });
  }
}

interface Message {
  readonly row: AddedNotification;
  readonly said: SaidNotice;
  readonly contacts: Contacts;
  readonly channel: Sent;
}

async function judge(
  work: Work,
  { row, said, contacts, channel }: Omit<Message, 'contacts'> & { readonly contacts: Contacts | undefined },
): Promise<DeliveryState> {
  if (said.isMailedByDomain && channel === 'email') return 'mailed_by_domain';
  const since = addSeconds(work.now, -DAY_S);
  const sentToday = await countSent(work.db, { userId: row.user_id, channel, since });
  const isMail = channel === 'email';
  const no = whyNot({
    contact: (isMail ? contacts?.email : contacts?.phone) ?? null,
    isVerified: (isMail ? contacts?.isEmailVerified : contacts?.isPhoneVerified) === true,
    sentToday,
    // What concerns the account is never held back.
    limit: said.category === 'security' && isMail ? Infinity : MESSAGES_PER_DAY_MAX[channel],
  });
  return no ?? 'sent';
}

async function send(
  { publicUrl }: NotificationParts,
  work: Work,
  { row, said, contacts, channel }: Message,
): Promise<void> {
  const { language, email, phone } = contacts;
  const href = `${publicUrl}${row.link ?? '/'}`;
  const title = said.title.replaceAll(BREAKS, ' ');
  if (channel === 'sms') {
    const text = `${Array.from(title).slice(0, SMS_MAX_LENGTH).join('')} ${href}`;
    await work.sendSms({ to: phone ?? '', text });
    return;
  }
  const say = messageTexts(language);
  await work.sendEmail({
    to: email ?? '',
    ...composeMail({
      language,
      subject: Array.from(title).slice(0, SUBJECT_MAX_LENGTH).join(''),
      heading: title,
      text: say.text,
      button: { label: say.button, href },
      smallPrint: [
        said.category === 'security' ? say.always : say.choose,
        `${publicUrl}/settings?section=notifications`,
      ],
    }),
  });
}
