import type { ApplicantKind } from '@egcr/grants/contract';
import type { Work } from '@egcr/server-kit/work';

import { turn } from './chance.ts';
import { firstNames, lastNames, organisationNames, places } from './far-words.ts';

/** An invented person, for themselves or for an organisation that they own. */
export interface Applicant {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organisation: {
    readonly id: string;
    readonly kind: Exclude<ApplicantKind, 'person'>;
    readonly name: string;
    readonly country: string;
    readonly ownerId: string;
  } | null;
}

const countries = ['GH', 'IN', 'PE', 'PT', 'KE', 'PL', 'VN', 'MX', 'MA', 'NZ'];
/** Of each kind. */
const COUNT = 40;

/** So many people, and so many organisations of each kind with their owners, that no one asks twice in one programme. */
export function applicantsOf({
  newId,
}: Pick<Work, 'newId'>): Readonly<Record<ApplicantKind, readonly Applicant[]>> {
  let made = 0;
  const some = (kind: ApplicantKind): readonly Applicant[] =>
    Array.from({ length: COUNT }, (_, at) => {
      const userId = newId();
      made += 1;
      return {
        userId,
        firstName: turn(firstNames, made),
        lastName: `${turn(lastNames, made)} (sample)`,
        organisation:
          kind === 'person'
            ? null
            : {
                id: newId(),
                kind,
                name: turn(organisationNames[kind], at).replace('{place}', turn(places, at)),
                country: turn(countries, at),
                ownerId: userId,
              },
      };
    });
  return {
    person: some('person'),
    business: some('business'),
    government: some('government'),
    ngo: some('ngo'),
  };
}
