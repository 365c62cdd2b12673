import { useActingFor } from '@egcr/organisations/web';
import { useOwnRoles } from '@egcr/roles/web';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useState } from 'react';

import type { PlanState } from '../../contract/index.ts';
import { MakingPlan } from './making-plan.tsx';
import { NewPlanIntro } from './new-plan-intro.tsx';
import { PlanMade } from './plan-made.tsx';
import { newPlanAddress } from './plans-address.ts';
import { useOwnPlans } from './queries.ts';

interface Made {
  readonly id: string;
  readonly state: PlanState;
}

/** `/create/grant-programme`: what a programme takes, its questions, and what follows once it is sent. */
export function Screen() {
  const actingFor = useActingFor()?.id;
  const { view } = useAddress(newPlanAddress);
  const isManager = useOwnRoles().data?.isOpen({ permission: 'grants.review' }) === true;
  const own = useOwnPlans(actingFor);
  const [made, setMade] = useState<Made>();
  if (made) return <PlanMade {...made} />;
  const changed = own.data?.items.find(({ id }) => id === view.changes);
  // Answers that are known are written into the draft as it begins: it waits for them.
  if (view.changes !== undefined && own.isPending) return null;
  const isBegun = view.question !== undefined || view.step !== undefined || changed !== undefined;
  // One that is not theirs, or not among their latest, is not changed: nor is another made of its answers.
  const isUnknown = view.changes !== undefined && changed === undefined;
  if (!isBegun || isUnknown)
    return (
      <NewPlanIntro
        isManager={isManager}
        mayMake={own.data?.may_make}
        actingFor={actingFor}
        own={own.data?.items ?? []}
      />
    );
  return (
    <MakingPlan
      key={`${actingFor ?? ''} ${changed?.id ?? ''}`}
      actingFor={actingFor}
      changed={changed}
      onMade={setMade}
    />
  );
}
