import * as z from 'zod/mini';

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const date = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/));
const percent = z.optional(z.number().check(z.gte(0), z.lte(100)));

/** All kinds of interest of BODS 0.4. */
const interestTypes = [
  'shareholding',
  'votingRights',
  'appointmentOfBoard',
  'otherInfluenceOrControl',
  'seniorManagingOfficial',
  'settlor',
  'trustee',
  'protector',
  'beneficiaryOfLegalArrangement',
  'rightsToSurplusAssetsOnDissolution',
  'rightsToProfitOrIncome',
  'rightsGrantedByContract',
  'conditionalRightsGrantedByContract',
  'controlViaCompanyRulesOrArticles',
  'controlByLegalFramework',
  'boardMember',
  'boardChair',
  'unknownInterest',
  'unpublishedInterest',
  'enjoymentAndUseOfAssets',
  'rightToProfitOrIncomeFromAssets',
  'nominee',
  'nominator',
] as const;
const entityTypes = [
  'registeredEntity',
  'legalEntity',
  'arrangement',
  'anonymousEntity',
  'unknownEntity',
  'state',
  'stateBody',
] as const;

const entityDetails = z.looseObject({
  isComponent: z.boolean(),
  entityType: z.looseObject({ type: z.enum(entityTypes) }),
  name: z.optional(z.string()),
  identifiers: z.optional(
    z.array(z.looseObject({ id: z.optional(z.string()), schemeName: z.optional(z.string()) })),
  ),
  jurisdiction: z.optional(z.looseObject({ name: z.string(), code: z.optional(z.string()) })),
  foundingDate: z.optional(z.string().check(z.regex(day))),
});

const personDetails = z.looseObject({
  isComponent: z.boolean(),
  personType: z.enum(['anonymousPerson', 'unknownPerson', 'knownPerson']),
  names: z.optional(z.array(z.looseObject({ type: z.optional(z.string()), fullName: z.string() }))),
  birthDate: z.optional(z.string().check(z.regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/))),
});

const unspecified = z.looseObject({ reason: z.string() });
const interest = z.looseObject({
  type: z.optional(z.enum(interestTypes)),
  directOrIndirect: z.optional(z.enum(['direct', 'indirect', 'unknown'])),
  beneficialOwnershipOrControl: z.optional(z.boolean()),
  details: z.optional(z.string()),
  share: z.optional(z.looseObject({ exact: percent, minimum: percent, maximum: percent })),
});
const relationshipDetails = z.looseObject({
  isComponent: z.boolean(),
  subject: z.union([z.string(), unspecified]),
  interestedParty: z.union([z.string(), unspecified]),
  interests: z.optional(z.array(interest)),
});

const common = {
  statementId: z.string().check(z.minLength(32), z.maxLength(64)),
  statementDate: date,
  declarationSubject: z.string(),
  recordId: z.string(),
  recordStatus: z.optional(z.enum(['new', 'updated', 'closed'])),
  source: z.optional(z.looseObject({})),
  publicationDetails: z.optional(
    z.looseObject({
      publicationDate: date,
      bodsVersion: z.string().check(z.regex(/^\d+\.\d+$/)),
      publisher: z.looseObject({ name: z.optional(z.string()), url: z.optional(z.string()) }),
    }),
  ),
};

/** A statement of BODS 0.4, as far as we read it; further members are allowed. */
export const bodsStatement = z.discriminatedUnion('recordType', [
  z.looseObject({ ...common, recordType: z.literal('entity'), recordDetails: entityDetails }),
  z.looseObject({ ...common, recordType: z.literal('person'), recordDetails: personDetails }),
  z.looseObject({ ...common, recordType: z.literal('relationship'), recordDetails: relationshipDetails }),
]);
export type ReadStatement = z.output<typeof bodsStatement>;

/** A statement as we write it. */
export interface BodsStatement {
  readonly statementId: string;
  readonly statementDate: string;
  readonly declarationSubject: string;
  readonly recordId: string;
  readonly recordType: 'entity' | 'person' | 'relationship';
  readonly recordStatus: 'new';
  readonly recordDetails: Readonly<Record<string, unknown>>;
  readonly source: { readonly type: readonly ['selfDeclaration']; readonly description: string };
  readonly publicationDetails: {
    readonly publicationDate: string;
    readonly bodsVersion: string;
    readonly publisher: { readonly name: string; readonly url: string };
  };
}
