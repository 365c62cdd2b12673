/** The jobs of the platform itself. */
export const platformJobs = {
  deliverEmail: 'platform.deliver_email',
  deliverSms: 'platform.deliver_sms',
  purge: 'platform.purge',
  /** Does nothing: it wakes a worker. */
  wake: 'platform.wake',
} as const;

/** Those that carry a message to a person. */
export type MessageJob = typeof platformJobs.deliverEmail | typeof platformJobs.deliverSms;
