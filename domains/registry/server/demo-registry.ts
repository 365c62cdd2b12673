import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { Activity, BusinessType } from '../contract/index.ts';
import { keepSampleDirectory } from './demo-businesses.ts';
import { keepSampleBusiness } from './demo-sample-business.ts';
import { businessesOf } from './directory/directory-store.ts';
import { holdName } from './name-store.ts';
import { keepSampleGroup } from './owners/demo-group.ts';
import type { RegistryParts } from './parts.ts';
import { FORM, registrationForm } from './registration-form.ts';
import { KIND } from './registration-kind.ts';
import { insertRegistration } from './store.ts';

type Step = 'take' | 'ask' | 'approve' | 'decline' | 'cancel';

interface Sample {
  readonly applicant: DemoPersona;
  readonly name: string;
  readonly jurisdiction: string;
  readonly type: BusinessType;
  readonly street: string;
  readonly town: string;
  readonly activities: readonly Activity[];
  readonly steps: readonly (readonly [event: Step, reason?: string])[];
}

/** Invented businesses, one for each stage of the queue. */
const samples: readonly Sample[] = [
  {
    applicant: 'business_owner',
    name: 'Ferri Olive Press',
    jurisdiction: 'IT',
    type: 'private_company',
    street: 'Via del Frantoio 8',
    town: 'Imperia',
    activities: ['A', 'C'],
    steps: [['take'], ['approve', 'The name is free and the holdings add up.']],
  },
  {
    applicant: 'personal_user',
    name: 'Okafor School Uniforms',
    jurisdiction: 'NG',
    type: 'private_company',
    street: '14 Weavers Lane',
    town: 'Enugu',
    activities: ['C', 'G'],
    steps: [['take']],
  },
  {
    applicant: 'ngo_user',
    name: 'Kumasi Bench Makers',
    jurisdiction: 'GH',
    type: 'cooperative',
    street: '3 Cedar Road',
    town: 'Kumasi',
    activities: ['C'],
    steps: [],
  },
  {
    applicant: 'government_user',
    name: 'Fjord Visitor Boats',
    jurisdiction: 'NO',
    type: 'partnership',
    street: 'Kaien 5',
    town: 'Bergen',
    activities: ['H', 'I'],
    steps: [['take'], ['ask', 'Please say who steers the boats.']],
  },
  {
    applicant: 'government_user',
    name: 'Royal Fjord Bank',
    jurisdiction: 'NO',
    type: 'public_company',
    street: 'Kaien 5',
    town: 'Bergen',
    activities: ['K'],
    steps: [['take'], ['decline', 'No permission for the words royal and bank.']],
  },
];

/** Gives the people of a demonstration registrations in every stage, marked as samples. */
export function demoRegistry(
  parts: Pick<RegistryParts, 'cases' | 'organisations' | 'key' | 'treasury'>,
): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      const ownerId = idOf('business_owner');
      // Before the others, which stand above them in the directory.
      await keepSampleDirectory(work);
      const organisationId = await keepSampleBusiness(parts, work, ownerId);
      await keepSampleGroup(work);
      for (const sample of samples) await registerSample(parts, work, { sample, idOf });
      // The owner's other business, of the first sample, is the one that the sample trades with.
      const others = await parts.organisations.idsOf(work.db, ownerId);
      const other = (await businessesOf(work.db, others)).find(
        (each) => each.organisation_id !== organisationId,
      );
      const otherId = other?.organisation_id ?? undefined;
      invariant(otherId !== undefined, 'the first sample was not registered');
      await parts.treasury.fillSample(work, { organisationId, ownerId, otherId });
    };
  };
}

async function registerSample(
  { cases }: Pick<RegistryParts, 'cases'>,
  work: Work,
  { sample, idOf }: { readonly sample: Sample; readonly idOf: (persona: DemoPersona) => string },
): Promise<void> {
  const caseId = work.newId();
  const applicantId = idOf(sample.applicant);
  const { name, jurisdiction, type, street, town } = sample;
  const written = { type, street, town, born: '1988-04-17' };
  const { reference } = await cases.open(work, {
    id: caseId,
    kind: KIND,
    subject: name,
    applicantId,
    submissionId: work.newId(),
    isSample: true,
    submitted: {
      form: FORM,
      formVersion: registrationForm.version,
      answers: {
        ...written,
        name,
        jurisdiction,
        activities: [...sample.activities],
        shares: 1000,
        share_value: '1000',
        own_shares: 1000,
        has_holders: false,
        declarations: ['true', 'no_state_register', 'allowed'],
      },
    },
  });
  await holdName(work, { name, jurisdiction, holderId: caseId });
  await insertRegistration(work, {
    case_id: caseId,
    reference,
    user_id: applicantId,
    name,
    jurisdiction,
    is_sample: true,
    details: {
      ...written,
      postcode: '',
      activities: [...sample.activities],
      shares: 1000,
      nominalMinor: '1000',
      ownShares: 1000,
      holders: [],
      directors: [],
      second: null,
    },
    feeTransferId: null,
  });
  for (const [event, reason] of sample.steps)
    await cases.takeSampleStep(work, {
      caseId,
      event,
      by: { who: 'officer', actorId: idOf('registry_reviewer'), ...(reason && { reason }) },
    });
}
