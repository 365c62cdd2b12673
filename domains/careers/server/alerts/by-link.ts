import { timingSafeEqual } from 'node:crypto';

import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput, ServerDomain } from '@egcr/server-kit/domain';
import { registerFormBody } from '@egcr/server-kit/http/form-body';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { switchAlertCall } from '../../contract/index.ts';
import { alertLinkToken } from '../../contract/alerts/shapes.ts';
import { searchOf } from './own-alerts.ts';
import { changeAlertRow, lockAlert, type AlertRow } from './store.ts';

const ID_BYTES = 16;
const MARK_BYTES = 16;
const ONE_CLICK_BYTES_MAX = 1000;
const oneClick = z.object({ token: alertLinkToken });
type Keyed = Pick<Work, 'cipher'>;

/** What stands in the links of the mails of an alert: its id and a keyed hash of it, so that nobody can guess another's. */
export function linkTokenOf({ cipher }: Keyed, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, markOf({ cipher }, id)]).toString('base64url');
}

const markOf = ({ cipher }: Keyed, id: string) =>
  cipher.lookup('careers.job_alert link', id).subarray(0, MARK_BYTES);

function idOf({ cipher }: Keyed, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MARK_BYTES) return undefined;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(bytes.subarray(ID_BYTES), markOf({ cipher }, id)) ? id : undefined;
}

/** Refuses not_found, also where the alert was removed. */
export async function switchAlert(
  work: Work,
  { params, body }: CallInput<typeof switchAlertCall>,
): Promise<ReplyOf<typeof switchAlertCall>> {
  const row = await switched(work, params.token, body.is_on);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return { search: searchOf(row), pace: row.pace, is_on: row.is_on };
}

async function switched(work: Work, token: string, isOn: boolean): Promise<AlertRow | undefined> {
  const id = idOf(work, token);
  const row = id === undefined ? undefined : await lockAlert(work.db, { id });
  return row && changeAlertRow(work, { row, pace: row.pace, isOn });
}

/** One POST of a mail program ends the alert (RFC 8058). It answers the same for every link, also for those that are none. */
export const registerOneClick: NonNullable<ServerDomain['routes']> = async (app, { unit }) => {
  await app.register(async (scope) => {
    await registerFormBody(scope, { bytesMax: ONE_CLICK_BYTES_MAX });
    scope.post('/job-alerts/:token', async ({ params }, reply) => {
      const { data } = z.safeParse(oneClick, params);
      if (data !== undefined) await unit((work) => switched(work, data.token, false));
      return reply.code(204).send();
    });
  });
};
