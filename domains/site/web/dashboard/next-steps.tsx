import { hrefOf } from '@egcr/contract/product-screens';
import { TaskRow } from '@egcr/ui/task-row';
import { variants } from '@egcr/ui/variants';
import { isVerified } from '@egcr/web-kit/auth-state';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession, type AuthUser } from '@egcr/web-kit/session';
import { Slot as Place, type Offered } from '@egcr/web-kit/slots.tsx';
import { MailPlus, Smartphone } from 'lucide-react';

import type { HomeSlots } from '../../contract/index.ts';
import { Coming, useStill } from './still.tsx';
import { dashboardTexts } from './texts.ts';

const HomePlace: Offered<HomeSlots> = Place;

/** The tile of what helps this person most now. Each domain says what is left to do in it; without anything the part is not there. */
export function Slot() {
  const t = useText(dashboardTexts);
  const user = useSession((now) => now.user);
  const missing = missingAddress(user);
  const isStill = useStill();
  return (
    <section data-steps className={stepsClass({ state: isStill ? 'still' : 'coming' })}>
      <h2 className="text-xl">{t('next.title')}</h2>
      <p className="text-ink-2 group-has-[li]/steps:hidden">{t('next.none')}</p>
      <ul className="empty:hidden">
        <HomePlace name="dashboard.next" waiting={<Coming as="li" />} />
        {missing && (
          <TaskRow
            href={hrefOf('settings', { section: 'contacts' })}
            Icon={missing === 'email' ? MailPlus : Smartphone}
            title={t(`next.verify-${missing}`)}
            text={t(`next.verify-${missing}.text`)}
          />
        )}
      </ul>
    </section>
  );
}

/** Nothing is shown before the answers are there. On a wide window a column of its own is kept, and says so where there is nothing to do. */
const stepsClass = variants('group/steps flex-col gap-2', {
  state: {
    coming: 'hidden',
    still: 'hidden has-[li]:flex xl:only:flex',
  },
});

/** The second address of someone who has verified one. */
function missingAddress(user: AuthUser | null): 'email' | 'phone' | undefined {
  if (!user || !isVerified(user)) return undefined;
  if (!user.isEmailVerified) return 'email';
  return user.isPhoneVerified ? undefined : 'phone';
}
