import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';

import type { AlertRule } from '../contract/alert-rules.ts';
import type { AlertFacts } from '../contract/shapes.ts';
import type { FraudParts } from './parts.ts';
import { raiseAlert } from './raise-alert.ts';
import { moneyOf } from './wire.ts';

type Step = readonly [event: 'take' | 'investigate' | 'act' | 'dismiss', reason?: string];

interface Sample {
  readonly about: DemoPersona;
  readonly rule: AlertRule;
  /** Minor units of JVD. */
  readonly amount: bigint;
  readonly share: number;
  readonly after_s: number;
  readonly steps: readonly Step[];
}

const taken: Step = ['take'];
const looked: Step = ['investigate'];

/** Twelve invented alerts: one of each rule about a person, in every state. */
const samples: readonly Sample[] = [
  { about: 'personal_user', rule: 'new_device', amount: 90_000n, share: 82, after_s: 240, steps: [] },
  { about: 'business_owner', rule: 'new_device', amount: 240_000n, share: 61, after_s: 4000, steps: [] },
  { about: 'ngo_user', rule: 'new_device', amount: 75_000n, share: 55, after_s: 900, steps: [taken] },
  {
    about: 'government_user',
    rule: 'new_device',
    amount: 310_000n,
    share: 70,
    after_s: 7200,
    steps: [taken, looked],
  },
  {
    about: 'content_editor',
    rule: 'new_device',
    amount: 64_000n,
    share: 91,
    after_s: 180,
    steps: [taken, looked, ['act', 'The owner had not paid it. The money was held in time.']],
  },
  {
    about: 'registry_reviewer',
    rule: 'new_device',
    amount: 52_000n,
    share: 50,
    after_s: 40_000,
    steps: [taken, ['dismiss', 'The owner has a new phone and paid the rent.']],
  },
  { about: 'personal_user', rule: 'passed_on', amount: 48_000n, share: 95, after_s: 420, steps: [] },
  { about: 'business_owner', rule: 'passed_on', amount: 150_000n, share: 88, after_s: 1500, steps: [taken] },
  {
    about: 'ngo_user',
    rule: 'passed_on',
    amount: 60_000n,
    share: 100,
    after_s: 3000,
    steps: [taken, ['dismiss', 'A collection for a school, passed on to its account.']],
  },
  {
    about: 'government_user',
    rule: 'passed_on',
    amount: 82_000n,
    share: 84,
    after_s: 2200,
    steps: [taken, looked],
  },
  {
    about: 'content_editor',
    rule: 'passed_on',
    amount: 95_000n,
    share: 90,
    after_s: 300,
    steps: [taken, looked, ['act', 'Three victims named the same account.']],
  },
  {
    about: 'registry_reviewer',
    rule: 'passed_on',
    amount: 41_000n,
    share: 81,
    after_s: 3500,
    steps: [taken, ['act', 'The person was recruited by a false job offer.']],
  },
];

const TIMES = 2;
const PERCENT = 100n;

function factsOf({ rule, amount, share, after_s }: Sample): AlertFacts {
  const money = moneyOf('JVD', amount);
  if (rule === 'new_device') return { rule, paid: money, share, after_s };
  const sent = moneyOf('JVD', (amount * BigInt(share)) / PERCENT);
  return { rule, received: money, sent, share, after_s, times: TIMES };
}

/** Gives a demonstration twelve alerts, marked as samples: they count for no rule's precision. */
export function demoAlerts(cases: FraudParts['cases']): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      for (const sample of samples) {
        const userId = idOf(sample.about);
        const facts = factsOf(sample);
        const caseId = await raiseAlert({ cases }, work, { userId, facts, transferIds: [], isSample: true });
        invariant(caseId !== undefined, 'two invented alerts are about one person and rule');
        for (const [event, reason] of sample.steps) {
          const by = { who: 'officer', actorId: idOf('fraud_reviewer') } as const;
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
