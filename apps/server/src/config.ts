import { createPrivateKey } from 'node:crypto';
import { resolve } from 'node:path';

import type { CaptchaSettings } from '@egcr/captcha/server';
import type { RailSettings } from '@egcr/connectors/server';
import { identitySettings, type IdentitySettings } from '@egcr/identity/settings';
import type { RatesSettings } from '@egcr/rates/server';
import type { DeliverySettings } from '@egcr/server-kit/delivery';
import type { DkimSettings } from '@egcr/server-kit/mail';
import type { KitSettings } from '@egcr/server-kit/services';
import type { SmsGatewaySettings } from '@egcr/server-kit/sms';
import type * as z from 'zod/mini';

import { crossIssues, type SettingIssue } from './cross-issues.ts';
import { identityNames, identityTexts } from './identity-settings.ts';
import { plainHttpIssues } from './plain-http.ts';
import { variables, type Variables } from './setting-variables.ts';
import { pageMetas } from './site-settings.ts';

export type Role = Variables['ROLES'][number];

export interface Config {
  readonly kit: KitSettings;
  readonly identity: IdentitySettings;
  readonly delivery: DeliverySettings;
  readonly captcha: CaptchaSettings;
  readonly rates: RatesSettings;
  /** Where bank transfers come in and go out. */
  readonly bank: { readonly holder: string; readonly iban: string; readonly bic: string } | undefined;
  /** The rails of others over which payments can come in. */
  readonly rails: RailSettings;
  /** The virus scanner that uploads pass; absent where there is none. */
  readonly clamdUrl: string | undefined;
  /** The register of all LEIs; absent where it is not asked. */
  readonly gleifUrl: string | undefined;
  /** US dollars that proposals of one kind may move within 24 hours. */
  readonly approvedPerDayMax: number;
  readonly host: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** Absent where the embedded database is used. */
  readonly databaseUrl: string | undefined;
  /** The role that owns the tables: for migrations alone. */
  readonly databaseOwnerUrl: string | undefined;
  /** Where the embedded database's log is kept as it is written, and copies are laid; absent: neither is made automatically. */
  readonly backupDirectory: string | undefined;
  readonly databaseConnections: number;
  readonly roles: readonly Role[];
  readonly webProcesses: number;
  /** After how long without a sign of life the jobs of a process are given to others. */
  readonly jobLeaseSeconds: number;
  readonly logLevel: string;
  readonly metricsPort: number | undefined;
  /** What every page knows about this installation. */
  readonly pageMetas: Readonly<Record<string, string>>;
}

/** Every wrong setting at once, as one message for the operator. */
export class ConfigError extends Error {
  readonly issues: readonly SettingIssue[];

  constructor(issues: readonly SettingIssue[]) {
    const lines = issues.map(({ name, problem }) => `  ${name.padEnd(24)} ${problem}`);
    super(`These settings cannot be used:\n${lines.join('\n')}\ndocs/operations.md explains every setting.`);
    this.name = 'ConfigError';
    this.issues = issues;
  }
}

/** Reads the settings from texts by name (an environment). Throws a `ConfigError` that lists everything that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  const identity = identitySettings.safeParse({
    siteUrl: siteOf(parsed.data ?? {}),
    // The demo's staff have no second factor to show.
    staffSecondFactor: !(parsed.success && isDemo(parsed.data)),
    smsLimits: parsed.data === undefined || areLimitsOn(parsed.data),
    ...identityTexts(given),
  });
  const issues = [
    ...(parsed.success ? crossIssues(parsed.data) : issuesOf(parsed.error, (path) => String(path[0]), given)),
    ...(identity.success
      ? staffIssues(given, identity.data)
      : issuesOf(identity.error, (path) => identityNames[String(path[0])] ?? '', given)),
    ...plainHttpIssues(given),
    ...unknownNames(given),
  ];
  if (!parsed.success || !identity.success || issues.length > 0) throw new ConfigError(issues);
  return configOf(parsed.data, identity.data);
}

/** Production asks its staff for a second factor, whatever is set. */
function staffIssues(
  given: Readonly<Record<string, string | undefined>>,
  { staffSecondFactor }: IdentitySettings,
): SettingIssue[] {
  const name = 'AUTH_STAFF_SECOND_FACTOR';
  if (given['NODE_ENV'] !== 'production' || staffSecondFactor || given[name] === undefined) return [];
  return [{ name, problem: 'must be on when NODE_ENV is production' }];
}

/** Names of all settings; a configuration file may hold no others. */
export function settingNames(): readonly string[] {
  return [...Object.keys(variables.shape), ...Object.values(identityNames)];
}

/** The embedded database has demo people unless that is switched off; production never has. */
function isDemo({ DEMO, NODE_ENV, DATABASE_URL }: Variables): boolean {
  return DEMO ?? (NODE_ENV !== 'production' && DATABASE_URL === undefined);
}

