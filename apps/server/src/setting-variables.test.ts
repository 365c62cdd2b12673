import { describe, expect, test } from 'vitest';

import { type Config, ConfigError, readConfig } from './config.ts';

function issuesOf(settings: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(settings);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues.map(({ name, problem }) => `${name} ${problem}`);
    throw error;
  }
  return [];
}

interface Bounds {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number | undefined;
  readonly read: (config: Config) => number | undefined;
  /** What a value of this setting needs beside it. */
  readonly beside?: Readonly<Record<string, string>>;
}

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org' };
const numbers: readonly Bounds[] = [
  { name: 'PORT', least: 0, most: 65_535, usual: 3000, read: ({ port }) => port },
  {
    name: 'DATABASE_CONNECTIONS',
    least: 2,
    most: 90,
    usual: 20,
    read: ({ databaseConnections }) => databaseConnections,
  },
  {
    name: 'CAPTCHA_MAX_NUMBER',
    least: 1000,
    most: 1_000_000,
    usual: 50_000,
    read: ({ captcha }) => captcha.maxNumber,
  },
  { name: 'WEB_PROCESSES', least: 1, most: 64, usual: 1, read: ({ webProcesses }) => webProcesses },
  { name: 'JOB_LEASE_SECONDS', least: 5, most: 600, usual: 45, read: (config) => config.jobLeaseSeconds },
  {
    name: 'TRUST_PROXY',
    least: 0,
    most: 10,
    usual: 0,
    read: ({ kit }) => kit.trustedProxies,
    beside: production,
  },
  { name: 'METRICS_PORT', least: 1, most: 65_535, usual: undefined, read: ({ metricsPort }) => metricsPort },
  {
    name: 'APPROVED_PER_DAY_MAX',
    least: 1,
    most: 1_000_000_000_000,
    usual: 5_000_000,
    read: (config) => config.approvedPerDayMax,
  },
];

describe('a setting that is a number', () => {
  test.each(numbers)('$name is from $least to $most, and $usual where it is not set', (bounds) => {
    const { name, least, most, usual, read, beside } = bounds;
    const valueOf = (text: string) => read(readConfig({ ...beside, [name]: text }));
    expect([read(readConfig({ ...beside })), valueOf(String(least)), valueOf(String(most))]).toEqual([
      usual,
      least,
      most,
    ]);
    for (const wrong of [String(least - 1), String(most + 1), `${least}.5`, 'many'])
      expect(issuesOf({ ...beside, [name]: wrong })).toEqual([
        `${name} must be a whole number from ${least} to ${most} (it is "${wrong}")`,
      ]);
  });
});

