import { type DestinationStream, type LoggerOptions, pino } from 'pino';

/** Only these fields reach the log: an allow-list, so that a secret stays out of it until its name stands here. */
const LOGGED = [
  'level',
  'time',
  'msg',
  'name',
  'pid',
  'role',
  'request_id',
  'call',
  'method',
  'route',
  'status',
  'duration_ms',
  'code',
  'user_id',
  'key_id',
  'session_id',
  'ip',
  'job',
  'job_id',
  'attempt',
  'event_id',
  'event_ids',
  'events',
  'topic',
  'error',
  'port',
  'count',
  'migration',
  'signal',
  'asset',
  'cycle',
  'difference',
  'dispute',
  'envelope',
  'kind',
  'pair',
  'payment',
  'rail',
  'ref',
] as const;

const ALLOWED: ReadonlySet<string> = new Set(LOGGED);

/** What a line may say besides its sentence: a field that would be dropped does not compile. */
export type LoggedFields = { readonly [Name in (typeof LOGGED)[number]]?: unknown };

interface LogLine {
  (sentence: string): void;
  (fields: LoggedFields, sentence: string): void;
}

export interface Logger extends Readonly<Record<'debug' | 'info' | 'warn' | 'error', LogLine>> {
  /** A log each line of which says these too. */
  child(fields: LoggedFields): Logger;
}

/** Structured logs on standard output or where a test reads them, one JSON object a line, fields by allow-list; errors without their query parameters. */
export function openLog({
  role,
  level = 'info',
  to,
}: {
  readonly role: string;
  readonly level?: string;
  readonly to?: DestinationStream;
}): Logger {
  const options: LoggerOptions = {
    level,
    base: { role },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: allowed },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (key === 'err' || key === 'error') kept['error'] = describe(value);
    else if (ALLOWED.has(key)) kept[key] = value;
  }
  return kept;
}

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const sqlState = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(sqlState === undefined ? {} : { code: sqlState }),
  };
}

/** A log that keeps quiet, for tests that do not read it. */
export const silentLog: Logger = pino({ level: 'silent' });
