import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { askOutside, isOutsideUrl, postOutside, readOutside } from './post-outside.ts';

const shared = { headers: {}, body: '{}', allowsLoopback: false };

describe('an address that someone gave us', () => {
  it.each([
    'http://example.org/',
    'https://example.org:8443/',
    'https://user:secret@example.org/',
    'https://localhost/',
    'https://shop.localhost/',
    'https://127.0.0.1/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://10.0.0.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://0.0.0.0/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://database/',
    'https://db.internal/',
    'https://localhost./',
    'https://database./',
    'https://metadata.google.internal./',
    'https://example.org/#part',
    'ftp://example.org/',
    'javascript:alert(1)',
    'not an address',
    `https://example.org/${'x'.repeat(481)}`,
    'https://user@example.org/',
    'https://:secret@example.org/',
    'wss://example.org/',
    'https://example.org/\u0000',
    'https://exam\nple.org/',
    'https://example.org/\ud800',
  ])('is refused where it leads inside or nowhere: %s', (url) => {
    expect(isOutsideUrl(url, { allowsLoopback: false })).toBe(false);
  });

  it('is taken where it is public and encrypted', () => {
    for (const url of [
      'https://example.org/hooks?a=1',
      'https://example.org./',
      'https://8.8.8.8/',
      'https://[2606:4700::1111]/',
      `https://example.org/${'x'.repeat(480)}`,
    ])
      expect(isOutsideUrl(url, { allowsLoopback: false })).toBe(true);
  });

  it('may be this very machine in test mode, also without TLS and on any port, and nothing else inside', () => {
    const inTests = (url: string) => isOutsideUrl(url, { allowsLoopback: true });
    for (const url of ['http://localhost:8080/', 'https://127.0.0.1:1/', 'http://[::1]/'])
      expect(inTests(url)).toBe(true);
    for (const url of [
      'ftp://localhost/',
      'http://user@localhost/',
      'http://10.0.0.1/',
      'http://example.org/',
      'https://example.org:8443/',
    ])
      expect(inTests(url)).toBe(false);
  });
});

