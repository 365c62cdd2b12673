import type { CasesDoor } from '@egcr/cases/server';
import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';

import { formOf, type ServiceType } from '../contract/index.ts';
import { serviceKind } from './service-form.ts';

type Door = Pick<CasesDoor, 'open' | 'takeSampleStep'>;

interface Sample {
  readonly applicant: DemoPersona;
  readonly type: ServiceType;
  readonly purpose: string;
  readonly organization?: string;
  /** After the submission. */
  readonly steps: readonly (readonly [
    event: 'take' | 'ask' | 'approve' | 'decline' | 'cancel',
    reason?: string,
  ])[];
}

/** Invented cases, one for each state. */
const samples: readonly Sample[] = [
  {
    applicant: 'personal_user',
    type: 'ai-agent',
    purpose: 'An agent that sorts the mail of my workshop.',
    steps: [],
  },
  {
    applicant: 'business_owner',
    type: 'payment-gateway-merchant',
    purpose: 'We sell olive oil and want to take payments on our website.',
    organization: 'Ferri Olive Press',
    steps: [['take']],
  },
  {
    applicant: 'business_owner',
    type: 'token',
    purpose: 'A token for shares in next year’s harvest.',
    organization: 'Ferri Olive Press',
    steps: [['take'], ['ask']],
  },
  {
    applicant: 'government_user',
    type: 'subnational-reserve',
    purpose: 'A reserve for the municipality, for repairs of the harbour.',
    organization: 'Municipality of Solvik',
    steps: [['take'], ['approve', 'The council’s resolution is complete.']],
  },
  {
    applicant: 'ngo_user',
    type: 'grant-programme',
    purpose: 'Small grants for school gardens.',
    organization: 'Green Classrooms',
    steps: [['take'], ['decline', 'The budget of the programme is missing.']],
  },
  {
    applicant: 'personal_user',
    type: 'fund',
    purpose: 'A fund for the football club.',
    steps: [['cancel']],
  },
];

/** Gives the people of a demonstration a service case in each state, marked as samples. */
export function demoCases(cases: Door): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      for (const { applicant, type, purpose, organization, steps } of samples) {
        const caseId = work.newId();
        await cases.open(work, {
          id: caseId,
          kind: serviceKind.name,
          subject: type,
          applicantId: idOf(applicant),
          submissionId: work.newId(),
          isSample: true,
          submitted: {
            form: formOf(type),
            formVersion: 1,
            answers: {
              purpose,
              for_organization: organization !== undefined,
              ...(organization !== undefined && { organization }),
              is_urgent: false,
            },
          },
        });
        for (const [event, reason] of steps) {
          const by =
            event === 'cancel'
              ? ({ who: 'applicant', actorId: idOf(applicant) } as const)
              : ({ who: 'officer', actorId: idOf('content_editor') } as const);
          await cases.takeSampleStep(work, {
            caseId,
            event,
            by: { ...by, ...(reason !== undefined && { reason }) },
          });
        }
      }
    };
  };
}
