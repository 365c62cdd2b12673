import { StepUpProvider } from '@egcr/identity/web';
import { useOwnRoles } from '@egcr/roles/web';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';

import type { StaffSlots } from '../../contract/index.ts';
import { AdminGate } from './admin-gate.tsx';
import { AuditList } from './audit-list.tsx';
import { useAdminText } from './texts.ts';
import { useAudit } from './queries.ts';

const StaffPlace: Offered<StaffSlots> = Slot;

/** `/super-admin-oversight`: what waits for a second person, the desks and the audit log, to each the parts that they may see. */
export function Screen() {
  const t = useAdminText();
  const isOpen = useOwnRoles().data?.isOpen ?? (() => false);
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
        <StaffPlace name="super-admin.decisions" isOpen={isOpen} waiting={waiting} />
        <div className="grid items-start gap-6 empty:hidden lg:grid-cols-2">
          <StaffPlace name="super-admin.tools" isOpen={isOpen} waiting={waiting} />
        </div>
        {isOpen({ permission: 'staff.read_audit' }) && <AuditLog />}
      </div>
    </StepUpProvider>
  );
}

function AuditLog() {
  const t = useAdminText();
  const audit = useAudit();
  const { items: data, error, readAgain: refetch } = audit;
  return (
    <AdminGate reading={{ data, error, isError: error !== null, refetch }}>
      {(items) => (
        <Card title={t('log')} description={t('log.lead')} padding="large">
          <AuditList items={items} />
          <ShowMore pages={audit} />
        </Card>
      )}
    </AdminGate>
  );
}
