import { StepUpProvider } from '@egcr/identity/web';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { Slot, useSlotsAhead, type Offered } from '@egcr/web-kit/slots.tsx';

import type { StaffSlots } from '../../contract/index.ts';
import { AdminGate } from './admin-gate.tsx';
import { AuditList } from './audit-list.tsx';
import { useAdminText } from './texts.ts';
import { useAudit } from './queries.ts';

const StaffPlace: Offered<StaffSlots> = Slot;

const SLOTS = ['super-admin.decisions', 'super-admin.tools'] as const satisfies readonly (keyof StaffSlots)[];

/** `/super-admin-oversight`: what waits for a second person and the audit log, for those the server lets see it. */
export function Screen() {
  const t = useAdminText();
  const audit = useAudit();
  useSlotsAhead(SLOTS);
  // Each keeps its place, so that the log does not come first and then jump down.
  const waiting = (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
  return (
    <StepUpProvider>
      <div className="flex flex-col gap-6 sm:gap-8">
        <PageHeading title={t('oversight.title')} description={t('oversight.lead')} />
        <AdminGate
          reading={{
            data: audit.items,
            error: audit.error,
            isError: audit.error !== null,
            refetch: audit.readAgain,
          }}
        >
          {(items) => (
            <>
              <StaffPlace name="super-admin.decisions" waiting={waiting} />
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <StaffPlace name="super-admin.tools" waiting={waiting} />
              </div>
              <Card title={t('log')} description={t('log.lead')} padding="large">
                <AuditList items={items} />
                <ShowMore pages={audit} />
              </Card>
            </>
          )}
        </AdminGate>
      </div>
    </StepUpProvider>
  );
}
