import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

import * as z from 'zod/mini';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** One label of a DNS name, such as a DKIM selector. */
export const dnsLabel = z
  .string()
  .check(z.regex(new RegExp(`^${LABEL}$`, 'i'), 'must be one label of a DNS name, such as mail2026'));

/** A DNS name of two labels or more. */
export const hostName = z
  .string()
  .check(
    z.regex(new RegExp(`^${LABEL}(?:\\.${LABEL})+$`, 'i'), 'must be a domain name, such as example.org'),
  );

const KEY_MESSAGE = 'must name a readable PEM file with an RSA private key';

/** The name of a file with a private key; reads as the key's PEM. */
export const privateKeyFile = z.pipe(
  z.string().check(z.refine((file) => readKey(file, 'rsa') !== undefined, KEY_MESSAGE)),
  z.transform((file: string) => readKey(file, 'rsa') ?? ''),
);

/** The same, of a key that signs requests. */
export const signingKeyFile = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (file) => readKey(file, 'ed25519') !== undefined,
        'must name a readable PEM file with an Ed25519 private key',
      ),
    ),
  z.transform((file: string) => readKey(file, 'ed25519') ?? ''),
);

function readKey(file: string, type: 'rsa' | 'ed25519'): string | undefined {
  try {
    const pem = readFileSync(file, 'utf8');
    return createPrivateKey(pem).asymmetricKeyType === type ? pem : undefined;
  } catch {
    return undefined;
  }
}
