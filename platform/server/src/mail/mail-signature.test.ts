import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';

import { silentLog } from '../log.ts';
import { openSmarthost } from './mail.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** One mail through a real SMTP conversation, as the server received it. */
async function received(): Promise<string> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        messages.push(message);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const smarthost = openSmarthost(
    {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'EGCR <no-reply@egcr.example>',
      dkim: { domain: 'egcr.example', selector: 'mail2026', privateKey: keys.privateKey },
    },
    silentLog,
  );
  await smarthost.deliver({
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    to: 'ada@example.com',
    subject: 'Grüße  aus Genf',
    text: 'Your code is 123456  \n\n',
    html: '<p>Your code is 123456</p>',
  });
  smarthost.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  return messages[0] ?? '';
}

/** Checks a signature as a receiving server does (RFC 6376 §3.4.2, §3.4.4, §6.1: relaxed/relaxed, rsa-sha256). */
function signatureVerdict(message: string, publicKey: string): 'pass' | 'body changed' | 'headers changed' {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const headers = head.replace(/\r\n(?=[ \t])/g, '').split('\r\n');
  const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tag = (name: string) =>
    new RegExp(`[;:\\s]${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s/g, '') ?? '';
  const body = rest
    .join('\r\n\r\n')
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  if (createHash('sha256').update(body).digest('base64') !== tag('bh')) return 'body changed';
  const relaxed = (line: string) => {
    const colon = line.indexOf(':');
    return `${line.slice(0, colon).toLowerCase().trim()}:${line
      .slice(colon + 1)
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const signed = tag('h')
    .split(':')
    .flatMap((name) =>
      headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)).slice(-1),
    )
    .map(relaxed);
  const unsigned = relaxed(signature).replace(/([;\s])b=[^;]*/, '$1b=');
  const verify = createVerify('RSA-SHA256').update([...signed, unsigned].join('\r\n'));
  return verify.verify(publicKey, tag('b'), 'base64') ? 'pass' : 'headers changed';
}

test('every mail is signed so that the receiver can tell it is ours and whole', async () => {
  const message = await received();
  expect(message).toMatch(/d=egcr\.example;/);
  expect(message).toMatch(/s=mail2026;/);
  expect(signatureVerdict(message, keys.publicKey)).toBe('pass');
  expect(signatureVerdict(message.replace('123456', '654321'), keys.publicKey)).toBe('body changed');
  expect(signatureVerdict(message.replace('ada@example.com', 'eve@example.com'), keys.publicKey)).toBe(
    'headers changed',
  );
});
