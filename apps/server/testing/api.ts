import type { WireMoney } from '@egcr/contract/money';
import { wireMoney } from '@egcr/contract/money';
import * as z from 'zod/mini';

const devPeople = z.array(
  z.object({
    user_id: z.string(),
    username: z.string(),
    email: z.string(),
    password: z.string(),
    pin: z.string(),
    access_token: z.string(),
    refresh_token: z.string(),
  }),
);
export type DevPerson = z.output<typeof devPeople>[number];

const wallet = z.object({ accounts: z.array(z.object({ asset: z.string(), balance: wireMoney })) });
const transfers = z.object({
  items: z.array(z.object({ id: z.string(), direction: z.string(), amount: wireMoney })),
});

/** An amount of JVD by its minor units. */
export function jvd(minor: number): WireMoney {
  return { value: String(minor), assetCode: 'JVD', assetScale: 2 };
}

/** Complete people from `/dev/people`, signed in, with their PIN just verified. */
export async function makePeople(url: string, count: number, fund?: WireMoney): Promise<DevPerson[]> {
  const response = await post(`${url}/dev/people`, { count, ...(fund && { fund }) });
  return devPeople.parse(await response.json());
}

export interface Sending {
  readonly from: DevPerson;
  readonly to: DevPerson;
  readonly minor: number;
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A small payment to a known payee asks for none. */
  readonly withoutPin?: boolean;
}

/** `POST /api/v1/wallet/transfers`, with the PIN. */
export async function send(
  url: string,
  { from, to, minor, key, headers, withoutPin }: Sending,
): Promise<Response> {
  return post(
    `${url}/api/v1/wallet/transfers`,
    {
      to: { username: to.username },
      amount: jvd(minor),
      note: 'lunch',
      ...(!withoutPin && { pin: from.pin }),
    },
    { ...bearer(from), 'idempotency-key': key, ...headers },
  );
}

/** The JVD balance in minor units; 0 where there is no such account. */
export async function balanceOf(url: string, person: Pick<DevPerson, 'access_token'>): Promise<number> {
  const response = await fetch(`${url}/api/v1/wallet`, { headers: bearer(person) });
  const { accounts } = wallet.parse(await response.json());
  return Number(accounts.find(({ asset }) => asset === 'JVD')?.balance.value ?? 0);
}

export async function historyOf(
  url: string,
  person: DevPerson,
): Promise<z.output<typeof transfers>['items']> {
  const response = await fetch(`${url}/api/v1/wallet/transfers`, { headers: bearer(person) });
  return transfers.parse(await response.json()).items;
}

export function bearer({ access_token }: Pick<DevPerson, 'access_token'>): Record<string, string> {
  return { authorization: `Bearer ${access_token}` };
}

/** A POST with a JSON body. */
export async function post(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
