import { openOwners } from '@egcr/registry/server';
import { openRegistryBank, type RegistryBank } from '@egcr/registry/testing';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createOwnership } from './index.ts';
import { bodsStatement } from './statement-shapes.ts';
import { largestNetwork, tangledStatements } from './testing/large-networks.ts';
import { writeStatements } from './write-statements.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
let ann: TestPerson;
let number: string;
beforeAll(async () => {
  bank = await openRegistryBank({
    above: () => [createOwnership({ owners: openOwners, publicUrl: 'http://bank.localhost' })],
  });
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  ann = await bank.person('Owner', '100000');
  const { body } = await bank.submit(ann, {
    shares: 3000,
    own_shares: 2000,
    holder_1_kind: 'person',
    holder_1_born: '1985-02-03',
    holder_1_shares: 1000,
  });
  await bank.step(body.id, reviewer, { step: 'take' });
  await bank.decide(body.id, reviewer, 'approve');
  number = (await bank.mine(ann))[0].number;
});
afterAll(() => bank.close());

const exported = async () => {
  const { body } = await bank.call('GET', `/api/v1/registry/businesses/${number}/bods`);
  return z.array(bodsStatement).parse(typeof body === 'string' ? JSON.parse(body) : body);
};
const check = async (statements: readonly unknown[]) =>
  (await bank.ask('POST', '/registry/bods', ann, { statements, jurisdiction: 'IT' })).body;

describe('statements of beneficial owners', () => {
  it('say who owns a business, with its number, months of birth and exact shares or their range', async () => {
    const statements = await exported();
    expect(statements.map(({ recordType }) => recordType)).toEqual([
      'entity',
      'person',
      'person',
      'relationship',
      'relationship',
    ]);
    expect(new Set(statements.map(({ statementId }) => statementId)).size).toBe(5);
    const said = JSON.stringify(statements);
    for (const secret of ['1985-02-03', '1990-05-17', ann.userId]) expect(said).not.toContain(secret);
    expect(said).toContain('"birthDate":"1985-02"');
    expect(said).toContain('"details":"1/3","share":{"minimum":33.333333,"maximum":33.333334}');
    expect(said).toContain('"beneficialOwnershipOrControl":true');
    // What has not changed is the same statement.
    expect(await exported()).toEqual(statements);
  });

  it('are read again as the same owners', async () => {
    const { faults, owners, network } = await check(await exported());
    expect(faults).toEqual([]);
    expect(network.nodes.map(({ name }: { name: string }) => name).toSorted()).toContain('Bao Lin');
    expect(owners).toHaveLength(2);
  });

  it('that are wrong are refused, each with its path', async () => {
    const [entity, person, other, one, two] = await exported();
    const broken = [
      { ...entity, statementId: 'short' },
      { ...person, recordDetails: { ...person?.recordDetails, birthDate: '85' } },
      other,
      {
        ...one,
        recordDetails: { ...one?.recordDetails, interests: [{ type: 'owning', share: { exact: 101 } }] },
      },
      { ...two, recordDetails: { ...two?.recordDetails, interestedParty: 'nobody' } },
      null,
      { recordType: 'person' },
    ];
    const { faults, network } = await check(broken);
    expect(network).toBeNull();
    const paths = faults.map(({ path }: { path: string }) => path);
    for (const path of [
      '[0].statementId',
      '[1].recordDetails.birthDate',
      '[3].recordDetails.interests[0].type',
      '[3].recordDetails.interests[0].share.exact',
      '[4].recordDetails.interestedParty',
      '[5]',
      '[6].statementId',
    ])
      expect(paths).toContain(path);
    expect((await check([entity, entity])).faults).toContainEqual({
      path: '[1].statementId',
      code: 'repeated',
    });
    expect((await check([])).faults).toEqual([{ path: '[0].declarationSubject', code: 'no_subject' }]);
  });

  it('in which more than the whole is held are refused', async () => {
    const [entity, person, , one] = await exported();
    const holding = (statementId: string) => ({
      ...one,
      statementId: statementId.repeat(32),
      recordDetails: {
        isComponent: false,
        subject: entity?.recordId,
        interestedParty: person?.recordId,
        interests: [{ type: 'shareholding', directOrIndirect: 'direct', share: { exact: 60 } }],
      },
    });
    expect((await check([entity, person, holding('a'), holding('b')])).faults).toEqual([
      { path: '[3].recordDetails.interests', code: 'over_whole' },
    ]);
  });

  it('are read with shares that are tiny, and with texts that are long or nested deep', async () => {
    const [entity, person, , one] = await exported();
    const holding = (exact: number) => ({
      ...one,
      recordDetails: {
        isComponent: false,
        subject: entity?.recordId,
        interestedParty: person?.recordId,
        interests: [{ type: 'shareholding', directOrIndirect: 'direct', share: { exact } }],
      },
    });
    for (const exact of [1e-7, 1e-320, 5e-324, 33.333333333333336, 100])
      expect((await check([entity, person, holding(exact)])).faults).toEqual([]);
    for (const exact of [-1e-320, 1e308, 100.00000000000001])
      expect((await check([entity, person, holding(exact)])).faults).toHaveLength(1);
    const nested = JSON.parse('{"a":'.repeat(400) + '1' + '}'.repeat(400));
    expect((await check([{ ...entity, nested }, person, holding(1)])).faults).toEqual([]);
    const long = { ...entity, recordDetails: { ...entity?.recordDetails, name: '\u202ex'.repeat(10_000) } };
    expect((await check([long, person, holding(1)])).faults).toEqual([]);
  });

  it('of the largest network that the register reads are read again, whatever its names are written in', async () => {
    const network = largestNetwork('株'.repeat(160));
    const statements = writeStatements({
      network,
      owners: [],
      number: 'JVRIT0000042X',
      jurisdiction: { code: 'IT', name: 'Italy' },
      registeredOn: '2026-01-01',
      today: '2026-01-02',
      publicUrl: 'http://bank.localhost',
    });
    expect(Buffer.byteLength(JSON.stringify(statements, undefined, 2))).toBeGreaterThan(400_000);
    const { faults, network: read, owners } = await check(statements);
    expect([faults, read.nodes.length, read.edges.length]).toEqual([
      [],
      network.nodes.length,
      network.edges.length,
    ]);
    expect(owners).toHaveLength(2);
  });

  it('made to keep the server busy are refused, while others are answered', async () => {
    let isAnswered = false;
    const asked = bank
      .ask('POST', '/registry/bods', ann, { statements: tangledStatements(240), jurisdiction: 'IT' })
      .finally(() => (isAnswered = true));
    await exported();
    expect(isAnswered).toBe(false);
    expect((await asked).body).toMatchObject({ status: 422, code: 'file_too_costly' });
  });

  it('nested deeper than anyone writes are refused, and of very many faults the first are named', async () => {
    const nested = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    const answer = await fetch(new URL('/api/v1/registry/bods', bank.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.userId}:fresh:`, 'content-type': 'application/json' },
      body: `{"jurisdiction":"IT","statements":[${nested}]}`,
    });
    expect(await answer.json()).toMatchObject({ status: 422, code: 'file_too_costly' });
    const [, person] = await exported();
    const names = Array.from({ length: 100_000 }, () => 1);
    const { faults } = await check([{ ...person, recordDetails: { ...person?.recordDetails, names } }]);
    expect(faults).toHaveLength(500);
    expect(faults[0].path).toBe('[0].recordDetails.names[0]');
  });
});
