import { OVERLOADED_RETRY_S } from '@egcr/contract/limits';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../database.ts';
import { type HealthSign, overall } from '../health-signs.ts';

/** Read at most this often, however often it is asked for: the answer is the same for everybody. */
const DETAIL_EVERY_MS = 2_000;

export interface HealthParts {
  readonly db: Database;
  readonly health: () => Promise<readonly HealthSign[]>;
}

/**
 * `/health/live`: the process answers. `/health/ready`: it may be sent traffic: started, not stopping, and the database answers.
 * `/health/detail`: what an operator should look after; 200 whatever it says, for it is no reason to send traffic elsewhere.
 */
export function registerHealth(app: FastifyInstance, { db, health }: HealthParts): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !isStopping && (await databaseAnswers(db));
    void reply.header('cache-control', 'no-store');
    if (isReady) return { status: 'ready' };
    return reply.code(503).header('retry-after', String(OVERLOADED_RETRY_S)).send({ status: 'not_ready' });
  });
  const detail = seldom(health);
  app.get('/health/detail', async (_request, reply) => {
    const signs = await detail();
    return reply.header('cache-control', 'no-store').send({ status: overall(signs), signs });
  });
}

function seldom(health: HealthParts['health']): HealthParts['health'] {
  let readAt = Number.NEGATIVE_INFINITY;
  let last: ReturnType<HealthParts['health']> | undefined;
  return () => {
    if (last === undefined || performance.now() - readAt > DETAIL_EVERY_MS) {
      readAt = performance.now();
      last = health();
    }
    return last;
  };
}

async function databaseAnswers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