describe('settings by themselves', () => {
  test.each([
    ['on', true],
    ['ON', true],
    ['1', true],
    ['true', true],
    ['off', false],
    ['0', false],
    ['False', false],
  ])('%s switches', (word, isOn) => {
    expect(readConfig({ DEMO: word }).kit.isDemo).toBe(isOn);
    expect(readConfig({ AUTH_AUTO_CONFIRM_EMAIL: word }).identity.autoConfirmEmail).toBe(isOn);
    expect(readConfig({ SERVICE_WORKER: word }).kit.isWorkerOff).toBe(!isOn);
  });

  test('nothing else switches', () => {
    for (const word of ['', 'yes', 'onn', 'o', '10', 'offf'].slice(1)) {
      expect(issuesOf({ DEMO: word })).toEqual([`DEMO must be on or off (it is "${word}")`]);
      expect(issuesOf({ AUTH_AUTO_CONFIRM_EMAIL: word })).toHaveLength(1);
    }
  });

  test('where nothing is set there is no test mode, a service worker, a captcha and sample rates for the demo people', () => {
    const { kit, captcha, rates, logLevel, delivery, roles } = readConfig({});
    expect([kit.isTestMode, kit.isWorkerOff, kit.isProduction, kit.trustedProxies]).toEqual([
      false,
      false,
      false,
      0,
    ]);
    expect([captcha.mode, rates.hasSamples, logLevel, roles.length]).toEqual(['on', true, 'warn', 3]);
    expect(delivery.isProduction).toBe(false);
    expect([readConfig(production).logLevel, readConfig(production).rates.hasSamples]).toEqual([
      'info',
      false,
    ]);
    expect(readConfig({ DEMO: 'off', TEST_MODE: '1' }).rates.hasSamples).toBe(true);
    expect(readConfig({ DEMO: 'off' }).rates.hasSamples).toBe(false);
  });

  test('roles are one or more of those that there are', () => {
    expect(readConfig({ ROLES: 'worker, mail' }).roles).toEqual(['worker', 'mail']);
    const message = 'ROLES must be one or more of web, worker, mail, separated by commas';
    for (const words of [' , ', 'web,cook'])
      expect(issuesOf({ ROLES: words })).toEqual([`${message} (it is "${words}")`]);
  });

  test('limits per number for text messages are off in tests alone, unless they are asked for', () => {
    const limitsOf = (settings: Record<string, string>) => readConfig(settings).identity.smsLimits;
    expect([
      limitsOf({}),
      limitsOf({ TEST_MODE: '1' }),
      limitsOf({ TEST_MODE: '1', RATE_LIMITS: 'on' }),
    ]).toEqual([true, false, true]);
  });
});

describe('what is told of a wrong setting', () => {
  test.each([
    ['DATABASE_URL', 'mysql://root:secret@db/egcr'],
    ['SMTP_URL', 'http://user:secret@mail/'],
    ['AUTH_SIGNING_KEYS', '{"d":"secret"}'],
  ])('%s is not shown: it may hold a password', (name, text) => {
    const issues = issuesOf({ [name]: text });
    expect(issues.map((issue) => issue.split(' ')[0])).toEqual([name]);
    expect(issues[0]).not.toContain('secret');
    expect(issues[0]).not.toContain('(it is');
  });

  test.each([
    [{ AUTH_ENUMERATOIN: 'strict' }, ['AUTH_ENUMERATOIN']],
    [{ SMS_GATEWAI: 'twilio' }, ['SMS_GATEWAI']],
    [{ DKIM_SELECTORS: 'a' }, ['DKIM_SELECTORS']],
    [{ AUTHOR: 'Pat', MY_AUTH_X: 'y', SMSC: 'z' }, []],
  ])('%o: a name of our own that is misspelt is told, one of others is not', (settings, names) => {
    expect(issuesOf(settings as Record<string, string>)).toEqual(
      names.map((name) => `${name} is not a setting; is it misspelt?`),
    );
  });

  test('wrong ones of both lists are told at once, with their names in one column', () => {
    const read = () => readConfig({ PORT: '70000', AUTH_SMS_CODE_S: 'soon', TRUST_PROXY: '11' });
    expect(read).toThrow(
      /^These settings cannot be used:\n {2}PORT {21}must be .*\n {2}TRUST_PROXY {14}must/,
    );
    expect(read).toThrow(/\n {2}AUTH_SMS_CODE_S {10}.*\ndocs\/operations\.md explains every setting\.$/);
  });

  test('an address of identity follows the port, where no public address is set', () => {
    expect(readConfig({ PORT: '4100' }).identity.siteUrl).toBe('http://localhost:4100');
    expect(readConfig({}).identity.siteUrl).toBe('http://localhost:3000');
  });

  test('staff of production need their second factor, and only the wrong word for it is refused', () => {
    const name = 'AUTH_STAFF_SECOND_FACTOR';
    expect(issuesOf({ ...production, [name]: 'on' })).toEqual([]);
    expect(issuesOf({ ...production, [name]: 'off' })).toEqual([
      `${name} must be on when NODE_ENV is production`,
    ]);
    expect(issuesOf({ [name]: 'off' })).toEqual([]);
    expect(issuesOf(production)).toEqual([]);
  });
});
