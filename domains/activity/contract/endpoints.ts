import { endpoint } from '@egcr/contract/endpoint';
import { pageOf, pageQuery } from '@egcr/contract/page';
import * as z from 'zod/mini';

import { activityRefusals as no } from './refusals.ts';
import { activityLog, activityReport, consentChoices, consentReceipt } from './shapes.ts';

const own = { access: 'signed_in', pin: 'none' } as const;

const consentAnswer = z.object({
  /** The version that holds now. */
  version: z.string(),
  /** What you answered last, to whichever version; null before the first answer. */
  receipt: z.nullable(consentReceipt),
});

export const readConsentCall = endpoint({
  name: 'activity.read_consent',
  summary: 'What you answered about cookies and the activity log, and which version of the text holds now.',
  method: 'GET',
  path: '/api/v1/activity/consent',
  reply: consentAnswer,
  refusals: [],
  ...own,
  rate: 'read',
});

export const saveConsentCall = endpoint({
  name: 'activity.save_consent',
  summary: 'Answers what may be kept. Every answer is kept as a receipt; the last one counts.',
  method: 'PUT',
  path: '/api/v1/activity/consent',
  body: z.strictObject({ version: z.string().check(z.maxLength(20, 'too_long')), choices: consentChoices }),
  reply: consentAnswer,
  refusals: [no.consent_outdated],
  ...own,
  rate: 'write',
  agentHint: 'Only the person themselves can consent; never call this for them.',
});

export const recordActivityCall = endpoint({
  name: 'activity.record',
  summary:
    'Adds to your activity log what your last answer allows; says whether it was kept. Your network and its country are found by the server.',
  method: 'POST',
  path: '/api/v1/activity/logs',
  body: activityReport,
  reply: z.object({
    recorded: z.boolean(),
    /** null where nothing was kept. */
    id: z.nullable(z.string()),
  }),
  status: 202,
  refusals: [no.too_many_logs],
  ...own,
  rate: 'write',
});

export const readActivityCall = endpoint({
  name: 'activity.read',
  summary: 'Your activity log, newest first.',
  method: 'GET',
  path: '/api/v1/activity/logs',
  query: pageQuery,
  reply: pageOf(activityLog),
  refusals: [],
  ...own,
  rate: 'read',
});

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportFiles = {
  csv: { mediaType: 'text/csv', ending: 'csv' },
  json: { mediaType: 'application/json', ending: 'json' },
} as const satisfies Readonly<Record<ExportFormat, { mediaType: string; ending: string }>>;

export const exportActivityCall = endpoint({
  name: 'activity.export',
  summary: 'Your activity log as a file; the JSON one with every answer about cookies too.',
  method: 'GET',
  path: '/api/v1/activity/logs/export',
  query: z.object({ format: z.enum(exportFormats) }),
  file: Object.values(exportFiles).map(({ mediaType }) => mediaType),
  refusals: [],
  ...own,
  rate: 'send',
});

export const deleteActivityCall = endpoint({
  name: 'activity.delete',
  summary: 'Deletes your activity log for good. The history of sign-ins under security stays.',
  method: 'DELETE',
  path: '/api/v1/activity/logs',
  reply: z.object({ deleted: z.number() }),
  refusals: [],
  ...own,
  rate: 'write',
  agentHint: 'Cannot be undone: only when the person asks for it in so many words.',
});
