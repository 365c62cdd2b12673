import type { CasesDoor } from '@egcr/cases/server';
import type { FormsDoor } from '@egcr/forms/server';

/** What reports of fraud ask of other domains. */
export interface FraudParts {
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'open' | 'takeSampleStep'>;
  /** The names under which the platform is reached. */
  readonly ownHosts: readonly string[];
}
