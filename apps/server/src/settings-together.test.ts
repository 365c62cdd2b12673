import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';
import { greeting } from './greeting.ts';

const folder = mkdtempSync(join(tmpdir(), 'egcr-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pemOf = (pair: {
  readonly privateKey: { export: (as: { type: 'pkcs8'; format: 'pem' }) => string | Buffer };
}) => String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
const fileWith = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const rsa = pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 }));
const ed25519 = pemOf(generateKeyPairSync('ed25519'));
const rsaFile = fileWith('rsa.pem', rsa);
const ed25519File = fileWith('ed25519.pem', ed25519);

const issuesOf = (settings: Record<string, string>): readonly string[] => {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.issues.map(({ name, problem }) => `${name} ${problem}`);
    throw error;
  }
};

const groups: Readonly<Record<string, Record<string, string>>> = {
  'a signature under mail': {
    DKIM_DOMAIN: 'pay.example.org',
    DKIM_SELECTOR: 'mail2026',
    DKIM_KEY_FILE: rsaFile,
    SMTP_URL: 'smtps://mail.example.org',
  },
  'bank transfers': {
    BANK_HOLDER: 'EGCR',
    BANK_IBAN: 'DE89 3704 0044 0532 0130 00',
    BANK_BIC: 'COBADEFFXXX',
  },
  'payments by card': { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  'payments from other wallets': {
    OPEN_PAYMENTS_WALLET: 'https://wallet.example.org/egcr',
    OPEN_PAYMENTS_KEY_ID: 'key-1',
    OPEN_PAYMENTS_KEY_FILE: ed25519File,
    OPEN_PAYMENTS_CURRENCY: 'USD',
  },
};
const needed = Object.entries(groups).flatMap(([what, settings]) =>
  Object.keys(settings)
    .filter((name) => name !== 'SMTP_URL')
    .map((name) => [what, name] as const),
);

describe('settings that go together', () => {
  test.each(needed)('%s cannot be had without %s', (what, name) => {
    const { [name]: _left, ...others } = groups[what] ?? {};
    const issues = issuesOf(others);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(new RegExp(`^${name} is needed`));
  });

  test('are taken as they are set, and are absent where nothing is set', () => {
    const { delivery, rails, bank } = readConfig(Object.assign({}, ...Object.values(groups)));
    expect(delivery.smarthost).toMatchObject({
      smtpUrl: 'smtps://mail.example.org',
      dkim: { domain: 'pay.example.org', selector: 'mail2026', privateKey: rsa },
    });
    expect(rails).toMatchObject({
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
      openPayments: { wallet: 'https://wallet.example.org/egcr', keyId: 'key-1', asset: 'USD' },
    });
    expect(rails.openPayments?.privateKey.asymmetricKeyType).toBe('ed25519');
    expect(bank).toEqual({ holder: 'EGCR', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' });
    const none = readConfig({ SMTP_URL: 'smtps://mail.example.org' });
    expect([none.delivery.smarthost?.dkim, none.delivery.smsGateway, none.rails, none.bank]).toEqual([
      undefined,
      undefined,
      {},
      undefined,
    ]);
  });

  test.each([
    ['DKIM_KEY_FILE', ed25519File, 'an RSA private key'],
    ['DKIM_KEY_FILE', join(folder, 'missing.pem'), 'an RSA private key'],
    ['DKIM_KEY_FILE', fileWith('spoilt.pem', 'no key'), 'an RSA private key'],
    ['OPEN_PAYMENTS_KEY_FILE', rsaFile, 'an Ed25519 private key'],
  ])('%s is refused where it names %s', (name, file, what) => {
    const [settings] = Object.values(groups).filter((each) => name in each);
    const issues = issuesOf({ ...settings, [name]: file });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(`${name} must name a readable PEM file with ${what}`);
  });

  test('a gateway for text messages takes what its kind needs', () => {
    const common = { SMS_FROM: 'EGCR', SMS_URL: 'https://sms.example.org/send' };
    const twilio = { ...common, SMS_GATEWAY: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't' };
    expect(readConfig(twilio).delivery.smsGateway).toEqual({
      kind: 'twilio',
      url: common.SMS_URL,
      from: 'EGCR',
      account: 'AC1',
      token: 't',
    });
    const webhook = { ...common, SMS_GATEWAY: 'webhook', SMS_SECRET: 's' };
    expect(readConfig(webhook).delivery.smsGateway).toEqual({
      kind: 'webhook',
      url: common.SMS_URL,
      from: 'EGCR',
      secret: 's',
    });
    expect(issuesOf({ SMS_GATEWAY: 'twilio' }).map((issue) => issue.split(' ')[0])).toEqual([
      'SMS_URL',
      'SMS_FROM',
      'SMS_ACCOUNT',
      'SMS_TOKEN',
    ]);
  });

  test.each([
    [{ BACKUP_DIR: '/backups', DATABASE_URL: 'postgresql://egcr@db.example.org/egcr' }, 'BACKUP_DIR'],
    [{ DATABASE_OWNER_URL: 'postgresql://owner@db.example.org/egcr' }, 'DATABASE_OWNER_URL'],
    [{ STRIPE_API_URL: 'http://127.0.0.1:1' }, 'STRIPE_API_URL'],
    [
      { ...groups['payments from other wallets'], OPEN_PAYMENTS_WALLET: 'http://127.0.0.1:1/egcr' },
      'OPEN_PAYMENTS_WALLET',
    ],
  ])('%o is refused', (settings: Record<string, string>, name) => {
    const issues = issuesOf(settings);
    expect(issues.map((issue) => issue.split(' ')[0])).toEqual([name]);
  });

  test.each([
    ['1', 20],
    ['3', 20],
    ['4', 17],
    ['7', 10],
    ['16', 4],
  ])(
    '%s web processes have %i connections each, so that the embedded database has some left',
    (count, each) => {
      expect(readConfig({ WEB_PROCESSES: count }).databaseConnections).toBe(each);
      expect(readConfig({ WEB_PROCESSES: count, DATABASE_CONNECTIONS: '9' }).databaseConnections).toBe(9);
    },
  );
});

describe('what a person at a terminal is told at the start', () => {
  const greet = (settings: Record<string, string>, port = 3000) => greeting(readConfig(settings), port);

  test('where to open it, and where it listens if that is elsewhere', () => {
    const usual = greet({});
    expect(usual).toMatch(/Open {15}http:\/\/localhost:3000\n/);
    expect(usual).toMatch(/For developers {5}http:\/\/localhost:3000\/api\/reference\n/);
    expect(usual).toMatch(/Captured messages {2}http:\/\/localhost:3000\/dev\/outbox/);
    expect(usual).not.toContain('Listening on');
    expect(greet({}, 4100)).toMatch(/Listening on {7}http:\/\/127\.0\.0\.1:4100\n/);
    expect(usual).not.toContain('WARNING');
    expect(greet({ ROLES: 'worker' })).not.toContain('Open ');
  });

  test('where the data is', () => {
    expect(greet({ DATA_DIR: '/somewhere/data' })).toMatch(/Data {15}\/somewhere\/data\n/);
    expect(greet({ DATABASE_URL: 'postgresql://egcr:secret@db.example.org/egcr' })).toMatch(
      /Data {15}the database of DATABASE_URL\n/,
    );
  });

  test('who the demo people are, in columns, and in production nobody', () => {
    const rows = greet({})
      .split('\n')
      .filter((line) => line.includes('@') || line.includes('Demo people'));
    expect(rows.length).toBeGreaterThan(2);
    const starts = rows.map((row) => row.search(/\S+@|e-mail/));
    expect(new Set(starts).size).toBe(1);
    for (const row of rows) expect(row).toBe(row.trimEnd());
    expect(greet({ DEMO: 'off' })).not.toContain('Demo people');
    const production = greet({ NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org' });
    expect(production).not.toMatch(/Demo people|Captured messages/);
  });

  test('that contacts are confirmed without proof, where an operator set that', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://pay.example.org',
      SMTP_URL: 'smtps://mail.example.org',
      AUTH_PHONE_ENABLED: 'off',
    };
    for (const name of ['AUTH_AUTO_CONFIRM_EMAIL', 'AUTH_AUTO_CONFIRM_PHONE'])
      expect(greet({ ...production, [name]: 'on' })).toMatch(
        /WARNING {2}Contacts are confirmed without proof/,
      );
    expect(greet({ ...production, PUBLIC_URL: 'http://localhost:3000' })).not.toContain('WARNING');
  });
});
