import { decodeQR } from 'qr/decode.js';
import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';

import { addressOf } from '../../contract/index.ts';
import { addressOfCode, paymentLink } from './payment-code.ts';
import { qrPath } from './qr-path.ts';

const ORIGIN = 'https://egcr.example';
const ID = '01990000-0000-7000-8000-000000000001';
const ADDRESS = addressOf(ID);

describe('a payment code', () => {
  it.each([
    [{ to: ADDRESS, assetCode: 'JVD', note: '' }, `/wallet/send?to=${ADDRESS}`],
    [
      { to: ADDRESS, amountMinor: 2550n, assetCode: 'USD', note: ' Für Öl & Brot ' },
      `/wallet/send?to=${ADDRESS}&amount=25.50&currency=USD&note=F%C3%BCr+%C3%96l+%26+Brot`,
    ],
    [
      { to: 'bola', amountMinor: 500n, assetCode: 'JPY', note: '' },
      '/wallet/send?to=bola&amount=500&currency=JPY',
    ],
  ])('leads to the payment it was made for', (code, address) => {
    expect(addressOfCode(paymentLink(ORIGIN, code), ORIGIN)).toBe(address);
  });

  it('may be a request or a bare wallet address too', () => {
    expect(addressOfCode(`${ORIGIN}/wallet/requests/${ID}?made=1`, ORIGIN)).toBe(`/wallet/requests/${ID}`);
    expect(addressOfCode(` ${ADDRESS.toUpperCase()} `, ORIGIN)).toBe(`/wallet/send?to=${ADDRESS}`);
  });

  it('carries over nothing that does not belong to a payment', () => {
    expect(addressOfCode(`${ORIGIN}/wallet/send?to=bola&step=check&redirect=//evil`, ORIGIN)).toBe(
      '/wallet/send?to=bola',
    );
  });

  it.each([
    '',
    'hello',
    'https://elsewhere.example/wallet/send?to=bola',
    `${ORIGIN}.evil.example/wallet/send?to=bola`,
    'http://egcr.example/wallet/send?to=bola',
    `${ORIGIN}/settings`,
    `${ORIGIN}/wallet/send`,
    `${ORIGIN}/wallet/requests/../../settings`,
    `${ORIGIN}/wallet/requests/new`,
    `${ORIGIN}/wallet/requests/${ID}/pay`,
    'javascript:alert(1)',
    `${ADDRESS.slice(0, -1)}q`,
    `${ORIGIN}/wallet/send?to=${'x'.repeat(2000)}`,
  ])('is none: %j', (text) => {
    expect(addressOfCode(text, ORIGIN)).toBeUndefined();
  });
});

describe('the picture of a code', () => {
  it('is read again as what it holds', () => {
    const link = paymentLink(ORIGIN, { to: ADDRESS, amountMinor: 2550n, assetCode: 'JVD', note: 'Öl' });
    expect(decodeQR(drawn(link))).toBe(link);
    const { size, path } = qrPath(link);
    expect([size > 30, path.startsWith('M4 4h7v1h-7z')]).toEqual([true, true]);
  });
});

/** The code as a camera would see it: six pixels a module. */
function drawn(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = 6;
  const size = rows.length * scale;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const isDark = rows[Math.floor(at / size / scale)]?.[Math.floor((at % size) / scale)] ?? false;
    data.set([isDark ? 0 : 255, isDark ? 0 : 255, isDark ? 0 : 255, 255], at * 4);
  }
  return { width: size, height: size, data };
}
