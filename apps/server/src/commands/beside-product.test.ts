import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { wireMoney } from '@egcr/contract/money';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { withClient } from '@egcr/server-kit/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Installation, usedInstallation } from '../../testing/installation.ts';
import { prepareDatabase } from '../compose.ts';
import { readConfig } from '../config.ts';
import { onHost } from '../print-token.ts';
import { besideProduct } from './beside-product.ts';
import { beginEpoch } from './begun-epoch.ts';
import { endDemonstration } from './ended-demo.ts';
import { bootstrapToken, staffInvitation } from './host-tokens.ts';
import { turnKeys } from './turn-keys.ts';
import { casesWords, verifyCases } from './verified-cases.ts';
import { ledgerAsked, ledgerWords, verifyLedger } from './verified-ledger.ts';

let used: Installation;
let ownerUrl: string;
/** As the product uses it, and with the address of the owner beside it. */
let asOwner: Installation['config'];
beforeAll(async () => {
  used = await usedInstallation();
  ({ ownerUrl } = used.database);
  asOwner = { ...used.config, databaseOwnerUrl: ownerUrl };
  await besideProduct(used.config, opening, ({ services, domains }) => prepareDatabase(services, domains));
});
afterAll(() => used.close());

const opening = { role: 'test', whenEmpty: 'There is nothing here.' };
const HUNDRED = wireMoney.parse({ value: '10000', assetCode: 'JVD', assetScale: 2 });

/** A person with play money, which is one transfer; then everything is sealed. */
function payAndSeal(email: string): Promise<string> {
  return besideProduct(used.config, opening, async ({ services, domains: { doors } }) => {
    const secrets = await doors.identity.hashSecrets({ password: 'Harbour-Lamp-41' });
    const id = await services.unit(async (work) => {
      const userId = await doors.identity.createConfirmedPerson(work, { email, secrets });
      await doors.givePlayMoney(work, { to: userId, amount: HUNDRED });
      return userId;
    });
    while (await services.unit((work) => doors.ledger.log.seal(work)));
    return id;
  });
}

const behindTheBack = (...statements: readonly string[]) =>
  withClient(ownerUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  });

describe('a command on a database in which nothing is yet', () => {
  it('says so and makes no keys', async () => {
    const empty = await testDatabase();
    const dataDirectory = mkdtempSync(join(tmpdir(), 'egcr-empty-'));
    const config = readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: empty.url });
    const nothing = (run: () => Promise<unknown>) => expect(run()).rejects.toThrow(/^The database is empty/);
    await nothing(() => verifyLedger(config, ledgerAsked([])));
    await nothing(() => verifyCases(config));
    await nothing(() => endDemonstration(config));
    await nothing(() => beginEpoch(config));
    await nothing(() => turnKeys(config, ['--reseal']));
    await nothing(() => onHost(config, 'test', bootstrapToken));
    expect(existsSync(join(dataDirectory, 'keys', 'keys.json'))).toBe(false);
    rmSync(dataDirectory, { recursive: true });
    await empty.close();
  });
});

describe('the check of the whole ledger', () => {
  it('finds everything as it was signed, then what was changed behind its back', async () => {
    await payAndSeal('payee@example.org');
    const { status, lines } = await verifyLedger(used.config, ledgerAsked([]));
    expect([status, lines[0], lines.at(-1)]).toEqual([
      0,
      '',
      'Everything is as it was signed, and every balance follows from its entries.',
    ]);
    expect(lines[1]).toMatch(
      /^1 transfers under \d signed roots, compared with .*checkpoints\.txt; 0 wait for the next root\.$/,
    );
    await behindTheBack('update ledger.transfer set amount = amount + 1');
    const changed = await verifyLedger(used.config, ledgerAsked(['--json']));
    const found: { transfers: number; findings: { fault: string }[]; broken: unknown[] } = JSON.parse(
      changed.lines.join(),
    );
    expect([changed.status, changed.lines.length, found.transfers]).toEqual([1, 1, 1]);
    expect(found.findings.map(({ fault }) => fault)).toContain('transfers_changed');
    expect(found.broken.length).toBeGreaterThan(0);
    await behindTheBack('update ledger.transfer set amount = amount - 1');
    expect((await verifyLedger(used.config, ledgerAsked(['--json']))).status).toBe(0);
  });

  it('compares with a copy of what was published, which has to be there', async () => {
    expect(ledgerAsked([])).toEqual({ published: undefined, json: false });
    const published = join(used.dataDirectory, 'none.txt');
    const asked = ledgerAsked(['--published', published, '--json']);
    expect(asked).toEqual({ published, json: true });
    await expect(verifyLedger(used.config, asked)).rejects.toThrow(`There is no file ${published}.`);
  });

  it('names each finding, with its root where it has one', () => {
    const whole = {
      checkpoints: 3,
      transfers: 9,
      waiting: 2,
      findings: [],
      broken: [],
      published: undefined,
    };
    expect(ledgerWords(whole, { json: false })).toEqual({
      status: 0,
      lines: [
        '',
        '9 transfers under 3 signed roots, compared with nothing published; 2 wait for the next root.',
        'Everything is as it was signed, and every balance follows from its entries.',
      ],
    });
    const findings = [
      { fault: 'root_differs', seq: '2', detail: 'another root' },
      { fault: 'transfers_missing', seq: '', detail: 'one is gone' },
    ];
    const broken = [{ kind: 'balance', id: '7' }];
    const { status, lines } = ledgerWords({ ...whole, findings, broken }, { json: false });
    expect([status, lines.slice(2)]).toEqual([
      1,
      [
        'WRONG root_differs in root 2: another root',
        'WRONG transfers_missing: one is gone',
        'WRONG balance: 7',
        '3 findings.',
      ],
    ]);
    expect(ledgerWords({ ...whole, broken }, { json: true }).status).toBe(1);
  });
});

