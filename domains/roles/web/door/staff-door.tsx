import { StepUpProvider, useFailureText } from '@egcr/identity/web';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { CallRefusal } from '@egcr/web-kit/call';
import type { DoorKeys, DoorProps, StaffDoors } from '@egcr/web-kit/staff-door.tsx';
import { Suspense, type ReactNode } from 'react';

import { permissionsOf, rolesWith } from '../../contract/matrix.ts';
import { staffRoles, type StaffRole } from '../../contract/staff-roles.ts';
import { FactorCard } from './factor-card.tsx';
import { opens, readOwnRoles, useOwnRoles } from './own-roles.ts';
import { RefusedCard } from './refused-card.tsx';
import { useDoorText } from './texts.ts';

/** Asks the server for the person's roles, and shows what is behind the door to those whom it lets in. */
function Door({ keys, Below, children }: DoorProps): ReactNode {
  const t = useDoorText();
  const explain = useFailureText();
  const own = useOwnRoles();
  if (own.data === undefined)
    return own.isError ? (
      <ErrorCard
        headingLevel={1}
        title={t('unread')}
        description={explain(own.error)}
        retryLabel={t('retry')}
        onRetry={() => void own.refetch()}
      />
    ) : (
      <Waiting />
    );
  if (!opens(own.data, keys)) {
    const has = (role: StaffRole) => own.data.roles.some((held) => held.role === role);
    return (
      <Closed>
        <RefusedCard needed={rolesFor(keys)} own={staffRoles.filter(has)} />
        {Below && (
          <Suspense>
            <Below onGiven={() => void own.refetch()} />
          </Suspense>
        )}
      </Closed>
    );
  }
  const readAgain = async () => {
    const { data } = await own.refetch({ throwOnError: true });
    if (data?.needsSecondFactor === true)
      throw new CallRefusal({ code: 'second_factor_required', status: 403 });
  };
  if (own.data.needsSecondFactor)
    return (
      <Closed>
        <FactorCard readAgain={readAgain} />
      </Closed>
    );
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}

/** The page in place of the screen. */
function Closed({ children }: { readonly children: ReactNode }) {
  const t = useDoorText();
  return (
    <StepUpProvider>
      <div className="flex flex-col gap-6 sm:gap-8">
        <PageHeading title={t('area')} />
        {children}
      </div>
    </StepUpProvider>
  );
}

function Waiting() {
  const t = useDoorText();
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}

/** The roles that open a door. */
function rolesFor(keys: DoorKeys): readonly StaffRole[] {
  return staffRoles.filter((role) =>
    keys === 'any'
      ? permissionsOf(role).length > 0
      : keys.some(({ permission }) => rolesWith(permission).includes(role)),
  );
}

/** Why a call of an open screen was refused. */
const Refused: StaffDoors['Refused'] = ({ refusal, readAgain }) => {
  const listed = (member: string) => {
    const names = String(refusal.members[member] ?? '').split(' ');
    return staffRoles.filter((role) => names.includes(role));
  };
  return refusal.code === 'second_factor_required' ? (
    <StepUpProvider>
      <FactorCard readAgain={readAgain} />
    </StepUpProvider>
  ) : (
    <RefusedCard needed={listed('roles')} own={listed('own_roles')} />
  );
};

export const doors: StaffDoors = {
  Door,
  Refused,
  opens: async (keys) => opens(await readOwnRoles(), keys),
};
