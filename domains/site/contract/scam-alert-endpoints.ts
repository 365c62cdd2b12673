import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';

import { platformRefusals, refusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { plain, slideLanguage } from './landing-rules.ts';
import { SCAM_ALERT_TEXT_MAX, SCAM_ALERTS_CACHE_S } from './scam-alert-limits.ts';

export const scamAlertRefusals = refusals({
  scam_alerts_full: [409, 'There are as many scam alerts as the page can hold. Withdraw one first.'],
});

/** What the staff warns of: a title to skim, and what to do, in one language. */
export const scamAlertText = z.strictObject({
  language: slideLanguage,
  title: plain(SCAM_ALERT_TEXT_MAX.title),
  text: plain(SCAM_ALERT_TEXT_MAX.text),
});
export type ScamAlertText = z.output<typeof scamAlertText>;

const scamAlert = named(
  'ScamAlert',
  z.object({
    id: uuid,
    /** The language of title and text; they stand in it for every reader. */
    language: z.string(),
    title: z.string(),
    text: z.string(),
    published_at: instant,
  }),
);
export type ScamAlert = z.output<typeof scamAlert>;

export const readScamAlertsCall = endpoint({
  name: 'site.read_scam_alerts',
  summary: 'The scams that the staff warns of now, the newest first.',
  method: 'GET',
  path: '/api/v1/site/scam-alerts',
  reply: z.object({ items: z.array(scamAlert) }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
  cache_s: SCAM_ALERTS_CACHE_S,
});

const staff = { access: 'signed_in', pin: 'none', permission: 'site.warn', rate: 'write' } as const;

export const publishScamAlertCall = endpoint({
  ...staff,
  name: 'site.publish_scam_alert',
  summary: 'Warns everybody of a scam on the page about security. Kept with the person who published it.',
  method: 'POST',
  path: '/api/v1/site/scam-alerts',
  body: scamAlertText,
  reply: scamAlert,
  status: 201,
  refusals: [scamAlertRefusals.scam_alerts_full],
  idempotency: 'required',
});

export const withdrawScamAlertCall = endpoint({
  ...staff,
  name: 'site.withdraw_scam_alert',
  summary: 'Takes a scam alert off the page. It stays in the records with who published and who withdrew it.',
  method: 'DELETE',
  path: '/api/v1/site/scam-alerts/:id',
  params: z.object({ id: uuid }),
  refusals: [platformRefusals.not_found],
});