describe('the check of the histories of cases', () => {
  it('reads every case', async () => {
    expect(await verifyCases(used.config)).toEqual({
      status: 0,
      lines: ['0 cases read.', 'Every history is as it was written.'],
    });
  });

  it('names each case whose history was changed', () => {
    expect(casesWords(4, [{ reference: 'C-7', fault: 'step_changed' }])).toEqual({
      status: 1,
      lines: ['4 cases read.', 'WRONG C-7: step_changed', '1 findings.'],
    });
  });
});

describe('the log of the ledger in another cluster of PostgreSQL', () => {
  it('goes on as it was where it is still in its own', async () => {
    expect(await beginEpoch(asOwner)).toEqual({
      status: 0,
      lines: ['This database is in the cluster it was sealed in: nothing to do.'],
    });
  });

  it('begins an epoch only once all that was sealed is proven', async () => {
    await payAndSeal('another@example.org');
    await behindTheBack(
      'update ledger.transfer set xid = (xid::text::bigint + 5000000)::text::xid8',
      `update ledger.checkpoint
       set xid_from = case when seq = 1 then xid_from else (xid_from::text::bigint + 5000000)::text::xid8 end,
           xid_to = (xid_to::text::bigint + 5000000)::text::xid8`,
      "update ledger.epoch set cluster = 'another'",
      'update ledger.transfer set amount = amount + 1',
    );
    const refused = await beginEpoch(asOwner);
    expect(refused.status).toBe(1);
    expect(refused.lines[0]).toMatch(/^WRONG \w+ in root \d+: /);
    expect(refused.lines.at(-1)).toMatch(/^Nothing was changed\./);
    await behindTheBack('update ledger.transfer set amount = amount - 1');
    const begun = await beginEpoch(asOwner);
    expect(begun).toEqual({
      status: 0,
      lines: [
        'All 2 sealed transfers are there and unchanged. Epoch 1 has begun, with 0 transfers that were posted here before it.',
        '0 transfers wait for the next root.',
      ],
    });
    expect((await beginEpoch(asOwner)).lines[0]).toContain('nothing to do');
  });
});

describe('tokens that only the host can make', () => {
  it('make two super admins, and no third', async () => {
    const print = () => onHost(used.config, 'bootstrap', bootstrapToken);
    const { token, use } = await print();
    expect(use).toContain(`open ${used.config.kit.publicUrl}/super-admin?step=token `);
    expect((await print()).token).not.toBe(token);
    const admins = [await payAndSeal('first@example.org'), await payAndSeal('second@example.org')];
    for (const userId of admins)
      await onHost(used.config, 'test', ({ services, doors: { identity } }) =>
        services.unit((work) => identity.grantRole(work, { userId, role: 'super_admin' })),
      );
    await expect(print()).rejects.toThrow('There are two super admins already.');
  });

  it('invite staff to a second factor, and nobody else', async () => {
    const invite = (email: string) =>
      onHost(used.config, 'invitation', (host) => staffInvitation(host, email));
    await payAndSeal('customer@example.org');
    const refusal = 'Name the e-mail address of a person with a staff role and no second factor yet.';
    for (const email of ['customer@example.org', 'nobody@example.org', ''])
      await expect(invite(email)).rejects.toThrow(refusal);
    const { token, use } = await invite('first@example.org');
    expect(token).not.toBe('');
    expect(use).toContain(`${used.config.kit.publicUrl}/`);
  });
});

describe('the end of a demonstration', () => {
  it('says how many accounts it has ended, and can be repeated', async () => {
    const { status, lines } = await endDemonstration(used.config);
    expect([status, lines[0]]).toEqual([
      0,
      '5 accounts that were made for the demonstration are empty and banned.',
    ]);
    const again = await endDemonstration(used.config);
    expect(again.lines[0]).toMatch(/^0 accounts/);
  });
});
