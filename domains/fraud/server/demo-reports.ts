import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';

import type { FraudCategory } from '../contract/index.ts';
import type { FraudParts } from './parts.ts';
import { fraudForm } from './report-form.ts';
import { openReport } from './report-fraud.ts';

type Step = readonly [
  event: 'take' | 'investigate' | 'ask' | 'act' | 'dismiss' | 'refer' | 'cancel',
  reason?: string,
];

interface Sample {
  readonly category: FraudCategory;
  readonly story: string;
  readonly contact?: string;
  readonly amount?: string;
  readonly isMoneyMoving?: boolean;
  readonly isNameWithheld?: boolean;
  readonly steps: readonly Step[];
}

const taken: Step = ['take'];
const looked: Step = ['investigate'];

/** Twenty invented reports: every state, and some that name the same link or number. Names end in `.example`, numbers are kept for fiction. */
const samples: readonly Sample[] = [
  {
    category: 'payment',
    story: 'I paid a deposit for a flat that does not exist.',
    amount: 'Ɉ 450.00',
    isMoneyMoving: true,
    contact: 'https://flats-cheap.example/deposit',
    steps: [],
  },
  {
    category: 'payment',
    story: 'The seller of a used phone took the money and is gone.',
    amount: 'USD 120.00',
    contact: '+12025550143',
    steps: [taken],
  },
  {
    category: 'payment',
    story: 'An invoice with another account number than last year.',
    amount: 'EUR 2,300.00',
    contact: 'billing@olive-supplies.example',
    steps: [taken, looked],
  },
  {
    category: 'message',
    story: 'A message says that my wallet is closed unless I follow a link.',
    contact: 'https://egcr-unlock.example/login',
    steps: [taken, looked, ['act', 'The operator of the network has taken the page down.']],
  },
  {
    category: 'message',
    story: 'The same message about a closed wallet, in another language.',
    contact: 'https://egcr-unlock.example/login',
    steps: [taken, ['act', 'The page was taken down after two reports.']],
  },
  {
    category: 'message',
    story: 'A call about a parcel that I never ordered.',
    contact: '+12025550143',
    isNameWithheld: true,
    steps: [],
  },
  {
    category: 'impersonation',
    story: 'A person on the phone said they work for EGCR and asked for my PIN.',
    contact: '+12025550178',
    steps: [taken, ['ask']],
  },
  {
    category: 'impersonation',
    story: 'Someone uses the photo of our director in a chat.',
    contact: '@director_helps',
    steps: [taken, looked],
  },
  {
    category: 'impersonation',
    story: 'A profile with my name asks my friends for money.',
    contact: '@my_name_real',
    steps: [taken, ['refer', 'The police of the place are in charge; they have the report.']],
  },
  {
    category: 'account',
    story: 'I was signed out and my address had been changed.',
    steps: [taken, looked, ['act', 'The sessions were ended and the address was set back.']],
  },
  {
    category: 'account',
    story: 'A sign-in at night from a country where I have never been.',
    isNameWithheld: true,
    steps: [taken],
  },
  {
    category: 'account',
    story: 'I got a code by text message without asking for one.',
    steps: [taken, ['dismiss', 'A neighbour had mistyped their number. Nothing was changed.']],
  },
  {
    category: 'job',
    story: 'They wanted a fee for the training before the first day.',
    amount: 'Ɉ 80.00',
    contact: 'jobs@quick-hire.example',
    steps: [],
  },
  {
    category: 'job',
    story: 'The job was to pass money on from my account.',
    contact: 'jobs@quick-hire.example',
    steps: [taken, looked],
  },
  {
    category: 'job',
    story: 'An offer with a salary far above what is usual.',
    contact: 'https://hire-now.example',
    steps: [taken, ['dismiss', 'The employer exists and has confirmed the offer.']],
  },
  {
    category: 'grant',
    story: 'A page promises a grant for a fee in advance.',
    amount: 'Ɉ 25.00',
    contact: 'https://grant-today.example',
    steps: [],
  },
  {
    category: 'grant',
    story: 'A man at the market sells places on the list of a grant.',
    isNameWithheld: true,
    steps: [taken, ['refer', 'The authority that gives the grant has the report.']],
  },
  {
    category: 'business',
    story: 'A shop with our name and our logo, but not ours.',
    contact: 'https://ferri-olives-shop.example',
    steps: [taken],
  },
  {
    category: 'business',
    story: 'The company on the invoice is not in any register.',
    contact: 'GB00EXAM12345612345678',
    steps: [['cancel']],
  },
  { category: 'other', story: 'A stranger took a photo of my card at the counter.', steps: [] },
];

/** What is invented names nobody. */
const nobodyKnown = async () => ({ people: [], organisations: [] });

const reporters = [
  'personal_user',
  'business_owner',
  'government_user',
  'ngo_user',
] as const satisfies readonly DemoPersona[];

/** Gives a demonstration twenty reports of fraud, marked as samples. */
export function demoReports(cases: FraudParts['cases']): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      for (const [
        place,
        { category, story, contact, amount, isMoneyMoving = false, isNameWithheld = false, steps },
      ] of samples.entries()) {
        const reporterId = idOf(reporters[place % reporters.length] ?? 'personal_user');
        const id = work.newId();
        const answers = {
          category,
          story,
          lost_money: amount !== undefined,
          ...(amount !== undefined && { amount, paid_by: 'wallet', is_money_moving: isMoneyMoving }),
          has_contact: contact !== undefined,
          ...(contact !== undefined && { contact }),
          is_name_withheld: isNameWithheld,
        };
        const submitted = { form: fraudForm.name, formVersion: fraudForm.version, answers };
        await openReport(
          { cases, ownHosts: [], partiesNamed: nobodyKnown, jobOf: async () => undefined },
          work,
          {
            id,
            reporterId,
            submissionId: work.newId(),
            submitted,
            isSample: true,
          },
        );
        for (const [event, reason] of steps) {
          const by =
            event === 'cancel'
              ? ({ who: 'applicant', actorId: reporterId } as const)
              : ({ who: 'officer', actorId: idOf('fraud_reviewer') } as const);
          await cases.takeSampleStep(work, {
            caseId: id,
            event,
            by: { ...by, ...(reason !== undefined && { reason }) },
          });
        }
      }
    };
  };
}
