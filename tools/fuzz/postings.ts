/** A posting of an organisation of the person, which waits for an officer. */
import type { BankPerson, Caller } from '../bank-test/caller.ts';
import { makeTeam } from './teams.ts';
import { PATIENCE_MS } from './patience.ts';

const POSTING = '/api/v1/job-postings/{id}';
const DAY_MS = 86_400_000;

/** The thing at that place; undefined where it is no posting. */
export async function makePosting(
  place: string,
  by: { readonly caller: Caller; readonly person: BankPerson; readonly invitee: string },
): Promise<string | undefined> {
  if (place !== POSTING) return undefined;
  const { caller, person } = by;
  const { text } = await caller.call({
    method: 'POST',
    path: '/api/v1/jobs',
    body: {
      acting_for: await makeTeam('/api/v1/organisations/{id}', by),
      title: 'Choir conductor',
      body: 'Conduct a choir of forty voices on two evenings each week, and choose what is sung. '.repeat(2),
      contract: 'permanent',
      hours: 'part_time',
      is_remote: false,
      country: 'DE',
      place: 'Leipzig',
      currency: 'EUR',
      pay_min: '150000',
      pay_max: '200000',
      period: 'month',
      occupation: '2',
      sector: 'R',
      skills: ['conducting'],
      language: 'en',
      closes_on: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
    },
    headers: { authorization: `Bearer ${person.access_token}`, 'idempotency-key': crypto.randomUUID() },
    timeoutMs: PATIENCE_MS,
  });
  const made: { readonly id: string } = JSON.parse(text);
  return made.id;
}
