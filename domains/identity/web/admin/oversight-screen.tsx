import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { Slot, useSlotsAhead } from '@egcr/web-kit/slots.tsx';

import { StepUpProvider } from '../security/step-up.tsx';
import { AdminGate } from './admin-gate.tsx';
import { AuditList } from './audit-list.tsx';
import { useAdminText } from './messages/index.ts';
import { useAudit } from './queries.ts';

const SLOTS = ['super-admin.proposals', 'super-admin.price', 'super-admin.bank-file'] as const;

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
        <AdminGate reading={audit}>
          {({ pages }) => (
            <>
              <Slot name="super-admin.proposals" waiting={waiting} />
              <div className="grid gap-6 lg:grid-cols-2">
                <Slot name="super-admin.price" waiting={waiting} />
                <Slot name="super-admin.bank-file" waiting={waiting} />
              </div>
              <Card title={t('log')} description={t('log.lead')} padding="large">
                <AuditList items={pages.flatMap((page) => page.items)} />
                {audit.hasNextPage && (
                  <Button
                    look="secondary"
                    className="self-start"
                    busy={audit.isFetchingNextPage}
                    onClick={() => void audit.fetchNextPage()}
                  >
                    {t('log.more')}
                  </Button>
                )}
              </Card>
            </>
          )}
        </AdminGate>
      </div>
    </StepUpProvider>
  );
}
