import { createApprovals } from '@egcr/approvals/server';
import { createGoTrue } from '@egcr/gotrue/server';
import { createRoles, type Roles } from '@egcr/roles/server';
import { buildApp } from '@egcr/server-kit/http/app';
import type { KitSettings } from '@egcr/server-kit/services';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { waitingMessages, type WaitingMessage } from '@egcr/server-kit/testing/waiting-messages';
import { createThrottle } from '@egcr/server-kit/throttle';
import { createStaff, type StaffDoor } from '@egcr/staff/server';
import { AuthAdminApi, AuthClient } from '@supabase/auth-js';
import type * as z from 'zod/mini';

import { createIdentity } from '../server/create-identity.ts';
import type { Identity } from '../server/door.ts';
import { makeIdentityKeys, readIdentityKeys } from '../server/keys.ts';
import { identitySettings } from '../server/settings.ts';
import { navigate } from './navigate.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ApiRequest {
  readonly token?: string;
  readonly idle_s?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Client = InstanceType<typeof AuthClient>;

export const SITE = 'http://egcr.test';
export const PASSWORD = 'Harbour-Lamp-41';
export const PIN = '273918';

let addresses = 0;

/** Proposals as the product composes them; names are the profile's, and missing here. */
function approvalsOf({ door }: ReturnType<typeof createIdentity>, roles: () => Roles) {
  return createApprovals({
    staff: {
      hold: (work, asked) => roles().door.hold(work, asked),
      holders: (work, permission) => roles().door.holders(work, permission),
      namesOf: async () => new Map(),
      record: (work, entry) => door.recordStaffAction(work, entry),
      mail: (work, mail) => door.mailPeople(work, mail),
    },
    kinds: () => roles().proposals,
    money: { dayMaxMinor: 0n, worthOf: async () => 0n },
  });
}

/** Roles as the product composes them; an e-mail address is the username here. */
function rolesOf(
  { door }: ReturnType<typeof createIdentity>,
  approvals: ReturnType<typeof createApprovals>['door'],
  settings: { readonly staffSecondFactor: boolean },
): Roles {
  return createRoles({
    people: {
      hold: (work, userId) => door.holdPerson(work, userId),
      isVerified: async (db, userId) => {
        const contacts = await door.contactsOf(db, userId);
        return contacts !== undefined && (contacts.isEmailVerified || contacts.isPhoneVerified);
      },
      findByUsername: (db, username) => door.findUserIdBy(db, { email: username }),
      namesOf: async () => new Map(),
      show: (work, person) => door.showStaffRoles(work, person),
      isLastSuperAdmin: (work, userId) => door.isLastSuperAdmin(work, userId),
      search: async () => [],
      accountOf: async () => undefined,
      record: (work, entry) => door.recordStaffAction(work, entry),
    },
    approvals,
    settings,
    desk: () => {
      throw new Error('these tests ask for no role');
    },
  });
}

/** Identity and its protocol behind the real HTTP server, on a database and a port of its own, with a clock to move. */
export class IdentityServer {
  readonly url: string;
  readonly services: TestServices;
  /** The database as its owner, for tests that break it. */
  readonly owner: TestDatabase['owner'];
  readonly identity: Identity;
  readonly roles: Roles;
  readonly staff: StaffDoor;
  readonly #basePath: string;
  readonly #close: () => Promise<void>;

