import { randomUUID } from 'node:crypto';

import { expect, type APIRequestContext } from '@playwright/test';

/** A complete, verified person as the test mode makes them. */
export interface Account {
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

export interface WireMoney {
  readonly value: string;
  readonly assetCode: string;
  readonly assetScale: number;
}

export interface OutboxMessage {
  readonly id: string;
  readonly kind: 'email' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly links: readonly string[];
  readonly code: string | null;
  readonly at: string;
}

interface Transfer {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly amount: WireMoney;
  readonly note: string | null;
}

/** The doors of the test mode and the public API, as the journeys use them to arrange and to check. */
export class Api {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Complete people whose PIN was just verified; each with `fund` where given. */
  async newPeople(count: number, fund?: WireMoney): Promise<Account[]> {
    const answer = await this.#request.post('/dev/people', {
      data: { count, ...(fund === undefined ? {} : { fund }) },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const people: Account[] = await answer.json();
    return people;
  }

  async twoPeople(fund?: WireMoney): Promise<readonly [Account, Account]> {
    const [one, other] = await this.newPeople(2, fund);
    if (one === undefined || other === undefined) throw new Error('two people were not made');
    return [one, other];
  }

  async newPerson(fund?: WireMoney): Promise<Account> {
    const [person] = await this.newPeople(1, fund);
    if (person === undefined) throw new Error('no person was made');
    return person;
  }

  /** The newest captured message to an address; waits until there is one that is not in `seen`. */
  async message(to: string, seen: ReadonlySet<string> = new Set()): Promise<OutboxMessage> {
    return this.messageWhere(to, ({ id }) => !seen.has(id));
  }

  /** The newest message to that address which is the one meant; waits for it. */
  async messageWhere(to: string, isIt: (message: OutboxMessage) => boolean): Promise<OutboxMessage> {
    let found: OutboxMessage | undefined;
    await expect
      .poll(async () => {
        const answer = await this.#request.get('/dev/outbox.json', { params: { to } });
        const { items }: { items: OutboxMessage[] } = await answer.json();
        found = items.find(isIt);
        return found !== undefined;
      }, `a message to ${to}`)
      .toBe(true);
    if (found === undefined) throw new Error(`no message to ${to}`);
    return found;
  }

  async transfersOf(account: Account): Promise<Transfer[]> {
    const answer = await this.#request.get('/api/v1/wallet/transfers', { headers: bearer(account) });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { items }: { items: Transfer[] } = await answer.json();
    return items;
  }

  /** Minor units a person owns of one asset. */
  async balanceOf(account: Account, asset: string): Promise<bigint> {
    const answer = await this.#request.get('/api/v1/wallet', { headers: bearer(account) });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { accounts }: { accounts: { asset: string; balance: WireMoney }[] } = await answer.json();
    return BigInt(accounts.find((own) => own.asset === asset)?.balance.value ?? '0');
  }

  async send(from: Account, to: Account, amount: WireMoney): Promise<void> {
    const headers = { ...bearer(from), 'idempotency-key': randomUUID() };
    const answer = await this.#request.post('/api/v1/wallet/transfers', {
      headers,
      data: { to: { username: to.username }, amount, pin: from.pin },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }

  /** Someone an administrator has entered: the e-mail address is confirmed, the phone number is not. */
  async enterPerson(person: { readonly email: string; readonly phone: string; readonly password: string }) {
    const { key }: { key: string } = await (await this.#request.get('/dev/service-key')).json();
    const answer = await this.#request.post('/auth/v1/admin/users', {
      headers: { authorization: `Bearer ${key}` },
      data: { ...person, email_confirm: true },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** What the server takes for now. */
  async now(): Promise<Date> {
    const answer = await this.#request.get('/dev/clock');
    const { now }: { now: string } = await answer.json();
    return new Date(now);
  }

  /** The refusal's code of a call of the API, undefined where it is answered. */
  async refusalOf(
    { access_token }: Pick<Account, 'access_token'>,
    path: string,
  ): Promise<string | undefined> {
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await this.#request.get(path, { headers });
    if (answer.ok()) return undefined;
    const { code }: { code: string } = await answer.json();
    return code;
  }

  /** Asks someone for money; the request. */
  async ask(from: Account, payer: Account, amount: WireMoney): Promise<{ readonly id: string }> {
    const answer = await this.#askFor(from, payer, amount);
    expect(answer.status(), await answer.text()).toBe(201);
    const made: { id: string } = await answer.json();
    return made;
  }

  /** Asks someone for money who does not want to be asked; the code of the refusal. */
  async asks(from: Account, payer: Account, amount: WireMoney): Promise<string> {
    const refused: { code: string } = await (await this.#askFor(from, payer, amount)).json();
    return refused.code;
  }

  #askFor(from: Account, payer: Account, amount: WireMoney) {
    return this.#request.post('/api/v1/wallet/requests', {
      headers: { ...bearer(from), 'idempotency-key': randomUUID() },
      data: { payer: { username: payer.username }, amount },
    });
  }

  async advanceClock(seconds: number): Promise<void> {
    const answer = await this.#request.post('/dev/clock', { data: { advance_seconds: seconds } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

function bearer({ access_token }: Account): Record<string, string> {
  return { authorization: `Bearer ${access_token}` };
}

/** Whole Ɉ as they travel. */
export function jvd(units: number): WireMoney {
  return { value: String(BigInt(units) * 100n), assetCode: 'JVD', assetScale: 2 };
}
