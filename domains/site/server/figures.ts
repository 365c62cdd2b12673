import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

import type { readFiguresCall } from '../contract/landing-endpoints.ts';
import { FIGURES_CACHE_S } from '../contract/landing-limits.ts';

type WorkFigures = Pick<Figures, 'open_jobs' | 'positions' | 'sample_jobs' | 'hires' | 'people_on_support'>;

type FundFigures = Pick<Figures, 'grants' | 'sector_funds' | 'wealth_funds'>;

/** Where the figures come from: the doors of the domains that keep them. */
export interface FigureSources {
  countPeople(db: Database): Promise<number>;
  countTransfersSince(db: Database, since: Date): Promise<number>;
  /** What the job board counts, without samples. */
  countWork(at: Pick<Work, 'db' | 'now'>): Promise<WorkFigures>;
  /** What programmes gave and wealth funds are worth, without samples. */
  countFunds(at: Pick<Work, 'db' | 'now'>): Promise<FundFigures>;
  readonly currencies: number;
  readonly languages: number;
}

type Figures = ReplyOf<typeof readFiguresCall>;

/** GET /site/figures. Each process counts at most once a minute, however many ask. */
export function figureReader(sources: FigureSources): (at: Pick<Work, 'db' | 'now'>) => Promise<Figures> {
  let kept: { readonly figures: Figures; readonly until: number } | undefined;
  return async ({ db, now }) => {
    const at = now.getTime();
    // A clock that was set back must not keep old figures for longer than a minute.
    if (kept && at < kept.until && kept.until - at <= FIGURES_CACHE_S * 1000) return kept.figures;
    const figures = {
      people: await sources.countPeople(db),
      transfers_today: await sources.countTransfersSince(db, midnight(now)),
      currencies: sources.currencies,
      languages: sources.languages,
      ...(await sources.countWork({ db, now })),
      ...(await sources.countFunds({ db, now })),
      read_at: toInstant(now),
    };
    kept = { figures, until: at + FIGURES_CACHE_S * 1000 };
    return figures;
  };
}

function midnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
