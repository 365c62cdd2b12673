import { expect, test } from 'vitest';

import { greeting } from './greeting.ts';
import { ConfigError, readConfig } from './config.ts';

function issuesOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues.map(({ name, problem }) => `${name} ${problem}`);
    throw error;
  }
  return [];
}

test('one message names every wrong setting and says what would be right', () => {
  const issues = issuesOf({
    PORT: 'eighty',
    TEST_MODE: 'perhaps',
    ROLES: 'web,cook',
    DATABASE_URL: 'mysql://root:secret@db/egcr',
    PUBLIC_URL: 'pay.example.org/app',
    AUTH_ENUMERATION: 'loud',
    AUTH_RESEND_COOLDOWN_S: 'soon',
    AUTH_SITEURL: 'https://pay.example.org',
  });
  expect(issues.map((issue) => issue.split(' ')[0] ?? '').toSorted()).toEqual([
    'AUTH_ENUMERATION',
    'AUTH_RESEND_COOLDOWN_S',
    'AUTH_SITEURL',
    'DATABASE_URL',
    'PORT',
    'PUBLIC_URL',
    'ROLES',
    'TEST_MODE',
  ]);
  expect(issues).toContain('PORT must be a whole number from 0 to 65535 (it is "eighty")');
  expect(issues.join()).not.toContain('secret');
});

test.each([
  [{ TEST_MODE: '1' }, 'TEST_MODE'],
  [{ DEMO: 'on' }, 'DEMO'],
])('production refuses %o', (extra, name) => {
  const issues = issuesOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org', ...extra });
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(new RegExp(`^${name} must be off when NODE_ENV is production`));
});

test.each([
  [{ HOST: '0.0.0.0' }, ['HOST']],
  [{ HOST: '::' }, ['HOST']],
  [{ HOST: '192.168.1.20' }, ['HOST']],
  [{ HOST: 'pay.example.org' }, ['HOST']],
  [{ HOST: '127.0.0.1.example.org' }, ['HOST']],
  [{ HOST: 'localhost.example.org' }, ['HOST']],
  [{ HOST: '0' }, ['HOST']],
  [{ HOST: '127.1' }, ['HOST']],
  [{ HOST: '::ffff:10.0.0.1' }, ['HOST']],
  [{ PUBLIC_URL: 'https://pay.example.org' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://localhost.example.org' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://127.0.0.1.example.org' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://notlocalhost' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://[::]:3000' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'http://0.0.0.0:3000' }, ['PUBLIC_URL']],
  [{ TRUST_PROXY: '1' }, ['TRUST_PROXY']],
  [{ ALLOWED_ORIGINS: 'http://localhost:5173, https://app.example.org' }, ['ALLOWED_ORIGINS']],
  [
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://pay.example.org', TRUST_PROXY: '1' },
    ['HOST', 'PUBLIC_URL', 'TRUST_PROXY'],
  ],
])('an installation that others reach by %o must say that it is production (attack S1)', (extra, names) => {
  for (const kind of [
    {},
    { TEST_MODE: '1' },
    { NODE_ENV: 'test' },
    { NODE_ENV: 'development', DEMO: 'off' },
  ]) {
    const issues = issuesOf({ ...extra, ...kind });
    expect(issues.map((issue) => issue.split(' ')[0])).toEqual(names);
    expect(issues.join()).toContain('set NODE_ENV=production');
  }
  const { TRUST_PROXY: _, PUBLIC_URL = 'https://pay.example.org', ...rest }: Record<string, string> = extra;
  const production = { NODE_ENV: 'production', PUBLIC_URL: PUBLIC_URL.replace(/^http:/, 'https:') };
  expect(issuesOf({ ...rest, ...production })).toEqual([]);
});

test.each([
  { HOST: 'localhost' },
  { HOST: '127.0.0.2' },
  { HOST: '::1' },
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'https://shop.localhost' },
  { PUBLIC_URL: 'http://127.0.0.1:8080' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { ALLOWED_ORIGINS: 'http://localhost:5173' },
])('a demonstration may run at %o', (settings) => {
  expect(issuesOf(settings)).toEqual([]);
});

test('a word for the environment that is not known is refused, not taken for development (attack S1)', () => {
  for (const NODE_ENV of ['Production', 'prod', 'staging', ' production'])
    expect(issuesOf({ NODE_ENV })[0]).toMatch(/^NODE_ENV must be one of/);
});

test('production asks its staff for a second factor, whatever is set (attack S1)', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org' };
  expect(issuesOf({ ...production, AUTH_STAFF_SECOND_FACTOR: 'off' })[0]).toMatch(
    /^AUTH_STAFF_SECOND_FACTOR must be on/,
  );
  expect(readConfig(production).identity.staffSecondFactor).toBe(true);
});

test('production without a carrier for mail or SMS, or without TLS, says so at the start', () => {
  const greet = (settings: Record<string, string>) =>
    greeting(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'http://pay.internal', ...settings }), 3000);
  expect(greet({})).toMatch(
    /WARNING {2}No mail leaves: SMTP_URL.*WARNING {2}No SMS leaves.*WARNING {2}PUBLIC_URL/s,
  );
  const whole = {
    PUBLIC_URL: 'https://pay.example.org',
    SMTP_URL: 'smtps://mail.example.org',
    AUTH_PHONE_ENABLED: 'off',
  };
  expect(greet(whole)).not.toContain('WARNING');
});

