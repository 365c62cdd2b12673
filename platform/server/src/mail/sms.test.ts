import { createHmac, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startFakeSmsGateway, type FakeSmsGateway } from '../../testing/fake-sms-gateway.ts';
import { systemClock } from '../clock.ts';
import { silentLog } from '../log.ts';
import { openSmsGateway, type DeliverSms, type SmsGatewaySettings } from './sms.ts';

let gateway: FakeSmsGateway;
const source = { clock: systemClock, log: silentLog };

beforeAll(async () => {
  gateway = await startFakeSmsGateway();
});
afterAll(() => gateway.close());

function settingsOf(kind: SmsGatewaySettings['kind']): SmsGatewaySettings {
  return kind === 'twilio'
    ? { kind, url: `${gateway.url}/`, account: 'AC42', token: 'secret', from: '+4930123' }
    : { kind, url: `${gateway.url}/sms`, secret: 'shared', from: 'EGCR' };
}

function send(deliver: DeliverSms, to: string): Promise<void> {
  return deliver({ id: randomUUID(), to, text: 'Your code is 123456 & more' });
}

test('a message goes to a Twilio-like gateway as a form with basic authentication', async () => {
  await send(openSmsGateway(settingsOf('twilio'), source), '+4915112345678');
  const call = gateway.taken.at(-1);
  expect(call?.path).toBe('/2010-04-01/Accounts/AC42/Messages.json');
  expect(call?.headers.authorization).toBe(`Basic ${btoa('AC42:secret')}`);
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    To: '+4915112345678',
    From: '+4930123',
    Body: 'Your code is 123456 & more',
  });
});

test('a message goes to a webhook as signed JSON', async () => {
  await send(openSmsGateway(settingsOf('webhook'), source), '+4915112345679');
  const call = gateway.taken.at(-1);
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ to: '+4915112345679', from: 'EGCR' });
  const signed = `${String(call?.headers['webhook-id'])}.${String(call?.headers['webhook-timestamp'])}.${call?.body ?? ''}`;
  const signature = createHmac('sha256', 'shared').update(signed).digest('base64');
  expect(call?.headers['webhook-signature']).toBe(`v1,${signature}`);
});

describe.each(['twilio', 'webhook'] as const)('a %s gateway', (kind) => {
  test('whose carrier is down, or that does not answer, is tried again', async () => {
    const deliver = openSmsGateway(settingsOf(kind), source);
    await expect(send(deliver, '+4915112340000')).rejects.toThrow('503');
    await expect(send(deliver, '+4915112340002')).rejects.toThrow('fetch failed');
  });

  test('that refuses a number for good is not asked again', async () => {
    await expect(send(openSmsGateway(settingsOf(kind), source), '+4915112340001')).resolves.toBeUndefined();
  });
});
