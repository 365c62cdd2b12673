import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, it } from 'vitest';

import { markOf } from '../../contract/index.ts';
import { type DomainReading, lookAtDomain, systemReading } from './domain-reading.ts';

const [domain, token] = ['shop.example.org', 'abc'];
const mark = markOf(token);

type Read = Awaited<ReturnType<DomainReading['readText']>>;

/** What is seen on a domain that answers so; a name without records has none. */
function seen(file: Read, records?: readonly string[]) {
  const readTxt = () =>
    records === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve(records);
  return lookAtDomain({ readText: async () => file, readTxt }, { domain, token });
}

const page = (status: number, text: string): Read => ({ status, text });
const failed = (failure: string): Read => ({ failure }) as Read;

describe('the mark of a business on a domain', () => {
  it('is seen as a line of the file, whatever is around it', async () => {
    for (const text of [mark, `first\r\n  ${mark} \r\nlast`, `\n${mark}\n`])
      expect(await seen(page(200, text))).toEqual({ how: 'file' });
    for (const [status, text] of [
      [200, `x${mark}`],
      [200, markOf('abd')],
      [201, mark],
      [404, mark],
    ] as const)
      expect(await seen(page(status, text))).toEqual({ note: 'proof_missing' });
  });

  it('is seen among the records of the domain, where the file has none or cannot be read', async () => {
    for (const file of [page(200, ''), page(500, ''), failed('unreachable'), failed('url_not_allowed')]) {
      expect(await seen(file, ['v=spf1', ` ${mark} `])).toEqual({ how: 'dns' });
      expect(await seen(file, ['v=spf1', `${mark}x`])).not.toEqual({ how: 'dns' });
    }
  });

  it('is missing, or the domain is not reached, or is private', async () => {
    expect(await seen(page(404, ''), [])).toEqual({ note: 'proof_missing' });
    expect(await seen(failed('unreachable'))).toEqual({ note: 'proof_unreachable' });
    expect(await seen(failed('url_not_allowed'), [])).toEqual({ note: 'proof_private' });
  });

  it('is not looked for on this machine', async () => {
    let calls = 0;
    const server = createServer((_request, answer) => {
      calls += 1;
      answer.end(mark);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    expect(await systemReading.readText(`http://127.0.0.1:${port}/`)).toEqual({ failure: 'url_not_allowed' });
    expect(calls).toBe(0);
    server.close();
  });
});
