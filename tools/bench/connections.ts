import type { openPool } from '@egcr/server-kit/database';

export interface Connection {
  query(query: {
    readonly name: string;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<unknown>;
}

/** Connections that stay with one caller each until the benchmark ends. */
export class Connections {
  readonly #pool: ReturnType<typeof openPool>;
  readonly #giveBack: (() => void)[] = [];

  constructor(pool: ReturnType<typeof openPool>) {
    this.#pool = pool;
  }

  async take(): Promise<Connection> {
    const client = await this.#pool.connect();
    this.#giveBack.push(() => client.release());
    return client;
  }

  releaseAll(): void {
    for (const giveBack of this.#giveBack.splice(0)) giveBack();
  }
}
