import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import {
  deleteActivityCall,
  exportActivityCall,
  readActivityCall,
  readConsentCall,
  recordActivityCall,
  saveConsentCall,
} from '../contract/endpoints.ts';
import { readConsent, saveConsent } from './consent.ts';
import { exportActivity } from './export-activity.ts';
import { forgetLogs } from './log-store.ts';
import { activityListeners } from './note-security.ts';
import type { ActivityParts } from './parts.ts';
import { deleteActivity, readActivity } from './read-activity.ts';
import { recordActivity } from './record-activity.ts';

/** Consent and the activity log as apps/server composes them. */
export function createActivity(parts: ActivityParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'activity',
      calls: [
        handle(readConsentCall, readConsent),
        handle(saveConsentCall, saveConsent),
        handle(recordActivityCall, (work, input) => recordActivity(parts, work, input)),
        handle(readActivityCall, readActivity),
        handleFile(exportActivityCall, exportActivity),
        handle(deleteActivityCall, deleteActivity),
      ],
      jobs: { 'activity.forget': (work) => forgetLogs(work.db, work.now) },
      schedules: [{ cron: '23 * * * *', job: 'activity.forget' }],
      listeners: activityListeners,
    },
  };
}
