import { endpoint } from '@egcr/contract/endpoint';
import { admit } from '@egcr/server-kit/http/guard';
import { Refusal } from '@egcr/server-kit/refusal';
import { expect, it } from 'vitest';

import { IdentityServer, PASSWORD, SoftwareAuthenticator } from '@egcr/identity/testing';

const desk = endpoint({
  name: 'admin.desk',
  summary: 'What staff sees.',
  method: 'GET',
  path: '/api/v1/admin/desk',
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  permission: 'staff.read_overview',
  rate: 'read',
});

it.each([
  [true, 'second_factor_required'],
  [false, 'in'],
])(
  'with staffSecondFactor %s a password alone gives staff: %s (threat 14)',
  async (staffSecondFactor, code) => {
    const server = await IdentityServer.start({ staffSecondFactor });
    const { email, userId } = await server.person();
    await server.services.unit((work) =>
      server.identity.door.grantRole(work, { userId, role: 'super_admin' }),
    );
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const gatekeeper = {
      ...server.identity.gatekeeper(server.services),
      ...server.roles.gatekeeper(server.services),
      hasCompleteProfile: async () => true,
    };
    const enter = async (): Promise<string> => {
      const token = (await client.getSession()).data.session?.access_token ?? '';
      const actor = await gatekeeper.authenticate({
        authorization: `Bearer ${token}`,
        idle_s: 0,
        facts: { id: 'one', ip: '203.0.113.9', userAgent: 'test', language: 'en' },
      });
      try {
        await admit(desk, gatekeeper, actor, { now: server.services.clock.now() });
        return 'in';
      } catch (error) {
        return error instanceof Refusal ? error.kind.code : String(error);
      }
    };
    expect(await enter()).toBe(code);
    const begun = await client.passkey.startRegistration();
    expect(begun.error?.code).toBe(staffSecondFactor ? 'staff_invitation_needed' : undefined);
    const mails = await server.sentTo(email);
    const token = mails.map(({ text }) => /[\w-]{40,}/.exec(text)?.[0]).find(Boolean) ?? 'none';
    const bearer = (await client.getSession()).data.session?.access_token ?? '';
    const redeemed = await server.call('POST', '/api/v1/identity/staff-invitation', {
      token: bearer,
      body: { token },
    });
    expect(redeemed.status).toBe(staffSecondFactor ? 204 : 403);
    const device = new SoftwareAuthenticator();
    const place = { rpId: 'egcr.test', origin: 'http://egcr.test' };
    const start = await client.passkey.startRegistration();
    await client.passkey.verifyRegistration({
      challengeId: start.data?.challenge_id ?? '',
      credential: device.register({ ...place, challenge: start.data?.options.challenge ?? '' }),
    });
    const ask = await client.passkey.startAuthentication();
    await client.passkey.verifyAuthentication({
      challengeId: ask.data?.challenge_id ?? '',
      credential: device.authenticate({ ...place, challenge: ask.data?.options.challenge ?? '' }),
    });
    expect(await enter()).toBe('in');
    await server.close();
  },
);