describe('sending outside', () => {
  let server: Server;
  let port = 0;
  const heard: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      heard.push(request.url ?? '');
      if (request.url === '/torn') {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => response.destroy());
        return;
      }
      if (request.url === '/said') {
        const { method, headers } = request;
        response.write([method, headers['x-mark'], headers['content-length'] ?? 'none', ''].join(' '));
        request.on('data', (chunk: Buffer) => response.write(chunk)).on('end', () => response.end());
        return;
      }
      if (request.url === '/away') response.writeHead(302, { location: '/inside' });
      if (request.url === '/long') response.write('x'.repeat(200_000));
      response.end();
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  it('never connects where a public name leads inside, to one address of several, or to another than was looked at', async () => {
    let asked = 0;
    const rebinding = async () => (asked++ === 0 ? ['10.0.0.1'] : ['127.0.0.1']);
    for (const resolve of [async () => ['127.0.0.1'], async () => ['8.8.8.8', '10.0.0.1'], rebinding])
      expect(await postOutside({ ...shared, url: 'https://hooks.example.org/', resolve })).toEqual({
        failure: 'url_not_allowed',
      });
    expect(asked).toBe(1);
    const gone = async () => Promise.reject(new Error('no such name'));
    expect(await postOutside({ ...shared, url: 'https://hooks.example.org/', resolve: gone })).toEqual({
      failure: 'not_found',
    });
    const nowhere = async () => [];
    expect(await postOutside({ ...shared, url: 'https://hooks.example.org/', resolve: nowhere })).toEqual({
      failure: 'not_found',
    });
    // What may not be sent to is not even asked for.
    const never = async () => Promise.reject(Object.assign(new Error('asked'), { code: 'ETIMEOUT' }));
    expect(await postOutside({ ...shared, url: 'https://hooks.example.org/', resolve: never })).toEqual({
      failure: 'timeout',
    });
    expect(await postOutside({ ...shared, url: 'http://hooks.example.org/', resolve: never })).toEqual({
      failure: 'url_not_allowed',
    });
    // Even in test mode a public name does not lead to this machine.
    const here = { ...shared, allowsLoopback: true, resolve: async () => ['127.0.0.1'] };
    expect(await postOutside({ ...here, url: `https://hooks.example.org/` })).toEqual({
      failure: 'url_not_allowed',
    });
    expect(heard).toEqual([]);
  });

  it('reaches this machine in test mode alone, follows no redirect and reads a long answer to a limit', async () => {
    const url = (path: string) => `http://127.0.0.1:${port}${path}`;
    expect(await postOutside({ ...shared, url: url('/') })).toEqual({ failure: 'url_not_allowed' });
    const test = { ...shared, allowsLoopback: true };
    expect(await postOutside({ ...test, url: url('/') })).toEqual({ status: 200 });
    expect(await postOutside({ ...test, url: url('/away') })).toEqual({ status: 302 });
    expect(await postOutside({ ...test, url: url('/long') })).toEqual({ status: 200 });
    expect(heard).toEqual(['/', '/away', '/long']);
    const closed = await postOutside({ ...test, url: 'http://127.0.0.1:1/' });
    expect(closed).toEqual({ failure: 'unreachable' });
  });

  it('says what it was given to say, in the method it was asked in, and takes a half answer for none', async () => {
    const test = { ...shared, allowsLoopback: true, headers: { 'x-mark': 'm' } };
    const { body: _body, ...read } = { ...test, url: `http://localhost:${port}/said` };
    expect(await readOutside(read)).toMatchObject({ status: 200, text: 'GET m none ' });
    expect(await askOutside({ ...read, method: 'POST', body: 'é', bytesMax: 100 })).toMatchObject({
      text: 'POST m 2 é',
    });
    expect(await askOutside({ ...read, method: 'DELETE', body: undefined, bytesMax: 100 })).toMatchObject({
      text: expect.stringMatching(/^DELETE m /) as unknown,
    });
    // Exactly as long as is read is whole.
    expect(await askOutside({ ...read, method: 'POST', body: 'é', bytesMax: 11 })).toMatchObject({
      text: 'POST m 2 é',
      isCut: false,
    });
    expect(await askOutside({ ...read, method: 'POST', body: 'xyz', bytesMax: 11 })).toMatchObject({
      text: 'POST m 3 xy',
      isCut: true,
    });
    const torn = await readOutside({ ...read, url: `http://localhost:${port}/torn` });
    expect(torn).toEqual({ failure: 'unreachable' });
    heard.length = 0;
  });

  it('waits no longer for a name server than for a receiver, and asks it in no thread that others need', async () => {
    const asked: string[] = [];
    const silent = createSocket('udp4', (question) => asked.push(question.toString('latin1')));
    await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready));
    const names = { servers: [`127.0.0.1:${silent.address().port}`], timeoutMs: 20 };
    const many = Array.from({ length: 20 }, () =>
      postOutside({ ...shared, url: 'https://hooks.example.org/', names }),
    );
    expect(new Set((await Promise.all(many)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"failure":"timeout"}']),
    );
    expect(asked.length).toBeGreaterThan(0);
    silent.close();
  });

  it('reads what is there by the same rules, as far as the limit', async () => {
    const url = (path: string) => `http://127.0.0.1:${port}${path}`;
    const { body: _body, ...read } = shared;
    expect(await readOutside({ ...read, url: url('/') })).toEqual({ failure: 'url_not_allowed' });
    const test = { ...read, allowsLoopback: true };
    expect(await readOutside({ ...test, url: url('/') })).toEqual({ status: 200, text: '', isCut: false });
    expect(await readOutside({ ...test, url: url('/away') })).toEqual({
      status: 302,
      text: '',
      isCut: false,
    });
    expect(await readOutside({ ...test, url: url('/long') })).toEqual({
      status: 200,
      text: 'x'.repeat(65_536),
      isCut: true,
    });
    expect(await readOutside({ ...test, url: url('/long'), bytesMax: 10 })).toEqual({
      status: 200,
      text: 'x'.repeat(10),
      isCut: true,
    });
  });
});
