import { termsFor, type MadeProgramme } from '@egcr/grants/contract';
import {
  countApplications,
  keepProgramme,
  moveProgramme,
  programmesWith,
  type Stage,
} from '@egcr/grants/server';
import { languages } from '@egcr/server-kit/http/request-facts';
import { searchWords } from '@egcr/server-kit/search/words';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';

/** A programme as two people publish it. */
export interface ToPublish {
  readonly id: string;
  readonly slug: string;
  readonly made: MadeProgramme;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly isSample: boolean;
  /** The organisation that proposed it. */
  readonly organisationId: string | null;
}

/** What the domain in which people make programmes asks of grants. */
export interface ProgrammesDoor {
  /** From now on it is found, shown and applied for like all others. Its terms never change. */
  publish(work: Work, programme: ToPublish): Promise<void>;
  /** It takes applications of its next round between these instants. */
  beginRound(
    work: Work,
    round: { readonly id: string; readonly opensAt: Date; readonly closesAt: Date },
  ): Promise<void>;
  /** Says where it stands after it closed. */
  setStage(work: Work, stage: { readonly id: string; readonly stage: Stage }): Promise<void>;
  /** Applications since an instant, and those among them that are not decided. */
  countApplications(
    db: Database,
    asked: { readonly programmeId: string; readonly since: Date },
  ): Promise<{ readonly applications: number; readonly undecided: number }>;
  /** Programmes to which someone real applied, or one of these invented applications was made. */
  programmesWith(db: Database, caseIds: readonly string[]): Promise<readonly string[]>;
}

export const programmesDoor: ProgrammesDoor = {
  publish: (work, { id, slug, made, opensAt, closesAt, isSample, organisationId }) => {
    // Readers of every language search by its words, in whatever language these are.
    const parts = languages.flatMap((language) => [
      { text: made.title, language, weight: 'A' } as const,
      { text: made.summary, language, weight: 'B' } as const,
    ]);
    return keepProgramme(work, {
      id,
      slug,
      made,
      opens_at: opensAt,
      closes_at: closesAt,
      is_sample: isSample,
      proposedBy: organisationId,
      searchWords: searchWords(parts),
      terms: termsFor({ slug, made }),
    });
  },
  beginRound: ({ db }, { id, ...dates }) => moveProgramme(db, { id, stage: null, dates }),
  setStage: ({ db }, moved) => moveProgramme(db, moved),
  countApplications,
  programmesWith,
};
