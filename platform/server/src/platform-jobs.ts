/** The jobs of the platform itself. */
export const platformJobs = {
  deliverEmail: 'platform.deliver_email',
  deliverSms: 'platform.deliver_sms',
  purge: 'platform.purge',
} as const;

/** Those that carry a message to somebody. */
export const messageJobs = [platformJobs.deliverEmail, platformJobs.deliverSms] as const;
export type MessageJob = (typeof messageJobs)[number];
