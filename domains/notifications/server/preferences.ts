import type { ReplyOf } from '@egcr/contract/endpoint';
import { categoryOf } from '@egcr/contract/notice';
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
  typesFor,
  type Choosable,
  type ContactState,
  type NoticeCategory,
} from '../contract/preferences.ts';
import { notificationRefusals } from '../contract/refusals.ts';
import { choicesOf, deliveriesOf, saveCategoryChoice, saveTypeChoice } from './delivery-store.ts';
import type { NotificationParts } from './parts.ts';

export async function readPreferences(
  { contactsOf }: Pick<NotificationParts, 'contactsOf'>,
  work: Work,
): Promise<NotificationPreferences> {
  const { userId, roles } = personOf(work);
  const choices = (await choicesOf(work.db, [userId])).get(userId) ?? [];
  const contacts = await contactsOf(work.db, userId);
  return {
    items: [...noticeCategories, ...typesFor({ isStaff: roles.length > 0 })].flatMap((about) =>
      channels.map((channel) => ({
        category: categoryOf(about),
        type: isCategory(about) ? null : about,
        channel,
        is_on: isTold(choices, about, channel),
        is_always_on: isAlwaysOn(about, channel),
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
  const { about, channel } = params;
  if (isAlwaysOn(about, channel)) {
    if (!body.is_on) throw new Refusal(notificationRefusals.notification_always_on);
    return readPreferences(parts, work);
  }
  const chosen = { userId: personOf(work).userId, channel, isOn: body.is_on };
  await (isCategory(about)
    ? saveCategoryChoice(work, { ...chosen, category: about })
    : saveTypeChoice(work, { ...chosen, type: about }));
  return readPreferences(parts, work);
}

function isCategory(about: Choosable): about is NoticeCategory {
  return noticeCategories.some((category) => category === about);
}

export async function listDeliveries(work: Work): Promise<ReplyOf<typeof listDeliveriesCall>> {
  const rows = await deliveriesOf(work.db, { userId: personOf(work).userId, limit: DELIVERIES_SHOWN_MAX });
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: toInstant(at) })) };
}

function stateOf(contact: string | null | undefined, isVerified: boolean | undefined): ContactState {
  if (contact === null || contact === undefined) return 'none';
  return isVerified === true ? 'verified' : 'unverified';
}
