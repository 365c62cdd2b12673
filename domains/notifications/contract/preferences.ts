import { noticeCategories, type NoticeCategory } from '@egcr/contract/notice';

export { noticeCategories, type NoticeCategory };

/** The ways in which people are told. */
export const channels = ['in_app', 'email', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** `always`: nobody can turn it off, because money or the account is at stake. */
type Standing = 'always' | 'on' | 'off';

/** How people are told until they choose otherwise. */
const standings: Readonly<Record<NoticeCategory, Readonly<Record<Channel, Standing>>>> = {
  security: { in_app: 'always', email: 'always', sms: 'off' },
  money: { in_app: 'always', email: 'off', sms: 'off' },
  task: { in_app: 'on', email: 'on', sms: 'off' },
  alert: { in_app: 'on', email: 'off', sms: 'off' },
};

/** A choice that a person has made. */
export interface Choice {
  readonly category: NoticeCategory;
  readonly channel: Channel;
  readonly isOn: boolean;
}

export function isAlwaysOn(category: NoticeCategory, channel: Channel): boolean {
  return standings[category][channel] === 'always';
}

/** Whether a person is told of this category in this way, after what they have chosen. */
export function isTold(choices: readonly Choice[], category: NoticeCategory, channel: Channel): boolean {
  const { [channel]: standing } = standings[category];
  if (standing === 'always') return true;
  const chosen = choices.find((each) => each.category === category && each.channel === channel);
  return chosen ? chosen.isOn : standing === 'on';
}

/** What became of a message: given to the outbox, or why it was not. */
export const deliveryStates = ['sent', 'no_contact', 'unverified', 'day_limit', 'mailed_by_domain'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What stands against sending; undefined where nothing does. */
export function whyNot({
  contact,
  isVerified,
  sentToday,
  limit,
}: {
  readonly contact: string | null;
  readonly isVerified: boolean;
  readonly sentToday: number;
  readonly limit: number;
}): Exclude<DeliveryState, 'sent'> | undefined {
  if (contact === null) return 'no_contact';
  if (!isVerified) return 'unverified';
  return sentToday >= limit ? 'day_limit' : undefined;
}

/** A contact to which messages go. */
export const contactStates = ['verified', 'unverified', 'none'] as const;
export type ContactState = (typeof contactStates)[number];
