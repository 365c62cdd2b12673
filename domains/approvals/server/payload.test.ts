import { createHash, randomBytes } from 'node:crypto';

import { canonicalJson } from '@egcr/server-kit/canonical-json';
import { testCipher } from '@egcr/server-kit/testing/cipher';
import { describe, expect, it } from 'vitest';

import { keepPayload, openPayload } from './payload.ts';

const ID = '0198c0de-0000-7000-8000-000000000001';
const work = { cipher: testCipher };
const entry = (at: number) => `<Ntry><Amt Ccy="EUR">${at}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry>`;
const long = { content: Array.from({ length: 10_000 }, (_, at) => entry(at)).join('\n'), b: 1, a: '€' };

describe('what will run', () => {
  it.each([
    ['short', { to: 'DE89', amount: '100' }],
    ['a long file', long],
    ['a long text that cannot be compressed', { content: randomBytes(100_000).toString('base64') }],
    ['a text that begins like a compressed one', 'gzip:H4sIAAAA'],
  ])('is opened as it was proposed: %s', async (_what, payload) => {
    const { sealed, sha256 } = await keepPayload(work, ID, payload);
    expect(sha256).toEqual(createHash('sha256').update(canonicalJson(payload)).digest());
    expect(await openPayload(work, { id: ID, payload_sha256: sha256 }, sealed)).toEqual({ payload });
  });

  it('takes a fifth of its length where it is a long file of a bank', async () => {
    const { sealed } = await keepPayload(work, ID, long);
    expect(sealed.length).toBeLessThan(canonicalJson(long).length / 5);
  });

  it('is kept compressed from sixty-four kibibytes of text on', async () => {
    const sealedLength = async (letters: number) =>
      (await keepPayload(work, ID, 'a'.repeat(letters))).sealed.length;
    // Two signs more: the quotes of JSON.
    expect(await sealedLength(65_534)).toBeLessThan(1000);
    expect(await sealedLength(65_533)).toBeGreaterThan(65_536);
  });

  it('does not run where the hash is of something else', async () => {
    const { sealed } = await keepPayload(work, ID, long);
    const { sha256 } = await keepPayload(work, ID, { ...long, b: 2 });
    expect(await openPayload(work, { id: ID, payload_sha256: sha256 }, sealed)).toBeUndefined();
  });
});
