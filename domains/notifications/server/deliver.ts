import { addSeconds } from '@egcr/contract/time';
import { composeMail, unlinked } from '@egcr/server-kit/mail/layout';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { MESSAGES_PER_DAY_MAX } from '../contract/limits.ts';
import { isTold, whyNot, type Choice, type DeliveryState } from '../contract/preferences.ts';
import { countSent, insertDeliveries, lockReceivers, type NewDelivery } from './delivery-store.ts';
import type { Contacts, NotificationParts, SaidNotice } from './parts.ts';
import type { AddedNotification } from './store.ts';
import { messageTexts } from './texts.ts';

const DAY_S = 86_400;
const SUBJECT_MAX_LENGTH = 120;
const SMS_MAX_LENGTH = 300;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

type Sent = 'email' | 'sms';

interface ToDeliver {
  readonly rows: readonly AddedNotification[];
  /** What people have chosen, by their ids. */
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
}

/** Sends new notifications by the channels that their people have chosen, and writes down what became of each. Call once for each notification. */
export async function deliver(
  parts: NotificationParts,
  work: Work,
  { rows, choices }: ToDeliver,
): Promise<void> {
  const wanted = rows.flatMap((row) => {
    const type = parts.say(row, 'en')?.type;
    const own = choices.get(row.user_id) ?? [];
    return (['email', 'sms'] as const).flatMap((channel) =>
      type !== undefined && isTold(own, type, channel) ? [{ row, channel }] : [],
    );
  });
  if (wanted.length === 0) return;
  const userIds = [...new Set(wanted.map(({ row }) => row.user_id))];
  await lockReceivers(work.db, userIds);
  const sentToday = await sentCounts(work, userIds);
  const contacts = new Map<string, Contacts | undefined>();
  for (const userId of userIds) contacts.set(userId, await parts.contactsOf(work.db, userId));
  const made: NewDelivery[] = [];
  for (const { row, channel } of wanted) {
    const reached = contacts.get(row.user_id);
    const said = parts.say(row, reached?.language ?? 'en') ?? parts.say(row, 'en');
    invariant(said !== undefined, 'a notice without a sentence is not sent');
    const key = sentKey(row.user_id, channel);
    const state = judge({ said, contacts: reached, channel, sentToday: sentToday.get(key) ?? 0 });
    if (state === 'sent' && reached) {
      await send(parts, work, { row, said, contacts: reached, channel });
      sentToday.set(key, (sentToday.get(key) ?? 0) + 1);
    }
    made.push({ notificationId: row.id, userId: row.user_id, channel, state });
  }
  await insertDeliveries(work, made);
}

const sentKey = (userId: string, channel: string) => `${userId} ${channel}`;

async function sentCounts({ db, now }: Work, userIds: readonly string[]): Promise<Map<string, number>> {
  const counts = await countSent(db, { userIds, since: addSeconds(now, -DAY_S) });
  return new Map(counts.map((each) => [sentKey(each.user_id, each.channel), each.count]));
}

interface Message {
  readonly row: AddedNotification;
  readonly said: SaidNotice;
  readonly contacts: Contacts;
  readonly channel: Sent;
}

function judge({
  said,
  contacts,
  channel,
  sentToday,
}: Pick<Message, 'said' | 'channel'> & {
  readonly contacts: Contacts | undefined;
  readonly sentToday: number;
}): DeliveryState {
  if (said.isMailedByDomain && channel === 'email') return 'mailed_by_domain';
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
  const [sentence = '', ...own] = [said.title, ...said.own].map((each) => each.replaceAll(BREAKS, ' '));
  // Names and titles of other people stand in it.
  const title = unlinked(sentence, own);
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
