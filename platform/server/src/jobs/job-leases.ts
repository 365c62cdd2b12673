/**
 * Jobs of a process that died without a word go back to the queue within a minute. graphile-worker alone would hold them for
 * four hours. Leases run on the database's clock: they are about machines, not about the product's time.
 */
import type pg from 'pg';

const LEASE_S = 45;
/** Signs of life within one lease. */
const BEATS = 9;

export interface Lease {
  /** When none of its jobs runs any more: what it still holds was given to it unheard, and goes back to the queue. */
  end(): Promise<void>;
}

/** Keeps this process's lease alive and frees the jobs of processes whose lease has run out. */
export async function holdLease(
  { pool, lease_s = LEASE_S }: { readonly pool: pg.Pool; readonly lease_s?: number | undefined },
  workerPoolId: string,
  onError: (error: unknown) => void,
): Promise<Lease> {
  const beat = async () => {
    await showLife(pool, workerPoolId);
    await freeAbandonedJobs(pool, lease_s);
  };
  await beat();
  const timer = setInterval(() => void beat().catch(onError), (lease_s * 1000) / BEATS);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await pool.query('delete from platform.worker_lease where worker_pool_id = $1', [workerPoolId]);
      await pool.query('select graphile_worker.force_unlock_workers(array[$1::text])', [workerPoolId]);
    },
  };
}

async function showLife(pool: pg.Pool, workerPoolId: string): Promise<void> {
  await pool.query(
    `insert into platform.worker_lease (worker_pool_id, seen_at)
     values ($1, now())
     on conflict (worker_pool_id) do update set seen_at = now()`,
    [workerPoolId],
  );
}

/** Unlocks jobs that nobody alive is working on. */
export async function freeAbandonedJobs(pool: pg.Pool, lease_s: number): Promise<void> {
  await pool.query(
    `with gone as (
       delete from platform.worker_lease where seen_at < now() - $1 * interval '1 second'
     )
     select graphile_worker.force_unlock_workers(array_agg(distinct job.locked_by))
     from graphile_worker.jobs as job
     where job.locked_at < now() - $1 * interval '1 second'
       and not exists (
         select from platform.worker_lease as lease
         where lease.worker_pool_id = job.locked_by
           and lease.seen_at >= now() - $1 * interval '1 second'
       )
     having count(*) > 0`,
    [lease_s],
  );
}
