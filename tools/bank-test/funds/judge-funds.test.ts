import { describe, expect, it } from 'vitest';

import type { FundEvidence } from './fund-desk.ts';
import { judgeFunds } from './judge-funds.ts';

/** A fund of 100 promised 60, and paid 40 of it to Ann. */
const evidence: FundEvidence = {
  counts: { promises: 1, envelopes: 1, payments: 1, refused: 1, again: 0 },
  expected: new Map([
    ['fund', 40n],
    ['promise', 20n],
    ['ann', 40n],
    ['envelope', 0n],
  ]),
  complaints: [],
  below: new Set(),
  broken: [],
  unfinished: undefined,
};
const closing = (changed: Readonly<Record<string, string>> = {}) => ({
  accounts: Object.entries({ fund: '40', promise: '20', ann: '40', ...changed }).map(([owner, balance]) => ({
    id: owner,
    owner_id: owner,
    asset: 'USD',
    purpose: 'main',
    balance,
    held: '0',
  })),
});
const wrongLines = (found: FundEvidence, of = closing()) =>
  judgeFunds(found, of).flatMap(([name, wrong]) => (wrong.length > 0 ? [name.split(' ')[0]] : []));

describe('what was seen of funds', () => {
  it('is right where everybody has what promises and envelopes make it', () => {
    expect(wrongLines(evidence)).toEqual([]);
  });

  it.each([
    ['a payment made twice', { ann: '80', promise: '-20' }],
    ['a payment lost', { ann: '0' }],
    ['a budget passed', { fund: '-5' }],
    ['money left in an envelope', { envelope: '1' }],
  ])('is wrong by %s', (_what, changed) => {
    expect(wrongLines(evidence, closing(changed))).toEqual(['13']);
  });

  it('is wrong by a fund that was below zero for a moment, and by what the bank itself found', () => {
    expect(wrongLines({ ...evidence, below: new Set(['fund']) })).toEqual(['13']);
    expect(wrongLines({ ...evidence, broken: ['{"owner":"fund"}'] })).toEqual(['13']);
  });

  it('is wrong by an answer that should have been another, and by an envelope that never was paid', () => {
    expect(wrongLines({ ...evidence, complaints: ['a wrong envelope was taken'] })).toEqual(['14']);
    expect(wrongLines({ ...evidence, unfinished: 'no final answer came' }, closing({ ann: '0' }))).toEqual([
      '14',
    ]);
  });
});
