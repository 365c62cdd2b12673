import pg from 'pg';

/** A connection beside the pool, for work that must not wait behind others: opened when first needed, and anew after it broke. */
export interface OwnConnection {
  /** Rejects where the database cannot be reached; the next call tries again. */
  get(): Promise<pg.Client>;
  /** For whoever saw it fail: the next to ask gets another one. */
  drop(): void;
  close(): Promise<void>;
}

export interface OwnConnectionOptions {
  /** Its address and types are used; none of its connections. */
  readonly pool: pg.Pool;
  readonly applicationName: string;
  /** Statements are written without waiting for the answers of earlier ones. */
  readonly isPipelined?: boolean;
  /** Runs once for each connection before anybody gets it. */
  readonly prepare?: (client: pg.Client) => Promise<void>;
}

/** Makes a connection of one's own. It does not keep the process alive while it has nothing to do. */
export function ownConnection(options: OwnConnectionOptions): OwnConnection {
  let current: Promise<pg.Client> | undefined;
  const forget = (broken: Promise<pg.Client>) => {
    if (current === broken) current = undefined;
  };
  return {
    get() {
      if (current) return current;
      const opened = open(options, () => forget(opened));
      current = opened;
      opened.catch(() => forget(opened));
      return opened;
    },
    drop() {
      void this.close();
    },
    async close() {
      const closing = current;
      current = undefined;
      const client = await closing?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}

async function open(
  { pool, applicationName, isPipelined = false, prepare }: OwnConnectionOptions,
  onBroken: () => void,
): Promise<pg.Client> {
  const config = {
    ...pool.options,
    application_name: applicationName,
    keepAlive: true,
    pipeline: isPipelined,
  };
  const client = new pg.Client(config);
  // Queries under way fail, and their callers hear of it there.
  client.on('error', onBroken);
  client.on('end', onBroken);
  try {
    await client.connect();
    await prepare?.(client);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
