import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { BackChecks } from './back-checks/back-checks.tsx';
import { Conflict } from './conflict-form.tsx';
import { Cycles } from './cycles.tsx';
import { Overpayments } from './overpayments/overpayments.tsx';
import { staffTexts } from './texts.ts';
import { WeeksToDecide } from './weeks-to-decide.tsx';

/** `/super-admin/support`: weeks that an officer looks at and those drawn by lot, the cycles that pay, what was paid too much, and whom an officer leaves to others. */
export function Screen() {
  const t = useText(staffTexts);
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <PageHeading title={t('title')} description={t('lead')} />
      <Cycles />
      <WeeksToDecide />
      <BackChecks />
      <Overpayments />
      <Conflict />
    </div>
  );
}
