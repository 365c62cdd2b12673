// Row types, written by `npm run generate` from the migrated database.

/** What a column gives when read, and takes when inserted and updated; Kysely knows it by this shape. */
interface Column<Read, Insert, Update> {
  readonly __select__: Read;
  readonly __insert__: Insert;
  readonly __update__: Update;
}
export type Generated<Read> = [Read] extends [Column<infer R, infer I, infer U>] ? Column<R, I | undefined, U> : Column<Read, Read | undefined, Read>;
export type Computed<Read> = Column<Read, never, never>;

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };
/** Lists and bare values must be given as JSON text: the driver would take a list for a PostgreSQL array. */
export type Json = Column<JsonValue, string | Readonly<Record<string, unknown>>, string | Readonly<Record<string, unknown>>>;
export type NullableJson = Column<JsonValue, string | Readonly<Record<string, unknown>> | null | undefined, string | Readonly<Record<string, unknown>> | null>;

interface PlatformCapturedMessage {
  readonly id: string;
  readonly kind: 'email' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
}

interface PlatformEvent {
  readonly id: string;
  readonly topic: string;
  readonly payload: Json;
  readonly audience: readonly string[];
  readonly happened_at: Date;
}

interface PlatformFile {
  readonly id: string;
  readonly name: string;
  readonly media_type: string;
  readonly size_bytes: bigint;
  readonly sha256: string;
  readonly stored_at: Date;
}

interface PlatformIdempotency {
  readonly user_id: string;
  readonly key: string;
  readonly call: string;
  readonly request_hash: Buffer;
  readonly effect_id: string;
  readonly created_at: Date;
  readonly status: number | null;
  readonly headers: NullableJson;
  readonly body: NullableJson;
}

interface PlatformListener {
  readonly topic: string;
  readonly job: string;
}

interface PlatformMigration {
  readonly name: string;
  readonly sha256: string;
  readonly applied_at: Date;
}

interface PlatformRateCounter {
  readonly key: string;
  readonly window_ends_at: Date;
  readonly count: number;
}

interface PlatformSchedule {
  readonly job: string;
  readonly cron: string;
  readonly due_at: Date;
}

interface PlatformWorkerLease {
  readonly worker_pool_id: string;
  readonly seen_at: Date;
}

export interface DB {
  readonly 'platform.captured_message': PlatformCapturedMessage;
  readonly 'platform.event': PlatformEvent;
  readonly 'platform.file': PlatformFile;
  readonly 'platform.idempotency': PlatformIdempotency;
  readonly 'platform.listener': PlatformListener;
  readonly 'platform.migration': PlatformMigration;
  readonly 'platform.rate_counter': PlatformRateCounter;
  readonly 'platform.schedule': PlatformSchedule;
  readonly 'platform.worker_lease': PlatformWorkerLease;
}
