import { ToastProvider } from '@egcr/ui/toast';
import { UiProvider } from '@egcr/ui/ui-provider';
import { frameTexts } from '@egcr/site/web';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { OnceAlive } from '@egcr/web-kit/once-alive.tsx';
import { prepareSlots, SlotProvider } from '@egcr/web-kit/slots.tsx';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';

import { IdleToast } from './idle-toast.tsx';
import { filledSlots } from './registry.ts';

const CaptchaGate = lazy(async () => ({ default: (await import('@egcr/captcha/web')).CaptchaGate }));
const ReferralWatch = besidePage(async () => (await import('@egcr/referrals/web')).loadReferralWatch());
const LegalsWatch = besidePage(async () => (await import('@egcr/legals/web')).loadLegalsWatch());
const slots = prepareSlots(filledSlots);

/** What only stands beside the page stays away until the next one where it cannot be fetched: the page itself must not be lost for it. */
function besidePage(load: () => Promise<{ readonly default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: () => null })));
}

/** What pages need on which people act: dialogs and menus, toasts, places that other domains fill. */
export function RichFrame() {
  const t = useText(frameTexts);
  const { locale, direction } = useLanguage();
  return (
    <UiProvider locale={locale} direction={direction}>
      <SlotProvider slots={slots}>
        <ToastProvider regionLabel={t('toasts.label')} closeLabel={t('close')}>
          <Outlet />
          <OnceAlive>
            <IdleToast />
            <Suspense>
              <CaptchaGate />
              <ReferralWatch />
              <LegalsWatch />
            </Suspense>
          </OnceAlive>
        </ToastProvider>
      </SlotProvider>
    </UiProvider>
  );
}
