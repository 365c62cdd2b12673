import { MAX_NUMBER, MAX_NUMBER_CEILING } from '@egcr/captcha/contract';
import * as z from 'zod/mini';

import { dnsLabel, hostName, privateKeyFile, signingKeyFile } from './mail-settings.ts';
import { address, emailSender, onOff, oneOf, origin, origins, someOf, text, whole } from './setting-texts.ts';
import { siteSettings } from './site-settings.ts';

const httpAddress = address(['http:', 'https:'], 'https://sms.example.org/send');

const clamdAddress = z
  .string()
  .check(
    z.regex(
      /^(tcp:\/\/[^/?#@\s]+:\d{1,5}|unix:\/\/\/[^?#\s]+)$/,
      'must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
    ),
  );

/** Each variable the server reads, with its reading. docs/operations.md explains them; `AUTH_*` come from identity's own list. */
export const variables = z.object({
  NODE_ENV: z._default(oneOf('development', 'test', 'production'), 'development'),
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(text, '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(text, 'data'),
  DATABASE_URL: z.optional(
    address(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/egcr'),
  ),
  DATABASE_OWNER_URL: z.optional(
    address(['postgres:', 'postgresql:'], 'postgresql://owner:password@host:5432/egcr'),
  ),
  BACKUP_DIR: z.optional(text),
  DATABASE_CONNECTIONS: z.optional(whole(2, 90)),
  DEMO: z.optional(onOff),
  TEST_MODE: z._default(onOff, false),
  RATE_LIMITS: z.optional(onOff),
  CAPTCHA: z.optional(oneOf('on', 'off', 'code')),
  CAPTCHA_MAX_NUMBER: z._default(whole(1000, MAX_NUMBER_CEILING), MAX_NUMBER),
  ROLES: z._default(someOf('web', 'worker', 'mail'), ['web', 'worker', 'mail']),
  WEB_PROCESSES: z._default(whole(1, 64), 1),
  JOB_LEASE_SECONDS: z._default(whole(5, 600), 45),
  TRUST_PROXY: z._default(whole(0, 10), 0),
  ALLOWED_ORIGINS: z._default(origins, []),
  SERVICE_WORKER: z._default(onOff, true),
  LOG_LEVEL: z.optional(oneOf('debug', 'info', 'warn', 'error', 'silent')),
  METRICS_PORT: z.optional(whole(1, 65_535)),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465')),
  MAIL_FROM: z._default(emailSender, 'EGCR <no-reply@localhost>'),
  DKIM_DOMAIN: z.optional(hostName),
  DKIM_SELECTOR: z.optional(dnsLabel),
  DKIM_KEY_FILE: z.optional(privateKeyFile),
  RATES_URL: z.optional(address(['http:', 'https:'], 'https://rates.example.org/daily.xml')),
  RATES_FILE: z.optional(text),
  APPROVED_PER_DAY_MAX: z._default(whole(1, 1_000_000_000_000), 5_000_000),
  BANK_HOLDER: z.optional(text),
  BANK_IBAN: z.optional(text),
  BANK_BIC: z.optional(text),
  CLAMD_URL: z.optional(clamdAddress),
  GLEIF_URL: z.optional(address(['https:'], 'https://api.gleif.org/api/v1')),
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  STRIPE_API_URL: z.optional(address(['http:', 'https:'], 'http://localhost:12111')),
  OPEN_PAYMENTS_WALLET: z.optional(address(['http:', 'https:'], 'https://wallet.example.org/egcr')),
  OPEN_PAYMENTS_KEY_ID: z.optional(text),
  OPEN_PAYMENTS_KEY_FILE: z.optional(signingKeyFile),
  OPEN_PAYMENTS_CURRENCY: z.optional(oneOf('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'INR', 'CAD', 'AUD')),
  SMS_GATEWAY: z.optional(oneOf('twilio', 'webhook')),
  SMS_URL: z.optional(httpAddress),
  SMS_FROM: z.optional(text),
  SMS_ACCOUNT: z.optional(text),
  SMS_TOKEN: z.optional(text),
  SMS_SECRET: z.optional(text),
  ...siteSettings,
});
export type Variables = z.output<typeof variables>;
