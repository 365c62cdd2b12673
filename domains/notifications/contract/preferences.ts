import { categoryOf } from '@egcr/contract/notice';
import {
  noticeCategories,
  noticeTypes,
  type NoticeCategory,
  type NoticeType,
} from '@egcr/contract/notice-types';

export { noticeCategories, noticeTypes, type NoticeCategory, type NoticeType };

/** What a person chooses for: one type of notice, or a category with all of its types. */
export const choosable = [...noticeCategories, ...noticeTypes] as const;
export type Choosable = (typeof choosable)[number];

/** Types that are told to staff alone: nobody else is asked about them. */
const staffTypes: readonly NoticeType[] = ['task.queue', 'task.approval'];

/** The types that a person is asked about, in their order. */
export function typesFor({ isStaff }: { readonly isStaff: boolean }): readonly NoticeType[] {
  return noticeTypes.filter((type) => isStaff || !staffTypes.includes(type));
}

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
  readonly about: Choosable;
  readonly channel: Channel;
  readonly isOn: boolean;
}

export function isAlwaysOn(about: Choosable, channel: Channel): boolean {
  return standings[categoryOf(about)][channel] === 'always';
}

/** Whether a person is told of this in this way: as they chose for the type, else for its category, else as it stands for everyone. */
export function isTold(choices: readonly Choice[], about: Choosable, channel: Channel): boolean {
  const category = categoryOf(about);
  const { [channel]: standing } = standings[category];
  if (standing === 'always') return true;
  const chosen = [about, category].flatMap((each) =>
    choices.filter((choice) => choice.about === each && choice.channel === channel),
  );
  return chosen[0]?.isOn ?? standing === 'on';
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
