import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Slot } from '@egcr/web-kit/slots.tsx';

import { StepUpProvider } from '../security/step-up.tsx';
import { AdminGate } from './admin-gate.tsx';
import { AuditList } from './audit-list.tsx';
import { useAdminText } from './messages/index.ts';
import { useAudit } from './queries.ts';

/** `/super-admin-oversight`: what waits for a second person and the audit log, for those the server lets see it. */
export function Screen() {
  const t = useAdminText();
  const audit = useAudit();
  return (
    <StepUpProvider>
      <div className="flex flex-col gap-6 sm:gap-8">
        <PageHeading title={t('oversight.title')} description={t('oversight.lead')} />
        <AdminGate reading={audit}>
          {({ pages }) => (
            <>
              <Slot name="super-admin.proposals" />
              <div className="grid gap-6 lg:grid-cols-2">
                <Slot name="super-admin.price" />
                <Slot name="super-admin.bank-file" />
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
