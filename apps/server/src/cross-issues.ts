import { exposures } from './exposure.ts';
import type { Variables } from './setting-variables.ts';

/** One wrong setting. */
export interface SettingIssue {
  readonly name: string;
  readonly problem: string;
}

/** Settings that are right each alone and wrong together. */
export function crossIssues(read: Variables): SettingIssue[] {
  const issues: SettingIssue[] = [...exposures(read)];
  const refuse = (name: keyof Variables, problem: string) => issues.push({ name, problem });
  if (read.NODE_ENV === 'production') {
    if (read.TEST_MODE)
      refuse('TEST_MODE', 'must be off when NODE_ENV is production: it opens doors for tests');
    if (read.DEMO === true)
      refuse('DEMO', "must be off when NODE_ENV is production: the demo people's passwords are public");
    if (read.PUBLIC_URL === undefined)
      refuse('PUBLIC_URL', 'is needed when NODE_ENV is production: links in mail lead there');
  }
  if (read.BACKUP_DIR !== undefined && read.DATABASE_URL !== undefined)
    refuse('BACKUP_DIR', 'is for the embedded database; an external one has its own backup');
  if (read.DATABASE_OWNER_URL !== undefined && read.DATABASE_URL === undefined)
    refuse('DATABASE_OWNER_URL', 'goes with DATABASE_URL; the embedded database needs neither');
  if (!read.TEST_MODE && read.RATE_LIMITS === false)
    refuse('RATE_LIMITS', 'can be off only with TEST_MODE=1');
  if (!read.TEST_MODE && read.CAPTCHA === 'off') refuse('CAPTCHA', 'can be off only with TEST_MODE=1');
  const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'] as const;
  for (const name of dkim.some((part) => read[part] !== undefined) ? dkim : []) {
    if (read[name] === undefined)
      refuse(name, 'is needed where mail is signed: the three DKIM settings go together');
  }
  const bank = ['BANK_HOLDER', 'BANK_IBAN', 'BANK_BIC'] as const;
  for (const name of bank.some((part) => read[part] !== undefined) ? bank : []) {
    if (read[name] === undefined)
      refuse(name, 'is needed for bank transfers: the three settings of the account go together');
  }
  for (const [name, other] of [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ] as const)
    if (read[name] === undefined && read[other] !== undefined)
      refuse(name, 'is needed for payments by card: the two Stripe settings go together');
  const openPayments = [
    'OPEN_PAYMENTS_WALLET',
    'OPEN_PAYMENTS_KEY_ID',
    'OPEN_PAYMENTS_KEY_FILE',
    'OPEN_PAYMENTS_CURRENCY',
  ] as const;
  for (const name of openPayments)
    if (read[name] === undefined && openPayments.some((each) => read[each] !== undefined))
      refuse(
        name,
        'is needed for payments from other wallets: the four settings of Open Payments go together',
      );
  if (read.OPEN_PAYMENTS_WALLET?.startsWith('http:') === true && !read.TEST_MODE)
    refuse('OPEN_PAYMENTS_WALLET', 'must begin with https: only TEST_MODE=1 takes a wallet without');
  if (read.STRIPE_API_URL !== undefined && !read.TEST_MODE)
    refuse('STRIPE_API_URL', 'can be set only with TEST_MODE=1: it names a server that stands in for Stripe');
  for (const name of neededForSms(read)) {
    if (read[name] === undefined) refuse(name, `is needed when SMS_GATEWAY is ${read.SMS_GATEWAY ?? ''}`);
  }
  return issues;
}

function neededForSms(
  read: Variables,
): ('SMS_URL' | 'SMS_FROM' | 'SMS_ACCOUNT' | 'SMS_TOKEN' | 'SMS_SECRET')[] {
  if (read.SMS_GATEWAY === undefined) return [];
  return read.SMS_GATEWAY === 'twilio'
    ? ['SMS_URL', 'SMS_FROM', 'SMS_ACCOUNT', 'SMS_TOKEN']
    : ['SMS_URL', 'SMS_FROM', 'SMS_SECRET'];
}
