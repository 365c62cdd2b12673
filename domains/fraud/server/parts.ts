import type { Act } from '@egcr/contract/act';
import type { CasesDoor } from '@egcr/cases/server';
import type { FormsDoor } from '@egcr/forms/server';
import type { Ledger } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';
import type { Work } from '@egcr/server-kit/work';
import type { CustodyDoor } from '@egcr/wallet/server';

/** What the rules that raise alerts ask of other domains. */
export interface DetectParts {
  readonly cases: Pick<CasesDoor, 'open'>;
  readonly ledger: Pick<Ledger, 'transfer' | 'balanceAt'>;
  readonly rates: Pick<RatesDoor, 'dollarsOf'>;
}

/** The organisations of a person, and web domains and numbers that these give as their own. */
interface OwnOrganisations {
  readonly ids: readonly string[];
  readonly contacts: readonly string[];
}

/** Who is meant in a text, by their ids. */
interface NamedParties {
  readonly people: readonly string[];
  readonly organisations: readonly string[];
}

/** A job that everyone could see once: its words, and where it stands. */
interface ReportedJob {
  readonly slug: string;
  readonly title: string;
  readonly employer: string;
  readonly organisationId: string;
  readonly url: string;
}

export type JobOf = (db: Work['db'], id: string) => Promise<ReportedJob | undefined>;

/** What the kinds of cases ask of other domains. */
export interface KindParts {
  readonly people: Pick<People, 'findByIds' | 'contactsOf'>;
  readonly wallet: CustodyDoor;
  /** The people with whom a person is in the team of an organisation. */
  readonly colleaguesOf: (db: Work['db'], userId: string) => Promise<readonly string[]>;
  /** As a member of the team, or as one who leads or owns it. */
  readonly organisationsOf: (work: Work, userId: string) => Promise<OwnOrganisations>;
}

/** What fraud asks of other domains. */
export interface FraudParts extends DetectParts, KindParts {
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<
    CasesDoor,
    'open' | 'takeSampleStep' | 'toRead' | 'toHandle' | 'toHandleAmong' | 'handlers'
  >;
  /** Organisations by name, page, number, web domain or wallet; people by wallet. */
  readonly partiesNamed: (work: Pick<Work, 'db'>, text: string) => Promise<NamedParties>;
  readonly jobOf: JobOf;
  /** Writes what an officer did to a person's money into the house's audit log. */
  readonly record: (
    work: Work,
    done: { readonly action: Act; readonly userId: string; readonly subject: string },
  ) => Promise<void>;
  /** The names under which the platform is reached. */
  readonly ownHosts: readonly string[];
}
