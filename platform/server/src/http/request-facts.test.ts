import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';

import {
  deviceCookieOf,
  factsOf,
  hashOfDevice,
  idleSecondsOf,
  keptLanguage,
  preferredLanguage,
} from './request-facts.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ar-EG,ar;q=0.9,en;q=0.5', 'ar'],
  ['pt-BR;q=0.8,fr;q=0.9', 'fr'],
  ['sw,zh-TW;q=0.7', 'zh'],
  ['de;q=0,it', 'it'],
  ['xx,yy;q=nonsense', 'en'],
  ['de;q=0.1', 'de'],
  ['de;level=1;q=0.1,fr;q=0.2', 'fr'],
  ['de;q=0.5,fr;q=0.5', 'de'],
  [' DE ', 'de'],
  [`${'x'.repeat(197)},fr`, 'fr'],
  [`${'x'.repeat(198)},fr`, 'en'],
])('reads Accept-Language %j as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it.each([
  ['language=de', 'de'],
  ['a=b; language=zh; c=d', 'zh'],
  ['language=xx', undefined],
  ['mylanguage=de', undefined],
  [undefined, undefined],
  [`${' '.repeat(989)}language=de`, 'de'],
  [`${' '.repeat(990)}language=de`, undefined],
])('the language that %j keeps is %s', (cookies, language) => {
  expect(keptLanguage(cookies)).toBe(language);
});

it.each([
  ['device=0123456789abcdefghijk_', '0123456789abcdefghijk_'],
  ['a=b;device=0123456789abcdefghijk-; c=d', '0123456789abcdefghijk-'],
  ['device=short', undefined],
  ['mydevice=0123456789abcdefghijk_', undefined],
  [undefined, undefined],
  [`${' '.repeat(971)}device=0123456789abcdefghijk_`, '0123456789abcdefghijk_'],
  [`${' '.repeat(972)}device=0123456789abcdefghijk_`, undefined],
])('the device that %j names is %s', (cookies, device) => {
  expect(deviceCookieOf(cookies)).toBe(device);
});

it('keeps of a device its hash alone', () => {
  expect(hashOfDevice(undefined)).toBeUndefined();
  expect(hashOfDevice('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

function requestWith(headers: Readonly<Record<string, string | string[]>>): FastifyRequest {
  return Object.assign(Object.create(null), { id: 'r1', ip: '203.0.113.7', headers });
}

it.each([
  ['0', 0],
  ['61', 61],
  ['1234567', 1_234_567],
  ['12345678', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  [['1', '2'], undefined],
])('reads X-User-Idle %j as %s seconds', (header, idle_s) => {
  expect(idleSecondsOf(requestWith({ 'x-user-idle': header }))).toBe(idle_s);
});

it('of a request the use cases know the id, address, browser, language and device', () => {
  expect(
    factsOf(
      requestWith({
        'user-agent': 'u'.repeat(401),
        'accept-language': 'fr',
        cookie: 'device=0123456789abcdefghijk_',
      }),
    ),
  ).toEqual({
    id: 'r1',
    ip: '203.0.113.7',
    userAgent: 'u'.repeat(400),
    language: 'fr',
    device: hashOfDevice('0123456789abcdefghijk_'),
  });
  expect(factsOf(requestWith({}))).toMatchObject({ userAgent: '', language: 'en', device: undefined });
});
