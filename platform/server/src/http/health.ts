import { OVERLOADED_RETRY_S } from '@egcr/contract/limits';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';

/**
 * `/health/live`: the process answers. `/health/ready`: it may be sent traffic: started, not stopping, and the database answers. What an
 * operator should look after is told on the port of the metrics, not to strangers.
 */
export function registerHealth(app: FastifyInstance, db: Database): void {
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
}

async function databaseAnswers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
