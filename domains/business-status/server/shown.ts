import { mayCause, stateAfter } from '@egcr/contract/machine';
import { toInstant } from '@egcr/contract/time';
import { forbiddenBy, officerEvents, ownerEvents, statusMachine } from '@egcr/registry/contract';
import type { StatusBusiness } from '@egcr/registry/server';
import type { Work } from '@egcr/server-kit/work';

import type { OwnStatus } from '../contract/index.ts';
import type { StatusParts } from './parts.ts';

type Event = OwnStatus['steps'][number]['event'];
const shownEvents: readonly Event[] = [...ownerEvents, ...officerEvents];

/** What both owners and officers read of a business. */
export async function shownStatus(
  { statuses }: Pick<StatusParts, 'statuses'>,
  { db }: Pick<Work, 'db'>,
  { id, name, number, status }: StatusBusiness,
): Promise<Omit<OwnStatus, 'may'>> {
  const steps = await statuses.steps(db, id);
  return {
    id,
    name,
    number,
    status,
    forbids: [...forbiddenBy(status)],
    steps: steps.flatMap((step) => {
      const event = shownEvents.find((each) => each === step.event);
      if (event === undefined) return [];
      const { effective_on: on, made_at: madeAt, reason } = step;
      return [{ event, status: step.status, reason, on, made_at: toInstant(madeAt) }];
    }),
  };
}

/** Which of these steps someone may take with this status. */
export function stepsFor<Step extends Event>(
  events: readonly Step[],
  { status }: Pick<StatusBusiness, 'status'>,
  who: 'owner' | 'officers',
): Step[] {
  return events.filter(
    (event) => mayCause(statusMachine, event, who) && stateAfter(statusMachine, status, event) !== undefined,
  );
}
