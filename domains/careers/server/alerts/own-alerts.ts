import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { readFilters } from '@egcr/jobs/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  careerRefusals,
  type addAlertCall,
  type AlertSearch,
  type changeAlertCall,
  type JobAlert,
  type listAlertsCall,
  type removeAlertCall,
} from '../../contract/index.ts';
import { ALERTS_MAX } from '../../contract/limits.ts';
import { alertsOf, changeAlertRow, deleteAlert, insertAlert, lockAlert, type AlertRow } from './store.ts';

export async function listAlerts(work: Work): Promise<ReplyOf<typeof listAlertsCall>> {
  return { items: (await alertsOf(work.db, personOf(work))).map(shown) };
}

/** Refuses alert_exists, too_many_alerts, in that order. */
export async function addAlert(
  work: Work,
  { body }: CallInput<typeof addAlertCall>,
): Promise<ReplyOf<typeof addAlertCall>> {
  const { userId } = personOf(work);
  const search = textOf(body.search);
  const own = await alertsOf(work.db, { userId, isToAdd: true });
  const twin = own.find((row) => row.search === search);
  if (twin) throw new Refusal(careerRefusals.alert_exists, { members: { id: twin.id } });
  if (own.length >= ALERTS_MAX)
    throw new Refusal(careerRefusals.too_many_alerts, { members: { maximum: String(ALERTS_MAX) } });
  const row = await insertAlert(work, {
    id: work.effectId,
    user_id: userId,
    search,
    language: work.request.language,
    pace: body.pace,
  });
  invariant(row !== undefined, 'an alert that was added is there');
  return shown(row);
}

/** Refuses not_found. */
export async function changeAlert(
  work: Work,
  { params, body }: CallInput<typeof changeAlertCall>,
): Promise<ReplyOf<typeof changeAlertCall>> {
  const row = await ownAlert(work, params.id);
  return shown(await changeAlertRow(work, { row, pace: body.pace, isOn: body.is_on }));
}

/** Refuses not_found. */
export async function removeAlert(
  work: Work,
  { params }: CallInput<typeof removeAlertCall>,
): Promise<undefined> {
  const { id } = await ownAlert(work, params.id);
  await deleteAlert(work.db, id);
  return undefined;
}

async function ownAlert(work: Work, id: string): Promise<AlertRow> {
  const row = await lockAlert(work.db, { id, userId: personOf(work).userId });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return row;
}

/** The same search is the same text, whatever the order of its filters. */
function textOf(search: AlertSearch): string {
  const said = Object.entries(search).flatMap(([name, value]) => {
    const text = value?.replaceAll(/\s+/g, ' ').trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  return JSON.stringify(Object.fromEntries(said.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

const keptSearch = z.record(z.string(), z.string());

/** What a kept search asks for; what no filter knows any more counts as not chosen. */
export function searchOf({ search }: Pick<AlertRow, 'search'>): AlertSearch {
  const { posted: _posted, ...kept } = readFilters(z.parse(keptSearch, JSON.parse(search)));
  return kept;
}

function shown(row: AlertRow): JobAlert {
  return {
    id: row.id,
    search: searchOf(row),
    pace: row.pace,
    is_on: row.is_on,
    created_at: toInstant(row.created_at),
    told_at: row.told_at && toInstant(row.told_at),
  };
}
