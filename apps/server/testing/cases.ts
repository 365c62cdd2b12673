import { setTimeout as wait } from 'node:timers/promises';

import * as z from 'zod/mini';

import { bearer, makePeople, post, type DevPerson } from './api.ts';

const RETRY_MS = 200;
const versioned = z.object({ id: z.string(), version: z.number() });
const shownCase = z.object({
  state: z.string(),
  version: z.number(),
  history: z.array(z.object({ event: z.string() })),
});

const once = () => ({ 'idempotency-key': crypto.randomUUID() });

/** People of staff; those of the first role decide what `/create` opens. */
export async function makeOfficers(
  url: string,
  count: number,
  role = 'content_editor',
): Promise<readonly DevPerson[]> {
  const officers = await makePeople(url, count);
  const answer = await fetch(`${url}/dev/service-key`);
  const { key } = z.object({ key: z.string() }).parse(await answer.json());
  for (const { user_id: id } of officers) {
    const given = await fetch(`${url}/auth/v1/admin/users/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ app_metadata: { roles: [role] } }),
    });
    if (!given.ok) throw new Error(`no role was given: ${await given.text()}`);
  }
  return officers;
}

/** A case of this applicant that an officer has taken; its version is 2. */
export async function takenCase(url: string, applicant: DevPerson, officer: DevPerson): Promise<string> {
  const own = { ...bearer(applicant), ...once() };
  const begun = await post(`${url}/api/v1/forms/desk.fund/drafts`, {}, own);
  const draft = versioned.parse(await begun.json());
  const saved = await fetch(`${url}/api/v1/form-drafts/${draft.id}`, {
    method: 'PUT',
    headers: { ...bearer(applicant), 'content-type': 'application/json' },
    body: JSON.stringify({
      version: draft.version,
      answers: { purpose: 'A fund for our school', for_organization: false, is_urgent: false },
    }),
  });
  const { version } = z.object({ version: z.number() }).parse(await saved.json());
  const body = { draft_id: draft.id, version };
  const opened = await post(`${url}/api/v1/services/fund/cases`, body, { ...bearer(applicant), ...once() });
  const { id } = z.object({ id: z.string() }).parse(await opened.json());
  const taking = { ...bearer(officer), ...once() };
  const taken = await post(`${url}/api/v1/admin/cases/${id}/steps`, { version: 1, step: 'take' }, taking);
  if (!taken.ok) throw new Error(`the case was not taken: ${await taken.text()}`);
  return id;
}

export interface Decision {
  readonly caseId: string;
  readonly officer: DevPerson;
  readonly decision: 'approve' | 'decline';
  /** The server dies between commit and answer, the first time. */
  readonly isCrashing?: boolean;
}

/** Decides with one key, again and again until that is answered, as the screen does. Answers the status. */
export async function decide(url: string, { caseId, officer, decision, isCrashing = false }: Decision) {
  const address = `${url}/api/v1/admin/cases/${caseId}/decision`;
  const body = { version: 2, decision, reason: 'All papers are there.' };
  const key = once();
  for (let isFirst = true; ; isFirst = false) {
    const crash = isFirst && isCrashing ? { 'x-test-crash': 'after-commit' } : {};
    const answer = await post(address, body, { ...bearer(officer), ...key, ...crash }).catch(() => undefined);
    const code = await codeOf(answer);
    if (code === 'pin_required') await openPin(url, officer);
    else if (answer !== undefined && answer.status < 500 && code !== 'in_progress') return answer.status;
    await wait(RETRY_MS);
  }
}

/** Undefined where the answer did not come whole, or says no. */
async function codeOf(answer: Response | undefined): Promise<string | undefined> {
  if (answer === undefined || answer.ok) return undefined;
  const said: unknown = await answer.json().catch(() => undefined);
  return z.safeParse(z.object({ code: z.string() }), said).data?.code;
}

async function openPin(url: string, officer: DevPerson): Promise<void> {
  const body = { pin: officer.pin };
  await post(`${url}/api/v1/identity/pin/verify`, body, bearer(officer)).catch(() => undefined);
}

/** A case as its applicant reads it, asked for again while a server that was killed comes back. */
export async function readOwnCase(url: string, applicant: DevPerson, caseId: string) {
  for (;;) {
    const answer = await fetch(`${url}/api/v1/cases/${caseId}`, { headers: bearer(applicant) }).catch(
      () => undefined,
    );
    if (answer !== undefined && answer.status !== 503) return shownCase.parse(await answer.json());
    await wait(RETRY_MS);
  }
}
