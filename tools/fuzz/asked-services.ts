/** Things that a person has after asking for a service: a draft of a form, and the case of one that was sent. */
import type { BankPerson, Caller } from '../bank-test/caller.ts';
import { PATIENCE_MS } from './patience.ts';

const DRAFT = '/api/v1/form-drafts/{id}';
const CASE = '/api/v1/cases/{id}';
const SERVICES = { [DRAFT]: 'fund', [CASE]: 'token' } as const;

interface Said {
  readonly id: string;
  readonly version: number;
}

/** The thing at that place; undefined where it is none of these. */
export async function askForService(
  place: string,
  caller: Caller,
  person: BankPerson,
): Promise<string | undefined> {
  if (place !== DRAFT && place !== CASE) return undefined;
  const service = SERVICES[place];
  const ask = async (method: string, path: string, body?: unknown): Promise<Said> => {
    const { text } = await caller.call({
      method,
      path: `/api/v1${path}`,
      ...(body !== undefined && { body }),
      headers: { authorization: `Bearer ${person.access_token}`, 'idempotency-key': crypto.randomUUID() },
      timeoutMs: PATIENCE_MS,
    });
    return JSON.parse(text) as Said;
  };
  const draft = await ask('POST', `/forms/desk.${service}/drafts`);
  if (place === DRAFT) return draft.id;
  const answers = { purpose: 'A token for members of our choir.', for_organization: false, is_urgent: false };
  const saved = await ask('PUT', `/form-drafts/${draft.id}`, { version: draft.version, answers });
  const sent = { draft_id: draft.id, version: saved.version };
  return (await ask('POST', `/services/${service}/cases`, sent)).id;
}
