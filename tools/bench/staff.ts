/** People for a benchmark on the product in test mode, and some of them as members of the staff. */

export interface Person {
  readonly user_id: string;
  readonly access_token: string;
  readonly pin: string;
}

/** Signed in, with their PIN just verified. */
export async function makePeople(url: string, count: number): Promise<readonly Person[]> {
  const answer = await sent(`${url}/dev/people`, { method: 'POST', body: { count } });
  return (await answer.json()) as readonly Person[];
}

/** Gives them these staff roles in place of those they have. */
export async function setRoles(
  url: string,
  people: readonly Person[],
  roles: readonly string[],
): Promise<void> {
  const { key } = (await (await sent(`${url}/dev/service-key`)).json()) as { readonly key: string };
  for (const { user_id: id } of people) {
    const body = { app_metadata: { roles } };
    await sent(`${url}/auth/v1/admin/users/${id}`, { method: 'PUT', token: key, body });
  }
}

/** What moves money wants a PIN that was verified in the last two minutes. */
export async function openPin(url: string, { access_token: token, pin }: Person): Promise<void> {
  await sent(`${url}/api/v1/identity/pin/verify`, { method: 'POST', token, body: { pin } });
}

interface Sending {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
  /** With an idempotency key of its own. */
  readonly isOnce?: boolean;
}

/** Asks and insists on a yes. */
export async function sent(
  address: string,
  { method = 'GET', token, body, isOnce = false }: Sending = {},
): Promise<Response> {
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(isOnce && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${new URL(address).pathname} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
