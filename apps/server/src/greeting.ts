import { isLoopbackHost } from '@egcr/server-kit/network';

import type { Config } from './config.ts';
import { demoPeople } from './demo-people.ts';

/** What a person at a terminal wants to know once everything is up. */
export function greeting(config: Config, port: number): string {
  const { kit } = config;
  const lines = ['', '  EGCR is ready.', ''];
  if (config.roles.includes('web')) {
    lines.push(`  Open               ${kit.publicUrl}`);
    if (new URL(kit.publicUrl).port !== String(port))
      lines.push(`  Listening on       http://${config.host}:${port}`);
    lines.push(`  For developers     ${kit.publicUrl}/api/reference`);
    if (!kit.isProduction)
      lines.push(
        `  Captured messages  ${kit.publicUrl}/dev/outbox   (mail and SMS end here until carriers are set)`,
      );
  }
  lines.push(
    `  Data               ${config.databaseUrl === undefined ? config.dataDirectory : 'the database of DATABASE_URL'}`,
  );
  if (kit.isDemo) lines.push('', ...demoLines());
  for (const warning of warningsOf(config)) lines.push('', `  WARNING  ${warning}`);
  return `${lines.join('\n')}\n\n  Ctrl-C ends it.\n\n`;
}

/** What production starts with and an operator should not find out from people. */
function warningsOf({ kit, delivery, identity }: Config): readonly string[] {
  if (!kit.isProduction) return [];
  const { protocol, hostname } = new URL(kit.publicUrl);
  return [
    ...(delivery.smarthost === undefined
      ? ['No mail leaves: SMTP_URL is not set. Nobody can confirm an address or reset a password by mail.']
      : []),
    ...(delivery.smsGateway === undefined && identity.phoneEnabled
      ? ['No SMS leaves: SMS_GATEWAY is not set. AUTH_PHONE_ENABLED=off stops offering it.']
      : []),
    ...(protocol === 'http:' && !isLoopbackHost(hostname)
      ? ['PUBLIC_URL is not https: passwords and money cross the network in the clear.']
      : []),
    ...(identity.autoConfirmEmail || identity.autoConfirmPhone
      ? ['Contacts are confirmed without proof: AUTH_AUTO_CONFIRM_EMAIL or AUTH_AUTO_CONFIRM_PHONE is on.']
      : []),
  ];
}

function demoLines(): string[] {
  const rows = demoPeople.map(({ title, email, password, pin }) => [title, email, password, pin]);
  const all = [['Demo people', 'e-mail', 'password', 'PIN'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  return all.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}
