import { call } from '@egcr/web-kit/call';

import { readScamAlertsCall, type ScamAlert } from '../../../contract/scam-alert-endpoints.ts';

export async function readScamAlerts(): Promise<readonly ScamAlert[]> {
  return (await call(readScamAlertsCall)).items;
}