/** Wrong values are told elsewhere; here they only must not spoil the reading of the rest. */
function siteOf({ PUBLIC_URL, PORT }: Partial<Variables>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT ?? 3000}`;
}

/** Limits per network and number would stand in the way of tests, which ask for them by name. */
function areLimitsOn({ RATE_LIMITS, TEST_MODE }: Variables): boolean {
  return RATE_LIMITS ?? !TEST_MODE;
}

/** The installation's own bank account; all three or none. */
function bankOf({ BANK_HOLDER: holder, BANK_IBAN: iban, BANK_BIC: bic }: Variables): Config['bank'] {
  return holder !== undefined && iban !== undefined && bic !== undefined
    ? { holder, iban: iban.replaceAll(' ', ''), bic }
    : undefined;
}

function configOf(read: Variables, identity: IdentitySettings): Config {
  const isProduction = read.NODE_ENV === 'production';
  return {
    kit: {
      publicUrl: identity.siteUrl,
      isTestMode: read.TEST_MODE,
      isProduction,
      isDemo: isDemo(read),
      rateLimitsOn: areLimitsOn(read),
      trustedProxies: read.TRUST_PROXY,
      allowedOrigins: read.ALLOWED_ORIGINS,
      isWorkerOff: !read.SERVICE_WORKER,
    },
    identity,
    delivery: {
      isProduction,
      smarthost:
        read.SMTP_URL === undefined
          ? undefined
          : { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM, dkim: dkimOf(read) },
      smsGateway: smsGatewayOf(read),
    },
    captcha: {
      mode: read.CAPTCHA ?? (read.TEST_MODE ? 'off' : 'on'),
      maxNumber: read.CAPTCHA_MAX_NUMBER,
    },
    rates: {
      hasSamples: isDemo(read) || read.TEST_MODE,
      tableUrl: read.RATES_URL,
      tableFile: read.RATES_FILE,
    },
    bank: bankOf(read),
    rails: railsOf(read),
    clamdUrl: read.CLAMD_URL,
    gleifUrl: read.GLEIF_URL,
    approvedPerDayMax: read.APPROVED_PER_DAY_MAX,
    host: read.HOST,
    port: read.PORT,
    dataDirectory: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL,
    backupDirectory: read.BACKUP_DIR === undefined ? undefined : resolve(read.BACKUP_DIR),
    databaseConnections: read.DATABASE_CONNECTIONS ?? connectionsOf(read.WEB_PROCESSES),
    roles: read.ROLES,
    webProcesses: read.WEB_PROCESSES,
    jobLeaseSeconds: read.JOB_LEASE_SECONDS,
    // A person who starts it at a terminal wants to see what goes wrong; an operator's collector wants everything.
    logLevel: read.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    metricsPort: read.METRICS_PORT,
    pageMetas: pageMetas(read),
  };
}

/** Each there only where its settings are. */
function railsOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
  OPEN_PAYMENTS_WALLET: wallet,
  OPEN_PAYMENTS_KEY_ID: keyId,
  OPEN_PAYMENTS_KEY_FILE: pem,
  OPEN_PAYMENTS_CURRENCY: asset,
}: Variables): RailSettings {
  return {
    ...(wallet !== undefined &&
      keyId !== undefined &&
      pem !== undefined &&
      asset !== undefined && { openPayments: { wallet, keyId, privateKey: createPrivateKey(pem), asset } }),
    ...(secretKey !== undefined &&
      webhookSecret !== undefined && { stripe: { secretKey, webhookSecret, apiUrl } }),
  };
}

/** The embedded database serves a hundred at once; some are for jobs, live events and tools. */
function connectionsOf(webProcesses: number): number {
  return Math.max(2, Math.min(20, Math.floor(70 / webProcesses)));
}

function dkimOf(read: Variables): DkimSettings | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: privateKey } = read;
  if (domain === undefined || selector === undefined || privateKey === undefined) return undefined;
  return { domain, selector, privateKey };
}

function smsGatewayOf(read: Variables): SmsGatewaySettings | undefined {
  const { SMS_URL: url = '', SMS_FROM: from = '' } = read;
  if (read.SMS_GATEWAY === 'twilio') {
    return { kind: 'twilio', url, from, account: read.SMS_ACCOUNT ?? '', token: read.SMS_TOKEN ?? '' };
  }
  return read.SMS_GATEWAY === 'webhook'
    ? { kind: 'webhook', url, from, secret: read.SMS_SECRET ?? '' }
    : undefined;
}

const SECRET = /URL|TOKEN|SECRET|KEYS/;

function issuesOf(
  error: z.core.$ZodError,
  nameOf: (path: readonly PropertyKey[]) => string,
  given: Readonly<Record<string, string | undefined>>,
): SettingIssue[] {
  const byName = new Map(error.issues.map((issue) => [nameOf(issue.path), issue.message]));
  return [...byName].map(([name, message]) => {
    const shown = SECRET.test(name) || given[name] === undefined ? '' : ` (it is "${given[name]}")`;
    return { name, problem: `${message}${shown}` };
  });
}

/** Misspelt names of the three families whose prefix is ours alone. */
function unknownNames(given: Readonly<Record<string, string | undefined>>): SettingIssue[] {
  const known = new Set(settingNames());
  return Object.keys(given)
    .filter((name) => /^(AUTH|SMS|DKIM)_/.test(name) && !known.has(name))
    .map((name) => ({ name, problem: 'is not a setting; is it misspelt?' }));
}
