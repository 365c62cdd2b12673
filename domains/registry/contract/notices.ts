import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const about = {
  params: z.object({ name: z.string() }),
  link: (slug: string) => `/business/directory/${encodeURIComponent(slug)}`,
  type: 'task.business',
} as const;

const toOwner = { ...about, link: (id: string) => `/businesses/${encodeURIComponent(id)}/changes` } as const;
const toFiler = { ...about, link: (caseId: string) => `/cases/${caseId}` } as const;

/** To the directors and holders of a business who have an account: someone asked to change its entry, or it was changed. */
export const entryNotices = {
  filed: notice('registry.change_filed', about),
  entered: notice('registry.change_entered', about),
  /** To the holder whose shares go over, where they have an account. */
  consentAsked: notice('registry.consent_asked', {
    ...about,
    link: (caseId: string) => `/businesses/consents/${caseId}`,
  }),
  /** To the person who is named as a director. */
  directorAsked: notice('registry.director_asked', {
    ...about,
    link: (id: string) => `/businesses/directorships/${id}`,
  }),
  /** To the person who registers the business. */
  directorConfirmed: notice('registry.director_confirmed', toFiler),
  directorDeclined: notice('registry.director_declined', toFiler),
  directorSilent: notice('registry.director_silent', toFiler),
  /** To the other owners: one of them asked to dissolve the business, or notice waits since something stands in the way. */
  dissolutionAsked: notice('registry.dissolution_asked', toOwner),
  dissolutionWaits: notice('registry.dissolution_waits', toOwner),
  /** To all owners: no second one agreed in time. */
  dissolutionExpired: notice('registry.dissolution_expired', toOwner),
  /** To all who lead, hold or own it. */
  dissolutionNoticed: notice('registry.dissolution_noticed', about),
  dissolutionWithdrawn: notice('registry.dissolution_withdrawn', about),
  dissolved: notice('registry.dissolved', about),
  /** To all who lead, hold or work for it: its status changed. */
  statusChanged: notice('registry.status_changed', about),
  /** To those of a team who write: a visitor wrote to the business. */
  enquiryWritten: notice('registry.enquiry_written', {
    ...about,
    link: (id: string) => `/businesses/${encodeURIComponent(id)}/public-profile`,
  }),
  /** To the person who filed the change. */
  consentGiven: notice('registry.consent_given', toFiler),
  consentRefused: notice('registry.consent_refused', toFiler),
  consentExpired: notice('registry.consent_expired', toFiler),
} as const;
