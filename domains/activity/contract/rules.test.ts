import { describe, expect, it } from 'vitest';

import { detailsIssue, pathOnly, roughDegrees, roughSize } from './rules.ts';

describe('what is kept of an act', () => {
  it.each([
    [51.50735, 51.5],
    [-0.12776, -0.1],
    [-0.04, 0],
    [89.96, 90],
    [-179.96, -180],
    [0.25, 0.3],
  ])('%d degrees become %d: the place of a town [GEO-01]', (exact, rough) => {
    expect(roughDegrees(exact)).toBe(rough);
  });

  it.each([
    ['/contact', '/contact'],
    ['/contact?token=secret', '/contact'],
    ['/contact#part', '/contact'],
    ['https://egcr.example/wallet/send?to=amina#x', '/wallet/send'],
    ['https://egcr.example', undefined],
    ['', undefined],
    ['javascript:alert(1)', undefined],
    ['contact', undefined],
    [`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`],
  ])('the address %j becomes the path %j [GEO-01]', (address, path) => {
    expect(pathOnly(address)).toBe(path);
  });

  it.each([
    ['1283x847', '1300x800'],
    ['390x844', '400x800'],
    ['0x0', '0x0'],
    ['1283', undefined],
    ['1283x847x2', undefined],
    [1283, undefined],
    [undefined, undefined],
  ])('a screen of %j becomes %j [GEO-01]', (exact, rough) => {
    expect(roughSize(exact)).toBe(rough);
  });

  it('details are taken up to their last byte, not their last letter [GEO-01]', () => {
    const frame = JSON.stringify({ text: '' }).length;
    expect(detailsIssue({ text: 'x'.repeat(4096 - frame) })).toBeUndefined();
    expect(detailsIssue({ text: 'x'.repeat(4096 - frame + 1) })).toBe('too_long');
    expect(detailsIssue({ text: 'é'.repeat((4096 - frame) / 2 + 1) })).toBe('too_long');
    expect(detailsIssue({ text: 'a\u0000b' })).toBe('characters');
    expect(detailsIssue({ text: '\ud83d' })).toBe('characters');
    expect(detailsIssue({ text: '\ud83d\ude00' })).toBeUndefined();
  });
});
