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
  return `${lines.join('\n')}\n\n  Ctrl-C ends it.\n\n`;
}

function demoLines(): string[] {
  const rows = demoPeople.map(({ title, email, password, pin }) => [title, email, password, pin]);
  const all = [['Demo people', 'e-mail', 'password', 'PIN'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  return all.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}
