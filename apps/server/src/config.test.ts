import { expect, test } from 'vitest';

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