test.each([
  { PUBLIC_URL: 'http://pay.example.org' },
  { PUBLIC_URL: 'HTTP://pay.example.org' },
  { PUBLIC_URL: 'http://203.0.113.7:3000' },
  { PUBLIC_URL: 'http://localhost.example.org' },
  { ALLOWED_ORIGINS: 'https://one.example.org, http://two.example.org' },
  { AUTH_REDIRECT_ALLOW_LIST: 'http://two.example.org/app' },
  { AUTH_CORS_ORIGINS: 'http://two.example.org' },
  { SMS_GATEWAY: 'webhook', SMS_FROM: 'EGCR', SMS_SECRET: 'x', SMS_URL: 'http://sms.example.org/send' },
  { RATES_URL: 'http://rates.example.org/daily.xml' },
])('production refuses %o: what it carries would cross the internet in the clear (attack Y1)', (settings) => {
  const issues = issuesOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org', ...settings });
  expect(issues.join()).toContain('must be https in production');
});

test.each([
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://192.168.1.20:3000' },
  { PUBLIC_URL: 'http://egcr:3000' },
  { PUBLIC_URL: 'http://wallet.internal' },
  { SMS_GATEWAY: 'webhook', SMS_FROM: 'EGCR', SMS_SECRET: 'x', SMS_URL: 'http://gateway.internal/send' },
])('production may be plain http inside a private network: %o', (settings) => {
  expect(issuesOf({ NODE_ENV: 'production', PUBLIC_URL: 'https://pay.example.org', ...settings })).toEqual(
    [],
  );
});

test('production needs the address that links in mail lead to', () => {
  expect(issuesOf({ NODE_ENV: 'production' })[0]).toMatch(/^PUBLIC_URL is needed/);
});

test('limits and captcha can be switched off for tests only', () => {
  expect(issuesOf({ RATE_LIMITS: 'off', CAPTCHA: 'off' })).toEqual([
    'RATE_LIMITS can be off only with TEST_MODE=1',
    'CAPTCHA can be off only with TEST_MODE=1',
  ]);
  const inTests = readConfig({ TEST_MODE: '1' });
  expect([inTests.kit.rateLimitsOn, inTests.captcha.mode]).toEqual([false, 'off']);
  const asked = readConfig({ TEST_MODE: '1', RATE_LIMITS: 'on', CAPTCHA: 'on' });
  expect([asked.kit.rateLimitsOn, asked.captcha.mode]).toEqual([true, 'on']);
});

test('a gateway for text messages names what it still needs', () => {
  expect(issuesOf({ SMS_GATEWAY: 'webhook', SMS_URL: 'https://sms.example.org/send' })).toEqual([
    'SMS_FROM is needed when SMS_GATEWAY is webhook',
    'SMS_SECRET is needed when SMS_GATEWAY is webhook',
  ]);
});

test('nothing set means: loopback, port 3000, embedded database, demo people, limits on', () => {
  const config = readConfig({ PORT: '' });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    roles: ['web', 'worker', 'mail'],
  });
  expect(config.kit).toMatchObject({
    publicUrl: 'http://localhost:3000',
    isDemo: true,
    isTestMode: false,
    rateLimitsOn: true,
  });
});

test('an external database gets demo people only when asked', () => {
  const DATABASE_URL = 'postgresql://egcr@db.example.org/egcr';
  expect(readConfig({ DATABASE_URL }).kit.isDemo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).kit.isDemo).toBe(true);
});

test("identity's settings are read by the names of the environment", () => {
  const { identity } = readConfig({
    AUTH_AUTO_CONFIRM_EMAIL: 'on',
    AUTH_REDIRECT_ALLOW_LIST: 'https://one.example.org, https://two.example.org/app',
    AUTH_SMS_CODE_S: '120',
  });
  expect(identity).toMatchObject({
    autoConfirmEmail: true,
    redirectAllowList: ['https://one.example.org', 'https://two.example.org/app'],
    smsCode_s: 120,
  });
});

test('the identity protocol may be served at the root, and staff of demo data need no second factor', () => {
  const at = readConfig({ AUTH_BASE_PATH: '/', DEMO: 'on' });
  expect(at.identity).toMatchObject({ basePath: '', staffSecondFactor: false });
  const usual = readConfig({ DEMO: 'off' });
  expect(usual.identity).toMatchObject({ basePath: '/auth/v1', staffSecondFactor: true });
  expect(readConfig({ DEMO: 'on', AUTH_STAFF_SECOND_FACTOR: 'on' }).identity.staffSecondFactor).toBe(true);
});

test('a spoilt key is told without being shown', () => {
  expect(() => readConfig({ AUTH_SIGNING_KEYS: '{"d":"hidden"}' })).toThrow(
    /^(?!.*hidden).*AUTH_SIGNING_KEYS/s,
  );
});

test('our other sites and partners reach the pages as they are set, and nothing where they are not [ROUTE-11]', () => {
  expect(readConfig({}).pageMetas).toEqual({});
  const set = {
    BLOG_URL: 'https://blog.example.org/news',
    AI_URL: 'https://ai.example.org',
    PARTNERS_URL: 'https://partners.example.org',
    PARTNER_ORIGINS: 'https://Build.example.org, https://ambassador.example.org:8443',
  };
  expect(readConfig(set).pageMetas).toEqual({
    'site-blog': 'https://blog.example.org/news',
    'site-ai': 'https://ai.example.org',
    'site-partners': 'https://partners.example.org',
    'partner-origins': 'https://build.example.org https://ambassador.example.org:8443',
  });
  expect(
    issuesOf({ BLOG_URL: 'javascript:alert(1)', PARTNER_ORIGINS: 'https://build.example.org/path' }).map(
      (issue) => issue.split(' ')[0],
    ),
  ).toEqual(['BLOG_URL', 'PARTNER_ORIGINS']);
});
