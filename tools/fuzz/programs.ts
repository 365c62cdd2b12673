/** What programs of a person have: an API key, and a webhook, whose address has to be a public one. */
import type { BankPerson, Caller } from '../bank-test/caller.ts';
import { PATIENCE_MS } from './patience.ts';

const bodies: Readonly<Record<string, object>> = {
  '/api/v1/developers/keys/{id}': { name: 'Program', mode: 'test', scopes: ['payments.read'] },
  '/api/v1/developers/webhooks/{id}': { url: 'https://hooks.example.org/', mode: 'test' },
};

/** The thing at that place; undefined where it is neither. */
export async function makeProgram(
  place: string,
  { caller, person }: { readonly caller: Caller; readonly person: BankPerson },
): Promise<string | undefined> {
  const body = bodies[place];
  if (body === undefined) return undefined;
  const { text } = await caller.call({
    method: 'POST',
    path: place.replace('/{id}', ''),
    body: { ...body, pin: person.pin },
    headers: { authorization: `Bearer ${person.access_token}` },
    timeoutMs: PATIENCE_MS,
  });
  return /"id":"([^"]+)"/.exec(text)?.[1];
}
