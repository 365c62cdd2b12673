/** What programs of a person have: an API key, a webhook, whose address has to be a public one, and a routing rule, whose parts have to fit. */
import type { BankPerson, Caller } from '../bank-test/caller.ts';
import { PATIENCE_MS } from './patience.ts';

type BodyFor = (pin: string) => object;

const bodies: Readonly<Record<string, BodyFor>> = {
  '/api/v1/developers/keys/{id}': (pin) => ({
    name: 'Program',
    mode: 'test',
    scopes: ['payments.read'],
    pin,
  }),
  '/api/v1/developers/webhooks/{id}': (pin) => ({ url: 'https://hooks.example.org/', mode: 'test', pin }),
  '/api/v1/routing/rules/{id}': () => ({
    title: 'Cards',
    priority: 1,
    when: { methods: ['card'] },
    rails: [{ rail: 'sandbox-card-a' }],
  }),
};

/** The thing at that place; undefined where it is neither. */
export async function makeProgram(
  place: string,
  { caller, person }: { readonly caller: Caller; readonly person: BankPerson },
): Promise<string | undefined> {
  const bodyFor = bodies[place];
  if (bodyFor === undefined) return undefined;
  const { text } = await caller.call({
    method: 'POST',
    path: place.replace('/{id}', ''),
    body: bodyFor(person.pin),
    headers: {
      authorization: `Bearer ${person.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    timeoutMs: PATIENCE_MS,
  });
  return /"id":"([^"]+)"/.exec(text)?.[1];
}
