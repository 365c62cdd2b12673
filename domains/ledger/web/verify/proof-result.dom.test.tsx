import { AnsweringServer, closeShown, facts, openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { CheckedProof, TransferProof } from '../../contract/index.ts';
import { PathDrawing } from './path-drawing.tsx';
import { ProofResult } from './proof-result.tsx';

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

const drawn = () => document.querySelector('figure');
const shapes = () => {
  const attributes = (each: Element) =>
    Object.fromEntries([...each.attributes].map(({ name, value }) => [name, value]));
  const all = [...document.querySelectorAll('figure svg :is(path, circle)')].map(attributes);
  return all.map(({ d, cx, cy, r }) => d ?? `${cx} ${cy} r${r}`);
};

describe('the way of a transfer to the root', () => {
  it('has a step for each neighbour, on the two sides in turn, from bottom to top', async () => {
    await openShown(() => <PathDrawing steps={3} />);
    expect(drawn()?.querySelector('figcaption')?.textContent).toBe(
      'From the transfer up to the root: 3 steps',
    );
    expect(drawn()?.textContent).toMatch(/^.*RootTransfer$/);
    expect(drawn()?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 132 106');
    expect(shapes()).toEqual([
      'M100 92 Q100 66 66 66',
      '100 92 r3.5',
      'M32 66 Q32 40 66 40',
      '32 66 r3.5',
      'M100 40 Q100 14 66 14',
      '100 40 r3.5',
      'M66 92V14',
      '66 92 r4',
      '66 66 r4',
      '66 40 r4',
      '66 92 r5',
      '66 14 r6',
    ]);
  });

  it('of the only transfer is a line without a neighbour', async () => {
    await openShown(() => <PathDrawing steps={0} />);
    expect(drawn()?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 132 54');
    expect(shapes()).toEqual(['M66 40V14', '66 40 r5', '66 14 r6']);
  });
});

const ID = '01990000-0000-7000-8000-000000000001';
const right: CheckedProof['steps'] = {
  leaf: 'right',
  root: 'right',
  signature: 'right',
  key: 'right',
  log: 'right',
};
const checked = {
  steps: right,
  facts: { id: ID, asset: 'JVD', amount: '2500', posted_at: '2026-11-20T12:00:00.000Z' },
  checkpoint: { treeSize: 12_000, sealedAt: '2026-11-20T12:00:05.000Z' },
} as CheckedProof;
const proof = { index: 11_998, path: ['a', 'b'] } as TransferProof;

describe('the result of a check of a proof', () => {
  it('that is right says so, draws its way, and tells what the transfer says', async () => {
    await openShown(() => <ProofResult proof={proof} checked={checked} />);
    expect(screen.getByText('This transfer is in the ledger, unchanged')).toBeDefined();
    expect(drawn()?.textContent).toContain('2 steps');
    expect(facts()).toEqual([
      ['Amount', 'Ɉ25.00'],
      ['Posted', expect.stringContaining('2026')],
      ['Number', ID],
      ['Place in the ledger', '11,999 of 12,000'],
      ['Root signed', expect.stringContaining('2026')],
    ]);
  });

  it('that could not be compared with the ledger says that it is right in itself', async () => {
    await openShown(() => (
      <ProofResult
        proof={proof}
        checked={{ ...checked, steps: { ...right, key: 'unknown', log: 'unknown' } }}
      />
    ));
    expect(screen.getByText('The proof is right in itself')).toBeDefined();
    expect(
      screen.getByText('We couldn’t reach the ledger, so its key and its newest root were not compared.'),
    ).toBeDefined();
    expect(facts()).toHaveLength(5);
  });

  it('that is wrong tells nothing of what it claims, and draws no way to a root that it does not have', async () => {
    await openShown(() => (
      <ProofResult proof={proof} checked={{ ...checked, steps: { ...right, root: 'wrong' } }} />
    ));
    expect(screen.getByText('This proof is not genuine')).toBeDefined();
    expect(screen.getByText('At least one step fails. Do not rely on it.')).toBeDefined();
    expect(drawn()).toBeNull();
    expect(facts()).toEqual([]);
  });

  it.each([
    ['without the facts of the transfer', { facts: undefined }],
    ['without a root', { checkpoint: undefined }],
    ['of a currency that we do not know', { facts: { ...checked.facts, asset: 'XXX' } }],
  ])('%s tells the verdict alone', async (_title, changed) => {
    await openShown(() => <ProofResult proof={proof} checked={{ ...checked, ...changed } as CheckedProof} />);
    expect(screen.getByText('This transfer is in the ledger, unchanged')).toBeDefined();
    expect(facts()).toEqual([]);
  });
});
