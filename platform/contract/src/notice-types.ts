/**
 * What a notice is about. `money` has moved or is asked for, `security` concerns the account, `task` waits for a person, `alert` is what they
 * wanted to be told of.
 */
export const noticeCategories = ['money', 'security', 'task', 'alert'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

/** The types of notices, each in one category: `<category>.<type>`. People choose by these how they are told. In the order of the settings. */
export const noticeTypes = [
  'money.wallet',
  'money.bank',
  'money.request',
  'money.scheduled',
  'money.sale',
  'money.dispute',
  'money.held',
  'money.fund',
  'money.grant',
  'money.support',
  'money.organisation',
  'security.bank_account',
  'security.api_key',
  'task.case',
  'task.draft',
  'task.document',
  'task.verification',
  'task.invitation',
  'task.business',
  'task.grant',
  'task.application',
  'task.hiring',
  'task.support',
  'task.queue',
  'task.approval',
  'alert.rate',
  'alert.job',
  'alert.grant',
  'alert.award',
  'alert.service',
  'alert.support',
  'alert.fraud',
  'alert.team',
  'alert.post',
  'alert.comment',
  'alert.webhook',
] as const satisfies readonly `${NoticeCategory}.${string}`[];
export type NoticeType = (typeof noticeTypes)[number];
