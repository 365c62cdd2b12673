import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { silentLog } from '../log.ts';
import { mustEncrypt, openSmarthost, type Smarthost } from './mail.ts';

/** Addresses tell the fake mail server how to fail: `unknown@` is refused for good, `busy@` for now, `late@` after the message was taken. */
const received: { readonly to: readonly string[]; readonly message: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, callback) => {
    if (address.startsWith('unknown@'))
      return callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
    if (address.startsWith('busy@'))
      return callback(Object.assign(new Error('try later'), { responseCode: 451 }));
    return callback();
  },
  onData: (stream, { envelope }, callback) => {
    void text(stream).then((message) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ to, message });
      callback(
        to[0]?.startsWith('late@') ? Object.assign(new Error('disk full'), { responseCode: 554 }) : null,
      );
    });
  },
});
let smarthost: Smarthost;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  smarthost = openSmarthost(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'EGCR <no-reply@egcr.example>' },
    silentLog,
  );
});
afterAll(async () => {
  smarthost.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

function mailTo(to: string) {
  return {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    to,
    subject: 'Grüße',
    text: 'Your code is 123456',
    html: '<p>Your code is 123456</p>',
  };
}

test('a mail reaches the server with both bodies and a Message-ID that is the same for each attempt', async () => {
  await smarthost.deliver(mailTo('ada@example.com'));
  await smarthost.deliver(mailTo('ada@example.com'));
  const [first, second] = received.slice(-2);
  expect(first?.to).toEqual(['ada@example.com']);
  for (const attempt of [first, second]) {
    expect(attempt?.message).toContain('Message-ID: <01890a5d-ac96-774b-bcce-b302099a8057@egcr.example>');
    expect(attempt?.message).toContain('Auto-Submitted: auto-generated');
    expect(attempt?.message).toContain('From: EGCR <no-reply@egcr.example>');
    expect(attempt?.message).toContain('Content-Type: text/plain');
    expect(attempt?.message).toContain('Content-Type: text/html');
  }
});

test('an address holding several stays one address', async () => {
  await expect(smarthost.deliver(mailTo('ada@example.com, eve@example.com'))).rejects.toThrow(
    'the mail server answered 501 to RCPT TO',
  );
  expect(received.some(({ to }) => to.includes('eve@example.com'))).toBe(false);
});

test('a server that refuses for now, or after it took the message, is tried again', async () => {
  await expect(smarthost.deliver(mailTo('busy@example.com'))).rejects.toThrow('the mail server answered 4');
  await expect(smarthost.deliver(mailTo('late@example.com'))).rejects.toThrow('the mail server answered 554');
});

test('(attack D24) what the server says of addresses and contents stays out of the error, which the log and the queue keep', async () => {
  const error: unknown = await smarthost
    .deliver(mailTo('busy@example.com'))
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify([String(error), (error as Error).stack, error])).not.toMatch(/busy@|try later/);
});

test('a mailbox that does not exist is not tried again, and the one who sent the mail learns of it', async () => {
  await expect(smarthost.deliver(mailTo('unknown@example.com'))).resolves.toBe('refused');
  await expect(smarthost.deliver(mailTo('ada@example.com'))).resolves.toBe('taken');
});

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
  ['smtps://mail.example', false],
])('mail to %s must ask for encryption: %s', (smtpUrl, expected) => {
  expect(mustEncrypt(smtpUrl)).toBe(expected);
});

test('mail stays here where encryption is asked for and the server has none', async () => {
  const { port } = server.server.address() as AddressInfo;
  const from = 'EGCR <no-reply@egcr.example>';
  const strict = openSmarthost({ smtpUrl: `smtp://127.0.0.1:${port}?requireTLS=true`, from }, silentLog);
  await expect(strict.deliver(mailTo('ada@example.com'))).rejects.toThrow(/STARTTLS/i);
  strict.close();
});
