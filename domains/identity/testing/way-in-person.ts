import type { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';

import { newPhone, PASSWORD, PIN, SITE, type ApiAnswer, type IdentityServer } from './identity-server.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

type Client = InstanceType<typeof AuthClient>;

const PLACE = { rpId: new URL(SITE).hostname, origin: SITE };
/** No code of an app counts twice: the next one comes with the next step. */
const STEP_S = 30;

/** A session of the real client, with what people do to their ways in. */
export class WayInSession {
  readonly client: Client;
  readonly #server: IdentityServer;

  constructor(server: IdentityServer, client: Client) {
    this.#server = server;
    this.client = client;
  }

  async token(): Promise<string> {
    return (await this.client.getSession()).data.session?.access_token ?? '';
  }

  async call(method: string, path: string, body?: object): Promise<ApiAnswer> {
    const token = await this.token();
    return this.#server.call(method, path, { token, ...(body ? { body } : {}) });
  }

  enterPin(pin = PIN): Promise<ApiAnswer> {
    return this.call('POST', '/api/v1/identity/pin/verify', { pin });
  }

  /** Connects an authenticator app; the session has shown its first code afterwards. Answers how to make further ones. */
  async connectApp(): Promise<ConnectedApp> {
    const { data, error } = await this.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
    if (error) throw error;
    if (data.type !== 'totp') throw new Error('an app was asked for');
    const app = new ConnectedApp(this.#server, { id: data.id, secret: data.totp.secret });
    const shown = await app.showCode(this);
    if (shown.error) throw shown.error;
    return app;
  }

  /** Adds a passkey; answers the error code, or the device that holds it. */
  async tryToAddPasskey(device = new SoftwareAuthenticator()): Promise<string | undefined> {
    const { data, error } = await this.client.passkey.startRegistration();
    // A session that has ended meanwhile is an error without a code.
    if (error) return error.code ?? error.name;
    const credential = device.register({ ...PLACE, challenge: data.options.challenge });
    const added = await this.client.passkey.verifyRegistration({
      challengeId: data.challenge_id,
      credential,
    });
    return added.error ? (added.error.code ?? added.error.name) : undefined;
  }

  async addPasskey(): Promise<SoftwareAuthenticator> {
    const device = new SoftwareAuthenticator();
    const code = await this.tryToAddPasskey(device);
    if (code !== undefined) throw new Error(`the passkey was refused: ${code}`);
    return device;
  }
}

/** An authenticator app that a person has connected. */
export class ConnectedApp {
  readonly id: string;
  readonly #secret: string;
  readonly #server: IdentityServer;

  constructor(server: IdentityServer, { id, secret }: { readonly id: string; readonly secret: string }) {
    this.#server = server;
    this.id = id;
    this.#secret = secret;
  }

  code(): string {
    const timestamp = this.#server.services.clock.now().getTime();
    return new TOTP({ secret: Secret.fromBase32(this.#secret) }).generate({ timestamp });
  }

  async showCode({ client }: WayInSession) {
    this.#server.advance(STEP_S);
    return client.mfa.challengeAndVerify({ factorId: this.id, code: this.code() });
  }
}

export async function signInByPassword(server: IdentityServer, email: string): Promise<WayInSession> {
  const client = server.client();
  const { error } = await client.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return new WayInSession(server, client);
}

/** The code of a mail alone. */
export async function signInByMail(server: IdentityServer, email: string): Promise<WayInSession> {
  const client = server.client();
  const asked = await client.signInWithOtp({ email });
  if (asked.error) throw asked.error;
  const { error } = await client.verifyOtp({ email, token: await server.codeFor(email), type: 'email' });
  if (error) throw error;
  return new WayInSession(server, client);
}

/** The code of an SMS alone. */
export async function signInByPhone(server: IdentityServer, phone: string): Promise<WayInSession> {
  const client = server.client();
  const asked = await client.signInWithOtp({ phone });
  if (asked.error) throw asked.error;
  const { error } = await client.verifyOtp({ phone, token: await server.codeFor(phone), type: 'sms' });
  if (error) throw error;
  return new WayInSession(server, client);
}

/** Signs in with a device and nothing else. */
export async function signInByPasskey(
  server: IdentityServer,
  device: SoftwareAuthenticator,
): Promise<WayInSession> {
  const client = server.client();
  const { data, error } = await client.passkey.startAuthentication();
  if (error) throw error;
  const credential = device.authenticate({ ...PLACE, challenge: data.options.challenge });
  const entered = await client.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential });
  if (entered.error) throw entered.error;
  return new WayInSession(server, client);
}

/** A person with a PIN and both contacts, for longer than a day. */
export async function settledPerson(server: IdentityServer) {
  const phone = newPhone();
  const person = await server.person({ hasPin: true, phone });
  server.advance(2 * 24 * 3600);
  return { ...person, phone };
}

/** Replaces the password in a session that may do so. */
export async function resetPassword(session: WayInSession, password = 'Another-Lamp-42'): Promise<void> {
  const { error } = await session.client.updateUser({ password });
  if (error) throw error;
}
