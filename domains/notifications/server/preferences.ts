import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type {
  listDeliveriesCall,
  NotificationPreferences,
  savePreferenceCall,
} from '../contract/endpoints.ts';
import { DELIVERIES_SHOWN_MAX } from '../contract/limits.ts';
import {
  channels,
  isAlwaysOn,
  isTold,
  noticeCategories,
  type ContactState,
} from '../contract/preferences.ts';
import { notificationRefusals } from '../contract/refusals.ts';
import { choicesOf, deliveriesOf, saveChoice } from './delivery-store.ts';
import type { NotificationParts } from './parts.ts';

export async function readPreferences(
  { contactsOf }: Pick<NotificationParts, 'contactsOf'>,
  work: Work,
): Promise<NotificationPreferences> {
  const { userId } = personOf(work);
  const choices = (await choicesOf(work.db, [userId])).get(userId) ?? [];
  const contacts = await contactsOf(work.db, userId);
  return {
    items: noticeCategories.flatMap((category) =>
      channels.map((channel) => ({
        category,
        channel,
        is_on: isTold(choices, category, channel),
        is_always_on: isAlwaysOn(category, channel),
      })),
    ),
    email: stateOf(contacts?.email, contacts?.isEmailVerified),
    sms: stateOf(contacts?.phone, contacts?.isPhoneVerified),
  };
}

/** Refuses notification_always_on where it would be turned off. */
export async function savePreference(
  parts: Pick<NotificationParts, 'contactsOf'>,
  work: Work,
  { params, body }: CallInput<typeof savePreferenceCall>,
): Promise<NotificationPreferences> {
  if (isAlwaysOn(params.category, params.channel)) {
    if (!body.is_on) throw new Refusal(notificationRefusals.notification_always_on);
  } else await saveChoice(work, { userId: personOf(work).userId, ...params, isOn: body.is_on });
  return readPreferences(parts, work);
}

export async function listDeliveries(work: Work): Promise<ReplyOf<typeof listDeliveriesCall>> {
  const rows = await deliveriesOf(work.db, { userId: personOf(work).userId, limit: DELIVERIES_SHOWN_MAX });
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: toInstant(at) })) };
}

function stateOf(contact: string | null | undefined, isVerified: boolean | undefined): ContactState {
  if (contact === null || contact === undefined) return 'none';
  return isVerified === true ? 'verified' : 'unverified';
}
