/** What one draw of a screen runs. */
export interface Visit {
  readonly screen: string;
  readonly draw: number;
  /** Functions and branches, by their place. */
  readonly marks: readonly string[];
}

/** A draw that runs parts with fewer possible faults than these, which nothing else runs, is not worth its time. */
const GAIN_MIN = 2;
/** A second state of a screen shows what hangs on what the server answers, also where no other part runs. */
const DRAWS_MIN = 3;
/** Each further draw of a screen takes about as long as the first. */
const DRAWS_MAX = 12;

export interface Choice {
  /** Which draws of each screen. */
  readonly draws: Readonly<Record<string, readonly number[]>>;
  /** In words: how many of the faults stand in parts that run. */
  readonly share: string;
}

/** The first draw of every screen, and then always the one that runs most of what no draw before it runs. */
export function chooseDraws(visits: readonly Visit[], faultsAt: ReadonlyMap<string, number>): Choice {
  const seen = new Set<string>();
  const gainOf = ({ marks }: Visit): number =>
    marks.reduce((sum, mark) => (seen.has(mark) ? sum : sum + (faultsAt.get(mark) ?? 0)), 0);
  const draws: Record<string, number[]> = {};
  const take = (visit: Visit): void => {
    (draws[visit.screen] ??= []).push(visit.draw);
    for (const mark of visit.marks) seen.add(mark);
  };
  const all = [...faultsAt.values()].reduce((sum, count) => sum + count, 0);
  const share = (): number => [...seen].reduce((sum, mark) => sum + (faultsAt.get(mark) ?? 0), 0);
  for (const visit of visits.filter(({ draw }) => draw === 1)) take(visit);
  const first = share();
  const left = new Set(visits.filter(({ draw }) => draw !== 1));
  const countOf = ({ screen }: Visit): number => draws[screen]?.length ?? 0;
  for (;;) {
    const [best] = [...left]
      .filter((visit) => countOf(visit) < DRAWS_MAX && gainOf(visit) >= GAIN_MIN)
      .toSorted((one, other) => gainOf(other) - gainOf(one));
    if (best === undefined) break;
    take(best);
    left.delete(best);
  }
  for (const visit of left) if (countOf(visit) < DRAWS_MIN) take(visit);
  for (const chosen of Object.values(draws)) chosen.sort((one, other) => one - other);
  return {
    draws,
    share: `parts with ${share()} of ${all} possible faults run (${first} with the first draws, ${shareOf(visits)} with all that were tried)`,
  };
  function shareOf(some: readonly Visit[]): number {
    return [...new Set(some.flatMap(({ marks }) => marks))].reduce(
      (sum, mark) => sum + (faultsAt.get(mark) ?? 0),
      0,
    );
  }
}
