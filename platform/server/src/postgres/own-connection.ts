import pg from 'pg';

/** A connection beside the pool, for work that must not wait behind others: opened when first needed, and anew after it broke. */
export interface OwnConnection {
  /** Hands the connection to `body`. Rejects where the database cannot be reached; the next call tries again. */
  use<Answer>(body: (client: pg.Client) => Promise<Answer>): Promise<Answer>;
  /** For the person who saw it fail: the next to ask gets another one. */
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

/** Makes a connection of one's own. It keeps the process alive only while it is used. */
export function ownConnection(options: OwnConnectionOptions): OwnConnection {
  let current: Promise<OwnClient> | undefined;
  const forget = (broken: Promise<OwnClient>) => {
    if (current === broken) current = undefined;
  };
  const get = () => {
    if (current) return current;
    const opened = open(options, () => forget(opened));
    current = opened;
    opened.catch(() => forget(opened));
    return opened;
  };
  return {
    async use(body) {
      const client = await get();
      client.users += 1;
      client.ref();
      try {
        return await body(client);
      } finally {
        client.users -= 1;
        if (client.users === 0) client.unref();
      }
    },
    drop() {
      void this.close();
    },
    async close() {
      const closing = current;
      current = undefined;
      const client = await closing?.catch(() => undefined);
      // The person who waits for the end must not find the process gone before it.
      client?.ref();
      await client?.end().catch(() => undefined);
    },
  };
}

class OwnClient extends pg.Client {
  /** node-postgres has both; its types do not know them. */
  declare ref: () => void;
  declare unref: () => void;
  users = 0;
}

async function open(
  { pool, applicationName, isPipelined = false, prepare }: OwnConnectionOptions,
  onBroken: () => void,
): Promise<OwnClient> {
  const config = {
    ...pool.options,
    application_name: applicationName,
    keepAlive: true,
    pipeline: isPipelined,
  };
  const client = new OwnClient(config);
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