  static async start(
    settings: Partial<z.input<typeof identitySettings>> = {},
    kit: Partial<KitSettings> = {},
    carriers = { email: true, sms: true },
    others: Pick<Parameters<typeof createIdentity>[0], 'captcha' | 'findUserIdByUsername'> = {},
  ): Promise<IdentityServer> {
    const database = await testDatabase();
    const services = testServices(database, { publicUrl: SITE, ...kit });
    const read = identitySettings.parse({ siteUrl: SITE, ...settings });
    const identity = createIdentity({
      settings: read,
      keys: readIdentityKeys(makeIdentityKeys()),
      carriers,
      ...others,
      staff: { set: (work, person) => roles.door.setRoles(work, person) },
    });
    const approvals = approvalsOf(identity, () => roles);
    const roles = rolesOf(identity, approvals.door, read);
    const staff = createStaff(identity.accounts, { approvals: approvals.door, samples: () => [] });
    const gatekeeper = {
      ...identity.gatekeeper(services),
      ...roles.gatekeeper(services),
      hasCompleteProfile: () => Promise.resolve(true),
    };
    const app = await buildApp({
      services,
      gatekeeper,
      throttle: createThrottle(services),
      domains: [
        identity.domain,
        createGoTrue(identity.context).domain,
        approvals.domain,
        roles.domain,
        staff.domain,
      ],
      isKnownAddress: () => false,
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return new IdentityServer(
      url,
      { services, owner: database.owner, identity, roles, staff: staff.door, basePath: read.basePath },
      async () => {
        await app.close();
        await database.close();
      },
    );
  }

  private constructor(
    url: string,
    {
      services,
      owner,
      identity,
      roles,
      staff,
      basePath,
    }: Pick<IdentityServer, 'services' | 'owner' | 'identity' | 'roles' | 'staff'> & {
      readonly basePath: string;
    },
    close: () => Promise<void>,
  ) {
    this.url = url;
    this.services = services;
    this.owner = owner;
    this.identity = identity;
    this.roles = roles;
    this.staff = staff;
    this.#basePath = basePath;
    this.#close = close;
  }

  close(): Promise<void> {
    return this.#close();
  }

  advance(seconds: number): void {
    this.services.movableClock.advance(seconds);
  }

  /** The real client of the protocol, with a memory of its own. */
  client(
    headers: Readonly<Record<string, string>> = {},
    stored = new Map<string, string>(),
    flowType: 'implicit' | 'pkce' = 'implicit',
  ): Client {
    return new AuthClient({
      url: this.url + this.#basePath,
      headers: { ...headers },
      flowType,
      experimental: { passkey: true, recoveryCodes: true, appendPkceFlowIdToRedirects: true },
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    });
  }

  /** The real client of the admin API, with a service key. */
  async admin(key?: string): Promise<InstanceType<typeof AuthAdminApi>> {
    const bearer = key ?? (await this.identity.door.makeServiceKey(this.services.clock.now()));
    return new AuthAdminApi({
      url: this.url + this.#basePath,
      headers: { authorization: `Bearer ${bearer}` },
      experimental: { passkey: true },
    });
  }

  /** A call of our own API, or of the protocol without its client. */
  async call(method: string, path: string, request: ApiRequest = {}): Promise<ApiAnswer> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(request.token === undefined ? {} : { authorization: `Bearer ${request.token}` }),
        ...(request.idle_s === undefined ? {} : { 'x-user-idle': String(request.idle_s) }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text !== '' ? (JSON.parse(text) as ApiAnswer['body']) : { text },
    };
  }

  /** Messages on their way to an address, newest first. */
  async sentTo(to: string): Promise<readonly WaitingMessage[]> {
    const waiting = await waitingMessages(this.services);
    return waiting.filter((message) => message.to === to);
  }

  /** The six digits of the newest message. */
  async codeFor(to: string): Promise<string> {
    const [newest] = await this.sentTo(to);
    // A link may hold six digits in a row as well.
    const words = (newest?.text ?? '').replace(/https?:\/\/\S+/g, '');
    const code = /(?<!\d)\d{6}(?!\d)/.exec(words)?.[0];
    if (code === undefined) throw new Error(`no code was sent to ${to}`);
    return code;
  }

  /** Path and query of the link in the newest mail. */
  async linkFor(to: string): Promise<string> {
    const [newest] = await this.sentTo(to);
    const link = /https?:\/\/\S+\/verify\?\S+/.exec(newest?.text ?? '')?.[0];
    if (link === undefined) throw new Error(`no link was sent to ${to}`);
    return link.slice(SITE.length);
  }

  /** Opens a link as a person's browser does; answers where it leads. */
  open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<URL> {
    return navigate(`${this.url}${path}`, headers);
  }

  /** A confirmed person with tokens; with a PIN where asked. */
  async person({ hasPin = false, isPinVerified = false, phone = '' } = {}): Promise<{
    readonly userId: string;
    readonly email: string;
    readonly token: string;
    readonly refreshToken: string;
    readonly sessionId: string;
  }> {
    const email = newEmail();
    const secrets = await this.identity.door.hashSecrets({
      password: PASSWORD,
      ...(hasPin || isPinVerified ? { pin: PIN } : {}),
    });
    return this.services.unit(async (work) => {
      const userId = await this.identity.door.createConfirmedPerson(work, {
        email,
        secrets,
        ...(phone === '' ? {} : { phone }),
      });
      const tokens = await this.identity.door.issueSession(work, userId, { isPinVerified });
      return {
        userId,
        email,
        token: tokens.access_token,
        refreshToken: tokens.refresh_token,
        sessionId: tokens.session_id,
      };
    });
  }
}

export function newEmail(): string {
  addresses += 1;
  return `person${addresses}@example.com`;
}

/** A number that could be assigned, with +. */
export function newPhone(): string {
  addresses += 1;
  return `+1202555${String(addresses).padStart(4, '0')}`;
}
